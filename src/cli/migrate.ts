import { loadConfig } from "../config.js";
import { MIGRATIONS } from "../migrated-store.js";
import { migrate } from "../platform/store/migrate.js";
import { openStore } from "../platform/store/open-store.js";
import { type Command, print, readOptions } from "./command.js";

export const migrateCommand: Command = {
  name: "migrate",
  usage: ["migrate                                 apply the migrations that the database lacks"],
  async run(args) {
    readOptions(args, {});
    const config = loadConfig();
    const store = await openStore(config.DATABASE_URL, { poolSize: config.DATABASE_POOL });
    try {
      const applied = await migrate(store, MIGRATIONS);
      for (const name of applied) print(`applied ${name}`);
      if (applied.length === 0) print("the database is up to date");
      return 0;
    } finally {
      await store.close();
    }
  },
};

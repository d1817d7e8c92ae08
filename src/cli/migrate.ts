import { migrate } from "../platform/store/migrate.js";
import { MIGRATIONS } from "../platform/store/migrated-store.js";
import { openStore } from "../platform/store/open-store.js";
import { storeVariables } from "../platform/store/store-variables.js";
import { type Command, print, readOptions } from "./command.js";
import { configured } from "./parts.js";

export const migrateCommand: Command = {
  async run(args) {
    readOptions(args, {});
    const { DATABASE_URL, DATABASE_POOL } = configured(storeVariables);
    const store = await openStore(DATABASE_URL, { poolSize: DATABASE_POOL });
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

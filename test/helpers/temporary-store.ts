import { fileURLToPath } from "node:url";
import { migrate } from "../../src/platform/store/migrate.js";
import { openStore } from "../../src/platform/store/open-store.js";
import type { Store } from "../../src/platform/store/sql.js";

const MIGRATIONS = fileURLToPath(new URL("../../migrations", import.meta.url));

/** A store in memory with every table. */
export async function temporaryStore(): Promise<Store> {
  const store = await openStore("sqlite::memory:", { poolSize: 1 });
  await migrate(store, MIGRATIONS);
  return store;
}

import { fileURLToPath } from "node:url";
import { migrate, pendingMigrations } from "./migrate.js";
import { openStore, type StoreOptions } from "./open-store.js";
import type { Store } from "./sql.js";

/** Where the migrations are, beside the source as beside what is built from it. */
export const MIGRATIONS = fileURLToPath(new URL("../../../migrations", import.meta.url));

/** Opens a store and applies the migrations it lacks. */
export async function openMigratedStore(
  databaseUrl: string,
  options: StoreOptions,
): Promise<Store> {
  const store = await openStore(databaseUrl, options);
  try {
    // A store that lacks nothing is not written to, so that a read-only one can still be read.
    if ((await pendingMigrations(store, MIGRATIONS)).length > 0) await migrate(store, MIGRATIONS);
    return store;
  } catch (error) {
    await store.close();
    throw error;
  }
}

import { afterAll } from "vitest";
import { migrate } from "../../src/platform/store/migrate.js";
import { openStore } from "../../src/platform/store/open-store.js";
import type { Store } from "../../src/platform/store/sql.js";
import { startPglite } from "./servers/pglite.js";
import { temporaryStore } from "./temporary-store.js";

const MIGRATIONS = new URL("../../migrations", import.meta.url).pathname;

/**
 * A store of each kind for `describe.each`, with its tables; each call opens one. Those of PostgreSQL
 * share their rows, and their server ends after the tests of the file.
 */
export async function bothStores(): Promise<
  readonly { readonly title: string; open(): Promise<Store> }[]
> {
  const pglite = await startPglite();
  afterAll(() => pglite.stop());
  return [
    { title: "SQLite", open: temporaryStore },
    {
      title: "PostgreSQL",
      async open() {
        const store = await openStore(pglite.url, { poolSize: 1 });
        await migrate(store, MIGRATIONS);
        return store;
      },
    },
  ];
}

import { definePart } from "../parts/part.js";
import { openMigratedStore } from "./migrated-store.js";
import type { Store } from "./sql.js";
import { storeVariables } from "./store-variables.js";
import { timeDurableWrites } from "./timed-store.js";

declare module "../parts/part.js" {
  interface Parts {
    readonly store: Store;
  }
}

const EXPOSED =
  "other users can reach this path of the database, and its mode is not ours to change";

export const part = definePart({
  name: "store",
  needs: ["metrics", "log"],
  config: storeVariables,
  async create({ metrics, log }, { DATABASE_URL, DATABASE_POOL }) {
    const observe = metrics.histogram({
      name: "gatehouse_store_durable_write_seconds",
      help: "Time until a durable write is on disk",
    });
    const store = await openMigratedStore(DATABASE_URL, {
      poolSize: DATABASE_POOL,
      onExposed: (path) => log.warn({ path }, EXPOSED),
    });
    return timeDurableWrites(store, (seconds) => observe({}, seconds));
  },
  close: (store) => store.close(),
});

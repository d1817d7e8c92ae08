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

export const part = definePart({
  name: "store",
  needs: ["metrics"],
  config: storeVariables,
  create: async ({ metrics }, { DATABASE_URL, DATABASE_POOL }) =>
    timeDurableWrites(
      await openMigratedStore(DATABASE_URL, { poolSize: DATABASE_POOL }),
      metrics.durableWrite,
    ),
  close: (store) => store.close(),
});

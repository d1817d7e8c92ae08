import { definePart, type Parts } from "../parts/part.js";
import { openMigratedStore } from "./migrated-store.js";
import { observeStore } from "./observe-store.js";
import type { Store } from "./sql.js";
import type { Checkpoints } from "./sqlite/checkpoints.js";
import { storeVariables } from "./store-variables.js";
import { dedicated } from "./tasks.js";
import { timeDurableWrites } from "./timed-store.js";

declare module "../parts/part.js" {
  interface Parts {
    readonly store: Store;
  }
}

/** 16 MB: as much as the writer leaves the log when it begins anew. */
const CHECKPOINT_PAGES_MAX = 4_000;
const CHECKPOINT_MEMORY_MB = 32;
const CHECKPOINT_MS_MAX = 60_000;
const EXPOSED =
  "other users can reach this path of the database, and its mode is not ours to change";

export const part = definePart({
  name: "store",
  needs: ["metrics", "log", "threads"],
  config: storeVariables,
  async create({ metrics, log, threads }, { DATABASE_URL, DATABASE_POOL }) {
    const observe = metrics.histogram({
      name: "gatehouse_store_durable_write_seconds",
      help: "Time until a durable write is on disk",
    });
    const store = await openMigratedStore(DATABASE_URL, {
      poolSize: DATABASE_POOL,
      observer: observeStore(metrics),
      onExposed: (path) => log.warn({ path }, EXPOSED),
      checkpointsOf: (file) => checkpointOnThread(file, { threads, log }),
    });
    return timeDurableWrites(store, (seconds) => observe({}, seconds));
  },
  close: (store) => store.close(),
});

/** The thread starts with the first checkpoint, which a small database never needs. */
function checkpointOnThread(
  file: string,
  { threads, log }: Pick<Parts, "threads" | "log">,
): Checkpoints {
  const worker = threads.dedicate(dedicated["sqlite-checkpoints"], {
    settings: { file, logPagesMax: CHECKPOINT_PAGES_MAX },
    memoryMb: CHECKPOINT_MEMORY_MB,
    onLost: (err) => log.warn({ err }, "the thread that checkpoints the database ended"),
  });
  return {
    run: () => worker.call("checkpoint", undefined, { timeoutMs: CHECKPOINT_MS_MAX }),
    close: () => worker.close(),
  };
}

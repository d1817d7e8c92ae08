import { fstat } from "node:fs";
import { promisify } from "node:util";

const fstatOf = promisify(fstat);
const LOOK_EVERY_MS = 250;

/** Who moves what is committed from the log of a database to its file. */
export interface Checkpoints {
  /** Copies what is in the log; called again only when it has ended. */
  run(): Promise<void>;
  close(): Promise<void>;
}

export interface WatchOptions {
  readonly walDescriptor: number;
  /** A shorter log is left to grow. */
  readonly logBytesMin: number;
}

/** Has a log checkpointed whenever it was written to; answers what ends that. */
export function watchLog(
  checkpoints: Checkpoints,
  { walDescriptor, logBytesMin }: WatchOptions,
): () => Promise<void> {
  let seenAt = 0;
  let looking: Promise<void> | undefined;

  async function look(): Promise<void> {
    const { size, mtimeMs } = await fstatOf(walDescriptor);
    if (size < logBytesMin || mtimeMs === seenAt) return;
    await checkpoints.run();
    // What was written meanwhile is seen the next time.
    seenAt = mtimeMs;
  }

  const timer = setInterval(() => {
    looking ??= look()
      // A log that is not checkpointed grows, and the writer then does it: nothing is lost.
      .catch(() => undefined)
      .finally(() => {
        looking = undefined;
      });
  }, LOOK_EVERY_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await looking;
    await checkpoints.close();
  };
}

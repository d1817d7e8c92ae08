import { fstat } from "node:fs";
import { promisify } from "node:util";

const fstatOf = promisify(fstat);
const LOOK_EVERY_MS = 250;
/** The length that a log keeps. */
export const LOG_BYTES_KEPT = 16 * 1024 * 1024;
/** Half a gigabyte that is given back at once takes some file systems 300 ms, and the writer waits. */
const LOG_BYTES_CUT = 16 * 1024 * 1024;
const UNLIMITED = -1;

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
  /** Sets the length that a log is cut to when it begins anew; -1 leaves it as it is. */
  readonly limitLog: (bytes: number) => void;
}

/**
 * Has a log checkpointed whenever it was written to, and cuts one that grew piece by piece, each time
 * it begins anew; answers what ends that.
 */
export function watchLog(
  checkpoints: Checkpoints,
  { walDescriptor, logBytesMin, limitLog }: WatchOptions,
): () => Promise<void> {
  let seenAt = 0;
  let looking: Promise<void> | undefined;

  async function look(): Promise<void> {
    const { size, mtimeMs } = await fstatOf(walDescriptor);
    if (size < logBytesMin || mtimeMs === seenAt) return;
    limitLog(UNLIMITED);
    await checkpoints.run();
    const grown = await fstatOf(walDescriptor);
    limitLog(Math.max(LOG_BYTES_KEPT, grown.size - LOG_BYTES_CUT));
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

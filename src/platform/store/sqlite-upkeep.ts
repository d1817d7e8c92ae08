import type { SqliteFiles } from "./sqlite-files.js";

const LOOK_MS = 250;
/** So many writes are worth a checkpoint; a few are left for a while, so that an idle disk can rest. */
const WRITES_MIN = 50;
const FEW_WRITES_MS = 30_000;

export interface UpkeepOptions {
  /** How many writes there were so far. */
  readonly writes: () => number;
  /** Checkpoints a file on another thread. */
  readonly work: (file: string) => Promise<void>;
}

/**
 * Has the log of a database copied into its file on another thread whenever enough was written, one
 * time after the other. While that fails, commits do it themselves, when the log has grown large.
 */
export function startUpkeep(
  files: Pick<SqliteFiles, "path" | "expectHelp">,
  { writes, work }: UpkeepOptions,
): { stop(): void } {
  const { path } = files;
  if (path === undefined) return { stop() {} };
  let doneWrites = writes();
  let doneAt = performance.now();
  let isWorking = false;

  async function look(file: string): Promise<void> {
    const fresh = writes() - doneWrites;
    const isWorthIt = fresh >= WRITES_MIN || performance.now() - doneAt >= FEW_WRITES_MS;
    if (isWorking || fresh === 0 || !isWorthIt) return;
    isWorking = true;
    doneWrites += fresh;
    doneAt = performance.now();
    await work(file).catch(() => {
      // The next look tries again: what is in the log is safe there.
    });
    isWorking = false;
  }

  files.expectHelp();
  const timer = setInterval(() => void look(path), LOOK_MS).unref();
  return { stop: () => clearInterval(timer) };
}

import { readProcess } from "./processes.js";

export interface SharedMemoryOptions {
  /** What the shared processes may take beyond what they took when it was least. */
  readonly bytesMax: number;
  /** Ends the session that is to blame most; false where there is none. */
  readonly relieve: (reason: string) => Promise<boolean>;
  /** Nothing else helped. */
  readonly onHopeless: () => void;
}

/** Ends of sessions that did not bring the memory back, before Chromium is started again. */
const RELIEFS_MAX = 3;
/** Memory comes back within this time. */
const SETTLE_MS = 3_000;
const BYTES_PER_MIB = 1_048_576;

/**
 * Watches the processes that all pages share: what a page has the browser keep for it (blobs, cookies,
 * answers) is memory of theirs, which no renderer shows.
 */
export class SharedMemory {
  readonly #options: SharedMemoryOptions;
  #leastBytes = Number.POSITIVE_INFINITY;
  #reliefs = 0;
  #settledAt = 0;

  constructor(options: SharedMemoryOptions) {
    this.#options = options;
  }

  async check(pids: readonly number[]): Promise<void> {
    const bytes = pids.reduce((sum, pid) => sum + (readProcess(pid)?.memoryBytes ?? 0), 0);
    if (bytes === 0) return;
    this.#leastBytes = Math.min(this.#leastBytes, bytes);
    const { bytesMax, relieve, onHopeless } = this.#options;
    if (bytes - this.#leastBytes <= bytesMax) {
      this.#reliefs = 0;
      return;
    }
    if (performance.now() < this.#settledAt) return;
    this.#reliefs += 1;
    const reason = `the page had the browser keep more than ${bytesMax / BYTES_PER_MIB} MiB for it`;
    const isRelieved = this.#reliefs <= RELIEFS_MAX && (await relieve(reason));
    this.#settledAt = performance.now() + SETTLE_MS;
    if (!isRelieved) onHopeless();
  }
}

export const STARTS_MAX = 5;
const WINDOW_MS = 60_000;

/** Counts starts, so that what ends again and again is not started for ever. */
export class StartLimit {
  #starts: number[] = [];

  /** Whether there may be one more start now, which is counted then: at most five within a minute. */
  take(): boolean {
    const now = performance.now();
    this.#starts = this.#starts.filter((at) => now - at < WINDOW_MS);
    if (this.#starts.length >= STARTS_MAX) return false;
    this.#starts.push(now);
    return true;
  }
}

const MINUTE_MS = 60_000;
const WAIT_MS = 1_000;

/**
 * Slows down what comes too often: answers how many milliseconds the next one is to wait, which is
 * nothing for the first `freePerMinute` of a minute and a second for each one beyond.
 */
export function createPace(freePerMinute: number): () => number {
  let minuteEnd = 0;
  let seen = 0;
  return () => {
    const now = performance.now();
    if (now >= minuteEnd) {
      minuteEnd = now + MINUTE_MS;
      seen = 0;
    }
    seen += 1;
    return seen <= freePerMinute ? 0 : WAIT_MS;
  };
}

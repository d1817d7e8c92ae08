export const DAY_MS = 86_400_000;

/** Days that counts and statistics are kept. */
export const KEPT_DAYS = 400;

/** The UTC day of a time in epoch milliseconds, in days since 1970. */
export function utcDay(time: number): number {
  return Math.floor(time / DAY_MS);
}

/** Seconds from a time in epoch milliseconds until the next UTC day, 1 to 86,400. */
export function secondsToNextDay(time: number): number {
  return Math.ceil((DAY_MS - (time % DAY_MS)) / 1000);
}

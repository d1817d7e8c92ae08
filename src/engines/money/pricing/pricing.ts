export const jobTypes = ["script", "demo", "presentation", "video"] as const;
export type JobType = (typeof jobTypes)[number];

export const CENTS_PER_CREDIT = 25;
export const SECONDS_MIN = 15;
export const SECONDS_MAX = 300;
export const SECONDS_DEFAULT = 60;

export interface Price {
  readonly type: JobType;
  /** The length that is billed: clamped to 15..300. */
  readonly seconds: number;
  readonly credits: number;
  readonly cents: number;
}

/**
 * Price of one job: credits = round((2 + seconds * 0.1) * m), m = 3 for a demo and 1 otherwise,
 * halves rounding up; cents = credits * 25. Counted in tenths of a credit, so it is exact for
 * every integer number of seconds.
 */
export function priceJob(type: JobType, seconds: number): Price {
  const billed = Math.min(Math.max(seconds, SECONDS_MIN), SECONDS_MAX);
  const tenths = (20 + billed) * (type === "demo" ? 3 : 1);
  const credits = Math.floor((tenths + 5) / 10);
  return { type, seconds: billed, credits, cents: credits * CENTS_PER_CREDIT };
}

const tierSeconds = [15, 30, 60, 90, 120, 180, 300] as const;

/** The price list: every job type at a few common lengths. */
export function priceTiers(): Price[] {
  return jobTypes.flatMap((type) => tierSeconds.map((seconds) => priceJob(type, seconds)));
}

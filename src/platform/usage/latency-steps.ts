const FIRST_STEP_MS = 0.1;
const STEP_RATIO = 1.1;
const STEP_MAX = 200;

/** The step of a latency in milliseconds: each step is a tenth wider than the one before it. */
export function latencyStep(ms: number): number {
  if (ms <= FIRST_STEP_MS) return 0;
  return Math.min(STEP_MAX, Math.ceil(Math.log(ms / FIRST_STEP_MS) / Math.log(STEP_RATIO)));
}

/**
 * The latency in milliseconds that a share of the calls did not exceed, from the number of calls at
 * each step; at most a tenth too high, and undefined without calls.
 */
export function latencyQuantile(
  callsByStep: ReadonlyMap<number, number>,
  share: number,
): number | undefined {
  const steps = [...callsByStep].sort(([a], [b]) => a - b);
  const total = steps.reduce((sum, [, calls]) => sum + calls, 0);
  let seen = 0;
  for (const [step, calls] of steps) {
    seen += calls;
    if (seen >= total * share) return round(FIRST_STEP_MS * STEP_RATIO ** step);
  }
  return undefined;
}

function round(ms: number): number {
  return Number(ms.toPrecision(3));
}

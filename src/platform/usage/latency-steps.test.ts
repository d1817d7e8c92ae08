import fc from "fast-check";
import { expect, it } from "vitest";
import { latencyQuantile, latencyStep } from "./latency-steps.js";

it("finds a quantile at most a tenth too high and never too low", () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: 0.1, max: 100_000, noNaN: true }), {
        minLength: 1,
        maxLength: 200,
      }),
      fc.constantFrom(0.5, 0.95),
      (latencies, share) => {
        const steps = new Map<number, number>();
        for (const ms of latencies)
          steps.set(latencyStep(ms), (steps.get(latencyStep(ms)) ?? 0) + 1);
        const sorted = [...latencies].sort((a, b) => a - b);
        const exact = sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;
        const found = latencyQuantile(steps, share) ?? Number.NaN;
        expect(found).toBeGreaterThanOrEqual(exact * 0.994);
        expect(found).toBeLessThanOrEqual(exact * 1.106);
      },
    ),
  );
});

it("knows nothing of no calls", () => {
  expect(latencyQuantile(new Map(), 0.5)).toBeUndefined();
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { askedPause, nextAttemptAt } from "./schedule.js";

const firstAt = 1_800_000_000_000;
const HOUR_MS = 3_600_000;
const failed = { attempts: 1, firstAt, now: firstAt, askedPauseMs: 0, random: 0.5 };

/** The pauses in seconds when each attempt fails at once. */
function pausesOf(random: number): number[] {
  const pauses: number[] = [];
  let now = firstAt;
  for (let attempts = 1; ; attempts += 1) {
    const next = nextAttemptAt({ ...failed, attempts, now, random });
    if (next === undefined) return pauses;
    pauses.push((next - now) / 1000);
    now = next;
  }
}

describe("nextAttemptAt", () => {
  it("waits longer each time, and tries for the last time after 24 hours", () => {
    const steps = [5, 30, 120, 600, 1_800, 3_600, 7_200, 14_400, 28_800];
    const sum = steps.reduce((total, step) => total + step, 0);
    expect(pausesOf(0.5)).toEqual([...steps, 28_800, 86_400 - sum - 28_800]);
  });

  it("is 20 % early or late at most", () => {
    expect(pausesOf(0)[0]).toBe(4);
    expect(pausesOf(0.999_999)[0]).toBe(6);
  });

  it("retries within 10 seconds at first, later never before the time and never after 24 hours", () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 0.999_999, noNaN: true }), (random) => {
        const pauses = pausesOf(random);
        expect(pauses[0]).toBeLessThanOrEqual(10);
        expect(Math.min(...pauses)).toBeGreaterThan(0);
        expect(pauses.reduce((total, pause) => total + pause, 0)).toBeCloseTo(86_400, 3);
      }),
    );
  });

  it("waits as long as the endpoint asked for when that is longer", () => {
    expect(nextAttemptAt({ ...failed, askedPauseMs: 60_000 })).toBe(firstAt + 60_000);
    expect(nextAttemptAt({ ...failed, askedPauseMs: 1_000 })).toBe(firstAt + 5_000);
  });

  it("gives up at 24 hours, not a millisecond before", () => {
    const last = firstAt + 24 * HOUR_MS;
    expect(nextAttemptAt({ ...failed, now: last - 1 })).toBe(last);
    expect(nextAttemptAt({ ...failed, now: last })).toBeUndefined();
  });
});

describe("askedPause", () => {
  const cases: [number | null, string | undefined, number][] = [
    [429, "7", 7_000],
    [503, "7", 7_000],
    [503, new Date(firstAt + 90_000).toUTCString(), 90_000],
    [503, new Date(firstAt - 90_000).toUTCString(), 0],
    [503, "3600", HOUR_MS],
    [503, "3601", HOUR_MS],
    [429, "9999999999", HOUR_MS],
    [429, "99999999999999999999", 0],
    [429, "-5", 0],
    [429, "soon", 0],
    [429, "", 0],
    [429, undefined, 0],
    [500, "7", 0],
    [null, undefined, 0],
  ];
  it.each(cases)("of status %s with Retry-After %s is %s ms", (status, retryAfter, pause) => {
    expect(askedPause({ status, retryAfter }, firstAt)).toBe(pause);
  });
});

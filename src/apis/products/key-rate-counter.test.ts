import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createKeyRateCounter } from "./key-rate-counter.js";

describe("createKeyRateCounter", () => {
  it("opens a window with the first call after the last one ended", () => {
    let now = 0;
    const counter = createKeyRateCounter(() => now, 2);
    expect(counter.count("a")).toEqual({ granted: true, remaining: 1, secondsToReset: 60 });
    now = 59_001;
    expect(counter.count("a")).toEqual({ granted: true, remaining: 0, secondsToReset: 1 });
    expect(counter.count("a")).toEqual({ granted: false, remaining: 0, secondsToReset: 1 });
    expect(counter.count("b")).toMatchObject({ granted: true, remaining: 1 });
    now = 60_000;
    expect(counter.count("a")).toEqual({ granted: true, remaining: 1, secondsToReset: 60 });
  });

  it("keeps nobody out for over a minute when the clock is set back", () => {
    let now = 3_600_000;
    const counter = createKeyRateCounter(() => now, 1);
    counter.count("a");
    now = 0;
    expect(counter.count("a")).toEqual({ granted: true, remaining: 0, secondsToReset: 60 });
    expect(counter.count("a").granted).toBe(false);
  });

  it("grants no key more than its calls in any window, and every key its own", () => {
    const step = fc.record({ key: fc.constantFrom("a", "b", "c"), ms: fc.nat({ max: 45_000 }) });
    fc.assert(
      fc.property(
        fc.array(step, { maxLength: 60 }),
        fc.integer({ min: 1, max: 4 }),
        (steps, most) => {
          let now = 0;
          const counter = createKeyRateCounter(() => now, most);
          const windows = new Map<string, { begin: number; used: number }>();
          for (const { key, ms } of steps) {
            now += ms;
            const open = windows.get(key);
            const window = open && now < open.begin + 60_000 ? open : { begin: now, used: 0 };
            windows.set(key, window);
            const granted = window.used < most;
            if (granted) window.used += 1;
            expect(counter.count(key)).toEqual({
              granted,
              remaining: most - window.used,
              secondsToReset: Math.ceil((window.begin + 60_000 - now) / 1000),
            });
          }
        },
      ),
    );
  });
});

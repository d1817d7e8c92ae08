import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { waitBeforeMail } from "./recipient-limit.js";

const MINUTE_MS = 60_000;
const LIFE_MS = 30 * MINUTE_MS;
const NOW = 1_700_000_000_000;

describe("waitBeforeMail", () => {
  it.each([
    ["the first", 0, 0, null, 0],
    ["the tenth of one sender", 9, 9, 0, 0],
    ["the eleventh of one sender", 10, 10, 0, 10],
    ["the first of a new sender", 10, 0, 0, 0],
    ["the second of a new sender", 11, 1, 0, 10],
    ["the thirtieth of all", 29, 0, 0, 0],
    ["the thirty-first of all", 30, 0, 0, 10],
    ["another after four minutes", 30, 0, 4, 6],
    ["another after ten minutes", 30, 30, 10, 0],
    ["one where none of the many serves", 30, 0, null, 0],
  ])("for %s", (_name, toAddress, fromSender, minutesAgo, minutes) => {
    const newestAt = minutesAgo === null ? null : NOW - minutesAgo * MINUTE_MS;
    expect(waitBeforeMail({ toAddress, fromSender, newestAt }, NOW)).toBe(minutes * MINUTE_MS);
  });

  it("neither floods a mailbox nor leaves one without a fresh link, whoever asks and uses", () => {
    const step = fc.record({
      sender: fc.integer({ min: 1, max: 60 }),
      pauseMs: fc.integer({ min: 0, max: 3 * MINUTE_MS }),
      uses: fc.integer({ min: 0, max: 20 }).map((n) => n === 0),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 400 }), (steps) => {
        let now = NOW;
        let open: { sender: number; at: number }[] = [];
        for (const { sender, pauseMs, uses } of steps) {
          now += pauseMs;
          open = open.filter(({ at }) => at + LIFE_MS > now);
          if (uses) open.pop();
          const wait = waitBeforeMail(
            {
              toAddress: open.length,
              fromSender: open.filter((one) => one.sender === sender).length,
              newestAt: open.at(-1)?.at ?? null,
            },
            now,
          );
          if (wait === 0) open.push({ sender, at: now });
          expect(open.length).toBeLessThanOrEqual(33);
          expect(now - (open.at(-1)?.at ?? 0)).toBeLessThan(10 * MINUTE_MS);
        }
      }),
    );
  });
});

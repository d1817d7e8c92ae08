import fc from "fast-check";
import { expect, it } from "vitest";
import { secondsNeeded, shareSeconds, WORDS_PER_SECOND_MAX } from "./time-sections.js";

it("shares all seconds, and no section is spoken faster than people speak", () => {
  const words = fc.array(fc.integer({ min: 1, max: 200 }), { minLength: 3, maxLength: 14 });
  fc.assert(
    fc.property(words, fc.integer({ min: 0, max: 60 }), (counts, rest) => {
      const seconds = secondsNeeded(counts) + rest;
      const shares = shareSeconds(counts, seconds);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(seconds);
      counts.forEach((count, at) => {
        expect(Number.isInteger(shares[at]) && (shares[at] ?? 0) >= 1).toBe(true);
        expect(count / (shares[at] ?? 0)).toBeLessThanOrEqual(WORDS_PER_SECOND_MAX);
      });
    }),
  );
});

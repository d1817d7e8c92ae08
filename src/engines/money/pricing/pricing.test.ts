import { describe, expect, it } from "vitest";
import { jobTypes, priceJob, priceTiers } from "./pricing.js";

describe("priceJob", () => {
  it.each([
    ["script", 60, 8, 200],
    ["demo", 60, 24, 600],
    ["presentation", 60, 8, 200],
    ["video", 60, 8, 200],
    // By hand: 2 + 1.5 = 3.5, which rounds up; three times that is 10.5, which rounds up too.
    ["script", 15, 4, 100],
    ["demo", 15, 11, 275],
    ["script", 24, 4, 100],
    ["script", 25, 5, 125],
    ["demo", 25, 14, 350],
    ["demo", 35, 17, 425],
    ["script", 300, 32, 800],
    ["demo", 300, 96, 2400],
  ] as const)("prices a %s of %i s at %i credits", (type, seconds, credits, cents) => {
    expect(priceJob(type, seconds)).toEqual({ type, seconds, credits, cents });
  });

  it("equals the formula in exact integers for every length and type", () => {
    for (const type of jobTypes) {
      for (let seconds = 15n; seconds <= 300n; seconds++) {
        const hundredths = (200n + seconds * 10n) * (type === "demo" ? 3n : 1n);
        const credits = Number((hundredths + 50n) / 100n);
        expect(priceJob(type, Number(seconds)).credits, `${type} ${seconds}`).toBe(credits);
      }
    }
  });

  it.each([
    [14, 15],
    [-1, 15],
    [0, 15],
    [301, 300],
    [Number.MAX_SAFE_INTEGER, 300],
  ])("bills %i s as %i s", (asked, billed) => {
    expect(priceJob("script", asked)).toEqual(priceJob("script", billed));
  });

  it("lists every type at seven lengths", () => {
    expect(priceTiers()).toHaveLength(28);
    expect(priceTiers()).toContainEqual({ type: "video", seconds: 120, credits: 14, cents: 350 });
  });
});

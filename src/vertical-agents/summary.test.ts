import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { strayNumbers } from "../engines/text/stray-numbers/stray-numbers.js";
import { createSummaryFigures } from "./summary.js";

describe("figures of a summary", () => {
  it("are kept as they are written", () => {
    const figures = createSummaryFigures();
    const text = `${figures.show("time", 7.4951, "h", 2)} and ${figures.show("stops", 3)}`;
    expect(text).toBe("7.5 h and 3");
    expect(figures.figures).toEqual([
      { name: "time", value: 7.5, unit: "h" },
      { name: "stops", value: 3, unit: null },
    ]);
  });

  it("are none that the output lacks, whatever they are", () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, min: -1e9, max: 1e9 }), fc.nat(6), (value, decimals) => {
        const figures = createSummaryFigures();
        const text = `It takes ${figures.show("x", value, "kg", decimals)}.`;
        expect(strayNumbers(text, figures.figures)).toEqual([]);
      }),
    );
  });
});

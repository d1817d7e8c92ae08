import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PROMPT_UNITS } from "../../../content/units/prompt-units.js";
import { findAll } from "../kit/find-all.js";
import { readPrompt } from "../tokens/read-prompt.js";
import { convertQuantity } from "./convert-quantity.js";
import { quantityAt } from "./quantity-at.js";
import { rangeAt } from "./range-at.js";

function quantities(text: string) {
  return findAll(readPrompt(text).tokens, quantityAt).map(({ value, unit }) => [value, unit]);
}

function ranges(text: string) {
  return findAll(readPrompt(text).tokens, rangeAt).map(({ value, unit }) => [
    value.low,
    value.high,
    unit,
  ]);
}

describe("quantityAt", () => {
  it.each([
    ["800 kg", [[800, "kg"]]],
    ["120kg", [[120, "kg"]]],
    [
      "120mw @14$",
      [
        [120, "mw"],
        [14, "usd"],
      ],
    ],
    ["$28/MWh", [[28, "usd_per_mwh"]]],
    ["€ 31.5 per MWh", [[31.5, "eur_per_mwh"]]],
    ["22 EUR/MWh", [[22, "eur_per_mwh"]]],
    [
      "45 km/h then 45kmh then 45 kph",
      [
        [45, "kmh"],
        [45, "kmh"],
        [45, "kmh"],
      ],
    ],
    ["FL350", [[350, "fl"]]],
    ["FL 350", [[350, "fl"]]],
    ["flight level 90", [[90, "fl"]]],
    ["Mach 0.78", [[0.78, "mach"]]],
    ["18-pallet truck", [[18, "pallets"]]],
    ["10plt", [[10, "pallets"]]],
    ["3 1/2 t", [[3.5, "t"]]],
    ["1/2 hour", [[0.5, "h"]]],
    ["1½ hours", [[1.5, "h"]]],
    ["5k lb", [[5000, "lb"]]],
    ["2400 kg/h", [[2400, "kg_h"]]],
    ["1800fpm", [[1800, "fpm"]]],
    ["10 nautical miles", [[10, "nm"]]],
    ["90°", [[90, "deg"]]],
    [
      "50 Mvar, 60 MVA",
      [
        [50, "mvar"],
        [60, "mva"],
      ],
    ],
    ["１２０ kg", [[120, "kg"]]],
    ["٤٥ km", [[45, "km"]]],
    ["2×10³ kg", [[2000, "kg"]]],
    ["2 x 10^3 kg", [[2000, "kg"]]],
    ["reserve 10 %", [[10, "percent"]]],
    ["x=.1", [[0.1, null]]],
    [
      "G1 $20 80 MW",
      [
        [20, "usd"],
        [80, "mw"],
      ],
    ],
  ])("reads %j", (text, expected) => {
    expect(quantities(text)).toEqual(expected);
  });

  it("keeps minutes beside metres for a bare m", () => {
    const [reading] = findAll(readPrompt("15 m").tokens, quantityAt);
    expect(reading?.alternatives.map(({ unit }) => unit)).toEqual(["min", "mi"]);
  });

  it("keeps the short ton beside the tonne", () => {
    const [reading] = findAll(readPrompt("3 tons").tokens, quantityAt);
    expect(reading).toMatchObject({ unit: "t", alternatives: [{ value: 3, unit: "short_ton" }] });
  });
});

describe("rangeAt", () => {
  it.each([
    ["G1 50-200 MW", [[50, 200, "mw"]]],
    ["50 – 200 MW", [[50, 200, "mw"]]],
    ["30 MW to 150MW", [[30, 150, "mw"]]],
    ["between 50 and 200", [[50, 200, null]]],
    ["zwischen 50 und 200 MW", [[50, 200, "mw"]]],
    ["0..80", [[0, 80, null]]],
    ["40.71 -74.00", []],
    ["20 kg to 30 MW", []],
  ])("reads %j", (text, expected) => {
    expect(ranges(text)).toEqual(expected);
  });
});

describe("convertQuantity", () => {
  it.each([
    [1, "nm", "km", 1.852],
    [1, "mi", "m", 1609.344],
    [350, "fl", "ft", 35000],
    [100, "kt", "kmh", 185.2],
    [60, "mph", "kmh", 96.56064],
    [10, "ms", "kmh", 36],
    [1, "lb", "kg", 0.45359237],
    [1.2, "gw", "mw", 1200],
    [2, "h", "min", 120],
    [1, "t_h", "kg_h", 1000],
    [1, "short_ton", "kg", 907.18474],
  ])("turns %d %s to %s", (value, from, to, expected) => {
    expect(convertQuantity(value, { from, to })).toBeCloseTo(expected, 9);
  });

  it.each([
    ["kg", "km"],
    ["mva", "mw"],
    ["furlong", "km"],
  ])("refuses %s to %s", (from, to) => {
    expect(convertQuantity(1, { from, to })).toBeUndefined();
  });

  it("comes back from every unit of the same kind", () => {
    const measured = PROMPT_UNITS.filter(({ code }) => code !== undefined);
    const pair = fc
      .constantFrom(...measured)
      .chain((from) =>
        fc.tuple(
          fc.constant(from),
          fc.constantFrom(...measured.filter(({ kind }) => kind === from.kind)),
        ),
      );
    fc.assert(
      fc.property(pair, fc.double({ min: 1e-9, max: 1e9, noNaN: true }), ([from, to], value) => {
        const there = convertQuantity(value, { from: from.unit, to: to.unit });
        const back = convertQuantity(there ?? Number.NaN, { from: to.unit, to: from.unit });
        expect(Math.abs((back ?? Number.NaN) - value)).toBeLessThanOrEqual(1e-12 * Math.abs(value));
      }),
    );
  });
});

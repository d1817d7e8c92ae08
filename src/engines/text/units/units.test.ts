import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { rational, toDouble } from "../../math/exact-numbers/rational.js";
import { exact, middleOf } from "../../math/exact-numbers/real.js";
import { convert } from "./convert.js";
import { findUnit } from "./find-unit.js";
import { productCode, type UnitProduct } from "./unit.js";

function unit(name: string): UnitProduct {
  const found = findUnit(name);
  if (!found) throw new Error(`no unit ${name}`);
  return found;
}

function factor(from: string, to: string): number {
  const converted = convert(exact(rational(1n)), unit(from), unit(to));
  if (converted.kind === "incompatible") throw new Error(`${from} is no ${to}`);
  return toDouble(middleOf(converted.value));
}

/** Factors as NIST SP 811 (2008), appendix B.8, prints them. */
const PRINTED: readonly (readonly [from: string, to: string, factor: number])[] = [
  ["atmosphere", "Pa", 1.01325e5],
  ["bar", "kPa", 100],
  ["barrel", "m3", 1.589873e-1],
  ["[Btu_IT]", "J", 1.05505585262e3],
  ["bushel", "m3", 3.523907e-2],
  ["cal", "J", 4.184],
  ["carat", "g", 0.2],
  ["[cup_us]", "m3", 2.365882e-4],
  ["fathom", "m", 1.8288],
  ["fluid ounce", "mL", 29.57353],
  ["foot", "m", 0.3048],
  ["[ft_i].[lbf_av]", "J", 1.355818],
  ["imperial gallon", "L", 4.54609],
  ["US gallon", "m3", 3.785412e-3],
  ["gill", "mL", 118.2941],
  ["grain", "mg", 64.79891],
  ["horsepower", "W", 7.456999e2],
  ["metric horsepower", "W", 7.354988e2],
  ["short hundredweight", "kg", 45.35924],
  ["long hundredweight", "kg", 50.80235],
  ["inch", "cm", 2.54],
  ["inHg", "kPa", 3.386389],
  ["kgf", "N", 9.80665],
  ["knot", "m/s", 5.144444e-1],
  ["light year", "m", 9.46073e15],
  ["mile", "km", 1.609344],
  ["mph", "m/s", 0.44704],
  ["mm[Hg]", "Pa", 1.333224e2],
  ["nautical mile", "m", 1852],
  ["oz", "g", 28.34952],
  ["troy ounce", "g", 31.10348],
  ["parsec", "m", 3.085678e16],
  ["imperial pint", "mL", 568.2612],
  ["US pint", "mL", 473.1765],
  ["poise", "Pa.s", 0.1],
  ["lb", "kg", 0.45359237],
  ["pound-force", "N", 4.448222],
  ["psi", "kPa", 6.894757],
  ["quart", "L", 0.9463529],
  ["slug", "kg", 14.5939],
  ["square foot", "m2", 9.290304e-2],
  ["square mile", "km2", 2.589988],
  ["stone", "kg", 6.350293],
  ["tablespoon", "mL", 14.78676],
  ["teaspoon", "mL", 4.928922],
  ["therm", "J", 1.055056e8],
  ["long ton", "kg", 1016.047],
  ["short ton", "kg", 907.1847],
  ["torr", "Pa", 1.333224e2],
  ["kWh", "MJ", 3.6],
  ["yard", "m", 0.9144],
  ["degree", "rad", 1.745329e-2],
  ["gon", "deg", 0.9],
  ["eV", "J", 1.602176634e-19],
];

describe("findUnit", () => {
  it.each([
    ["km", "km"],
    ["kilometres", "km"],
    ["Kilometers", "km"],
    ["µm", "um"],
    ["micrometers", "um"],
    ["°C", "Cel"],
    ["degrees Fahrenheit", "[degF]"],
    ["kg.m/s2", "kg.m/s2"],
    ["m²", "m2"],
    ["s-1", "1/s"],
    ["mm[Hg]", "mm[Hg]"],
    ["mebibytes", "MiBy"],
    ["US gallons", "[gal_us]"],
    ["imperial pints", "[pt_br]"],
    ["fluid ounces", "[foz_us]"],
    ["feet", "[ft_i]"],
    ["kWh", "kWh"],
    ["KG", "kg"],
    ["mcg", "ug"],
  ])("finds %s", (name, code) => {
    expect(productCode(unit(name))).toBe(code);
  });

  it.each(["", "blorp", "kilo", "constructor", "toString", "kin", "m/blorp", "x".repeat(1_000)])(
    "knows no %s",
    (name) => {
      expect(findUnit(name)).toBeUndefined();
    },
  );
});

describe("convert", () => {
  it.each(PRINTED)("takes one %s in %s as NIST prints it", (from, to, printed) => {
    expect(Math.abs(factor(from, to) / printed - 1)).toBeLessThan(6e-7);
  });

  it("turns fuel economy into consumption, and pace into speed", () => {
    expect(factor("mpg", "L/100km")).toBeCloseTo(235.214583, 6);
    expect(factor("min/km", "km/h")).toBe(60);
  });

  it("names what two units measure when it differs", () => {
    const one = exact(rational(1n));
    expect(convert(one, unit("N"), unit("Pa"))).toEqual({
      kind: "incompatible",
      from: "force",
      to: "pressure",
    });
    expect(convert(one, unit("m2"), unit("m-2")).kind).toBe("incompatible");
  });

  it("comes back exactly from any unit of the same dimension", () => {
    const groups = [
      ["m", "mile", "inch", "nautical mile", "nm", "light year"],
      ["kg", "lb", "oz", "stone", "grain", "short ton"],
      ["L", "gallon", "cup", "imperial pint", "m3", "cubic foot"],
      ["°C", "°F", "K", "°R"],
      ["J", "kcal", "[Btu_IT]", "kWh", "eV"],
      ["Pa", "psi", "atm", "mmHg", "torr"],
    ];
    const pair = fc
      .constantFrom(...groups)
      .chain((names) => fc.tuple(fc.constantFrom(...names), fc.constantFrom(...names)));
    fc.assert(
      fc.property(
        pair,
        fc.bigInt(-(10n ** 20n), 10n ** 20n),
        fc.integer({ min: 1, max: 10_000 }),
        ([from, to], top, bottom) => {
          const value = rational(top, BigInt(bottom));
          const there = convert(exact(value), unit(from), unit(to));
          if (there.kind === "incompatible") throw new Error(`${from} is no ${to}`);
          const back = convert(there.value, unit(to), unit(from));
          expect(back).toMatchObject({ kind: "converted", value: { kind: "exact", value } });
        },
      ),
      { numRuns: 200 },
    );
  });
});

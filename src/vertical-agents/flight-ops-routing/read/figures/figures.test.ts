import { describe, expect, it } from "vitest";
import { Sheet } from "../sheet.js";
import { durationAt } from "./duration-at.js";
import { machAt } from "./mach-at.js";
import { machToTas } from "./standard-atmosphere.js";

describe("machToTas", () => {
  // Speeds of sound of the standard atmosphere (ICAO Doc 7488), in knots.
  it.each([
    [0, 661.48],
    [10_000, 638.33],
    [20_000, 614.32],
    [30_000, 589.32],
    [36_089, 573.57],
    [45_000, 573.57],
  ])("at %d ft is Mach 1 of %d kt", (feet, knots) => {
    expect(machToTas(1, feet)).toBeCloseTo(knots, 1);
  });
});

describe("durationAt", () => {
  it.each([
    ["4h30", 4.5],
    ["4h30m", 4.5],
    ["4 h 30 min", 4.5],
    ["4 h 30", 4.5],
    ["4+30", 4.5],
    ["1:45", 1.75],
    ["15 hours and 20 minutes", 15 + 1 / 3],
  ])("reads %s", (text, hours) => {
    expect(durationAt(new Sheet(text), 0)?.hours).toBeCloseTo(hours, 12);
  });

  it.each(["4h75", "4", "4:75", "4 kg"])("reads none in %s", (text) => {
    expect(durationAt(new Sheet(text), 0)).toBeUndefined();
  });
});

describe("machAt", () => {
  it.each([
    ["M.82", 0.82],
    ["M0.82", 0.82],
    ["M82", 0.82],
    ["Mach 0.8", 0.8],
    ["mach .84", 0.84],
    ["0.85M", 0.85],
    ["0.78 Mach", 0.78],
  ])("reads %s", (text, mach) => {
    expect(machAt(new Sheet(text), 0)?.mach).toBe(mach);
  });

  it.each(["M 5", "M820", "82 kt", "5 m"])("reads none in %s", (text) => {
    expect(machAt(new Sheet(text), 0)).toBeUndefined();
  });
});

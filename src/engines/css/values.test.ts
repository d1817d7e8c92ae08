import { describe, expect, it } from "vitest";
import { parseLengthPx } from "./calculations.js";
import { substituteVariables } from "./custom-properties.js";
import { matchesMedia } from "./media.js";
import { expandShorthand } from "./shorthands.js";
import { DESKTOP, splitValue } from "./values.js";

const basis = { emPx: 20, remPx: 16, percentOfPx: 400, viewport: DESKTOP };

describe("a length", () => {
  it.each([
    ["12pt", 16],
    ["1in", 96],
    ["1.5em", 30],
    ["2rem", 32],
    ["50%", 200],
    ["10vw", 128],
    ["10dvh", 72],
    ["0", 0],
    ["calc(1em + 2px * 3)", 26],
    ["calc(100% - (1rem + 4px))", 380],
    ["min(10px, 1em)", 10],
    ["clamp(1px, 5em, 3rem)", 48],
    ["calc(10px / 4)", 2.5],
  ])("%s is %d px", (value, px) => {
    expect(parseLengthPx(value, basis)).toBeCloseTo(px, 9);
  });

  it.each(["auto", "5", "calc(1px + 1)", "calc(1px * 1px)", "calc(1px / 0)", "", "calc("])(
    "is not %j",
    (value) => {
      expect(parseLengthPx(value, basis)).toBeUndefined();
    },
  );
});

describe("a media query on a desktop", () => {
  it.each([
    ["", true],
    ["screen", true],
    ["print", false],
    ["not print", true],
    ["only screen and (min-width: 600px)", true],
    ["(max-width: 50em)", false],
    ["(600px <= width < 1300px)", true],
    ["print, (orientation: landscape)", true],
    ["(prefers-reduced-motion: reduce)", false],
    ["(prefers-color-scheme: dark)", false],
    ["not (hover)", false],
    ["(hover: none) or (width > 1000px)", true],
    ["(nonsense: 1)", false],
  ])("%s: %s", (query, holds) => {
    expect(matchesMedia(query, DESKTOP)).toBe(holds);
  });
});

describe("a shorthand", () => {
  it("of a background finds its colour and pictures among the rest", () => {
    const found = expandShorthand("background", "url(a,b.png) no-repeat -20px -20px / cover, #000");
    expect(found?.get("background-color")).toBe("#000");
    expect(found?.get("background-image")).toBe("url(a,b.png), none");
    expect(found?.get("background-size")).toBe("cover");
  });

  it("of a font resets what it does not name", () => {
    const found = expandShorthand("font", "bold 14pt/1.5 'A B', serif");
    expect(found?.get("font-size")).toBe("14pt");
    expect(found?.get("line-height")).toBe("1.5");
    expect(found?.get("font-style")).toBe("normal");
    expect(found?.get("font-weight")).toBe("bold");
  });

  it.each([
    ["background", "nonsense"],
    ["background", "red, blue"],
    ["font", "bold"],
    ["margin", "1px 2px 3px 4px 5px"],
  ])("%s: %s is left out", (name, value) => {
    expect(expandShorthand(name, value)).toBeUndefined();
  });
});

it("splits a value outside brackets and quotation marks", () => {
  expect(splitValue('a(b, c) "d, e", f', ",")).toEqual(['a(b, c) "d, e"', "f"]);
});

it("puts custom properties in, with their fallbacks", () => {
  const read = (name: string) => (name === "--a" ? "red" : undefined);
  expect(substituteVariables("1px var(--a) x", read)).toBe("1px red x");
  expect(substituteVariables("var(--b, var(--a))", read)).toBe("red");
  expect(substituteVariables("var(--b)", read)).toBeUndefined();
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { BLACK, contrast, hexOf, over, parseAttributeColor, parseColor, WHITE } from "./colors.js";

const read = (value: string) => {
  const color = parseColor(value);
  return color && hexOf(color);
};

describe("a colour of CSS", () => {
  it.each([
    ["#f80", "#ff8800"],
    ["#ff880080", "#ff8800"],
    ["rgb(255 136 0 / 50%)", "#ff8800"],
    ["rgba(255,136,0,.5)", "#ff8800"],
    ["hsl(120deg 100% 25%)", "#008000"],
    ["hsl(240,100%,50%)", "#0000ff"],
    ["hwb(0 20% 40%)", "#993333"],
    ["rebeccapurple", "#663399"],
    // Examples of CSS Color 4 and of the web platform tests, rounded by them.
    ["lab(46.2775% -47.5621 48.5837)", "#008000"],
    ["lch(46.2775% 67.9892 134.3912)", "#008000"],
    ["oklab(51.975% -0.1403 0.10768)", "#008000"],
    ["oklch(51.975% 0.17686 142.495)", "#008000"],
    ["color(srgb 0 0.5 0)", "#008000"],
    ["color(xyz-d65 0.07719 0.15438 0.02573)", "#008000"],
  ])("%s is %s", (value, hex) => {
    expect(read(value)).toBe(hex);
  });

  it.each([
    "",
    "none",
    "CanvasText",
    "f80",
    "#12345",
    "rgb(1 2)",
    "url(red)",
    "var(--x)",
    "color(",
    "/1lab()",
  ])("is not %j", (value) => {
    expect(parseColor(value)).toBeUndefined();
  });
});

it("is read from any text without a fault", () => {
  const part = fc.constantFrom(
    "rgb(",
    "hsl(",
    "color(",
    "lab",
    "(",
    ")",
    "1",
    "%",
    "/",
    ",",
    " ",
    "none",
    "-",
    ".",
    "#f",
    "e",
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
      const color = parseColor(parts.join(""));
      if (color) expect(hexOf(color)).toMatch(/^#[0-9a-f]{6}$/u);
    }),
    { numRuns: 3_000 },
  );
});

describe("a colour of an attribute", () => {
  it.each([
    ["red", "#ff0000"],
    ["#abc", "#aabbcc"],
    ["f00", "#0f0000"],
    ["ff8800", "#ff8800"],
    // The example that HTML's rules are known for.
    ["chucknorris", "#c00000"],
  ])("%s is %s", (value, hex) => {
    const color = parseAttributeColor(value);
    expect(color && hexOf(color)).toBe(hex);
  });
});

const channel = fc.integer({ min: 0, max: 255 });
const opaque = fc.record({ red: channel, green: channel, blue: channel, alpha: fc.constant(1) });

describe("contrast", () => {
  it("is what WCAG and its tools publish", () => {
    const of = (text: string, back: string) =>
      Number(contrast(parseColor(text) ?? WHITE, parseColor(back) ?? WHITE).toFixed(2));
    expect(of("#000", "#fff")).toBe(21);
    expect(of("#767676", "#fff")).toBe(4.54);
    expect(of("#777", "#fff")).toBe(4.48);
    expect(of("#00e", "#fff")).toBe(9.4);
    expect(of("#fff", "#fff")).toBe(1);
  });

  it("is symmetric and lies between 1 and 21", () => {
    fc.assert(
      fc.property(opaque, opaque, (first, second) => {
        const ratio = contrast(first, second);
        expect(ratio).toBeCloseTo(contrast(second, first), 9);
        expect(ratio).toBeGreaterThanOrEqual(1);
        expect(ratio).toBeLessThanOrEqual(21 + 1e-9);
      }),
    );
  });

  it("of a text that lets through what is behind is that of the mixture", () => {
    const half = over({ ...BLACK, alpha: 0.5 }, WHITE);
    expect(half.red).toBeCloseTo(127.5);
    expect(contrast({ ...BLACK, alpha: 0.5 }, WHITE)).toBeCloseTo(contrast(half, WHITE), 9);
  });
});

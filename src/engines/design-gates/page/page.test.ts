import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hexOf } from "../../css/colors.js";
import { matches } from "../../css/selectors/match-selector.js";
import { Matching, Work } from "../../css/selectors/matching.js";
import { readStylesheet } from "../../css/stylesheet.js";
import { DESKTOP } from "../../css/values.js";
import { parseBounded } from "./bounded-tree.js";
import type { PageElement } from "./element.js";
import { elementsOf } from "./elements-of-tree.js";
import { readMarkup } from "./read-markup.js";
import { selectorOf } from "./selector-of.js";

function element(source: string, id = "x") {
  const page = readMarkup(source);
  const [found] = page.byId(id);
  if (!found) throw new Error(`no #${id}`);
  return { page, found, style: page.styles.of(found) };
}

const colorOf = (source: string) => {
  const { color } = element(source).style;
  return color === "unknown" ? color : hexOf(color);
};

describe("a page", () => {
  it("knows where elements and their attributes stand", () => {
    const source = "<p>\n<b\n title='t'>x</b>";
    const [bold] = readMarkup(source).elements.filter(({ tag }) => tag === "b");
    const title = bold?.source?.attributes.get("title");
    expect(bold?.source?.line).toBe(2);
    expect(source.slice(title?.start, title?.end)).toBe("title='t'");
    expect(source.slice(bold?.source?.start, bold?.source?.end)).toBe("<b\n title='t'>x</b>");
  });

  it("tells a fragment from a page", () => {
    expect(readMarkup("<p>x").isFragment).toBe(true);
    expect(readMarkup("<!doctype html><p>x").isFragment).toBe(false);
    expect(readMarkup("<html><p>x").isFragment).toBe(false);
  });

  it("flattens what is nested too deep and keeps all of it", () => {
    const page = readMarkup("<div>".repeat(20_000));
    const deepest = (one: PageElement) => {
      let depth = 0;
      for (let up = one.parent; up; up = up.parent) depth += 1;
      return depth;
    };
    expect(page.elements).toHaveLength(20_003);
    expect(Math.max(...page.elements.slice(-3).map(deepest))).toBeLessThanOrEqual(513);
  });

  it("stops where unclosed formatting multiplies elements", () => {
    const open = Array.from({ length: 100 }, (_, at) => `<b class=c${at}>`).join("");
    const source = `<div>${open}</div>${"<p>x</p>".repeat(100)}`;
    const { tree, isCut } = parseBounded(source, 5_000);
    expect(isCut).toBe(true);
    expect(elementsOf(tree, source).elements.length).toBeLessThanOrEqual(5_000);
    expect(parseBounded(source, 50_000).isCut).toBe(false);
  });

  it("gives every element a selector that only it has", () => {
    const tag = fc.constantFrom(
      "<p>",
      "<div>",
      "<b>",
      "</div>",
      "<ul><li>",
      '<i id="a">',
      '<i id="1 b">',
    );
    fc.assert(
      fc.property(fc.array(tag, { maxLength: 30 }), (tags) => {
        const selectors = readMarkup(tags.join("")).elements.map(selectorOf);
        expect(new Set(selectors).size).toBe(selectors.length);
      }),
      { numRuns: 50 },
    );
  });
});

describe("the cascade", () => {
  it.each([
    ["the later rule", "<style>p{color:red}p{color:blue}</style>", "", "#0000ff"],
    ["the more specific rule", "<style>#x{color:blue}p.a{color:red}</style>", "class=a", "#0000ff"],
    ["the style attribute", "<style>#x{color:red}</style>", 'style="color:blue"', "#0000ff"],
    [
      "the important rule",
      "<style>p{color:blue!important}</style>",
      'style="color:red"',
      "#0000ff",
    ],
    ["what is in no layer", "<style>@layer a{#x{color:red}}p{color:blue}</style>", "", "#0000ff"],
    [
      "the earlier layer when both are important",
      "<style>@layer a,b;@layer a{p{color:blue!important}}@layer b{#x{color:red!important}}</style>",
      "",
      "#0000ff",
    ],
    ["a value that browsers take", "<style>p{color:blue}p{color:nonsense}</style>", "", "#0000ff"],
    ["a variable", "<style>:root{--c:blue}p{color:var(--c)}</style>", "", "#0000ff"],
    [
      "a variable that goes in a circle",
      "<style>p{--a:var(--b);--b:var(--a);color:var(--a,blue)}</style>",
      "",
      "#0000ff",
    ],
    [
      "a rule of this screen",
      "<style>p{color:blue}@media print{p{color:red}}</style>",
      "",
      "#0000ff",
    ],
    ["a nested rule", "<style>body{& > p{color:blue}}</style>", "", "#0000ff"],
    ["no weight of :where()", "<style>p{color:blue}:where(#x){color:red}</style>", "", "#0000ff"],
    [
      "the weight of :is()",
      "<style>:is(#x, b){color:blue}p.a{color:red}</style>",
      "class=a",
      "#0000ff",
    ],
  ])("lets %s win", (_name, sheet, attributes, hex) => {
    expect(colorOf(`${sheet}<p id=x ${attributes}>t</p>`)).toBe(hex);
  });

  it("drops a whole rule when one of its selectors is unknown", () => {
    expect(colorOf("<style>p, p:nonsense{color:red}</style><p id=x>t")).toBe("#000000");
  });

  it("inherits colours and sizes, and reads the attributes of HTML", () => {
    const { style } = element("<font color=red size=5><div style='font-size:1.5em'><p id=x>t");
    expect(style.color).toMatchObject({ red: 255, green: 0 });
    expect(style.fontSizePx).toBe(36);
  });

  it.each([
    ["p ~ p", true],
    ["div > p", false],
    ["p:nth-child(2n)", true],
    ["p:not(.a):last-of-type", true],
    ["body:has(#x) p + p", true],
    ["p:first-child", false],
    ["[lang|=en]", true],
    ["p:hover", false],
  ])("matches %s: %s", (selector, isMatch) => {
    const source = `<style>${selector}{color:blue}</style><section><p>a</p><p id=x lang=en-GB>t</p></section>`;
    expect(colorOf(source) === "#0000ff").toBe(isMatch);
  });

  it.each([
    ["<p hidden id=x>", false],
    ["<div style='display:none'><p id=x>", false],
    ["<div style='visibility:hidden'><p id=x style='visibility:visible'>", true],
    ["<details><p id=x>", false],
    ["<details open><p id=x>", true],
    ["<dialog><p id=x>", false],
  ])("tells whether %s is seen", (source, isVisible) => {
    expect(element(`${source}t`).style.isVisible).toBe(isVisible);
  });

  it("gives rules up when there is too much to match, and says so", () => {
    const [rule] = readStylesheet("p p p p i{color:red}", DESKTOP).rules;
    const [selector] = rule?.selectors ?? [];
    const { found } = element(`${"<p>".repeat(9)}<b><i id=x></i></b>`);
    const [little, enough] = [new Work(2), new Work(100)];
    if (!selector) throw new Error("no selector");
    expect(matches(selector, found, new Matching(little))).toBe(false);
    expect([little.isExhausted, enough.isExhausted]).toEqual([true, false]);
  });
});

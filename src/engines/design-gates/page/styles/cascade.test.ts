import fc from "fast-check";
import { expect, it } from "vitest";
import { hexOf } from "../../../css/colors.js";
import { readMarkup } from "../read-markup.js";

interface Written {
  readonly selector: string;
  /** Ids, classes and types of the selector, counted by hand. */
  readonly weight: number;
  readonly color: string;
  readonly isImportant: boolean;
  /** Whose text it colours: that of the paragraph itself, or that of its parent, from which it may inherit. */
  readonly finds: "paragraph" | "parent" | "neither";
}

/** Selectors of `<section id=s class=k><p id=x class="a b">` and their weights: 100 an id, 10 a class, 1 a type. */
const SELECTORS: readonly (readonly [string, number, Written["finds"]])[] = [
  ["p", 1, "paragraph"],
  ["*", 0, "neither"],
  [".a", 10, "paragraph"],
  ["p.a.b", 21, "paragraph"],
  ["#x", 100, "paragraph"],
  ["section > p", 2, "paragraph"],
  ["#s .b", 110, "paragraph"],
  [":is(#s, .k) p", 101, "paragraph"],
  [":where(#s) p:first-child", 11, "paragraph"],
  ["p:not(.z)", 11, "paragraph"],
  ["[id=x]", 10, "paragraph"],
  ["section:has(p) .a", 12, "paragraph"],
  ["p:nth-child(1 of .a)", 21, "paragraph"],
  ["#s", 100, "parent"],
  ["section", 1, "parent"],
  [".k", 10, "parent"],
  ["p.z", 11, "neither"],
  ["p + p", 2, "neither"],
];

const rule = fc
  .record({
    selector: fc.constantFrom(...SELECTORS.filter(([selector]) => selector !== "*")),
    color: fc.integer({ min: 1, max: 0xff_ff_ff }),
    isImportant: fc.boolean(),
  })
  .map(({ selector: [selector, weight, finds], color, isImportant }): Written => {
    const hex = `#${color.toString(16).padStart(6, "0")}`;
    return { selector, weight, finds, color: hex, isImportant };
  });

/** The winner by the words of Cascade 5: importance first, then the style attribute, specificity and order. */
function expectedColor(rules: readonly Written[], own: Written | undefined): string {
  const strength = ({ weight, isImportant }: Written) => (isImportant ? 1e6 : 0) + weight;
  const winner = (finds: Written["finds"], more: readonly Written[]) => {
    let best: Written | undefined;
    for (const one of [...rules.filter((written) => written.finds === finds), ...more]) {
      if (!best || strength(one) >= strength(best)) best = one;
    }
    return best?.color;
  };
  return winner("paragraph", own ? [own] : []) ?? winner("parent", []) ?? "#000000";
}

it("gives a text the colour of the strongest declaration, or what its parent has", () => {
  const own = fc.option(rule, { nil: undefined });
  fc.assert(
    fc.property(fc.array(rule, { maxLength: 12 }), own, (rules, ownRule) => {
      const declared = ({ color, isImportant }: Written) =>
        `color:${color}${isImportant ? " !important" : ""}`;
      const sheet = rules.map((one) => `${one.selector}{${declared(one)}}`).join("\n");
      const style = ownRule ? ` style="${declared(ownRule)}"` : "";
      const page = readMarkup(
        `<style>${sheet}</style><section id=s class=k><p id=x class="a b"${style}>t</p></section>`,
      );
      const [paragraph] = page.byId("x");
      const color = paragraph ? page.styles.of(paragraph).color : "unknown";
      const ownWeight = ownRule && { ...ownRule, weight: 1_000 };
      expect(color === "unknown" ? color : hexOf(color)).toBe(expectedColor(rules, ownWeight));
    }),
    { numRuns: 300 },
  );
});

it("judges alike what shares its rules with others, and what has a style of its own", () => {
  const source = (style: string) =>
    `<style>p{color:#111111}.a{color:#222222!important}@layer l{.b{color:#333333!important}}</style>${`<p class="a b"${style}>t</p>`.repeat(3)}`;
  const colors = (style: string) => {
    const { elements, styles } = readMarkup(source(style));
    const paragraphs = elements.filter(({ tag }) => tag === "p");
    return paragraphs.map((one) => styles.of(one).color);
  };
  expect(colors("")).toEqual(colors(" style='margin:1px'"));
  expect(new Set(colors("").map((color) => (color === "unknown" ? "" : hexOf(color))))).toEqual(
    new Set(["#333333"]),
  );
});

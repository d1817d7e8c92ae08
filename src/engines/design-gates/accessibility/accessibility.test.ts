import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readMarkup } from "../page/read-markup.js";
import { accessibilityOf } from "./accessibility.js";
import { readContent } from "./generated-content.js";
import { scriptShadowsOf } from "./script-shadows.js";
import { cellsOfTable } from "./table-grid.js";
import { visibleText } from "./visible-text.js";

function meet(source: string) {
  const page = readMarkup(source);
  const target = page.elements.find(({ attributes }) => attributes.has("data-t"));
  if (target === undefined) throw new Error("no element is marked");
  return { page, target, accessibility: accessibilityOf(page) };
}

/** From the tables of HTML Accessibility API Mappings and the conflicts of WAI-ARIA 1.2. */
const roles: readonly (readonly [source: string, role: string | undefined])[] = [
  [`<a data-t href="/">x</a>`, "link"],
  ["<a data-t>x</a>", "generic"],
  ["<header data-t></header>", "banner"],
  ["<article><header data-t></header></article>", "generic"],
  ["<main><footer data-t></footer></main>", "generic"],
  ["<section data-t></section>", "generic"],
  [`<section data-t aria-label="x"></section>`, "region"],
  [`<section data-t aria-labelledby="no"></section>`, "generic"],
  ["<select data-t></select>", "combobox"],
  ["<select data-t multiple></select>", "listbox"],
  [`<select data-t size="4"></select>`, "listbox"],
  [`<input data-t list="l"><datalist id="l"></datalist>`, "combobox"],
  [`<input data-t list="no">`, "textbox"],
  [`<input data-t type="unknown">`, "textbox"],
  [`<input data-t type="password">`, undefined],
  [`<img data-t alt="">`, "none"],
  [`<img data-t alt="" tabindex="0">`, "img"],
  [`<ul role="none"><li data-t>x</li></ul>`, "none"],
  [`<ul role="none"><li data-t tabindex="0">x</li></ul>`, "listitem"],
  [`<table role="presentation"><tr><td data-t>x</td></tr></table>`, "none"],
  [`<table role="grid"><tr><td data-t>x</td></tr></table>`, "gridcell"],
  [`<table><tr><th data-t scope="row">x</th></tr></table>`, "rowheader"],
  [`<table><thead><tr><th data-t>x</th></tr></thead></table>`, "columnheader"],
  [`<p data-t role="no-role tab">x</p>`, "tab"],
  [`<p data-t role="presentation">x</p>`, "none"],
  [`<button data-t role="none">x</button>`, "button"],
  [`<button data-t role="none" disabled>x</button>`, "none"],
  [`<p data-t role="image">x</p>`, "img"],
  ["<svg data-t></svg>", "graphics-document"],
  ["<svg><circle data-t><title>x</title></circle></svg>", "graphics-symbol"],
];

describe("roles", () => {
  it.each(roles)("%s", (source, role) => {
    const { accessibility, target } = meet(source);
    expect(accessibility.role(target)).toBe(role);
  });
});

/** Whether assistive technology comes across an element, and whether the tab key does. */
const exposures: readonly (readonly [source: string, isExposed: boolean, isTabbable: boolean])[] = [
  ["<button data-t>x</button>", true, true],
  [`<button data-t tabindex="-1">x</button>`, true, false],
  ["<button data-t disabled>x</button>", true, false],
  ["<button data-t hidden>x</button>", false, false],
  [`<div style="display:none"><button data-t>x</button></div>`, false, false],
  [`<div style="visibility:hidden"><button data-t>x</button></div>`, false, false],
  [
    `<div style="visibility:hidden"><button data-t style="visibility:visible">x</button></div>`,
    true,
    true,
  ],
  [`<div aria-hidden="true"><button data-t aria-hidden="false">x</button></div>`, false, true],
  ["<div inert><button data-t>x</button></div>", false, false],
  ["<details><button data-t>x</button></details>", false, false],
  ["<details><summary data-t>x</summary></details>", true, true],
  ["<details open><button data-t>x</button></details>", true, true],
  ["<dialog><button data-t>x</button></dialog>", false, false],
  ["<dialog open><button data-t>x</button></dialog>", true, true],
  ["<div popover><button data-t>x</button></div>", false, false],
  ["<audio controls><button data-t>x</button></audio>", false, false],
  [`<input data-t type="hidden">`, false, false],
  ["<fieldset disabled><input data-t></fieldset>", true, false],
  ["<fieldset disabled><legend><input data-t></legend></fieldset>", true, true],
  [`<p data-t contenteditable="false">x</p>`, true, false],
  ["<p data-t contenteditable>x</p>", true, true],
  [`<map name="m"><area data-t href="/"></map><img usemap="#m" hidden>`, false, false],
  [`<map name="m"><area data-t href="/"></map><img usemap="#m">`, true, true],
];

describe("exposure and focus", () => {
  it.each(exposures)(
    "%s: exposed %s, in the order of the tab key %s",
    (source, isExposed, isTabbable) => {
      const { accessibility, target } = meet(source);
      expect(accessibility.isExposed(target)).toBe(isExposed);
      expect(accessibility.isTabbable(target)).toBe(isTabbable);
    },
  );

  it("keeps what is exposed or tabbable among what is rendered", () => {
    const attribute = fc.constantFrom(
      "",
      "hidden",
      "inert",
      "disabled",
      `tabindex="0"`,
      `aria-hidden="true"`,
      `style="display:none"`,
    );
    const tag = fc.constantFrom("div", "button", "details", "ul", "li", "fieldset", "a href=/");
    fc.assert(
      fc.property(fc.array(fc.tuple(tag, attribute), { maxLength: 12 }), (parts) => {
        const page = readMarkup(parts.map(([one, with_]) => `<${one} ${with_}>x`).join(""));
        const { isExposed, isRendered, isTabbable, isInert } = accessibilityOf(page);
        for (const element of page.elements) {
          if (isExposed(element) || isTabbable(element)) expect(isRendered(element)).toBe(true);
          if (isInert(element)) expect(isTabbable(element)).toBe(false);
        }
      }),
      { numRuns: 100 },
    );
  });
});

describe("tables", () => {
  it("lays cells where HTML lays them", () => {
    const page = readMarkup(
      `<table><tr><td rowspan=2>a<td colspan=2>b<tr><td>c<td>d<tbody><tr><td rowspan=0>e<td>f<tr><td>g</table>`,
    );
    const table = page.elements.find(({ tag }) => tag === "table");
    const cells = table === undefined ? [] : cellsOfTable(table);
    expect(
      cells.map(({ column, columnEnd, row, rowEnd }) => [column, columnEnd, row, rowEnd]),
    ).toEqual([
      [0, 1, 0, 2],
      [1, 3, 0, 1],
      [1, 2, 1, 2],
      [2, 3, 1, 2],
      [0, 1, 2, 4],
      [1, 2, 2, 3],
      [1, 2, 3, 4],
    ]);
  });
});

describe("visible text", () => {
  it.each([
    ["<p data-t>One <b>two</b><i hidden>three</i></p>", "One two"],
    ["<div data-t><p>One</p><p>two</p></div>", "One two"],
    [`<p data-t>One<b style="position:absolute;left:-9999px">two</b></p>`, "One"],
    [`<p data-t>One<b style="opacity:0">two</b></p>`, "One"],
    [`<p data-t>One<b style="position:absolute;clip:rect(0,0,0,0)">two</b></p>`, "One"],
    [
      `<p data-t>One<b style="position:absolute;overflow:hidden;width:1px;height:1px">two</b></p>`,
      "One",
    ],
    [`<p data-t>One<b aria-hidden="true">two</b></p>`, "Onetwo"],
    [`<p data-t>One<b style="font-family:'Font Awesome 6'">home</b></p>`, "One"],
  ])("%s", (source, text) => {
    const { accessibility, target } = meet(source);
    expect(visibleText(target, accessibility)).toBe(text);
  });
});

describe("generated content", () => {
  it.each([
    [`"a" attr(title) 'b'`, "atipb"],
    [`"\\201C x\\201D"`, "\u{201c}x\u{201d}"],
    [`"\\f101"`, ""],
    [`url(a.png) / "a picture"`, "a picture"],
    ["none", ""],
    [`"unclosed`, ""],
  ])("reads %s", (value, text) => {
    const { target } = meet(`<p data-t title="tip">x</p>`);
    expect(readContent(value, target)).toBe(text);
  });
});

describe("shadow trees in scripts", () => {
  it("reads a literal for a host that is found by its id, and nothing else", () => {
    const shadow = (script: string) =>
      scriptShadowsOf(readMarkup(`<div id="h"></div><script>${script}</script>`)).length;
    const root = `const h = document.querySelector('#h'); const r = h.attachShadow({mode: 'open'});`;
    expect(shadow(`${root} r.innerHTML = '<p>x</p>'`)).toBe(1);
    expect(shadow(`${root} r.innerHTML = '<slot></slot>'`)).toBe(0);
    expect(shadow(`${root} r.innerHTML = markup`)).toBe(0);
    expect(shadow(`${root} other.innerHTML = '<p>x</p>'`)).toBe(0);
    expect(shadow(`${root.replace("#h", ".h")} r.innerHTML = '<p>x</p>'`)).toBe(0);
  });
});

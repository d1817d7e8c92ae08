import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readMarkup } from "../page/read-markup.js";
import { accessibilityGates } from "./accessibility-gates.js";
import { readAutofill } from "./autocomplete.js";
import { isSublist, wordsOf } from "./label-in-name.js";
import { knownLanguage } from "./language.js";
import { readRefresh } from "./page-metadata.js";

/** The statuses that a gate gives, other than passes; "pass" where it gives passes alone, "none" where nothing. */
function verdict(id: string, source: string): string {
  const gate = accessibilityGates.find((one) => one.id === id);
  if (gate === undefined) throw new Error(`no gate ${id}`);
  const statuses = [...gate.check(readMarkup(source))].map(({ status }) => status);
  if (statuses.length === 0) return "none";
  return statuses.filter((status) => status !== "pass").join(" ") || "pass";
}

const german = "Der schnelle braune Fuchs springt über den faulen Hund und freut sich. ".repeat(8);
const page = (body: string, attributes = `lang="en"`) =>
  `<!DOCTYPE html><html ${attributes}><title>Cats of Rome</title><body>${body}</body></html>`;

const cases: readonly (readonly [gate: string, verdict: string, source: string])[] = [
  ["heading-order", "pass", "<h3>a</h3><h4>b</h4><h2>c</h2>"],
  ["heading-order", "fail", "<h1>a</h1><h3>b</h3>"],
  ["heading-order", "pass", "<h1>a</h1><h2 hidden>b</h2><h2>c</h2>"],
  ["heading-order", "fail", `<h1>a</h1><p role="heading" aria-level="4">b</p>`],
  ["bypass-blocks", "none", "<p>a</p>"],
  ["bypass-blocks", "cannot_tell", page("<p>a</p>")],
  ["bypass-blocks", "pass", page("<main>a</main>")],
  ["bypass-blocks", "pass", page(`<a href="#c">Skip</a><div id="c">a</div>`)],
  ["landmark-unique", "pass", `<nav aria-label="a">x</nav><nav aria-label="b">x</nav>`],
  ["landmark-unique", "fail", "<nav>x</nav><nav>x</nav>"],
  ["landmark-unique", "fail", `<main aria-label="a">x</main><main aria-label="b">x</main>`],
  ["list-structure", "pass", "<ul><li>a</li><script></script></ul><dl><div><dt>a<dd>b</div></dl>"],
  ["list-structure", "fail", "<ul><li>a</li><p>b</p></ul>"],
  ["list-structure", "fail", "<ol>a</ol>"],
  ["list-structure", "fail", "<div><li>a</li></div>"],
  ["list-structure", "none", `<ul role="menu"><p>b</p></ul>`],
  ["focus-order", "fail", `<button tabindex="3">x</button>`],
  ["focus-order", "pass", `<button tabindex="0">x</button><p tabindex="-1">x</p>`],
  ["focus-order", "none", `<button tabindex="3" disabled>x</button>`],
  ["nested-controls", "fail", `<a href="/"><button>x</button></a>`],
  ["nested-controls", "none", `<a href="/"><button disabled>x</button></a>`],
  ["frame-focus", "fail", `<iframe tabindex="-1" srcdoc="<a href=/>x</a>"></iframe>`],
  ["frame-focus", "pass", `<iframe tabindex="-1" srcdoc="<p>x</p>"></iframe>`],
  ["frame-focus", "cannot_tell", `<iframe tabindex="-1" src="a.html"></iframe>`],
  ["frame-focus", "none", `<iframe src="a.html"></iframe>`],
  [
    "scrollable-focus",
    "fail",
    `<div style="overflow:auto;height:20px"><p style="height:99px">x</p></div>`,
  ],
  [
    "scrollable-focus",
    "pass",
    `<div style="overflow:auto;height:20px"><p style="height:99px"><a href="/">x</a></p></div>`,
  ],
  ["scrollable-focus", "none", `<div style="overflow:hidden;height:20px"><p style="height:99px">x`],
  [
    "scrollable-focus",
    "none",
    `<div contenteditable><div style="overflow:auto;height:20px"><p style="height:99px">x`,
  ],
  ["role-allowed", "fail", `<nav role="button">x</nav>`],
  ["role-allowed", "pass", `<div role="button">x</div><li role="tab">x</li><a role="tab">x</a>`],
  ["role-allowed", "fail", `<ul><li role="button">x</li></ul>`],
  ["dialog-name", "fail", "<dialog open>x</dialog>"],
  ["dialog-name", "pass", `<dialog open aria-labelledby="h"><h2 id="h">x</h2></dialog>`],
  ["widget-name", "fail", `<div role="progressbar"></div>`],
  ["field-without-role-name", "fail", `<input type="password">`],
  ["image-file-name", "fail", `<img src="/a/cat.png?v=2" alt="cat.png">`],
  ["image-file-name", "cannot_tell", `<img src="/a/cat" alt="Cat">`],
  ["image-file-name", "none", `<img src="/a/cat.png" alt="A cat">`],
  ["link-text", "cannot_tell", `<a href="/">Click here!</a>`],
  ["link-text", "pass", `<a href="/">Click here for cats</a>`],
  ["title-text", "cannot_tell", "<html><title>Untitled document</title></html>"],
  ["title-text", "pass", page("")],
  ["same-link-name", "cannot_tell", `<a href="/a">x</a><a href="/b">x</a><a href="/c">x</a>`],
  ["same-link-name", "pass", `<a href="/a">x</a><a href="/a">X</a>`],
  [
    "same-frame-name",
    "cannot_tell",
    `<iframe title="x" src="a"></iframe><iframe title="x" src="b">`,
  ],
  ["media-alternative", "cannot_tell", `<video src="a.mp4"></video>`],
  ["media-alternative", "pass", `<video src="a.mp4"><track kind="captions" src="a.vtt"></video>`],
  ["media-autoplay", "cannot_tell", `<audio autoplay src="a.mp3"></audio>`],
  ["media-autoplay", "pass", `<video autoplay muted src="a.mp4"></video>`],
  ["table-header-text", "cannot_tell", "<table><tr><th></th><td>x</td></tr></table>"],
  ["autocomplete-suits-field", "cannot_tell", `<input type="number" autocomplete="email">`],
  ["autocomplete-valid", "cannot_tell", `<input autocomplete="false">`],
  ["page-language-text", "fail", page(german)],
  ["page-language-text", "pass", page(german, `lang="de"`)],
  ["page-language-text", "none", page("Der Hund.")],
];

describe("gates of the house", () => {
  it.each(cases)("%s: %s for %s", (gate, expected, source) => {
    expect(verdict(gate, source)).toBe(expected);
  });

  it("find no fault with a page that is well made, nor with a part of one", () => {
    const body = `<header><a href="#m">Skip</a><nav aria-label="Main"><ul><li><a href="/a">Cats</a></li></ul></nav></header>
      <main id="m"><h1>Cats</h1><p>Cats <em>sleep</em>.</p><h2>Food</h2><img src="f.png" alt="A bowl">
      <form><label>Name <input autocomplete="name"></label><button>Send</button></form>
      <table><caption>Costs</caption><tr><th>Food</th><th>Price</th></tr><tr><td>Fish</td><td>2</td></tr></table></main>
      <footer><p>By us</p></footer>`;
    for (const source of [page(body), body, "", "plain text", "<p>a</p>"]) {
      const read = readMarkup(source);
      const failing = accessibilityGates.filter(({ check }) =>
        [...check(read)].some(({ status }) => status !== "pass"),
      );
      expect(failing.map(({ id }) => id)).toEqual([]);
    }
  });

  it("have ids of their own, and list on a finding no rule that they do not stand on", () => {
    expect(new Set(accessibilityGates.map(({ id }) => id)).size).toBe(accessibilityGates.length);
    const attribute = fc.constantFrom(
      "",
      `role="list"`,
      `aria-hidden="true"`,
      `lang="zz"`,
      `tabindex="1"`,
      `id="a"`,
      `aria-label="x"`,
      `alt=""`,
      `aria-checked="no"`,
    );
    const tag = fc.constantFrom(
      "a href=/",
      "button",
      "img",
      "ul",
      "li",
      "table",
      "th",
      "input",
      "h3",
      "svg",
      "iframe",
      "html",
      "meta http-equiv=refresh content=5",
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(tag, attribute), { maxLength: 10 }), (parts) => {
        const read = readMarkup(parts.map(([one, with_]) => `<${one} ${with_}>x`).join(""));
        for (const { check, actRules } of accessibilityGates) {
          for (const found of check(read)) {
            for (const rule of found.actRules) expect(actRules).toContain(rule);
            if (found.element !== undefined) expect(read.elements).toContain(found.element);
          }
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe("small readers", () => {
  it.each([
    ["5", 5],
    [" 5;url=x", 5],
    ["5 x", 5],
    ["5.9,x", 5],
    [".9", 0],
    ["5:x", undefined],
    ["x", undefined],
    ["", undefined],
    ["+5", undefined],
  ])("reads the refresh %j as %s", (content, delay) => {
    expect(readRefresh(content)).toBe(delay);
  });

  it.each([
    ["en", "en"],
    ["DE-at", "de"],
    ["qab", "qab"],
    ["yue-Hant", "yue"],
    ["x-own", undefined],
    ["i-lux", undefined],
    ["zz", undefined],
    ["english", undefined],
    ["e1", undefined],
  ])("knows the language of %j as %s", (tag, language) => {
    expect(knownLanguage(tag)).toBe(language);
  });

  it.each([
    ["section-a shipping work email", "username"],
    ["cc-exp", "month"],
    ["work name", undefined],
    ["email work", undefined],
    ["webauthn", undefined],
  ])("reads the purpose %j as %s", (value, group) => {
    expect(readAutofill(value.split(" "))).toBe(group);
  });

  it("finds the words of a label in a name that has them in a row, whatever stands around", () => {
    const word = fc.stringMatching(/^[a-z]{1,6}$/u);
    const words = fc.array(word, { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(words, words, words, (before, label, after) => {
        const name = `${before.join(", ")} – ${label.join(" ").toUpperCase()}! ${after.join(" ")}`;
        expect(isSublist(wordsOf(label.join("\n")), wordsOf(name))).toBe(true);
      }),
    );
    expect(isSublist(wordsOf("a c"), wordsOf("a b c"))).toBe(false);
  });
});

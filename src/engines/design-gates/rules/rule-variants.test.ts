import { describe, expect, it } from "vitest";
import { readMarkup } from "../page/read-markup.js";
import { accessibilityGates } from "./accessibility-gates.js";

/** Whether a source fails an ACT rule. */
function fails(source: string, rule: string): boolean {
  const page = readMarkup(source);
  return accessibilityGates
    .filter(({ actRules }) => actRules.includes(rule))
    .flatMap((gate) => [...gate.check(page)])
    .some(({ status, actRules }) => status === "fail" && actRules.includes(rule));
}

const html = (attributes: string, body = "") =>
  `<!DOCTYPE html><html ${attributes}><head><title>A page</title></head><body>${body}</body></html>`;

interface Variants {
  readonly rule: string;
  readonly what: string;
  readonly fail: readonly string[];
  readonly hold: readonly string[];
}

const variants: readonly Variants[] = [
  {
    rule: "23a2a8",
    what: "images have a name",
    fail: [
      `<img src="a.png" alt=" ">`,
      `<img src="a.png" alt="" tabindex="0">`,
      `<img src="a.png" aria-label="">`,
      `<img src="a.png" aria-labelledby="nowhere">`,
      `<div style="margin-left:-9999px"><img src="a.png"></div>`,
      `<span role="image"></span>`,
      `<img src="a.png" role="presentation" aria-live="polite">`,
      `<div style="opacity:0"><img src="a.png"></div>`,
      `<img src="a.png" role="unknown">`,
    ],
    hold: [
      `<img src="a.png" alt="A cat">`,
      `<img src="a.png" alt="">`,
      `<img src="a.png" role="none">`,
      `<img src="a.png" aria-labelledby="n"><span id="n" hidden>A cat</span>`,
      `<img src="a.png" hidden>`,
      `<img src="a.png" aria-hidden="true">`,
      `<div aria-hidden="true"><img src="a.png"></div>`,
      `<div inert><img src="a.png"></div>`,
      `<details><summary>More</summary><img src="a.png"></details>`,
      `<template><img src="a.png"></template>`,
      `<noscript><img src="a.png"></noscript>`,
      `<video controls><img src="a.png"></video>`,
      `<svg role="img"></svg>`,
    ],
  },
  {
    rule: "b5c3f8",
    what: "pages name their language",
    fail: [html(""), html(`lang=" "`), html(`xml:lang="en"`), "<html><body>Hello</body></html>"],
    hold: [
      html(`lang="en"`),
      html(`lang="x"`),
      "<p>Hello</p>",
      `<svg xmlns="http://www.w3.org/2000/svg"><title>Hello</title></svg>`,
      `<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml" xml:lang="en"></html>`,
    ],
  },
  {
    rule: "bf051a",
    what: "pages name a registered language",
    fail: [
      html(`lang="english"`),
      html(`lang="e"`),
      html(`lang="xx-US"`),
      html(`lang="i-klingon"`),
    ],
    hold: [
      html(`lang="EN-us"`),
      html(`lang="gsw"`),
      html(`lang="zh-Hant-TW"`),
      html(`lang="en-XYZZY"`),
      html(`lang=""`),
      html(""),
    ],
  },
  {
    rule: "5b7ae0",
    what: "lang and xml:lang agree",
    fail: [html(`lang="de" xml:lang="en"`), html(`lang="en-GB" xml:lang="fr-GB"`)],
    hold: [
      html(`lang="en-GB" xml:lang="en-US"`),
      html(`lang="en" xml:lang=""`),
      html(`lang="" xml:lang="en"`),
      html(`lang="english" xml:lang="en"`),
      html(`lang="en"`),
    ],
  },
  {
    rule: "de46e4",
    what: "parts name a registered language",
    fail: [
      html(`lang="en"`, `<p lang="#!">Bonjour</p>`),
      html(`lang="en"`, `<p lang=" ">Bonjour</p>`),
      html(`lang="en"`, `<p lang="fr_CH">Bonjour</p>`),
      html(`lang="en"`, `<div lang="xyzzy"><p lang="fr">Bonjour</p> et <b>au revoir</b></div>`),
      html(`lang="en"`, `<img lang="xyzzy" alt="Paris" src="p.png">`),
    ],
    hold: [
      html(`lang="en"`, `<p lang="fr">Bonjour</p>`),
      html(`lang="en"`, `<div lang="xyzzy"><p lang="fr">Bonjour</p></div>`),
      html(`lang="en"`, `<p lang="xyzzy" hidden>Bonjour</p>`),
      html(`lang="en"`, `<p lang="xyzzy"><img alt="" src="p.png"></p>`),
      html(`lang="xyzzy"`, `<p>Hello</p>`),
      html(
        `lang="en"`,
        `<p lang="xyzzy" aria-hidden="true" style="position:absolute;top:-9999px">Bonjour</p>`,
      ),
    ],
  },
  {
    rule: "97a4e1",
    what: "buttons have a name",
    fail: [
      "<button></button>",
      `<input type="button">`,
      `<input type="submit" value="">`,
      `<span role="button"></span>`,
      `<button><img src="a.png" alt=""></button>`,
      `<button><span aria-hidden="true">×</span></button>`,
      `<button aria-label=" "></button>`,
      "<button>&nbsp;</button>",
      "<style>button::before{content:'\\f101'}</style><button></button>",
    ],
    hold: [
      `<input type="submit">`,
      `<input type="reset">`,
      `<button title="Close"></button>`,
      `<button><img src="a.png" alt="Close"></button>`,
      `<button><svg role="img" aria-label="Close"></svg></button>`,
      `<button><svg><title>Close</title></svg></button>`,
      `<label>Close <button></button></label>`,
      `<button style="display:none"></button>`,
      `<button aria-hidden="true"></button>`,
      `<style>button::after{content:"Close"}</style><button></button>`,
      "<details><summary>More</summary><button></button></details>",
    ],
  },
  {
    rule: "c487ae",
    what: "links have a name",
    fail: [
      `<a href="/"></a>`,
      `<a href="/"><span hidden>Home</span></a>`,
      `<a href="/" style="position:absolute;left:-9999px"><img src="a.png"></a>`,
      `<span role="doc-noteref"></span>`,
      `<a href="/"><svg aria-hidden="true"><title>Home</title></svg></a>`,
    ],
    hold: [
      `<a></a>`,
      `<a href="/" aria-labelledby="h"></a><h2 id="h">Home</h2>`,
      `<a href="/"><img alt="Home" src="a.png"></a>`,
      `<a href="/" style="visibility:hidden"></a>`,
      `<a href="/"><b style="visibility:hidden"><i style="visibility:visible">Home</i></b></a>`,
      `<svg><a href="/"></a></svg>`,
    ],
  },
  {
    rule: "ffd0e9",
    what: "headings have a name",
    fail: [
      "<h1></h1>",
      `<div role="heading" aria-level="2"></div>`,
      "<h2>  </h2>",
      `<h3><img src="a.png" alt=""></h3>`,
      `<h1 role="presentation" tabindex="0"></h1>`,
    ],
    hold: ["<h1>Cats</h1>", `<h1 role="none"></h1>`, "<h1 hidden></h1>", `<h1 title="Cats"></h1>`],
  },
  {
    rule: "e086e5",
    what: "fields have a name",
    fail: [
      "<input>",
      `<input type="text" aria-label=" ">`,
      "<select><option>One</option></select>",
      `<input name="city" value="Rome">`,
      `<label for="other">City</label><input id="city">`,
      `<div role="combobox" aria-expanded="false">Rome</div>`,
      `<div role="slider" aria-valuenow="1"></div>`,
      `<input type="checkbox"> I agree`,
      `<div role="textbox" contenteditable>Rome</div>`,
      `<div role="switch" aria-checked="true"></div>`,
    ],
    hold: [
      "<label>City <input></label>",
      `<label for="city">City</label><input id="city">`,
      `<input title="City">`,
      `<label>City <select><option>Rome</option></select></label>`,
      `<div role="switch" aria-checked="true">Dark</div>`,
      `<input type="hidden">`,
      `<input type="submit">`,
      "<fieldset><legend>A</legend></fieldset>",
      `<div role="option">One</div>`,
    ],
  },
  {
    rule: "2779a5",
    what: "pages have a title",
    fail: [
      "<!DOCTYPE html><html lang=en><head></head><body></body></html>",
      "<html><head><title></title><title>Second</title></head></html>",
      "<html><body><svg><title>Cat</title></svg></body></html>",
      "<html><title>&nbsp;</title></html>",
    ],
    hold: ["<html><title>Cats</title></html>", "<p>Cats</p>"],
  },
  {
    rule: "3ea0c8",
    what: "ids are unique",
    fail: [`<i id="a"></i><b id="a"></b>`, `<svg id="a"><g id="a"></g></svg>`],
    hold: [
      `<i id="a"></i><b id="A"></b>`,
      `<i id=""></i><b id=""></b>`,
      `<i id="a"></i><template><b id="a"></b></template>`,
    ],
  },
  {
    rule: "59796f",
    what: "image buttons have a name",
    fail: [
      `<input type="image" src="a.png">`,
      `<input type="image" src="a.png" alt="">`,
      `<input type="image" src="a.png" value="Search">`,
      `<input type="image" src="a.png" alt="Submit Query">`,
    ],
    hold: [
      `<input type="image" src="a.png" title="Search">`,
      `<input type="image" src="a.png" aria-label="Search">`,
      `<input type="image" src="a.png" hidden>`,
      `<button></button>`,
    ],
  },
  {
    rule: "cae760",
    what: "frames have a name",
    fail: [
      `<iframe src="a.html" name="a"></iframe>`,
      `<iframe src="a.html" title=" "></iframe>`,
      `<iframe srcdoc="<title>A</title>"></iframe>`,
    ],
    hold: [
      `<iframe src="a.html" aria-label="Map"></iframe>`,
      `<iframe src="a.html" tabindex="-1"></iframe>`,
      `<iframe src="a.html" aria-hidden="true"></iframe>`,
      `<iframe src="a.html" style="visibility:hidden"></iframe>`,
      `<iframe src="a.html" role="none" tabindex="0"></iframe>`,
      `<iframe src="a.html" role="presentation" title=""></iframe>`,
      `<frameset><frame src="a.html"></frameset>`,
    ],
  },
  {
    rule: "7d6734",
    what: "SVG images have a name",
    fail: [
      `<svg role="img"></svg>`,
      `<svg><circle role="graphics-symbol"></circle></svg>`,
      `<svg role="graphics-document"><g><title>Deep</title></g></svg>`,
      `<svg role="img"><desc>Only described</desc></svg>`,
    ],
    hold: [
      `<svg role="img" aria-label="Cat"></svg>`,
      `<svg><circle role="graphics-symbol"><title>Dot</title></circle></svg>`,
      "<svg></svg>",
      `<svg role="img" hidden></svg>`,
      `<div style="display:none"><svg role="img"></svg></div>`,
      `<svg role="presentation"></svg>`,
    ],
  },
  {
    rule: "8fc3b6",
    what: "embedded media have a name",
    fail: [
      `<object data="a.png"></object>`,
      `<object data="a.png?x=1#y">A cat</object>`,
      `<object data="a" type="audio/mpeg"></object>`,
      `<object data="data:image/gif;base64,R0lGODlhAQABAAAAACw="></object>`,
    ],
    hold: [
      `<object data="a.html"></object>`,
      `<object data="a.png" type="application/pdf"></object>`,
      `<object type="image/png"></object>`,
      `<object data="a.png" hidden></object>`,
      `<object data="a.png" title="Cat"></object>`,
      `<object data="a.png" role="none"></object>`,
    ],
  },
  {
    rule: "m6b1q3",
    what: "menu items have a name",
    fail: [
      `<div role="menu"><div role="menuitem"></div></div>`,
      `<ul role="menu"><li role="menuitem" aria-label=""><img src="a.png" alt=""></li></ul>`,
    ],
    hold: [
      `<div role="menu"><div role="menuitem" aria-label="New"></div></div>`,
      `<div role="menu"><div role="menuitem"><img src="a.png" alt="New"></div></div>`,
      `<div role="menu"><div role="menuitemcheckbox" aria-checked="true"></div></div>`,
    ],
  },
  {
    rule: "2t702h",
    what: "summaries have a name",
    fail: [
      `<details><summary><img src="a.png" alt=""></summary>Text</details>`,
      `<details open><summary> </summary>Text</details>`,
      `<details><summary aria-label=""></summary>Text</details>`,
    ],
    hold: [
      "<details><summary>More</summary>Text</details>",
      `<details><summary title="More"></summary>Text</details>`,
      `<details><summary><img src="a.png" alt="More"></summary>Text</details>`,
      "<details>Text</details>",
      `<details aria-hidden="true"><summary tabindex="-1"></summary>Text</details>`,
      "<div><summary></summary></div>",
    ],
  },
];

describe.each(variants)("$rule: $what", ({ rule, fail, hold }) => {
  it.each(fail)("fails %s", (source) => {
    expect(fails(source, rule)).toBe(true);
  });
  it.each(hold)("does not fail %s", (source) => {
    expect(fails(source, rule)).toBe(false);
  });
});

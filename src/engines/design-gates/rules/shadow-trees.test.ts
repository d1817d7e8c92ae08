import { describe, expect, it } from "vitest";
import { readMarkup } from "../page/read-markup.js";
import { accessibilityGates } from "./accessibility-gates.js";

const shadow = (markup: string) => `<template shadowrootmode="open">${markup}</template>`;

function failuresOf(source: string, rule: string) {
  const page = readMarkup(source);
  return accessibilityGates
    .filter(({ actRules }) => actRules.includes(rule))
    .flatMap((gate) => [...gate.check(page)])
    .filter(({ status, actRules }) => status === "fail" && actRules.includes(rule));
}

const failing: readonly (readonly [string, string])[] = [
  ["23a2a8", `<div>${shadow(`<img src="a.png">`)}</div>`],
  ["23a2a8", `<div>${shadow(`<x-c>${shadow(`<img src="a.png">`)}</x-c>`)}</div>`],
  ["97a4e1", `<x-b>${shadow("<button><slot></slot></button>")}</x-b>`],
  ["3ea0c8", `<div>${shadow(`<p id="a">x</p><b id="a">y</b>`)}</div>`],
  ["3ea0c8", `<div>${shadow("<p>x</p>")}<p id="a">x</p><b id="a">y</b></div>`],
  ["307n5z", `<div role="button" tabindex="0">${shadow(`<a href="/">x</a>`)}</div>`],
  ["6cfa84", `<div aria-hidden="true">${shadow(`<a href="/">x</a>`)}</div>`],
  ["e086e5", `<label for="i">x</label><x-b>${shadow(`<input id="i">`)}</x-b>`],
  [
    "ff89c9",
    `<div role="list" aria-owns="i"></div><x-b>${shadow(`<p id="i" role="listitem">x</p>`)}</x-b>`,
  ],
];
const sound: readonly (readonly [string, string])[] = [
  ["97a4e1", `<x-b>${shadow("<button><slot></slot></button>")}Save</x-b>`],
  ["97a4e1", `<x-b>${shadow("<button><slot name=a>Save</slot></button>")}</x-b>`],
  ["97a4e1", `<x-b role="button" tabindex="0">${shadow("<b>Save</b>")}</x-b>`],
  ["c487ae", `<a href="/x"><x-i>${shadow("<span>Home</span>")}</x-i></a>`],
  ["23a2a8", `<x-b>${shadow("<p>shown</p>")}<img src="a.png"></x-b>`],
  ["23a2a8", `<x-b>${shadow(`<slot name="a"></slot>`)}<img src="a.png"></x-b>`],
  ["23a2a8", `<div><template><img src="a.png"></template></div>`],
  ["23a2a8", `<select>${shadow(`<img src="a.png">`)}</select>`],
  ["3ea0c8", `<p id="a">x</p><div>${shadow(`<p id="a">x</p>`)}</div>`],
  ["e086e5", `<x-b>${shadow(`<label for="i">x</label><input id="i">`)}</x-b>`],
  [
    "ff89c9",
    `<x-b>${shadow(`<div role="list"><slot></slot></div>`)}<p role="listitem">x</p></x-b>`,
  ],
  ["ff89c9", `<x-list><p role="listitem">x</p></x-list>`],
];

describe("declarative shadow trees", () => {
  it.each(failing)("%s fails in %s", (rule, source) => {
    expect(failuresOf(source, rule)).toHaveLength(1);
  });

  it.each(sound)("%s does not fail in %s", (rule, source) => {
    expect(failuresOf(source, rule)).toEqual([]);
  });

  it("are found where they stand in the source", () => {
    const source = `<p>x</p>\n<x-b>\n${shadow(`<p>y</p>\n<img src="a.png">`)}</x-b>`;
    const place = failuresOf(source, "23a2a8")[0]?.element?.source;
    expect(place?.line).toBe(4);
    expect(source.slice(place?.start, place?.startTagEnd)).toBe(`<img src="a.png">`);
    const src = place?.attributes.get("src");
    expect(source.slice(src?.start, src?.end)).toBe(`src="a.png"`);
  });

  it("are read no deeper than five of them, however many nest", () => {
    let source = "<img src=a.png>";
    for (let depth = 0; depth < 300; depth += 1) source = `<x-b>${shadow(source)}</x-b>`;
    expect(failuresOf(source, "23a2a8")).toEqual([]);
  });
});

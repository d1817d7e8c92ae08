import { describe, expect, it } from "vitest";
import { parsePage } from "../document/parse-page.js";
import { densestElement } from "./densest-element.js";

const prose = (times: number) =>
  `<p>${"The ferry runs again from May, at the price of last year. ".repeat(3)}</p>`.repeat(times);
const densestOf = (html: string) =>
  densestElement(parsePage(html).body).getAttribute("id") ?? undefined;

describe("densestElement", () => {
  it.each([
    [
      "the smallest with four fifths",
      `<div id="a"><div id="b">${prose(8)}</div>${prose(1)}</div>`,
      "b",
    ],
    [
      "the one around, where no other has",
      `<div id="a"><div id="b">${prose(1)}</div>${prose(1)}</div>`,
      "a",
    ],
    ["none but the root, where nothing is prose", '<div id="a">short</div>', undefined],
    [
      "none that is all links",
      `<div id="a"><a href="/x">${prose(9)}</a></div><div id="b">${prose(2)}</div>`,
      "b",
    ],
  ])("finds %s", (_, html, id) => {
    const found = densestOf(html);
    expect(found).toBe(id);
  });
});

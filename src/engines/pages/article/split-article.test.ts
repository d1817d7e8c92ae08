import { describe, expect, it } from "vitest";
import { parsePage } from "../document/parse-page.js";
import { readPage } from "../read-page.js";
import { measureText } from "./measure-text.js";
import { classOfSplitArticle, holderOf, proseByClass } from "./split-article.js";

const sentence = (at: number) =>
  `In part ${at} the ferry runs again from the first week of May, at the price of the year before, and nobody complains.`;
const part = (at: number, times: number) =>
  `<div class="part">${`<p>${sentence(at)}</p>`.repeat(times)}</div>`;
const page = `<div id="all">${part(1, 1)}<div class="ad">x</div>${part(2, 3)}</div><div class="foot"><p>${sentence(3)}</p></div>`;

describe("split articles", () => {
  it("adds up prose by the class of what holds paragraphs", () => {
    const { body } = parsePage(page);
    const prose = proseByClass(body, measureText(body));
    expect([...prose.keys()].sort()).toEqual(["foot", "part"]);
    expect(prose.get("part")).toBe(4 * sentence(1).length);
  });

  it("names the class of which more stands elsewhere than was found", () => {
    const { body } = parsePage(page);
    const prose = proseByClass(body, measureText(body));
    const first = body.querySelector(".part");
    expect(first && classOfSplitArticle(first, prose, 2 * sentence(1).length)).toBe("part");
    expect(first && classOfSplitArticle(first, prose, 4 * sentence(1).length)).toBeUndefined();
  });

  it("finds the smallest element around all parts, and the root where there are none", () => {
    const { body } = parsePage(page);
    expect(holderOf(body, "part").getAttribute("id")).toBe("all");
    expect(holderOf(body, "foot").getAttribute("class")).toBe("foot");
    expect(holderOf(body, "other")).toBe(body);
  });

  it("reads an article of two parts whole", () => {
    const html = `<div><section><div class="part"><p>${sentence(1)}</p><p>${sentence(2)}</p></div></section>
      <div class="banner">Offers</div><section><div class="part"><p>${sentence(4)}</p><p>${sentence(5)}</p></div></section></div>`;
    const { text } = readPage(html, { format: "article" });
    for (const at of [1, 2, 4, 5]) expect(text).toContain(sentence(at));
  });
});

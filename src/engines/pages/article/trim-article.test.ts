import { describe, expect, it } from "vitest";
import { parsePage } from "../document/parse-page.js";
import { blockText } from "../text/block-text.js";
import { trimArticle } from "./trim-article.js";

const prose =
  "<p>The night ferry between the two islands will run again from the first week of May, at the old price.</p>";
const sentence = prose.slice(3, -4);

function trimmed(html: string): string {
  const { body } = parsePage(html);
  trimArticle(body);
  return blockText(body);
}

describe("trimArticle", () => {
  it.each([
    ["dates and bylines ahead", `<p>2 April 2026</p><p>By Ida Lund</p>${prose}`],
    ["lines of known phrases", `${prose}<p>Advertisement</p><p>Read more</p>`],
    ["links to other articles", `${prose}<p>Read more: <a href="/x">What the storm took</a></p>`],
    [
      "lists of links with their heading",
      `${prose}<h3>Stories</h3><ul><li><a href="/1">One</a></li><li><a href="/2">Two</a></li></ul>`,
    ],
    ["captions", `<p>The ferry in its dock. (Photo: Ida Lund)</p>${prose}`],
    ["rights and headings behind", `${prose}<h2>Comments</h2><p>© 2026 Harbour Media</p>`],
  ])("takes out %s", (_, html) => {
    expect(trimmed(html)).toBe(sentence);
  });

  it.each([
    ["short sentences", `<p>It works.</p>${prose}<p>At last!</p>`],
    ["quotations and code", `<blockquote>Read more</blockquote>${prose}<pre>Share</pre>`],
    ["lists of ingredients", `${prose}<ul><li>250 g flour</li><li>2 lemons</li></ul>`],
    ["poems", Array.from({ length: 8 }, (_, at) => `<p>verse ${at}</p>`).join("")],
    ["what would otherwise be empty", "<p>Read more</p>"],
    ["texts of more than 5,000 lines", "<p>Read more</p>".repeat(5_001) + prose],
  ])("leaves %s", (_, html) => {
    const { body } = parsePage(html);
    expect(trimmed(html)).toBe(blockText(body));
  });
});

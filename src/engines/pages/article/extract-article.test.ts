import { describe, expect, it } from "vitest";
import { readPage } from "../read-page.js";

const sentence =
  "The night ferry between the two islands runs again from the first week of May, at the price of last year, and nobody complains.";
const paragraph = `<p>${sentence}</p>`;
const pageWith = (part: string) =>
  `<main><article><h1>The night ferry</h1>${paragraph.repeat(5)}${part}<h2>Outlook</h2>${paragraph}</article></main>`;
const articleOf = (html: string) =>
  readPage(html, { format: "article", baseUrl: "https://example.com/" });

describe("extractArticle", () => {
  it.each([
    ["related-work", "Related work"],
    ["comments-in-python", "Comments in Python"],
    ["footer-design", "Footer design"],
    ["share-prices", "Share prices"],
    ["community-health-files", "Community health files"],
    ["banner-year", "A banner year"],
  ])("keeps a section whose id %s is made of its heading", (id, heading) => {
    const body = `What is told here alone: ${sentence}`;
    const { text } = articleOf(
      pageWith(`<section id="${id}"><h2>${heading}</h2><p>${body}</p></section>`),
    );
    expect(text).toContain(`${heading}\n\n${body}`);
  });

  it.each([
    ["newsletter-history", "Newsletter history"],
    ["tags", "Tags"],
    ["cookie-recipe", "Cookie recipe"],
    ["navigation", "Navigation"],
  ])("keeps a heading whatever its id %s is", (id, heading) => {
    const { text } = articleOf(pageWith(`<h2 id="${id}">${heading}</h2>${paragraph}`));
    expect(text).toContain(`${heading}\n\n${sentence}`);
  });

  it.each([
    ["related-articles", "Related articles"],
    ["comments", "Comments"],
  ])("takes a place of the page named %s away", (id, heading) => {
    const { text } = articleOf(
      pageWith(`<div id="${id}"><h2>${heading}</h2><p>Not of it: ${sentence}</p></div>`),
    );
    expect(text).not.toContain("Not of it");
  });

  it.each([
    [
      "terms of definition lists",
      `<dl><dt class="subheaders">Monitoring</dt><dd>${sentence}</dd></dl>`,
      "Monitoring",
    ],
    [
      "lists of links that a paragraph introduces",
      '<p>The following resources can be useful:</p><ul><li>The <a href="/a">Guide to Types</a></li><li><a href="/b">Tables</a></li></ul>',
      "- The [Guide to Types](https://example.com/a)\n- [Tables](https://example.com/b)",
    ],
    [
      "links that end a sentence",
      '<p>The whole timetable can be found at</p><p><a href="/x">the harbour office</a></p>',
      "[the harbour office](https://example.com/x)",
    ],
    ["notes", '<aside class="note"><p>Bring a lamp.</p></aside>', "Bring a lamp."],
  ])("keeps %s", (_, part, kept) => {
    expect(articleOf(pageWith(part)).markdown).toContain(kept);
  });

  it("answers the entries of a page that is a list", () => {
    const entries = Array.from(
      { length: 30 },
      (_, at) =>
        `<tr><td>${at}.</td><td><a href="/${at}">Harbour ${at} seeks a pilot</a></td></tr>`,
    ).join("");
    const { text } = articleOf(
      `<p>These are jobs. See more at <a href="/">the harbour</a>.</p><table>${entries}</table>`,
    );
    expect(text).toContain("Harbour 0 seeks a pilot");
    expect(text).toContain("Harbour 29 seeks a pilot");
  });
});

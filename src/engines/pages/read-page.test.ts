import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { judgedPages } from "../../../test/accuracy/page-extract/pages.js";
import { damaged } from "../../../test/helpers/texts/damaged-markup.js";
import { NODES_MAX } from "./document/parse-page.js";
import { LINKS_MAX } from "./links/collect-links.js";
import { type PageFormat, readPage } from "./read-page.js";

const FORMATS: readonly PageFormat[] = ["text", "markdown", "links", "article", "metadata"];
const baseUrl = "https://example.com/a/b?c";

const markup = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        "<p>",
        "</p>",
        "<div class=share>",
        "</div>",
        "<ul><li>",
        "</ul>",
        "<table><tr><td>",
        "</table>",
      ),
      fc.constantFrom(
        "<pre>",
        "</pre>",
        "<blockquote>",
        "<h2>",
        "</h2>",
        "<!--",
        "-->",
        "<script>",
        "<b>",
        "<code>",
      ),
      fc.constantFrom(
        "<a href='x'>",
        "<a href=' /y z'>",
        "<a href='http://[x'>",
        "</a>",
        "<img src=i alt=a>",
        "<br>",
      ),
      fc.string({ unit: "binary", maxLength: 40 }),
      fc.constant(
        "A sentence, long enough to be taken for prose by what looks for the article of a page. ",
      ),
    ),
    { maxLength: 60 },
  )
  .map((pieces) => pieces.join(""));

describe("readPage", () => {
  it("never throws, and answers no more than the page holds", () => {
    fc.assert(
      fc.property(markup, fc.constantFrom(...FORMATS), (html, format) => {
        const { text = "", markdown = "", words } = readPage(html, { format, baseUrl });
        expect(text.length).toBeLessThanOrEqual(2 * html.length);
        expect(markdown.length).toBeLessThanOrEqual(20 * html.length);
        expect(words).toBeLessThanOrEqual(html.length);
      }),
      { numRuns: 150 },
    );
  });

  it("lists absolute addresses where the page's own is known, each once", () => {
    fc.assert(
      fc.property(markup, (html) => {
        const links = readPage(html, { format: "links", baseUrl }).links ?? [];
        for (const { href } of links) expect(new URL(href).href).toBe(href);
        expect(new Set(links.map(({ href }) => href)).size).toBe(links.length);
      }),
    );
  });

  it("reads pages that are cut off or damaged", () => {
    for (let seed = 0; seed < 20; seed += 1) {
      const html = damaged(judgedPages[seed % judgedPages.length]?.html ?? "", seed);
      for (const format of FORMATS)
        expect(readPage(html, { format }).words).toBeGreaterThanOrEqual(0);
    }
  });

  it("answers what its format promises, and nothing else", () => {
    const html = "<title>T</title><nav>N</nav><p>Hello <a href='/x'>world</a></p>";
    const keys = (format: PageFormat) =>
      Object.keys(readPage(html, { format }))
        .filter((key) => ["text", "markdown", "links"].includes(key))
        .sort();
    expect(FORMATS.map(keys)).toEqual([
      ["text"],
      ["markdown"],
      ["links"],
      ["markdown", "text"],
      [],
    ]);
    expect(readPage(html, { format: "text" }).text).toBe("N\n\nHello world");
    expect(readPage(html, { format: "markdown", baseUrl }).markdown).toBe(
      "N\n\nHello [world](https://example.com/x)",
    );
  });

  it.each([
    ["elements nested 100,000 deep", `${"<div>".repeat(100_000)}text`],
    ["a line of 5 MB", "word, and more words. ".repeat(250_000)],
    ["a million signs of less", "<".repeat(1_000_000)],
    ["250,000 entities", "&amp;".repeat(250_000)],
    ["lists nested 100,000 deep", "<ul><li>x".repeat(100_000)],
    ["spaces within preformatted text", `<pre>x${" ".repeat(500_000)}x`],
    ["backticks", `<pre>${"`".repeat(500_000)}`],
    ["marks of a link's end in many lines", `<p>${"» ".repeat(190)}x</p>`.repeat(1_000)],
  ])("reads %s within 10 s of CPU", { timeout: 20_000 }, (_, html) => {
    const { user } = process.cpuUsage();
    readPage(html, { format: "article" });
    expect(process.cpuUsage().user - user).toBeLessThan(10_000_000);
  });

  it.each([
    ["nodes", "text", "<br>".repeat(NODES_MAX + 1)],
    [
      "links",
      "links",
      Array.from({ length: LINKS_MAX + 1 }, (_, at) => `<a href="/${at}">x</a>`).join(""),
    ],
    [
      "characters of addresses",
      "markdown",
      `<base href="https://example.com/${"a".repeat(4_000)}/">${'<a href="x">y</a>'.repeat(2_100)}`,
    ],
  ] as const)("says that a page has more %s than were read", (_, format, html) => {
    expect(readPage(html, { format, baseUrl }).truncated).toBe(true);
  });

  it("says nothing of the kind of a page that was read whole", () => {
    for (const format of FORMATS) {
      expect(readPage("<p>Hello <a href='/x'>world</a></p>", { format })).not.toHaveProperty(
        "truncated",
      );
    }
  });
});

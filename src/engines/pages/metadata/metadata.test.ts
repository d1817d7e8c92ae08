import { describe, expect, it } from "vitest";
import { readPage } from "../read-page.js";
import { countWords } from "./count-words.js";
import { isoTime } from "./iso-time.js";

const metadataOf = (html: string) => readPage(html, { format: "metadata" });

describe("isoTime", () => {
  it.each([
    ["2026-04-02", "2026-04-02"],
    ["2026-04-02T06:30:00+0200", "2026-04-02T06:30:00+02:00"],
    ["2026-04-02 06:30", "2026-04-02T06:30:00"],
    ["2026/4/2", "2026-04-02"],
    ["20260402T063000Z", "2026-04-02T06:30:00Z"],
    ["2026-04-02T06:30:00.123Z", "2026-04-02T06:30:00Z"],
    ["Thu, 02 Apr 2026 06:30:00 GMT", "2026-04-02T06:30:00Z"],
    ["April 2nd, 2026", "2026-04-02"],
    ["2 April 2026", "2026-04-02"],
    ["1775111400", "2026-04-02T06:30:00Z"],
  ])("reads %s", (written, iso) => {
    expect(isoTime(written)).toBe(iso);
  });

  it.each(["", "yesterday", "2026-02-30", "2026-13-01", "12", "Foo 3, 2026"])(
    "refuses %j",
    (written) => {
      expect(isoTime(written)).toBeUndefined();
    },
  );
});

describe("countWords", () => {
  it.each([
    ["", 0, 0],
    ["One two's three-four 5.5", 4, 1],
    ["Привет, мир", 2, 1],
    ["今日は天気がいい", 4, 1],
    [Array(1_150).fill("word").join(" "), 1_150, 5],
    ["图书馆今天开门。".repeat(200), 600, 3],
  ])("counts %#", (text, words, readingMinutes) => {
    const counted = countWords(text);
    expect(counted.readingMinutes).toBe(readingMinutes);
    expect(Math.abs(counted.words - words)).toBeLessThanOrEqual(0.35 * words);
  });
});

describe("what a page says of itself", () => {
  it.each([
    [
      '<meta property="og:title" content="A – Site"><meta property="og:site_name" content="Site"><title>x</title>',
      "A – Site",
      "A",
    ],
    ["<title>How to bake bread at home | The Oven</title>", "", "How to bake bread at home"],
    ["<title>The Oven: Bread</title><h1>Bread</h1>", "", "The Oven: Bread"],
    ["<title>Site - Bread and salt</title><h1>Bread and salt</h1>", "", "Bread and salt"],
    [
      '<meta property="og:title" content="Bread - The Oven"><h1>Bread<a href="#b">¶</a></h1>',
      "",
      "Bread",
    ],
    ["<title>北の島へ向かう船_新聞_島</title><h1>北の島へ向かう船</h1>", "", "北の島へ向かう船"],
    [
      "<title>Docs - Bread and salt - The Oven</title><h1>Bread and salt</h1>",
      "",
      "Bread and salt",
    ],
    ["<h1>Only a heading</h1>", "", "Only a heading"],
    ["<p>x</p>", "", null],
  ])("finds the title of %s", (html, _, title) => {
    expect(metadataOf(html).title).toBe(title);
  });

  it("reads structured data, in a graph too, and passes over what is broken", () => {
    const graph = {
      "@graph": [
        { "@type": "WebSite", name: "Site" },
        { "@type": "Person", "@id": "#ida", name: "Ida Lund" },
        {
          "@type": ["NewsArticle"],
          headline: "Ferry returns - Site",
          author: [{ "@id": "#ida" }, { name: "By Ola Berg" }],
          datePublished: "2026-04-02T06:30:00Z",
          inLanguage: "nb_NO",
        },
      ],
    };
    const html = `<script type="application/ld+json">{</script><script type="application/ld+json">${JSON.stringify(graph)}</script>`;
    expect(metadataOf(html)).toEqual({
      title: "Ferry returns",
      byline: "Ida Lund, Ola Berg",
      published: "2026-04-02T06:30:00Z",
      language: "nb-NO",
      words: 0,
      readingMinutes: 0,
    });
  });

  it.each([
    ['<meta name="author" content="By Ida Lund">', "Ida Lund"],
    ['<p>x</p><a rel="author" href="/ida">Ida Lund</a>', "Ida Lund"],
    [
      '<meta property="article:author" content="https://example.com/ida"><p class="byline">Von Ida Lund</p>',
      "Ida Lund",
    ],
    ['<meta name="author" content="By By Ida Lund">', "Ida Lund"],
    ['<p class="byline">By Ida Lund, | Updated 3 March</p>', "Ida Lund"],
    ['<p class="byline">Ida Lund, Published April 2, 2026</p>', "Ida Lund"],
    ['<p class="byline">Written by Ida Lund<br> Edited by Ola Berg</p>', "Ida Lund"],
    ['<p class="byline">文／山田花子</p>', "山田花子"],
    ['<p class="author">Thu, 2 Apr 2026 - 06:36</p>', null],
    ['<div itemprop="author"><i itemprop="name">Ida Lund</i>, reporter</div>', "Ida Lund"],
    [
      '<script type="application/ld+json">{"@type":"Article","author":"Ida &amp; Ola"}</script>',
      "Ida & Ola",
    ],
    ["<p>by nobody in particular</p>", null],
  ])("finds the byline of %s", (html, byline) => {
    expect(metadataOf(html).byline).toBe(byline);
  });

  it.each([
    [
      '<meta property="article:published_time" content="2026-04-02T06:30:00+02:00">',
      "2026-04-02T06:30:00+02:00",
    ],
    ["<article><time datetime='2026-04-02'>Thursday</time></article>", "2026-04-02"],
    ["<time>2 April 2026</time>", "2026-04-02"],
    ["<time>1 May 2020</time><article><time>2 April 2026</time></article>", "2026-04-02"],
    ["<p>2 April 2026</p>", null],
    ["<header><time>2 April 2026</time></header><main><p>x</p></main>", null],
    ["<div><time>2 April 2026</time></div><h1>Ferry</h1>", null],
    [
      "<div><time>1 May 2020</time></div><h1>Ferry</h1><p><time>2 April 2026</time></p>",
      "2026-04-02",
    ],
    ["<header><p class=byline>By Ida Lund</p><time>2 April 2026</time></header>", "2026-04-02"],
    ["<p class=author>Ida Lund</p><footer><time>2 April 2026</time></footer>", null],
  ])("finds when %s was published", (html, published) => {
    expect(metadataOf(html).published).toBe(published);
  });

  it.each([
    ['<html lang="EN-us"><p>x', "en-US"],
    ['<meta http-equiv="content-language" content="pt-BR">', "pt-BR"],
    ['<meta property="og:locale" content="de_AT">', "de-AT"],
    [
      "<p>Der Stadtrat hat am Dienstag beschlossen, die alte Brücke über den Fluss zu sperren.</p>",
      "de",
    ],
    ["<p>12</p>", null],
    ["<p>H2O, 106 m2</p>", null],
    ["<p>The ferry runs again from the first week of May.</p>", "en"],
  ])("finds the language of %s", (html, language) => {
    expect(metadataOf(html).language).toBe(language);
  });
});

import { describe, expect, it } from "vitest";
import { parsePage } from "../document/parse-page.js";
import { collectLinks } from "./collect-links.js";
import { baseOf, createLinkResolver } from "./link-resolver.js";

function linksOf(html: string, baseUrl?: string) {
  const document = parsePage(html);
  return collectLinks(document, createLinkResolver(baseOf(document, baseUrl))).links;
}

describe("collectLinks", () => {
  it("resolves by the page's address and lists each address once, with the first text that it has", () => {
    const html =
      '<a href="/a"><img src="x"></a><a href="/a#top" rel=" NoFollow  ugc">b</a><a href="/a">text</a><a href="/a">other</a>';
    expect(linksOf(html, "https://example.com/x/")).toEqual([
      { href: "https://example.com/a", text: "text", rel: null },
      { href: "https://example.com/a#top", text: "b", rel: "nofollow ugc" },
    ]);
  });

  it("lets <base> speak before the page's address", () => {
    expect(
      linksOf('<base href="//cdn.example/d/"><a href="e">f</a>', "https://example.com"),
    ).toEqual([{ href: "https://cdn.example/d/e", text: "f", rel: null }]);
  });

  it("names links without text by an image's alternative or a label", () => {
    const html = '<a href="http://a/"><img alt="A"></a><a href="http://b/" aria-label="B"></a>';
    expect(linksOf(html).map(({ text }) => text)).toEqual(["A", "B"]);
  });

  it("keeps mail and telephone addresses, and leaves out what runs or holds data", () => {
    const html = [
      "mailto:a@b.c",
      "tel:+491",
      "javascript:a()",
      "java\nscript:a()",
      "data:text/html,x",
      "http://[",
      "",
    ]
      .map((href) => `<a href="${href}">x</a>`)
      .join("");
    expect(linksOf(html).map(({ href }) => href)).toEqual(["mailto:a@b.c", "tel:+491"]);
  });

  it("leaves relative addresses as they are where no base is known", () => {
    expect(linksOf('<a href="/a?b">x</a>')).toEqual([{ href: "/a?b", text: "x", rel: null }]);
  });
});

describe("createLinkResolver", () => {
  it("answers no more than eight million characters", () => {
    const links = createLinkResolver(`https://example.com/${"a".repeat(4_000)}/`);
    const answers = Array.from({ length: 4_000 }, (_, at) => links.resolve(`${at}`));
    expect(answers.filter((answer) => answer !== undefined).join("").length).toBeLessThan(
      8_100_000,
    );
    expect(answers.at(-1)).toBeUndefined();
    expect(links.hasRunOut()).toBe(true);
  });
});

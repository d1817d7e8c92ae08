import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parseMarkup, textOf } from "../../../src/web/markdown/parse-markup.js";
import { buildTestApp, type TestApp } from "../../helpers/apps/test-app.js";

const ORIGIN = "http://gatehouse.test";

let house: TestApp;
beforeAll(async () => {
  house = await buildTestApp();
});
afterAll(() => house.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  house.app.inject({ url, headers });

describe("the sitemap", () => {
  const readSitemap = async () => {
    const { body } = await get("/sitemap.xml");
    const [declaration, ...rest] = body.split("\n");
    expect(declaration).toBe('<?xml version="1.0" encoding="UTF-8"?>');
    const [root] = parseMarkup(rest.join("\n"));
    if (typeof root !== "object") throw new Error("no root element");
    return root;
  };

  it("is XML as sitemaps.org has it", async () => {
    const { tag, attributes, children } = await readSitemap();
    expect([tag, attributes.xmlns]).toEqual([
      "urlset",
      "http://www.sitemaps.org/schemas/sitemap/0.9",
    ]);
    const elements = children.filter((child) => typeof child === "object");
    for (const url of elements) {
      expect(url.tag).toBe("url");
      expect(url.children.map((child) => typeof child === "object" && child.tag)).toEqual(["loc"]);
    }
  });

  it("lists every public page once, and none that is for somebody alone", async () => {
    const { children } = await readSitemap();
    const pages = children.filter((child) => typeof child === "object");
    expect(pages.map(({ children }) => textOf(children))).toEqual(
      [
        "/",
        "/account",
        "/api/v1/docs",
        "/docs",
        "/docs/browser.md",
        "/docs/evidence.md",
        "/docs/images.md",
        "/docs/jobs",
        "/docs/judges.md",
        "/docs/language.md",
        "/docs/mcp",
        "/docs/optimizer.md",
        "/docs/pages.md",
        "/docs/quantum.md",
        "/docs/vectors.md",
        "/docs/vertical-agents.md",
        "/docs/webhooks.md",
        "/status",
        "/verify",
      ].map((path) => `${ORIGIN}${path}`),
    );
  });

  it("has every page that the front pages lead to", async () => {
    const { body: sitemap } = await get("/sitemap.xml");
    for (const page of ["/", "/docs"]) {
      const { body } = await get(page);
      const paths = [...body.matchAll(/href="(\/[^"#?]*)/g)].map(([, path]) => path ?? "");
      for (const path of paths) {
        const { headers } = await get(path, { accept: "text/html" });
        if (!String(headers["content-type"]).startsWith("text/html")) continue;
        expect(sitemap, path).toContain(`<loc>${ORIGIN}${path}</loc>`);
      }
    }
  });

  it("is what robots.txt leads to, which forbids nothing", async () => {
    const { body } = await get("/robots.txt");
    expect(body).toMatch(/^User-agent: \*\nDisallow:\n/);
    expect(body).toContain(`\nSitemap: ${ORIGIN}/sitemap.xml\n`);
  });
});

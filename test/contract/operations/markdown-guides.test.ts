import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildTestApp, type TestApp } from "../../helpers/apps/test-app.js";
import { fencesOf, tablesOf, wordsOfMarkdown, wordsOfPage } from "../../helpers/markdown-words.js";

const ORIGIN = "http://gatehouse.test";
const PAGES = ["/docs", "/docs/jobs", "/docs/mcp", "/api/v1/docs"] as const;
const WRITTEN = ["evidence", "images", "optimizer", "vectors", "webhooks"] as const;
const MARKDOWN = "text/markdown; charset=utf-8";

let house: TestApp;
beforeAll(async () => {
  house = await buildTestApp();
});
afterAll(() => house.close());

const get = (url: string, accept?: string, more: Record<string, string> = {}) =>
  house.app.inject({ url, headers: { ...(accept === undefined ? {} : { accept }), ...more } });
const readPage = async (path: string) => (await get(path, "text/html")).body;
const readMarkdown = async (path: string) => (await get(`${path}.md`)).body;

describe.each(PAGES)("%s as Markdown", (path) => {
  it.each(["GET", "HEAD"] as const)("answers %s under its own path", async (method) => {
    const reply = await house.app.inject({ method, url: `${path}.md` });
    expect(reply.statusCode).toBe(200);
    expect(reply.headers).toMatchObject({
      "content-type": MARKDOWN,
      etag: expect.stringMatching(/^"[\w-]{43}"$/),
      "cache-control": "no-cache",
      "access-control-allow-origin": "*",
    });
    expect(reply.body.startsWith("# ")).toBe(method === "GET");
  });

  it("is the same at the path of the page to who prefers it, with 304", async () => {
    const [own, preferred] = [await get(`${path}.md`), await get(path, "text/markdown")];
    expect(preferred.body).toBe(own.body);
    expect(preferred.headers).toMatchObject({
      "content-type": MARKDOWN,
      etag: own.headers.etag,
      vary: expect.stringMatching(/\baccept\b/),
      "access-control-allow-origin": "*",
    });
    const tag = { "if-none-match": String(own.headers.etag) };
    expect((await get(path, "text/markdown", tag)).statusCode).toBe(304);
    expect((await get(`${path}.md`, undefined, tag)).statusCode).toBe(304);
    expect((await get(path, "text/html", tag)).statusCode).toBe(200);
  });

  it.each([
    ["text/markdown, text/html;q=0.9, */*;q=0.1", MARKDOWN],
    ["text/html;q=0.8, text/markdown", MARKDOWN],
    ["text/html, text/markdown;q=0.9", "text/html; charset=utf-8"],
    ["text/markdown;q=0, text/html", "text/html; charset=utf-8"],
    ["text/*", "text/html; charset=utf-8"],
    ["text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8", "text/html; charset=utf-8"],
  ])("%s gets %s", async (accept, wanted) => {
    const { headers } = await get(path, accept);
    expect(headers["content-type"]).toBe(wanted);
    expect(headers.vary).toMatch(/\baccept\b/);
  });

  it("is named by the page", async () => {
    expect(await readPage(path)).toContain(
      `<link rel="alternate" type="text/markdown" href="${path}.md">`,
    );
  });

  it("says what the page says, word for word", async () => {
    const [page, markdown] = [await readPage(path), await readMarkdown(path)];
    const words = wordsOfPage(page);
    expect(words.length).toBeGreaterThan(200);
    expect(wordsOfMarkdown(markdown)).toEqual(words);
  });

  it("has the tables of the page, cell for cell", async () => {
    const [page, markdown] = [await readPage(path), await readMarkdown(path)];
    const cells = [...page.matchAll(/<table.*?<\/table>/gs)].map(([table]) =>
      [...table.matchAll(/<tr>.*?<\/tr>/gs)].map(([row]) => row.match(/<t[hd][ >]/g)?.length),
    );
    const written = tablesOf(markdown).map((table) => table.map((row) => row.length));
    expect(written).toEqual(cells);
  });

  it("has the code of the page to the letter, each with its language", async () => {
    const [page, markdown] = [await readPage(path), await readMarkdown(path)];
    const shown = [...page.matchAll(/<pre[^>]*><code[^>]*>(.*?)<\/code>/gs)].map(([, code]) =>
      code!
        .replace(/<[^>]*>/g, "")
        .replace(/&#(\d+);/g, (_reference, sign) => String.fromCharCode(Number(sign))),
    );
    const fences = fencesOf(markdown);
    expect(fences.map(({ code }) => code)).toEqual(shown.map((code) => code.trimEnd()));
    for (const { language } of fences) expect(["sh", "json", "text"]).toContain(language);
  });

  it("links by whole addresses of this server, all of which answer", async () => {
    const text = (await readMarkdown(path)).replace(/^ *```.*?^ *```$/gms, "");
    const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, href]) => new URL(href!));
    expect(links.length).toBeGreaterThan(1);
    for (const { origin, pathname } of links) {
      expect(origin).toBe(ORIGIN);
      expect((await get(pathname)).statusCode, pathname).toBe(200);
    }
  });
});

describe.each(WRITTEN)("/docs/%s.md", (name) => {
  const path = `/docs/${name}.md`;

  it("is the guide of the repository, with links that lead somewhere here", async () => {
    const reply = await get(path);
    expect([reply.statusCode, reply.headers["content-type"]]).toEqual([200, MARKDOWN]);
    const file = readFileSync(new URL(`../../../docs/${name}.md`, import.meta.url), "utf8");
    const unlinked = (text: string) => text.replace(/\[([^\]]*)\]\([^)]*\)/g, "$1");
    expect(unlinked(reply.body)).toBe(unlinked(file));
    for (const [, href] of reply.body.matchAll(/\]\(([^)]+)\)/g)) {
      const url = new URL(href!);
      if (url.origin !== ORIGIN) continue;
      expect((await get(url.pathname)).statusCode, href).toBe(200);
    }
  });

  it("is listed among the guides under its own title", async () => {
    const [, title] = /^# (.*)/.exec((await get(path)).body) ?? [];
    expect(await readPage("/docs")).toContain(`<a href="${path}">${title}</a>`);
  });

  it("has a strong ETag, and code of every site may read it", async () => {
    const { headers } = await get(path);
    expect(headers).toMatchObject({
      "access-control-allow-origin": "*",
      etag: expect.stringMatching(/^"[\w-]{43}"$/),
    });
    const tag = { "if-none-match": String(headers.etag) };
    expect((await get(path, undefined, tag)).statusCode).toBe(304);
  });
});

it("has no guides but those that it lists", async () => {
  for (const path of ["/docs/operations.md", "/docs/layout.md", "/docs/nothing.md", "/.md"]) {
    expect((await get(path)).statusCode, path).toBe(404);
  }
});

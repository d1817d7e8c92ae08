import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { apiCases } from "../../../test/helpers/api-case.js";
import {
  type BackendTestApp,
  buildBackendApp,
  onBehalfOf,
} from "../../../test/helpers/apps/backend-app.js";
import { oddTexts } from "../../../test/helpers/texts/odd-texts.js";
import { backend } from "./index.js";
import type { ExtractReply } from "./schemas.js";

const MEBIBYTE = 1_048_576;
const post = (payload: object | string) => ({
  method: "POST" as const,
  url: "/api/browser/extract",
  headers: onBehalfOf("acc_000000000000000000000001"),
  payload,
});

let house: BackendTestApp;
beforeAll(async () => {
  house = await buildBackendApp(backend);
});
afterAll(() => house.close());

async function extract(body: object): Promise<ExtractReply> {
  const reply = await house.app.inject(post(body));
  expect(reply.statusCode, reply.body).toBe(200);
  expect(reply.headers["content-type"]).toBe("application/json; charset=utf-8");
  return reply.json();
}

const PARAGRAPH =
  "The mill stopped in spring, when the river had carried so much sand against its wheel that nobody could turn it any more, and the village met to decide what should become of it. ";
const PAGE = `<!doctype html><html lang="en-GB"><head>
<title>The mill | Harwell News</title>
<meta name="author" content="Anna Smith">
<meta property="article:published_time" content="2026-03-01T09:30:00+01:00">
<script>document.write("scripted")</script><style>p { color: red }</style></head>
<body><nav><a href="/">Home</a> <a href="/sports" rel="nofollow">Sports</a></nav>
<article><h1>The mill</h1><p>${PARAGRAPH.repeat(3)}</p><p>${PARAGRAPH.repeat(3)} See <a href="../plan.html#site">the plan</a>.</p>
<ul><li>sand</li><li>water</li></ul></article>
<footer>Cookies and imprint</footer></body></html>`;

describe("a page that is handed over", () => {
  const said = {
    title: expect.stringContaining("The mill"),
    byline: "Anna Smith",
    published: expect.stringMatching(/^2026-03-01T0[89]:30:00/),
    language: "en-GB",
    words: expect.any(Number),
    reading_minutes: expect.any(Number),
  };
  const base_url = "https://harwell.example/news/2026/";

  it("is read as text unless said otherwise", async () => {
    const { text, words, ...rest } = await extract({ html: PAGE });
    expect({ words, ...rest }).toEqual({ format: "text", ...said });
    expect(text).toContain("The mill stopped in spring");
    expect(text).toContain("Cookies and imprint");
    expect(text).toMatch(/sand\s*\n\s*\S*\s*water/);
    expect(text).not.toMatch(/scripted|color: red|<p>/);
    expect(words).toBeGreaterThan(200);
    expect(await extract({ html: PAGE, format: "text" })).toEqual({ text, words, ...rest });
  });

  it("is read as Markdown", async () => {
    const { markdown, ...rest } = await extract({ html: PAGE, format: "markdown", base_url });
    expect(rest).toEqual({ format: "markdown", ...said });
    expect(markdown).toMatch(/^# The mill$/m);
    expect(markdown).toMatch(/^[-*] +sand$/m);
    expect(markdown).toContain("[the plan](https://harwell.example/news/plan.html#site)");
    expect(markdown).toContain("Cookies and imprint");
  });

  it("is read for its links", async () => {
    const { links, ...rest } = await extract({ html: PAGE, format: "links", base_url });
    expect(rest).toEqual({ format: "links", ...said });
    expect(links).toEqual([
      { href: "https://harwell.example/", text: "Home", rel: null },
      { href: "https://harwell.example/sports", text: "Sports", rel: "nofollow" },
      { href: "https://harwell.example/news/plan.html#site", text: "the plan", rel: null },
    ]);
  });

  it("is read for its article, without what surrounds it", async () => {
    const { text, markdown, ...rest } = await extract({ html: PAGE, format: "article", base_url });
    expect(rest).toEqual({ format: "article", ...said });
    for (const shown of [text, markdown]) {
      expect(shown).toContain("The mill stopped in spring");
      expect(shown).not.toMatch(/Cookies and imprint|Sports/);
    }
    expect(markdown).toContain("[the plan](https://harwell.example/news/plan.html#site)");
  });

  it("is read for what it says of itself", async () => {
    expect(await extract({ html: PAGE, format: "metadata" })).toEqual({
      format: "metadata",
      ...said,
    });
  });

  it("may say nothing", async () => {
    expect(await extract({ html: "" })).toEqual({
      format: "text",
      text: "",
      title: null,
      byline: null,
      published: null,
      language: null,
      words: 0,
      reading_minutes: 0,
    });
  });

  it("may leave out whatever is optional, and say so with null", async () => {
    const nothing = { url: null, format: null, base_url: null };
    expect((await extract({ html: "<p>Hello</p>", ...nothing })).text).toBe("Hello");
  });
});

describe("a wrong request", () => {
  const fault = (code: string, message: string, ...paths: string[]) => ({
    error: {
      code,
      message,
      ...(paths.length === 0 ? {} : { details: paths.map((path) => ({ path, message })) }),
    },
  });
  const invalid = (message: string, ...paths: string[]) =>
    fault("invalid_request", message, ...paths);
  const wrong = (message: string, ...paths: string[]) =>
    fault("validation_error", message, ...paths);
  const neither = invalid("html or url is required", "/html", "/url");
  const html = "<p>a</p>";
  const cases: readonly (readonly [string, object | string, number, object])[] = [
    ["neither html nor url", {}, 400, neither],
    ["neither, but a format", { format: "links", base_url: "https://example.org/" }, 400, neither],
    ["null for both", { html: null, url: null }, 400, neither],
    ["no body", "", 400, { error: { code: "invalid_request" } }],
    ["no JSON", "{", 400, invalid("the body is not valid JSON")],
    ["a list", "[]", 400, { error: { code: "invalid_request" } }],
    ["html that is a number", { html: 1 }, 422, wrong("html must be a string", "/html")],
    ["url that is a list", { url: ["a"] }, 422, wrong("url must be a string", "/url")],
    [
      "html and url",
      { html, url: "https://example.org/" },
      422,
      wrong(
        "html and url must not be given together; base_url says what the addresses in html are read against",
        "/url",
      ),
    ],
    [
      "a format of its own",
      { html, format: "pdf" },
      422,
      wrong("format must be one of text, markdown, links, article, metadata", "/format"),
    ],
    [
      "a long url",
      { url: `https://example.org/${"a".repeat(2_048)}` },
      422,
      wrong("url must have at most 2048 characters", "/url"),
    ],
    ...["example.org", "/news", "ftp://example.org", "javascript:alert(1)", ""].map(
      (base_url) =>
        [
          `the base ${JSON.stringify(base_url)}`,
          { html, base_url },
          422,
          wrong("base_url must be an http or https URL", "/base_url"),
        ] as const,
    ),
    [
      "a body over 8 MiB",
      { html: "a".repeat(8 * MEBIBYTE) },
      413,
      { error: { code: "payload_too_large" } },
    ],
  ];
  apiCases(
    () => house.app,
    cases.map(([name, body, status, answer]) => ({
      name: `with ${name} is ${status}`,
      request: post(body),
      status,
      body: answer,
    })),
  );
});

describe("a page as nobody writes it", () => {
  const fill = (piece: string, bytes = MEBIBYTE / 8) => piece.repeat(bytes / piece.length);
  const large: readonly (readonly [string, string])[] = [
    ["100,000 elements in one another", `${"<div>".repeat(100_000)}deep`],
    ["opening tags", fill("<a ")],
    ["opening comments", fill("<!--")],
    ["entities", fill("&#x26;")],
    ["attributes", `<p ${fill("a=b ")}>`],
    ["tables in tables", fill("<table><tr><td>", 10_000)],
    ["links", fill("<a href=a>b</a>")],
    ["scripts", fill("<script><style>")],
  ];

  it.each([...oddTexts, ...large])("is read: %s", async (_what, html) => {
    for (const format of ["text", "markdown", "links"]) {
      const { words } = await extract({ html, format });
      expect(words).toBeGreaterThanOrEqual(0);
    }
  });

  it("is read: one line of nearly 8 MiB", async () => {
    const words = (8 * MEBIBYTE - 1_024) / 8;
    const html = `<p>${"longish ".repeat(words)}`;
    expect(await extract({ html })).toMatchObject({ words });
  });
});

it("logs no page", () => {
  expect(house.log.text()).not.toMatch(/mill|Harwell/);
});

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { apiCases } from "../../../test/helpers/api-case.js";
import {
  type BackendTestApp,
  buildBackendApp,
  onBehalfOf,
} from "../../../test/helpers/apps/backend-app.js";
import { backend } from "./index.js";

const EMBEDDED_BYTES_MAX = 300 * 1024;
const BARE_BYTES_MAX = 6 * 1024;

let built: BackendTestApp;
beforeAll(async () => {
  built = await buildBackendApp(backend);
});
afterAll(() => built.close());

const get = (query: Record<string, string>, headers: Record<string, string> = {}) => ({
  method: "GET" as const,
  url: `/card.svg?${new URLSearchParams(query)}`,
  headers: { ...onBehalfOf("acc_1"), ...headers },
});
const card = (query: Record<string, string>, headers: Record<string, string> = {}) =>
  built.app.inject(get(query, headers));
const refused = (code: string, message: string | RegExp) => ({
  error: { code, message: expect.stringMatching(message) },
});

describe("a card", () => {
  it("comes as SVG that may be kept for ever", async () => {
    const reply = await card({ title: "Ship the gate", subtitle: "Today", site: "example.com" });
    expect(reply.statusCode).toBe(200);
    expect(reply.headers).toMatchObject({
      "content-type": "image/svg+xml; charset=utf-8",
      "cache-control": "public, max-age=31536000, immutable",
      "content-security-policy": expect.stringContaining("default-src 'none'"),
      "x-content-type-options": "nosniff",
      etag: expect.stringMatching(/^"[\w-]{43}"$/),
    });
    expect(reply.body).toMatch(/^<svg .*>Ship the gate<.*>Today<.*<\/svg>$/);
    expect(reply.rawPayload.length).toBeLessThanOrEqual(BARE_BYTES_MAX);
  });

  it("is the example of the catalogue", async () => {
    const { method, path } = backend.example;
    const reply = await built.app.inject({
      method: method as "GET",
      url: `/${path}`,
      headers: onBehalfOf("acc_1"),
    });
    expect(reply.statusCode).toBe(200);
    expect(reply.body).toContain(">Ship the gate, then the garden</title>");
  });

  it("answers 304 to its own etag, and the whole card to another one", async () => {
    const { headers, body } = await card({ title: "One" });
    const etag = String(headers.etag);
    const same = await card({ title: "One" }, { "if-none-match": `"other", W/${etag}` });
    expect(same.statusCode).toBe(304);
    expect(same.body).toBe("");
    expect(same.headers).toMatchObject({ etag, "cache-control": headers["cache-control"] });
    const other = await card({ title: "Two" }, { "if-none-match": etag });
    expect(other.statusCode).toBe(200);
    expect(other.body).not.toBe(body);
  });

  it("answers HEAD as GET without the body", async () => {
    const whole = await card({ title: "One" });
    const head = await built.app.inject({ ...get({ title: "One" }), method: "HEAD" });
    expect(head.statusCode).toBe(200);
    expect(head.body).toBe("");
    for (const name of ["etag", "content-type", "content-length", "cache-control"]) {
      expect(head.headers[name]).toBe(whole.headers[name]);
    }
  });

  it("changes with every choice", async () => {
    const choices = [
      {},
      { theme: "paper" },
      { align: "right" },
      { accent: "#0f0" },
      { font: "embed" },
      { site: "a" },
      { subtitle: "a" },
    ];
    const etags = await Promise.all(
      choices.map(async (choice) => (await card({ title: "One", ...choice })).headers.etag),
    );
    expect(new Set(etags).size).toBe(choices.length);
  });

  it.each([
    ["100%25%20sure%00", "100% sure"],
    ["100%", "100%"],
    ["%ED%A0%80", "%ED%A0%80"],
    ["a%0D%0A%E2%80%AEb", "a b"],
    ["%3Cscript%3E", "&lt;script&gt;"],
  ])("takes the title %s", async (title, shown) => {
    const url = `/card.svg?title=${title}`;
    const reply = await built.app.inject({ url, headers: onBehalfOf("acc_1") });
    expect(reply.statusCode).toBe(200);
    expect(reply.body).toContain(`<title>${shown}</title>`);
  });
});

describe("an embedded font", () => {
  const weightsIn = (svg: string) =>
    [...svg.matchAll(/font-weight:(\d+);src:url\(data:font\/woff2;base64,/g)].map(([, w]) => w);

  it("has the parts that the text needs, for each weight that is used", async () => {
    const title = (await card({ title: "Plain", font: "embed" })).body;
    expect(weightsIn(title)).toEqual(["700"]);
    const more = (await card({ title: "Жук и Plain", subtitle: "plain", font: "embed" })).body;
    expect(weightsIn(more)).toEqual(["700", "700", "400"]);
    expect(more).toContain("unicode-range:U+0301,U+0400-045F");
  });

  it("is left out where Inter has none of the text", async () => {
    expect((await card({ title: "日本語", font: "embed" })).body).not.toContain("@font-face");
  });

  it("is bounded, however many scripts a text mixes", async () => {
    const text = "ałếΩἀЖӜ";
    const { rawPayload } = await card({ title: text, subtitle: text, site: text, font: "embed" });
    expect(rawPayload.length).toBeLessThanOrEqual(EMBEDDED_BYTES_MAX);
  });
});

describe("what is refused", () => {
  apiCases(
    () => built.app,
    [
      {
        name: "no title",
        request: get({ subtitle: "a" }),
        status: 400,
        body: {
          error: {
            code: "invalid_request",
            message: "title is required",
            details: [{ path: "/title" }],
          },
        },
      },
      {
        name: "an empty title",
        request: get({ title: "" }),
        status: 400,
        body: refused("invalid_request", "title is required, with at least one visible character"),
      },
      {
        name: "a title of which nothing is seen",
        request: get({ title: " \u200b\u0007" }),
        status: 400,
        body: refused("invalid_request", "title is required, with at least one visible character"),
      },
      {
        name: "not a title of 500 code points",
        request: get({ title: "🚀".repeat(500) }),
        status: 200,
      },
      {
        name: "a title of 501 characters",
        request: get({ title: "a".repeat(501) }),
        status: 422,
        body: refused("validation_error", "title must have at most 500 characters"),
      },
      {
        name: "two titles",
        request: { ...get({}), url: "/card.svg?title=a&title=b" },
        status: 422,
        body: refused("validation_error", "title must be a string"),
      },
      {
        name: "not a subtitle of 300 and a site of 100 characters",
        request: get({ title: "a", subtitle: "a".repeat(300), site: "a".repeat(100) }),
        status: 200,
      },
      {
        name: "a subtitle of 301 characters",
        request: get({ title: "a", subtitle: "a".repeat(301) }),
        status: 422,
        body: refused("validation_error", "subtitle must have at most 300 characters"),
      },
      {
        name: "a site of 101 characters",
        request: get({ title: "a", site: "a".repeat(101) }),
        status: 422,
        body: refused("validation_error", "site must have at most 100 characters"),
      },
      {
        name: "an unknown theme, with those that there are",
        request: get({ title: "a", theme: "neon" }),
        status: 422,
        body: refused(
          "validation_error",
          "theme must be one of paper, ink, midnight, forest, sunrise, ocean, grape, mono",
        ),
      },
      {
        name: "an unknown alignment",
        request: get({ title: "a", align: "justify" }),
        status: 422,
        body: refused("validation_error", "align must be one of left, center, right"),
      },
      {
        name: "an unknown font",
        request: get({ title: "a", font: "Comic" }),
        status: 422,
        body: refused("validation_error", "font must be one of stack, embed"),
      },
      ...["red", "#12", "#12345", "#1234567", 'x"/><script>', "#ggg"].map((accent) => ({
        name: `the accent ${accent}`,
        request: get({ title: "a", accent }),
        status: 422,
        body: refused("validation_error", /^accent must /),
      })),
      {
        name: "a PNG",
        request: { url: "/card.png?title=a", headers: onBehalfOf("acc_1") },
        status: 404,
        body: refused("not_found", "cards are drawn as SVG only: ask for card.svg"),
        headers: { "cache-control": "no-store" },
      },
      {
        name: "other methods",
        request: { ...get({ title: "a" }), method: "POST" },
        status: 405,
        body: refused("method_not_allowed", /use GET, HEAD/),
        headers: { allow: "GET, HEAD" },
      },
      {
        name: "a request past the gateway",
        request: { url: "/card.svg?title=a" },
        status: 401,
        body: refused("unauthorized", /gateway/),
      },
    ],
  );
});

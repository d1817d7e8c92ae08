import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { apiCases } from "../../../test/helpers/api-case.js";
import {
  type BackendTestApp,
  buildBackendApp,
  onBehalfOf,
} from "../../../test/helpers/apps/backend-app.js";
import { oddTexts } from "../../../test/helpers/texts/odd-texts.js";
import { backend } from "./index.js";
import type { AuditReply, GatesReply } from "./schemas.js";

const MEBIBYTE = 1_048_576;
const headers = onBehalfOf("acc_000000000000000000000001");
const post = (payload: object | string) => ({
  method: "POST" as const,
  url: "/audit",
  headers,
  payload,
});

let house: BackendTestApp;
beforeAll(async () => {
  house = await buildBackendApp(backend);
});
afterAll(() => house.close());

async function audit(body: object): Promise<AuditReply> {
  const reply = await house.app.inject(post(body));
  expect(reply.statusCode, reply.body.slice(0, 500)).toBe(200);
  return reply.json();
}
const gate = ({ gates }: AuditReply, id: string) => gates.filter((one) => one.id === id);

const SHOP = `<!DOCTYPE html>\r
<html>\r
<head>\r
  <meta charset="utf-8">\r
  <style>\r
    .note { color: #aaa; }\r
  </style>\r
</head>\r
<body>\r
  <h1>The bakery at the corner &amp; its bread</h1>\r
  <p class="note" id=about>We bake our bread every morning with flour from the mill next door.</p>\r
  <p class="note" id=about>Come early, because the best loaves are gone before nine.</p>\r
  <a href="/home"><img src="home.png"> Home</a>\r
  <img src="bread.jpg">\r
</body>\r
</html>\r
`;

describe("a page", () => {
  it("is judged with criterion, rules, place and what was measured", async () => {
    const reply = await audit({ source: SHOP });
    expect(reply).toMatchObject({ kind: "html", passed: false, repairs: [], left_out: 0 });
    expect(reply.repaired).toBeUndefined();
    expect(reply.score).toBeLessThan(100);
    expect(gate(reply, "page-language")).toEqual([
      expect.objectContaining({
        wcag: "3.1.1",
        act_rules: ["b5c3f8"],
        status: "fail",
        where: { selector: "html", line: 2 },
        repairable: true,
      }),
    ]);
    const contrast = gate(reply, "contrast-minimum");
    expect(contrast.map(({ where }) => where?.line)).toEqual([11, 12]);
    // The contrast of #aaa on white is 2.3228 by the formula of WCAG.
    expect(contrast[0]).toMatchObject({ measured: 2.32, required: 4.5, act_rules: ["afw4f7"] });
    expect(gate(reply, "image-name").map(({ repairable }) => repairable)).toEqual([true, false]);
    expect(gate(reply, "svg-name")).toEqual([
      expect.objectContaining({ status: "not_applicable", where: null, repairable: false }),
    ]);
    const counted = reply.gates.filter(({ status, level }) => status === "fail" && level !== "AAA");
    expect(reply.failed).toBe(counted.length);
  });

  it("is repaired where that is sure, and stays the same byte for byte elsewhere", async () => {
    const reply = await audit({ source: SHOP, repair: true });
    const wanted = SHOP.replace("<html>", '<html lang="en">')
      .replace(
        '<meta charset="utf-8">',
        '<meta charset="utf-8">\r\n  <title>The bakery at the corner &amp; its bread</title>',
      )
      .replace("color: #aaa", "color: #767676")
      .replace("id=about>Come", 'id="about-2">Come')
      .replace('<img src="home.png">', '<img alt="" src="home.png">');
    expect(reply.repaired).toBe(wanted);
    expect(reply.repairs.map(({ gate, line }) => [gate, line])).toEqual(
      expect.arrayContaining([
        ["page-language", 2],
        ["page-title", 4],
        ["contrast-minimum", 6],
        ["duplicate-id", 12],
        ["image-name", 13],
      ]),
    );
    const again = await audit({ source: wanted, repair: true });
    expect(again.repaired).toBe(wanted);
    expect(again.repairs).toEqual([]);
    expect(again.gates.filter(({ repairable }) => repairable)).toEqual([]);
    expect({ passed: again.passed, score: again.score }).toEqual(reply.after);
  });

  it("is judged and repaired by the gates that are named alone", async () => {
    const reply = await audit({ source: SHOP, repair: true, only: ["page-language"] });
    expect(reply.gates.map(({ id }) => id)).toEqual(["page-language"]);
    expect(reply.repaired).toBe(SHOP.replace("<html>", '<html lang="en">'));
    expect(reply.after).toEqual({ passed: true, score: 100 });
  });

  it("passes as a part of one without what only a whole page needs", async () => {
    const reply = await audit({ source: "<p>Prices are below.</p>" });
    expect(reply).toMatchObject({ passed: true, score: 100, failed: 0 });
  });

  it("has a bounded number of entries, and says how many are left out", async () => {
    const source = "<p id=a>Text</p>".repeat(1_500);
    const reply = await audit({ source, only: ["duplicate-id"], repair: true });
    expect(gate(reply, "duplicate-id")).toHaveLength(100);
    expect(reply).toMatchObject({ failed: 1_499, left_out: 1_399, repairs_left_out: 499 });
    expect(reply.repairs).toHaveLength(1_000);
    expect(reply.after?.passed).toBe(true);
  });
});

describe("a style sheet", () => {
  it("is known by itself, judged and repaired", async () => {
    const source =
      "/* <b>buttons</b> */\n:root { --ink: #999 }\n.button { color: var(--ink); background: white; transition: color 1s }\nbutton:focus { outline: none }\np { font-size: 8px; max-width: 120ch; line-height: 1 !important }\nbad { color }\n";
    const reply = await audit({ source, repair: true });
    expect(reply.kind).toBe("css");
    const failing = (status: string) =>
      reply.gates.filter((one) => one.status === status).map(({ id, where }) => [id, where?.line]);
    // Motion and the length of lines are of level AAA, which is told and not counted.
    expect(reply.failed).toBe(failing("fail").length - 2);
    expect(failing("fail")).toEqual([
      ["css-syntax", 6],
      ["css-contrast", 3],
      ["css-focus-visible", 4],
      ["css-reduced-motion", 3],
      ["css-font-size-floor", 5],
      ["css-text-spacing", 5],
      ["css-line-length", 5],
    ]);
    expect(gate(reply, "css-contrast")[0]).toMatchObject({
      measured: 2.84,
      where: { selector: ".button" },
      message: ".button: text #999999 on #ffffff has a contrast of 2.84:1; 4.5:1 is wanted",
    });
    expect(reply.repaired).toContain(".button { color: #767676; background: white;");
    expect(reply.repaired).toContain("outline: revert");
    expect(reply.repaired).toContain("font-size: 12px; max-width: 80ch; line-height: 1 }");
    expect(reply.repaired).toContain("@media (prefers-reduced-motion: reduce) {");
    expect(reply.repaired?.startsWith("/* <b>buttons</b> */\n:root { --ink: #999 }\n")).toBe(true);
    const again = await audit({ source: reply.repaired ?? "", repair: true });
    expect(again.repairs).toEqual([]);
  });
});

it.each([
  [".a{color:", ["color has no value", "{ is not closed"]],
  ["a { color: red } /* note", ["a comment begins here and does not end"]],
  ['a { content: "x }', ["a string begins here and does not end"]],
  ["a { width: 1px) }", [") closes nothing here"]],
  ["a { background: url(it's.png) }", []],
])("fails as no CSS: %s", async (source, messages) => {
  const reply = await audit({ source, kind: "css", only: ["css-syntax"] });
  const failing = reply.gates.filter(({ status }) => status === "fail");
  expect(failing.map(({ message }) => message)).toEqual(messages);
  expect(reply.passed).toBe(messages.length === 0);
});

describe("design tokens", () => {
  const tokens = `{
  "color": {
    "$type": "color",
    "text": { "$value": "#999999" },
    "background": { "$value": "#fff" },
    "on-primary": { "$value": "{color.text}" },
    "primary": { "$value": "#204080" },
    "lost": { "$value": "{color.gone}" },
    "a": { "$value": "{color.b}" }, "b": { "$value": "{color.a}" },
    "bare": { "$value": "ff8800" }
  },
  "font-size": { "$type": "dimension", "xs": { "$value": { "value": 8, "unit": "px" } }, "md": { "$value": "1rem" } }
}`;

  it("are judged by their names, values and aliases", async () => {
    const reply = await audit({ source: tokens, repair: true });
    expect(reply.kind).toBe("tokens");
    const failing = reply.gates.filter(({ status }) => status === "fail");
    expect(failing.map(({ id, where, repairable }) => [id, where, repairable])).toEqual([
      ["token-value", { selector: "color.bare", line: 10 }, true],
      ["token-alias", { selector: "color.lost", line: 8 }, false],
      ["token-alias", { selector: "color.a", line: 9 }, false],
      ["token-alias", { selector: "color.b", line: 9 }, false],
      ["token-contrast", { selector: "color.text", line: 4 }, true],
      ["token-contrast", { selector: "color.on-primary", line: 6 }, true],
      ["token-font-size-floor", { selector: "font-size.xs", line: 12 }, true],
    ]);
    const repaired = JSON.parse(reply.repaired ?? "");
    expect(repaired.color.bare.$value).toBe("#ff8800");
    expect(repaired["font-size"].xs.$value).toEqual({ value: 12, unit: "px" });
    expect(reply.repaired).toContain('"background": { "$value": "#fff" },\n');
    expect(gate(reply, "token-contrast")[0]).toMatchObject({ wcag: "1.4.3", measured: 2.84 });
    const again = await audit({ source: reply.repaired ?? "", repair: true });
    expect(again.repairs).toEqual([]);
    expect(again.gates.filter(({ repairable }) => repairable)).toEqual([]);
  });

  it("keep equal values apart, which may mean different things", async () => {
    const value = (hex: string) => ({ $type: "color", $value: hex });
    const color = {
      "on-primary": value("#ffffff"),
      primary: value("#60a5fa"),
      background: value("#ffffff"),
    };
    const reply = await audit({ source: JSON.stringify({ color }), repair: true });
    const repaired = JSON.parse(reply.repaired ?? "");
    expect(repaired.color.background).toEqual(color.background);
    expect(repaired.color.primary).toEqual(color.primary);
    expect(gate(reply, "token-duplicate")).toEqual([
      expect.objectContaining({ status: "cannot_tell", repairable: false }),
    ]);
    expect(gate(reply, "token-contrast")[0]?.message).toBe(
      "text #ffffff (color.on-primary) on #60a5fa (color.primary) has a contrast of 2.54:1; 4.5:1 is wanted",
    );
  });

  it.each([
    ["Style Dictionary", { color: { text: { value: "#999" }, background: { value: "#fff" } } }],
    ["plain JSON", { color: { text: "#999", background: "#fff" } }],
    ["names on-…", { color: { onBrand: "#999", brand: "#fff" } }],
    ["names …-foreground", { card: "#fff", "card-foreground": "#999" }],
    ["groups", { color: { text: { muted: "#999" }, background: { default: "#fff" } } }],
  ])("may be %s", async (_form, source) => {
    const reply = await audit({ source: JSON.stringify(source) });
    expect(reply.kind).toBe("tokens");
    expect(gate(reply, "token-contrast")).toEqual([
      expect.objectContaining({ status: "fail", measured: 2.84, required: 4.5 }),
    ]);
  });
});

it("lists its gates with criteria, rules and where they are explained", async () => {
  const reply = await house.app.inject({ method: "GET", url: "/gates", headers });
  const { gates } = reply.json<GatesReply>();
  expect(new Set(gates.map(({ id }) => id)).size).toBe(gates.length);
  expect(gates.find(({ id }) => id === "contrast-minimum")).toEqual({
    id: "contrast-minimum",
    kinds: ["html"],
    wcag: "1.4.3",
    level: "AA",
    act_rules: ["afw4f7"],
    source: "https://www.w3.org/TR/WCAG22/#contrast-minimum",
  });
  for (const { id, wcag, level } of gates) expect(level === null, id).toBe(wcag === null);
  expect(new Set(gates.flatMap(({ kinds }) => kinds))).toEqual(new Set(["html", "css", "tokens"]));
});

describe("a source as nobody writes it", () => {
  const most = 0.7 * MEBIBYTE;
  const deepJson = (depth: number) => `${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`;
  const chain = Object.fromEntries(
    Array.from({ length: 2_000 }, (_, at) => [`t${at}`, { $value: `{t${(at + 1) % 2_000}}` }]),
  );
  const many: readonly (readonly [string, object])[] = [
    ["10,000 nested elements", { source: "<div>".repeat(10_000) }],
    ["1,000 nested formatting elements", { source: "<b><p>".repeat(500) }],
    [
      "5,000 equal ids",
      { source: "<p id=a>x</p>".repeat(5_000), only: ["duplicate-id"], repair: true },
    ],
    ["a long line", { source: `<p>${"word ".repeat(most / 5)}` }],
    ["a long attribute", { source: `<p title="${"a".repeat(most)}">x</p>` }],
    [
      "300 rules over 600 elements, each of which every rule has to be held against",
      {
        source: `<style>${Array.from({ length: 300 }, (_, at) => `.a${at} *, p:nth-child(${at}) { color: #aaa }`).join("\n")}</style>${"<p class=a1>x</p>".repeat(600)}`,
      },
    ],
    ["open braces", { source: "a{".repeat(most / 2), kind: "css" }],
    ["a long value", { source: `a{color:${"(".repeat(most)}`, kind: "css" }],
    ["tokens that refer in a circle of 2,000", { source: JSON.stringify(chain) }],
    ["a long string of JSON", { source: `{"a":"${"x".repeat(most)}"}` }],
    ["NUL in markup", { source: "<p id='a\u0000'>a\u0000b</p>\u0000", repair: true }],
    ["a byte order mark", { source: "\ufeff<!doctype html><html><body><h1>Hi</h1>", repair: true }],
    ["a byte order mark before tokens", { source: '\ufeff{"a":"#fff"}', repair: true }],
    ["a byte order mark before CSS", { source: "\ufeffp { font-size: 9px }", repair: true }],
    ...oddTexts.map(([what, source]) => [what, { source, repair: true }] as const),
  ];
  it.each(many)("is answered: %s", async (_what, body) => {
    const reply = await house.app.inject(post(body));
    expect(reply.statusCode, reply.body.slice(0, 300)).toBe(200);
    expect(reply.body.length).toBeLessThan(2 * MEBIBYTE);
  });

  it.each([
    ["tokens nested 100 deep", { source: deepJson(100), kind: "tokens" }, "nests deeper than 64"],
    ["200,001 tokens", { source: `[${"1,".repeat(200_000)}1]` }, "has more than 200000 values"],
  ])("is refused: %s", async (_what, body, message) => {
    const reply = await house.app.inject(post(body));
    expect(reply.statusCode).toBe(422);
    expect(reply.json().error.message).toContain(message);
  });
});

describe("a wrong request", () => {
  const fault = (code: string, message: string, path?: string) => ({
    error: { code, message, ...(path === undefined ? {} : { details: [{ path, message }] }) },
  });
  const invalid = (message: string, path?: string) => fault("invalid_request", message, path);
  const wrong = (message: string, path?: string) => fault("validation_error", message, path);
  const cases: readonly (readonly [string, object | string, number, object])[] = [
    ["no source", {}, 400, invalid("source is required", "/source")],
    ["no body", "", 400, { error: { code: "invalid_request" } }],
    ["no JSON", "{", 400, invalid("the body is not valid JSON")],
    [
      "half of a surrogate pair",
      '{"source":"\\udc00"}',
      400,
      invalid("the body holds half of a surrogate pair, which is not Unicode"),
    ],
    ["an empty source", { source: "" }, 422, wrong("source must have at least 1 character")],
    ["a source that is a number", { source: 1 }, 422, wrong("source must be a string")],
    ["null for a source", { source: null }, 422, wrong("source must be a string")],
    [
      "a kind of its own",
      { source: "a", kind: "svg" },
      422,
      wrong("kind must be one of html, css, tokens"),
    ],
    ["a repair in words", { source: "a", repair: "yes" }, 422, wrong("repair must be a boolean")],
    ["gates as text", { source: "a", only: "b" }, 422, wrong("only must be an array")],
    [
      "a gate that is not there",
      { source: "a", only: ["page-title", "page-titel"] },
      422,
      wrong("only names no gate: page-titel; GET /v1/api/design-gates/gates lists them", "/only"),
    ],
    [
      "a gate of another kind",
      { source: "<p>a</p>", only: ["page-title", "css-contrast"] },
      422,
      wrong("only names css-contrast, which judges css: the source is html", "/only"),
    ],
    [
      "a group without tokens",
      { source: '{"a":{}}' },
      422,
      wrong("source holds no design tokens", "/source"),
    ],
    [
      "a list without tokens",
      { source: "[1,2]" },
      422,
      wrong("source holds no design tokens", "/source"),
    ],
    [
      "tokens that are no JSON",
      { source: '{\n  "a": 1,\n}', kind: "tokens" },
      422,
      {
        error: {
          code: "validation_error",
          details: [
            {
              path: "/source",
              message: "source is not valid JSON at line 3, column 1, and design tokens are JSON",
              line: 3,
              column: 1,
            },
          ],
        },
      },
    ],
    [
      "a body over 8 MiB",
      { source: "a", ignored: "b".repeat(8 * MEBIBYTE) },
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

  it("may leave out whatever is optional, and say so with null", async () => {
    const reply = await audit({ source: "<p>a</p>", kind: null, repair: null, only: null });
    expect(reply).toMatchObject({ kind: "html", passed: true, repairs: [] });
  });
});

it("logs no source", () => {
  expect(house.log.text()).not.toMatch(/bakery|about-2/);
});

import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sql } from "../../../src/platform/store/sql.js";
import { buildTestApp, type TestApp } from "../../helpers/apps/test-app.js";

const DAY_MS = 86_400_000;
const TODAY = Date.UTC(2026, 10, 23) / DAY_MS;
const VERIFY_PAGE = new URL("../../../docs/verify/verify.html", import.meta.url);

let now = TODAY * DAY_MS;
let house: TestApp;
beforeAll(async () => {
  house = await buildTestApp({}, { clock: () => now });
});
afterAll(() => house.close());

const read = (url: string) => house.app.inject({ url, headers: { accept: "text/html" } });

/** The part of a page about one part of the server. */
async function partOf(name: string): Promise<string> {
  // The history is read at most every ten seconds.
  now += 10_001;
  const { body } = await read("/status");
  const at = body.indexOf(`<h3>${name}</h3>`);
  expect(at, name).toBeGreaterThan(0);
  return body.slice(at, body.indexOf("</li>", at));
}

describe("GET /status", () => {
  it("tells people of every part that /health tells machines of", async () => {
    const { statusCode, headers, body } = await read("/status");
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
    });
    const { checks } = (await house.app.inject("/health")).json();
    expect(body.match(/<h3>/g)).toHaveLength(Object.keys(checks).length);
    expect(body).toContain("<h1>Everything works</h1>");
    expect(await partOf("Storage")).toContain("Works");
    expect(await partOf("Language model")).toContain("Not set up here");
  });

  it("shows what each part was found to be, from the store", async () => {
    expect(await partOf("Mail")).not.toContain("<svg");
    for (const [day, ok, degraded, down] of [
      [TODAY, 1_400, 0, 0],
      [TODAY - 1, 1_430, 10, 0],
      [TODAY - 89, 1_439, 0, 1],
      [TODAY - 90, 0, 0, 1_440],
    ] as const) {
      await house.platform.store.run(sql`
        INSERT INTO health_days (part, day, ok, degraded, down)
        VALUES ('mail', ${day}, ${ok}, ${degraded}, ${down})`);
    }
    const mail = await partOf("Mail");
    expect(mail).toContain("Found working 99.74 % of the time, on 3 days");
    expect(mail).toContain('<path class="day-ok" d="M356 16v-16h3v16z"/>');
    expect(mail).toContain('<path class="day-degraded" d="M352 16v-9h3v9z"/>');
    expect(mail).toContain('<path class="day-down" d="M0 16v-4h3v4z"/>');
  });

  it("is filled by looks at every part", async () => {
    const { probe, history } = house.platform.health;
    await history.record(await probe());
    expect(await partOf("Vector search")).toContain("Found working 100 % of the time, on 1 day");
  });

  it("answers while the store is down, and says so", async () => {
    const broken = await buildTestApp();
    await broken.platform.store.close();
    const { statusCode, body } = await broken.app.inject({ url: "/status" });
    expect(statusCode).toBe(200);
    expect(body).toContain("<h1>Something is down</h1>");
    await broken.close();
  });
});

describe("GET /verify", () => {
  it("is the page that needs no server, under its own policy", async () => {
    const { statusCode, headers, body } = await read("/verify");
    expect(statusCode).toBe(200);
    expect(body).toBe(readFileSync(VERIFY_PAGE, "utf8"));
    const own = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(body)?.[1];
    expect(own).toContain("script-src 'sha256-");
    expect(headers["content-security-policy"]).toBe(`${own}; frame-ancestors 'none'`);
    const repeated = await house.app.inject({
      url: "/verify",
      headers: { "if-none-match": String(headers.etag) },
    });
    expect(repeated.statusCode).toBe(304);
  });
});

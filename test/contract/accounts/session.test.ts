import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildTestApp, type TestApp } from "../../helpers/apps/test-app.js";
import { type Person, signIn } from "./person.js";

const WEEK_MS = 7 * 86_400_000;
const ROUTES = [
  ["GET", ""],
  ["GET", "/keys"],
  ["POST", "/keys"],
  ["DELETE", "/keys/key_0f1e2d3c4b5a69788796a5b4"],
  ["POST", "/keys/key_0f1e2d3c4b5a69788796a5b4/rotate"],
  ["GET", "/usage"],
  ["GET", "/access-requests"],
  ["POST", "/access-requests"],
  ["POST", "/sign-out"],
] as const;

let house: TestApp;
let person: Person;
let now = 1_700_000_000_000;
beforeAll(async () => {
  house = await buildTestApp({}, { clock: () => now });
  person = await signIn(house);
});
afterAll(() => house.close());

describe("every route of an account", () => {
  it.each(ROUTES)("asks for a session: %s %s", async (method, path) => {
    for (const cookie of [
      "",
      "gatehouse_session=",
      "gatehouse_session=nonsense",
      `gatehouse_session=${"A".repeat(43)}`,
      `x${person.cookie}`,
      `=${person.cookie}`,
      `${person.cookie}; gatehouse_session=planted`,
      `gatehouse_session=planted; ${person.cookie}`,
    ]) {
      const reply = await house.app.inject({
        method,
        url: `/v1/account${path}`,
        headers: { cookie },
        ...(method === "POST" ? { payload: {} } : {}),
      });
      expect(reply.statusCode, cookie).toBe(401);
      expect(reply.json()).toMatchObject({ error: { code: "unauthorized" } });
      expect(reply.headers["cache-control"]).toBe("no-store");
    }
  });

  it.each(ROUTES.filter(([method]) => method !== "GET"))(
    "refuses another site: %s %s",
    async (method, path) => {
      for (const headers of [
        { origin: "https://evil.test" },
        { origin: "null" },
        { "sec-fetch-site": "cross-site" },
      ]) {
        const reply = await person.send(method, path, {}, headers as Record<string, string>);
        expect(reply.statusCode).toBe(403);
        expect(reply.json()).toMatchObject({ error: { code: "forbidden" } });
      }
      expect((await person.send("GET", "/keys")).json()).toEqual({ keys: [] });
    },
  );

  it("answers its own site, also to a form of its own", async () => {
    for (const headers of [
      { origin: "http://gatehouse.test" },
      { origin: "http://other.name:8080", host: "other.name:8080" },
      { "sec-fetch-site": "same-origin" },
    ]) {
      const body = { slug: "nothing", reason: "because" };
      const reply = await person.send("POST", "/access-requests", body, headers as never);
      expect(reply.statusCode).toBe(422);
    }
  });

  it("reads for other sites what a browser does not show them", async () => {
    const reply = await person.send("GET", "", undefined, { origin: "https://evil.test" });
    expect(reply.statusCode).toBe(200);
    expect(reply.headers["access-control-allow-origin"]).toBeUndefined();
  });

  it.each([
    "text/plain",
    "application/x-www-form-urlencoded",
    "multipart/form-data",
    "application/jsonx",
  ])("takes no body of type %s", async (type) => {
    const reply = await house.app.inject({
      method: "POST",
      url: "/v1/account/keys",
      headers: { cookie: person.cookie, "content-type": type },
      payload: JSON.stringify({ name: "forged", realm: "gateway" }),
    });
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({
      error: {
        code: "invalid_request",
        message: "send the body with content-type: application/json",
      },
    });
    expect((await person.send("GET", "/keys")).json()).toEqual({ keys: [] });
  });

  it("takes a body of type application/json with a charset", async () => {
    const reply = await house.app.inject({
      method: "POST",
      url: "/v1/account/access-requests",
      headers: { cookie: person.cookie, "content-type": "Application/JSON; charset=utf-8" },
      payload: JSON.stringify({ slug: "run-record", reason: "audit" }),
    });
    expect(reply.statusCode).toBe(201);
  });
});

describe("a session", () => {
  it("shows the account, among other cookies too", async () => {
    const reply = await house.app.inject({
      method: "GET",
      url: "/v1/account",
      headers: { cookie: `theme=dark;${person.cookie}; other=1; ${person.cookie}` },
    });
    expect(reply.json()).toEqual({
      id: person.id,
      email: person.email,
      created_at: new Date(now).toISOString(),
    });
  });

  it("ends after 7 days", async () => {
    const brief = await signIn(house);
    now += WEEK_MS - 1;
    expect((await brief.send("GET", "")).statusCode).toBe(200);
    now += 1;
    expect((await brief.send("GET", "")).statusCode).toBe(401);
  });

  it("ends when its person signs out, and the other sessions do not", async () => {
    const desk = await signIn(house, "two@example.org");
    const phone = await signIn(house, "two@example.org");
    const reply = await desk.send("POST", "/sign-out");
    expect(reply.statusCode).toBe(204);
    expect(reply.body).toBe("");
    expect(reply.headers["set-cookie"]).toBe(
      "gatehouse_session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax",
    );
    expect((await desk.send("GET", "")).statusCode).toBe(401);
    expect((await desk.send("POST", "/sign-out")).statusCode).toBe(401);
    expect((await phone.send("GET", "")).statusCode).toBe(200);
  });
});

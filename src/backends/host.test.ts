import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  type BackendTestApp,
  buildBackendApp,
  onBehalfOf,
} from "../../test/helpers/apps/backend-app.js";
import { defineBackend } from "./backend.js";

const backend = defineBackend({
  slug: "plain",
  access: "self-service",
  purpose: "Answers what it is asked for.",
  example: { method: "GET", path: "answer" },
  async routes(app) {
    app.get("/answer", async () => ({ ok: true }));
    app.get("/kept", async (_request, reply) => {
      reply.header("cache-control", "public, max-age=60");
      return { ok: true };
    });
  },
});

let house: BackendTestApp;
beforeAll(async () => {
  house = await buildBackendApp(backend);
});
afterAll(() => house.close());

describe("an answer of a backend", () => {
  it.each([
    ["is kept by nobody", "/answer", 200, "no-store"],
    ["is kept as its route says", "/kept", 200, "public, max-age=60"],
    ["about its health is kept by nobody", "/health", 200, "no-store"],
    ["to an unknown path is kept by nobody", "/nowhere", 404, "no-store"],
  ])("%s", async (_name, url, status, expected) => {
    const reply = await house.app.inject({ url, headers: onBehalfOf("acc_one") });
    expect(reply.statusCode).toBe(status);
    expect(reply.headers["cache-control"]).toBe(expected);
  });

  it("without an account is 401", async () => {
    const reply = await house.app.inject({ url: "/answer" });
    expect(reply.statusCode).toBe(401);
    expect(reply.json()).toMatchObject({ error: { code: "unauthorized" } });
  });
});

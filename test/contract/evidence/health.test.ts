import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { tasks } from "../../../src/apis/evidence/benchmark/tasks.js";
import { healthRoutes } from "../../../src/apis/evidence/health/health-routes.js";
import { buildEvidenceApp, type EvidenceTestApp } from "../../helpers/apps/evidence-app.js";

const NOW = Date.UTC(2026, 10, 21, 12);

let fault: string | undefined;
let house: EvidenceTestApp;
beforeAll(async () => {
  house = await buildEvidenceApp({
    clock: () => NOW,
    routes: [(app, options) => healthRoutes(app, { ...options, evidence: { fault: () => fault } })],
  });
});
afterAll(() => house.close());

const read = () => house.app.inject({ url: "/api/v1/health" });

describe("GET /api/v1/health", () => {
  it("needs no key and tells every part", async () => {
    const reply = await read();
    expect(reply.statusCode).toBe(200);
    expect(reply.headers["cache-control"]).toBe("no-store");
    const { uptime_s, checks, ...rest } = reply.json();
    expect(rest).toEqual({ status: "ok", version: "0.1.0", time: "2026-11-21T12:00:00.000Z" });
    expect(uptime_s).toBeGreaterThanOrEqual(0);
    expect(checks).toMatchObject({
      store: { status: "ok" },
      evidence_log: { status: "ok" },
      workers: { status: "ok", busy: 0, queued: 0 },
      payments: { status: "ok", mode: "sandbox" },
    });
  });

  it("is down while the log is not what was signed, and says why", async () => {
    fault = "entry 3 is not what was signed";
    const reply = await read();
    fault = undefined;
    expect(reply.statusCode).toBe(503);
    expect(reply.json()).toMatchObject({
      status: "down",
      checks: {
        store: { status: "ok" },
        evidence_log: { status: "down", reason: "entry 3 is not what was signed" },
      },
    });
    expect((await read()).statusCode).toBe(200);
  });
});

it("is down without a store", async () => {
  const other = await buildEvidenceApp({
    routes: [
      (app, options) => healthRoutes(app, { ...options, evidence: { fault: () => undefined } }),
    ],
  });
  await other.platform.store.close();
  const reply = await other.app.inject({ url: "/api/v1/health" });
  expect(reply.statusCode).toBe(503);
  expect(reply.json()).toMatchObject({ status: "down", checks: { store: { status: "down" } } });
  await other.close();
});

it("is degraded while no worker starts", async () => {
  const other = await buildEvidenceApp({
    threadsRoot: new URL("file:///nowhere/"),
    routes: [
      (app, options) => healthRoutes(app, { ...options, evidence: { fault: () => undefined } }),
    ],
  });
  const run = other.platform.threads.run(
    tasks["evidence-benchmark"],
    { budgetMs: 1 },
    { owner: "server", timeoutMs: 1_000 },
  );
  await expect(run).rejects.toThrow();
  const reply = await other.app.inject({ url: "/api/v1/health" });
  expect(reply.statusCode).toBe(200);
  expect(reply.json()).toMatchObject({ status: "degraded" });
  await other.close();
});

import { availableParallelism } from "node:os";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { MemoryProbes } from "../../../src/apis/evidence/benchmark/benchmark-probes.js";
import { benchmarkRoutes } from "../../../src/apis/evidence/benchmark/benchmark-routes.js";
import { type Store, sql } from "../../../src/platform/store/sql.js";
import { buildEvidenceApp, type EvidenceTestApp } from "../../helpers/apps/evidence-app.js";

let now = Date.UTC(2026, 10, 21, 12);
let cleared = 0;
let isBroken = false;

/** Writes and reads of a real store, in a table that the test makes. */
function storeProbes(store: Store): MemoryProbes {
  return {
    async write(number) {
      if (isBroken) throw new Error("nothing can be written");
      await store.durable.run(sql`
        INSERT INTO probed (id, value) VALUES (${number}, 'x')
        ON CONFLICT (id) DO UPDATE SET value = excluded.value`);
    },
    read: (number) => store.get(sql`SELECT value FROM probed WHERE id = ${number}`),
    async clear() {
      cleared += 1;
      await store.run(sql`DELETE FROM probed`);
    },
  };
}

let house: EvidenceTestApp;
beforeAll(async () => {
  house = await buildEvidenceApp({
    clock: () => now,
    routes: [
      (app, options) =>
        benchmarkRoutes(app, { ...options, probes: storeProbes(options.parts.store) }),
    ],
  });
  await house.platform.store.exec("CREATE TABLE probed (id BIGINT PRIMARY KEY, value TEXT)");
});
afterAll(() => house.close());

const read = () => house.app.inject({ url: "/api/v1/benchmark" });

describe("GET /api/v1/benchmark", () => {
  it("measures once for all who ask at once, and cleans up", async () => {
    const replies = await Promise.all([read(), read(), read()]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(new Set(replies.map(({ payload }) => payload)).size).toBe(1);
    expect(cleared).toBe(1);
    const result = replies[0]?.json();
    expect(result).toMatchObject({
      version: "0.1.0",
      measured_at: "2026-11-21T12:00:00.000Z",
      valid_until: "2026-11-21T12:05:00.000Z",
      machine: { cores: availableParallelism(), node: process.version },
    });
    for (const name of ["seals", "verifications", "memory_writes", "memory_reads"]) {
      const { per_second, p50_ms, p99_ms, measured, what } = result[name];
      expect(measured).toBeGreaterThan(0);
      expect(per_second).toBeGreaterThan(0);
      expect(p50_ms).toBeGreaterThan(0);
      expect(p99_ms).toBeGreaterThanOrEqual(p50_ms);
      expect(what).toContain("without");
    }
  });

  it("tells the same for five minutes, and measures anew then", async () => {
    const first = (await read()).json();
    now += 299_000;
    expect((await read()).json()).toEqual(first);
    now += 1_000;
    const later = (await read()).json();
    expect(later.measured_at).toBe(new Date(now).toISOString());
    expect(later.seals).not.toEqual(first.seals);
  });

  it("does not keep a run that failed", async () => {
    now += 300_000;
    isBroken = true;
    const failed = await read();
    isBroken = false;
    expect(failed.statusCode).toBe(500);
    expect(failed.json().error).toMatchObject({ code: "internal_error" });
    expect((await read()).statusCode).toBe(200);
  });
});

import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { sql } from "../../../src/platform/store/sql.js";
import { buildTestApp, type TestApp } from "../../helpers/apps/test-app.js";
import { tempFolder } from "../../helpers/temp-folder.js";

const DATABASE_URL = `sqlite:${join(tempFolder(), "broken.db")}`;
let house: TestApp | undefined;
afterEach(() => house?.close());

async function issueKey({ platform }: TestApp): Promise<string> {
  const wanted = { realm: "evidence", ownerId: "made", name: "test" } as const;
  return (await platform.keys.issue(platform.store, wanted)).text;
}

const seal = ({ app }: TestApp, key: string) =>
  app.inject({
    method: "POST",
    url: "/api/v1/evidence/seal",
    headers: { "x-api-key": key },
    payload: { agent_id: "a", decision: "wait" },
  });

describe("a server whose audit finds the log changed", () => {
  it("is down, seals nothing, counts nothing and goes on with the rest", async () => {
    house = await buildTestApp({ DATABASE_URL });
    const key = await issueKey(house);
    expect((await seal(house, key)).statusCode).toBe(200);
    expect((await house.app.inject("/health")).json()).toMatchObject({
      status: "ok",
      checks: { evidence: { status: "ok" } },
    });
    const { store, evidence } = house.platform;
    const more = { type: "agent-decision", owner: "other", chain: ["b"] };
    const sealed = Array.from({ length: 300 }, (_, at) =>
      evidence.seal({ ...more, content: { agent_id: "b", decision: `${at}` } }),
    );
    await Promise.all(sealed);
    // Whole tiles that were audited before, a start does not look at again.
    await store.run(sql`UPDATE evidence_head SET audited_size = size`);
    await store.run(sql`
      UPDATE evidence_entries SET payload = replace(payload, 'wait', 'sell') WHERE leaf_index = 0`);
    await house.close();

    house = await buildTestApp({ DATABASE_URL });
    const { app, platform } = house;
    await expect.poll(() => platform.evidence.fault()).toMatch(/^entry 0 /);
    const reply = await seal(house, key);
    expect([reply.statusCode, reply.json().error]).toMatchObject([
      503,
      {
        code: "unavailable",
        message: "the evidence log takes nothing now: it needs its operator",
      },
    ]);
    expect(reply.headers["retry-after"]).toBeDefined();
    for (const path of ["/health", "/api/v1/health"]) {
      const health = await app.inject(path);
      expect([health.statusCode, health.json().status], path).toEqual([503, "down"]);
    }
    const usage = await app.inject({ url: "/api/v1/usage", headers: { "x-api-key": key } });
    expect(usage.json()).toMatchObject({ calls_used: 1 });
    expect((await app.inject("/api/agents/discover")).statusCode).toBe(200);
  });
});

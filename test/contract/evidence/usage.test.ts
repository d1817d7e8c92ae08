import { once } from "node:events";
import { connect } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { EvidenceTestApp } from "../../helpers/apps/evidence-app.js";
import { POSTGRES_MISSING, startPostgres } from "../../helpers/servers/postgres.js";
import { tempFolder } from "../../helpers/temp-folder.js";
import { expectFollowed } from "../../helpers/waiting.js";
import { buildMeteredApp } from "./metered-routes.js";

const NOVEMBER = Date.UTC(2026, 10, 1);
const DECEMBER = Date.UTC(2026, 11, 1);
const LIMIT = 5;

let now = NOVEMBER + 20 * 86_400_000;
let house: EvidenceTestApp;
beforeAll(async () => {
  house = await buildMeteredApp(LIMIT, { clock: () => now });
});
afterAll(() => house.close());

const call = (key: string, path = "things/7", app = house) =>
  app.app.inject({ url: `/api/v1/${path}`, headers: { "x-api-key": key } });
const usage = async (key: string, app = house) => (await call(key, "usage", app)).json();

describe("GET /api/v1/usage", () => {
  it("begins at nothing, and costs no call itself", async () => {
    const key = await house.issueKey();
    await usage(key);
    const reply = await call(key, "usage");
    expect(reply.statusCode).toBe(200);
    expect(reply.headers["x-calls-remaining"]).toBe("5");
    expect(reply.headers["cache-control"]).toBe("no-store");
    expect(reply.json()).toEqual({
      tier: "free",
      max_calls: 5,
      calls_used: 0,
      calls_remaining: 5,
      period_start: "2026-11-01T00:00:00.000Z",
      resets_at: "2026-12-01T00:00:00.000Z",
      by_endpoint: {},
      storage: [
        {
          kind: "packets",
          items: 0,
          items_max: 10_000_000,
          bytes: 0,
          bytes_max: 16_384 * 2 ** 20,
        },
      ],
    });
  });

  it("counts calls by their routes, whatever was in the path", async () => {
    const key = await house.issueKey();
    for (const id of ["1", "2", "1"]) await call(key, `things/${id}`);
    await house.app.inject({
      method: "POST",
      url: "/api/v1/things",
      headers: { "x-api-key": key },
      payload: {},
    });
    expect(await usage(key)).toMatchObject({
      calls_used: 4,
      calls_remaining: 1,
      by_endpoint: { "things/{id}": 3, things: 1 },
    });
  });

  it("keeps keys apart", async () => {
    const [one, other] = [await house.issueKey(), await house.issueKey()];
    await call(one);
    expect(await usage(other)).toMatchObject({ calls_used: 0, by_endpoint: {} });
  });

  it.each([
    ["no key", undefined, "send the key from POST /api/v1/key in the x-api-key header"],
    ["an unknown key", "cb_x", "the key in x-api-key is malformed, unknown, expired or revoked"],
  ])("answers 401 to %s", async (_name, key, message) => {
    const reply = await house.app.inject({
      url: "/api/v1/usage",
      headers: key ? { "x-api-key": key } : {},
    });
    expect(reply.statusCode).toBe(401);
    expect(reply.json()).toMatchObject({ error: { code: "unauthorized", message } });
    expect(reply.headers["x-calls-remaining"]).toBeUndefined();
  });

  it("answers 401 to a key of another realm", async () => {
    const wanted = { realm: "gateway", ownerId: "acc_x", name: "x" } as const;
    const { text } = await house.platform.keys.issue(house.platform.store, wanted);
    expect((await call(text, "usage")).statusCode).toBe(401);
  });
});

describe("calls of a key", () => {
  it("are refused past the limit until the month ends, and go on then", async () => {
    const key = await house.issueKey();
    for (let left = LIMIT - 1; left >= 0; left--) {
      expect((await call(key)).headers["x-calls-remaining"]).toBe(String(left));
    }
    now = DECEMBER - 1_500;
    const refused = await call(key);
    expect(refused.statusCode).toBe(429);
    expect(refused.headers["retry-after"]).toBe("2");
    expect(refused.headers["x-calls-remaining"]).toBe("0");
    expect(refused.json()).toMatchObject({
      error: {
        code: "rate_limited",
        message: "the 5 calls of this key for this month are used up",
      },
    });
    expect(await usage(key)).toMatchObject({ calls_used: 5, calls_remaining: 0 });
    now = DECEMBER;
    expect((await call(key)).statusCode).toBe(200);
    expect(await usage(key)).toMatchObject({
      calls_used: 1,
      period_start: "2026-12-01T00:00:00.000Z",
      resets_at: "2027-01-01T00:00:00.000Z",
    });
  });

  it.each([
    ["missing", 404],
    ["broken", 500],
    ["moved", 302],
  ])("are given back when %s answers %i", async (path, status) => {
    const key = await house.issueKey();
    await call(key);
    for (let round = 0; round < 2 * LIMIT; round++) {
      const reply = await call(key, path);
      expect(reply.statusCode).toBe(status);
      expect(reply.headers["x-calls-remaining"]).toBe("4");
    }
    expect(await usage(key)).toMatchObject({ calls_used: 1, by_endpoint: { "things/{id}": 1 } });
  });

  it("are given back when the body is refused", async () => {
    const key = await house.issueKey();
    const reply = await house.app.inject({
      method: "POST",
      url: "/api/v1/things",
      headers: { "x-api-key": key },
      payload: "{",
    });
    expect(reply.statusCode).toBe(400);
    expect(reply.headers["x-calls-remaining"]).toBe("5");
  });

  it("are given back to a caller who hangs up before the body has come", async () => {
    const key = await house.issueKey();
    const { port } = new URL(await house.app.listen({ port: 0, host: "127.0.0.1" }));
    const socket = connect(Number(port), "127.0.0.1");
    await once(socket, "connect");
    const head = `host: x\r\nx-api-key: ${key}\r\ncontent-length: 9`;
    socket.write(`POST /api/v1/things HTTP/1.1\r\n${head}\r\n\r\n{`);
    await expect.poll(async () => (await usage(key)).calls_used).toBe(1);
    socket.destroy();
    await expect.poll(async () => (await usage(key)).calls_used).toBe(0);
  });

  it("fall to the month they were taken in when they are given back in the next", async () => {
    const key = await house.issueKey();
    now = Date.UTC(2027, 1, 1) - 10;
    const late = call(key, "slow");
    await expect.poll(async () => (await usage(key)).calls_used).toBe(1);
    now = Date.UTC(2027, 1, 1);
    expect((await late).statusCode).toBe(200);
    expect(await usage(key)).toMatchObject({ calls_used: 0, calls_remaining: 5 });
  });

  it("answer 503 and count nothing while the storage cannot count them", async () => {
    const key = await house.issueKey();
    await house.platform.store.exec("ALTER TABLE quota_names RENAME TO elsewhere");
    const reply = await call(key);
    await house.platform.store.exec("ALTER TABLE elsewhere RENAME TO quota_names");
    expect(reply.statusCode).toBeGreaterThanOrEqual(500);
    expect(await usage(key)).toMatchObject({ calls_used: 0, calls_remaining: 5 });
    expect((await call(key)).headers["x-calls-remaining"]).toBe("4");
  });
});

const CROWD_LIMIT = 100;

/** Three hundred calls at once over two servers, some of which fail. */
async function crowd(houses: readonly EvidenceTestApp[], key: string) {
  const paths = ["things/1", "things/2", "missing"];
  const replies = await Promise.all(
    Array.from({ length: 300 }, (_, at) => {
      const app = houses[at % houses.length];
      if (!app) throw new Error("there is no server");
      return call(key, paths[at % paths.length], app);
    }),
  );
  const others = replies.filter(({ statusCode }) => ![200, 404, 429].includes(statusCode));
  expect(others.map(({ body }) => body)).toEqual([]);
  return replies.filter(({ statusCode }) => statusCode === 200);
}

async function expectExact(houses: readonly EvidenceTestApp[]): Promise<void> {
  const [first, second] = houses;
  if (!first || !second) throw new Error("two servers are needed");
  const key = await first.issueKey();
  let answered = 0;
  // What failed was given back, so that the rest can still be called, and no more than that.
  for (let round = 0; round < 10 && answered < CROWD_LIMIT; round++) {
    answered += (await crowd(houses, key)).length;
  }
  expect(houses.flatMap(({ log }) => log.lines("a call that failed stays counted"))).toEqual([]);
  expect(answered).toBe(CROWD_LIMIT);
  expect(await crowd(houses, key)).toHaveLength(0);
  for (const app of houses) {
    expect(await usage(key, app)).toMatchObject({
      calls_used: CROWD_LIMIT,
      calls_remaining: 0,
      by_endpoint: { "things/{id}": CROWD_LIMIT },
    });
  }
}

describe("two servers on one SQLite file", () => {
  const folder = tempFolder();
  it("let exactly as many calls pass as the tier has", async () => {
    const environment = { DATABASE_URL: `sqlite:${join(folder, "meter.db")}` };
    const first = await buildMeteredApp(CROWD_LIMIT, { environment });
    const second = await buildMeteredApp(CROWD_LIMIT, { environment });
    try {
      await expectExact([first, second]);
    } finally {
      await second.close();
      await first.close();
    }
  });
});

const postgres = await startPostgres();
if (!postgres) console.log(`skipped: the meter on PostgreSQL, ${POSTGRES_MISSING}`);

describe.skipIf(!postgres)("two servers on PostgreSQL", () => {
  let houses: EvidenceTestApp[] = [];
  beforeAll(async () => {
    const environment = { DATABASE_URL: (await postgres?.createDatabase()) ?? "" };
    const first = await buildMeteredApp(CROWD_LIMIT, { environment });
    houses = [first, await buildMeteredApp(CROWD_LIMIT, { environment })];
  });
  afterAll(async () => {
    for (const app of houses) await app.close();
    await postgres?.stop();
  });

  it("let exactly as many calls pass as the tier has", () => expectExact(houses));

  it("see within a second what was bought at the other", async () => {
    const [first, second] = houses;
    const key = (await first?.issueKey()) ?? "";
    expect(await usage(key, second)).toMatchObject({ tier: "free" });
    const bought = await first?.app.inject({
      method: "POST",
      url: "/api/v1/upgrade",
      headers: { "x-api-key": key },
      payload: { payment_method: "stripe" },
    });
    expect(bought?.statusCode).toBe(200);
    expect(await usage(key, first)).toMatchObject({ tier: "pro" });
    const told = async () => (await usage(key, second)).tier;
    await expectFollowed(told, "pro");
    expect(await usage(key, second)).toMatchObject({ tier: "pro", max_calls: 100_000 });
  });

  it("give one address no more than 200 keys, however many are asked for at once", async () => {
    const store = houses[0]?.platform.store;
    await store?.exec(`
      WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 180)
      INSERT INTO api_keys (id, digest, hint, realm, owner_id, name, scopes, tier, created_at, change_no)
      SELECT 'key_crowd_' || n, 'crowd ' || n, 'cb_', 'evidence', 'evk_crowd', 'free', '[]', 'free', 0, 0
        FROM numbers`);
    await store?.exec(`
      INSERT INTO evidence_keys (counter_id, email, network)
      SELECT id, 'crowd@example.org', '127.0.0.1' FROM api_keys WHERE owner_id = 'evk_crowd'`);
    const replies = await Promise.all(
      Array.from({ length: 30 }, (_, at) =>
        houses[at % 2]?.app.inject({
          method: "POST",
          url: "/api/v1/key",
          payload: { email: "crowd@example.org" },
        }),
      ),
    );
    const statuses = replies.map((reply) => reply?.statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  });
});

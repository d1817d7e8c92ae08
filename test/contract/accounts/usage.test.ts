import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildTestApp, type TestApp } from "../../helpers/apps/test-app.js";
import { type Person, signIn } from "./person.js";

const DAY_MS = 86_400_000;
let house: TestApp;
let person: Person;
let now = Date.UTC(2026, 10, 21, 12);
beforeAll(async () => {
  house = await buildTestApp({}, { clock: () => now });
  person = await signIn(house);
});
afterAll(() => house.close());

interface Report {
  readonly from: string;
  readonly to: string;
  readonly total_calls: number;
  readonly calls: readonly object[];
  readonly services: readonly { slug: string; calls: number; p50_ms: number; p95_ms: number }[];
  readonly keys: readonly Record<string, unknown>[];
}

async function reportOf(owner: Person, query = ""): Promise<Report> {
  const reply = await owner.send("GET", `/usage${query}`);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json();
}

async function makeKey(owner: Person, name: string) {
  const reply = await owner.send("POST", "/keys", { name, realm: "gateway" });
  const { id, key: text } = reply.json<{ id: string; key: string }>();
  const key = await house.platform.keys.find("gateway", text);
  if (!key) throw new Error("the key does not work");
  return { id, text, key };
}

describe("GET /v1/account/usage", () => {
  it.each(["0", "91", "1.5", "many", "-1"])("refuses %s days", async (days) => {
    const reply = await person.send("GET", `/usage?days=${days}`);
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toMatchObject({ error: { code: "validation_error" } });
  });

  it.each([
    ["", "2026-10-23"],
    ["?days=1", "2026-11-21"],
    ["?days=90", "2026-08-24"],
  ])("reports the days that are asked for: %j", async (query, from) => {
    expect(await reportOf(person, query)).toEqual({
      from,
      to: "2026-11-21",
      total_calls: 0,
      calls: [],
      services: [],
      keys: [],
      storage: expect.arrayContaining([
        { kind: "events", items: 0, items_max: 20_000_000, bytes: 0, bytes_max: 10_240 * 2 ** 20 },
      ]),
    });
  });

  it("counts what goes through the gateway", async () => {
    const owner = await signIn(house);
    const { id, text } = await makeKey(owner, "caller");
    const headers = { authorization: `Bearer ${text}` };
    const call = (url: string) => house.app.inject({ method: "GET", url, headers });
    expect((await call("/v1/api/sign/health")).statusCode).toBe(200);
    expect((await call("/v1/api/sign/nothing")).statusCode).toBe(404);
    const report = await reportOf(owner);
    expect(report.total_calls).toBe(2);
    expect(report.calls).toEqual([
      { day: "2026-11-21", slug: "sign", status_class: "2xx", calls: 1 },
      { day: "2026-11-21", slug: "sign", status_class: "4xx", calls: 1 },
    ]);
    expect(report.keys).toMatchObject([
      { id, name: "caller", hint: text.slice(0, 8), calls: 2, calls_remaining_today: 98 },
    ]);
    expect((await reportOf(person)).total_calls).toBe(0);
  });

  it("sums by service and by key, with the latency that half and nearly all kept to", async () => {
    const owner = await signIn(house);
    const one = await makeKey(owner, "one");
    const two = await makeKey(owner, "two");
    const { usage } = house.platform;
    for (let ms = 1; ms <= 100; ms++)
      usage.record({ key: one.key, slug: "memory", status: 200, ms });
    for (let call = 0; call < 3; call++) {
      usage.record({ key: two.key, slug: "memory", status: 503, ms: 1000 });
    }
    usage.record({ key: two.key, slug: "events", status: 202, ms: 5 });
    await owner.send("DELETE", `/keys/${two.id}`);
    const unused = await makeKey(owner, "unused");

    const { total_calls, services, keys } = await reportOf(owner, "?days=1");
    expect(total_calls).toBe(104);
    expect(services.map(({ slug, calls }) => [slug, calls])).toEqual([
      ["events", 1],
      ["memory", 103],
    ]);
    const within = (ms: number, exact: number) => {
      expect(ms).toBeGreaterThanOrEqual(exact);
      expect(ms).toBeLessThanOrEqual(exact * 1.101);
    };
    within(services[1]!.p50_ms, 52);
    within(services[1]!.p95_ms, 98);
    const byId = Object.fromEntries(keys.map((key) => [key.id, key]));
    expect(byId[unused.id]).toMatchObject({
      calls: 0,
      p50_ms: null,
      p95_ms: null,
      calls_remaining_today: 100,
    });
    expect(byId[two.id]).toMatchObject({ name: "two", calls: 4, calls_remaining_today: null });
    expect(byId[one.id]).toMatchObject({ calls: 100 });
  });

  it("tells days apart and forgets those before the first", async () => {
    const owner = await signIn(house);
    const { key } = await makeKey(owner, "daily");
    const record = (status: number) =>
      house.platform.usage.record({ key, slug: "sign", status, ms: 2 });
    record(200);
    await reportOf(owner);
    now += DAY_MS;
    record(200);
    record(429);
    const later = await signIn(house, owner.email);
    expect((await reportOf(later, "?days=2")).calls).toEqual([
      { day: "2026-11-21", slug: "sign", status_class: "2xx", calls: 1 },
      { day: "2026-11-22", slug: "sign", status_class: "2xx", calls: 1 },
      { day: "2026-11-22", slug: "sign", status_class: "4xx", calls: 1 },
    ]);
    expect((await reportOf(later, "?days=1")).total_calls).toBe(2);
  });
});

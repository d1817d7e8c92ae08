import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildTestApp, type TestApp } from "../../helpers/apps/test-app.js";
import { POSTGRES_MISSING, startPostgres } from "../../helpers/servers/postgres.js";

const CALLS = 80;

const postgres = await startPostgres();
if (!postgres) console.log(`skipped: contention on PostgreSQL, ${POSTGRES_MISSING}`);

describe.skipIf(!postgres)("80 calls at once that change the same rows, on two replicas", () => {
  let replicas: TestApp[] = [];
  beforeAll(async () => {
    const environment = { DATABASE_URL: (await postgres?.createDatabase()) ?? "" };
    replicas = [await buildTestApp(environment), await buildTestApp(environment)];
  });
  afterAll(async () => {
    for (const { close } of replicas) await close();
    await postgres?.stop();
  });

  interface Call {
    readonly url: string;
    readonly headers?: Record<string, string>;
    readonly payload: object;
  }

  async function post(at: number, call: Call): Promise<{ status: number; body: Answer }> {
    const reply = await replicas[at % 2]?.app.inject({ method: "POST", ...call });
    return { status: reply?.statusCode ?? 0, body: reply?.json<Answer>() ?? {} };
  }

  type Answer = Readonly<Record<string, string>>;

  /** Makes calls at both replicas at once and answers how often each status came. */
  async function statusesOf(toCall: (at: number) => Call): Promise<Record<string, number>> {
    const replies = await Promise.all(
      Array.from({ length: CALLS }, async (_, at) => post(at, toCall(at))),
    );
    const counts: Record<string, number> = {};
    for (const { status } of replies) {
      counts[status] = (counts[status] ?? 0) + 1;
    }
    return counts;
  }

  it("make every job of one agent", async () => {
    const made = await post(0, { url: "/api/agents/signup", payload: {} });
    const headers = { "x-api-key": made.body.apiKey ?? "" };
    const payload = {
      brief: "A kettle for people who travel. Two cups, folds flat.",
      options: { seconds: 5 },
    };
    const counts = await statusesOf(() => ({ url: "/api/agents/jobs", headers, payload }));
    expect(counts).toEqual({ 200: CALLS });
  });

  it("make every evidence key of one address", async () => {
    const payload = { email: "many@example.org" };
    expect(await statusesOf(() => ({ url: "/api/v1/key", payload }))).toEqual({ 200: CALLS });
  });

  it("store every value in one memory", async () => {
    const email = "memory@example.org";
    const made = await post(0, { url: "/api/v1/key", payload: { email } });
    const headers = { "x-api-key": made.body.api_key ?? "" };
    const counts = await statusesOf((at) => ({
      url: "/api/v1/memory/store",
      headers,
      payload: { agent_id: "a", key: `k${at % 10}`, value: { at } },
    }));
    expect(counts).toEqual({ 200: CALLS });
  });
});

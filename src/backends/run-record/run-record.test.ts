import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import type { LightMyRequestResponse } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  type BackendTestApp,
  buildBackendApp,
  onBehalfOf,
} from "../../../test/helpers/apps/backend-app.js";
import { type PgliteServer, startPglite } from "../../../test/helpers/servers/pglite.js";
import { POSTGRES_MISSING, startPostgres } from "../../../test/helpers/servers/postgres.js";
import { tempFolder } from "../../../test/helpers/temp-folder.js";
import { canonicalize } from "../../engines/json/canonical-json/canonical-json.js";
import { sql } from "../../platform/store/sql.js";
import { backend } from "./index.js";
import { CreateRunBody, RunReply } from "./schemas.js";

const OWNER = "acc_0123456789abcdef01234567";
const STRANGER = "acc_76543210fedcba9876543210";
const UNKNOWN_RUN = `run_${"0".repeat(24)}`;
const HEX = /^[0-9a-f]{64}$/;
const START = Date.parse("2026-11-21T12:00:00.000Z");

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");
const folder = tempFolder();

interface Step {
  readonly [field: string]: unknown;
  readonly index: number;
  readonly previous: string;
  readonly step_sha256: string;
}
interface Run {
  readonly run_id: string;
  readonly name: string;
  readonly meta: object;
  readonly created_at: string;
  readonly step_count: number;
  readonly head: string;
  readonly steps: Step[];
  readonly next_after: number | null;
}

function callerOf(house: () => BackendTestApp, account = OWNER) {
  const post = (path: string, payload?: object | string, headers: Record<string, string> = {}) =>
    house().app.inject({
      method: "POST",
      url: path,
      headers: { ...onBehalfOf(account), "content-type": "application/json", ...headers },
      ...(payload === undefined ? {} : { payload }),
    });
  const get = (id: string, query = "") =>
    house().app.inject({ url: `/v1/runs/${id}${query}`, headers: onBehalfOf(account) });
  return {
    post,
    get,
    create: async (body: object = { name: "nightly import" }) =>
      (await post("/v1/runs", body)).json<{ run_id: string; head: string; created_at: string }>(),
    append: (id: string, body: object, headers?: Record<string, string>) =>
      post(`/v1/runs/${id}/steps`, body, headers),
    query: async (body?: object) =>
      (await post("/v1/runs/query", body)).json<{ runs: Run[]; next_cursor: string | null }>(),
    verify: async (id: string, body?: object) =>
      (await post(`/v1/runs/${id}/verify`, body)).json<Record<string, unknown>>(),
    run: async (id: string, query = "") => (await get(id, query)).json<Run>(),
  };
}

/** Recomputes a chain with nothing but what the API answers and says of itself. */
function expectWholeChain(run: Run): void {
  const { run_id, name, meta, created_at } = run;
  let previous = sha256(canonicalize({ run_id, name, meta, created_at }));
  run.steps.forEach(({ step_sha256, ...step }, index) => {
    expect(step).toMatchObject({ index, previous, run_id });
    expect(sha256(canonicalize(step))).toBe(step_sha256);
    previous = step_sha256;
  });
  expect(run.head).toBe(previous);
  expect(run.step_count).toBe(run.steps.length);
}

async function appendThirtyAtOnce(houses: readonly BackendTestApp[]): Promise<void> {
  const callers = houses.map((house) => callerOf(() => house));
  const { run_id } = await callers[0]!.create();
  const replies = await Promise.all(
    Array.from({ length: 30 }, (_, number) =>
      callers[number % callers.length]!.append(run_id, { kind: "burst", content: { number } }),
    ),
  );
  expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(30).fill(201));
  const indexes = replies.map((reply) => reply.json<Step>().index).sort((a, b) => a - b);
  expect(indexes).toEqual(Array.from({ length: 30 }, (_, index) => index));
  const run = await callers[0]!.run(run_id);
  expect(run.steps).toHaveLength(30);
  expectWholeChain(run);
  expect(await callers[0]!.verify(run_id)).toMatchObject({ valid: true, steps: 30 });
}

async function appendIfHeadAtOnce(house: BackendTestApp): Promise<void> {
  const caller = callerOf(() => house);
  const { run_id, head } = await caller.create();
  const replies = await Promise.all(
    Array.from({ length: 10 }, (_, content) =>
      caller.append(run_id, { kind: "race", content, if_head: head }),
    ),
  );
  const statuses = replies.map(({ statusCode }) => statusCode).sort();
  expect(statuses).toEqual([201, ...Array(9).fill(409)]);
  expectWholeChain(await caller.run(run_id));
}

let house: BackendTestApp;
let now = START;
const owner = callerOf(() => house);
const stranger = callerOf(() => house, STRANGER);

beforeAll(async () => {
  house = await buildBackendApp(backend, {
    databaseUrl: `sqlite:${folder}/runs.db`,
    clock: () => now,
  });
});
afterAll(() => house.close());

const codeOf = (reply: LightMyRequestResponse) =>
  reply.json<{ error: { code: string; message: string } }>().error;

describe("a run", () => {
  it("is created, continued, read and recomputed", async () => {
    const meta = { z: [1, 2.5], a: { é: null }, "\u0000": "\u0000" };
    const created = await owner.post("/v1/runs", { name: "import 日本", meta });
    expect(created.statusCode).toBe(201);
    const { run_id, head } = created.json<Run>();
    expect(created.json()).toEqual({
      run_id: expect.stringMatching(/^run_[0-9a-f]{24}$/),
      name: "import 日本",
      head: expect.stringMatching(HEX),
      created_at: new Date(now).toISOString(),
    });
    expectWholeChain(await owner.run(run_id));

    now += 1_500;
    const first = await owner.append(run_id, { kind: "plan", content: "Zoë's café", meta });
    expect(first.statusCode).toBe(201);
    expect(first.json()).toEqual({
      index: 0,
      step_sha256: expect.stringMatching(HEX),
      content_sha256: sha256("Zoë's café"),
      head: first.json<Step>().step_sha256,
      recorded_at: new Date(now).toISOString(),
      previous: head,
    });
    await owner.append(run_id, { kind: "call", content: { b: [1e21], a: null } });
    await owner.append(run_id, { kind: "call", content_sha256: "ab".repeat(32) });
    const run = await owner.run(run_id);
    expectWholeChain(run);
    expect(run).toMatchObject({ name: "import 日本", meta, step_count: 3, next_after: null });
    expect(run.steps).toMatchObject([
      { kind: "plan", meta, content_sha256: sha256("Zoë's café") },
      { kind: "call", meta: {}, content_sha256: sha256('{"a":null,"b":[1e+21]}') },
      { kind: "call", meta: {}, content_sha256: "ab".repeat(32) },
    ]);
  });

  it.each([
    ["null", null, "null"],
    ["false", false, "false"],
    ["an empty string", "", ""],
    ["a list", [{ b: 1, a: -0 }], '[{"a":0,"b":1}]'],
  ])("takes %s as a content", async (_name, content, text) => {
    const { run_id } = await owner.create();
    const reply = await owner.append(run_id, { kind: "any", content });
    expect(reply.json()).toMatchObject({ index: 0, content_sha256: sha256(text) });
  });

  it("takes no content that is null beside the hash of another", async () => {
    const { run_id } = await owner.create();
    const content_sha256 = sha256("kept elsewhere");
    const reply = await owner.append(run_id, { kind: "any", content: null, content_sha256 });
    expect(reply.json()).toMatchObject({ index: 0, content_sha256 });
  });

  it("is read in pages that recompute to the same chain", async () => {
    const { run_id } = await owner.create();
    for (let number = 0; number < 7; number++) {
      await owner.append(run_id, { kind: "count", content: number });
    }
    const pages: Run[] = [];
    for (let after: number | null = -1; after !== null; after = pages.at(-1)!.next_after) {
      pages.push(await owner.run(run_id, `?after=${after}&limit=3`));
    }
    expect(pages.map(({ steps }) => steps.length)).toEqual([3, 3, 1]);
    expectWholeChain({ ...pages[0]!, steps: pages.flatMap(({ steps }) => steps) });
  });

  it("shows the steps that its head has, while it grows", async () => {
    const { run_id } = await owner.create();
    const appendMany = (count: number) =>
      Promise.all(
        Array.from({ length: count }, (_, content) => owner.append(run_id, { kind: "a", content })),
      );
    await appendMany(60);
    const readMany = Promise.all(
      Array.from({ length: 20 }, () => owner.run(run_id, "?limit=1000")),
    );
    const [runs] = await Promise.all([readMany, appendMany(20)]);
    for (const run of runs) expectWholeChain(run);
  });

  it("gives shorter pages where metas are long, and loses nothing", async () => {
    const { run_id } = await owner.create();
    const meta = { text: "m".repeat(16_384 - '{"text":""}'.length) };
    for (let number = 0; number < 20; number++) {
      const reply = await owner.append(run_id, { kind: "long", content: number, meta });
      expect(reply.statusCode).toBe(201);
    }
    const first = await owner.run(run_id, "?limit=200");
    expect(first.steps).toHaveLength(16);
    expect(first.next_after).toBe(15);
    const second = await owner.run(run_id, "?limit=200&after=15");
    expectWholeChain({ ...first, steps: [...first.steps, ...second.steps] });
    expect(second.next_after).toBeNull();
    expect(await owner.verify(run_id)).toMatchObject({ valid: true, steps: 20 });
  });

  it("keeps its documented example true", () => {
    const [example] = RunReply.examples as Run[];
    expectWholeChain(example!);
    expect(CreateRunBody.examples).toEqual([backend.example.body]);
  });
});

describe("the content of a step", () => {
  it("is in no file of the database and no line of the log, with an Idempotency-Key or without", async () => {
    const secret = "the-launch-code-is-0000";
    const { run_id } = await owner.create();
    const body = { kind: "secret", content: { secret } };
    await owner.append(run_id, body, { "idempotency-key": "step-1" });
    const again = await owner.append(run_id, body, { "idempotency-key": "step-1" });
    expect(again.headers["idempotency-replayed"]).toBe("true");
    await owner.append(run_id, { kind: "secret", content: secret });
    await owner.append(run_id, { content: secret });
    await owner.append(UNKNOWN_RUN, body);
    await owner.verify(run_id, { steps: [{ index: 0, content: { secret } }] });
    await owner.verify(run_id, { steps: [{ index: 0, content: secret }] });

    expect((await owner.run(run_id)).step_count).toBe(2);
    const files = readdirSync(folder).map((name) => readFileSync(`${folder}/${name}`));
    const bytes = Buffer.concat(files);
    expect(bytes.includes(run_id)).toBe(true);
    expect(bytes.includes(secret)).toBe(false);
    expect(house.log.text()).not.toContain(secret);
  });
});

describe("appending", () => {
  it("gives 30 at once the indexes 0 to 29 of one chain", () => appendThirtyAtOnce([house]));

  it("lets one of ten appends with the same if_head through", () => appendIfHeadAtOnce(house));

  it("appends nothing when if_head is not the head", async () => {
    const { run_id, head } = await owner.create();
    const first = await owner.append(run_id, { kind: "a", content: 1, if_head: head });
    expect(first.statusCode).toBe(201);
    const second = await owner.append(run_id, { kind: "a", content: 2, if_head: head });
    expect(second.statusCode).toBe(409);
    expect(codeOf(second)).toMatchObject({
      code: "conflict",
      message: `if_head is not the head of this run, which is ${first.json<Step>().head}`,
    });
    const third = { kind: "a", content: 2, if_head: first.json<Step>().head };
    expect((await owner.append(run_id, third)).json()).toMatchObject({ index: 1 });
    expectWholeChain(await owner.run(run_id));
  });

  it("goes on after an append that failed", async () => {
    const { run_id } = await owner.create();
    const bad = { kind: "a", content: 1, if_head: "0".repeat(64) };
    const good = { kind: "a", content: 2 };
    const replies = await Promise.all([bad, good, bad, good].map((b) => owner.append(run_id, b)));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([409, 201, 409, 201]);
    expectWholeChain(await owner.run(run_id));
  });

  it("appends once for an Idempotency-Key", async () => {
    const { run_id } = await owner.create();
    const headers = { "idempotency-key": "again" };
    const step = { kind: "a", content: 1 };
    const [first, second] = await Promise.all([
      owner.append(run_id, step, headers),
      owner.append(run_id, step, headers),
    ]);
    expect(second.body).toBe(first.body);
    expect((await owner.append(run_id, { kind: "b", content: 1 }, headers)).statusCode).toBe(409);
    expect((await owner.run(run_id)).step_count).toBe(1);
  });

  it("stops at 100000 steps", async () => {
    const { run_id } = await owner.create();
    const setCount = (count: number) =>
      house.platform.store.run(
        sql`UPDATE recorded_runs SET step_count = ${count} WHERE id = ${run_id}`,
      );
    await setCount(99_999);
    expect((await owner.append(run_id, { kind: "last", content: 1 })).statusCode).toBe(201);
    const reply = await owner.append(run_id, { kind: "beyond", content: 1 });
    expect(reply.statusCode).toBe(409);
    expect(codeOf(reply)).toMatchObject({
      code: "conflict",
      message: "this run is full: it has 100000 steps",
    });
  });
});

describe("runs of another account", () => {
  it("are unknown, exactly as runs that never were", async () => {
    const { run_id } = await owner.create({ name: "mine alone" });
    await owner.append(run_id, { kind: "mine", content: 1 });
    const step = { kind: "theirs", content: 1 };
    const pairs = await Promise.all(
      [run_id, UNKNOWN_RUN, "nonsense"].map(async (id) => [
        await stranger.get(id),
        await stranger.append(id, step),
        await stranger.post(`/v1/runs/${id}/verify`),
      ]),
    );
    for (const reply of pairs.flat()) {
      expect(reply.statusCode).toBe(404);
      expect(codeOf(reply)).toMatchObject({
        code: "not_found",
        message: "this run was not found",
      });
    }
    for (const filter of [{}, { run_id }, { name: "mine alone" }, { kind: "mine" }]) {
      expect(await stranger.query(filter)).toEqual({ runs: [], next_cursor: null });
    }
    expect((await owner.run(run_id)).step_count).toBe(1);
  });
});

async function livesThrough(app: BackendTestApp): Promise<void> {
  const caller = callerOf(() => app);
  const meta = { "\u0000": "é\u0000", n: 1e21 };
  const { run_id } = await caller.create({ name: "Zoë's $1 \\ 😀", meta });
  await caller.append(run_id, { kind: "a", content: "one", meta });
  await caller.append(run_id, { kind: "b", content: { two: 2 } });
  const run = await caller.run(run_id);
  expectWholeChain(run);
  expect(run).toMatchObject({ name: "Zoë's $1 \\ 😀", meta });
  expect((await caller.query({ name: run.name, kind: "b" })).runs).toMatchObject([{ run_id }]);
  expect((await caller.query({ kind: "c" })).runs).toEqual([]);
  await caller.create({ name: "later" });
  const first = await caller.query({ limit: 1 });
  const rest = await caller.query({ limit: 100, cursor: first.next_cursor });
  const all = await caller.query({ limit: 100, from: "2020-01-01T00:00:00Z" });
  expect([...first.runs, ...rest.runs]).toEqual(all.runs);
  await app.platform.store.run(
    sql`UPDATE recorded_steps SET kind = 'x' WHERE run_id = ${run_id} AND step_index = 1`,
  );
  expect(await caller.verify(run_id)).toMatchObject({ valid: false, broken_at: 1 });
  expect((await callerOf(() => app, STRANGER).get(run_id)).statusCode).toBe(404);
}

describe("runs on PostgreSQL's dialect", () => {
  let database: PgliteServer;
  let app: BackendTestApp;

  beforeAll(async () => {
    database = await startPglite();
    app = await buildBackendApp(backend, { databaseUrl: database.url, poolSize: 1 });
  });
  afterAll(async () => {
    await app.close();
    await database.stop();
  });

  it("live through creation, queries and tampering", () => livesThrough(app));

  it("take 30 appends at once in one chain", () => appendThirtyAtOnce([app]));
});

const server = await startPostgres();
afterAll(() => server?.stop());
const title = server ? "runs on PostgreSQL" : `runs on PostgreSQL, skipped: ${POSTGRES_MISSING}`;

describe.skipIf(!server)(title, () => {
  let apps: BackendTestApp[];

  beforeAll(async () => {
    const databaseUrl = await server!.createDatabase();
    apps = [
      await buildBackendApp(backend, { databaseUrl }),
      await buildBackendApp(backend, { databaseUrl }),
    ];
  });
  afterAll(async () => {
    for (const app of apps ?? []) await app.close();
  });

  it("live through creation, queries and tampering", () => livesThrough(apps[0]!));

  it("take 30 appends at once in one chain", () => appendThirtyAtOnce(apps.slice(0, 1)));

  it("take 30 appends at once through two servers in one chain", () => appendThirtyAtOnce(apps));

  it("let one of ten appends with the same if_head through", () => appendIfHeadAtOnce(apps[0]!));

  it("take appends to 30 runs at once", async () => {
    const caller = callerOf(() => apps[0]!);
    const runs = await Promise.all(Array.from({ length: 30 }, () => caller.create()));
    const replies = await Promise.all(
      runs.map(({ run_id }) => caller.append(run_id, { kind: "a", content: 1 })),
    );
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(30).fill(201));
  });
});

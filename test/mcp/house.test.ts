import type { AddressInfo } from "node:net";
import {
  Client as TodaysClient,
  StreamableHTTPClientTransport as TodaysTransport,
} from "@modelcontextprotocol/client";
import { Client as OlderClient } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport as OlderTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Realm } from "../../src/platform/keys/key-format.js";
import { StopSwitch } from "../../src/platform/threads/stop-signal.js";
import { buildTestApp, type TestApp } from "../helpers/apps/test-app.js";

const ACCOUNT = "acc_000000000000000000000001";
const SHORT_LIST_CHARS_MAX = 12_000;

let served: TestApp;
let url: string;
let gatewayKey: string;
let productsKey: string;

beforeAll(async () => {
  served = await buildTestApp({ PUBLIC_URL: "http://127.0.0.1:1" });
  await served.app.listen({ host: "127.0.0.1", port: 0 });
  url = `http://127.0.0.1:${(served.app.server.address() as AddressInfo).port}`;
  gatewayKey = await issue("gateway", ACCOUNT);
  productsKey = await issue("products", ACCOUNT, ["vectordb"]);
});
afterAll(() => served.close());

async function issue(realm: Realm, ownerId: string, scopes?: string[]): Promise<string> {
  const wanted = { realm, ownerId, name: "test", ...(scopes ? { scopes } : {}) };
  const { store, keys } = served.platform;
  return (await store.durable.tx((tx) => keys.issue(tx, wanted))).text;
}

async function grant(ownerId: string, slug: string): Promise<void> {
  const { store, keys } = served.platform;
  await store.durable.tx((tx) => keys.setGrant(tx, { ownerId, slug, granted: true }));
}

async function connect(path: string, headers: Record<string, string> = {}): Promise<TodaysClient> {
  const client = new TodaysClient(
    { name: "t", version: "1" },
    { versionNegotiation: { mode: { pin: "2026-07-28" } } },
  );
  await client.connect(new TodaysTransport(new URL(url + path), { requestInit: { headers } }));
  return client;
}

type Answer = {
  readonly isError?: boolean;
  readonly structuredContent?: Record<string, unknown>;
  readonly content: { readonly text?: string }[];
};

async function call(client: TodaysClient, name: string, args: object): Promise<Answer> {
  return (await client.callTool({ name, arguments: { ...args } })) as unknown as Answer;
}

/** Runs code at a path and answers the structured result. */
async function run(args: object, path = "/mcp", headers: Record<string, string> = {}) {
  const client = await connect(path, headers);
  const answer = await call(client, "run_code", args);
  await client.close();
  return { ...answer.structuredContent, text: answer.content[0]?.text } as Record<
    string,
    unknown
  > & {
    status?: string;
  };
}

const WHOLE_WAY = `
  const { api_key } = await gatehouse.evidence.createEvidenceKey({ email: "a@example.org" });
  const packet = await gatehouse.evidence.sealDecision({ agent_id: "a1", decision: "go", api_key });
  const verified = await gatehouse.evidence.verifyEvidence({ packet });
  const event = await gatehouse.events.collectEvents({ app_id: "shop", event_name: "sale" });
  await gatehouse.products.insertVectors({ collection: "c", id: "v1", vector: [1, 0] });
  const found = await gatehouse.products.searchVectors({ collection: "c", query_vector: [1, 0.1], top_k: 1 });
  return { valid: verified.valid, event, id: found.results[0].id };
`;

describe("a client that knows only the URL", () => {
  it("finds a short list", async () => {
    const client = await connect("/mcp");
    const list = await client.listTools();
    expect(list.tools.map(({ name }) => name)).toEqual([
      "search_api",
      "describe_api",
      "run_code",
      "evidence_create_evidence_key",
      "evidence_verify_evidence",
      "jobs_discover",
      "jobs_signup",
      "verticals_ask_atc_decision_support",
      "verticals_ask_exact_chemistry_verification",
      "verticals_ask_flight_ops_routing",
    ]);
    expect(JSON.stringify(list.tools).length).toBeLessThanOrEqual(SHORT_LIST_CHARS_MAX);
    await client.close();
  });

  it("finds the functions for what it wants", async () => {
    const client = await connect("/mcp");
    const found = await call(client, "search_api", { query: "seal a decision" });
    const operations = found.structuredContent?.operations as { name: string }[];
    expect(operations[0]?.name).toBe("evidence.sealDecision");
    const described = await call(client, "describe_api", {
      names: ["evidence.sealDecision", "jobs", "no.such"],
    });
    expect(described.structuredContent?.declarations).toContain(
      "gatehouse.evidence.sealDecision(args: {",
    );
    expect(described.structuredContent?.declarations).toContain("gatehouse.jobs.createJob(");
    expect(described.structuredContent?.unknown).toEqual(["no.such"]);
    const families = await call(client, "search_api", { query: "" });
    expect(Object.keys(families.structuredContent?.families as object)).toContain("keyedStore");
    await client.close();
  });

  it("does everything in one run of code", async () => {
    const answer = await run({ code: WHOLE_WAY, api_key: `${gatewayKey}, ${productsKey}` });
    expect(answer).toMatchObject({
      status: "done",
      result: { valid: true, id: "v1" },
      calls_total: 6,
    });
  });

  it("does everything by single tools", async () => {
    const client = await connect("/mcp?tools=all");
    const key = await call(client, "evidence_create_evidence_key", { email: "b@example.org" });
    const packet = await call(client, "evidence_seal_decision", {
      agent_id: "a2",
      decision: "stop",
      api_key: key.structuredContent?.api_key,
    });
    const verified = await call(client, "evidence_verify_evidence", {
      packet: packet.structuredContent,
    });
    expect(verified.structuredContent).toMatchObject({ valid: true });
    const event = await call(client, "events_collect_events", {
      app_id: "shop",
      event_name: "sale",
      api_key: gatewayKey,
    });
    expect(event.isError ?? false).toBe(false);
    const named = { collection: "d", api_key: productsKey };
    await call(client, "products_insert_vectors", { ...named, id: "v2", vector: [0, 1] });
    const found = await call(client, "products_search_vectors", {
      ...named,
      query_vector: [0, 1],
      top_k: 1,
    });
    expect(found.structuredContent).toMatchObject({ results: [{ id: "v2" }] });
    await client.close();
  });

  it("reads the guides and the catalogue", async () => {
    const client = await connect("/mcp");
    const { resources } = await client.listResources();
    for (const { uri } of resources) {
      const { contents } = await client.readResource({ uri });
      expect(JSON.stringify(contents).length).toBeGreaterThan(100);
    }
    const { prompts } = await client.listPrompts();
    expect(prompts.map(({ name }) => name)).toContain("reach_a_goal");
    const prompt = await client.getPrompt({ name: "reach_a_goal", arguments: { goal: "seal it" } });
    expect(JSON.stringify(prompt.messages)).toContain("seal it");
    await client.close();
  });
});

describe("the tools of ?tools=all", () => {
  it("are each operation of each family and service, and what is left out is named", async () => {
    const client = await connect("/mcp?tools=all");
    const { tools } = await client.listTools();
    const { all, leftOut } = await served.platform.operations();
    expect(tools.length).toBe(all.length + 3);
    expect(new Set(tools.map(({ name }) => name)).size).toBe(tools.length);
    for (const { name } of tools) expect(name).toMatch(/^[a-z0-9_]{1,64}$/);
    for (const path of leftOut) expect(client.getInstructions()).toContain(path);
    await client.close();
  });

  it("each answer every client, without arguments or with", async () => {
    const older = new OlderClient({ name: "t", version: "1" });
    const transport = new OlderTransport(new URL(`${url}/mcp?tools=all`));
    await older.connect(transport as Parameters<OlderClient["connect"]>[0]);
    const today = await connect("/mcp?tools=all");
    for (const client of [older as unknown as TodaysClient, today]) {
      const { tools } = await client.listTools();
      for (const { name } of tools) {
        if (name === "run_code") continue;
        const answer = await call(client, name, {});
        expect(answer.content, name).toBeDefined();
        // What needs a key, or fields, says so.
        if (answer.isError) expect(answer.content[0]?.text, name).toMatch(/^[a-z_]+: ./);
      }
      await client.close();
    }
  });
});

const codeMode = "/v1/api/code-mode/mcp";

describe("code-mode behind the gateway", () => {
  it("is for accounts that were granted it", async () => {
    const owner = "acc_000000000000000000000002";
    const body = JSON.stringify({ method: "tools/list" });
    const list = (key: string) => {
      const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
      return fetch(url + codeMode, { method: "POST", headers, body });
    };
    expect((await list(gatewayKey)).status).toBe(403);
    await grant(owner, "code-mode");
    const listed = await list(await issue("gateway", owner));
    const { result } = (await listed.json()) as { result: { tools: { name: string }[] } };
    expect(result.tools.map(({ name }) => name)).toEqual([
      "search_api",
      "describe_api",
      "run_code",
    ]);
  });

  it("counts each call of the code against the key, to the last one", async () => {
    const owner = "acc_000000000000000000000003";
    await grant(owner, "code-mode");
    const key = await issue("gateway", owner);
    const code = `let good = 0, last;
      for (;;) {
        try { await gatehouse.events.getHealth(); good += 1; } catch (error) { last = error; break; }
      }
      ({ good, status: last.status, code: last.code })`;
    const headers = { authorization: `Bearer ${key}` };
    const answer = await run({ code }, codeMode, headers);
    // One call connected, and one is the run itself.
    expect(answer).toMatchObject({
      status: "done",
      result: { good: 98, status: 429, code: "rate_limited" },
    });
  });

  it("refuses a service that was not granted, and code within code", async () => {
    const code = `const told = [];
      try { await gatehouse.runRecord.createRun({ name: "x" }); } catch (e) { told.push(e.status, e.code); }
      try { gatehouse.codeMode.callMcp({}); } catch (e) { told.push(e.name); }
      told`;
    const answer = await run({ code, api_key: gatewayKey });
    expect(answer).toMatchObject({ status: "done", result: [403, "forbidden", "ReferenceError"] });
  });
});

describe("a run that comes to a charge", () => {
  const onCall = async () => ({ kind: "hold" }) as const;
  const code = `
    const { apiKey: api_key } = await gatehouse.jobs.signup({});
    const { job } = await gatehouse.jobs.createJob({ brief: "Our bakery opens at six. Come by.", options: { seconds: 15 }, api_key });
    let now = job;
    while (now.status === "queued" || now.status === "generating") now = (await gatehouse.jobs.getJob({ id: job.id, api_key })).job;
    const bought = await gatehouse.jobs.purchaseJob({ id: job.id, paymentMethod: "stripe", idempotency_key: "purchase-of-the-tests", api_key });
    return { ok: bought.ok };`;

  it("waits for somebody's word, and goes on once", async () => {
    const paused = await run({ code });
    expect(paused).toMatchObject({ status: "paused", pending: [{ name: "jobs.purchaseJob" }] });
    expect(JSON.stringify(paused.pending)).not.toContain("sjs_");
    const { run_id, resume_code } = paused;
    const stranger = await run({ run_id, resume_code, api_key: gatewayKey });
    expect(stranger.text).toMatch(/^not_found: /);
    expect((await run({ run_id, resume_code: "wrong" })).text).toMatch(/^not_found: /);
    const options = {
      owner: "address:127.0.0.1",
      timeoutMs: 500,
      signal: new StopSwitch(),
      onCall,
    };
    const endless = { source: "for (;;);", functions: {} };
    const busy = Array.from({ length: 8 }, () => served.platform.isolates.run(endless, options));
    expect((await run({ run_id, resume_code })).text).toMatch(/^unavailable: /);
    await Promise.all(busy);
    const resumed = await run({ run_id, resume_code });
    expect(resumed).toMatchObject({ status: "done", result: { ok: true } });
    expect((await run({ run_id, resume_code })).text).toMatch(/^not_found: /);
  });

  it("is told when the word was no", async () => {
    const { run_id, resume_code } = await run({ code });
    const refused = await run({ run_id, resume_code, answer: "refuse" });
    expect(refused).toMatchObject({ status: "failed", error: { name: "GatehouseError" } });
  });

  it("does not wait when that was approved before", async () => {
    const answer = await run({ code, approve_charges: true });
    expect(answer).toMatchObject({ status: "done", result: { ok: true } });
  });
});

describe("a long result", () => {
  it("is cut and read on, by its owner alone", async () => {
    const whole = "é".repeat(60_000);
    const first = await run({ code: "'é'.repeat(60000)", api_key: gatewayKey });
    let text = String(first.result_text);
    let { cursor } = first;
    const stranger = await run({ cursor });
    expect(stranger.text).toMatch(/^not_found: /);
    while (cursor !== undefined) {
      const piece = await run({ cursor, api_key: gatewayKey });
      text += String(piece.result_text);
      cursor = piece.cursor;
    }
    expect(JSON.parse(text)).toBe(whole);
  });

  it("is an error beyond a mebibyte", async () => {
    const answer = await run({ code: "'x'.repeat(1048576)" });
    expect(answer).toMatchObject({ status: "failed", error: { name: "RangeError" } });
  });
});

describe("arguments of the tools of code", () => {
  it.each([
    [{}, /^validation_error: give one of code, run_id and cursor/],
    [{ code: "1", cursor: "cut_1.1" }, /^validation_error: give one of/],
    [{ code: 1 }, /^validation_error: code: /],
    [{ code: "1", timeout_ms: 10_001 }, /^validation_error: timeout_ms: /],
    [{ code: "1", language: "python" }, /^validation_error: language: /],
    [{ code: "1", network: true }, /^validation_error: network: /],
    [{ cursor: "cut_0.0" }, /^not_found: this result/],
  ])("%j", async (args, message) => {
    expect((await run(args)).text).toMatch(message);
  });
});

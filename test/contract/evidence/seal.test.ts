import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { EvidencePacket } from "../../../src/engines/evidence/packet/packet.js";
import { verifyPacket } from "../../../src/engines/evidence/packet/verify-packet.js";
import { sql } from "../../../src/platform/store/sql.js";
import { buildEvidenceApp, type EvidenceTestApp } from "../../helpers/apps/evidence-app.js";
import { evidenceRoutes } from "./evidence-routes.js";

let house: EvidenceTestApp;
let key: string;
beforeAll(async () => {
  house = await buildEvidenceApp({ routes: [evidenceRoutes] });
  key = await house.issueKey();
});
afterAll(() => house.close());

const send = (method: "GET" | "POST", path: string, rest: Record<string, unknown> = {}) =>
  house.app.inject({
    method,
    url: `/api/v1/evidence/${path}`,
    headers: { "x-api-key": key },
    ...rest,
  });
const sealRaw = (payload: string | Buffer, headers = {}) =>
  send("POST", "seal", { payload, headers: { "x-api-key": key, ...headers } });
const seal = async (body: Record<string, unknown>) => {
  const reply = await sealRaw(JSON.stringify(body));
  expect(reply.statusCode).toBe(200);
  return reply.json<EvidencePacket>();
};
const keys = () => house.platform.evidence.keys();
const sizeOfLog = async () =>
  (await house.platform.store.get<{ size: number }>(sql`SELECT size FROM evidence_head`))?.size;

describe("POST /api/v1/evidence/seal", () => {
  it("answers a packet that proves itself", async () => {
    const body = {
      agent_id: "refund-bot",
      workflow_id: "order 1",
      step_index: 60.0,
      decision: "Rückzahlung ✓",
      capability_scope: ["payments.refund"],
      metadata: { nested: [{ z: 1, a: null }], "": 0.1 },
    };
    const packet = await seal({ ...body, unknown: "is ignored" });
    expect(packet).toMatchObject({ format: "evidence-packet/1" });
    expect(packet.payload).toEqual({
      ...body,
      type: "agent-decision",
      id: expect.stringMatching(/^pkt_[0-9a-f]{24}$/),
      issuer: "gatehouse.test/evidence",
      chain: expect.stringMatching(/^[0-9a-f]{16}$/),
      issued_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      seq: 0,
      prev: null,
    });
    expect(verifyPacket(packet, { keys: await keys() })).toMatchObject({ valid: true });
  });

  it("keeps absent fields absent and links a chain per key, agent and workflow", async () => {
    const first = await seal({ agent_id: "linked", decision: "a" });
    const second = await seal({ agent_id: "linked", decision: "b" });
    const other = await seal({ agent_id: "linked", decision: "b", workflow_id: "w" });
    expect(Object.keys(first.payload).sort()).toEqual([
      "agent_id",
      "chain",
      "decision",
      "id",
      "issued_at",
      "issuer",
      "prev",
      "seq",
      "type",
    ]);
    expect(second.payload).toMatchObject({ seq: 1, chain: first.payload.chain });
    const nulls = { workflow_id: null, step_index: null, capability_scope: null, metadata: null };
    const third = await seal({ agent_id: "linked", decision: "c", ...nulls });
    expect(third.payload).toMatchObject({ seq: 2, chain: first.payload.chain });
    expect(Object.keys(third.payload)).toEqual(Object.keys(first.payload));
    expect(second.payload.prev).toBe(
      `sha256:${Buffer.from(first.log.leaf_hash, "base64").toString("hex")}`,
    );
    expect(other.payload).toMatchObject({ seq: 0, prev: null });
    expect(other.payload.chain).not.toBe(first.payload.chain);
    const verdict = verifyPacket(second, { keys: await keys(), previous: [first] });
    expect(verdict).toMatchObject({ valid: true, checks: { chain: "ok" } });
    const own = key;
    key = await house.issueKey();
    const foreign = await seal({ agent_id: "linked", decision: "c" });
    key = own;
    expect(foreign.payload.seq).toBe(0);
    expect(foreign.payload.chain).not.toBe(first.payload.chain);
  });

  it("takes exactly 65000 bytes of agent and decision, and no byte more", async () => {
    await seal({ agent_id: "é", decision: "x".repeat(64_998) });
    const reply = await sealRaw(JSON.stringify({ agent_id: "é", decision: "x".repeat(64_999) }));
    expect(reply.statusCode).toBe(422);
    expect(reply.json().error).toMatchObject({
      code: "validation_error",
      details: [{ path: "/decision", message: expect.stringContaining("65000") }],
    });
  });

  it("takes 64 KiB in canonical form, and no byte more", async () => {
    const fixed = JSON.stringify({ agent_id: "a", decision: "b", metadata: { x: "" } }).length;
    const body = (length: number) =>
      `{ "metadata":{"x":"${"y".repeat(length)}"},"decision":"b", "agent_id":"a" }`;
    const largest = (await sealRaw(body(65_536 - fixed))).json<EvidencePacket>();
    expect(verifyPacket(largest, { keys: await keys() })).toMatchObject({ valid: true });
    const reply = await sealRaw(body(65_537 - fixed));
    expect(reply.statusCode).toBe(422);
    expect(reply.json().error.message).toContain("65536 bytes");
  });

  it("answers the first packet again under one Idempotency-Key", async () => {
    const body = JSON.stringify({ agent_id: "again", decision: "a" });
    const header = { "idempotency-key": "seal once" };
    const first = await sealRaw(body, header);
    const again = await sealRaw(body, header);
    expect(again.body).toBe(first.body);
    expect(again.headers["idempotency-replayed"]).toBe("true");
    expect((await sealRaw(body.replace('"a"', '"b"'), header)).statusCode).toBe(409);
  });

  it("costs a repeat under one Idempotency-Key no call, also when a server died over the first", async () => {
    const agentKey = await house.issueKey();
    const headers = { "x-api-key": agentKey, "idempotency-key": "counted once" };
    const payload = JSON.stringify({ agent_id: "counted", decision: "a" });
    const left = (await send("POST", "seal", { payload, headers })).headers["x-calls-remaining"];
    const again = await send("POST", "seal", { payload, headers });
    expect(again.headers).toMatchObject({
      "idempotency-replayed": "true",
      "x-calls-remaining": left,
    });
    await house.platform.store.run(sql`
      UPDATE idempotent_answers SET status = NULL, headers = NULL, body = NULL, process_id = 'prc_dead'`);
    const anew = await send("POST", "seal", { payload, headers });
    expect(anew.statusCode).toBe(200);
    expect(anew.headers["idempotency-replayed"]).toBeUndefined();
    expect(anew.headers["x-calls-remaining"]).toBe(left);
  });

  it.each([
    ["no body", "", 400, "the body", undefined],
    ["half a body", '{"agent_id":"a","deci', 400, "not valid JSON", undefined],
    [
      "bytes that are not UTF-8",
      Buffer.from('{"agent_id":"\xff"}', "latin1"),
      400,
      "JSON",
      undefined,
    ],
    ["no agent_id", '{"decision":"d"}', 400, "agent_id is required", "/agent_id"],
    ["no decision", '{"agent_id":"a"}', 400, "decision is required", "/decision"],
    ["an empty agent_id", '{"agent_id":"","decision":"d"}', 422, "agent_id", "/agent_id"],
    ["an empty decision", '{"agent_id":"a","decision":""}', 422, "decision", "/decision"],
    ["a number as agent_id", '{"agent_id":1,"decision":"d"}', 422, "a string", "/agent_id"],
    [
      "a text as step_index",
      '{"agent_id":"a","decision":"d","step_index":"1"}',
      422,
      "an integer",
      "/step_index",
    ],
    [
      "a negative step_index",
      '{"agent_id":"a","decision":"d","step_index":-1}',
      422,
      ">= 0",
      "/step_index",
    ],
    [
      "half a step",
      '{"agent_id":"a","decision":"d","step_index":1.5}',
      422,
      "an integer",
      "/step_index",
    ],
    [
      "a scope of numbers",
      '{"agent_id":"a","decision":"d","capability_scope":[1]}',
      422,
      "a string",
      "/capability_scope/0",
    ],
    [
      "a list as metadata",
      '{"agent_id":"a","decision":"d","metadata":[]}',
      422,
      "an object",
      "/metadata",
    ],
    ["a key twice", '{"agent_id":"a","agent_id":"b","decision":"d"}', 422, "twice", "/agent_id"],
    [
      "a key twice below",
      '{"agent_id":"a","decision":"d","metadata":{"k":1,"\\u006b":2}}',
      422,
      "twice",
      "/metadata/k",
    ],
    [
      "half a surrogate pair",
      '{"agent_id":"a","decision":"\\ud800"}',
      422,
      "surrogate",
      "/decision",
    ],
    [
      "half a pair in a key",
      '{"agent_id":"a","decision":"d","metadata":{"\\udc00":1}}',
      422,
      "surrogate",
      "/metadata/\ufffd",
    ],
    [
      "1e400",
      '{"agent_id":"a","decision":"d","metadata":{"n":1e400}}',
      422,
      "out of range",
      "/metadata/n",
    ],
    [
      "2^53 + 1",
      '{"agent_id":"a","decision":"d","metadata":{"n":9007199254740993}}',
      422,
      "2^53",
      "/metadata/n",
    ],
    [
      "__proto__",
      '{"agent_id":"a","decision":"d","metadata":{"\\u005f_proto__":1}}',
      400,
      "__proto__",
      undefined,
    ],
    [
      "constructor.prototype",
      '{"agent_id":"a","decision":"d","metadata":{"constructor":{"prototype":1}}}',
      400,
      "constructor.prototype",
      undefined,
    ],
    [
      "33 levels",
      `{"agent_id":"a","decision":"d","metadata":{"m":${"[".repeat(31)}${"]".repeat(31)}}}`,
      422,
      "32 levels",
      "",
    ],
    ["100000 levels", "[".repeat(100_000), 422, "32 levels", ""],
    ["a list", "[]", 400, "the body", undefined],
    ["over 2 MiB", `{"agent_id":"${"x".repeat(2_097_152)}"}`, 413, "too large", undefined],
  ])("refuses %s", async (_name, body, status, message, path) => {
    const before = await sizeOfLog();
    const reply = await sealRaw(body);
    expect(reply.statusCode).toBe(status);
    const codes: Record<number, string> = {
      400: "invalid_request",
      413: "payload_too_large",
      422: "validation_error",
    };
    const { error } = reply.json();
    expect(error.code).toBe(codes[status]);
    expect(error.message).toContain(message);
    if (path !== undefined) expect(error.details[0].path).toBe(path);
    expect(await sizeOfLog()).toBe(before);
  });

  it("takes 32 levels, exponents beyond 2^53, and keys of the language", async () => {
    const metadata = `{"m":${"[".repeat(30)}${"]".repeat(30)},"n":1e300,"constructor":{"x":1},"toString":"y"}`;
    const reply = await sealRaw(`{"agent_id":"a","decision":"d","metadata":${metadata}}`);
    expect(reply.statusCode).toBe(200);
    expect(verifyPacket(reply.json(), { keys: await keys() }).valid).toBe(true);
  });

  it("asks for a key before it reads the body", async () => {
    const reply = await house.app.inject({
      method: "POST",
      url: "/api/v1/evidence/seal",
      payload: "{",
    });
    expect(reply.statusCode).toBe(401);
  });
});

describe("GET /api/v1/evidence/packets", () => {
  it("reads a packet again, to its key alone", async () => {
    const sealed = await seal({ agent_id: "read", decision: "a" });
    const { id } = sealed.payload;
    const again = (await send("GET", `packets/${id}`)).json<EvidencePacket>();
    expect({ ...again, log: null }).toEqual({ ...sealed, log: null });
    expect(verifyPacket(again, { keys: await keys() }).valid).toBe(true);
    const headers = { "x-api-key": await house.issueKey() };
    for (const path of [id, "pkt_000000000000000000000000", `${id}.tlog-proof`, "nothing"]) {
      const reply = await send("GET", `packets/${path}`, { headers });
      expect(reply.statusCode).toBe(404);
      expect(reply.json().error.message).toBe("the packet was not found");
    }
  });

  it("exports a proof as text", async () => {
    const { payload, log } = await seal({ agent_id: "text", decision: "a" });
    const reply = await send("GET", `packets/${payload.id}.tlog-proof`);
    expect(reply.headers["content-type"]).toBe("text/plain; charset=utf-8");
    const [first, index] = reply.body.split("\n");
    expect([first, index]).toEqual(["c2sp.org/tlog-proof@v1", `index ${log.index}`]);
    expect(reply.body.split("\n\n")[1]).toMatch(/^gatehouse\.test\/evidence\n\d+\n/);
  });

  it("lists page by page, newest first", async () => {
    const made: string[] = [];
    for (const workflow_id of ["one", "two", "one", "one"]) {
      made.unshift((await seal({ agent_id: "list", decision: "a", workflow_id })).payload.id);
    }
    const ids = async (query: string) => {
      const reply = (await send("GET", `packets?${query}`)).json<{
        packets: EvidencePacket[];
        next_cursor: string | null;
      }>();
      return { ids: reply.packets.map(({ payload }) => payload.id), next: reply.next_cursor };
    };
    expect(await ids("agent_id=list")).toEqual({ ids: made, next: null });
    const first = await ids("agent_id=list&limit=3");
    expect(first.ids).toEqual(made.slice(0, 3));
    expect(await ids(`agent_id=list&limit=3&cursor=${first.next}`)).toEqual({
      ids: made.slice(3),
      next: null,
    });
    const inOne = made.filter((_, at) => at !== 2);
    expect((await ids("agent_id=list&workflow_id=one")).ids).toEqual(inOne);
    expect((await ids("workflow_id=one")).ids).toEqual(inOne);
    expect((await ids("limit=4")).ids).toEqual(made);
  });

  it.each(["limit=0", "limit=101", "limit=x", "cursor=nonsense", "agent_id="])(
    "refuses %s",
    async (query) => {
      const reply = await send("GET", `packets?${query}`);
      expect(reply.statusCode).toBe(422);
      expect(reply.json().error.code).toBe("validation_error");
    },
  );

  it("answers 401 without a key", async () => {
    for (const path of ["packets", "packets/pkt_1", "packets/pkt_1.tlog-proof"]) {
      expect((await send("GET", path, { headers: {} })).statusCode).toBe(401);
    }
  });
});

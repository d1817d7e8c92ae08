import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { AnyBackend } from "../../../src/backends/backend.js";
import { backend as keyedStore } from "../../../src/backends/keyed-store/index.js";
import { backend as runRecord } from "../../../src/backends/run-record/index.js";
import { canonicalize } from "../../../src/engines/json/canonical-json/canonical-json.js";
import { buildBackendApp, onBehalfOf } from "../../helpers/apps/backend-app.js";
import { buildTestApp, type TestApp } from "../../helpers/apps/test-app.js";

let house: TestApp;
let evidenceKey = "";
beforeAll(async () => {
  house = await buildTestApp();
  const payload = { email: "agent@example.org" };
  const reply = await house.app.inject({ method: "POST", url: "/api/v1/key", payload });
  evidenceKey = reply.json().api_key;
});
afterAll(() => house.close());

/** More members than are read in place, all of which the routes ignore. */
const manyMembers = (count: number) =>
  Array.from({ length: count }, (_, at) => `"ignored-${at}":{}`).join(",");
/** An object of many small values, in about so many bytes of JSON. */
const manyValues = (bytes: number) => {
  const value: Record<string, unknown> = {};
  for (let at = 0, length = 2; ; at += 1) {
    const member = { [`z${(at * 7919) % 100_003}`]: [at, null, "é"] };
    length += Buffer.byteLength(JSON.stringify(member)) - 1;
    if (length > bytes) return value;
    Object.assign(value, member);
  }
};
const post = (url: string, payload: string | object, headers: Record<string, string> = {}) =>
  house.app.inject({
    method: "POST",
    url,
    payload,
    headers: { "content-type": "application/json", ...headers },
  });
const keyed = (url: string, payload: string | object) =>
  post(url, payload, { "x-api-key": evidenceKey });

describe("a body of many members", () => {
  it("is read for what the route knows", async () => {
    const body = `{${manyMembers(40_000)},"agentName":"Fern"}`;
    const reply = await post("/api/agents/signup", body);
    expect(reply.statusCode, reply.body).toBe(200);
    expect(reply.json()).toMatchObject({ ok: true, agentName: "Fern" });
  });

  it.each([
    ["cut off", `{${manyMembers(40_000)}`, "the body is not valid JSON"],
    ["with a key that reaches a prototype", `{${manyMembers(40_000)},"__proto__":1}`, "__proto__"],
    ["with a number out of range", `{${manyMembers(40_000)},"a":1e999}`, "out of range"],
    ["with half of a surrogate pair", `{${manyMembers(40_000)},"a":"\\ud800"}`, "surrogate"],
  ])("is 400 when it is %s", async (_name, body, message) => {
    const reply = await post("/api/agents/signup", body);
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ ok: false, error: "invalid_request" });
    expect(reply.json().message).toContain(message);
  });

  it("is 400 or 422 for a wrong field, as a short one is", async () => {
    const wrong = `{${manyMembers(40_000)},"agentName":5}`;
    expect((await post("/api/agents/signup", wrong)).json()).toEqual(
      (await post("/api/agents/signup", '{"agentName":5}')).json(),
    );
    const search = (extra: string) => keyed("/api/v1/memory/search", `{${extra}"query":[]}`);
    const [long, short] = [await search(`${manyMembers(40_000)},`), await search("")];
    expect(long.statusCode).toBe(422);
    expect(long.json().error.details).toEqual(short.json().error.details);
  });

  it("is 413 when there are more than 100,000 objects, lists and members", async () => {
    const body = `{${manyMembers(50_001)}}`;
    const message = "the body holds more than 100000 objects, lists and members";
    const jobs = await post("/api/agents/signup", body);
    expect(jobs.statusCode).toBe(413);
    expect(jobs.json()).toEqual({ ok: false, error: "payload_too_large", message });
    const evidence = await post("/api/v1/evidence/verify", body);
    expect(evidence.statusCode).toBe(413);
    expect(evidence.json().error).toMatchObject({ code: "payload_too_large", message });
  });
});

describe("free JSON of many values", () => {
  it("is sealed as it was sent, and verified with what hides in it", async () => {
    const metadata = manyValues(60_000);
    const sealed = await keyed("/api/v1/evidence/seal", {
      agent_id: "reader",
      decision: "keep",
      metadata,
    });
    expect(sealed.statusCode, sealed.body).toBe(200);
    expect(sealed.json().payload.metadata).toEqual(metadata);

    const previous = Array.from({ length: 20 }, () => sealed.body).join(",");
    const verify = (packet: string) =>
      post("/api/v1/evidence/verify", `{"packet":${packet},"previous":[${previous}]}`);
    const right = await verify(sealed.body);
    expect(right.json()).toMatchObject({ valid: true });
    const twice = await verify(sealed.body.replace('"payload":{', '"payload":{"decision":"x",'));
    expect(twice.json()).toMatchObject({ valid: false, checks: { format: "fail" } });
    expect(twice.json().reason).toContain("comes twice");
  });

  it("is refused by the log where it hides a key or is too large", async () => {
    const hiding = `{"agent_id":"a","decision":"b","metadata":{${manyMembers(20_000)},"a":1,"a":2}}`;
    const hidden = await keyed("/api/v1/evidence/seal", hiding);
    expect(hidden.statusCode).toBe(422);
    expect(hidden.json().error).toMatchObject({
      code: "validation_error",
      details: [{ path: "/metadata/a", message: "the key comes twice in its object" }],
    });
    const large = await keyed("/api/v1/evidence/seal", {
      agent_id: "a",
      decision: "b",
      metadata: manyValues(200_000),
    });
    expect(large.statusCode).toBe(422);
    expect(large.json().error.message).toBe(
      "the body is too large to be sealed: the canonical form must have at most 65536 bytes",
    );
  });

  it("is remembered as it was sent", async () => {
    const value = manyValues(60_000);
    const stored = await keyed("/api/v1/memory/store", { agent_id: "a", key: "many", value });
    expect(stored.statusCode, stored.body).toBe(200);
    const found = await house.app.inject({
      url: "/api/v1/memory/retrieve?agent_id=a&key=many",
      headers: { "x-api-key": evidenceKey },
    });
    expect(JSON.stringify(found.json().value)).toBe(JSON.stringify(value));
    const list = await keyed("/api/v1/memory/store", { agent_id: "a", key: "b", value: [1] });
    expect(list.statusCode).toBe(422);
    const large = { agent_id: "a", key: "c", value: manyValues(70_000) };
    expect((await keyed("/api/v1/memory/store", large)).statusCode).toBe(422);
  });
});

describe("behind the gateway", () => {
  const call = async (backend: AnyBackend, calls: readonly (readonly [string, unknown])[]) => {
    const served = await buildBackendApp(backend);
    try {
      const replies = [];
      for (const [url, payload] of calls) {
        const headers = { ...onBehalfOf("acc_1"), "content-type": "application/json" };
        const body = JSON.stringify(payload);
        const request = { method: "POST", headers, payload: body } as const;
        const path: string = url.replace("{id}", replies[0]?.json().run_id ?? "");
        replies.push(await served.app.inject({ ...request, url: path }));
      }
      return replies;
    } finally {
      await served.close();
    }
  };

  it("the contents of steps have the hash of their canonical form", async () => {
    const content = manyValues(500_000);
    const hash = createHash("sha256").update(canonicalize(content)).digest("hex");
    const [, step, right, wrong] = await call(runRecord, [
      ["/v1/runs", { name: "large" }],
      ["/v1/runs/{id}/steps", { kind: "call", content }],
      ["/v1/runs/{id}/verify", { steps: [{ index: 0, content }] }],
      ["/v1/runs/{id}/verify", { steps: [{ index: 0, content: { ...content, more: 1 } }] }],
    ]);
    expect(step?.json()).toMatchObject({ index: 0, content_sha256: hash });
    expect(right?.json()).toMatchObject({ valid: true, checked: 1 });
    expect(wrong?.json()).toMatchObject({ valid: false, broken_at: 0 });
  });

  it("values are kept as they were sent, null too", async () => {
    const value = manyValues(250_000);
    const operations = [
      { op: "put", key: "a", value },
      { op: "put", key: "b", value: null },
      { op: "get", key: "a" },
    ];
    const [, batch, scan, large] = await call(keyedStore, [
      ["/v1/keyspaces", { name: "many" }],
      ["/v1/keyspaces/many/batch", { operations }],
      ["/v1/keyspaces/many/scan", {}],
      ["/v1/keyspaces/many/put", { key: "c", value: manyValues(300_000) }],
    ]);
    expect(JSON.stringify(batch?.json().results[2].value)).toBe(JSON.stringify(value));
    expect(scan?.json().entries.map((entry: { value: unknown }) => entry.value)).toEqual([
      value,
      null,
    ]);
    expect(large?.statusCode).toBe(413);
  });
});

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { memoryRoutes } from "../../../src/apis/evidence/memory/memory.js";
import { createMemory } from "../../../src/services/memory/memory.js";
import { apiCases } from "../../helpers/api-case.js";
import {
  buildEvidenceApp,
  type EvidenceTestApp,
  type MountedEvidence,
} from "../../helpers/apps/evidence-app.js";

describe("a refused request of memory", () => {
  let house: EvidenceTestApp;
  let key: string;
  beforeAll(async () => {
    house = await buildEvidenceApp({
      routes: [
        async (app, { parts, meter }: MountedEvidence) => {
          const options = { clock: parts.clock, bytesMax: 50_000, onFlushFailure: () => {} };
          await app.register(memoryRoutes, {
            memory: createMemory(parts.store, options),
            meter,
          });
        },
      ],
    });
    key = await house.issueKey();
  });
  afterAll(() => house.close());

  const call = (method: "GET" | "POST" | "DELETE", path: string, body?: unknown) => () => ({
    method,
    url: `/api/v1/memory${path}`,
    headers: { "x-api-key": key },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  });
  const entry = { agent_id: "one", key: "a", value: {} };
  const store = (change: object) => call("POST", "/store", { ...entry, ...change });
  const textOf = (bytes: number) => ({ f: "x".repeat(bytes - '{"f":""}'.length) });
  const nul = "must match pattern";

  apiCases(
    () => house.app,
    (
      [
        ["no body", call("POST", "/store"), 400, "the body must be an object"],
        ["no agent", store({ agent_id: undefined }), 400, "agent_id is required"],
        ["no key", store({ key: undefined }), 400, "key is required"],
        ["no value", store({ value: undefined }), 400, "value is required"],
        ["an empty key", store({ key: "" }), 422, "key must have at least 1 character"],
        ["a key of 513", store({ key: "k".repeat(513) }), 422, "key must have at most 512"],
        [
          "an agent of 129",
          store({ agent_id: "k".repeat(129) }),
          422,
          "agent_id must have at most",
        ],
        [
          "a namespace of 129",
          store({ namespace: "k".repeat(129) }),
          422,
          "namespace must have at",
        ],
        ["an empty namespace", store({ namespace: "" }), 422, "namespace must have at least"],
        ["U+0000 in a key", store({ key: "a\0" }), 422, nul],
        ["U+0000 in an agent", store({ agent_id: "a\0" }), 422, nul],
        ["U+0000 in a namespace", store({ namespace: "a\0" }), 422, nul],
        ["a number as key", store({ key: 1 }), 422, "key must be a string"],
        ["a text as value", store({ value: "x" }), 422, "value must be an object"],
        ["a list as value", store({ value: [] }), 422, "value must be an object"],
        ["null as value", store({ value: null }), 422, "value must be an object"],
        ["no time to live", store({ ttl_seconds: 0 }), 422, "ttl_seconds must be >= 1"],
        ["over a year", store({ ttl_seconds: 31_536_001 }), 422, "ttl_seconds must be <= 31536000"],
        ["half a second", store({ ttl_seconds: 0.5 }), 422, "ttl_seconds must be an integer"],
        ["a version below 0", store({ if_version: -1 }), 422, "if_version must be >= 0"],
        ["a version as text", store({ if_version: "1" }), 422, "if_version must be an integer"],
        ["another version", store({ if_version: 2 }), 409, "if_version is 2, but there is no such"],
        ["more than the memory", store({ value: textOf(65_537) }), 413, "the entry counts 65740"],
        ["as much as the memory", store({ value: textOf(50_000) }), 413, "the entry counts 50203"],
        ["a read without key", call("GET", "/retrieve"), 400, "key is required"],
        [
          "a read of nothing",
          call("GET", "/retrieve?key=a"),
          404,
          "nothing is stored under this key in the namespace default;",
        ],
        ["a read with U+0000", call("GET", "/retrieve?key=%00"), 422, nul],
        ["a list of none", call("GET", "/list?limit=0"), 422, "limit must be >= 1"],
        ["a list of 1001", call("GET", "/list?limit=1001"), 422, "limit must be <= 1000"],
        [
          "a made-up cursor",
          call("GET", "/list?cursor=%20"),
          422,
          "cursor must be the next_cursor",
        ],
        ["a cursor of another list", call("GET", "/list?cursor=eHl6"), 422, "cursor must be the"],
        ["a prefix with U+0000", call("GET", "/list?prefix=%00"), 422, nul],
        ["deleting all", call("DELETE", ""), 400, "name what to delete"],
        ["deleting nothing by name", call("DELETE", "", { key: null }), 400, "name what to delete"],
        ["deleting an empty key", call("DELETE", "?key="), 422, "key must have at least"],
        [
          "deleting a key that is a number",
          call("DELETE", "", { key: 7 }),
          422,
          "key must be a string",
        ],
        ["a search for nothing", call("POST", "/search", {}), 400, "query is required"],
        ["an empty search", call("POST", "/search", { query: "" }), 422, "query must have at"],
        [
          "a long search",
          call("POST", "/search", { query: "a".repeat(1_001) }),
          422,
          "at most 1000",
        ],
        ["top_k 0", call("POST", "/search", { query: "a", top_k: 0 }), 422, "top_k must be >= 1"],
        [
          "top_k 51",
          call("POST", "/search", { query: "a", top_k: 51 }),
          422,
          "top_k must be <= 50",
        ],
      ] as const
    ).map(([name, request, status, message]) => ({
      name,
      request,
      status,
      body: {
        error: { message: expect.stringContaining(message), request_id: expect.any(String) },
      },
    })),
  );

  it.each([
    ["POST", "/store"],
    ["GET", "/retrieve?key=a"],
    ["GET", "/stats"],
    ["GET", "/list"],
    ["DELETE", "?key=a"],
    ["POST", "/search"],
  ] as const)("%s %s without a key is 401", async (method, path) => {
    const reply = await house.app.inject({ method, url: `/api/v1/memory${path}` });
    expect([reply.statusCode, reply.json().error.code]).toEqual([401, "unauthorized"]);
  });

  it("has stored nothing", async () => {
    const reply = await house.app.inject(call("GET", "/stats")());
    expect(reply.json()).toMatchObject({ entries: 0, memory_mb: 0, evictions: 0 });
  });
});

it("refuses a value of a byte over 64 KiB with 422", async () => {
  const house = await buildEvidenceApp({
    routes: [
      async (app, { parts, meter }: MountedEvidence) => {
        const options = { clock: parts.clock, bytesMax: 2 ** 24, onFlushFailure: () => {} };
        await app.register(memoryRoutes, { memory: createMemory(parts.store, options), meter });
      },
    ],
  });
  const reply = await house.app.inject({
    method: "POST",
    url: "/api/v1/memory/store",
    headers: { "x-api-key": await house.issueKey() },
    payload: JSON.stringify({ agent_id: "a", key: "k", value: { f: `${"é".repeat(32_764)}x` } }),
  });
  expect(reply.statusCode).toBe(422);
  expect(reply.json()).toMatchObject({
    error: {
      code: "validation_error",
      message: "value has 65537 bytes as JSON text; at most 65536 are kept",
      details: [{ path: "/value" }],
    },
  });
  await house.close();
});

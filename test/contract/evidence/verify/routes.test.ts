import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createVerifyRoutes } from "../../../../src/apis/evidence/packets/verify-routes.js";
import { createThreads, type Threads } from "../../../../src/platform/threads/threads.js";
import { apiCases } from "../../../helpers/api-case.js";
import { buildEvidenceApp, type EvidenceTestApp } from "../../../helpers/apps/evidence-app.js";
import { createTestLog, ISSUED_AT, type SealedPacket } from "./sealer.js";

const BUILT = new URL("../../../../dist/", import.meta.url);
const own = createTestLog("gatehouse.test/evidence");
const other = createTestLog("other.test/evidence");
const chain = Array.from({ length: 6 }, (_, at) => {
  return own.seal({ content: { agent_id: "a", decision: `step ${at}`, metadata: { ratio: 0.1 } } });
});
const [first, second] = chain as [SealedPacket, SealedPacket];
const foreign = other.seal();
const ok = {
  format: "ok",
  canonical: "ok",
  hash: "ok",
  signature: "ok",
  key_status: "ok",
  inclusion: "ok",
  checkpoint: "ok",
  chain: "ok",
};

let threads: Threads;
let house: EvidenceTestApp;
beforeAll(async () => {
  const log = { keys: async () => own.keys.slice() };
  threads = createThreads({ threads: 2, memoryMb: 64, root: BUILT });
  house = await buildEvidenceApp({ routes: [createVerifyRoutes(log, threads)] });
});
afterAll(async () => {
  await house.close();
  await threads.close();
});

const post = (payload: object | string) => ({
  method: "POST" as const,
  url: "/api/v1/evidence/verify",
  payload,
  headers: { "content-type": "application/json" },
});
const refused = (code: string, message: string) => ({ error: { code, message } });

describe("POST /api/v1/evidence/verify", () => {
  apiCases(
    () => house.app,
    [
      {
        name: "verifies a packet of this log without a key",
        request: post({ packet: first }),
        status: 200,
        body: {
          valid: true,
          checks: ok,
          completeness: { gaps: [], expected_seq: 0 },
          issued_at: ISSUED_AT,
          key_id: own.keys[0]?.key_id,
        },
      },
      {
        name: "reads a body whatever its content type says",
        request: { ...post(JSON.stringify({ packet: first })), headers: {} },
        status: 200,
        body: { valid: true },
      },
      {
        name: "compares with earlier packets",
        request: post({ packet: chain[5], previous: [chain[4], chain[1]] }),
        status: 200,
        body: { valid: true, checks: ok, completeness: { gaps: [2, 3], expected_seq: 5 } },
      },
      {
        name: "names the check that a change fails",
        request: post({ packet: { ...first, hash: second.hash } }),
        status: 200,
        body: {
          valid: false,
          checks: { ...ok, hash: "fail" },
          reason: "hash: hash is not the SHA-256 of the canonical payload",
        },
      },
      {
        name: "does not know another log's key",
        request: post({ packet: foreign }),
        status: 200,
        body: {
          valid: false,
          checks: { ...ok, signature: "unknown", key_status: "unknown", checkpoint: "unknown" },
        },
      },
      {
        name: "verifies another log's packet with its keys",
        request: post({ packet: foreign, trusted_keys: other.keys }),
        status: 200,
        body: { valid: true, checks: ok },
      },
      {
        name: "takes keys without what verification does not need",
        request: post({
          packet: foreign,
          trusted_keys: other.keys.map(({ key_id, public_key, use }) => ({
            key_id,
            public_key,
            use,
          })),
        }),
        status: 200,
        body: { valid: true },
      },
      {
        name: "refuses a packet after the revocation of its key",
        request: post({
          packet: foreign,
          trusted_keys: other.keys.map((key) => ({ ...key, revoked_at: ISSUED_AT })),
        }),
        status: 200,
        body: { valid: false, checks: { ...ok, key_status: "fail", checkpoint: "fail" } },
      },
      {
        name: "answers for an empty packet",
        request: post({ packet: {} }),
        status: 200,
        body: { valid: false, issued_at: null, key_id: null, reason: "format: format is missing" },
      },
      {
        name: "fails the chain for a previous packet that is none",
        request: post({ packet: second, previous: [first, "x"] }),
        status: 200,
        body: { valid: false, checks: { ...ok, chain: "fail" } },
      },
      {
        name: "asks for a body",
        request: post(""),
        status: 400,
        body: refused("invalid_request", "the body must be an object"),
      },
      {
        name: "asks for a packet",
        request: post({}),
        status: 400,
        body: refused("invalid_request", "packet is required"),
      },
      ...[null, [], "packet", 1].map((packet) => ({
        name: `takes no ${JSON.stringify(packet)} as a packet`,
        request: post({ packet }),
        status: 400,
        body: refused("invalid_request", "packet must be an object"),
      })),
      {
        name: "takes no broken JSON",
        request: post('{"packet":'),
        status: 400,
        body: refused("invalid_request", "the body is not valid JSON"),
      },
      {
        name: "takes no body nested over 64 levels",
        request: post(`{"packet":${'{"a":'.repeat(64)}1${"}".repeat(64)}}`),
        status: 400,
        body: refused("invalid_request", "the body is nested over 64 levels deep"),
      },
      {
        name: "takes no trusted keys of a wrong type",
        request: post({
          packet: first,
          trusted_keys: [{ key_id: 1, public_key: "", use: "packet" }],
        }),
        status: 422,
        body: refused("validation_error", "trusted_keys.0.key_id must be a string"),
      },
      {
        name: "takes no trusted key of another use",
        request: post({ packet: first, trusted_keys: [{ ...other.keys[0], use: "other" }] }),
        status: 422,
        body: { error: { code: "validation_error" } },
      },
      {
        name: "takes no trusted key with a time that is none",
        request: post({ packet: first, trusted_keys: [{ ...other.keys[0], not_after: "soon" }] }),
        status: 422,
        body: { error: { code: "validation_error" } },
      },
      {
        name: "takes no 51 trusted keys",
        request: post({ packet: first, trusted_keys: Array(51).fill(other.keys[0]) }),
        status: 422,
        body: { error: { code: "validation_error" } },
      },
      {
        name: "takes no 101 previous packets",
        request: post({ packet: first, previous: Array(101).fill({}) }),
        status: 422,
        body: { error: { code: "validation_error" } },
      },
      {
        name: "takes no key twice outside the packets",
        request: post(`{"packet":{},"trusted_keys":[],"trusted_keys":[]}`),
        status: 422,
        body: refused("validation_error", "the key comes twice in its object, at /trusted_keys"),
      },
      {
        name: "takes no more than 2 MiB",
        request: post(`{"packet":{"a":"${"x".repeat(2 * 1024 * 1024)}"}}`),
        status: 413,
        body: { error: { code: "payload_too_large" } },
      },
    ],
  );

  it("takes 100 previous packets and 50 keys", async () => {
    const body = {
      packet: second,
      previous: Array(100).fill(first),
      trusted_keys: Array(50).fill(other.keys[0]),
    };
    const answer = await house.app.inject(post(body));
    expect(answer.json()).toMatchObject({ valid: true, checks: ok });
  });

  it("does not let a caller replace the keys of this log", async () => {
    const impostor = createTestLog(own.origin);
    const forged = impostor.seal();
    const payload = { packet: forged, trusted_keys: impostor.keys };
    const { checks } = (await house.app.inject(post(payload))).json();
    expect(checks).toMatchObject({ signature: "unknown", key_status: "unknown" });
    const revoked = own.keys.map((key) => ({ ...key, revoked_at: "2026-01-01T00:00:00.000Z" }));
    const answer = await house.app.inject(post({ packet: first, trusted_keys: revoked }));
    expect(answer.json().valid).toBe(true);
  });

  it.each([
    ["a key that comes twice", '"decision":', '"decision":"another","decision":'],
    [
      "a key that comes twice, once escaped",
      '"decision":',
      String.raw`"d\u0065cision":"another","decision":`,
    ],
    ["a frame field that comes twice", '"hash":', '"hash":"","hash":'],
    ["the key __proto__", '"decision":', '"__proto__":{},"decision":'],
    ["a number with lost digits", "0.1", "0.10000000000000001"],
  ])("fails the format of a packet with %s", async (_name, text, replacement) => {
    const body = JSON.stringify({ packet: first }).replace(text, replacement);
    const verdict = (await house.app.inject(post(body))).json();
    expect(verdict).toMatchObject({ valid: false, checks: { format: "fail" } });
    expect(verdict.reason).toMatch(/^format: .*, at \/packet\//);
    const earlier = JSON.stringify({ packet: second, previous: [first] }).replace(
      new RegExp(`${text}(?!.*${text})`),
      replacement,
    );
    const later = (await house.app.inject(post(earlier))).json();
    expect(later).toMatchObject({ valid: false, checks: { format: "ok", chain: "fail" } });
  });

  it("verifies large and long numbers as they were sealed", async () => {
    const metadata = { large: 1e20, long: 0.1 + 0.2, tiny: 5e-324, huge: 1.5e300 };
    const packet = own.seal({
      chain: "00000000000000cc",
      content: { agent_id: "a", decision: "d", metadata },
    });
    const { valid } = (await house.app.inject(post({ packet }))).json();
    expect(valid).toBe(true);
  });

  it("takes no byte of a packet flipped", async () => {
    const text = Buffer.from(JSON.stringify({ packet: first }));
    const wrong: number[] = [];
    for (let at = 10; at < text.length - 1; at += 1) {
      const broken = Buffer.from(text);
      broken[at] = (broken[at] ?? 0) ^ 1;
      const answer = await house.app.inject({ ...post(""), payload: broken });
      const isRefused = answer.statusCode === 400 || answer.json().valid === false;
      if (!isRefused) wrong.push(at);
    }
    expect(wrong).toEqual([]);
  });
});

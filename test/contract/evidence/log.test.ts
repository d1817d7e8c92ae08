import { createPublicKey, hash, verify } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { verifyConsistency, verifyInclusion } from "../../../src/engines/evidence/merkle/proofs.js";
import type { EvidenceKey, EvidencePacket } from "../../../src/engines/evidence/packet/packet.js";
import { openNote, readCheckpoint } from "../../../src/engines/evidence/signed-note/signed-note.js";
import { rotateSigning } from "../../../src/services/evidence-log/signing/rotate-signing.js";
import { buildEvidenceApp, type EvidenceTestApp } from "../../helpers/apps/evidence-app.js";
import { evidenceRoutes } from "./evidence-routes.js";

const SECRET = Buffer.alloc(32, 9);
const COUNT = 300;

let house: EvidenceTestApp;
const packets: EvidencePacket[] = [];
beforeAll(async () => {
  house = await buildEvidenceApp({
    routes: [evidenceRoutes],
    environment: { EVIDENCE_SIGNING_KEY: SECRET.toString("base64") },
  });
  const key = await house.issueKey();
  for (let at = 0; at < COUNT; at += 1) {
    const reply = await house.app.inject({
      method: "POST",
      url: "/api/v1/evidence/seal",
      headers: { "x-api-key": key },
      payload: { agent_id: "log", decision: `decision ${at}` },
    });
    packets.push(reply.json());
  }
});
afterAll(() => house.close());

const get = (path: string) => house.app.inject({ url: `/api/v1/evidence/${path}` });
const leaf = (index: number) => Buffer.from(packets[index]?.log.leaf_hash ?? "", "base64");
const proofOf = (reply: { json: () => { proof: string[] } }) =>
  reply.json().proof.map((text) => Buffer.from(text, "base64"));
const headOf = (note: string) => readCheckpoint(openNote(note).text);

describe("GET /api/v1/evidence/log/checkpoint", () => {
  it("is a note that the listed key signs, under the rules of C2SP", async () => {
    const reply = await get("log/checkpoint");
    expect(reply.headers).toMatchObject({
      "content-type": "text/plain; charset=utf-8",
      "cache-control": "no-store",
    });
    const [text = "", line = ""] = reply.body.split("\n\n");
    expect(text.split("\n").slice(0, 2)).toEqual(["gatehouse.test/evidence", String(COUNT)]);
    const [dash, name, signature = ""] = line.trim().split(" ");
    expect([dash, name]).toEqual(["\u2014", "gatehouse.test/evidence"]);
    const bytes = Buffer.from(signature, "base64");
    const { keys } = (await get("keys")).json<{ keys: EvidenceKey[] }>();
    const key = keys.find(({ use }) => use === "checkpoint");
    const raw = Buffer.from(key?.public_key ?? "", "base64");
    const named = Buffer.concat([Buffer.from(`${name}\n\x01`), raw]);
    expect(bytes.subarray(0, 4)).toEqual(hash("sha256", named, "buffer").subarray(0, 4));
    expect(
      verify(null, Buffer.from(`${text}\n`), createPublicKey(key?.pem ?? ""), bytes.subarray(4)),
    ).toBe(true);
  });
});

describe("GET /api/v1/evidence/log/tile", () => {
  it("serves full tiles for ever and partial ones by their width", async () => {
    const full = await get("log/tile/0/000");
    expect(full.headers).toMatchObject({
      "content-type": "application/octet-stream",
      "cache-control": "public, max-age=31536000, immutable",
    });
    expect(full.rawPayload).toEqual(
      Buffer.concat(Array.from({ length: 256 }, (_, at) => leaf(at))),
    );
    const partial = await get("log/tile/0/001.p/44");
    expect(partial.rawPayload).toEqual(
      Buffer.concat(Array.from({ length: 44 }, (_, at) => leaf(256 + at))),
    );
    expect((await get("log/tile/1/000.p/1")).rawPayload).toHaveLength(32);
  });

  it.each([
    "0/001",
    "0/001.p/45",
    "0/002.p/1",
    "0/x001/000",
    "1/000",
    "00/000",
    "0/0",
    "0/000.p/0",
    "0/000.p/256",
    "0/000.p/01",
    "0/x000/001",
    "64/000.p/1",
    "-1/000",
    "0/000/",
    "",
  ])("does not know %s", async (path) => {
    const reply = await get(`log/tile/${path}`);
    expect(reply.statusCode).toBe(404);
    expect(reply.json().error.code).toBe("not_found");
  });

  it("withholds the entries and says why", async () => {
    const reply = await get("log/tile/entries/000");
    expect(reply.statusCode).toBe(404);
    expect(reply.json().error.message).toMatch(/withheld/);
  });
});

describe("GET /api/v1/evidence/log/proof and /consistency", () => {
  it("prove what independent verification accepts", async () => {
    const { root } = headOf((await get("log/checkpoint")).body);
    for (const index of [0, 1, 255, 256, 299]) {
      const proof = proofOf(await get(`log/proof?index=${index}&size=${COUNT}`));
      const claim = { index, size: COUNT, leafHash: leaf(index), proof, root };
      expect(verifyInclusion(claim)).toBe(true);
    }
    for (const from of [1, 2, 100, 256, 257, 299, 300]) {
      const proof = proofOf(await get(`log/consistency?from=${from}&to=${COUNT}`));
      const fromRoot = headOf(packets[from - 1]?.log.checkpoint ?? "").root;
      expect(verifyConsistency({ from, to: COUNT, fromRoot, toRoot: root, proof })).toBe(true);
    }
  });

  it.each([
    ["log/proof?index=0&size=301", 404, "a tree of that size was not found"],
    ["log/consistency?from=1&to=301", 404, "a tree of that size was not found"],
    ["log/proof?index=5&size=5", 422, "index must be below size"],
    ["log/consistency?from=6&to=5", 422, "from must be at most to"],
    ["log/proof?index=-1&size=5", 422, "index must be >= 0"],
    ["log/consistency?from=0&to=5", 422, "from must be >= 1"],
    ["log/proof?index=1.5&size=5", 422, "index must be an integer"],
    ["log/proof?size=5", 400, "index is required"],
    ["log/proof?index=1&size=1e300", 422, "size must be"],
  ])("answers %s with %i", async (path, status, message) => {
    const reply = await get(path);
    expect(reply.statusCode).toBe(status);
    expect(reply.json().error.message).toContain(message);
  });
});

describe("GET /api/v1/evidence/keys", () => {
  it("lists the keys, and after a rotation those of both epochs and its packet", async () => {
    const before = (await get("keys")).json<{ keys: EvidenceKey[]; rotations: EvidencePacket[] }>();
    expect(before.keys.map(({ use, not_after }) => [use, not_after])).toEqual([
      ["packet", null],
      ["checkpoint", null],
    ]);
    expect(before.rotations).toEqual([]);
    const { store } = house.platform;
    await rotateSigning(store, { secret: { current: SECRET }, clock: Date.now });
    const after = (await get("keys")).json<{ keys: EvidenceKey[]; rotations: EvidencePacket[] }>();
    expect(after.keys).toHaveLength(4);
    expect(after.rotations).toHaveLength(1);
    const [rotation] = after.rotations;
    expect(rotation?.payload).toMatchObject({
      type: "key-rotation",
      ends: before.keys.map(({ key_id }) => key_id),
      keys: after.keys.slice(2).map(({ key_id, use, public_key }) => ({ key_id, use, public_key })),
    });
    expect(rotation?.signature.key_id).toBe(before.keys[0]?.key_id);
    expect(rotation?.countersignature?.key_id).toBe(after.keys[2]?.key_id);
    const note = openNote((await get("log/checkpoint")).body);
    expect(note.signatures.map(({ keyId }) => keyId)).toEqual([
      after.keys[1]?.key_id,
      after.keys[3]?.key_id,
    ]);
  });
});

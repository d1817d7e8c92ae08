import { generateKeyPairSync, hash, verify } from "node:crypto";
import { afterEach, describe, expect, it } from "vitest";
import { PAYLOAD_TYPE } from "../../../engines/evidence/packet/packet.js";
import { preAuthEncoding } from "../../../engines/evidence/packet/pre-auth-encoding.js";
import { createThreads } from "../../../platform/threads/threads.js";
import { dedicated } from "../tasks.js";
import { createPayloadSealer, type PayloadSealer } from "./payload-sealer.js";
import { payloadTemplate } from "./payload-template.js";
import type { SealedPayloads, SealRequest } from "./seal-payloads.js";

const BUILT = new URL("../../../../dist/", import.meta.url);
const NOT_BUILT = new URL("./no-such-folder/", import.meta.url);
const PREV = `sha256:${"0".repeat(64)}`;

const keys = generateKeyPairSync("ed25519");
const nextKeys = generateKeyPairSync("ed25519");
const sealers: PayloadSealer[] = [];
afterEach(async () => {
  for (const sealer of sealers.splice(0)) await sealer.close();
});

const threadsOf = (root: URL) => createThreads({ threads: 1, memoryMb: 64, root });

function openSealer(root: URL): { sealer: PayloadSealer; failures: unknown[] } {
  const failures: unknown[] = [];
  const sealer = createPayloadSealer({
    threads: threadsOf(root),
    onFailure: (error) => failures.push(error),
  });
  sealers.push(sealer);
  return { sealer, failures };
}

/** Payloads in turn of a chain that begins and one that has packets. */
function requestOf(count: number, nextKey?: SealRequest["nextKey"]): SealRequest {
  const chains = [
    { chain: "a".repeat(16), seq: 0, prev: null },
    { chain: "b".repeat(16), seq: 7, prev: PREV },
  ];
  const payloads = Array.from({ length: count }, (_, at) => {
    const chain = chains[at % 2] ?? { chain: "", seq: 0, prev: null };
    return { template: payloadTemplate("test", { text: `é ${at}` }), ...chain };
  });
  return {
    payloads,
    issuedAt: 1_795_262_400_000,
    issuer: "log.test",
    key: keys.privateKey,
    nextKey,
  };
}

function expectSealed(request: SealRequest, sealed: SealedPayloads): void {
  const ends = new Map<string, { seq: number; prev: string }>();
  for (const [at, { chain, seq, prev }] of request.payloads.entries()) {
    const payload = sealed.payloads[at] ?? "";
    const wanted = ends.get(chain) ?? { seq, prev };
    expect(JSON.parse(payload)).toEqual({
      chain,
      id: sealed.ids[at],
      issued_at: "2026-11-21T12:00:00.000Z",
      issuer: "log.test",
      ...wanted,
      text: `é ${at}`,
      type: "test",
    });
    expect(sealed.payloadHashes[at]).toBe(hash("sha256", payload, "hex"));
    const leaf = hash("sha256", `\0${payload}`, "buffer");
    expect(Buffer.from(sealed.leafHashes.subarray(32 * at, 32 * (at + 1)))).toEqual(leaf);
    ends.set(chain, { seq: wanted.seq + 1, prev: `sha256:${leaf.toString("hex")}` });
    const message = preAuthEncoding(PAYLOAD_TYPE, Buffer.from(payload));
    const signature = sealed.signatures.subarray(64 * at, 64 * (at + 1));
    expect(verify(null, message, keys.publicKey, signature)).toBe(true);
    if (!request.nextKey) continue;
    const countersignature = sealed.countersignatures.subarray(64 * at, 64 * (at + 1));
    expect(verify(null, message, nextKeys.publicKey, countersignature)).toBe(true);
  }
  expect(new Set(sealed.ids).size).toBe(request.payloads.length);
}

describe("a thread that seals payloads", () => {
  it("is given keys and answers as the function does", async () => {
    const settings = { settings: null, memoryMb: 64 };
    const thread = threadsOf(BUILT).dedicate(dedicated["evidence-payloads"], settings);
    const request = requestOf(40, nextKeys.privateKey);
    expectSealed(request, await thread.call("seal", request));
    await thread.close();
  });

  it.each([1, 3, 128])("links, hashes and signs %i", async (count) => {
    const { sealer, failures } = openSealer(BUILT);
    for (let round = 0; round < 20; round += 1) {
      const nextKey = round % 2 === 0 ? undefined : nextKeys.privateKey;
      const request = requestOf(count, nextKey);
      const sealed = await sealer.seal(request);
      expectSealed(request, sealed);
      expect(sealed.countersignatures).toHaveLength(nextKey ? 64 * count : 0);
      // The thread starts meanwhile, and the last rounds are its own.
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    expect(failures).toEqual([]);
  });

  it("is done without when it does not start, and not tried again at once", async () => {
    const { sealer, failures } = openSealer(NOT_BUILT);
    const request = requestOf(9);
    expectSealed(request, await sealer.seal(request));
    await expect.poll(() => failures).toHaveLength(1);
    expectSealed(request, await sealer.seal(request));
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(failures).toMatchObject([{ name: "WorkerLost" }]);
  });

  it("is not started for what is sealed faster without it", async () => {
    const { sealer, failures } = openSealer(NOT_BUILT);
    const request = requestOf(2);
    expectSealed(request, await sealer.seal(request));
    expect(failures).toEqual([]);
  });
});

import { hash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createLogSink } from "../../../test/helpers/log-sink.js";
import { walkRotations } from "../../../test/helpers/walk-rotations.js";
import { type Engines, startEngines } from "../../../test/store/engines.js";
import { verifyConsistency } from "../../engines/evidence/merkle/proofs.js";
import type { EvidencePacket } from "../../engines/evidence/packet/packet.js";
import { verifyPacket } from "../../engines/evidence/packet/verify-packet.js";
import { openNote, readCheckpoint } from "../../engines/evidence/signed-note/signed-note.js";
import { migrate } from "../../platform/store/migrate.js";
import { MIGRATIONS } from "../../platform/store/migrated-store.js";
import { openStore } from "../../platform/store/open-store.js";
import { type Store, sql } from "../../platform/store/sql.js";
import { auditWholeLog } from "./audit/full-audit.js";
import { createEvidenceLog } from "./create-evidence-log.js";
import { LogBroken, type NewPacket, PacketTooLarge } from "./evidence-log.js";
import type { ServedLog } from "./served-log.js";
import { rotateSigning } from "./signing/rotate-signing.js";
import { SecretRefused } from "./signing/signing-secret.js";

const SECRET = Buffer.alloc(32, 1);
const OTHER_SECRET = Buffer.alloc(32, 2);
const ORIGIN = "gatehouse.test/evidence";
const START = 1_795_262_400_000;

const engines: Engines = await startEngines();
afterAll(() => engines.stop());

function decision(owner: string, agent: string, about: Record<string, unknown> = {}): NewPacket {
  return {
    type: "agent-decision",
    owner,
    chain: [agent],
    content: { agent_id: agent, decision: "wait", ...about },
  };
}

/** RFC 9162, section 2.1.1, as it is written there. */
function rootOf(leaves: readonly Buffer[]): Buffer {
  const [first] = leaves;
  if (!first) return hash("sha256", "", "buffer");
  if (leaves.length === 1) return first;
  let half = 1;
  while (half * 2 < leaves.length) half *= 2;
  const parts = [Buffer.of(1), rootOf(leaves.slice(0, half)), rootOf(leaves.slice(half))];
  return hash("sha256", Buffer.concat(parts), "buffer");
}

const headOf = (note: string) => readCheckpoint(openNote(note).text);
const leavesOf = async (store: Store) => {
  const rows = await store.all<{ payload: string }>(
    sql`SELECT payload FROM evidence_entries ORDER BY leaf_index`,
  );
  return rows.map(({ payload }) =>
    hash("sha256", Buffer.concat([Buffer.of(0), Buffer.from(payload)]), "buffer"),
  );
};

describe.each(engines.list)("the evidence log on $title", ({ isMissing, isShared, ...engine }) => {
  if (isMissing) return;
  let store: Store;
  let url: string;
  let remove: () => Promise<void>;
  let now = START;
  const options = (secret = { current: SECRET } as { current: Buffer; previous?: Buffer }) => ({
    clock: () => now,
    log: createLogSink("error").logger,
    origin: ORIGIN,
    secret,
  });
  const open = (secret?: { current: Buffer; previous?: Buffer }) =>
    createEvidenceLog(store, options(secret));
  const sealMany = (log: ServedLog, count: number, agents = 7) =>
    Promise.all(
      Array.from({ length: count }, (_, at) =>
        log.seal(decision("key_a", `agent ${at % agents}`, { step_index: at })),
      ),
    );

  beforeAll(async () => {
    ({ url, remove } = await engine.createPlace());
    store = await openStore(url, { poolSize: engine.poolSize });
    await migrate(store, MIGRATIONS);
  });
  afterAll(async () => {
    await store.close();
    await remove();
  });

  it("seals packets that prove themselves, in chains without gaps", async () => {
    const log = await open();
    const packets = await sealMany(log, 600);
    const keys = await log.keys();
    expect(keys).toHaveLength(2);
    for (const packet of packets.filter((_, at) => at % 37 === 0 || at > 590)) {
      expect(verifyPacket(packet, { keys })).toMatchObject({ valid: true });
    }
    expect(new Set(packets.map((packet) => packet.log.index))).toEqual(
      new Set(Array.from({ length: 600 }, (_, at) => at)),
    );
    for (let agent = 0; agent < 7; agent += 1) {
      const chain = packets.filter(({ payload }) => payload.agent_id === `agent ${agent}`);
      expect(new Set(chain.map(({ payload }) => payload.chain)).size).toBe(1);
      const inOrder = chain.sort((left, right) => left.payload.seq - right.payload.seq);
      expect(inOrder.map(({ payload }) => payload.seq)).toEqual(chain.map((_, at) => at));
      for (const [at, { payload }] of inOrder.entries()) {
        const before = inOrder[at - 1];
        const leaf = before && Buffer.from(before.log.leaf_hash, "base64").toString("hex");
        expect(payload.prev).toBe(leaf ? `sha256:${leaf}` : null);
      }
    }
    await log.close();
  });

  it("signs the root that a plain recursion finds, at every size it gave away", async () => {
    const leaves = await leavesOf(store);
    const notes = await store.all<{ size: number; note: string }>(
      sql`SELECT size, note FROM evidence_checkpoints ORDER BY size`,
    );
    expect(notes.length).toBeGreaterThan(3);
    for (const { size, note } of notes) {
      const head = headOf(note);
      expect(head.size).toBe(size);
      expect(Buffer.from(head.root)).toEqual(rootOf(leaves.slice(0, size)));
    }
  });

  it("proves inclusion and consistency of sizes it never signed", async () => {
    const log = await open();
    const leaves = await leavesOf(store);
    for (const [from, to] of [
      [1, 600],
      [255, 257],
      [256, 512],
      [511, 600],
      [600, 600],
    ] as const) {
      const proof = await log.consistencyProof({ from, to });
      const claim = {
        from,
        to,
        fromRoot: rootOf(leaves.slice(0, from)),
        toRoot: rootOf(leaves.slice(0, to)),
        proof: (proof ?? []).map((text) => Buffer.from(text, "base64")),
      };
      expect(verifyConsistency(claim)).toBe(true);
    }
    expect(await log.inclusionProof({ index: 0, size: 601 })).toBeUndefined();
    expect(await log.consistencyProof({ from: 1, to: 601 })).toBeUndefined();
    await log.close();
  });

  it("serves the tiles of the tree", async () => {
    const log = await open();
    const leaves = await leavesOf(store);
    expect(await log.tile({ level: 0, index: 1 })).toEqual(Buffer.concat(leaves.slice(256, 512)));
    expect(await log.tile({ level: 0, index: 2, width: 88 })).toEqual(
      Buffer.concat(leaves.slice(512, 600)),
    );
    expect(await log.tile({ level: 0, index: 0, width: 3 })).toEqual(
      Buffer.concat(leaves.slice(0, 3)),
    );
    expect(await log.tile({ level: 1, index: 0, width: 2 })).toEqual(
      Buffer.concat([rootOf(leaves.slice(0, 256)), rootOf(leaves.slice(256, 512))]),
    );
    for (const place of [
      { level: 0, index: 2 },
      { level: 0, index: 2, width: 89 },
      { level: 0, index: 3, width: 1 },
      { level: 1, index: 0 },
      { level: 1, index: 0, width: 3 },
      { level: 2, index: 0, width: 1 },
      { level: 63, index: 0, width: 1 },
    ]) {
      expect(await log.tile(place)).toBeUndefined();
    }
    await log.close();
  });

  it("reads packets again, to their owner alone, with a proof for the head of now", async () => {
    const log = await open();
    const keys = await log.keys();
    const sealed = await log.seal(decision("key_b", "reader", { metadata: { a: [1, "é"] } }));
    await sealMany(log, 20);
    const { id } = sealed.payload;
    const again: EvidencePacket = JSON.parse((await log.packet("key_b", id)) ?? "");
    expect(again).toMatchObject({ ...sealed, log: { index: sealed.log.index } });
    expect(again.log.checkpoint).toBe(await log.checkpoint());
    expect(verifyPacket(again, { keys }).valid).toBe(true);
    expect(await log.packet("key_a", id)).toBeUndefined();
    expect(await log.tlogProof("key_a", id)).toBeUndefined();
    expect(await log.tlogProof("key_b", id)).toBe(
      [
        "c2sp.org/tlog-proof@v1",
        `index ${again.log.index}`,
        ...again.log.proof,
        "",
        again.log.checkpoint,
      ].join("\n"),
    );
    await log.close();
  });

  it("lists packets newest first, by agent, page by page", async () => {
    const log = await open();
    const first = await log.packets("key_a", { agentId: "agent 3", limit: 60 });
    const second = await log.packets("key_a", {
      agentId: "agent 3",
      limit: 60,
      before: first.before,
    });
    const indices = [...first.packets, ...second.packets].map((text) => JSON.parse(text).log.index);
    expect(first.packets).toHaveLength(60);
    expect(indices).toEqual([...indices].sort((left, right) => right - left));
    expect(new Set(indices).size).toBe(indices.length);
    expect(second.before).toBeUndefined();
    const whole = await log.packets("key_a", { limit: 100 });
    expect(whole.packets).toHaveLength(100);
    expect((await log.packets("key_c", { limit: 10 })).packets).toEqual([]);
    await log.close();
  });

  it("finds packets by agent, by workflow and by both, over many chains and pages", async () => {
    const log = await open();
    const made: { index: number; agent: string; workflow: string }[] = [];
    for (let round = 0; round < 4; round++) {
      const wanted = Array.from({ length: 24 }, (_, at) => ({
        agent: `finder ${at % 3}`,
        workflow: `flow ${(at + round) % 8}`,
      }));
      const packets = await Promise.all(
        wanted.map(({ agent, workflow }) =>
          log.seal({
            type: "agent-decision",
            owner: "key_f",
            chain: [agent, workflow],
            content: { agent_id: agent, workflow_id: workflow, decision: "found" },
          }),
        ),
      );
      packets.forEach(({ log: { index } }, at) => {
        made.push({ index, ...wanted[at]! });
      });
    }
    const filters = [
      { agentId: "finder 1" },
      { workflowId: "flow 5" },
      { agentId: "finder 2", workflowId: "flow 0" },
      { agentId: "nobody" },
      { workflowId: "nothing" },
    ];
    for (const filter of filters) {
      const expected = made
        .filter(({ agent }) => filter.agentId === undefined || agent === filter.agentId)
        .filter(({ workflow }) => !filter.workflowId || workflow === filter.workflowId)
        .map(({ index }) => index)
        .sort((one, other) => other - one);
      const found: number[] = [];
      for (let before: number | undefined; ; ) {
        const page = await log.packets("key_f", { ...filter, limit: 5, before });
        found.push(...page.packets.map((text) => JSON.parse(text).log.index));
        before = page.before;
        if (before === undefined) break;
      }
      expect(found).toEqual(expected);
      expect((await log.packets("key_g", { ...filter, limit: 5 })).packets).toEqual([]);
    }
    await log.close();
  });

  it("refuses content that is too large or has no canonical form, and seals the rest", async () => {
    const log = await open();
    const results = await Promise.allSettled([
      log.seal(decision("key_a", "fine")),
      log.seal(decision("key_a", "large", { metadata: "x".repeat(65_536) })),
      log.seal(decision("key_a", "broken", { metadata: "\ud800" })),
      log.seal(decision("key_a", "fine")),
    ]);
    expect(results.map(({ status }) => status)).toEqual([
      "fulfilled",
      "rejected",
      "rejected",
      "fulfilled",
    ]);
    expect(results[1]).toMatchObject({ reason: expect.any(PacketTooLarge) });
    await log.close();
  });

  it("takes any text as the name of an agent", async () => {
    const log = await open();
    for (const name of ["nul \0 name", "é".repeat(4000), '"quoted\\"']) {
      await log.seal(decision("key_odd", name));
      const page = await log.packets("key_odd", { agentId: name, limit: 2 });
      expect(page.packets.map((text) => JSON.parse(text).payload.agent_id)).toEqual([name]);
    }
    await log.close();
  });

  it("never lets the time go back", async () => {
    const log = await open();
    now = START + 5_000;
    const before = await log.seal(decision("key_a", "timed"));
    now = START;
    const after = await log.seal(decision("key_a", "timed"));
    expect(after.payload.issued_at).toBe(before.payload.issued_at);
    await log.close();
  });

  it("hands over to new keys while another log seals", async () => {
    const log = await open();
    const before = await log.keys();
    const sealing = sealMany(log, 40);
    await rotateSigning(store, options());
    await sealing;
    const packet = await log.seal(decision("key_a", "after"));
    const keys = await log.keys();
    const rotations = (await log.rotations()).map((text) => JSON.parse(text));
    expect(keys).toHaveLength(4);
    expect(packet.signature.key_id).toBe(keys[2]?.key_id);
    expect(verifyPacket(packet, { keys }).valid).toBe(true);
    expect(verifyPacket(rotations[0], { keys })).toMatchObject({ valid: true });
    expect(walkRotations(before, rotations)).toEqual(keys);
    await log.close();
  });

  it("refuses a secret that is not the log's, and takes its successor", async () => {
    await expect(open({ current: OTHER_SECRET })).rejects.toThrow(SecretRefused);
    await expect(open({ current: OTHER_SECRET, previous: Buffer.alloc(32, 3) })).rejects.toThrow(
      /EVIDENCE_SIGNING_KEY_PREVIOUS/,
    );
    const old = await open();
    const log = await open({ current: OTHER_SECRET, previous: SECRET });
    const packet = await log.seal(decision("key_a", "new secret"));
    expect(verifyPacket(packet, { keys: await log.keys() }).valid).toBe(true);
    await expect(old.seal(decision("key_a", "old secret"))).rejects.toThrow(/restart/);
    expect(old.fault()).toMatch(/replaced/);
    await expect(open()).rejects.toThrow(SecretRefused);
    await Promise.all([old.close(), log.close()]);
    await (await open({ current: OTHER_SECRET, previous: SECRET })).close();
  });

  it("finds itself sound", async () => {
    expect(await auditWholeLog(store)).toMatchObject({ fault: undefined });
  });

  if (isShared) {
    it("keeps one tree when two processes seal at once", async () => {
      const others = await openStore(url, { poolSize: engine.poolSize });
      const secret = { current: OTHER_SECRET };
      const logs = [await open(secret), await createEvidenceLog(others, options(secret))];
      const packets = (await Promise.all(logs.map((log) => sealMany(log, 300)))).flat();
      const keys = await logs[0]?.keys();
      expect(new Set(packets.map((packet) => packet.log.index)).size).toBe(600);
      expect(new Set(packets.map(({ payload }) => `${payload.chain} ${payload.seq}`)).size).toBe(
        600,
      );
      for (const packet of packets.filter((_, at) => at % 50 === 0)) {
        expect(verifyPacket(packet, { keys: keys ?? [] }).valid).toBe(true);
      }
      expect(await logs[0]?.checkpoint()).toBe(await logs[1]?.checkpoint());
      expect(await auditWholeLog(store)).toMatchObject({ fault: undefined });
      await Promise.all(logs.map((log) => log.close()));
      await others.close();
    });
  }

  it("starts no more when an entry of its end was changed, and names it", async () => {
    await store.run(
      sql`UPDATE evidence_entries SET payload = replace(payload, 'wait', 'sell') WHERE leaf_index = 300`,
    );
    await expect(open({ current: OTHER_SECRET })).rejects.toThrow(LogBroken);
    await expect(open({ current: OTHER_SECRET })).rejects.toThrow(/entry 300 /);
  });
});

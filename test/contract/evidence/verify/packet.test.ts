import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CHECKS, type CheckName } from "../../../../src/engines/evidence/packet/verdict.js";
import { verifyPacket } from "../../../../src/engines/evidence/packet/verify-packet.js";
import {
  createTestLog,
  ISSUED_AT,
  jcs,
  type ListedKey,
  type SealedPacket,
  type TestLog,
} from "./sealer.js";

const full = {
  agent_id: "agent-7",
  workflow_id: "refunds",
  decision: "Refund order 1187 — the parcel was lost 📦.",
  step_index: 3,
  capability_scope: ["orders:read", "refunds:write"],
  metadata: { amount: 1250, tags: ["a", "b"], nested: { flag: true, none: null } },
};

function sealed(): { log: TestLog; packet: SealedPacket } {
  const log = createTestLog();
  for (let filler = 0; filler < 5; filler += 1) log.seal({ chain: `00000000000000b${filler}` });
  return { log, packet: log.seal({ content: full }) };
}

function copyOf(packet: SealedPacket): SealedPacket {
  return structuredClone(packet);
}

function allOk(): Record<CheckName, string> {
  return Object.fromEntries(CHECKS.map((name) => [name, "ok"])) as Record<CheckName, string>;
}

describe("a packet as it was sealed", () => {
  it("is valid, with every check", () => {
    const { log, packet } = sealed();
    expect(verifyPacket(packet, { keys: log.keys })).toEqual({
      valid: true,
      checks: allOk(),
      completeness: { gaps: [], expected_seq: 0 },
      issued_at: ISSUED_AT,
      key_id: log.keys[0]?.key_id,
    });
  });

  it("is valid at every place of trees of up to 20 leaves", () => {
    const log = createTestLog();
    for (let made = 0; made < 20; made += 1) {
      const packet = log.seal({ chain: made.toString(16).padStart(16, "0") });
      expect(verifyPacket(packet, { keys: log.keys }).valid).toBe(true);
    }
  });

  it("is valid when its free content is anything with a canonical form", () => {
    const log = createTestLog();
    const text = fc.string().filter((made) => made !== "__proto__");
    const tree = fc.letrec<{ tree: unknown }>((tie) => ({
      tree: fc.oneof(
        { maxDepth: 4 },
        text,
        fc.integer(),
        fc.boolean(),
        fc.array(tie("tree"), { maxLength: 3 }),
        fc.dictionary(text, tie("tree"), { maxKeys: 3 }),
      ),
    })).tree;
    fc.assert(
      fc.property(fc.dictionary(text, tree), (metadata) => {
        const packet = JSON.parse(JSON.stringify(log.seal({ content: { ...full, metadata } })));
        expect(verifyPacket(packet, { keys: log.keys }).checks.signature).toBe("ok");
      }),
      { numRuns: 50 },
    );
  });

  it("is valid for other types with content of their own", () => {
    const log = createTestLog();
    const packet = log.seal({ type: "run-record", content: { run_id: "run_1", steps: [1, 2] } });
    expect(verifyPacket(packet, { keys: log.keys }).valid).toBe(true);
  });

  it("is not known to be valid without the keys", () => {
    const { log, packet } = sealed();
    const none = verifyPacket(packet, { keys: [] });
    expect(none.valid).toBe(false);
    expect(none.checks).toEqual({
      ...allOk(),
      signature: "unknown",
      key_status: "unknown",
      checkpoint: "unknown",
    });
    expect(none.reason).toContain("signature: the key that signature.key_id names was not given");
    const other = createTestLog("elsewhere.test/evidence");
    expect(verifyPacket(packet, { keys: other.keys }).checks.signature).toBe("unknown");
    const packetKeyOnly = verifyPacket(packet, { keys: log.keys.slice(0, 1) });
    expect(packetKeyOnly.valid).toBe(false);
    expect(packetKeyOnly.checks).toEqual({ ...allOk(), checkpoint: "unknown" });
    expect(packetKeyOnly.reason).toContain("checkpoint: ");
  });
});

describe("a packet that was changed", () => {
  it("is never valid with any byte of its text flipped", () => {
    const { log, packet } = sealed();
    const text = Buffer.from(JSON.stringify(packet));
    const wrong: string[] = [];
    for (let at = 0; at < text.length; at += 1) {
      for (const flip of [0x01, 0x20, 0x80]) {
        const broken = Buffer.from(text);
        broken[at] = (broken[at] ?? 0) ^ flip;
        const parsed = parse(broken.toString());
        if (verifyPacket(parsed, { keys: log.keys }).valid) wrong.push(`${at} ^ ${flip}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it("is never valid with a field added, removed or changed at any level", () => {
    const { log, packet } = sealed();
    const paths = objectPaths(packet, []);
    expect(paths.length).toBeGreaterThan(4);
    for (const path of paths) {
      const added = copyOf(packet);
      objectAt(added, path).added = 1;
      expectRefused(log, added);
      for (const field of Object.keys(objectAt(packet, path))) {
        const removed = copyOf(packet);
        delete objectAt(removed, path)[field];
        expectRefused(log, removed);
        for (const value of [null, "", 0, -1, 1.5, true, [], {}, "changed", [null], 2 ** 53]) {
          const changed = copyOf(packet);
          if (JSON.stringify(objectAt(changed, path)[field]) === JSON.stringify(value)) continue;
          objectAt(changed, path)[field] = value;
          expectRefused(log, changed);
        }
      }
    }
  });

  it.each([
    [
      "decision",
      "hash",
      (p: SealedPacket) => ({ ...p, payload: { ...p.payload, decision: "no" } }),
    ],
    ["a field more", "format", (p: SealedPacket) => ({ ...p, extra: 1 })],
    [
      "a payload field more",
      "format",
      (p: SealedPacket) => ({ ...p, payload: { ...p.payload, x: 1 } }),
    ],
    ["hash", "hash", (p: SealedPacket) => ({ ...p, hash: `sha256:${"0".repeat(64)}` })],
    ["hash in capitals", "format", (p: SealedPacket) => ({ ...p, hash: p.hash.toUpperCase() })],
    [
      "sig",
      "signature",
      (p: SealedPacket) => ({ ...p, signature: { ...p.signature, sig: `${"A".repeat(86)}==` } }),
    ],
    ["index", "inclusion", (p: SealedPacket) => ({ ...p, log: { ...p.log, index: 4 } })],
    [
      "a shorter proof",
      "inclusion",
      (p: SealedPacket) => ({ ...p, log: { ...p.log, proof: p.log.proof.slice(1) } }),
    ],
    [
      "a longer proof",
      "inclusion",
      (p: SealedPacket) => ({ ...p, log: { ...p.log, proof: [...p.log.proof, p.log.leaf_hash] } }),
    ],
    ["no proof", "inclusion", (p: SealedPacket) => ({ ...p, log: { ...p.log, proof: [] } })],
    [
      "another leaf hash",
      "inclusion",
      (p: SealedPacket) => ({ ...p, log: { ...p.log, leaf_hash: p.log.proof[0] } }),
    ],
  ])("names the check that %s fails", (_name, check, change) => {
    const { log, packet } = sealed();
    const verdict = verifyPacket(change(packet), { keys: log.keys });
    expect(verdict.valid).toBe(false);
    expect(verdict.checks[check as CheckName]).toBe("fail");
    expect(verdict.reason).toMatch(new RegExp(`^${check}: `));
  });

  it.each([undefined, null, 1, "packet", [], {}, { payload: {} }, { log: { checkpoint: "\n\n" } }])(
    "is refused without a throw when it is %j",
    (packet) => {
      expect(verifyPacket(packet, { keys: [] })).toMatchObject({ valid: false, issued_at: null });
    },
  );

  it("fails its format when reading its text would have hidden something", () => {
    const { log, packet } = sealed();
    const fault = "the key comes twice at /payload/decision";
    const verdict = verifyPacket(packet, { keys: log.keys, fault });
    expect(verdict).toMatchObject({ valid: false, checks: { ...allOk(), format: "fail" } });
    expect(verdict.reason).toBe(`format: ${fault}`);
  });
});

describe("the payload", () => {
  it.each([
    ["32 levels", nested(31), "ok"],
    ["33 levels", nested(32), "fail"],
    ["10000 levels", nested(10_000), "fail"],
    ["half of a surrogate pair", { text: "\ud800" }, "fail"],
    ["a number out of range", { text: Number.POSITIVE_INFINITY }, "fail"],
  ])("with %s of metadata is canonical or not", (_name, metadata, expected) => {
    const { packet } = sealed();
    packet.payload.metadata = metadata;
    expect(verifyPacket(packet, { keys: [] }).checks.canonical).toBe(expected);
  });

  it("has room for 64 KiB of content and what the log adds, and no byte more", () => {
    const { packet } = sealed();
    packet.payload.metadata = { text: "" };
    const fixed = Buffer.byteLength(jcs(packet.payload));
    const judge = (bytes: number) => {
      packet.payload.metadata = { text: "x".repeat(bytes - fixed) };
      return verifyPacket(packet, { keys: [] }).checks.canonical;
    };
    expect([judge(66_560), judge(66_561)]).toEqual(["ok", "fail"]);
  });

  it.each([
    ["agent_id", ""],
    ["agent_id", undefined],
    ["decision", 5],
    ["decision", undefined],
    ["step_index", -1],
    ["step_index", 1.5],
    ["capability_scope", "refunds"],
    ["capability_scope", [1]],
    ["metadata", []],
    ["workflow_id", null],
    ["id", "pkt_1"],
    ["chain", "AA"],
    ["issued_at", "2026-11-20T12:00:00Z"],
    ["issued_at", "2026-02-30T12:00:00.000Z"],
    ["seq", -1],
    ["seq", "0"],
    ["prev", "sha256:0"],
    ["type", "Agent"],
    ["type", "agent--decision"],
    ["reason", "not a field"],
  ])("of a well signed packet must not have %s = %j", (field, value) => {
    const log = createTestLog();
    const payload = { ...log.payloadOf({ content: full }), [field]: value };
    const packet = log.sealPayload(JSON.parse(JSON.stringify(payload)));
    const verdict = verifyPacket(packet, { keys: log.keys });
    expect(verdict.checks).toMatchObject({ format: "fail", hash: "ok", signature: "ok" });
    expect(verdict.reason).toContain(`payload.${field}`);
  });
});

describe("the key", () => {
  const [from, to] = ["2026-11-20T11:59:59.999Z", "2026-11-20T12:00:00.001Z"];

  it.each([
    ["not_before", from, "ok"],
    ["not_before", ISSUED_AT, "ok"],
    ["not_before", to, "fail"],
    ["not_before", "some day", "fail"],
    ["not_after", to, "ok"],
    ["not_after", ISSUED_AT, "ok"],
    ["not_after", from, "fail"],
    ["not_after", "some day", "fail"],
    ["revoked_at", to, "ok"],
    ["revoked_at", ISSUED_AT, "fail"],
    ["revoked_at", from, "fail"],
    ["revoked_at", "some day", "fail"],
  ])("with %s %s makes key_status %s", (field, time, expected) => {
    const { log, packet } = sealed();
    const keys = changedKey(log.keys, "packet", { [field]: time });
    const verdict = verifyPacket(packet, { keys });
    expect(verdict.checks).toMatchObject({ signature: "ok", key_status: expected });
    expect(verdict.valid).toBe(expected === "ok");
  });

  it("must have the id that follows from its bytes", () => {
    const { log, packet } = sealed();
    const stranger = createTestLog().keys[0] as ListedKey;
    const keys = changedKey(log.keys, "packet", { public_key: stranger.public_key });
    const verdict = verifyPacket(packet, { keys });
    expect(verdict.checks).toMatchObject({ signature: "fail", key_status: "fail" });
  });

  it("must be of the issuer, and the issuer must be the log", () => {
    const [log, other] = [createTestLog(), createTestLog("other.test/log")];
    const payload = { ...log.payloadOf({ content: full }), issuer: other.origin };
    const keys = [...log.keys, ...other.keys];
    const differs = verifyPacket(log.sealPayload(payload), { keys });
    expect(differs.checks).toMatchObject({ signature: "ok", key_status: "fail" });
    const packet = other.sealPayload(log.payloadOf({ content: full }));
    packet.log.origin = log.origin;
    expect(verifyPacket(packet, { keys }).checks.key_status).toBe("fail");
  });

  it("of small order signs nothing", () => {
    const { log, packet } = sealed();
    const identity = Buffer.concat([Buffer.of(1), Buffer.alloc(31)]);
    const keys = changedKey(log.keys, "packet", { public_key: identity.toString("base64") });
    packet.signature.sig = Buffer.concat([identity, Buffer.alloc(32)]).toString("base64");
    expect(verifyPacket(packet, { keys }).checks.signature).toBe("fail");
  });

  it("for checkpoints signs no packets, and the other way round", () => {
    const { log, packet } = sealed();
    const swapped = log.keys.map((key) => {
      const use = key.use === "packet" ? ("checkpoint" as const) : ("packet" as const);
      return { ...key, use };
    });
    const { checks } = verifyPacket(packet, { keys: swapped });
    expect(checks).toMatchObject({ signature: "unknown", checkpoint: "unknown" });
  });
});

describe("the checkpoint", () => {
  const root = (packet: SealedPacket) => packet.log.checkpoint.split("\n")[2] as string;

  it("must be of the same log", () => {
    const { log, packet } = sealed();
    packet.log.checkpoint = log.noteOf(`another.test/log\n6\n${root(packet)}\n`);
    expect(verifyPacket(packet, { keys: log.keys }).checks.checkpoint).toBe("fail");
    const other = createTestLog("another.test/log");
    packet.log.checkpoint = other.noteOf(`another.test/log\n6\n${root(packet)}\n`);
    const keys = [...log.keys, ...other.keys];
    expect(verifyPacket(packet, { keys }).checks.checkpoint).toBe("fail");
    packet.log.checkpoint = other.noteOf(`${log.origin}\n6\n${root(packet)}\n`);
    expect(verifyPacket(packet, { keys }).checks.checkpoint).toBe("unknown");
  });

  it.each([
    [0, "fail"],
    [5, "fail"],
    [6, "ok"],
  ])("of size %d makes its check %s", (size, expected) => {
    const { log, packet } = sealed();
    packet.log.checkpoint = log.noteOf(`${log.origin}\n${size}\n${root(packet)}\n`);
    const { checks } = verifyPacket(packet, { keys: log.keys });
    expect(checks).toMatchObject({ checkpoint: expected, inclusion: expected });
  });

  it("of another root does not include the packet, however well signed", () => {
    const { log, packet } = sealed();
    const wrong = Buffer.alloc(32, 7).toString("base64");
    packet.log.checkpoint = log.noteOf(`${log.origin}\n6\n${wrong}\n`);
    const { checks } = verifyPacket(packet, { keys: log.keys });
    expect(checks).toMatchObject({ checkpoint: "ok", inclusion: "fail" });
  });

  it("may carry signatures of others, unless they claim a known key", () => {
    const { log, packet } = sealed();
    const witness = `\u2014 witness.test/w ${Buffer.alloc(80, 5).toString("base64")}\n`;
    packet.log.checkpoint += witness;
    expect(verifyPacket(packet, { keys: log.keys }).valid).toBe(true);
    const own = packet.log.checkpoint.split("\n")[4] as string;
    packet.log.checkpoint = packet.log.checkpoint.replace(own, `${own.slice(0, -8)}AAAAAAA=`);
    expect(verifyPacket(packet, { keys: log.keys }).checks.checkpoint).toBe("fail");
  });

  it("that does not parse fails the inclusion too", () => {
    const { log, packet } = sealed();
    packet.log.checkpoint = packet.log.checkpoint.replace("\n6\n", "\n06\n");
    const { checks } = verifyPacket(packet, { keys: log.keys });
    expect(checks).toMatchObject({ checkpoint: "fail", inclusion: "fail" });
  });

  it("does not count when its key was revoked before the packet", () => {
    const { log, packet } = sealed();
    const revoked = changedKey(log.keys, "checkpoint", { revoked_at: ISSUED_AT });
    expect(verifyPacket(packet, { keys: revoked }).checks.checkpoint).toBe("fail");
    const later = changedKey(log.keys, "checkpoint", { revoked_at: "2026-12-01T00:00:00.000Z" });
    expect(verifyPacket(packet, { keys: later }).checks.checkpoint).toBe("ok");
  });
});

describe("the chain", () => {
  function chained(count: number) {
    const log = createTestLog();
    const packets = Array.from({ length: count }, (_, at) => {
      return log.seal({ content: { ...full, step_index: at } });
    });
    const judge = (packet: SealedPacket, previous?: unknown[]) => {
      return verifyPacket(packet, { keys: log.keys, ...(previous ? { previous } : {}) });
    };
    return { log, packets, judge, at: (place: number) => packets[place] as SealedPacket };
  }

  it("is unknown for a later packet alone, which is valid all the same", () => {
    const { at, judge } = chained(3);
    const verdict = judge(at(2));
    expect(verdict).toMatchObject({ valid: true, checks: { chain: "unknown" } });
    expect(verdict.completeness).toEqual({ gaps: [], expected_seq: null });
    expect(judge(at(2), []).completeness).toEqual({ gaps: [], expected_seq: null });
  });

  it("is ok with the packet before, in any order and with others", () => {
    const { log, packets, at, judge } = chained(5);
    const stranger = log.seal({ chain: "00000000000000bb" });
    expect(judge(at(4), [at(3)]).checks.chain).toBe("ok");
    const verdict = judge(at(4), [at(3), stranger, at(0), at(2), at(1), at(4)]);
    expect(verdict).toMatchObject({ valid: true, checks: { chain: "ok" } });
    expect(verdict.completeness).toEqual({ gaps: [], expected_seq: 4 });
    expect(packets).toHaveLength(5);
  });

  it("tells gaps, which make nothing invalid", () => {
    const { at, judge } = chained(8);
    const verdict = judge(at(7), [at(1), at(4)]);
    expect(verdict).toMatchObject({ valid: true, checks: { chain: "unknown" } });
    expect(verdict.completeness).toEqual({ gaps: [2, 3, 5, 6], expected_seq: 5 });
    expect(judge(at(7), [at(6), at(4)]).completeness).toEqual({ gaps: [5], expected_seq: 7 });
  });

  it("lists at most 1000 gaps", () => {
    const { log, at, judge } = chained(1);
    const far = log.seal({ content: full, seq: 2 ** 53 - 1, prev: `sha256:${"a".repeat(64)}` });
    const { completeness } = judge(far, [at(0)]);
    expect(completeness.gaps).toHaveLength(1_000);
    expect(completeness.expected_seq).toBe(1);
  });

  it("fails for a fork, a wrong link and a first packet that is none", () => {
    const { log, at, judge } = chained(3);
    const fork = log.seal({ content: full, seq: 1, prev: at(1).payload.prev as string });
    expect(judge(fork, [at(0), at(1)])).toMatchObject({ valid: false, checks: { chain: "fail" } });
    expect(judge(fork, [at(0), at(1)]).reason).toMatch(/^chain: the chain forks/);
    const loose = log.seal({ content: full, seq: 3, prev: `sha256:${"a".repeat(64)}` });
    expect(judge(loose, [at(2)])).toMatchObject({ valid: false, checks: { chain: "fail" } });
    expect(judge(loose).checks.chain).toBe("unknown");
    const headless = log.seal({ content: full, seq: 4, prev: null });
    expect(judge(headless).checks.chain).toBe("fail");
    const linked = log.seal({ content: full, seq: 0, prev: `sha256:${"a".repeat(64)}` });
    expect(judge(linked).checks.chain).toBe("fail");
  });

  it("fails when a packet given as previous comes after, or stands in the log out of order", () => {
    const { log, at, judge } = chained(3);
    expect(judge(at(1), [at(0), at(2)])).toMatchObject({ valid: false, checks: { chain: "fail" } });
    const late = log.seal({ content: full, seq: 1, prev: at(1).payload.prev as string });
    expect(judge(at(2), [late]).checks.chain).toBe("fail");
    const early = createTestLog();
    const second = early.seal({ content: full, seq: 2, prev: `sha256:${"a".repeat(64)}` });
    const first = early.seal({ content: full, seq: 0, prev: null });
    expect(verifyPacket(second, { keys: early.keys, previous: [first] }).checks.chain).toBe("fail");
  });

  it("fails when a previous packet is not sound itself", () => {
    const { at, judge } = chained(3);
    const tampered = copyOf(at(1));
    tampered.payload.decision = "another";
    expect(judge(at(2), [tampered])).toMatchObject({ valid: false, checks: { chain: "fail" } });
    expect(judge(at(2), [tampered]).reason).toContain("previous packet 0 is not sound (hash: ");
    for (const wrong of [null, 1, "x", [], {}]) {
      expect(judge(at(2), [at(1), wrong]).checks.chain).toBe("fail");
    }
  });
});

function expectRefused(log: TestLog, packet: unknown): void {
  const verdict = verifyPacket(packet, { keys: log.keys });
  expect(verdict.valid, JSON.stringify(packet)).toBe(false);
  expect(verdict.reason).toMatch(
    /^(format|canonical|hash|signature|key_status|inclusion|checkpoint): /,
  );
  expect(Object.values(verdict.checks)).toContain("fail");
}

function objectPaths(value: unknown, path: readonly string[]): string[][] {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return [];
  const inner = Object.entries(value).flatMap(([key, field]) => objectPaths(field, [...path, key]));
  return [[...path], ...inner];
}

function objectAt(packet: SealedPacket, path: readonly string[]): Record<string, unknown> {
  let value: unknown = packet;
  for (const key of path) value = (value as Record<string, unknown>)[key];
  return value as Record<string, unknown>;
}

function changedKey(keys: readonly ListedKey[], use: string, change: object): ListedKey[] {
  return keys.map((key) => (key.use === use ? { ...key, ...change } : key));
}

function nested(levels: number): object {
  let value: object = {};
  for (let made = 1; made < levels; made += 1) value = { a: value };
  return value;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

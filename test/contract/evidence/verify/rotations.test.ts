import { describe, expect, it } from "vitest";
import { listKey } from "../../../../src/engines/evidence/packet/evidence-key.js";
import { verifyPacket } from "../../../../src/engines/evidence/packet/verify-packet.js";
import { walkRotations } from "../../../helpers/walk-rotations.js";
import { createTestLog, type ListedKey } from "./sealer.js";

const TIMES = ["2026-02-01", "2026-03-01", "2026-04-01"].map((day) => `${day}T00:00:00.000Z`);
const [FIRST, SECOND, THIRD] = TIMES as [string, string, string];

function rotated() {
  const log = createTestLog();
  const pinned = log.keys.slice();
  const before = log.seal({ issuedAt: "2026-01-15T00:00:00.000Z" });
  const rotations = TIMES.map((time) => log.rotate(time));
  const after = log.seal({ issuedAt: "2026-05-01T00:00:00.000Z" });
  return { log, pinned, before, rotations, after };
}

describe("a rotation", () => {
  it("is a packet with two signatures", () => {
    const log = createTestLog();
    const packet = log.rotate(FIRST);
    expect(verifyPacket(packet, { keys: log.keys }).valid).toBe(true);
    const { countersignature: _, ...single } = packet;
    const alone = verifyPacket(single, { keys: log.keys });
    expect(alone.checks).toMatchObject({ format: "fail", signature: "fail" });
  });

  it.each(["signer", "countersigner"] as const)("is refused with a stranger as %s", (role) => {
    const log = createTestLog();
    const packet = log.rotate(FIRST, { [role]: log.newKey("packet") });
    const { checks } = verifyPacket(packet, { keys: log.keys });
    expect(checks.signature).toBe(role === "signer" ? "unknown" : "fail");
  });

  it("is refused with a countersignature of its own first key", () => {
    const log = createTestLog();
    const packet = log.rotate(FIRST);
    const twice = { ...packet, countersignature: packet.signature };
    expect(verifyPacket(twice, { keys: log.keys }).checks.signature).toBe("fail");
  });

  it("is refused with its countersignature changed", () => {
    const log = createTestLog();
    const packet = log.rotate(FIRST);
    const sig = packet.signature.sig;
    const changed = { ...packet, countersignature: { ...packet.countersignature, sig } };
    expect(verifyPacket(changed, { keys: log.keys }).checks.signature).toBe("fail");
  });

  it("is the only packet that has a countersignature", () => {
    const log = createTestLog();
    const packet = log.seal();
    const more = { ...packet, countersignature: packet.signature };
    expect(verifyPacket(more, { keys: log.keys }).checks.format).toBe("fail");
  });
});

describe("walkRotations", () => {
  it("leads from the first keys to the last, in whatever order the packets come", () => {
    const { log, pinned, before, rotations, after } = rotated();
    expect(verifyPacket(after, { keys: pinned }).checks.signature).toBe("unknown");
    const keys = walkRotations(pinned, rotations.toReversed());
    expect(keys.map(({ key_id }) => key_id)).toEqual(log.keys.map(({ key_id }) => key_id));
    expect(keys.map(({ not_before }) => not_before).slice(2)).toEqual(
      TIMES.flatMap((time) => [time, time]),
    );
    expect(keys.map(({ not_after }) => not_after)).toEqual(
      [FIRST, SECOND, THIRD, null].flatMap((time) => [time, time]),
    );
    expect(verifyPacket(after, { keys }).valid).toBe(true);
    expect(verifyPacket(before, { keys }).valid).toBe(true);
  });

  it("leads on from a packet key alone", () => {
    const { pinned, rotations, after } = rotated();
    const keys = walkRotations(pinned.slice(0, 1), rotations);
    expect(verifyPacket(after, { keys }).valid).toBe(true);
  });

  it("stops where a step is missing, and passes over what proves nothing", () => {
    const { pinned, rotations, before } = rotated();
    const [first, , third] = rotations;
    expect(walkRotations(pinned, [first, third])).toHaveLength(4);
    const tampered = structuredClone(first);
    if (tampered) tampered.payload.ends = [];
    expect(walkRotations(pinned, [tampered, null, "x", {}, before])).toEqual(pinned);
  });

  it("lets no one in with an old key once it has ended or was revoked", () => {
    const log = createTestLog();
    const oldKey = log.newKey("packet");
    const ended: ListedKey = { ...oldKey.listed, not_after: FIRST };
    const late = log.rotate(SECOND, { signer: oldKey });
    expect(walkRotations([ended, ...log.keys.slice(1, 2)], [late])).toHaveLength(2);
    const revoked: ListedKey = { ...oldKey.listed, revoked_at: SECOND };
    expect(walkRotations([revoked], [late])).toHaveLength(1);
    expect(walkRotations([oldKey.listed], [late])).toHaveLength(3);
  });

  it("keeps the first of two rotations that claim the same place", () => {
    const log = createTestLog();
    const pinned = log.keys.slice();
    const stolen = log.newKey("packet");
    const first = log.rotate(FIRST, { signer: stolen });
    const fork = log.sealPayload(
      { ...first.payload, issued_at: SECOND },
      { first: stolen, second: log.newKey("packet") },
    );
    const keys = walkRotations([...pinned, stolen.listed], [first, fork]);
    expect(keys).toHaveLength(5);
  });
});

describe("listKey", () => {
  it("writes a key as other software reads it", () => {
    const log = createTestLog();
    const [key] = log.keys as [ListedKey];
    const listed = listKey({
      name: log.origin,
      publicKey: Buffer.from(key.public_key, "base64"),
      use: "packet",
      notBefore: key.not_before,
    });
    expect(listed).toEqual(key);
  });
});

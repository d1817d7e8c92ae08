import { listKey, readPublicKey } from "../../src/engines/evidence/packet/evidence-key.js";
import type { EvidenceKey } from "../../src/engines/evidence/packet/packet.js";
import {
  type Fields,
  isObject,
  ROTATION,
} from "../../src/engines/evidence/packet/packet-format.js";
import { verifyPacket } from "../../src/engines/evidence/packet/verify-packet.js";

const ROTATIONS_MAX = 1_000;

/**
 * The keys that one may trust who trusts some: each rotation packet of the log that is signed by a
 * key trusted at that point, and countersigned by the key that takes over, adds the keys it names
 * and ends those it ends. Packets that do not prove this add nothing. In the order of the log,
 * whatever the order they are given in; at most 1000 are read.
 */
export function walkRotations(
  pinned: readonly EvidenceKey[],
  rotations: readonly unknown[],
): EvidenceKey[] {
  const accepted: unknown[] = [];
  let keys = [...pinned];
  const inOrder = rotations
    .slice(0, ROTATIONS_MAX)
    .sort((left, right) => indexOf(left) - indexOf(right));
  for (const packet of inOrder) {
    if (!isObject(packet) || !isObject(packet.payload) || packet.payload.type !== ROTATION)
      continue;
    const { checks } = verifyPacket(packet, { keys, previous: accepted.slice(-1) });
    // The head over a rotation may be signed by the very key that it brings.
    const isProved = Object.entries(checks).every(([name, result]) => {
      return (
        result === "ok" || (result === "unknown" && (name === "checkpoint" || name === "chain"))
      );
    });
    if (!isProved) continue;
    accepted.push(packet);
    keys = afterRotation(keys, packet.payload);
  }
  return keys;
}

function afterRotation(keys: readonly EvidenceKey[], payload: Fields): EvidenceKey[] {
  const at = String(payload.issued_at);
  const issuer = String(payload.issuer);
  const ended = new Set(listOf(payload.ends).map(String));
  const revoked = new Map(
    listOf(payload.revoked)
      .filter(isObject)
      .map(({ key_id, at }) => [String(key_id), String(at)]),
  );
  const known = keys.map((key) => ({
    ...key,
    not_after: key.not_after ?? (ended.has(key.key_id) ? at : null),
    revoked_at: earlierOf(key.revoked_at, revoked.get(key.key_id)),
  }));
  const added = listOf(payload.keys)
    .filter(isObject)
    .map((key) => newKey(key, { issuer, at }))
    .filter((key) => key !== undefined);
  return [...known, ...added.filter(({ key_id }) => keys.every((key) => key.key_id !== key_id))];
}

/** A key whose id does not follow from the log's name and its bytes is nobody's. */
function newKey(
  { key_id, public_key, use }: Fields,
  { issuer, at }: { readonly issuer: string; readonly at: string },
): EvidenceKey | undefined {
  const publicKey = readPublicKey(String(public_key));
  if (!publicKey || (use !== "packet" && use !== "checkpoint")) return undefined;
  const key = listKey({ name: issuer, publicKey, use, notBefore: at });
  return key.key_id === key_id ? key : undefined;
}

function earlierOf(left: string | null, right: string | undefined): string | null {
  if (left === null || right === undefined) return left ?? right ?? null;
  return Date.parse(left) <= Date.parse(right) ? left : right;
}

function indexOf(packet: unknown): number {
  const log = isObject(packet) ? packet.log : undefined;
  return isObject(log) && typeof log.index === "number" ? log.index : Number.MAX_SAFE_INTEGER;
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

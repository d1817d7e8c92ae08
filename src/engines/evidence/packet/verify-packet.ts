import { sha256Hex } from "../merkle/hashing.js";
import { readBase64 } from "../signed-note/signed-note.js";
import { checkLog } from "./check-log.js";
import { type ChainLink, compareChain } from "./compare-chain.js";
import { isSignedBy } from "./ed25519.js";
import { isNamedRightly, nameOf, readPublicKey } from "./evidence-key.js";
import { PAYLOAD_TYPE, type TrustedKey } from "./packet.js";
import { type Fields, findFormatFault, isObject, ROTATION } from "./packet-format.js";
import { preAuthEncoding } from "./pre-auth-encoding.js";
import { type PacketReading, readPacket } from "./read-packet.js";
import {
  CHECKS,
  type CheckName,
  type CheckResult,
  type Completeness,
  type Finding,
  type Findings,
  failed,
  findingOf,
  isValid,
  OK,
  reasonOf,
  unknown,
  type Verdict,
} from "./verdict.js";

export interface VerifyOptions {
  /** The keys to trust; of several with one id the first counts. */
  readonly keys: readonly TrustedKey[];
  /** Earlier packets of the same chain, in any order; those of other chains only have to be sound. */
  readonly previous?: readonly unknown[];
  /** What reading the packet's JSON would have hidden, such as a key that came twice. */
  readonly fault?: string | undefined;
  /** The same of the previous packets. */
  readonly previousFault?: string | undefined;
}

const PACKETS_A_TURN = 8;

/** An earlier packet, after it was looked at for itself. */
interface EarlierPacket {
  readonly reading: PacketReading;
  /** Why it is not sound. */
  readonly fault: string | undefined;
}

/**
 * Checks everything about a packet that can be known from keys and earlier packets alone. Never
 * throws, whatever the packet is. Costs one Ed25519 verification (about 70 µs) for the packet and
 * for each previous one, and one for each checkpoint that was not seen lately.
 */
export function verifyPacket(packet: unknown, options: VerifyOptions): Verdict {
  const earlier = (options.previous ?? []).map((previous) => readEarlier(previous, options));
  return judge(readPacket(packet), { options, earlier });
}

/** The same, with a pause after every few previous packets, so that others get their turn. */
export async function verifyPacketInTurns(
  packet: unknown,
  options: VerifyOptions & { readonly pause: () => Promise<void> },
): Promise<Verdict> {
  const earlier: EarlierPacket[] = [];
  for (const previous of options.previous ?? []) {
    earlier.push(readEarlier(previous, options));
    if (earlier.length % PACKETS_A_TURN === 0) await options.pause();
  }
  return judge(readPacket(packet), { options, earlier });
}

function readEarlier(packet: unknown, { keys }: VerifyOptions): EarlierPacket {
  const reading = readPacket(packet);
  const findings = checkAll(reading, { options: { keys }, chain: OK });
  const isSound = CHECKS.every((name) => findings[name].result !== "fail");
  return { reading, fault: isSound ? undefined : reasonOf(findings) };
}

function judge(
  reading: PacketReading,
  { options, earlier }: { options: VerifyOptions; earlier: readonly EarlierPacket[] },
): Verdict {
  const { finding: chain, completeness } = checkChain(reading, { options, earlier });
  const findings = checkAll(reading, { options, chain });
  const { issued_at: issuedAt } = reading.payload;
  const { key_id: keyId } = reading.signature;
  const verdict = {
    valid: isValid(findings),
    checks: resultsOf(findings),
    completeness,
    issued_at: typeof issuedAt === "string" ? issuedAt : null,
    key_id: typeof keyId === "string" ? keyId : null,
  };
  return verdict.valid ? verdict : { ...verdict, reason: reasonOf(findings) };
}

/** Every check but that of the chain, whose finding is given. */
function checkAll(
  reading: PacketReading,
  { options, chain }: { readonly options: VerifyOptions; readonly chain: Finding },
): Findings {
  const { canonical, signature } = reading;
  const { keys, fault } = options;
  const key = keys.find(({ use, key_id }) => use === "packet" && key_id === signature.key_id);
  const { inclusion, checkpoint } = checkLog(reading, keys);
  // To spread the findings of parts into one object would cost about 10 µs a packet.
  return {
    format: findingOf(fault ?? findFormatFault(reading.packet)),
    canonical: typeof canonical === "string" ? failed(canonical) : OK,
    hash: checkHash(reading),
    signature: checkSignature(reading, key),
    key_status: checkKey(reading, key),
    inclusion,
    checkpoint,
    chain,
  };
}

function checkHash({ hash, canonical }: PacketReading): Finding {
  if (typeof canonical === "string") return failed("there is no canonical payload to hash");
  const isSame = hash === `sha256:${sha256Hex(canonical)}`;
  return isSame ? OK : failed("hash is not the SHA-256 of the canonical payload");
}

function checkSignature(reading: PacketReading, key: TrustedKey | undefined): Finding {
  const { canonical, signature } = reading;
  if (!key) return unknown("the key that signature.key_id names was not given");
  if (typeof canonical === "string") return failed("there is no canonical payload to verify");
  const message = preAuthEncoding(PAYLOAD_TYPE, canonical);
  if (signature.alg !== "Ed25519" || !isSigned(message, { by: key.public_key, signature })) {
    return failed(`the payload is not signed by ${key.key_id}`);
  }
  return reading.payload.type === ROTATION ? checkCountersignature(reading, message) : OK;
}

/** The key that takes over proves that whoever made the rotation holds it. */
function checkCountersignature(reading: PacketReading, message: Buffer): Finding {
  const { countersignature, payload } = reading;
  if (!countersignature) return failed("the countersignature is missing");
  const offered = Array.isArray(payload.keys) ? payload.keys.filter(isObject) : [];
  const next = offered.find(
    ({ use, key_id }) => use === "packet" && key_id === countersignature.key_id,
  );
  const { key_id, public_key } = next ?? {};
  if (typeof key_id !== "string" || typeof public_key !== "string") {
    return failed("the countersignature is not by a packet key that the payload lists");
  }
  if (nameOf(key_id) !== payload.issuer || !isNamedRightly({ key_id, public_key })) {
    return failed(`the new key ${key_id} does not fit its id`);
  }
  const isRight = isSigned(message, { by: public_key, signature: countersignature });
  return isRight ? OK : failed(`the payload is not signed by the new key ${key_id}`);
}

function isSigned(
  message: Buffer,
  { by, signature }: { readonly by: string; readonly signature: Fields },
): boolean {
  const publicKey = readPublicKey(by);
  const bytes = typeof signature.sig === "string" ? readBase64(signature.sig) : undefined;
  return (
    publicKey !== undefined &&
    bytes !== undefined &&
    isSignedBy(publicKey, { message, signature: bytes })
  );
}

function checkKey({ payload, log }: PacketReading, key: TrustedKey | undefined): Finding {
  if (!key) return unknown("the key that signature.key_id names was not given");
  const { key_id: keyId, not_before: begin, not_after: end, revoked_at: revoked } = key;
  if (!isNamedRightly(key)) return failed(`the given key ${keyId} does not fit its id`);
  if (payload.issuer !== log.origin) return failed("issuer and log.origin differ");
  if (nameOf(keyId) !== payload.issuer) return failed(`${keyId} is the key of another issuer`);
  const issued = Date.parse(String(payload.issued_at));
  // A time that cannot be read compares as false, and so never lets a packet pass.
  if (!(issued >= Date.parse(begin))) return failed(`${keyId} was not yet in use at issued_at`);
  if (end !== null && !(issued <= Date.parse(end)))
    return failed(`${keyId} had ended at issued_at`);
  if (revoked !== null && !(issued < Date.parse(revoked))) {
    return failed(`${keyId} was revoked before issued_at`);
  }
  return OK;
}

function checkChain(
  reading: PacketReading,
  { options, earlier }: { options: VerifyOptions; earlier: readonly EarlierPacket[] },
): { readonly finding: Finding; readonly completeness: Completeness } {
  const own = linkOf(reading);
  if (!own) {
    const completeness = { gaps: [], expected_seq: null };
    return { finding: failed("the packet does not tell its place in a chain"), completeness };
  }
  const links = earlier
    .filter((packet) => packet.fault === undefined && isSameChain(packet.reading, reading))
    .map((packet) => linkOf(packet.reading))
    .filter((link) => link !== undefined);
  const { finding, completeness } = compareChain(own, links);
  const fault = options.previousFault ?? faultOf(earlier);
  return { finding: fault === undefined ? finding : failed(fault), completeness };
}

function faultOf(earlier: readonly EarlierPacket[]): string | undefined {
  const at = earlier.findIndex(({ fault }) => fault !== undefined);
  return at < 0 ? undefined : `previous packet ${at} is not sound (${earlier[at]?.fault})`;
}

function linkOf({ payload, log, leaf }: PacketReading): ChainLink | undefined {
  const { seq, prev } = payload;
  const { index } = log;
  if (typeof seq !== "number" || typeof index !== "number" || !leaf) {
    return undefined;
  }
  if (prev !== null && typeof prev !== "string") return undefined;
  if (!Number.isSafeInteger(seq) || seq < 0) return undefined;
  return { seq, prev, index, leaf: `sha256:${leaf}` };
}

function isSameChain({ payload: left }: PacketReading, { payload: right }: PacketReading): boolean {
  return left.issuer === right.issuer && left.chain === right.chain;
}

function resultsOf(findings: Findings): Record<CheckName, CheckResult> {
  return {
    format: findings.format.result,
    canonical: findings.canonical.result,
    hash: findings.hash.result,
    signature: findings.signature.result,
    key_status: findings.key_status.result,
    inclusion: findings.inclusion.result,
    checkpoint: findings.checkpoint.result,
    chain: findings.chain.result,
  };
}

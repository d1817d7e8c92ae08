import { canonicalize } from "../../json/canonical-json/canonical-json.js";
import { leafHashHex } from "../merkle/hashing.js";
import { type Fields, isObject } from "./packet-format.js";

/** The largest canonical payload: 64 KiB of content, and room for what the log adds; and the deepest. */
const PAYLOAD_BYTES_MAX = 66_560;
const PAYLOAD_DEPTH_MAX = 32;

/** A packet as far as it can be read: what is no object reads as one without fields. */
export interface PacketReading {
  readonly packet: unknown;
  readonly hash: unknown;
  readonly payload: Fields;
  readonly signature: Fields;
  readonly countersignature: Fields | undefined;
  readonly log: Fields;
  /** The RFC 8785 form of the payload, or why it has none. */
  readonly canonical: Buffer | string;
  /** The leaf hash of the payload in hex; undefined when that has no canonical form. */
  readonly leaf: string | undefined;
}

/** Takes a packet apart, whatever it is, so that each check can look at its own part. */
export function readPacket(packet: unknown): PacketReading {
  const fields = fieldsOf(packet);
  const countersignature = fields.countersignature;
  const canonical = canonicalForm(fields.payload);
  return {
    packet,
    hash: fields.hash,
    payload: fieldsOf(fields.payload),
    signature: fieldsOf(fields.signature),
    countersignature: countersignature === undefined ? undefined : fieldsOf(countersignature),
    log: fieldsOf(fields.log),
    canonical,
    leaf: typeof canonical === "string" ? undefined : leafHashHex(canonical),
  };
}

/** The canonical bytes of a payload, or a sentence that says why there are none. */
function canonicalForm(payload: unknown): Buffer | string {
  if (!isObject(payload)) return "there is no payload";
  if (isDeeper(payload, PAYLOAD_DEPTH_MAX)) {
    return `the payload is nested over ${PAYLOAD_DEPTH_MAX} levels deep`;
  }
  try {
    const bytes = Buffer.from(canonicalize(payload));
    if (bytes.length <= PAYLOAD_BYTES_MAX) return bytes;
    return `the payload's canonical form is over ${PAYLOAD_BYTES_MAX} bytes`;
  } catch (error) {
    return `the payload has no canonical form: ${messageOf(error)}`;
  }
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== "object" || value === null) return false;
  if (levels === 0) return true;
  for (const child of Object.values(value)) if (isDeeper(child, levels - 1)) return true;
  return false;
}

function fieldsOf(value: unknown): Fields {
  return isObject(value) ? value : {};
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

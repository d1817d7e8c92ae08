import { HASH_BYTES } from "../merkle/hashing.js";
import { base64Test, isKeyName } from "../signed-note/signed-note.js";
import { SIGNATURE_BYTES } from "./ed25519.js";
import { nameOf, readPublicKey } from "./evidence-key.js";
import { PACKET_FORMAT } from "./packet.js";

/** JSON that was read as an object. */
export type Fields = Readonly<Record<string, unknown>>;

/** What a field must be, in words, and whether it is. */
interface Rule {
  readonly says: string;
  readonly holds: (value: unknown) => boolean;
  readonly isOptional?: true;
}
/** The rules of the fields of an object, in the order in which they are checked. */
type Rules = ReadonlyMap<string, Rule>;

/** The type of the packets that hand a log over to new keys. */
export const ROTATION = "key-rotation";

const PROOF_HASHES_MAX = 64;
const CHECKPOINT_CHARACTERS_MAX = 16_384;
const ROTATION_KEYS_MAX = 16;
const TYPE = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
const TYPE_CHARACTERS_MAX = 64;
const HASH = /^sha256:[0-9a-f]{64}$/;
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

const text = matching("a text", (value) => value !== "");
const count = rule(
  "a whole number from 0",
  (value) => Number.isSafeInteger(value) && Number(value) >= 0,
);
const keyName = matching("the name of a log", isKeyName);
const keyIdText = matching("a key id", (value) => nameOf(value) !== undefined);
const hash = matching("sha256: and 64 hex digits", (value) => HASH.test(value));
const time = matching("a time in UTC with milliseconds", isTime);
const object = rule("an object", isObject);
const bytes = (length: number) => matching(`${length} bytes in base64`, base64Test(length));

const packetRules = rulesOf({
  format: rule(`"${PACKET_FORMAT}"`, (value) => value === PACKET_FORMAT),
  payload: object,
  hash,
  signature: object,
  log: object,
});
const rotationPacketRules: Rules = new Map([...packetRules, ["countersignature", object]]);
const signatureRules = rulesOf({
  alg: rule('"Ed25519"', (value) => value === "Ed25519"),
  key_id: keyIdText,
  sig: bytes(SIGNATURE_BYTES),
});
const logRules = rulesOf({
  origin: keyName,
  index: count,
  leaf_hash: bytes(HASH_BYTES),
  proof: listOf(bytes(HASH_BYTES), PROOF_HASHES_MAX),
  checkpoint: matching("a signed note", (value) => value.length <= CHECKPOINT_CHARACTERS_MAX),
});
const commonFields = {
  type: matching("lower-case words with hyphens", isType),
  id: matching("pkt_ and 24 hex digits", (value) => /^pkt_[0-9a-f]{24}$/.test(value)),
  issuer: keyName,
  chain: matching("16 hex digits", (value) => /^[0-9a-f]{16}$/.test(value)),
  issued_at: time,
  seq: count,
  prev: rule("null or sha256: and 64 hex digits", (value) => value === null || hash.holds(value)),
};
const commonRules = rulesOf(commonFields);
const decisionRules = rulesOf({
  ...commonFields,
  agent_id: text,
  decision: text,
  workflow_id: optional(matching("a text", () => true)),
  step_index: optional(count),
  capability_scope: optional(rule("a list of texts", isListOfTexts)),
  metadata: optional(object),
});
const rotationKeyRules = rulesOf({
  key_id: keyIdText,
  use: rule('"packet" or "checkpoint"', (value) => value === "packet" || value === "checkpoint"),
  public_key: matching("32 bytes in base64", (value) => readPublicKey(value) !== undefined),
});
const revocationRules = rulesOf({ key_id: keyIdText, at: time });
const rotationRules = rulesOf({
  ...commonFields,
  keys: listOf(objectOf(rotationKeyRules), ROTATION_KEYS_MAX),
  ends: listOf(keyIdText, ROTATION_KEYS_MAX),
  revoked: optional(listOf(objectOf(revocationRules), ROTATION_KEYS_MAX)),
});

/**
 * What is wrong with the form of a packet, as the first sentence that says it; undefined when every
 * level outside the free content has exactly its fields, each of its type. It compares no hashes.
 */
export function findFormatFault(packet: unknown): string | undefined {
  if (!isObject(packet)) return "the packet must be an object";
  const { payload, signature, log } = packet;
  const isRotation = isObject(payload) && payload.type === ROTATION;
  return (
    faultOf(packet, "", isRotation ? rotationPacketRules : packetRules) ??
    faultOf(signature, "signature", signatureRules) ??
    (isRotation
      ? faultOf(packet.countersignature, "countersignature", signatureRules)
      : undefined) ??
    faultOf(log, "log", logRules) ??
    faultOfPayload(payload)
  );
}

/** Whether a value of parsed JSON is an object and no list. */
export function isObject(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function faultOfPayload(payload: unknown): string | undefined {
  const type = isObject(payload) ? payload.type : undefined;
  if (type === "agent-decision") return faultOf(payload, "payload", decisionRules);
  if (type === ROTATION) return faultOf(payload, "payload", rotationRules);
  return faultOf(payload, "payload", commonRules, { isOpen: true });
}

function faultOf(
  value: unknown,
  name: string,
  rules: Rules,
  { isOpen = false }: { readonly isOpen?: boolean } = {},
): string | undefined {
  if (!isObject(value)) return `${name} must be an object`;
  for (const [field, { says, holds, isOptional }] of rules) {
    if (!Object.hasOwn(value, field)) {
      if (!isOptional) return `${pathOf(name, field)} is missing`;
    } else if (!holds(value[field])) {
      return `${pathOf(name, field)} must be ${says}`;
    }
  }
  const unknown = isOpen ? undefined : Object.keys(value).find((field) => !rules.has(field));
  return unknown === undefined
    ? undefined
    : `${pathOf(name, unknown).slice(0, 100)} is not a field of a packet`;
}

function pathOf(name: string, field: string): string {
  return name === "" ? field : `${name}.${field}`;
}

function rulesOf(fields: Readonly<Record<string, Rule>>): Rules {
  return new Map(Object.entries(fields));
}

function rule(says: string, holds: (value: unknown) => boolean): Rule {
  return { says, holds };
}

function matching(says: string, holds: (value: string) => boolean): Rule {
  return { says, holds: (value) => typeof value === "string" && holds(value) };
}

function optional(wanted: Rule): Rule {
  return { ...wanted, isOptional: true };
}

function objectOf(rules: Rules): Rule {
  return rule("an object", (value) => faultOf(value, "", rules) === undefined);
}

function listOf(item: Rule, itemsMax: number): Rule {
  return rule(`a list of up to ${itemsMax}, each ${item.says}`, (value) => {
    return Array.isArray(value) && value.length <= itemsMax && value.every(item.holds);
  });
}

function isListOfTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every((item) => typeof item === "string");
}

function isType(value: string): boolean {
  return value.length <= TYPE_CHARACTERS_MAX && TYPE.test(value);
}

/** A day that the month does not have becomes one of the next month, and 24 o'clock the next day. */
function isTime(value: string): boolean {
  return TIME.test(value) && new Date(value).getUTCDate() === Number(value.slice(8, 10));
}

import { HASH_BYTES } from "../merkle/hashing.js";
import { verifyInclusion } from "../merkle/proofs.js";
import {
  base64Test,
  type Checkpoint,
  openNote,
  readCheckpoint,
  type SignedNote,
} from "../signed-note/signed-note.js";
import { isSignedBy, keepBounded } from "./ed25519.js";
import { isNamedRightly, nameOf, readPublicKey } from "./evidence-key.js";
import type { TrustedKey } from "./packet.js";
import type { PacketReading } from "./read-packet.js";
import { type Finding, failed, OK, unknown } from "./verdict.js";

const NOTES_MAX = 256;
/** Each costs a verification; a log signs with one key, and with two while it rotates. */
const SIGNERS_MAX = 4;
const isHash = base64Test(HASH_BYTES);

/** What is signed by which key: packets that were sealed together carry the same checkpoint. */
const knownNotes = new Map<string, boolean>();
/** The same checkpoints taken apart. */
const openedNotes = new Map<string, OpenedCheckpoint>();

/** Whether the log of a packet shows that the packet is in it, and who says so. */
export function checkLog(
  reading: PacketReading,
  keys: readonly TrustedKey[],
): { readonly inclusion: Finding; readonly checkpoint: Finding } {
  const opened = openCheckpoint(reading.log.checkpoint);
  if (typeof opened === "string") {
    return { inclusion: failed(opened), checkpoint: failed(opened) };
  }
  return {
    inclusion: checkInclusion(reading, opened.head),
    checkpoint: checkCheckpoint(reading, opened, keys),
  };
}

interface OpenedCheckpoint {
  readonly note: SignedNote;
  readonly head: Checkpoint;
}

function openCheckpoint(text: unknown): OpenedCheckpoint | string {
  if (typeof text !== "string") return "there is no checkpoint";
  const kept = openedNotes.get(text);
  if (kept) return kept;
  try {
    const note = openNote(text);
    const opened = { note, head: readCheckpoint(note.text) };
    keepBounded(openedNotes, { key: text, value: opened, sizeMax: NOTES_MAX });
    return opened;
  } catch (error) {
    if (error instanceof SyntaxError) return error.message;
    throw error;
  }
}

function checkInclusion({ log, leaf }: PacketReading, { size, root }: Checkpoint): Finding {
  if (!leaf) return failed("there is no canonical payload to look for");
  const leafHash = Buffer.from(leaf, "hex");
  if (log.leaf_hash !== leafHash.toString("base64")) {
    return failed("leaf_hash is not the leaf hash of the payload");
  }
  const proof = readProof(log.proof);
  if (!proof) return failed("the proof is not a list of hashes in base64");
  const index = typeof log.index === "number" ? log.index : -1;
  const isIncluded = verifyInclusion({ index, size, leafHash, proof, root });
  return isIncluded ? OK : failed("the proof does not lead from the payload to the checkpoint");
}

function readProof(proof: unknown): Buffer[] | undefined {
  if (!Array.isArray(proof)) return undefined;
  const hashes: Buffer[] = [];
  for (const text of proof) {
    if (typeof text !== "string" || !isHash(text)) return undefined;
    hashes.push(Buffer.from(text, "base64"));
  }
  return hashes;
}

function checkCheckpoint(
  { log, payload }: PacketReading,
  { note, head }: OpenedCheckpoint,
  keys: readonly TrustedKey[],
): Finding {
  if (head.origin !== log.origin) return failed("the checkpoint is of another log");
  if (typeof log.index !== "number" || head.size <= log.index) {
    return failed("the checkpoint's tree is too small to hold the packet");
  }
  const signers = new Set<TrustedKey>();
  for (const { keyId, signature } of note.signatures) {
    const key = keys.find(({ use, key_id }) => use === "checkpoint" && key_id === keyId);
    // By the signed-note rules, keys of another name are those of somebody else, such as a witness.
    if (!key || nameOf(keyId) !== head.origin || signers.has(key)) continue;
    if (signers.size === SIGNERS_MAX) return failed("too many keys of the log sign the checkpoint");
    signers.add(key);
    if (!isNamedRightly(key)) return failed(`the given key ${keyId} does not fit its id`);
    if (!isNoteSigned(note.text, { key, signature })) {
      return failed(`the checkpoint is not signed by ${keyId}`);
    }
    if (isRevoked(key, payload.issued_at)) {
      return failed(`the checkpoint's key ${keyId} was revoked before`);
    }
  }
  return signers.size > 0 ? OK : unknown("no key was given that signed the checkpoint");
}

/** The head is signed after the packet was issued, so a key that was revoked before cannot have. */
function isRevoked({ revoked_at }: TrustedKey, issuedAt: unknown): boolean {
  return revoked_at !== null && !(Date.parse(String(issuedAt)) < Date.parse(revoked_at));
}

function isNoteSigned(
  text: string,
  { key, signature }: { readonly key: TrustedKey; readonly signature: Buffer },
): boolean {
  const name = `${key.public_key} ${signature.toString("latin1")} ${text}`;
  const kept = knownNotes.get(name);
  if (kept !== undefined) return kept;
  const publicKey = readPublicKey(key.public_key);
  const message = Buffer.from(text);
  const isSigned = publicKey !== undefined && isSignedBy(publicKey, { message, signature });
  keepBounded(knownNotes, { key: name, value: isSigned, sizeMax: NOTES_MAX });
  return isSigned;
}

import { readFile } from "node:fs/promises";
import { listKey, readPublicKey } from "../engines/evidence/packet/evidence-key.js";
import type { TrustedKey } from "../engines/evidence/packet/packet.js";
import { isObject } from "../engines/evidence/packet/packet-format.js";
import { CHECKS, type Verdict } from "../engines/evidence/packet/verdict.js";
import { verifyPacket } from "../engines/evidence/packet/verify-packet.js";
import { isKeyName, readBase64 } from "../engines/evidence/signed-note/signed-note.js";
import type { JsonFault } from "../engines/json/strict-json/find-fault.js";
import { readStrictJson } from "../engines/json/strict-json/read-strict-json.js";
import { type Command, print, readOptions, UsageError } from "./command.js";

const DEPTH_MAX = 64;
const RAW_KEY_BYTES = 32;
const PEM = /-----BEGIN PUBLIC KEY-----([A-Za-z0-9+/=\s]+)-----END PUBLIC KEY-----/g;
const BEGIN_OF_TIME = "1970-01-01T00:00:00.000Z";
const USES = ["packet", "checkpoint"] as const;

/** Verifies a packet in a file without any server; the status is 1 when it is not valid. */
export const verifyCommand: Command = {
  async run(args) {
    const otherwise = "verify takes the file of one packet";
    const types = { "public-key": "list", json: "boolean" } as const;
    const options = readOptions(args, types, { words: 1, otherwise });
    const given = options.list("public-key");
    if (given.length === 0) throw new UsageError("verify needs --public-key");
    const { value: packet, fault } = readJson(await readText(options.words[0] ?? ""), "the packet");
    const keys = (await Promise.all(given.map((key) => readKeys(key, packet)))).flat();
    const verdict = verifyPacket(packet, { keys, fault: describe(fault) });
    const isProven = verdict.valid || (given.length === 1 && lacksCheckpointKeyAlone(verdict));
    if (options.flag("json")) print(JSON.stringify(verdict));
    else {
      for (const name of CHECKS) print(`${verdict.checks[name]}\t${name}`);
      print(summary(verdict, isProven));
    }
    return isProven ? 0 : 1;
  },
};

/** One key proves whose the packet is; the place in the log needs the key of checkpoints too. */
function lacksCheckpointKeyAlone({ checks }: Verdict): boolean {
  return (
    CHECKS.every(
      (name) => checks[name] === (name === "checkpoint" ? "unknown" : "ok") || name === "chain",
    ) && checks.chain !== "fail"
  );
}

function summary({ valid, reason = "" }: Verdict, isProven: boolean): string {
  if (valid) return "valid";
  if (!isProven) return `not valid: ${oneLine(reason)}`;
  return "signed by this key; give the key of checkpoints too to prove its place in the log";
}

async function readText(path: string): Promise<string> {
  try {
    return await readFile(path, "utf8");
  } catch (error) {
    throw new UsageError(`${path} cannot be read (${codeOf(error)})`);
  }
}

function readJson(text: string, what: string) {
  try {
    return readStrictJson(Buffer.from(text), { depthMax: DEPTH_MAX, numbers: "exact" });
  } catch {
    throw new UsageError(`${what} is not JSON`);
  }
}

function describe(fault: JsonFault | undefined): string | undefined {
  return fault && `${fault.message}, at ${fault.path || "/"}`;
}

/** A key that is base64 needs no file; everything else names one. */
async function readKeys(given: string, packet: unknown): Promise<TrustedKey[]> {
  const raw = readPublicKey(given);
  if (raw) return namedKeys(raw, packet);
  const text = await readText(given);
  const pems = [...text.matchAll(PEM)].map(([, base64 = ""]) => base64.replace(/\s/g, ""));
  if (pems.length > 0) return pems.flatMap((base64) => namedKeys(rawOf(base64, given), packet));
  const alone = readPublicKey(text.trim());
  if (alone) return namedKeys(alone, packet);
  const { value, fault } = readJson(text, given);
  if (fault) throw new UsageError(`${given}: ${describe(fault)}`);
  const list = isObject(value) && Array.isArray(value.keys) ? value.keys : value;
  return (Array.isArray(list) ? list : [list]).map((key) => listedKey(key, given));
}

/** SubjectPublicKeyInfo of an Ed25519 key ends in its raw bytes; its id is checked later. */
function rawOf(base64: string, path: string): Buffer {
  const der = readBase64(base64);
  const raw = der?.subarray(-RAW_KEY_BYTES);
  const isEd25519 = der?.subarray(0, -RAW_KEY_BYTES).toString("hex") === "302a300506032b6570032100";
  if (!raw || !isEd25519) throw new UsageError(`${path} holds no Ed25519 public key`);
  return raw;
}

/** Bytes alone do not tell whose key it is or what for: the packet's log names it, for either use. */
function namedKeys(publicKey: Buffer, packet: unknown): TrustedKey[] {
  const log = isObject(packet) && isObject(packet.log) ? packet.log : {};
  const name = String(log.origin);
  if (!isKeyName(name)) return [];
  return USES.map((use) => listKey({ name, publicKey, use, notBefore: BEGIN_OF_TIME }));
}

function listedKey(key: unknown, path: string): TrustedKey {
  if (!isObject(key)) throw new UsageError(`${path} is not a list of keys`);
  const { key_id, public_key } = key;
  const use = USES.find((known) => known === key.use);
  if (typeof key_id !== "string" || typeof public_key !== "string" || !use) {
    throw new UsageError(`${path}: a key needs key_id, public_key and use`);
  }
  return {
    key_id,
    public_key,
    use,
    not_before: timeOf(key.not_before, path) ?? BEGIN_OF_TIME,
    not_after: timeOf(key.not_after, path),
    revoked_at: timeOf(key.revoked_at, path),
  };
}

function timeOf(value: unknown, path: string): string | null {
  if (value === undefined || value === null) return null;
  if (typeof value === "string" && !Number.isNaN(Date.parse(value))) return value;
  throw new UsageError(`${path}: the times of a key are ISO 8601 or null`);
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : String(error);
}

/** A packet may hold line breaks and sequences that steer a terminal. */
function oneLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, " ");
}

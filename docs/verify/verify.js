// Verifies evidence packets without a server, with WebCrypto alone, in browsers and Node >= 20:
// import { verifyPacket } from "./verify.js";

const FRAME = "format hash log payload signature";
const NOTE =
  /^(([^\n]+)\n(0|[1-9][0-9]{0,15})\n([A-Za-z0-9+/]{43}=)\n(?:[^\n]+\n)*)\n((?:\u2014 [^\s+]+ [A-Za-z0-9+/]+=*\n){1,16})$/;
// Keys of small order, for which one signature fits any message, and y not below the prime.
const WEAK =
  /^(0[01]0{62}|(e[c-f]|f.)(ff){30}7f|26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05|c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a)$/;

/**
 * Checks a packet with the keys one trusts: the list of the keys endpoint, or its whole answer.
 * Answers {valid, checks, reason}; each check is "ok", "fail", or "unknown" for want of a key.
 */
export async function verifyPacket(packet, keys) {
  const list = Array.isArray(keys) ? keys : (keys?.keys ?? []);
  const { payload, signature, countersignature, log } = Object(packet);
  const checks = {};
  let reason;
  const check = async (name, work) => {
    try {
      await work();
      checks[name] = "ok";
    } catch (error) {
      checks[name] = error instanceof Unknown ? "unknown" : "fail";
      reason ??= `${name}: ${error.message}`;
    }
  };
  let bytes;
  await check("format", () => checkFormat(Object(packet)));
  await check("canonical", () => {
    bytes = utf8(canonicalize(payload));
    must(bytes.length <= 66560, "it is too large");
  });
  await check("hash", async () => {
    must(packet.hash === `sha256:${hex(await sha256(bytes))}`, "it is another payload's");
  });
  await check("signature", async () => {
    const type = "application/vnd.gatehouse.evidence+json";
    const message = join(utf8(`DSSEv1 39 ${type} ${bytes.length} `), bytes);
    const sign = async ({ key_id, sig }, among) => {
      await mustSign(await findKey(among, "packet", key_id), unbase64(sig), message);
    };
    await sign(signature, list);
    if (payload.type === "key-rotation") await sign(countersignature, payload.keys);
  });
  await check("key_status", async () => {
    const key = await findKey(list, "packet", signature.key_id);
    const issued = Date.parse(payload.issued_at);
    const { not_before: begin, not_after: end } = key;
    must(
      payload.issuer === log.origin && key.key_id.slice(0, -9) === log.origin,
      "it is another issuer's",
    );
    must(!begin || issued >= Date.parse(begin), "the key was not yet in use");
    must(!end || issued <= Date.parse(end), "the key had ended");
    mustNotBeRevoked(key, payload);
  });
  await check("inclusion", async () => {
    const leaf = await sha256(join([0], bytes));
    must(log.leaf_hash === base64(leaf), "leaf_hash");
    const [, , , size, root] = openNote(log);
    const reached = await climb(leaf, log.index, Number(size), log.proof.map(unbase64));
    must(base64(reached) === root, "the proof leads elsewhere");
  });
  await check("checkpoint", async () => {
    const [, text, origin, size, , lines] = openNote(log);
    must(origin === log.origin && Number(size) > log.index, "another log or size");
    let signers = 0;
    for (const line of lines.trimEnd().split("\n")) {
      const [, name, encoded] = line.split(" ");
      const signed = unbase64(encoded);
      const id = `${name}+${hex(signed.slice(0, 4))}`;
      if (name !== origin || !list.some((key) => key?.key_id === id)) continue;
      const key = await findKey(list, "checkpoint", id);
      await mustSign(key, signed.slice(4), utf8(text));
      mustNotBeRevoked(key, payload);
      signers += 1;
    }
    if (signers === 0) throw new Unknown("its key was not given");
  });
  const valid = Object.values(checks).every((result) => result === "ok");
  return { valid, checks, reason };
}

/** Reads JSON, and refuses a key that comes twice, which JSON.parse would hide. */
export function parsePacket(text) {
  let keys = -1;
  const value = JSON.parse(text, function count(_key, field) {
    if (!Array.isArray(this)) keys += 1;
    return field;
  });
  const members = text.replace(/"(?:[^"\\]|\\.)*"/g, "").split(":").length - 1;
  must(members === keys, "a key comes twice in the text");
  return value;
}

class Unknown extends Error {}

function must(holds, message) {
  if (!holds) throw new Error(message);
}

function checkFormat({ format, payload, signature, countersignature, log, ...others }) {
  const exactly = (object, fields) => {
    must(Object.keys(object).sort().join(" ") === fields, `its fields must be ${fields}`);
  };
  exactly({ format, payload, signature, log, ...others }, FRAME);
  exactly(log, "checkpoint index leaf_hash origin proof");
  must((payload.type === "key-rotation") === Boolean(countersignature), "countersignature");
  for (const part of countersignature ? [signature, countersignature] : [signature]) {
    exactly(part, "alg key_id sig");
    must(part.alg === "Ed25519", "alg must be Ed25519");
  }
  const { issued_at: issued, seq, prev } = payload;
  must(format === "evidence-packet/1", "it is another format");
  must(new Date(issued).toISOString() === issued, "issued_at is no time");
  must(
    [log.index, seq].every((at) => Number.isSafeInteger(at) && at >= 0),
    "index or seq",
  );
  must((seq === 0) === (prev === null), "seq or prev");
}

// RFC 8785.
function canonicalize(value, depth = 1) {
  if (typeof value === "string") must(!/\p{Cs}/u.test(value), "a text is not Unicode");
  if (typeof value === "number") must(Number.isFinite(value), "a number is out of range");
  if (Object(value) !== value) return JSON.stringify(value);
  must(depth <= 32, "it is nested too deep");
  if (Array.isArray(value)) return `[${value.map((item) => canonicalize(item, depth + 1))}]`;
  const member = (key) => `${canonicalize(key)}:${canonicalize(value[key], depth + 1)}`;
  return `{${Object.keys(value).sort().map(member)}}`;
}

// RFC 9162, 2.1.3.2.
async function climb(leaf, index, size, proof) {
  let [hash, at, last] = [leaf, index, size - 1];
  must(at <= last, "the tree is too small");
  const up = () => {
    [at, last] = [Math.floor(at / 2), Math.floor(last / 2)];
  };
  for (const sibling of proof) {
    must(last > 0 && sibling.length === 32, "the proof is too long");
    const isRight = at % 2 === 1 || at === last;
    hash = await sha256(join([1], ...(isRight ? [sibling, hash] : [hash, sibling])));
    while (isRight && at % 2 === 0 && at > 0) up();
    up();
  }
  must(last === 0, "the proof is too short");
  return hash;
}

function openNote({ checkpoint }) {
  return NOTE.exec(checkpoint) ?? must(false, "it is no signed note");
}

async function findKey(among, use, id) {
  const key = among.find((key) => key?.use === use && key.key_id === id);
  if (!key) throw new Unknown("the key was not given");
  const named = await sha256(join(utf8(`${id.slice(0, -9)}\n\u0001`), unbase64(key.public_key)));
  must(id.endsWith(`+${hex(named.slice(0, 4))}`), "the key does not fit its id");
  return key;
}

function mustNotBeRevoked({ revoked_at: at }, { issued_at: issued }) {
  must(!at || Date.parse(issued) < Date.parse(at), "the key was revoked before");
}

async function mustSign({ public_key }, signature, message) {
  const raw = unbase64(public_key);
  const y = raw.map((byte, at) => (at === 31 ? byte & 127 : byte));
  must(!WEAK.test(hex(y)), "the key is weak");
  const key = await crypto.subtle.importKey("raw", raw, "Ed25519", false, ["verify"]);
  must(await crypto.subtle.verify("Ed25519", key, signature, message), "it is not that of the key");
}

async function sha256(bytes) {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
}

function utf8(text) {
  return new TextEncoder().encode(text);
}

function join(...parts) {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}

function hex(bytes) {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

function base64(bytes) {
  return btoa(String.fromCharCode(...bytes));
}

function unbase64(text) {
  const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  must(base64(bytes) === text, "base64");
  return bytes;
}

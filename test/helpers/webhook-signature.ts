import { createHmac, createPublicKey, timingSafeEqual, verify } from "node:crypto";
import type { Arrival } from "./servers/webhook-sink.js";

/** Standard Webhooks, symmetric: each `v1,` entry is the HMAC-SHA256 of `id.timestamp.body`. */
export function hasSecretSignature(arrival: Arrival, secret: string): boolean {
  const [, encoded = ""] = /^whsec_([A-Za-z0-9+/]+=*)$/.exec(secret) ?? [];
  const key = Buffer.from(encoded, "base64");
  if (key.length < 24 || key.length > 64) throw new Error("a secret has 24 to 64 bytes");
  const sum = createHmac("sha256", key).update(signedText(arrival)).digest();
  return signaturesOf(arrival, "v1").some(
    (given) => given.length === sum.length && timingSafeEqual(given, sum),
  );
}

/** Standard Webhooks, asymmetric: each `v1a,` entry is an Ed25519 signature of the same bytes. */
export function hasKeySignature(arrival: Arrival, publicKey: string): boolean {
  const [, encoded = ""] = /^whpk_([A-Za-z0-9+/]+=*)$/.exec(publicKey) ?? [];
  const x = Buffer.from(encoded, "base64");
  if (x.length !== 32) throw new Error("a public key has 32 bytes");
  const key = createPublicKey({
    key: { kty: "OKP", crv: "Ed25519", x: x.toString("base64url") },
    format: "jwk",
  });
  return signaturesOf(arrival, "v1a").some((given) =>
    verify(null, Buffer.from(signedText(arrival)), key, given),
  );
}

function signedText({ headers, body }: Arrival): string {
  const { "webhook-id": id, "webhook-timestamp": timestamp } = headers;
  return `${String(id)}.${String(timestamp)}.${body}`;
}

function signaturesOf({ headers }: Arrival, version: string): Buffer[] {
  return String(headers["webhook-signature"])
    .split(" ")
    .map((entry) => entry.split(","))
    .flatMap(([given, text = ""]) => (given === version ? [Buffer.from(text, "base64")] : []));
}

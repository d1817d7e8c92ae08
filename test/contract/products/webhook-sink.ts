import { createHmac, createPublicKey, timingSafeEqual, verify } from "node:crypto";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, vi } from "vitest";

export interface Message {
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
  readonly body: { event: string; data: Record<string, unknown> };
}

/** A receiver on this machine that keeps what it is sent. */
export interface Sink {
  readonly url: string;
  readonly messages: readonly Message[];
  /** Answers of the next messages, in turn; afterwards 204. */
  answerNext(...statuses: number[]): void;
  /** Waits until so many messages came in all. */
  received(count: number): Promise<readonly Message[]>;
  close(): Promise<void>;
}

export async function startSink(): Promise<Sink> {
  const messages: Message[] = [];
  const statuses: number[] = [];
  const server = createServer(async (request, reply) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const bytes = Buffer.concat(chunks);
    messages.push({ headers: request.headers, bytes, body: JSON.parse(bytes.toString()) });
    reply.writeHead(statuses.shift() ?? 204, { location: "/elsewhere" }).end();
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    messages,
    answerNext: (...next) => void statuses.push(...next),
    async received(count) {
      await vi.waitFor(() => expect(messages.length).toBeGreaterThanOrEqual(count), 10_000);
      return messages;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

/** Standard Webhooks, symmetric: each `v1,` entry is the HMAC-SHA256 of `id.timestamp.body`. */
export function hasSecretSignature({ headers, bytes }: Message, secret: string): boolean {
  const [, encoded = ""] = /^whsec_([A-Za-z0-9+/]+=*)$/.exec(secret) ?? [];
  const key = Buffer.from(encoded, "base64");
  if (key.length < 24 || key.length > 64) throw new Error("a secret has 24 to 64 bytes");
  const sum = createHmac("sha256", key).update(signedBytes(headers, bytes)).digest();
  return signaturesOf(headers, "v1").some(
    (given) => given.length === sum.length && timingSafeEqual(given, sum),
  );
}

/** Standard Webhooks, asymmetric: each `v1a,` entry is an Ed25519 signature of the same bytes. */
export function hasKeySignature({ headers, bytes }: Message, publicKey: string): boolean {
  const [, encoded = ""] = /^whpk_([A-Za-z0-9+/]+=*)$/.exec(publicKey) ?? [];
  const x = Buffer.from(encoded, "base64");
  if (x.length !== 32) throw new Error("a public key has 32 bytes");
  const key = createPublicKey({
    key: { kty: "OKP", crv: "Ed25519", x: x.toString("base64url") },
    format: "jwk",
  });
  return signaturesOf(headers, "v1a").some((given) =>
    verify(null, signedBytes(headers, bytes), key, given),
  );
}

function signedBytes(headers: IncomingHttpHeaders, bytes: Buffer): Buffer {
  const { "webhook-id": id, "webhook-timestamp": timestamp } = headers;
  return Buffer.concat([Buffer.from(`${String(id)}.${String(timestamp)}.`), bytes]);
}

function signaturesOf(headers: IncomingHttpHeaders, version: string): Buffer[] {
  return String(headers["webhook-signature"])
    .split(" ")
    .map((entry) => entry.split(","))
    .flatMap(([given, text = ""]) => (given === version ? [Buffer.from(text, "base64")] : []));
}

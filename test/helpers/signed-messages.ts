import type { IncomingHttpHeaders } from "node:http";
import {
  component,
  type FieldOccurrence,
  type MessageDescriptor,
  type SignatureComponent,
  type VerifiedSignature,
  verifySignature,
  webcrypto,
} from "http-message-sig";
import { calculateJwkThumbprint, importJWK, type JWK } from "jose";

/** A request as a server got it. */
export interface SignedRequest {
  readonly method?: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders | Readonly<Record<string, string>>;
}

/** Verifies the signature of a request as the draft of Web Bot Auth wants it, or rejects. */
export function verifyBotRequest(
  { method = "GET", url, headers }: SignedRequest,
  keys: readonly JWK[],
): Promise<VerifiedSignature> {
  const [, label = ""] = /^([a-z\d]+)=/.exec(String(headers["signature-agent"])) ?? [];
  return verifyMessage(
    { kind: "request", method, targetUri: url, fields: fieldsOf(headers) },
    {
      label,
      keys,
      tag: "web-bot-auth",
      components: ["@authority", component("signature-agent", { key: label })],
    },
  );
}

/** Verifies what a directory of keys is signed with by one of them, or rejects. */
export function verifyDirectory(
  { url, headers }: SignedRequest,
  { label, keys }: { readonly label: string; readonly keys: readonly JWK[] },
): Promise<VerifiedSignature> {
  const request = { kind: "request", method: "GET", targetUri: url, fields: [] } as const;
  return verifyMessage(
    { kind: "response", status: 200, fields: fieldsOf(headers), request },
    {
      label,
      keys,
      tag: "http-message-signatures-directory",
      components: [component("@authority", { req: true }), "content-digest"],
    },
  );
}

interface Wanted {
  readonly label: string;
  readonly keys: readonly JWK[];
  readonly tag: string;
  readonly components: readonly SignatureComponent[];
}

function verifyMessage(
  message: MessageDescriptor,
  { label, keys, tag, components }: Wanted,
): Promise<VerifiedSignature> {
  return verifySignature(message, {
    label,
    policy: {
      algorithms: ["ed25519"],
      requiredComponents: components,
      requiredParameters: ["created", "expires", "keyid", "tag"],
      validate: ({ parameters }) => parameters.tag === tag,
    },
    async resolveVerifier({ parameters: { keyid } }) {
      for (const jwk of keys) {
        if ((await calculateJwkThumbprint(jwk)) !== keyid) continue;
        const key = await importJWK(jwk, "EdDSA");
        if (key instanceof Uint8Array) throw new TypeError("a key of Ed25519 is no secret");
        return webcrypto.verifier(key);
      }
      throw new Error(`no key is named ${keyid}`);
    },
  });
}

function fieldsOf(headers: SignedRequest["headers"]): FieldOccurrence[] {
  return Object.entries(headers).map(([name, value]) => ({ name, value: String(value) }));
}

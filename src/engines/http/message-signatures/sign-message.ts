import { type KeyObject, sign } from "node:crypto";
import { fieldBytes, fieldString } from "./structured-fields.js";

/** One part of a message that a signature covers (RFC 9421, section 2). */
export interface Component {
  /** A field in lower case, or a derived component such as `@authority`. */
  readonly name: string;
  /** The one member that is covered of a field that is a dictionary. */
  readonly key?: string;
  /** True in the signature of a response for what its request held. */
  readonly isOfRequest?: boolean;
  /** As sections 2.1 and 2.2 derive it. */
  readonly value: string;
}

/** What a signature says of itself (section 2.3); times are Unix seconds. */
export interface SignatureParameters {
  readonly created: number;
  readonly expires?: number;
  readonly keyid: string;
  readonly alg?: "ed25519";
  readonly nonce?: string;
  /** The protocol that the signature is for. */
  readonly tag?: string;
}

export interface MessageToSign {
  /** What the signature is called in both fields: a key of a dictionary. */
  readonly label: string;
  readonly components: readonly Component[];
  /** Written in the order in which they stand here. */
  readonly parameters: SignatureParameters;
}

/** The members by which a message is signed. Those of several signatures stand with commas between. */
export interface SignatureFields {
  readonly "signature-input": string;
  readonly signature: string;
}

/**
 * Signs a message with an Ed25519 key (RFC 9421, sections 3.1 and 3.3.6). Throws RangeError for a
 * value that no field may have.
 */
export function signMessage(message: MessageToSign, privateKey: KeyObject): SignatureFields {
  const { label } = message;
  const signature = sign(null, Buffer.from(signatureBase(message)), privateKey);
  return {
    "signature-input": `${label}=${signatureParams(message)}`,
    signature: `${label}=${fieldBytes(signature)}`,
  };
}

/** The text that is signed (section 2.5). */
export function signatureBase(message: MessageToSign): string {
  const lines = message.components.map((component) => {
    // A line break in a value would be a line of the base that was never covered.
    if (/[\r\n]/.test(component.value)) throw new RangeError(`${component.name} has a line break`);
    return `${identifierOf(component)}: ${component.value}`;
  });
  return [...lines, `"@signature-params": ${signatureParams(message)}`].join("\n");
}

function signatureParams({ components, parameters }: Omit<MessageToSign, "label">): string {
  const written = Object.entries(parameters).map(
    ([name, value]) => `;${name}=${typeof value === "number" ? value : fieldString(value)}`,
  );
  return `(${components.map(identifierOf).join(" ")})${written.join("")}`;
}

function identifierOf({ name, key, isOfRequest }: Component): string {
  const member = key === undefined ? "" : `;key=${fieldString(key)}`;
  return `${fieldString(name)}${member}${isOfRequest ? ";req" : ""}`;
}

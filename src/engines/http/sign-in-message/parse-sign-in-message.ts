import { isDateTime } from "./date-time.js";
import { ACCOUNT, ASKS, type SignInMessage } from "./sign-in-message.js";
import { isDnsAuthority, isPathCharacters, isScheme, isUri } from "./uri.js";

/** A kind of account that may sign in, and what EIP-4361 leaves to it. */
export interface SignInChain {
  /** As it stands in the first line. */
  readonly name: string;
  isAccount(text: string): boolean;
  isChainId(text: string): boolean;
}

/** Why a text is no sign-in message: the first line that breaks the grammar, counted from 1. */
export class MalformedMessage extends Error {
  constructor(
    readonly line: number,
    readonly reason: string,
  ) {
    super(`line ${line} ${reason}`);
    this.name = "MalformedMessage";
  }
}

/**
 * Parses a message by the grammar of EIP-4361 for the given chains and throws MalformedMessage for
 * anything else: fields in their order, RFC 3339 times, RFC 3986 URIs, line feeds alone between lines
 * and nothing after the last. What is parsed is written back to the same text. Takes linear time.
 */
export function parseSignInMessage(text: string, chains: readonly SignInChain[]): SignInMessage {
  const lines = new Lines(text);
  const { chain, ...opening } = parseOpening(lines, chains);
  const account = lines.take((line) => chain.isAccount(line), `must be an ${chain.name} account`);
  lines.take(isEmpty, "must be empty");
  const statement = lines.takeIf((line) => line !== "", isStatement, "must be a statement");
  lines.take(isEmpty, "must be empty");
  const uri = lines.takeField("URI", isUri);
  lines.takeField("Version", (value) => value === "1");
  const chainId = lines.takeField("Chain ID", (value) => chain.isChainId(value));
  const nonce = lines.takeField("Nonce", isNonce);
  const issuedAt = lines.takeField("Issued At", isDateTime);
  const expirationTime = lines.takeFieldIfThere("Expiration Time", isDateTime);
  const notBefore = lines.takeFieldIfThere("Not Before", isDateTime);
  const requestId = lines.takeFieldIfThere("Request ID", isPathCharacters);
  const resources = parseResources(lines);
  lines.end();
  return {
    ...opening,
    chain: chain.name,
    account,
    ...(statement === undefined ? {} : { statement }),
    uri,
    chainId,
    nonce,
    issuedAt,
    ...(expirationTime === undefined ? {} : { expirationTime }),
    ...(notBefore === undefined ? {} : { notBefore }),
    ...(requestId === undefined ? {} : { requestId }),
    ...(resources === undefined ? {} : { resources }),
  };
}

function parseOpening(
  lines: Lines,
  chains: readonly SignInChain[],
): { scheme?: string; domain: string; chain: SignInChain } {
  const line = lines.take(
    (text) => text.includes(ASKS) && text.endsWith(ACCOUNT),
    `must read "<domain>${ASKS}<chain>${ACCOUNT}"`,
  );
  const asksAt = line.indexOf(ASKS);
  const name = line.slice(asksAt + ASKS.length, -ACCOUNT.length);
  const chain = chains.find((known) => known.name === name);
  if (!chain) throw lines.fault("names an account of an unknown kind");
  const origin = line.slice(0, asksAt);
  const schemeEnd = origin.indexOf("://");
  const domain = schemeEnd < 0 ? origin : origin.slice(schemeEnd + 3);
  if (!isDnsAuthority(domain)) throw lines.fault("must begin with a domain");
  if (schemeEnd < 0) return { domain, chain };
  const scheme = origin.slice(0, schemeEnd);
  if (!isScheme(scheme)) throw lines.fault("must begin with a scheme or a domain");
  return { scheme, domain, chain };
}

function parseResources(lines: Lines): string[] | undefined {
  const isHeading = (line: string) => line === "Resources:";
  if (lines.takeIf(isHeading, isHeading, "") === undefined) return undefined;
  const resources: string[] = [];
  const isResource = (line: string) => line.startsWith("- ") && isUri(line.slice(2));
  while (!lines.isDone()) {
    resources.push(lines.take(isResource, "must be a resource: a dash, a space, a URI").slice(2));
  }
  return resources;
}

const isEmpty = (text: string) => text === "";
const isNonce = (text: string) => /^[A-Za-z0-9]{8,}$/.test(text);
/** Reserved and unreserved characters of RFC 3986 and spaces: ASCII without `"%<>\^`{|}`. */
const isStatement = (text: string) => /^[A-Za-z0-9\-._~:/?#[\]@!$&'()*+,;= ]+$/.test(text);

/** The lines of a message, taken one after the other. */
class Lines {
  readonly #lines: readonly string[];
  #taken = 0;

  constructor(text: string) {
    this.#lines = text.split("\n");
  }

  isDone(): boolean {
    return this.#taken === this.#lines.length;
  }

  /** A fault of the line that was taken last. */
  fault(reason: string): MalformedMessage {
    return new MalformedMessage(this.#taken, reason);
  }

  take(isValid: (line: string) => boolean, expected: string): string {
    const line = this.#lines[this.#taken];
    this.#taken += 1;
    if (line === undefined) throw this.fault(`is missing: it ${expected}`);
    if (!isValid(line)) throw this.fault(expected);
    return line;
  }

  takeIf(
    isThere: (line: string) => boolean,
    isValid: (line: string) => boolean,
    expected: string,
  ): string | undefined {
    const line = this.#lines[this.#taken];
    return line !== undefined && isThere(line) ? this.take(isValid, expected) : undefined;
  }

  takeField(label: string, isValid: (value: string) => boolean): string {
    const start = `${label}: `;
    const isField = (line: string) => line.startsWith(start) && isValid(line.slice(start.length));
    return this.take(isField, `must be "${label}: " and a valid value`).slice(start.length);
  }

  takeFieldIfThere(label: string, isValid: (value: string) => boolean): string | undefined {
    const line = this.#lines[this.#taken];
    return line?.startsWith(`${label}: `) ? this.takeField(label, isValid) : undefined;
  }

  end(): void {
    if (this.isDone()) return;
    this.#taken += 1;
    throw this.fault("does not belong here");
  }
}

import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { isSessionPair } from "../../http/caller/session-cookie.js";

/** Headers of one connection, which end there (RFC 9110 section 7.6.1, and `Expect`). */
const HOP_BY_HOP = new Set([
  "connection",
  "expect",
  "http2-settings",
  "keep-alive",
  "proxy-authenticate",
  "proxy-authorization",
  "proxy-connection",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
]);
const CREDENTIALS = new Set(["authorization", "x-api-key"]);
/** The gateway speaks to each backend under that one's own name and tells who asked itself. */
const REPLACED = new Set(["host", "x-request-id"]);
const OWN_PREFIX = "x-gw-";
const OTHER_SPELLING = /[^a-z0-9-]/;
/** Set by the gateway on every answer, where a backend's own would contradict it, or about the whole site. */
const SET_BY_GATEWAY = new Set([
  "clear-site-data",
  "ratelimit",
  "ratelimit-policy",
  "x-request-id",
]);
/** What an HTTP client may send: a value that is none wedges a connection pool when it is refused late. */
const SENDABLE_VALUE = /^[\t\x20-\x7e\x80-\xff]*$/;

/** A flat list of names and values, as `http` and undici take it. */
export type HeaderList = string[];

/**
 * The headers of a request as its backend sees them: all but credentials, the session cookie, those
 * of the connection and those it names, and anything that claims to come from the gateway. Undefined
 * when a value cannot be sent on.
 */
export function headersForBackend(
  { rawHeaders, headers }: IncomingMessage,
  added: HeaderList,
): HeaderList | undefined {
  const nominated = nominatedBy(headers.connection);
  const kept: HeaderList = [];
  for (let at = 0; at + 1 < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? "";
    const value = rawHeaders[at + 1] ?? "";
    const lower = name.toLowerCase();
    if (isWithheld(lower) || nominated?.has(lower)) continue;
    if (!SENDABLE_VALUE.test(value)) return undefined;
    if (lower === "cookie") pushCookies(kept, name, value);
    else kept.push(name, value);
  }
  kept.push(...added);
  return kept;
}

/**
 * A name as servers read it that hand headers on as variables, as CGI has it: to them, `x_gw_account`
 * and `X.GW.Account` are `X-GW-Account`.
 */
function readAlias(name: string): string {
  return OTHER_SPELLING.test(name) ? name.replace(/[^a-z0-9]/g, "-") : name;
}

function isWithheld(name: string): boolean {
  const alias = readAlias(name);
  return (
    HOP_BY_HOP.has(alias) ||
    CREDENTIALS.has(alias) ||
    REPLACED.has(alias) ||
    alias.startsWith(OWN_PREFIX) ||
    // Where the body ends says the one header that every server reads so.
    (alias === "content-length" && alias !== name)
  );
}

function nominatedBy(connection: string | undefined): Set<string> | undefined {
  if (!connection || connection === "keep-alive" || connection === "close") return undefined;
  return new Set(connection.split(",").map((name) => name.trim().toLowerCase()));
}

function pushCookies(kept: HeaderList, name: string, value: string): void {
  const pairs = value.split(";");
  const others = pairs.filter((pair) => !isSessionPair(pair));
  if (others.length === pairs.length) kept.push(name, value);
  else if (others.length > 0) kept.push(name, others.join(";").trim());
}

/** The headers of an answer as they came: a flat list where bytes arrived, an object otherwise. */
export type AnswerHeaders = readonly Buffer[] | IncomingHttpHeaders;

/** The headers of an answer as the client sees them, with those that the gateway adds. */
export function headersForClient(answer: AnswerHeaders, added: HeaderList): HeaderList {
  const kept: HeaderList = [];
  if (Array.isArray(answer)) {
    // As latin1, which gives every byte back when it is written.
    const list = answer.map((bytes: Buffer) => bytes.toString("latin1"));
    const at = list.findIndex((text, index) => index % 2 === 0 && /^connection$/i.test(text));
    const nominated = nominatedBy(at < 0 ? undefined : list[at + 1]);
    for (let index = 0; index + 1 < list.length; index += 2) {
      keep(kept, list[index] ?? "", list[index + 1] ?? "", nominated);
    }
  } else {
    const headers = answer as IncomingHttpHeaders;
    const nominated = nominatedBy(headers.connection);
    for (const name in headers) {
      const value = headers[name];
      if (typeof value === "string") keep(kept, name, value, nominated);
      else for (const one of value ?? []) keep(kept, name, one, nominated);
    }
  }
  for (const text of added) kept.push(text);
  return kept;
}

function keep(
  kept: HeaderList,
  name: string,
  value: string,
  nominated: ReadonlySet<string> | undefined,
): void {
  const lower = name.toLowerCase();
  if (nominated?.has(lower) || !mayReachClient(lower, value)) return;
  kept.push(name, value);
}

/** Whether a backend may send a header, in lower case, or a trailer to the client. */
export function mayReachClient(name: string, value: string): boolean {
  const alias = readAlias(name);
  if (alias.startsWith(OWN_PREFIX) || SET_BY_GATEWAY.has(alias)) return false;
  // A trailer section is passed on, so the header that announces it is too.
  if (HOP_BY_HOP.has(alias) && name !== "trailer") return false;
  const [cookie = ""] = alias === "set-cookie" ? value.split(";") : [];
  return !isSessionPair(cookie);
}

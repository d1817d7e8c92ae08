import type { IncomingHttpHeaders } from "node:http";
import {
  CLIENT_CAPABILITIES_META_KEY,
  classifyInboundRequest,
  type InboundModernRoute,
  SUPPORTED_PROTOCOL_VERSIONS,
} from "@modelcontextprotocol/server";
import { isObject, type RpcMessage } from "./read-message.js";
import { MODERN_VERSION } from "./revision.js";
import { RPC, RpcFault } from "./rpc-fault.js";

/** Every revision that is served, newest first. */
export const VERSIONS = [
  MODERN_VERSION,
  ...SUPPORTED_PROTOCOL_VERSIONS.filter((version) => version !== MODERN_VERSION),
];

/** The revision that a message is of, as far as it matters. */
export type Era =
  | { readonly kind: "legacy" }
  | {
      readonly kind: "modern";
      readonly classification: InboundModernRoute["classification"];
      /** What the client declared with this request. */
      readonly capabilities: Readonly<Record<string, unknown>>;
    };

/** Tells the era of a message, and throws the fault of one whose headers say something else. */
export function eraOf(message: RpcMessage, headers: IncomingHttpHeaders): Era {
  const version = header(headers, "mcp-protocol-version");
  const name = header(headers, "mcp-name");
  const method = header(headers, "mcp-method");
  const outcome = classifyInboundRequest({
    httpMethod: "POST",
    body: message,
    ...(version === undefined ? {} : { protocolVersionHeader: version }),
    ...(method === undefined ? {} : { mcpMethodHeader: method }),
    ...(name === undefined ? {} : { mcpNameHeader: name }),
  });
  if (outcome.kind === "reject") {
    const { code, message: reason, data, httpStatus } = outcome;
    throw new RpcFault(code, reason, isObject(data) ? data : undefined, httpStatus);
  }
  if (outcome.kind === "legacy") {
    const isKnown = version === undefined || VERSIONS.includes(version);
    if (!isKnown) throw unsupported(version, VERSIONS);
    return { kind: "legacy" };
  }
  const { classification } = outcome;
  if (classification.revision !== MODERN_VERSION)
    throw unsupported(classification.revision, [MODERN_VERSION]);
  if (message.id !== undefined) requireStandardHeaders(message, { version, method, name });
  return { kind: "modern", classification, capabilities: capabilitiesOf(message) };
}

/** The member of the params that `Mcp-Name` repeats, by method. */
const NAMED_BY: Readonly<Record<string, string>> = {
  "tools/call": "name",
  "prompts/get": "name",
  "resources/read": "uri",
  "tasks/get": "taskId",
  "tasks/update": "taskId",
  "tasks/cancel": "taskId",
};

/** What differs between headers and body is refused before; here is what must be there at all. */
function requireStandardHeaders(
  { method, params }: RpcMessage,
  sent: Readonly<Record<"version" | "method" | "name", string | undefined>>,
): void {
  if (sent.version === undefined) throw mismatch("the header MCP-Protocol-Version is missing");
  if (sent.method === undefined) throw mismatch("the header Mcp-Method is missing");
  const member = Object.hasOwn(NAMED_BY, method) ? NAMED_BY[method] : undefined;
  const named = member === undefined ? undefined : params?.[member];
  if (typeof named !== "string") return;
  if (sent.name === undefined) throw mismatch(`the header Mcp-Name must repeat params.${member}`);
  const name = plainValue(sent.name);
  if (name === undefined) throw mismatch("the header Mcp-Name is not valid Base64");
  if (name !== named) throw mismatch(`the header Mcp-Name is not params.${member} of the body`);
}

const SENTINEL = /^=\?base64\?(.*)\?=$/;
const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

/** A header value without its wrapping for what is not ASCII; undefined for a broken one. */
function plainValue(value: string): string | undefined {
  const wrapped = SENTINEL.exec(value)?.[1];
  if (wrapped === undefined) return value;
  return BASE64.test(wrapped) ? Buffer.from(wrapped, "base64").toString("utf8") : undefined;
}

function capabilitiesOf({ params }: RpcMessage): Readonly<Record<string, unknown>> {
  const meta = params?._meta;
  const capabilities = isObject(meta) ? meta[CLIENT_CAPABILITIES_META_KEY] : undefined;
  return isObject(capabilities) ? capabilities : {};
}

function header(headers: IncomingHttpHeaders, name: string): string | undefined {
  const value = headers[name];
  return typeof value === "string" ? value.trim() : undefined;
}

function mismatch(message: string): RpcFault {
  return new RpcFault(RPC.headerMismatch, message);
}

function unsupported(requested = "unknown", supported: readonly string[] = VERSIONS): RpcFault {
  const message = `protocol version ${requested} is not supported`;
  return new RpcFault(RPC.unsupportedVersion, message, { supported, requested });
}

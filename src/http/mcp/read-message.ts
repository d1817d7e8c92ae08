import { type AnswerId, RPC, RpcFault } from "./rpc-fault.js";

/** A message as JSON-RPC has it. */
export interface RpcMessage {
  readonly jsonrpc: "2.0";
  readonly method: string;
  readonly params?: Readonly<Record<string, unknown>>;
  /** Absent from a notification. */
  readonly id?: string | number;
}

export interface ReadMessage {
  readonly message: RpcMessage;
  /** What the answer is told apart by. */
  readonly answerId: AnswerId;
}

/** Names a request that came without an id; it is never sent. */
const NAMELESS = "nameless";

/** Reads a body as one message; throws the fault of what is none. */
export function readMessage(body: unknown): ReadMessage {
  if (Array.isArray(body)) throw invalid("a batch is not taken; send one message in each request");
  if (!isObject(body)) throw invalid("the body must be one JSON-RPC message, an object");
  const { jsonrpc, method, params, id } = body;
  if (jsonrpc !== undefined && jsonrpc !== "2.0") throw invalid('jsonrpc must be "2.0"');
  if (typeof method !== "string" || method === "") {
    if ("result" in body || "error" in body) throw invalid("no request awaits a response");
    throw invalid("method must be a string, such as tools/list");
  }
  if (params !== undefined && !isObject(params)) throw invalid("params must be an object");
  if (!isId(id)) throw invalid("id must be a string or a whole number");
  const message = { jsonrpc: "2.0" as const, method, ...(params ? { params } : {}) };
  if (id !== undefined) return { message: { ...message, id }, answerId: id };
  if (method.startsWith("notifications/")) return { message, answerId: null };
  if (jsonrpc !== undefined) throw invalid("a request needs an id");
  // Written by hand, without what JSON-RPC wants around it.
  return { message: { ...message, id: NAMELESS }, answerId: null };
}

/** The id that a body has, where an error can still be told apart by it. */
export function answerIdOf(body: unknown): AnswerId {
  return isObject(body) && isId(body.id) ? (body.id ?? null) : null;
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isId(id: unknown): id is string | number | undefined {
  return id === undefined || typeof id === "string" || Number.isSafeInteger(id);
}

function invalid(message: string): RpcFault {
  return new RpcFault(RPC.invalidRequest, message);
}

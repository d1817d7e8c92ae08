import { ApiError, errors } from "../api-error.js";
import type { CoveringCall, Sender } from "../in-process/local-request.js";
import type { Credentials } from "./credentials.js";
import type { FrontDoor, InnerReply } from "./front-door.js";
import type { Operation } from "./operation.js";
import { isTextType } from "./read-operations.js";

/** On whose behalf an operation is called. */
export interface OperationCaller {
  readonly credentials: Credentials;
  /** The request from outside that the call is part of. */
  readonly from: Sender;
  /** The call through the gateway that this one is counted with; unless given it counts for itself. */
  readonly coveredBy?: CoveringCall;
  readonly signal: AbortSignal;
}

/** What an operation answered. */
export interface OperationReply {
  readonly status: number;
  readonly isGood: boolean;
  /** Without parameters; empty for an answer without a body. */
  readonly mediaType: string;
  /** The JSON or the text; undefined for bytes of another type, and for none. */
  readonly value: unknown;
  readonly body: Buffer;
}

/** Calls an operation as its caller would over HTTP: everything that guards it guards it here, too. */
export async function callOperation(
  door: FrontDoor,
  operation: Operation,
  args: Readonly<Record<string, unknown>>,
  { credentials, ...caller }: OperationCaller,
): Promise<OperationReply> {
  const { path, headers, body } = requestOf(operation, args);
  Object.assign(headers, keyHeader(operation, credentials));
  const inner = { method: operation.method, path, headers, ...caller };
  return readReply(await door.send(body === undefined ? inner : { ...inner, body }));
}

interface BuiltRequest {
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body: string | undefined;
}

function requestOf(operation: Operation, args: Readonly<Record<string, unknown>>): BuiltRequest {
  const left = new Map(Object.entries(args).filter(([, value]) => value !== undefined));
  const query = new URLSearchParams();
  const headers: Record<string, string> = { accept: acceptOf(operation) };
  let { path } = operation;
  for (const { argument, name, in: where } of operation.places) {
    const value = left.get(argument);
    left.delete(argument);
    if (value === undefined || value === null) {
      if (where === "path") throw errors.validation(`${argument} is required`);
    } else if (where === "path") path = path.replace(`{${name}}`, () => segmentOf(argument, value));
    else if (where === "header") headers[name] = textOf(argument, value);
    else for (const one of [value].flat()) query.append(name, textOf(argument, one));
  }
  const body = bodyOf(operation, left);
  if (body !== undefined) headers["content-type"] = "application/json";
  const target = query.size > 0 ? `${path}?${query}` : path;
  return { path: target, headers, body };
}

function bodyOf({ body }: Operation, left: ReadonlyMap<string, unknown>): string | undefined {
  if (body === "none") {
    const [unknown] = left.keys();
    if (unknown !== undefined) throw errors.validation(`${unknown} is not an argument`);
    return undefined;
  }
  const whole = left.get("body");
  if (body === "whole" || (body === "fields or whole" && whole !== undefined)) {
    return whole === undefined ? undefined : JSON.stringify(whole);
  }
  return JSON.stringify(Object.fromEntries(left));
}

/** The rest of a path keeps its slashes; a dot segment would lead elsewhere, however it is written. */
function segmentOf(argument: string, value: unknown): string {
  const text = textOf(argument, value);
  const segments = argument === "path" ? text.split("/") : [text];
  if (segments.some((one) => /^(\.{1,2})?$/.test(one))) {
    throw errors.validation(`${argument} must not be empty or hold dot segments`);
  }
  return segments.map(encodeURIComponent).join("/");
}

function textOf(argument: string, value: unknown): string {
  if (typeof value === "string") return value;
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  throw errors.validation(`${argument} must be a text, a number or a boolean`);
}

function acceptOf({ output }: Operation): string {
  return output?.kind === "json" || output === undefined ? "application/json" : output.mediaType;
}

/** The key of the realm; one that looks like none is sent as it is, and refused where it is read. */
function keyHeader(
  { realm, method, path }: Operation,
  { keys, unknown }: Credentials,
): Record<string, string> {
  if (realm === undefined) return {};
  const key = keys[realm] ?? unknown;
  if (key === undefined) return {};
  if (!/^[\x21-\x7e]+$/.test(key))
    throw errors.unauthorized(`the key for ${method} ${path} is malformed`);
  const isBearer = realm === "gateway" || realm === "products";
  return isBearer ? { authorization: `Bearer ${key}` } : { "x-api-key": key };
}

/** An answer as its caller reads it. */
export function readReply({ status, headers, body }: InnerReply): OperationReply {
  const mediaType = [headers["content-type"]].flat()[0]?.split(";")[0]?.trim() ?? "";
  const reply = { status, isGood: status >= 200 && status < 300, mediaType, body };
  if (body.length === 0) return { ...reply, value: undefined };
  if (/[/+]json$/.test(mediaType)) return { ...reply, value: JSON.parse(body.toString()) };
  return { ...reply, value: isTextType(mediaType) ? body.toString() : undefined };
}

/** The code and the sentence of an answer that is an error, in whatever body its family has. */
export function errorOf({ status, value }: OperationReply): { code: string; message: string } {
  const body =
    typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
  const inner = typeof body.error === "object" && body.error !== null ? body.error : body;
  const { code, error, message } = inner as Record<string, unknown>;
  const named = [code, error].find((one) => typeof one === "string");
  return {
    code: String(named ?? "error"),
    message: typeof message === "string" ? message : `it answered ${status}`,
  };
}

/** What a call is answered that could not be made at all. */
export function replyOfError(error: unknown): OperationReply {
  const { status, code, message } = error instanceof ApiError ? error : errors.internal(error);
  const value = { error: { code, message } };
  const body = Buffer.from(JSON.stringify(value));
  return { status, isGood: false, mediaType: "application/json", value, body };
}

import { Type } from "@sinclair/typebox";
import type { ApiError } from "../api-error.js";
import { type FamilyRules, standardRules } from "../families.js";

/** Codes of errors: those of JSON-RPC, those of MCP, and one for what HTTP refuses. */
export const RPC = {
  parse: -32_700,
  invalidRequest: -32_600,
  methodNotFound: -32_601,
  invalidParams: -32_602,
  internal: -32_603,
  refused: -32_000,
  noSuchSession: -32_001,
  headerMismatch: -32_020,
  missingCapability: -32_021,
  unsupportedVersion: -32_022,
} as const;

/** An error of the protocol, which the program that called can act on. */
export class RpcFault extends Error {
  constructor(
    readonly code: number,
    message: string,
    readonly data?: Readonly<Record<string, unknown>>,
    /** Of the answer, where the fault is found before anything is called. */
    readonly status = 400,
  ) {
    super(message);
    this.name = "RpcFault";
  }
}

/** What tells a request apart in its answer; null where there is none. */
export type AnswerId = string | number | null;

/** The text of an answer that is an error. */
export function faultText({ code, message, data }: RpcFault, id: AnswerId): string {
  return JSON.stringify({
    jsonrpc: "2.0",
    id,
    error: { code, message, ...(data ? { data } : {}) },
  });
}

/** The body of every error on the routes of MCP that is not an answer to a call. */
export const RpcErrorBody = Type.Object(
  {
    jsonrpc: Type.Literal("2.0"),
    id: Type.Union([Type.String(), Type.Number(), Type.Null()]),
    error: Type.Object({
      code: Type.Integer(),
      message: Type.String(),
      data: Type.Optional(Type.Object({}, { additionalProperties: true })),
    }),
  },
  {
    $id: "RpcErrorBody",
    examples: [
      {
        jsonrpc: "2.0",
        id: null,
        error: {
          code: RPC.parse,
          message: "the body is not valid JSON",
          data: { code: "invalid_request", request_id: "req_0f1e2d3c4b5a69788796a5b4" },
        },
      },
    ],
  },
);

/** The rules of a family whose errors are all bodies of JSON-RPC. */
export function rpcRules(name: string): FamilyRules {
  return { ...standardRules(name), errorBody: rpcErrorBody, errorSchema: RpcErrorBody };
}

/** An error of the catalogue before a message was read, as JSON-RPC; its own code stands in the data. */
export const rpcErrorBody = rpcErrorBodyFor(null, RPC.parse);

/** The same for a message that was read; `malformed` is the code of what is 400 in the catalogue. */
export function rpcErrorBodyFor(id: AnswerId, malformed: number = RPC.invalidRequest) {
  return (error: ApiError, requestId: string): Record<string, unknown> => {
    const { status, code, message, details } = error;
    const data = { code, ...(details ? { details } : {}), request_id: requestId };
    const known = { 400: malformed, 413: RPC.invalidRequest, 422: RPC.invalidParams }[status];
    const rpcCode = known ?? (status >= 500 ? RPC.internal : RPC.refused);
    return { jsonrpc: "2.0", id, error: { code: rpcCode, message, data } };
  };
}

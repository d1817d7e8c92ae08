import { Type } from "@sinclair/typebox";
import type { FastifyRequest } from "fastify";
import type { ApiError } from "./api-error.js";

/** A group of public paths that share an error body and its rules. */
export interface Family {
  readonly name: string;
  /** The JSON body of an error. */
  readonly errorBody: (error: ApiError, requestId: string) => Record<string, unknown>;
  /** Status of a body whose fields are there but wrong: the jobs family knows only 400. */
  readonly invalidFieldStatus: 400 | 422;
  /** Status of an Idempotency-Key that was used with another body. */
  readonly keyReuseStatus: 400 | 409;
}

export const JobsError = Type.Object(
  {
    ok: Type.Literal(false),
    error: Type.String({ description: "short code", examples: ["invalid_request"] }),
    message: Type.String({ description: "a sentence for a person" }),
  },
  {
    $id: "JobsError",
    examples: [
      { ok: false, error: "invalid_request", message: "options.seconds must be an integer" },
    ],
  },
);

export const GatewayError = Type.Object(
  {
    error: Type.Object({
      code: Type.String({ examples: ["invalid_request"] }),
      message: Type.String(),
      details: Type.Optional(
        Type.Array(Type.Object({ path: Type.String(), message: Type.String() })),
      ),
      request_id: Type.String(),
    }),
  },
  {
    $id: "GatewayError",
    examples: [
      {
        error: {
          code: "not_found",
          message: "this path was not found",
          request_id: "req_0f1e2d3c4b5a69788796a5b4",
        },
      },
    ],
  },
);

const jobs: Family = {
  name: "jobs",
  errorBody: (error) => ({ ok: false, error: error.code, message: error.message }),
  invalidFieldStatus: 400,
  keyReuseStatus: 400,
};

const gatewayLike = (name: string): Family => ({
  name,
  errorBody: (error, requestId) => ({
    error: {
      code: error.code,
      message: error.message,
      ...(error.details ? { details: error.details } : {}),
      request_id: requestId,
    },
  }),
  invalidFieldStatus: 422,
  keyReuseStatus: 409,
});

const operations = gatewayLike("operations");

/** What is reached through the gateway, whatever its paths look like behind it. */
export const gatewayFamily = gatewayLike("gateway");

/** Longest prefix first. */
const byPrefix: readonly (readonly [prefix: string, family: Family])[] = [
  ["/api/agents", jobs],
  ["/api/v1", gatewayLike("evidence")],
  ["/v1/accounts", gatewayLike("accounts")],
  ["/v1/account", gatewayLike("accounts")],
  ["/v1/catalogue", gatewayFamily],
  ["/v1/api", gatewayFamily],
  ["/v1", gatewayLike("products")],
];

/** The family that a path belongs to; pages and operations share the last one. */
export function familyOf(url: string): Family {
  const owns = ([prefix]: readonly [string, Family]) =>
    url.startsWith(prefix) && /^[/?]?$/.test(url.charAt(prefix.length));
  return byPrefix.find(owns)?.[1] ?? operations;
}

declare module "fastify" {
  interface FastifyInstance {
    /** The one family of a server that serves no other; undefined where paths decide. */
    soleFamily: Family | undefined;
  }
}

/** The family of a request: that of its server, or of its route, however its path was written. */
export function familyOfRequest(request: FastifyRequest): Family {
  if (request.server.soleFamily) return request.server.soleFamily;
  return familyOf(request.routeOptions.url ?? request.url);
}

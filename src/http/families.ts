import { type TSchema, Type } from "@sinclair/typebox";
import type { FastifyRequest } from "fastify";
import type { ApiError, Refusal } from "./api-error.js";

/** What a group of public paths shares: its error body and the rules around it. */
export interface FamilyRules {
  readonly name: string;
  /** The JSON body of an error. */
  readonly errorBody: (error: ApiError, requestId: string) => Record<string, unknown>;
  /** Status of a body whose fields are there but wrong: the jobs family knows only 400. */
  readonly invalidFieldStatus: 400 | 422;
  /** Status of an Idempotency-Key that was used with another body. */
  readonly keyReuseStatus: 400 | 409;
  /** Status of what is not stored because the caller stores as much as it may. */
  readonly storageFullStatus: 400 | 403;
  /** The schema of that body, which routes refer to; that of `standardRules` unless given. */
  readonly errorSchema?: TSchema;
  /** Errors that its routes answer in words of the family, for the examples of their replies. */
  readonly refusals?: readonly Refusal[];
  /** Errors are shown as pages to who prefers HTML. */
  readonly showsPages?: true;
}

export const GatewayError = Type.Object(
  {
    error: Type.Object({
      code: Type.String({ examples: ["invalid_request"] }),
      message: Type.String(),
      details: Type.Optional(
        Type.Array(
          Type.Object({
            path: Type.String(),
            message: Type.String(),
            line: Type.Optional(Type.Integer({ minimum: 1 })),
            column: Type.Optional(Type.Integer({ minimum: 1 })),
            code: Type.Optional(Type.String()),
            hint: Type.Optional(Type.String()),
          }),
        ),
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

/** The rules of every family that has none of its own. */
export function standardRules(name: string): FamilyRules {
  return {
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
    storageFullStatus: 403,
  };
}

/** Answers the rules of a path. */
export type FindRules = (url: string) => FamilyRules;

/** Finds rules by the longest prefix that a path begins with; one of them must be of `/`. */
export function findRulesByPrefix(
  owned: readonly { readonly prefix: string; readonly rules: FamilyRules }[],
): FindRules {
  const longestFirst = [...owned].sort((a, b) => b.prefix.length - a.prefix.length);
  const fallback = longestFirst.at(-1);
  if (fallback?.prefix !== "/") throw new Error("no family owns the path /");
  return (url) => {
    const owns = ({ prefix }: { readonly prefix: string }) =>
      url.startsWith(prefix) && /^[/?]?$/.test(url.charAt(prefix.length));
    return (longestFirst.find(owns) ?? fallback).rules;
  };
}

declare module "fastify" {
  interface FastifyInstance {
    readonly findRules: FindRules;
  }
}

/** The rules for a request: those of its route with what its path names, however that was written. */
export function rulesOf({ server, routeOptions, url, params }: FastifyRequest): FamilyRules {
  const named = (params ?? {}) as Readonly<Record<string, string | undefined>>;
  const path = routeOptions.url?.replace(/:(\w+)/g, (whole, name: string) => named[name] ?? whole);
  return server.findRules(path ?? url);
}

import type { FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from "fastify";
import type { Key } from "../../platform/keys/key.js";
import type { Keys } from "../../platform/keys/keys.js";
import { errors, type Refusal } from "../api-error.js";

declare module "fastify" {
  interface FastifyRequest {
    /** Whose key came with the request; set on routes that ask for one. */
    caller: Key | null;
    /** The account on whose behalf the request came, where a session or the gateway tells it. */
    account: string | null;
    /** The id of the gateway key that came with the request, on servers behind the gateway. */
    gatewayKeyId: string | null;
  }
}

const BEARER = /^Bearer +(\S+) *$/i;

const keyOrigins = { jobs: "from signup", evidence: "from POST /api/v1/key" } as const;

/** Asks for a key of a realm in `x-api-key`; anything else is 401, before the body is read. */
export function requireApiKey(
  keys: Keys,
  realm: keyof typeof keyOrigins,
): onRequestAsyncHookHandler {
  return async (request, reply) => {
    request.caller = await readApiKey(keys, realm, request, reply);
  };
}

/** The live key of a realm that came in `x-api-key`; without one, 401. */
export async function readApiKey(
  keys: Keys,
  realm: keyof typeof keyOrigins,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Key> {
  reply.header("cache-control", "no-store");
  const text = request.headers["x-api-key"];
  if (typeof text !== "string" || text === "") {
    throw errors.unauthorized(`send the key ${keyOrigins[realm]} in the x-api-key header`);
  }
  const key = await keys.find(realm, text);
  if (!key) throw unknownApiKey();
  return key;
}

/** The refusal of a key in `x-api-key` that is not a live one of the realm. */
export const unknownApiKey: Refusal = () =>
  errors.unauthorized("the key in x-api-key is malformed, unknown, expired or revoked");

/** The same for a key in `Authorization: Bearer`. */
export const unknownBearerKey: Refusal = () =>
  errors.unauthorized("the key in Authorization is malformed, unknown, expired or revoked");

/** The text of the key that came in `Authorization: Bearer`; undefined without one. */
export function readBearer(request: FastifyRequest): string | undefined {
  return BEARER.exec(request.headers.authorization ?? "")?.[1];
}

/** The live key of a realm that came in `Authorization: Bearer`; without one, 401. */
export async function readBearerKey(
  keys: Keys,
  realm: "products",
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Key> {
  reply.header("cache-control", "no-store").header("www-authenticate", 'Bearer realm="gatehouse"');
  const text = readBearer(request);
  if (text === undefined) {
    throw errors.unauthorized("send a products key as Authorization: Bearer prd_…");
  }
  const key = await keys.find(realm, text);
  if (!key) throw unknownBearerKey();
  reply.removeHeader("www-authenticate");
  return key;
}

/** The caller of a route that asks for a key. */
export function callerOf(request: FastifyRequest): Key {
  if (!request.caller) throw errors.unauthorized("this route needs a key");
  return request.caller;
}

/** The account of a request that came with a session or through the gateway. */
export function accountOf(request: FastifyRequest): string {
  if (request.account === null) throw errors.unauthorized("this route needs an account");
  return request.account;
}

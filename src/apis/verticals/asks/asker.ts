import type { FastifyReply, FastifyRequest } from "fastify";
import { type ApiError, errors } from "../../../http/api-error.js";
import { readBearer, unknownBearerKey } from "../../../http/caller/authenticate.js";
import type { Key } from "../../../platform/keys/key.js";
import type { Keys } from "../../../platform/keys/keys.js";
import { PRO_TIER } from "../../../platform/keys/pro-tier.js";

/** The gateway key that a question came with; null without one. A wrong key is 401, never open. */
export async function findAsker(
  keys: Keys,
  isKeyRequired: boolean,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Key | null> {
  if (request.headers.authorization === undefined) {
    if (!isKeyRequired) return null;
    reply.header("www-authenticate", 'Bearer realm="gateway"');
    throw keyRequired();
  }
  const text = readBearer(request);
  const key = text === undefined ? undefined : await keys.find("gateway", text);
  if (key) return key;
  reply.header("www-authenticate", 'Bearer realm="gateway"');
  throw unknownBearerKey();
}

/** The refusal of a question without a key where the operator wants one. */
export function keyRequired(): ApiError {
  return errors.unauthorized("send a gateway key in the header `Authorization: Bearer gwk_…`");
}

/** Whether a key was made for the pro tier or its account was granted it. */
export function isPro({ tier, grants }: Key): boolean {
  return tier === PRO_TIER.slug || grants.includes(PRO_TIER.slug);
}

/** The refusal of the pro tier without a key. */
export function proNeedsKey(): ApiError {
  return errors.unauthorized("the tier pro takes a gateway key that was granted it");
}

/** The refusal of the pro tier to a key that was not granted it. */
export function notPro(): ApiError {
  return errors.forbidden(
    'this key has no pro grant; ask for it with POST /v1/account/access-requests {"slug":"pro","reason":"…"} or ask the operator for `gatehouse access grant`',
  );
}

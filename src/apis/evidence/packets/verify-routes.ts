import { setImmediate } from "node:timers/promises";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { nameOf } from "../../../engines/evidence/packet/evidence-key.js";
import type { TrustedKey } from "../../../engines/evidence/packet/packet.js";
import { isObject } from "../../../engines/evidence/packet/packet-format.js";
import { verifyPacketInTurns } from "../../../engines/evidence/packet/verify-packet.js";
import type { JsonFault } from "../../../engines/json/strict-json/find-fault.js";
import { readStrictJson } from "../../../engines/json/strict-json/read-strict-json.js";
import { errors } from "../../../http/api-error.js";
import { GatewayError } from "../../../http/families.js";
import { errorReplies } from "../../../http/openapi/openapi.js";
import type { EvidenceLog } from "../../../services/evidence-log/evidence-log.js";
import { type TrustedKeyBody, VerdictReply, VerifyBody } from "./verify-schemas.js";

const BODY_BYTES_MAX = 2 * 1024 * 1024;
/** Deeper than a payload may be, so that a payload that is too deep is a verdict and no error. */
const DEPTH_MAX = 64;
const BEGIN_OF_TIME = "1970-01-01T00:00:00.000Z";

declare module "fastify" {
  interface FastifyRequest {
    /** What reading the body as JSON would hide; set on routes that read strictly. */
    jsonFault: JsonFault | null;
  }
}

/** POST /evidence/verify: open to everyone, and costs no call. */
export function createVerifyRoutes(log: Pick<EvidenceLog, "keys">): FastifyPluginAsyncTypebox {
  return async (app) => {
    readStrictly(app);
    app.post(
      "/evidence/verify",
      {
        bodyLimit: BODY_BYTES_MAX,
        schema: {
          operationId: "verifyEvidence",
          tags: ["evidence"],
          summary: "Verify a sealed packet",
          description:
            "Needs no key and costs no call. A packet that is not valid is an answer with status 200 that names the failed check.",
          body: VerifyBody,
          response: {
            200: VerdictReply,
            ...errorReplies(GatewayError, [400, 413, 422, 500, 503]),
          },
        },
      },
      async (request) => {
        const { packet, trusted_keys: trusted = [], previous = [] } = request.body;
        if (!isObject(packet)) throw errors.invalidRequest("packet must be an object");
        const faults = sortFault(request.jsonFault);
        const keys = joinKeys(await log.keys(), trusted.map(readKey));
        const pause = () => setImmediate();
        return verifyPacketInTurns(packet, { ...faults, keys, previous, pause });
      },
    );
  };
}

function readStrictly(app: FastifyInstance): void {
  app.decorateRequest("jsonFault", null);
  app.removeAllContentTypeParsers();
  const read = async (request: FastifyRequest, bytes: Buffer) => {
    if (bytes.length === 0) return undefined;
    const { value, fault } = readBody(bytes);
    request.jsonFault = fault ?? null;
    return value;
  };
  app.addContentTypeParser("*", { parseAs: "buffer" }, read);
}

function readBody(bytes: Buffer) {
  try {
    const body = readStrictJson(bytes, { depthMax: DEPTH_MAX, numbers: "exact" });
    if (body.value !== undefined) return body;
  } catch (cause) {
    throw errors.invalidRequest("the body is not valid JSON", { cause });
  }
  throw errors.invalidRequest(`the body is nested over ${DEPTH_MAX} levels deep`);
}

/** A fault within a packet is a verdict on it; anywhere else the request itself is at fault. */
function sortFault(fault: JsonFault | null) {
  if (!fault) return {};
  const { path, message } = fault;
  const sentence = `${message}, at ${path}`;
  if (path === "/packet" || path.startsWith("/packet/")) return { fault: sentence };
  if (path === "/previous" || path.startsWith("/previous/")) return { previousFault: sentence };
  throw errors.validation(sentence, { details: [fault] });
}

function readKey(key: TrustedKeyBody): TrustedKey {
  const { key_id, public_key, use } = key;
  const { not_before = BEGIN_OF_TIME, not_after = null, revoked_at = null } = key;
  return { key_id, public_key, use, not_before, not_after, revoked_at };
}

/** Nobody can bring keys for a log that is this one: what it says about them, revoked or not, holds. */
function joinKeys(own: readonly TrustedKey[], trusted: readonly TrustedKey[]): TrustedKey[] {
  const origins = new Set(own.map(({ key_id }) => nameOf(key_id)));
  return [...own, ...trusted.filter(({ key_id }) => !origins.has(nameOf(key_id)))];
}

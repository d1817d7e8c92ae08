import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import type { FastifyInstance } from "fastify";
import { nameOf } from "../../../engines/evidence/packet/evidence-key.js";
import type { TrustedKey } from "../../../engines/evidence/packet/packet.js";
import type { Verdict } from "../../../engines/evidence/packet/verdict.js";
import {
  type VerifyOptions,
  verifyPacketInTurns,
} from "../../../engines/evidence/packet/verify-packet.js";
import type { FreeJson } from "../../../engines/json/free-json/free-json.js";
import type { JsonFault } from "../../../engines/json/strict-json/find-fault.js";
import { errors } from "../../../http/api-error.js";
import { clientOf } from "../../../http/caller/client-address.js";
import { GatewayError } from "../../../http/families.js";
import { readBodiesAsJson } from "../../../http/input/body-parsers.js";
import { jsonReader } from "../../../http/input/json-body.js";
import { errorReplies } from "../../../http/openapi/openapi.js";
import { ownTurn } from "../../../platform/threads/own-turn.js";
import type { Threads } from "../../../platform/threads/threads.js";
import type { EvidenceLog } from "../../../services/evidence-log/evidence-log.js";
import { tasks } from "./tasks.js";
import { type TrustedKeyBody, VerdictReply, VerifyBody } from "./verify-schemas.js";

const BODY_BYTES_MAX = 2 * 1024 * 1024;
/** Deeper than a payload may be, so that a payload that is too deep is a verdict and no error. */
const DEPTH_MAX = 64;
/** Of packets as JSON texts; about a millisecond of reading and hashing. */
const BYTES_IN_PLACE_MAX = 65_536;
const QUICK_MS = 250;
const OVERRUN_MS = 5_000;
const BEGIN_OF_TIME = "1970-01-01T00:00:00.000Z";

declare module "fastify" {
  interface FastifyRequest {
    /** What reading the body as JSON would hide; set on routes that read strictly. */
    jsonFault: JsonFault | null;
  }
}

/** POST /evidence/verify: open to everyone, and costs no call. */
export function createVerifyRoutes(
  log: Pick<EvidenceLog, "keys">,
  threads: Threads,
): FastifyPluginAsyncTypebox {
  return async (app) => {
    readStrictly(app);
    app.post(
      "/evidence/verify",
      {
        bodyLimit: BODY_BYTES_MAX,
        schema: {
          operationId: "verifyEvidence",
          "x-agents": { isFirstCall: true },
          tags: ["evidence"],
          summary: "Verify a sealed packet",
          description:
            "Needs no key and costs no call. A packet that is not valid is an answer with status 200 that names the failed check.",
          body: VerifyBody,
          response: {
            200: VerdictReply,
            ...errorReplies(GatewayError, [400, 413, 422, 500, 503, 504]),
          },
        },
      },
      async (request) => {
        const { packet, trusted_keys: trusted = [], previous = [] } = request.body;
        if (!packet.text.startsWith("{")) throw errors.invalidRequest("packet must be an object");
        const faults = sortFault(request.jsonFault);
        const keys = joinKeys(await log.keys(), trusted.map(readKey));
        const options = { ...faults, keys };
        const bytes = previous.reduce((sum, one) => sum + one.bytes, packet.bytes);
        const owner = clientOf(request.ip);
        const pause = () => ownTurn(owner);
        if (bytes <= BYTES_IN_PLACE_MAX) return verifyHere(packet, previous, { ...options, pause });
        const texts = { packet: packet.text, previous: previous.map(({ text }) => text) };
        return threads.run(
          tasks["verify-packet"],
          { ...texts, ...options },
          {
            owner,
            lane: "quick",
            timeoutMs: QUICK_MS,
            overrunMs: OVERRUN_MS,
          },
        );
      },
    );
  };
}

function verifyHere(
  packet: FreeJson,
  previous: readonly FreeJson[],
  options: VerifyOptions & { readonly pause: () => Promise<void> },
): Promise<Verdict> {
  const earlier = previous.map(({ value }) => value);
  return verifyPacketInTurns(packet.value, { ...options, previous: earlier });
}

function readStrictly(app: FastifyInstance): void {
  app.decorateRequest("jsonFault", null);
  const rules = {
    kind: "strict",
    depthMax: DEPTH_MAX,
    numbers: "exact",
    refusesPrototypeKeys: false,
  } as const;
  const read = jsonReader({
    rules,
    refuse({ kind, path = "", message }, request) {
      if (kind === "hidden") request.jsonFault = { path, message };
      else if (kind === "too-deep") {
        throw errors.invalidRequest(`the body is nested over ${DEPTH_MAX} levels deep`);
      } else throw errors.invalidRequest("the body is not valid JSON");
    },
  });
  readBodiesAsJson(app, read);
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

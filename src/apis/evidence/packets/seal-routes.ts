import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import type { FreeJson } from "../../../engines/json/free-json/free-json.js";
import { type ApiError, errors } from "../../../http/api-error.js";
import { callerOf } from "../../../http/caller/authenticate.js";
import { GatewayError } from "../../../http/families.js";
import { onceOf } from "../../../http/once.js";
import { errorReplies, ref } from "../../../http/openapi/openapi.js";
import { storageFull } from "../../../http/openapi/storage-full.js";
import type { Once } from "../../../platform/idempotency/once.js";
import {
  CONTENT_BYTES_MAX,
  LogBroken,
  type NewPacket,
  PacketTooLarge,
} from "../../../services/evidence-log/evidence-log.js";
import { decisionChain } from "../../../services/evidence-log/find-entries.js";
import { storedPackets } from "../../../services/evidence-log/stored.js";
import type { LogOptions } from "./log-options.js";
import { DECISION_BYTES_MAX, Packet, SealBody, writtenAs } from "./packets-schemas.js";
import { readBodiesStrictly } from "./seal-body.js";

const BODY_BYTES_MAX = 2 * 1024 * 1024;

/** Seals decisions of agents. `Packet` has to be known to the server. */
export const sealRoutes: FastifyPluginAsyncTypebox<LogOptions> = async (app, options) => {
  await app.register(async (counted: Parameters<typeof sealRoutes>[0]) => {
    readBodiesStrictly(counted);
    options.meter.count(counted);
    counted.post(
      "/evidence/seal",
      {
        bodyLimit: BODY_BYTES_MAX,
        config: { idempotent: true },
        schema: {
          operationId: "sealDecision",
          tags: ["evidence"],
          security: [{ evidenceKey: [] }],
          summary: "Seal a decision into a packet that proves itself",
          body: SealBody,
          response: {
            200: writtenAs(ref(Packet)),
            ...errorReplies(
              GatewayError,
              [400, 401, 403, 409, 413, 422, 429, 500, 503],
              [storageFull(storedPackets)],
            ),
          },
        },
      },
      async (request, reply) => {
        const packet = newPacket(callerOf(request).counterId, request.body);
        const sealed = await seal(options, packet, onceOf(request));
        return reply.type("application/json; charset=utf-8").send(sealed);
      },
    );
  });
};

async function seal(
  { evidence }: LogOptions,
  packet: NewPacket,
  once: Once<string> | undefined,
): Promise<string> {
  try {
    return await evidence.sealText(packet, once);
  } catch (error) {
    if (error instanceof PacketTooLarge) throw tooLarge(error);
    if (error instanceof LogBroken) {
      throw errors.unavailable("the evidence log takes nothing now: it needs its operator", {
        cause: error,
      });
    }
    throw error;
  }
}

/** Fields that are unknown are ignored, and fields that are absent stay absent; 422 for too long ones. */
function newPacket(owner: string, body: SealBody): NewPacket {
  const { agent_id, decision, workflow_id, step_index, capability_scope, metadata } = body;
  const bytes = Buffer.byteLength(agent_id) + Buffer.byteLength(decision);
  if (bytes > DECISION_BYTES_MAX) {
    const message = `agent_id and decision must have at most ${DECISION_BYTES_MAX} bytes together`;
    throw errors.validation(message, { details: [{ path: "/decision", message }] });
  }
  return {
    type: "agent-decision",
    owner,
    chain: decisionChain(agent_id, workflow_id),
    content: {
      agent_id,
      decision,
      ...(workflow_id === undefined ? {} : { workflow_id }),
      ...(step_index === undefined ? {} : { step_index }),
      ...(capability_scope === undefined ? {} : { capability_scope }),
      ...(metadata === undefined ? {} : { metadata: contentOf(metadata) }),
    },
  };
}

/** The canonical form is as long as the text; what is too long anyway need not be built. */
function contentOf(metadata: FreeJson): unknown {
  if (metadata.bytes > CONTENT_BYTES_MAX) throw tooLarge(new PacketTooLarge());
  return metadata.value;
}

function tooLarge({ message: reason }: PacketTooLarge): ApiError {
  const message = `the body is too large to be sealed: ${reason}`;
  return errors.validation(message, { details: [{ path: "", message }] });
}

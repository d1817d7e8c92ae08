import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { GatewayError } from "../../../http/families.js";
import { errorReplies } from "../../../http/openapi/openapi.js";
import type { ServedLog } from "../../../services/evidence-log/served-log.js";
import { KeysReply, writtenAs } from "./packets-schemas.js";

const CACHE_SECONDS = 60;

export interface KeysOfLogOptions {
  readonly evidence: ServedLog;
  /** The whole path: the keys are at an address of the family and at a well-known one. */
  readonly path: string;
  readonly operationId: string;
}

/** The public keys of the log. `Packet` has to be known to the server. */
export const keysOfLogRoutes: FastifyPluginAsyncTypebox<KeysOfLogOptions> = async (
  app,
  { evidence, path, operationId },
) => {
  app.get(
    path,
    {
      schema: {
        operationId,
        tags: ["evidence"],
        summary: "List the public keys of the log, and the packets with which they changed",
        response: { 200: writtenAs(KeysReply), ...errorReplies(GatewayError, [500, 503]) },
      },
    },
    async (_request, reply) => {
      const [keys, rotations] = await Promise.all([evidence.keys(), evidence.rotations()]);
      return reply
        .header("cache-control", `public, max-age=${CACHE_SECONDS}`)
        .type("application/json; charset=utf-8")
        .send(`{"keys":${JSON.stringify(keys)},"rotations":[${rotations.join(",")}]}`);
    },
  );
};

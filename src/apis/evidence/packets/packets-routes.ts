import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { errors, type Refusal } from "../../../http/api-error.js";
import { callerOf } from "../../../http/caller/authenticate.js";
import { GatewayError } from "../../../http/families.js";
import { partsOfCursor, toCursor } from "../../../http/input/cursor.js";
import { errorReplies, ref, textReply } from "../../../http/openapi/openapi.js";
import type { LogOptions } from "./log-options.js";
import { Packet, PacketParams, PacketsQuery, PacketsReply, writtenAs } from "./packets-schemas.js";

const CURSOR = /^packets (\d{1,16})$/;
const JSON_TYPE = "application/json; charset=utf-8";
const PROOF_ENDING = ".tlog-proof";

const common = { tags: ["evidence"], security: [{ evidenceKey: [] }] };
const noPacket: Refusal = () => errors.notFound("the packet");
const proofText = textReply("text/plain", {
  description: "a `c2sp.org/tlog-proof@v1` text",
  example: "c2sp.org/tlog-proof@v1\nindex 0\n\n…",
});

/** The packets of a key, read again. `Packet` has to be known to the server. */
export const packetsRoutes: FastifyPluginAsyncTypebox<LogOptions> = async (app, options) => {
  await app.register(async (counted: Parameters<typeof packetsRoutes>[0]) => {
    options.meter.count(counted);
    addListRoute(counted, options);
    addPacketRoutes(counted, options);
  });
};

function addListRoute(
  app: Parameters<typeof packetsRoutes>[0],
  { evidence }: Pick<LogOptions, "evidence">,
): void {
  app.get(
    "/evidence/packets",
    {
      schema: {
        ...common,
        operationId: "listPackets",
        summary: "List the packets of your key, newest first",
        querystring: PacketsQuery,
        response: {
          200: writtenAs(PacketsReply),
          ...errorReplies(GatewayError, [401, 422, 429, 500, 503]),
        },
      },
    },
    async (request, reply) => {
      const { agent_id, workflow_id, limit, cursor } = request.query;
      const page = await evidence.packets(callerOf(request).counterId, {
        agentId: agent_id,
        workflowId: workflow_id,
        limit,
        before: cursor === undefined ? undefined : Number(partsOfCursor(cursor, CURSOR)[0]),
      });
      const next = page.before === undefined ? "null" : `"${toCursor(`packets ${page.before}`)}"`;
      return reply
        .type(JSON_TYPE)
        .send(`{"packets":[${page.packets.join(",")}],"next_cursor":${next}}`);
    },
  );
}

function addPacketRoutes(
  app: Parameters<typeof packetsRoutes>[0],
  { evidence }: Pick<LogOptions, "evidence">,
): void {
  app.get(
    "/evidence/packets/:id",
    {
      schema: {
        ...common,
        operationId: "getPacket",
        summary: "Get a packet of your key with a proof for the log of now",
        params: PacketParams,
        response: {
          200: writtenAs(ref(Packet)),
          ...errorReplies(GatewayError, [401, 404, 429, 500, 503], [noPacket]),
        },
      },
    },
    async (request, reply) => {
      const packet = await evidence.packet(callerOf(request).counterId, request.params.id);
      if (packet === undefined) throw noPacket();
      return reply.type(JSON_TYPE).send(packet);
    },
  );

  app.get(
    `/evidence/packets/:id${PROOF_ENDING}`,
    {
      schema: {
        ...common,
        operationId: "getTlogProof",
        summary: "Get the proof of a packet as a text that other tools read",
        params: PacketParams,
        response: {
          200: proofText,
          ...errorReplies(GatewayError, [401, 404, 429, 500, 503], [noPacket]),
        },
      },
    },
    async (request, reply) => {
      const proof = await evidence.tlogProof(callerOf(request).counterId, request.params.id);
      if (proof === undefined) throw noPacket();
      return reply.type("text/plain; charset=utf-8").send(proof);
    },
  );
}

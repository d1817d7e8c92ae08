import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { Type } from "@sinclair/typebox";
import { ApiError, errors, type Refusal } from "../../../http/api-error.js";
import { GatewayError } from "../../../http/families.js";
import { errorReplies, textReply } from "../../../http/openapi/openapi.js";
import type { LogOptions } from "./log-options.js";
import { readTilePath } from "./log-tile-path.js";
import { ConsistencyQuery, ProofQuery, ProofReply } from "./packets-schemas.js";

const FOR_EVER = "public, max-age=31536000, immutable";

const checkpointText = textReply("text/plain", {
  description: "a C2SP signed note over a tlog-checkpoint",
  example: "localhost:8080/evidence\n0\n47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=\n\n…",
});
const tileBytes = Type.Unsafe<Buffer>({
  description: "hashes of 32 bytes each, in a row",
  content: { "application/octet-stream": { schema: { type: "string", format: "binary" } } },
});

const noTile: Refusal = () => errors.notFound("the tile");
const noTree: Refusal = () => errors.notFound("a tree of that size");

/** The log as anyone may watch it: C2SP tlog-tiles, and proofs for those who want them made. */
export const logRoutes: FastifyPluginAsyncTypebox<LogOptions> = async (app, { evidence }) => {
  const tags = ["evidence"];

  app.get(
    "/evidence/log/checkpoint",
    {
      schema: {
        operationId: "getCheckpoint",
        tags,
        summary: "Get the newest signed head of the log",
        response: { 200: checkpointText, ...errorReplies(GatewayError, [500, 503]) },
      },
    },
    async (_request, reply) =>
      reply
        .header("cache-control", "no-store")
        .type("text/plain; charset=utf-8")
        .send(await evidence.checkpoint()),
  );

  app.get(
    "/evidence/log/tile/*",
    {
      schema: {
        operationId: "getTile",
        tags,
        summary: "Get a tile of the tree, `<level>/<index>`, or `<level>/<index>.p/<width>`",
        params: Type.Object({ "*": Type.String({ description: "as in C2SP tlog-tiles" }) }),
        response: { 200: tileBytes, ...errorReplies(GatewayError, [404, 500, 503], [noTile]) },
      },
    },
    async (request, reply) => {
      const path = request.params["*"];
      if (path.startsWith("entries/")) {
        throw new ApiError(404, "not_found", "entries are withheld: they are their owners' alone");
      }
      const place = readTilePath(path);
      const tile = place && (await evidence.tile(place));
      if (!tile) throw noTile();
      return reply.header("cache-control", FOR_EVER).type("application/octet-stream").send(tile);
    },
  );

  app.get(
    "/evidence/log/proof",
    {
      schema: {
        operationId: "getInclusionProof",
        tags,
        summary: "Prove that an entry is in the tree of a size",
        querystring: ProofQuery,
        response: {
          200: ProofReply,
          ...errorReplies(GatewayError, [400, 404, 422, 500, 503], [noTree]),
        },
      },
    },
    async ({ query }) => {
      if (query.index >= query.size) throw outOfOrder("/index", "index must be below size");
      return { proof: required(await evidence.inclusionProof(query)) };
    },
  );

  app.get(
    "/evidence/log/consistency",
    {
      schema: {
        operationId: "getConsistencyProof",
        tags,
        summary: "Prove that the tree of one size begins with the tree of another",
        querystring: ConsistencyQuery,
        response: {
          200: ProofReply,
          ...errorReplies(GatewayError, [400, 404, 422, 500, 503], [noTree]),
        },
      },
    },
    async ({ query }) => {
      if (query.from > query.to) throw outOfOrder("/from", "from must be at most to");
      return { proof: required(await evidence.consistencyProof(query)) };
    },
  );
};

function outOfOrder(path: string, message: string): ApiError {
  return errors.validation(message, { details: [{ path, message }] });
}

function required(proof: string[] | undefined): string[] {
  if (!proof) throw noTree();
  return proof;
}

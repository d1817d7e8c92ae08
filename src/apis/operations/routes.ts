import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { Type } from "@sinclair/typebox";
import { errors } from "../../http/api-error.js";
import { GatewayError } from "../../http/families.js";
import { errorReplies, ref, textReply } from "../../http/openapi/openapi.js";
import {
  jsonRepresentation,
  keepRepresentation,
  notModifiedReply,
  sendOpenDocument,
} from "../../http/representation.js";
import type { Needed } from "../../platform/parts/part.js";
import { addDiscoveryRoutes, type DiscoveryParts } from "./discovery/discovery-routes.js";
import { keepFamilyDocuments, noFamily } from "./discovery/family-documents.js";
import { Health } from "./health-schema.js";

export interface OperationsOptions {
  readonly parts: Needed<"health" | "metrics" | "isDraining"> & DiscoveryParts;
}

const Alive = Type.Object({ status: Type.Literal("ok") }, { examples: [{ status: "ok" }] });

const OpenApi = Type.Object(
  {},
  { additionalProperties: true, examples: [{ openapi: "3.1.0", paths: {} }] },
);

/** What operators and CI ask: health, readiness, metrics and the descriptions of the API. */
export const operationsRoutes: FastifyPluginAsyncTypebox<OperationsOptions> = async (
  app,
  options,
) => {
  const { health: watch, metrics, isDraining, describeApi } = options.parts;
  const description = keepRepresentation(async () => jsonRepresentation(await describeApi()));
  const familyDocument = keepFamilyDocuments(describeApi);
  app.addSchema(Health);
  app.addHook("onRequest", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });

  app.get(
    "/health",
    {
      schema: {
        operationId: "getHealth",
        tags: ["operations"],
        summary: "Probe every part of the server",
        description:
          "200 while the server can work, also when degraded; 503 when its store is down or its evidence log is not what was signed.",
        response: { 200: ref(Health), 503: ref(Health), ...errorReplies(GatewayError, [500]) },
      },
    },
    async (_request, reply) => {
      const health = await watch.probe();
      // Probes are the first and often the only calls of a start: nothing is compiled for them.
      reply.type("application/json; charset=utf-8").serializer(JSON.stringify);
      return reply.code(health.status === "down" ? 503 : 200).send(health);
    },
  );

  app.get(
    "/livez",
    {
      schema: {
        operationId: "getLiveness",
        tags: ["operations"],
        summary: "Say that the process answers",
        response: { 200: Alive, ...errorReplies(GatewayError, [500]) },
      },
    },
    async () => ({ status: "ok" as const }),
  );

  app.get(
    "/readyz",
    {
      schema: {
        operationId: "getReadiness",
        tags: ["operations"],
        summary: "Say whether to send traffic here",
        response: { 200: Alive, ...errorReplies(GatewayError, [500, 503]) },
      },
    },
    async () => {
      if (isDraining()) throw errors.unavailable("the server is shutting down");
      const { checks } = await watch.probe();
      if (checks.store.status === "down") throw errors.unavailable("the storage cannot be used");
      return { status: "ok" as const };
    },
  );

  app.get(
    "/metrics",
    {
      schema: {
        operationId: "getMetrics",
        tags: ["operations"],
        summary: "Metrics in the Prometheus text format",
        response: {
          200: textReply("text/plain", {
            description: "Every metric of this process",
            example: "# TYPE gatehouse_workers_busy gauge\ngatehouse_workers_busy 0\n",
          }),
          ...errorReplies(GatewayError, [500]),
        },
      },
    },
    async (_request, reply) => {
      const { contentType, body } = await metrics.render();
      return reply.type(contentType).serializer(String).send(body);
    },
  );

  app.get(
    "/openapi.json",
    {
      schema: {
        operationId: "getOpenapi",
        tags: ["operations"],
        summary: "This document",
        response: {
          200: OpenApi,
          304: notModifiedReply,
          ...errorReplies(GatewayError, [500]),
        },
      },
    },
    async (request, reply) => sendOpenDocument(request, reply, await description()),
  );

  app.get(
    "/openapi/:family.json",
    {
      schema: {
        operationId: "getFamilyDocument",
        tags: ["operations"],
        summary: "Describe one family in OpenAPI 3.1",
        params: Type.Object({ family: Type.String({ examples: ["jobs"] }) }),
        response: {
          200: OpenApi,
          304: notModifiedReply,
          ...errorReplies(GatewayError, [404, 500], [noFamily]),
        },
      },
    },
    async (request, reply) =>
      sendOpenDocument(request, reply, await familyDocument(request.params.family)),
  );

  addDiscoveryRoutes(app, options.parts);
};

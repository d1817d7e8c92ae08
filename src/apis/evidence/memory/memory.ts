import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { callerOf } from "../../../http/caller/authenticate.js";
import { GatewayError } from "../../../http/families.js";
import { writeFreeJson } from "../../../http/input/free-json.js";
import { onceOf } from "../../../http/once.js";
import { errorReplies, ref } from "../../../http/openapi/openapi.js";
import type { Memory } from "../../../services/memory/memory.js";
import type { Meter } from "../meter.js";
import {
  DeleteBody,
  DeleteQuery,
  DeleteReply,
  ListQuery,
  ListReply,
  MemoryEntry,
  RetrieveQuery,
  SearchBody,
  SearchReply,
  StatsReply,
  StoreBody,
  StoreReply,
} from "./memory-schemas.js";
import { createMemoryService, noMemory, nothingNamed } from "./memory-service.js";

export interface MemoryRoutesOptions {
  readonly memory: Memory;
  readonly meter: Meter;
}

/** Bounded memory of agents, apart for each key. */
export const memoryRoutes: FastifyPluginAsyncTypebox<MemoryRoutesOptions> = async (
  app,
  { memory, meter },
) => {
  app.addSchema(MemoryEntry);
  const service = createMemoryService(memory);
  await app.register(async (keyed) => {
    meter.count(keyed);
    writingRoutes(keyed, service);
    readingRoutes(keyed, service);
  });
};

type App = Parameters<FastifyPluginAsyncTypebox>[0];
type Service = ReturnType<typeof createMemoryService>;

const shared = { tags: ["evidence"], security: [{ evidenceKey: [] }] };
const refusals = [400, 401, 422, 429, 500, 503] as const;

function writingRoutes(app: App, service: Service): void {
  app.post(
    "/memory/store",
    {
      config: { idempotent: true },
      schema: {
        ...shared,
        operationId: "storeMemory",
        summary: "Store a value under a key",
        description:
          "What is stored is on disk before the answer. When the memory is full, the least useful entries go, and `evicted` names them.",
        body: StoreBody,
        response: { 200: StoreReply, ...errorReplies(GatewayError, [...refusals, 409, 413]) },
      },
    },
    async (request) => service.store(callerOf(request).counterId, request.body, onceOf(request)),
  );

  app.delete(
    "/memory",
    {
      schema: {
        ...shared,
        operationId: "deleteMemory",
        summary: "Delete an entry, a namespace or all of an agent",
        description:
          "Deletes what bears every name that is given, in the body or in the query; at least one has to be.",
        body: DeleteBody,
        querystring: DeleteQuery,
        response: {
          200: DeleteReply,
          ...errorReplies(GatewayError, [...refusals, 413], [nothingNamed]),
        },
      },
    },
    async (request) =>
      service.delete(callerOf(request).counterId, { ...request.query, ...request.body }),
  );
}

function readingRoutes(app: App, service: Service): void {
  app.get(
    "/memory/retrieve",
    {
      schema: {
        ...shared,
        operationId: "retrieveMemory",
        summary: "Get what is stored under a key",
        querystring: RetrieveQuery,
        response: {
          200: ref(MemoryEntry),
          ...errorReplies(GatewayError, [...refusals, 404], [() => noMemory()]),
        },
      },
    },
    async (request, reply) => {
      writeFreeJson(reply);
      return service.retrieve(callerOf(request).counterId, request.query);
    },
  );

  app.get(
    "/memory/stats",
    {
      schema: {
        ...shared,
        operationId: "getMemoryStats",
        summary: "See how full the memory is",
        response: { 200: StatsReply, ...errorReplies(GatewayError, [401, 429, 500, 503]) },
      },
    },
    async (request) => service.stats(callerOf(request).counterId),
  );

  app.get(
    "/memory/list",
    {
      schema: {
        ...shared,
        operationId: "listMemory",
        summary: "List what is stored",
        querystring: ListQuery,
        response: { 200: ListReply, ...errorReplies(GatewayError, [401, 422, 429, 500, 503]) },
      },
    },
    async (request) => service.list(callerOf(request).counterId, request.query),
  );

  app.post(
    "/memory/search",
    {
      schema: {
        ...shared,
        operationId: "searchMemory",
        summary: "Find entries by the words in them",
        "x-agents": { isTool: true },
        description:
          "Looks through keys, field names, texts and numbers. English words are found in any form, accents and case do not matter, and scripts without spaces are found by pairs of characters.",
        body: SearchBody,
        response: { 200: SearchReply, ...errorReplies(GatewayError, [...refusals, 413]) },
      },
    },
    async (request, reply) => {
      writeFreeJson(reply);
      return service.search(callerOf(request).counterId, request.body);
    },
  );
}

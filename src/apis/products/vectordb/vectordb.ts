import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { answerInTime } from "../../../http/caller/answer-in-time.js";
import { callerOf } from "../../../http/caller/authenticate.js";
import { GatewayError } from "../../../http/families.js";
import { readBodiesAsBytes, readBodiesAsJson } from "../../../http/input/body-parsers.js";
import { jsonOfNumbers, jsonReader } from "../../../http/input/json-body.js";
import { onceOf } from "../../../http/once.js";
import { errorReplies, ref } from "../../../http/openapi/openapi.js";
import type { Deadline } from "../../../platform/threads/deadline.js";
import type { Vectors } from "../../../services/vectors/vectors.js";
import type { ProductsOptions } from "../options.js";
import type { SearchBytes } from "./read-search.js";
import { noCollection, noVector } from "./vectordb-errors.js";
import { insertVectors } from "./vectordb-insert.js";
import {
  CollectionParams,
  CollectionReply,
  CollectionsQuery,
  CollectionsReply,
  DeleteBody,
  DeleteQuery,
  DeleteReply,
  DropReply,
  FetchQuery,
  FetchReply,
  InsertBody,
  InsertReply,
  SearchBatchBody,
  SearchBatchReply,
  SearchBody,
  SearchReply,
  writtenAs,
} from "./vectordb-schemas.js";
import { searchVectors } from "./vectordb-search.js";
import { createVectordbService, type VectordbService } from "./vectordb-service.js";

export interface VectordbOptions extends ProductsOptions {
  readonly vectors: Vectors;
  /** What a call that searches has in all, from its request to its answer. */
  readonly searchMsMax: number;
}

type App = Parameters<FastifyPluginAsyncTypebox>[0];

const INSERT_BODY_BYTES_MAX = 32 * 1_048_576;
const JSON_TYPE = "application/json; charset=utf-8";

const shared = { tags: ["products"], security: [{ productsKey: [] }] };
const refusals = [401, 403, 429, 500, 503] as const;
const lookupRefusals = [...refusals, 400, 404, 422] as const;

/** Vectors in named collections of the key's account. */
export const vectordbRoutes: FastifyPluginAsyncTypebox<VectordbOptions> = async (app, options) => {
  app.addSchema(CollectionReply);
  const service = createVectordbService(options.vectors);
  await app.register(async (admitted: App) => {
    options.guard.admit(admitted, "vectordb");
    readBodiesAsJson(admitted, jsonReader(jsonOfNumbers));
    await admitted.register(async (scope: App) => searchRoutes(scope, options));
    vectorRoutes(admitted, service);
    collectionRoutes(admitted, service);
    await admitted.register(async (scope: App) => insertRoute(scope, options));
  });
};

function insertRoute(app: App, { vectors, parts }: VectordbOptions): void {
  readBodiesAsBytes(app);
  app.post(
    "/v1/vectordb/insert",
    {
      bodyLimit: INSERT_BODY_BYTES_MAX,
      config: { idempotent: true },
      schema: {
        ...shared,
        operationId: "insertVectors",
        summary: "Insert a vector or many, or replace those with the same ids",
        description:
          "The first insertion makes the collection. What is inserted is on disk before the answer, and every search after it sees it.",
        body: InsertBody,
        response: {
          200: writtenAs(InsertReply),
          ...errorReplies(GatewayError, [...refusals, 400, 409, 413, 422, 504]),
        },
      },
      // The engine that reads the body validates it by itself.
      validatorCompiler: () => () => true,
    },
    async (request, reply) => {
      const body = request.bodyBytes ?? Buffer.alloc(0);
      const { threads } = parts;
      const { ownerId } = callerOf(request);
      const once = onceOf(request, JSON.stringify);
      const inserted = await insertVectors({ vectors, threads }, ownerId, body, once);
      return reply.type(JSON_TYPE).send(JSON.stringify(inserted));
    },
  );
}

function searchRoutes(app: App, { vectors, parts, searchMsMax }: VectordbOptions): void {
  readBodiesAsBytes(app);
  // What reads the body validates it by itself, on a thread where it is large.
  const validatorCompiler = () => () => true;
  const time = { name: "the search", ms: searchMsMax };
  const { threads } = parts;
  const search = (owner: string, body: SearchBytes) => (deadline: Deadline) =>
    searchVectors({ vectors, threads }, owner, { body, deadline });

  app.post(
    "/v1/vectordb/search",
    {
      schema: {
        ...shared,
        operationId: "searchVectors",
        summary: "Find the vectors nearest to another one",
        body: SearchBody,
        response: {
          200: writtenAs(SearchReply),
          ...errorReplies(GatewayError, [...lookupRefusals, 413, 504], [noCollection]),
        },
      },
      validatorCompiler,
    },
    async (request, reply) => {
      const { ownerId } = callerOf(request);
      const body = { bytes: request.bodyBytes ?? Buffer.alloc(0), isBatch: false };
      const found = await answerInTime(reply, time, search(ownerId, body));
      return found === undefined ? reply : reply.type(JSON_TYPE).send(found);
    },
  );

  app.post(
    "/v1/vectordb/search-batch",
    {
      schema: {
        ...shared,
        operationId: "searchVectorsInBatch",
        summary: "Find the vectors nearest to each of several",
        body: SearchBatchBody,
        response: {
          200: writtenAs(SearchBatchReply),
          ...errorReplies(GatewayError, [...lookupRefusals, 413, 504], [noCollection]),
        },
      },
      validatorCompiler,
    },
    async (request, reply) => {
      const { ownerId } = callerOf(request);
      const body = { bytes: request.bodyBytes ?? Buffer.alloc(0), isBatch: true };
      const found = await answerInTime(reply, time, search(ownerId, body));
      return found === undefined ? reply : reply.type(JSON_TYPE).send(found);
    },
  );
}

function vectorRoutes(app: App, service: VectordbService): void {
  app.get(
    "/v1/vectordb/fetch",
    {
      schema: {
        ...shared,
        operationId: "fetchVector",
        summary: "Get a vector as it is stored",
        querystring: FetchQuery,
        response: { 200: FetchReply, ...errorReplies(GatewayError, lookupRefusals, [noVector]) },
      },
    },
    async (request) => service.fetch(callerOf(request).ownerId, request.query),
  );

  app.delete(
    "/v1/vectordb/delete",
    {
      schema: {
        ...shared,
        operationId: "deleteVector",
        summary: "Delete a vector",
        description:
          "`collection` and `id` come in the body, or in the query for clients that send none with DELETE; an emptied collection keeps its dimension.",
        body: DeleteBody,
        querystring: DeleteQuery,
        response: {
          200: DeleteReply,
          ...errorReplies(GatewayError, [...lookupRefusals, 413], [noVector]),
        },
      },
    },
    async (request) =>
      service.delete(callerOf(request).ownerId, { ...request.query, ...request.body }),
  );
}

function collectionRoutes(app: App, service: VectordbService): void {
  app.get(
    "/v1/vectordb/collections",
    {
      schema: {
        ...shared,
        operationId: "listCollections",
        summary: "List your collections",
        querystring: CollectionsQuery,
        response: { 200: CollectionsReply, ...errorReplies(GatewayError, [...refusals, 422]) },
      },
    },
    async (request) => service.list(callerOf(request).ownerId, request.query),
  );

  app.get(
    "/v1/vectordb/collections/:name",
    {
      schema: {
        ...shared,
        operationId: "getCollection",
        summary: "Get the dimension, metric and size of a collection",
        params: CollectionParams,
        response: {
          200: ref(CollectionReply),
          ...errorReplies(GatewayError, [...refusals, 404], [noCollection]),
        },
      },
    },
    async (request) => service.get(callerOf(request).ownerId, request.params.name),
  );

  app.delete(
    "/v1/vectordb/collections/:name",
    {
      schema: {
        ...shared,
        operationId: "dropCollection",
        summary: "Delete a collection and all of its vectors",
        params: CollectionParams,
        response: {
          200: DropReply,
          ...errorReplies(GatewayError, [...refusals, 400, 404, 413], [noCollection]),
        },
      },
    },
    async (request) => service.drop(callerOf(request).ownerId, request.params.name),
  );
}

import { Type } from "@sinclair/typebox";
import type { FastifyRequest } from "fastify";
import { accountOf } from "../../http/caller/authenticate.js";
import { GatewayError } from "../../http/families.js";
import { writeFreeJson } from "../../http/input/free-json.js";
import { onceOf } from "../../http/once.js";
import { errorReplies, ref } from "../../http/openapi/openapi.js";
import { storageFull } from "../../http/openapi/storage-full.js";
import type { Needed } from "../../platform/parts/part.js";
import type { BackendApp } from "../backend.js";
import { createKeyspaces, type Keyspaces, noKeyspace } from "./keyspaces.js";
import {
  BatchBody,
  BatchReply,
  CreateKeyspaceBody,
  DeleteBody,
  DeletedReply,
  DeleteQuery,
  Entry,
  GetBody,
  KeyParams,
  Keyspace,
  KeyspaceListQuery,
  KeyspaceListReply,
  KeyspaceParams,
  type OperationResult,
  PutBody,
  PutValueBody,
  ScanBody,
  ScanReply,
  Written,
} from "./schemas.js";
import { createKeyedStore, type KeyedStore } from "./service.js";
import type { KeyspaceName } from "./store.js";
import { storedKeys, storedKeyspaces } from "./stored.js";
import { otherVersion } from "./write-keys.js";

const tags = ["keyed-store"];
const wrongVersion = () => otherVersion("if_version is 3", 4);
const readErrors = errorReplies(GatewayError, [400, 401, 404, 413, 422, 500, 503], [noKeyspace]);
const writeErrors = errorReplies(
  GatewayError,
  [400, 401, 403, 404, 409, 413, 422, 500, 503],
  [noKeyspace, storageFull(storedKeys), wrongVersion],
);
const Nothing = Type.Unsafe<undefined>({ type: "null", description: "Deleted" });

/** Adds the routes of keyspaces and of their keys. */
export async function routes(
  app: BackendApp,
  needed: Needed<"store" | "clock" | "storageQuota">,
): Promise<void> {
  const service = createKeyedStore(needed);
  app.addSchema(Keyspace);
  app.addSchema(Written);
  app.addSchema(Entry);
  keyspaceRoutes(app, createKeyspaces(needed));
  keyRoutes(app, service);
  keyPostRoutes(app, service);
  manyKeysRoutes(app, service);
}

function keyspaceRoutes(app: BackendApp, keyspaces: Keyspaces): void {
  app.post(
    "/v1/keyspaces",
    {
      config: { idempotent: true },
      schema: {
        operationId: "createKeyspace",
        tags,
        summary: "Make a keyspace",
        body: CreateKeyspaceBody,
        response: {
          201: ref(Keyspace),
          ...errorReplies(
            GatewayError,
            [400, 401, 403, 409, 413, 422, 500, 503],
            [storageFull(storedKeyspaces)],
          ),
        },
      },
    },
    async (request, reply) => {
      reply.code(201);
      return keyspaces.create(keyspaceOf(request, request.body.name), onceOf(request));
    },
  );

  app.get(
    "/v1/keyspaces",
    {
      schema: {
        operationId: "listKeyspaces",
        tags,
        summary: "List your keyspaces in the order they were made",
        querystring: KeyspaceListQuery,
        response: {
          200: KeyspaceListReply,
          ...errorReplies(GatewayError, [401, 422, 500, 503]),
        },
      },
    },
    async (request) => keyspaces.list(accountOf(request), request.query),
  );

  app.get(
    "/v1/keyspaces/:name",
    {
      schema: {
        operationId: "getKeyspace",
        tags,
        summary: "Get a keyspace and its size",
        params: KeyspaceParams,
        response: {
          200: ref(Keyspace),
          ...errorReplies(GatewayError, [401, 404, 500, 503], [noKeyspace]),
        },
      },
    },
    async (request) => keyspaces.get(keyspaceOf(request, request.params.name)),
  );

  app.delete(
    "/v1/keyspaces/:name",
    {
      schema: {
        operationId: "deleteKeyspace",
        tags,
        summary: "Delete a keyspace with all its keys",
        params: KeyspaceParams,
        response: {
          204: Nothing,
          ...errorReplies(GatewayError, [400, 401, 404, 413, 500, 503], [noKeyspace]),
        },
      },
    },
    async (request, reply) => {
      await keyspaces.delete(keyspaceOf(request, request.params.name));
      return reply.code(204).send();
    },
  );
}

function keyRoutes(app: BackendApp, service: KeyedStore): void {
  app.put(
    "/v1/keyspaces/:name/keys/:key",
    {
      schema: {
        operationId: "putKey",
        tags,
        summary: "Write a key",
        params: KeyParams,
        body: PutValueBody,
        response: { 200: ref(Written), 201: ref(Written), ...writeErrors },
      },
    },
    async (request, reply) => {
      const { name, key } = request.params;
      const { value, if_version: ifVersion, ttl_seconds: ttlSeconds } = request.body;
      const order = { key, value, ifVersion, ttlSeconds, at: "" };
      const written = await service.put(keyspaceOf(request, name), order);
      return reply.code(written.created ? 201 : 200).send(written);
    },
  );

  app.get(
    "/v1/keyspaces/:name/keys/:key",
    {
      schema: {
        operationId: "getKey",
        tags,
        summary: "Read a key",
        params: KeyParams,
        response: {
          200: ref(Entry),
          ...errorReplies(GatewayError, [401, 404, 422, 500, 503], [noKeyspace]),
        },
      },
    },
    async (request, reply) => {
      writeFreeJson(reply);
      const { name, key } = request.params;
      return service.get(keyspaceOf(request, name), key);
    },
  );

  app.delete(
    "/v1/keyspaces/:name/keys/:key",
    {
      schema: {
        operationId: "deleteKey",
        tags,
        summary: "Delete a key",
        params: KeyParams,
        querystring: DeleteQuery,
        response: {
          204: Nothing,
          ...errorReplies(
            GatewayError,
            [400, 401, 404, 409, 413, 422, 500, 503],
            [noKeyspace, wrongVersion],
          ),
        },
      },
    },
    async (request, reply) => {
      const { name, key } = request.params;
      const order = { key, ifVersion: request.query.if_version, at: "" };
      await service.delete(keyspaceOf(request, name), order);
      return reply.code(204).send();
    },
  );
}

function keyPostRoutes(app: BackendApp, service: KeyedStore): void {
  app.post(
    "/v1/keyspaces/:name/put",
    {
      config: { idempotent: true },
      schema: {
        operationId: "putKeyByPost",
        tags,
        summary: "Write a key that is named in the body",
        params: KeyspaceParams,
        body: PutBody,
        response: { 200: ref(Written), ...writeErrors },
      },
    },
    async (request) => {
      const { key, value, if_version: ifVersion, ttl_seconds: ttlSeconds } = request.body;
      const order = { key, value, ifVersion, ttlSeconds, at: "" };
      return service.put(keyspaceOf(request, request.params.name), order, onceOf(request));
    },
  );

  app.post(
    "/v1/keyspaces/:name/get",
    {
      schema: {
        operationId: "getKeyByPost",
        tags,
        summary: "Read a key that is named in the body",
        params: KeyspaceParams,
        body: GetBody,
        response: { 200: ref(Entry), ...readErrors },
      },
    },
    async (request, reply) => {
      writeFreeJson(reply);
      return service.get(keyspaceOf(request, request.params.name), request.body.key);
    },
  );

  app.post(
    "/v1/keyspaces/:name/delete",
    {
      schema: {
        operationId: "deleteKeyByPost",
        tags,
        summary: "Delete a key that is named in the body",
        "x-agents": { changes: true },
        params: KeyspaceParams,
        body: DeleteBody,
        response: { 200: DeletedReply, ...writeErrors },
      },
    },
    async (request) => {
      const { key, if_version: ifVersion } = request.body;
      await service.delete(keyspaceOf(request, request.params.name), { key, ifVersion, at: "" });
      return { deleted: true as const };
    },
  );
}

function manyKeysRoutes(app: BackendApp, service: KeyedStore): void {
  app.post(
    "/v1/keyspaces/:name/batch",
    {
      config: { idempotent: true },
      schema: {
        operationId: "batchKeys",
        tags,
        summary: "Write and read several keys at once, all or nothing",
        description:
          "The operations run in order as one transaction: each sees the writes before it, and nobody sees some of them. If one fails, such as by its `if_version`, nothing is written and the error names its index. A get or a delete of a key that is not there is no failure.",
        params: KeyspaceParams,
        body: BatchBody,
        response: { 200: BatchReply, ...writeErrors },
      },
    },
    async (request, reply) => {
      writeFreeJson(reply);
      const where = keyspaceOf(request, request.params.name);
      const toReply = (results: OperationResult[]) => ({ results });
      const once = onceOf(request, toReply);
      return toReply(await service.batch(where, request.body.operations, once));
    },
  );

  app.post(
    "/v1/keyspaces/:name/scan",
    {
      schema: {
        operationId: "scanKeys",
        tags,
        summary: "Read keys in order, by prefix or range",
        description:
          "A page ends at `limit` keys or at 1 MiB of values, and expired keys that are not removed yet count too: it may be short before the end. Go on until `next_cursor` is null.",
        params: KeyspaceParams,
        body: ScanBody,
        response: { 200: ScanReply, ...readErrors },
      },
    },
    async (request, reply) => {
      writeFreeJson(reply);
      return service.scan(keyspaceOf(request, request.params.name), request.body ?? {});
    },
  );
}

/** The keyspace of this name that belongs to whom the request came from. */
function keyspaceOf(request: FastifyRequest, name: string): KeyspaceName {
  return { account: accountOf(request), name };
}

import { accountOf } from "../../http/caller/authenticate.js";
import { GatewayError } from "../../http/families.js";
import { readBodiesAsBytes } from "../../http/input/body-parsers.js";
import { onceOf } from "../../http/once.js";
import { errorReplies } from "../../http/openapi/openapi.js";
import { storageFull } from "../../http/openapi/storage-full.js";
import type { Settings } from "../../platform/config/variables.js";
import type { Needed } from "../../platform/parts/part.js";
import type { BackendApp } from "../backend.js";
import { createCollector, unreadable } from "./collector.js";
import { readCounts, readPage } from "./reports.js";
import {
  CollectBody,
  CollectReply,
  Counts,
  CountsQuery,
  EventPage,
  EventsQuery,
} from "./schemas.js";
import { type eventsVariables, storedEvents } from "./variables.js";

/** Adds the routes of events. */
export async function routes(
  app: BackendApp,
  needed: Needed<"store" | "clock" | "threads" | "storageQuota">,
  { EVENTS_RETENTION_DAYS }: Settings<typeof eventsVariables>,
): Promise<void> {
  const { store } = needed;
  const collector = createCollector(needed, EVENTS_RETENTION_DAYS);

  app.get(
    "/api/v1/events",
    {
      schema: {
        operationId: "listEvents",
        tags: ["events"],
        summary: "List your events, newest first",
        querystring: EventsQuery,
        response: { 200: EventPage, ...errorReplies(GatewayError, [401, 422, 500, 503]) },
      },
    },
    async (request) => {
      const scope = { accountId: accountOf(request), receivedFrom: collector.keptFrom() };
      return readPage(store, scope, request.query);
    },
  );

  app.get(
    "/api/v1/counts",
    {
      schema: {
        operationId: "countEvents",
        tags: ["events"],
        summary: "Count your events by name, by app or by hour",
        querystring: CountsQuery,
        response: { 200: Counts, ...errorReplies(GatewayError, [401, 422, 500, 503]) },
      },
    },
    async (request) => {
      const scope = { accountId: accountOf(request), receivedFrom: collector.keptFrom() };
      return readCounts(store, scope, request.query);
    },
  );

  await app.register(async (scope) => {
    // Lines of JSON are no JSON, so the body is not parsed before the route sees it.
    readBodiesAsBytes(scope);
    scope.post(
      "/api/v1/collect",
      {
        config: { idempotent: true },
        schema: {
          operationId: "collectEvents",
          tags: ["events"],
          summary: "Store one event or many",
          description:
            "An event, a list of events, `{events: [...]}`, or one event a line (NDJSON); which of them it is tells the body. At most 10000 events of 64 KiB each.",
          body: CollectBody,
          response: {
            202: CollectReply,
            ...errorReplies(
              GatewayError,
              [400, 401, 403, 409, 413, 500, 503, 504],
              [() => unreadable(), storageFull(storedEvents)],
            ),
          },
        },
        // The engine that reads the body validates each event by itself.
        validatorCompiler: () => () => true,
      },
      async (request, reply) => {
        reply.code(202);
        return collector.collect(accountOf(request), request.bodyBytes, onceOf(request));
      },
    );
  });
}

import { accountOf } from "../../http/caller/authenticate.js";
import { GatewayError } from "../../http/families.js";
import { readBodiesAsBytes } from "../../http/input/body-parsers.js";
import { errorReplies } from "../../http/openapi/openapi.js";
import { defineBackend } from "../backend.js";
import { createCollector } from "./collector.js";
import { readCounts, readPage } from "./reports.js";
import {
  CollectBody,
  CollectReply,
  Counts,
  CountsQuery,
  EventPage,
  EventsQuery,
} from "./schemas.js";

const BODY_BYTES_MAX = 5 * 1_048_576;

/** Takes the events of many apps in, and answers what came. */
export const backend = defineBackend({
  slug: "events",
  access: "self-service",
  purpose: "Collects events and reports which were persisted and which were rejected, and why.",
  example: {
    method: "POST",
    path: "api/v1/collect",
    body: { app_id: "shop", event_name: "order_placed", properties: { total_cents: 4_900 } },
  },
  bodyLimitBytes: BODY_BYTES_MAX,
  async routes(app, { platform, settings }) {
    const { heartbeat, store } = platform;
    const collector = createCollector(platform, settings.eventsRetentionDays);
    heartbeat.afterBeat(collector.sweep);

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
          config: { repeatable: true },
          schema: {
            operationId: "collectEvents",
            tags: ["events"],
            summary: "Store one event or many",
            description:
              "An event, a list of events, `{events: [...]}`, or one event a line (NDJSON); which of them it is tells the body. At most 10000 events of 64 KiB each.",
            body: CollectBody,
            response: {
              202: CollectReply,
              ...errorReplies(GatewayError, [400, 401, 409, 413, 500, 503, 504]),
            },
          },
          // The engine that reads the body validates each event by itself.
          validatorCompiler: () => () => true,
        },
        async (request, reply) => {
          reply.code(202);
          return collector.collect(accountOf(request), request.bodyBytes);
        },
      );
    });
  },
});

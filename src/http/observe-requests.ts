import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Logger } from "pino";
import type { Series } from "../platform/telemetry/histogram.js";
import type { Metrics } from "../platform/telemetry/metrics.js";
import { createRequestLog, type LogRequest } from "../platform/telemetry/request-log.js";
import { rulesOf } from "./families.js";
import { traceContextOf } from "./input/trace-context.js";

declare module "fastify" {
  interface FastifyRequest {
    /** What stands in log and metrics for the route pattern, where that says too little. */
    observedAs: string | null;
    /** The status of an answer that this server had to break off; 499 where the client did. */
    cutShortAs: number;
    /** Whether its log line was written. */
    isObserved: boolean;
  }
}

const CLIENT_CLOSED_REQUEST = 499;

/** Where the requests of one kind are noted. */
interface Observed {
  readonly series: Series;
  readonly log: LogRequest;
}

/** One log line and one measurement for each request; never a key, a body or a query string. */
export function observeRequests(
  app: FastifyInstance,
  { metrics, log }: { metrics: Metrics; log: Logger },
): void {
  const logRequests = createRequestLog(log);
  const requests = metrics.seriesHistogram<"family" | "route" | "method" | "status">({
    name: "gatehouse_request_seconds",
    help: "Time to answer, by route pattern; its count is the number of requests",
  });
  /** By method, status and route, or family without one; their number is no caller's to choose. */
  const kinds = new Map<string, Observed>();
  app.decorateRequest("observedAs", null);
  app.decorateRequest("isObserved", false);
  app.decorateRequest("cutShortAs", CLIENT_CLOSED_REQUEST);

  const kindOf = (request: FastifyRequest, status: number): Observed => {
    const { method } = request;
    const route = request.observedAs ?? request.routeOptions.url ?? "unknown";
    const isKnown = route !== "unknown";
    // A route tells its family; where there is none, the path does.
    const name = `${method} ${status} ${isKnown ? route : rulesOf(request).name}`;
    let kind = kinds.get(name);
    if (!kind) {
      const family = rulesOf(request).name;
      const fields = { method, route, status, family };
      kind = { series: requests.series(fields), log: logRequests(fields) };
      kinds.set(name, kind);
    }
    return kind;
  };

  const observe = (request: FastifyRequest, status: number, elapsedMs: number) => {
    if (request.isObserved) return;
    request.isObserved = true;
    const kind = kindOf(request, status);
    kind.series.observe(elapsedMs / 1000);
    kind.log({
      requestId: request.id,
      ms: Math.round(elapsedMs * 10) / 10,
      keyId: request.caller?.id,
      traceId: request.headers.traceparent && traceContextOf(request)?.traceId,
    });
  };

  app.addHook("onRequest", (request, reply, done) => {
    // A caller who hangs up before the answer never lets the response finish, and then no
    // onResponse hook runs.
    reply.raw.once("close", () => {
      if (!reply.raw.writableFinished) observe(request, request.cutShortAs, reply.elapsedTime);
    });
    done();
  });
  app.addHook("onResponse", (request, reply, done) => {
    observe(request, reply.raw.statusCode, reply.elapsedTime);
    done();
  });
}

import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Metrics } from "../platform/telemetry/metrics.js";
import { familyOfRequest } from "./families.js";
import { traceContextOf } from "./trace-context.js";

const CLIENT_CLOSED_REQUEST = 499;

/** One log line and one measurement for each request; never a key, a body or a query string. */
export function observeRequests(app: FastifyInstance, metrics: Metrics): void {
  const observed = new WeakSet<FastifyRequest>();

  const observe = (request: FastifyRequest, status: number, ms: number) => {
    if (observed.has(request)) return;
    observed.add(request);
    const family = familyOfRequest(request).name;
    const route = request.routeOptions.url ?? "unknown";
    const method = request.method;
    metrics.request({ family, route, method, status, seconds: ms / 1000 });
    const line = { method, route, status, ms: Math.round(ms * 10) / 10, family };
    const traceId = traceContextOf(request)?.traceId;
    const key = request.caller ? { keyId: request.caller.id } : {};
    request.log.info({ ...line, ...key, ...(traceId ? { traceId } : {}) }, "request");
  };

  app.addHook("onRequest", async (request, reply) => {
    // A caller who hangs up before the answer never lets the response finish, and then no
    // onResponse hook runs.
    reply.raw.once("close", () => {
      if (!reply.raw.writableFinished) observe(request, CLIENT_CLOSED_REQUEST, reply.elapsedTime);
    });
  });
  app.addHook("onResponse", async (request, reply) => {
    observe(request, reply.statusCode, reply.elapsedTime);
  });
}

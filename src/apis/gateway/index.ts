import { METHODS } from "node:http";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { Type } from "@sinclair/typebox";
import { errors } from "../../http/api-error.js";
import { GatewayError } from "../../http/families.js";
import { errorReplies } from "../../http/openapi/openapi.js";
import { Catalogue, describeCatalogue, documentOf } from "./catalogue.js";
import { createGate, type GateParts } from "./gate.js";
import { REMOTE_LIMITS, type RemoteLimits } from "./remote-backend.js";
import { type OfferedService, type RemoteUrls, reachServices } from "./services.js";

export interface GatewayOptions extends Omit<GateParts, "services" | "limits"> {
  readonly services: readonly OfferedService[];
  readonly remoteUrls: RemoteUrls;
  readonly limits?: RemoteLimits;
}

/** Tunnels and upgrades are no requests for a backend. */
const FORWARDED_METHODS = METHODS.filter((method) => method !== "CONNECT");
const DOCUMENTED_METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"];

/** The gateway under /v1: the catalogue, and every service behind its slug. */
export const gateway: FastifyPluginAsyncTypebox<GatewayOptions> = async (app, options) => {
  const limits = options.limits ?? REMOTE_LIMITS;
  const services = reachServices(options.services, options.remoteUrls, {
    clock: options.clock,
    limits,
  });
  const gate = createGate({ ...options, services, limits });
  app.addHook("onClose", async () => {
    await Promise.all([...services.values()].map(({ dispatcher }) => dispatcher?.close()));
  });

  app.get(
    "/catalogue",
    {
      schema: {
        operationId: "listServices",
        tags: ["gateway"],
        summary: "List every service behind the gateway",
        response: { 200: Catalogue, ...errorReplies(GatewayError, [500]) },
      },
    },
    async () => describeCatalogue([...services.values()]),
  );

  app.get(
    "/catalogue/:slug/openapi.json",
    {
      schema: {
        operationId: "getServiceDocument",
        tags: ["gateway"],
        summary: "Describe one service in OpenAPI 3.1",
        params: Type.Object({ slug: Type.String({ maxLength: 100 }) }),
        response: {
          200: Type.Object({}, { additionalProperties: true, examples: [{ openapi: "3.1.0" }] }),
          ...errorReplies(GatewayError, [404, 500, 503]),
        },
      },
    },
    async (request) => {
      const service = services.get(request.params.slug);
      if (!service) throw errors.notFound("this service");
      return documentOf(service);
    },
  );

  for (const method of FORWARDED_METHODS) {
    if (!app.supportedMethods.includes(method)) app.addHttpMethod(method, { hasBody: true });
  }
  // In the first hook, so that nothing reads the body or asks what type it has.
  const passed = { onRequest: gate, handler: unreachable, exposeHeadRoute: false };
  const others = FORWARDED_METHODS.filter((method) => !DOCUMENTED_METHODS.includes(method));
  app.route({ ...passed, method: FORWARDED_METHODS, url: "/api/:slug", schema: { hide: true } });
  app.route({ ...passed, method: others, url: "/api/:slug/*", schema: { hide: true } });
  for (const method of DOCUMENTED_METHODS) {
    const name = method.charAt(0) + method.slice(1).toLowerCase();
    app.route({
      ...passed,
      method,
      url: "/api/:slug/*",
      schema: {
        operationId: `forward${name}`,
        tags: ["gateway"],
        summary: `Send a ${method} request to a service`,
        description:
          "Passed on as it is and answered as the service answers, with `x-gw-calls-remaining`, `x-request-id`, `RateLimit` and `RateLimit-Policy` added. What each service takes stands in its own document under /v1/catalogue.",
        security: [{ gatewayKey: [] }],
        params: Type.Object({ slug: Type.String(), path: Type.String() }),
        response: {
          "2xx": Type.Unknown({ description: "The answer of the service, as it is" }),
          ...errorReplies(GatewayError, [400, 401, 403, 404, 413, 429, 500, 502, 503, 504]),
        },
      },
    });
  }
};

async function unreachable(): Promise<never> {
  throw errors.internal(new Error("the gate let a request pass it by"));
}

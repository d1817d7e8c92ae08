import { METHODS } from "node:http";
import { Type } from "@sinclair/typebox";
import { errors, type Refusal } from "../../http/api-error.js";
import { GatewayError } from "../../http/families.js";
import type { RouteScope } from "../../http/family.js";
import { errorReplies } from "../../http/openapi/openapi.js";
import { notModifiedReply, sendOpenDocument } from "../../http/representation.js";
import type { Needed } from "../../platform/parts/part.js";
import { Catalogue, keepCatalogue, keepDocument } from "./catalogue.js";
import { createGate, type Gate } from "./gate.js";
import { gateRefusals } from "./gate-refusals.js";
import { REMOTE_LIMITS } from "./remote-limits.js";
import { type ReachableService, type RemoteUrls, reachServices } from "./services.js";

type GatewayParts = Needed<
  "backends" | "bodyIntake" | "keys" | "quota" | "usage" | "metrics" | "clock" | "remoteLimits"
>;

/** Tunnels and upgrades are no requests for a backend. */
const FORWARDED_METHODS = METHODS.filter((method) => method !== "CONNECT");
const DOCUMENTED_METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"];

/** Mounts the gateway under /v1, in front of the services that are offered and of those elsewhere. */
export async function mountGateway(
  app: RouteScope,
  needed: GatewayParts,
  { remoteUrls, sharedSecret }: { remoteUrls: RemoteUrls; sharedSecret: string | undefined },
): Promise<void> {
  const { backends, remoteLimits: limits = REMOTE_LIMITS, clock } = needed;
  const services = await reachServices(backends.services, remoteUrls, { clock, limits });
  const gate = createGate({ ...needed, services, limits, sharedSecret });
  app.addHook("onClose", async () => {
    await Promise.all([...services.values()].map(({ dispatcher }) => dispatcher.close()));
    await backends.close();
  });
  await app.register((scope) => gatewayRoutes(scope, { services, gate }), { prefix: "/v1" });
}

const noDocument: Refusal = () => errors.notFound("this service");

interface Reached {
  readonly services: ReadonlyMap<string, ReachableService>;
  readonly gate: Gate;
}

/** Adds the catalogue, and every service behind its slug. */
async function gatewayRoutes(app: RouteScope, { services, gate }: Reached): Promise<void> {
  const catalogue = keepCatalogue([...services.values()]);
  const documents = new Map([...services].map(([slug, service]) => [slug, keepDocument(service)]));
  app.get(
    "/catalogue",
    {
      schema: {
        operationId: "listServices",
        tags: ["gateway"],
        summary: "List every service behind the gateway",
        response: { 200: Catalogue, 304: notModifiedReply, ...errorReplies(GatewayError, [500]) },
      },
    },
    async (request, reply) => sendOpenDocument(request, reply, await catalogue()),
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
          304: notModifiedReply,
          ...errorReplies(GatewayError, [404, 500, 503], [noDocument]),
        },
      },
    },
    async (request, reply) => {
      const document = documents.get(request.params.slug);
      if (!document) throw noDocument();
      return sendOpenDocument(request, reply, await document());
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
          ...errorReplies(
            GatewayError,
            [400, 401, 403, 404, 413, 429, 500, 502, 503, 504],
            gateRefusals,
          ),
        },
      },
    });
  }
}

async function unreachable(): Promise<never> {
  throw errors.internal(new Error("the gate let a request pass it by"));
}

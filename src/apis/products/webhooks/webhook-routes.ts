import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { callerOf } from "../../../http/caller/authenticate.js";
import { GatewayError } from "../../../http/families.js";
import { onceOf } from "../../../http/once.js";
import { errorReplies, ref } from "../../../http/openapi/openapi.js";
import type { Webhooks } from "../../../services/webhooks/webhooks.js";
import type { ProductsOptions } from "../options.js";
import {
  DeleteReply,
  DeliveriesQuery,
  DeliveriesReply,
  IdParams,
  ListReply,
  QueuedReply,
  RegisterBody,
  UpdateBody,
  Webhook,
  WebhookDelivery,
  WebhookWithSecret,
} from "./webhook-schemas.js";
import {
  createWebhookService,
  noDelivery,
  noWebhook,
  type WebhookService,
} from "./webhook-service.js";

export interface WebhookRoutesOptions extends Pick<ProductsOptions, "guard"> {
  readonly webhooks: Webhooks;
}

/** Addresses that events of an account are sent to, and what became of each event. */
export const webhookRoutes: FastifyPluginAsyncTypebox<WebhookRoutesOptions> = async (
  app,
  { guard, webhooks },
) => {
  for (const schema of [WebhookDelivery, Webhook, WebhookWithSecret]) app.addSchema(schema);
  const service = createWebhookService(webhooks);
  await app.register(async (keyed) => {
    guard.admit(keyed);
    addRegisterRoute(keyed, service);
    addReadingRoutes(keyed, service);
    addChangingRoutes(keyed, service);
    addDeliveryRoutes(keyed, service);
  });
};

type App = Parameters<FastifyPluginAsyncTypebox>[0];

const shared = { tags: ["products"], security: [{ productsKey: [] }] };
const always = [401, 403, 429, 500, 503] as const;

function addRegisterRoute(app: App, service: WebhookService): void {
  app.post(
    "/v1/webhooks",
    {
      config: { idempotent: true },
      schema: {
        ...shared,
        operationId: "registerWebhook",
        summary: "Have events sent to an address",
        description:
          "An account has at most 20 webhooks. Messages are signed by the Standard Webhooks specification, delivered at least once, and retried for 24 hours.",
        body: RegisterBody,
        response: {
          201: ref(WebhookWithSecret),
          ...errorReplies(GatewayError, [...always, 400, 409, 413, 422]),
        },
      },
    },
    async (request, reply) => {
      reply.code(201);
      return service.register(callerOf(request), request.body, onceOf(request));
    },
  );
}

function addReadingRoutes(app: App, service: WebhookService): void {
  app.get(
    "/v1/webhooks",
    {
      schema: {
        ...shared,
        operationId: "listWebhooks",
        summary: "List the webhooks of your account",
        response: { 200: ListReply, ...errorReplies(GatewayError, always) },
      },
    },
    async (request) => ({ webhooks: await service.list(callerOf(request)) }),
  );

  app.get(
    "/v1/webhooks/:id",
    {
      schema: {
        ...shared,
        operationId: "getWebhook",
        summary: "Get a webhook",
        params: IdParams,
        response: {
          200: ref(Webhook),
          ...errorReplies(GatewayError, [...always, 404], [noWebhook]),
        },
      },
    },
    async (request) => service.get(callerOf(request), request.params.id),
  );
}

function addChangingRoutes(app: App, service: WebhookService): void {
  app.patch(
    "/v1/webhooks/:id",
    {
      schema: {
        ...shared,
        operationId: "updateWebhook",
        summary: "Change a webhook, or disable or enable it",
        description: "Needs the scopes of the events that it has or had and of those that it gets.",
        params: IdParams,
        body: UpdateBody,
        response: {
          200: ref(Webhook),
          ...errorReplies(GatewayError, [...always, 400, 404, 413, 422], [noWebhook]),
        },
      },
    },
    async (request) => service.update(callerOf(request), request.params.id, request.body),
  );

  app.post(
    "/v1/webhooks/:id/rotate",
    {
      config: { idempotent: true },
      schema: {
        ...shared,
        operationId: "rotateWebhookSecret",
        summary: "Get a new secret for a webhook",
        description:
          "Needs the scopes of the events that it has or had. For 24 hours messages carry a signature by the secret before it as well.",
        params: IdParams,
        response: {
          200: ref(WebhookWithSecret),
          ...errorReplies(GatewayError, [...always, 400, 404, 409, 413], [noWebhook]),
        },
      },
    },
    async (request) => service.rotate(callerOf(request), request.params.id, onceOf(request)),
  );

  app.delete(
    "/v1/webhooks/:id",
    {
      schema: {
        ...shared,
        operationId: "deleteWebhook",
        summary: "Delete a webhook with its deliveries",
        params: IdParams,
        response: {
          200: DeleteReply,
          ...errorReplies(GatewayError, [...always, 400, 404, 413], [noWebhook]),
        },
      },
    },
    async (request) => {
      const { id } = request.params;
      await service.remove(callerOf(request), id);
      return { deleted: true as const, id };
    },
  );
}

function addDeliveryRoutes(app: App, service: WebhookService): void {
  app.post(
    "/v1/webhooks/:id/test",
    {
      config: { idempotent: true },
      schema: {
        ...shared,
        operationId: "testWebhook",
        summary: "Send a webhook.test event",
        description: "It waits behind the events before it, and all of them are tried at once.",
        params: IdParams,
        response: {
          202: QueuedReply,
          ...errorReplies(GatewayError, [...always, 400, 404, 409, 413], [noWebhook]),
        },
      },
    },
    async (request, reply) => {
      reply.code(202);
      return service.test(callerOf(request), request.params.id, onceOf(request));
    },
  );

  app.get(
    "/v1/webhooks/:id/deliveries",
    {
      schema: {
        ...shared,
        operationId: "listWebhookDeliveries",
        summary: "See what became of each event",
        params: IdParams,
        querystring: DeliveriesQuery,
        response: {
          200: DeliveriesReply,
          ...errorReplies(GatewayError, [...always, 404, 422], [noWebhook]),
        },
      },
    },
    async (request) => service.deliveries(callerOf(request), request.params.id, request.query),
  );

  app.post(
    "/v1/webhooks/deliveries/:id/redeliver",
    {
      config: { idempotent: true },
      schema: {
        ...shared,
        operationId: "redeliverWebhook",
        summary: "Send an event again",
        description:
          "As a new delivery with the `webhook-id` of the first, so that a receiver can tell that it has seen it. Needs the scope of the event.",
        params: IdParams,
        response: {
          202: QueuedReply,
          ...errorReplies(GatewayError, [...always, 400, 404, 409, 413], [noDelivery]),
        },
      },
    },
    async (request, reply) => {
      reply.code(202);
      return service.redeliver(callerOf(request), request.params.id, onceOf(request));
    },
  );
}

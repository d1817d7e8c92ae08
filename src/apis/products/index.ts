import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import type { Platform } from "../../platform/platform.js";
import { createProductGuard } from "./guard.js";
import { optimizerRoutes } from "./optimizer/optimizer.js";
import { plannedProductRoutes } from "./planned-products.js";
import { vectordbRoutes } from "./vectordb/vectordb.js";
import { webhookRoutes } from "./webhooks/webhook-routes.js";

export interface ProductsFamilyOptions {
  readonly platform: Platform;
  /** Requests of one key in a minute. */
  readonly perMinute: number;
}

/** Vectors, portfolios and webhooks under /v1, and the products that are to come. */
export const products: FastifyPluginAsyncTypebox<ProductsFamilyOptions> = async (
  app,
  { platform, perMinute },
) => {
  const { vectors, prices, webhooks } = platform;
  const shared = { platform, guard: createProductGuard(platform, { perMinute }) };
  await app.register(vectordbRoutes, { ...shared, vectors });
  await app.register(optimizerRoutes, { ...shared, prices });
  await app.register(webhookRoutes, { ...shared, webhooks });
  await app.register(plannedProductRoutes, shared);
};

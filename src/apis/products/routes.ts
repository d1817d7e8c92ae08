import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import type { Needed } from "../../platform/parts/part.js";
import { detectorRoutes } from "./detector/detector.js";
import { createProductGuard } from "./guard.js";
import { inferenceRoutes } from "./inference/inference.js";
import { optimizerRoutes } from "./optimizer/optimizer.js";
import { vectordbRoutes } from "./vectordb/vectordb.js";
import { webhookRoutes } from "./webhooks/webhook-routes.js";

export interface ProductsFamilyOptions {
  readonly parts: Needed<
    | "keys"
    | "clock"
    | "threads"
    | "vectors"
    | "prices"
    | "webhooks"
    | "language"
    | "models"
    | "detector"
  >;
  /** Requests of one key in a minute. */
  readonly perMinute: number;
  /** Milliseconds of one call that searches vectors. */
  readonly searchMsMax: number;
}

/** Adds the routes of vectors, portfolios, inference, detection and webhooks. */
export const productsRoutes: FastifyPluginAsyncTypebox<ProductsFamilyOptions> = async (
  app,
  { parts, perMinute, searchMsMax },
) => {
  const { vectors, prices, webhooks, language, models, detector } = parts;
  const shared = { parts, guard: createProductGuard(parts, { perMinute }) };
  await app.register(vectordbRoutes, { ...shared, vectors, searchMsMax });
  await app.register(optimizerRoutes, { ...shared, prices });
  await app.register(inferenceRoutes, { ...shared, language, models });
  await app.register(detectorRoutes, { ...shared, detector });
  await app.register(webhookRoutes, { ...shared, webhooks });
};

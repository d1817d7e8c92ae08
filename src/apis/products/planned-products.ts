import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { errors } from "../../http/api-error.js";
import { GatewayError } from "../../http/families.js";
import { readBodiesAsBytes } from "../../http/input/body-parsers.js";
import { errorReplies } from "../../http/openapi/openapi.js";
import { noScope } from "./guard.js";
import type { Product, ProductsOptions } from "./options.js";

const MEBIBYTE = 1_048_576;
const DAY_SECONDS = 86_400;

interface PlannedRoute {
  readonly path: string;
  readonly operationId: string;
  readonly summary: string;
  readonly bodyBytesMax: number;
}

/** Products of the specification that later releases build. */
const planned: readonly (readonly [product: Product, routes: readonly PlannedRoute[]])[] = [
  [
    "detector",
    [
      {
        path: "/v1/detector/detect",
        operationId: "detectText",
        summary: "Tell whether a text was written by a machine",
        bodyBytesMax: 2 * MEBIBYTE,
      },
      {
        path: "/v1/detector/detect-batch",
        operationId: "detectTexts",
        summary: "Tell which of several texts were written by a machine",
        bodyBytesMax: 8 * MEBIBYTE,
      },
    ],
  ],
];

/** Says to keys that may use them that these products are not built in this release. */
export const plannedProductRoutes: FastifyPluginAsyncTypebox<ProductsOptions> = async (
  app,
  { guard },
) => {
  for (const [product, routes] of planned) {
    await app.register(async (scope: Parameters<typeof plannedProductRoutes>[0]) => {
      guard.admit(scope, product);
      readBodiesAsBytes(scope);
      const message = `the product "${product}" is not built in this release`;
      const notBuilt = () => errors.unavailable(message, { retrySeconds: DAY_SECONDS });
      for (const { path, operationId, summary, bodyBytesMax } of routes) {
        scope.route({
          method: "POST",
          url: path,
          bodyLimit: bodyBytesMax,
          schema: {
            tags: ["products"],
            security: [{ productsKey: [] }],
            operationId,
            summary,
            description: "Not built in this release: it answers 503 whatever it is asked.",
            response: errorReplies(
              GatewayError,
              [401, 403, 413, 429, 500, 503],
              [() => noScope(product), notBuilt],
            ),
          },
          handler: async () => {
            throw notBuilt();
          },
        });
      }
    });
  }
};

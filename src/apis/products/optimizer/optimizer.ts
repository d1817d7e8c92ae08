import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { ApiError, type Refusal } from "../../../http/api-error.js";
import { callerOf } from "../../../http/caller/authenticate.js";
import { GatewayError } from "../../../http/families.js";
import { readBodiesAsJson } from "../../../http/input/body-parsers.js";
import { jsonOfNumbers, jsonReader } from "../../../http/input/json-body.js";
import { errorReplies } from "../../../http/openapi/openapi.js";
import type { Prices } from "../../../services/prices/prices.js";
import type { ProductsOptions } from "../options.js";
import { AssetsQuery, AssetsReply, OptimizeBody, OptimizeReply } from "./optimizer-schemas.js";
import { createOptimizer } from "./optimizer-service.js";

export interface OptimizerOptions extends ProductsOptions {
  readonly prices: Prices;
}

/** As `optimizer-data.ts` says it of the assets that it has. */
const noPrices: Refusal = () =>
  new ApiError(404, "not_found", "no prices are known of ACME; known are AAPL, JPM, XOM");

/** Weights of assets from prices, which are the operator's and the same for every account. */
export const optimizerRoutes: FastifyPluginAsyncTypebox<OptimizerOptions> = async (
  app,
  { parts, guard, prices },
) => {
  const optimizer = createOptimizer({ prices, threads: parts.threads });
  const shared = { tags: ["products"], security: [{ productsKey: [] }] };
  await app.register(async (admitted: typeof app) => {
    guard.admit(admitted, "optimizer");
    readBodiesAsJson(admitted, jsonReader(jsonOfNumbers));

    admitted.post(
      "/v1/optimizer/optimize",
      {
        schema: {
          ...shared,
          operationId: "optimizePortfolio",
          "x-agents": { task: "when long", isTool: true },
          summary: "Compute the weights of a portfolio",
          description:
            "Without `target_return` the portfolio of the best Sharpe ratio, with it the one of least variance that reaches it. Long only. Prices come from the server, or with the request: `prices`, or `expected_returns` with `covariance`.",
          body: OptimizeBody,
          response: {
            200: OptimizeReply,
            ...errorReplies(
              GatewayError,
              [400, 401, 403, 404, 413, 422, 429, 500, 503, 504],
              [noPrices],
            ),
          },
        },
      },
      async (request) => optimizer.optimize(request.body, callerOf(request).ownerId),
    );

    admitted.get(
      "/v1/optimizer/assets",
      {
        schema: {
          ...shared,
          operationId: "listAssets",
          summary: "List the assets whose prices the server has",
          querystring: AssetsQuery,
          response: {
            200: AssetsReply,
            ...errorReplies(GatewayError, [401, 403, 422, 429, 500, 503]),
          },
        },
      },
      async (request) => optimizer.list(request.query),
    );
  });
};

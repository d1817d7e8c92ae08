import { Type } from "@sinclair/typebox";
import { apiKey } from "../../platform/config/variables.js";
import { definePart } from "../../platform/parts/part.js";
import { createPrices } from "./create-prices.js";
import type { Prices } from "./prices.js";

declare module "../../platform/parts/part.js" {
  interface Parts {
    readonly prices: Prices;
  }
}

export const part = definePart({
  name: "prices",
  needs: ["store", "clock"],
  config: {
    MARKET_DATA_URL: Type.Optional(
      Type.String({
        group: "models",
        pattern: "^https?://[^\\s/?#]+[^\\s#]*$",
        expected: "an http or https URL without fragment",
        description:
          "where prices of assets are that were not imported: `{asset}` in it stands for the name, which is added as the last segment otherwise",
      }),
    ),
    MARKET_DATA_API_KEY: apiKey("models", "bearer token for that address"),
  },
  create: ({ store, clock }, { MARKET_DATA_URL, MARKET_DATA_API_KEY }) =>
    createPrices(store, {
      clock,
      marketDataUrl: MARKET_DATA_URL,
      marketDataKey: MARKET_DATA_API_KEY,
    }),
  close: (prices) => prices.close(),
});

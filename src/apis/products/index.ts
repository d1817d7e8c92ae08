import { unknownBearerKey } from "../../http/caller/authenticate.js";
import { standardRules } from "../../http/families.js";
import { defineFamily } from "../../http/family.js";
import { count } from "../../platform/config/variables.js";
import { noScope, tooManyCalls } from "./guard.js";
import { keyFormat } from "./key-format.js";
import { productsRoutes } from "./routes.js";

const CALLS_PER_MINUTE = 600;

/** Vectors, portfolios, inference, detection and webhooks under /v1. */
export const family = defineFamily({
  name: "products",
  position: 50,
  tag: {
    description:
      "Vectors, portfolio weights, inference, detection of machine-written text, webhooks",
    position: 40,
  },
  owns: ["/v1"],
  rules: {
    ...standardRules("products"),
    refusals: [unknownBearerKey, () => noScope(), () => tooManyCalls(CALLS_PER_MINUTE)],
  },
  securitySchemes: {
    productsKey: {
      type: "http",
      scheme: "bearer",
      description: "`prd_…`, from `POST /v1/account/keys` or `gatehouse keys create`",
    },
  },
  keyFormat,
  needs: [
    "keys",
    "clock",
    "threads",
    "vectors",
    "prices",
    "webhooks",
    "language",
    "models",
    "detector",
  ],
  config: {
    PRODUCT_RATE_PER_MINUTE: count(
      "gate",
      CALLS_PER_MINUTE,
      1,
      "requests of one products key in a minute",
    ),
    VECTOR_SEARCH_SECONDS: count(
      "gate",
      25,
      1,
      "longest time of one call that searches vectors, its wait for others included",
      30,
    ),
  },
  routes: async (app, parts, { PRODUCT_RATE_PER_MINUTE, VECTOR_SEARCH_SECONDS }) =>
    void (await app.register(productsRoutes, {
      parts,
      perMinute: PRODUCT_RATE_PER_MINUTE,
      searchMsMax: VECTOR_SEARCH_SECONDS * 1000,
    })),
});

import type { FastifyInstance } from "fastify";
import type { Needed } from "../../platform/parts/part.js";

/** What a key may be for. */
const PRODUCTS = ["detector", "vectordb", "inference", "optimizer"] as const;
export type Product = (typeof PRODUCTS)[number];

/** Who calls a product: a key with the scope for it, within its rate. */
export interface ProductGuard {
  /**
   * Asks for a products key in `Authorization: Bearer` on the routes of a scope that are registered
   * after this: 401 without one, 403 without the scope (any scope will do where no product is
   * given), 429 over the rate; answers carry the RateLimit headers.
   */
  admit(scope: FastifyInstance, product?: Product): void;
}

/** What the routes of this family are built from. */
export interface ProductsOptions {
  readonly parts: Needed<"threads">;
  readonly guard: ProductGuard;
}

import type { LightMyRequestResponse } from "fastify";
import { vectordbRoutes } from "../../../../src/apis/products/vectordb/vectordb.js";
import { buildProductsApp, type ProductsTestApp } from "../../../helpers/apps/products-app.js";

export const ACCOUNT = "acc_000000000000000000000001";
export const STRANGER = "acc_000000000000000000000002";
const NOW = Date.UTC(2026, 0, 2, 3, 4, 5, 678);

export type Method = "GET" | "POST" | "DELETE";
export type Call = (
  method: Method,
  path: string,
  body?: unknown,
  headers?: Readonly<Record<string, string>>,
) => Promise<LightMyRequestResponse>;

export interface VectordbHouse extends ProductsTestApp {
  /** Calls with a key of an account; a body that is no text is sent as JSON. */
  as(accountId: string): Promise<Call>;
}

/** The vector store's routes over the collections of a whole platform. */
export async function openVectordbHouse(
  environment: Readonly<Record<string, string>> = {},
  searchMsMax = 25_000,
): Promise<VectordbHouse> {
  const house = await buildProductsApp({
    environment,
    clock: () => NOW,
    async mount(app, shared) {
      app.get("/openapi.json", { schema: { hide: true } }, async () => app.swagger());
      await app.register(vectordbRoutes, { ...shared, vectors: shared.parts.vectors, searchMsMax });
    },
  });
  return {
    ...house,
    async as(accountId) {
      const authorization = `Bearer ${await house.issueKey(accountId)}`;
      return (method, path, body, headers) => {
        const payload = typeof body === "string" ? body : JSON.stringify(body);
        return house.app.inject({
          method,
          url: `/v1/vectordb${path}`,
          headers: { authorization, ...headers },
          ...(payload === undefined ? {} : { payload }),
        });
      };
    },
  };
}

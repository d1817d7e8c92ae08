import { createProductGuard } from "../../../src/apis/products/guard.js";
import type { ProductsOptions } from "../../../src/apis/products/options.js";
import type { App } from "../../../src/http/server.js";
import { buildFamilyApp, type FamilyTestApp, type FamilyTestOptions } from "./family-app.js";
import type { Platform } from "./test-house.js";

/** What routes are mounted with: all parts, since a test takes the ones that its routes need. */
export interface MountedProducts extends ProductsOptions {
  readonly parts: Platform;
}

export interface ProductsTestOptions extends FamilyTestOptions {
  /** Registers the routes under test, whose paths are whole: `/v1/vectordb/insert`. */
  readonly mount: (app: App, shared: MountedProducts) => Promise<void>;
  /** Calls of one key in a minute. */
  readonly perMinute?: number;
}

export interface ProductsTestApp extends FamilyTestApp {
  /** A new products key of an account; scope `all` unless given. */
  issueKey(accountId: string, scopes?: readonly string[]): Promise<string>;
}

/** Some routes of the products family over a real platform, in memory unless the environment says so. */
export async function buildProductsApp({
  mount,
  perMinute = 600,
  ...options
}: ProductsTestOptions): Promise<ProductsTestApp> {
  const house = await buildFamilyApp(options, (app, platform) =>
    mount(app, { parts: platform, guard: createProductGuard(platform, { perMinute }) }),
  );
  const { keys, store } = house.platform;
  return {
    ...house,
    async issueKey(accountId, scopes = ["all"]) {
      const wanted = { realm: "products", ownerId: accountId, name: "test", scopes } as const;
      return (await keys.issue(store, wanted)).text;
    },
  };
}

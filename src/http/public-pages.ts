import type { FastifyInstance } from "fastify";

declare module "fastify" {
  interface FastifyContextConfig {
    /** A page that everybody may come across: search engines are told of it. */
    isPublicPage?: true;
  }
  interface FastifyInstance {
    /** The paths of the public pages, complete once every route is there. */
    readonly publicPages: ReadonlySet<string>;
  }
}

/** Collects the paths of the public pages that are registered from now on. */
export function collectPublicPages(app: FastifyInstance): void {
  const paths = new Set<string>();
  app.decorate("publicPages", paths);
  app.addHook("onRoute", ({ url, method, config }) => {
    if (config?.isPublicPage && [method].flat().includes("GET")) paths.add(url);
  });
}

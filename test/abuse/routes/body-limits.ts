import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { FastifyInstance } from "fastify";
import { buildApp } from "../../../src/app.js";
import { hostBackend } from "../../../src/backends/host.js";
import { declarations } from "../../../src/config.js";
import { openTestHouse } from "../../helpers/apps/test-house.js";

/** The largest body of every operation in bytes, by `<family or slug>/<operationId>`. */
export async function readBodyLimits(): Promise<ReadonlyMap<string, number>> {
  const limits = new Map<string, number>();
  const listen = (message: unknown) => noteLimits((message as Started).fastify, limits);
  const { house, config, platform } = await openTestHouse();
  // Servers say so when they are made, which is before they have any route.
  subscribe("fastify.initialization", listen);
  try {
    const app = await buildApp(house, { config, lazySchemas: true });
    await app.ready();
    for (const backend of declarations.backends) {
      const described = { config, lazySchemas: true, version: "0.1.0" };
      await (await hostBackend(backend, house, described)).close();
    }
    await app.close();
  } finally {
    unsubscribe("fastify.initialization", listen);
    await platform.close();
  }
  return limits;
}

interface Started {
  readonly fastify: FastifyInstance;
}

function noteLimits(app: FastifyInstance, limits: Map<string, number>): void {
  app.addHook("onRoute", ({ schema, bodyLimit }) => {
    const { operationId, tags } = (schema ?? {}) as { operationId?: string; tags?: string[] };
    const bytesMax = bodyLimit ?? app.initialConfig.bodyLimit;
    if (operationId && bytesMax) limits.set(`${tags?.[0]}/${operationId}`, bytesMax);
  });
}

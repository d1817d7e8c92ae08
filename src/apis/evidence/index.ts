import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import type { Memory } from "../../platform/memory/memory.js";
import type { MemoryProbes } from "./benchmark-probes.js";
import { benchmarkRoutes } from "./benchmark-routes.js";
import { cacheRoutes } from "./cache-routes.js";
import { type DocsRoutesOptions, docsRoutes } from "./docs-routes.js";
import { healthRoutes } from "./health-routes.js";
import { imageRoutes } from "./image.js";
import { keyRoutes } from "./key-routes.js";
import { keysOfLogRoutes } from "./keys-of-log-routes.js";
import { logRoutes } from "./log-routes.js";
import { memoryRoutes } from "./memory.js";
import { createMeter } from "./meter.js";
import type { EvidenceOptions } from "./options.js";
import { packetsRoutes } from "./packets-routes.js";
import { Packet } from "./packets-schemas.js";
import { sealRoutes } from "./seal-routes.js";
import { upgradeRoutes } from "./upgrade-routes.js";
import { usageRoutes } from "./usage-routes.js";
import { createVerifyRoutes } from "./verify-routes.js";

export interface EvidenceFamilyOptions extends Omit<EvidenceOptions, "meter"> {
  /** Calls of a free key in one calendar month. */
  readonly freeCalls: number;
  readonly renderDocs: DocsRoutesOptions["renderDocs"];
}

const PREFIX = "/api/v1";

/** Sealed decisions, memory, cache sizing and images, under /api/v1. */
export const evidence: FastifyPluginAsyncTypebox<EvidenceFamilyOptions> = async (app, options) => {
  const { platform, freeCalls, renderDocs } = options;
  const { evidence: log, memory, images } = platform;
  const meter = createMeter(platform, { freeCalls });
  app.addSchema(Packet);
  const shared = { platform, meter, version: options.version };

  await app.register(
    async (family) => {
      await family.register(sealRoutes, { ...shared, evidence: log });
      await family.register(packetsRoutes, { ...shared, evidence: log });
      await family.register(logRoutes, { ...shared, evidence: log });
      await family.register(createVerifyRoutes(log));
      await family.register(keyRoutes, shared);
      await family.register(usageRoutes, shared);
      await family.register(upgradeRoutes, shared);
      await family.register(cacheRoutes, shared);
      await family.register(memoryRoutes, { memory, meter });
      await family.register(imageRoutes, { ...shared, images });
      await family.register(docsRoutes, { ...shared, renderDocs });
      await family.register(healthRoutes, { ...shared, evidence: log });
      await family.register(benchmarkRoutes, { ...shared, probes: memoryProbes(memory) });
    },
    { prefix: PREFIX },
  );
  await app.register(keysOfLogRoutes, {
    evidence: log,
    path: `${PREFIX}/evidence/keys`,
    operationId: "listEvidenceKeys",
  });
  await app.register(keysOfLogRoutes, {
    evidence: log,
    path: "/.well-known/evidence-keys.json",
    operationId: "listWellKnownEvidenceKeys",
  });
};

/** Work on a memory that belongs to no key. */
function memoryProbes(memory: Memory): MemoryProbes {
  const owner = "benchmark";
  const nameOf = (number: number) => ({
    namespace: "benchmark",
    key: `entry-${number}`,
    agentId: "benchmark",
  });
  return {
    write: (number) =>
      memory.store(owner, { name: nameOf(number), value: JSON.stringify({ number }) }),
    read: (number) => memory.retrieve(owner, nameOf(number)),
    clear: () => memory.delete(owner, {}),
  };
}

import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import type { Needed } from "../../platform/parts/part.js";
import type { Memory } from "../../services/memory/memory.js";
import type { MemoryProbes } from "./benchmark/benchmark-probes.js";
import { benchmarkRoutes } from "./benchmark/benchmark-routes.js";
import { cacheRoutes } from "./cache/cache-routes.js";
import { type DocsRoutesOptions, docsRoutes } from "./docs/docs-routes.js";
import { healthRoutes } from "./health/health-routes.js";
import { imageRoutes } from "./images/image.js";
import { keyRoutes } from "./keys/key-routes.js";
import { upgradeRoutes } from "./keys/upgrade-routes.js";
import { usageRoutes } from "./keys/usage-routes.js";
import { memoryRoutes } from "./memory/memory.js";
import { createMeter } from "./meter.js";
import type { EvidenceParts } from "./options.js";
import { keysOfLogRoutes } from "./packets/keys-of-log-routes.js";
import { logRoutes } from "./packets/log-routes.js";
import { packetsRoutes } from "./packets/packets-routes.js";
import { Packet } from "./packets/packets-schemas.js";
import { sealRoutes } from "./packets/seal-routes.js";
import { createVerifyRoutes } from "./packets/verify-routes.js";

export interface EvidenceFamilyOptions {
  readonly parts: EvidenceParts & Needed<"evidence" | "memory" | "images">;
  readonly version: string;
  /** Calls of a free key in one calendar month. */
  readonly freeCalls: number;
  readonly renderDocs: DocsRoutesOptions["renderDocs"];
}

const PREFIX = "/api/v1";

/** Adds the routes of sealed decisions, memory, cache sizing and images. */
export const evidenceRoutes: FastifyPluginAsyncTypebox<EvidenceFamilyOptions> = async (
  app,
  { parts, version, freeCalls, renderDocs },
) => {
  const { evidence: log, memory, images } = parts;
  const meter = createMeter(parts, { freeCalls });
  app.addSchema(Packet);
  const shared = { parts, meter, version };
  await app.register(
    async (family) => {
      await family.register(sealRoutes, { ...shared, evidence: log });
      await family.register(packetsRoutes, { ...shared, evidence: log });
      await family.register(logRoutes, { ...shared, evidence: log });
      await family.register(createVerifyRoutes(log, parts.threads));
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

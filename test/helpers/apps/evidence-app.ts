import type { FastifyPluginAsync } from "fastify";
import { createMeter } from "../../../src/apis/evidence/meter.js";
import type { EvidenceOptions } from "../../../src/apis/evidence/options.js";
import { buildFamilyApp, type FamilyTestApp, type FamilyTestOptions } from "./family-app.js";
import type { Platform } from "./test-house.js";

/** What routes are mounted with: all parts, since a test takes the ones that its routes need. */
export interface MountedEvidence extends EvidenceOptions {
  readonly parts: Platform;
}

export interface EvidenceTestOptions extends FamilyTestOptions {
  /** The routes under test, mounted under /api/v1. */
  readonly routes: readonly FastifyPluginAsync<MountedEvidence>[];
}

export interface EvidenceTestApp extends FamilyTestApp {
  /** A new evidence key; `tier` is free unless given. */
  issueKey(tier?: string): Promise<string>;
}

/** Some routes of the evidence family over a real platform, in memory unless the environment says so. */
export async function buildEvidenceApp({
  routes,
  ...options
}: EvidenceTestOptions): Promise<EvidenceTestApp> {
  const house = await buildFamilyApp(options, async (app, platform) => {
    for (const plugin of routes) {
      await app.register(plugin, {
        prefix: "/api/v1",
        parts: platform,
        meter: createMeter(platform),
        version: "0.1.0",
      });
    }
  });
  const { keys, store } = house.platform;
  let made = 0;
  return {
    ...house,
    async issueKey(tier = "free") {
      made += 1;
      const wanted = { realm: "evidence", ownerId: `made_${made}`, name: "test", tier } as const;
      return (await keys.issue(store, wanted)).text;
    },
  };
}

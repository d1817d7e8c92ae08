import type { FastifyPluginAsync } from "fastify";
import { keyRoutes } from "../../../src/apis/evidence/keys/key-routes.js";
import { upgradeRoutes } from "../../../src/apis/evidence/keys/upgrade-routes.js";
import { usageRoutes } from "../../../src/apis/evidence/keys/usage-routes.js";
import { createMeter } from "../../../src/apis/evidence/meter.js";
import { errors } from "../../../src/http/api-error.js";
import { callerOf } from "../../../src/http/caller/authenticate.js";
import type { MountedEvidence } from "../../helpers/apps/evidence-app.js";
import {
  buildEvidenceApp,
  type EvidenceTestApp,
  type EvidenceTestOptions,
} from "../../helpers/apps/evidence-app.js";

/** Routes that cost a call: one answers well, the others do not. */
const counted: FastifyPluginAsync<MountedEvidence> = async (app, { meter }) => {
  await app.register(async (scope) => {
    meter.count(scope);
    scope.get("/things/:id", async (request) => ({ tier: callerOf(request).tier }));
    scope.post("/things", async (_request, reply) => reply.code(201).send({ made: true }));
    scope.get("/missing", async () => {
      throw errors.notFound("this thing");
    });
    scope.get("/broken", async () => {
      throw new Error("a defect");
    });
    scope.get("/moved", async (_request, reply) => reply.redirect("/elsewhere"));
    scope.get("/slow", async () => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      return { ok: true };
    });
  });
};

/** The routes of keys and usage, and some that cost calls, under a meter with a small free tier. */
export function buildMeteredApp(
  freeCalls: number,
  options: Omit<EvidenceTestOptions, "routes"> = {},
): Promise<EvidenceTestApp> {
  const all: FastifyPluginAsync<MountedEvidence> = async (app, { parts, version }) => {
    const metered = { parts, version, meter: createMeter(parts, { freeCalls }) };
    for (const plugin of [keyRoutes, usageRoutes, upgradeRoutes, counted]) {
      await app.register(plugin, metered);
    }
  };
  return buildEvidenceApp({ ...options, routes: [all] });
}

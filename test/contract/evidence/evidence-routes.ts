import type { FastifyPluginAsync } from "fastify";
import { keysOfLogRoutes } from "../../../src/apis/evidence/packets/keys-of-log-routes.js";
import { logRoutes } from "../../../src/apis/evidence/packets/log-routes.js";
import { packetsRoutes } from "../../../src/apis/evidence/packets/packets-routes.js";
import { Packet } from "../../../src/apis/evidence/packets/packets-schemas.js";
import { sealRoutes } from "../../../src/apis/evidence/packets/seal-routes.js";
import type { MountedEvidence } from "../../helpers/apps/evidence-app.js";

/** The routes of the evidence log over the log of the platform. */
export const evidenceRoutes: FastifyPluginAsync<MountedEvidence> = async (app, options) => {
  const { parts, meter, version } = options;
  const { evidence } = parts;
  app.addSchema(Packet);
  const shared = { parts, meter, version, evidence };
  await app.register(sealRoutes, shared);
  await app.register(packetsRoutes, shared);
  await app.register(logRoutes, shared);
  await app.register(keysOfLogRoutes, {
    evidence,
    path: "/evidence/keys",
    operationId: "listEvidenceKeys",
  });
};

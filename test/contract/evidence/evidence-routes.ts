import type { FastifyPluginAsync } from "fastify";
import { keysOfLogRoutes } from "../../../src/apis/evidence/keys-of-log-routes.js";
import { logRoutes } from "../../../src/apis/evidence/log-routes.js";
import type { EvidenceOptions } from "../../../src/apis/evidence/options.js";
import { packetsRoutes } from "../../../src/apis/evidence/packets-routes.js";
import { Packet } from "../../../src/apis/evidence/packets-schemas.js";
import { sealRoutes } from "../../../src/apis/evidence/seal-routes.js";

/** The routes of the evidence log over the log of the platform. */
export const evidenceRoutes: FastifyPluginAsync<EvidenceOptions> = async (app, options) => {
  const { platform, meter, version } = options;
  const { evidence } = platform;
  app.addSchema(Packet);
  const shared = { platform, meter, version, evidence };
  await app.register(sealRoutes, shared);
  await app.register(packetsRoutes, shared);
  await app.register(logRoutes, shared);
  await app.register(keysOfLogRoutes, {
    evidence,
    path: "/evidence/keys",
    operationId: "listEvidenceKeys",
  });
};

import type { FamilyEntries } from "../entry.js";

/** Nothing here takes input but the name of a family. */
export const entries: FamilyEntries = {
  routes: {
    getHealth: {},
    getLiveness: {},
    getReadiness: {},
    getMetrics: {},
    getOpenapi: {},
    getFamilyDocument: { path: () => ({ family: "evidence" }) },
    getAgentGuide: {},
    getServerCard: {},
    getWellKnownServerCard: {},
    getAiCatalog: {},
    getApiCatalog: {},
    getKeyDirectory: {},
    getSitemap: {},
    getRobots: {},
  },
};

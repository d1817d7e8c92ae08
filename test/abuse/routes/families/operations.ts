import type { FamilyEntries } from "../entry.js";

/** Nothing here takes input. */
export const entries: FamilyEntries = {
  routes: {
    getHealth: {},
    getLiveness: {},
    getReadiness: {},
    getMetrics: {},
    getOpenapi: {},
    getAgentGuide: {},
  },
};

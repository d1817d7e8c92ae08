import type { FamilyEntries } from "../entry.js";

const path = () => ({ slug: "events", path: "api/v1/collect" });

/** The operations behind it have entries of their own. */
export const gateway: FamilyEntries = {
  routes: {
    listServices: {},
    getServiceDocument: { path: () => ({ slug: "keyed-store" }) },
    forwardGet: {
      path: () => ({ slug: "og-card", path: "card.svg" }),
      query: () => ({ title: "a" }),
    },
    forwardPost: { path },
    forwardPut: { path },
    forwardPatch: { path },
    forwardDelete: { path },
  },
};

import type { FamilyEntries } from "../entry.js";

/** Nothing is there: the operations of the services have entries of their own. */
const path = () => ({ slug: "events", path: "absent" });

/** What the gateway itself does with a body on its way. */
export const entries: FamilyEntries = {
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

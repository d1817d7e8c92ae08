import type { FamilyEntries } from "../entry.js";

export const entries: FamilyEntries = {
  routes: {
    takeScreenshot: {
      query: () => ({ target: "/docs" }),
      costly: () => ({ target: "/docs", width: "1920", height: "2000" }),
    },
  },
};

import type { FamilyEntries } from "../entry.js";

/** Letters of many scripts, which the embedded fonts are cut for. */
const letters = "AÀĀƁΆБאعहกあ漢字😀 ".repeat(40);

export const entries: FamilyEntries = {
  routes: {
    getHealth: {},
    drawCard: {
      query: () => ({ title: "A card" }),
      costly: () => ({
        title: letters.slice(0, 480),
        subtitle: letters.slice(0, 280),
        site: letters.slice(0, 90),
        font: "embed",
      }),
    },
    refusePngCard: {},
  },
};

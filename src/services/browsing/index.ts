import { definePart } from "../../platform/parts/part.js";
import { type BrowsingPart, createBrowsing } from "./create-browsing.js";

declare module "../../platform/parts/part.js" {
  interface Parts {
    /** Pages for agents, with or without a browser. */
    readonly browsing: BrowsingPart;
  }
}

export const part = definePart({
  name: "browsing",
  needs: ["browser", "pageReading", "threads", "webBotAuth"],
  create: (needed) => createBrowsing(needed),
  schedule: [
    { name: "end-idle-static-pages", everyMs: 30_000, run: async (browsing) => browsing.sweep() },
  ],
});

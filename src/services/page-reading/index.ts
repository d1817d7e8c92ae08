import { definePart } from "../../platform/parts/part.js";
import { createPageReading, type PageReading } from "./page-reading.js";

declare module "../../platform/parts/part.js" {
  interface Parts {
    readonly pageReading: PageReading;
  }
}

export const part = definePart({
  name: "pageReading",
  needs: ["pageGuard", "threads", "webBotAuth"],
  create: createPageReading,
});

import { definePart } from "../../platform/parts/part.js";
import { createDetector, type Detector } from "./detector.js";

declare module "../../platform/ids/ids.js" {
  interface IdPrefixes {
    readonly det: "detection of machine-written text";
  }
}

declare module "../../platform/parts/part.js" {
  interface Parts {
    readonly detector: Detector;
  }
}

export const part = definePart({
  name: "detector",
  needs: ["store", "clock", "threads", "webhooks"],
  create: createDetector,
});

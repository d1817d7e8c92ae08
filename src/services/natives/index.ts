import { createRequire } from "node:module";
import { definePart } from "../../platform/parts/part.js";
import { createNatives, type Natives } from "./natives.js";

declare module "../../platform/parts/part.js" {
  interface Parts {
    readonly natives: Natives;
  }
}

export const part = definePart({
  name: "natives",
  create: () => createNatives(createRequire(import.meta.url)),
});

import { definePart } from "../../platform/parts/part.js";
import { createLanguage, type Language } from "./language.js";

declare module "../../platform/parts/part.js" {
  interface Parts {
    readonly language: Language;
  }
}

export const part = definePart({
  name: "language",
  needs: ["threads", "clock"],
  create: createLanguage,
});

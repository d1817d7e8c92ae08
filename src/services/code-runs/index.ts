import { definePart } from "../../platform/parts/part.js";
import { type CodeRuns, createCodeRuns } from "./code-runs.js";

declare module "../../platform/parts/part.js" {
  interface Parts {
    readonly codeRuns: CodeRuns;
  }
}

declare module "../../platform/ids/ids.js" {
  interface IdPrefixes {
    readonly hld: "run of code that is held";
    readonly cut: "result that was cut";
  }
}

export const part = definePart({
  name: "codeRuns",
  needs: ["store", "clock"],
  create: ({ store, clock }) => createCodeRuns(store, clock),
  schedule: [
    {
      name: "forget-code-runs",
      everyMs: 300_000,
      isShared: true,
      run: (codeRuns) => codeRuns.sweep(),
    },
  ],
});

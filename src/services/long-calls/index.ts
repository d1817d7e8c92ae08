import { definePart } from "../../platform/parts/part.js";
import { createLongCalls, type LongCalls } from "./long-calls.js";

declare module "../../platform/parts/part.js" {
  interface Parts {
    readonly longCalls: LongCalls;
  }
}

export const part = definePart({
  name: "longCalls",
  needs: ["store", "clock", "heartbeat", "log"],
  create: createLongCalls,
  schedule: [
    {
      name: "forget-long-calls",
      everyMs: 300_000,
      isShared: true,
      run: (longCalls) => longCalls.sweep(),
    },
  ],
  close: (longCalls) => longCalls.close(),
});

import { definePart } from "../parts/part.js";
import { createUsage, type Usage } from "./usage.js";

declare module "../parts/part.js" {
  interface Parts {
    readonly usage: Usage;
  }
}

export const part = definePart({
  name: "usage",
  needs: ["store", "clock", "log"],
  create: ({ store, clock, log }) =>
    createUsage(store, clock, (error) => log.error({ err: error }, "usage statistics were lost")),
  schedule: [
    { name: "forget-usage", everyMs: 3_600_000, isShared: true, run: (usage) => usage.sweep() },
  ],
  close: (usage) => usage.close(),
});

import { count } from "../config/variables.js";
import { definePart } from "../parts/part.js";
import { createQuota, type Quota } from "./quota.js";

declare module "../parts/part.js" {
  interface Parts {
    readonly quota: Quota;
  }
}

export const part = definePart({
  name: "quota",
  needs: ["store", "clock"],
  config: {
    FREE_CALLS_PER_DAY: count("gate", 100, 1, "calls of one gateway key on one UTC day"),
  },
  create: ({ store, clock }, { FREE_CALLS_PER_DAY }) =>
    createQuota(store, clock, FREE_CALLS_PER_DAY),
  schedule: [
    {
      name: "forget-quota-days",
      everyMs: 3_600_000,
      isShared: true,
      run: (quota) => quota.sweep(),
    },
  ],
});

import { count } from "../config/variables.js";
import { definePart } from "../parts/part.js";
import { createSignUps, type SignUps } from "./sign-ups.js";

declare module "../parts/part.js" {
  interface Parts {
    readonly signUps: SignUps;
  }
}

export const part = definePart({
  name: "signUps",
  needs: ["store", "clock", "secret"],
  config: {
    SIGN_UPS_PER_ADDRESS: count(
      "quotas",
      10_000,
      1,
      "agents, evidence keys and sign-in links that one client address (IPv6: /64) may ask for on one UTC day",
    ),
  },
  create: ({ store, clock, secret }, { SIGN_UPS_PER_ADDRESS: limit }) =>
    createSignUps(store, { clock, secret, limit }),
  schedule: [
    {
      name: "forget-sign-ups",
      everyMs: 3_600_000,
      isShared: true,
      run: (signUps) => signUps.sweep(),
    },
  ],
});

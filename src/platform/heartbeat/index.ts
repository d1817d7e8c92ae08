import { definePart } from "../parts/part.js";
import { type Heartbeat, startHeartbeat } from "./heartbeat.js";

declare module "../ids/ids.js" {
  interface IdPrefixes {
    readonly prc: "process";
  }
}

declare module "../parts/part.js" {
  interface Parts {
    readonly heartbeat: Heartbeat;
  }
}

export const part = definePart({
  name: "heartbeat",
  needs: ["store", "clock", "log"],
  startsWithServer: true,
  create: ({ store, clock, log }) =>
    startHeartbeat(store, clock, (error) =>
      log.error({ err: error }, "the heartbeat could not be written"),
    ),
  schedule: [
    { name: "forget-dead-processes", everyMs: 5_000, run: (heartbeat) => heartbeat.forgetDead() },
  ],
  close: (heartbeat) => heartbeat.close(),
});

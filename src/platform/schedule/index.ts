import { definePart } from "../parts/part.js";
import type { Schedule } from "../parts/work.js";
import { createSchedule } from "./schedule.js";

declare module "../parts/part.js" {
  interface Parts {
    readonly schedule: Schedule;
  }
}

export const part = definePart({
  name: "schedule",
  needs: ["store", "clock", "log", "metrics", "heartbeat"],
  create: (needed) => createSchedule({ ...needed, processId: needed.heartbeat.processId }),
  close: (schedule) => schedule.close(),
});

import { definePart } from "../parts/part.js";
import { type Clock, systemClock } from "./clock.js";

declare module "../parts/part.js" {
  interface Parts {
    readonly clock: Clock;
  }
}

export const part = definePart({ name: "clock", create: () => systemClock });

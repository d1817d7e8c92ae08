import { count } from "../config/variables.js";
import { definePart } from "../parts/part.js";
import { createIsolates, type Isolates } from "./isolates.js";

declare module "../parts/part.js" {
  interface Parts {
    readonly isolates: Isolates;
  }
}

export const part = definePart({
  name: "isolates",
  needs: ["threads", "log"],
  config: {
    CODE_THREADS: count("machine", 4, 1, "programs of callers that run at the same time", 64),
  },
  create: ({ threads, log }, { CODE_THREADS: atOnce }) =>
    createIsolates({
      threads,
      atOnce,
      onFault: (err) => log.error({ err }, "a thread for code failed"),
    }),
  close: (isolates) => isolates.close(),
});

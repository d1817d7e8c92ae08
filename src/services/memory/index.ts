import { count } from "../../platform/config/variables.js";
import { definePart } from "../../platform/parts/part.js";
import { createMemory, type Memory } from "./memory.js";

declare module "../../platform/parts/part.js" {
  interface Parts {
    readonly memory: Memory;
  }
}

const BYTES_PER_MB = 2 ** 20;

export const part = definePart({
  name: "memory",
  needs: ["store", "clock", "log"],
  config: {
    MEMORY_MAX_MB: count("evidence", 16, 1, "bytes of memory of one key, in MB of 2^20"),
  },
  create: ({ store, clock, log }, { MEMORY_MAX_MB }) =>
    createMemory(store, {
      clock,
      bytesMax: MEMORY_MAX_MB * BYTES_PER_MB,
      onFlushFailure: (error) => log.warn({ err: error }, "uses of memory entries were lost"),
    }),
  schedule: [
    { name: "write-memory-uses", everyMs: 1_000, run: (memory) => memory.flush() },
    { name: "forget-expired-memory", everyMs: 3_600_000, run: (memory) => memory.sweep() },
  ],
  close: (memory) => memory.flush(),
});

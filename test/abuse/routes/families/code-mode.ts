import type { FamilyEntries } from "../entry.js";

const call = (method: string, params: object = {}) => ({ jsonrpc: "2.0", id: 1, method, params });

/** Holds a thread and as much memory as it may. */
const bomb = "const kept = []; for (;;) kept.push(new Array(1000).fill(kept.length));";

export const entries: FamilyEntries = {
  routes: {
    getHealth: {},
    callMcp: {
      body: () => call("tools/list"),
      costly: () =>
        call("tools/call", { name: "run_code", arguments: { code: bomb, timeout_ms: 1_000 } }),
    },
  },
};

import type { FamilyEntries } from "../entry.js";

const call = (method: string, params: object = {}) => ({ jsonrpc: "2.0", id: 1, method, params });

export const entries: FamilyEntries = {
  routes: {
    callMcp: {
      body: () => call("tools/list"),
      costly: () =>
        call("tools/call", {
          name: "run_code",
          arguments: { code: "for (;;);", timeout_ms: 300 },
        }),
    },
  },
};

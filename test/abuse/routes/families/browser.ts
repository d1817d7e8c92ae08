import type { FamilyEntries } from "../entry.js";

const call = (name: string, args: object = {}) => ({
  jsonrpc: "2.0",
  id: 1,
  method: "tools/call",
  params: { name: `browser_${name}`, arguments: args },
});

const PATH = "/v1/api/browser/mcp";

export const entries: FamilyEntries = {
  /** A window as large as may be; nothing of the world is reached from here. */
  async prepare(ask) {
    await ask("POST", PATH, call("tabs", { action: "new" }));
    await ask("POST", PATH, call("resize", { width: 3_840, height: 2_160 }));
    return {};
  },
  routes: {
    getHealth: {},
    callMcp: {
      body: () => call("snapshot"),
      costly: () => call("take_screenshot", { fullPage: true }),
    },
  },
};

import { Type } from "@sinclair/typebox";
import { defineFamily } from "../../http/family.js";
import { rpcRules } from "../../http/mcp/rpc-fault.js";

/** The Model Context Protocol at /mcp. */
export const family = defineFamily({
  name: "mcp",
  position: 55,
  tag: { description: "The Model Context Protocol: everything here as tools", position: 55 },
  owns: ["/mcp"],
  rules: rpcRules("mcp"),
  needs: ["publicUrl", "build"],
  config: {
    MCP_CONFORMANCE: Type.Boolean({
      group: "gate",
      default: false,
      description:
        "serve at /mcp what the official conformance tests of MCP want, and nothing else",
    }),
  },
  async routes(app, { publicUrl, build }, { MCP_CONFORMANCE: isTested }) {
    const { mountFamily } = await import("./mount-family.js");
    await mountFamily(app, { publicUrl, version: build.version, isTested });
  },
});

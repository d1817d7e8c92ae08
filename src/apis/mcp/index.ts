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
  needs: [
    "publicUrl",
    "build",
    "clock",
    "keys",
    "keyFormats",
    "operations",
    "codeTools",
    "codeRuns",
    "longCalls",
    "frontDoor",
    "pages",
    "backends",
  ],
  config: {
    MCP_CONFORMANCE: Type.Boolean({
      group: "gate",
      default: false,
      description:
        "serve at /mcp what the official conformance tests of MCP want, and nothing else",
    }),
    MCP_CODE_AUTH: Type.Union([Type.Literal("open"), Type.Literal("required")], {
      group: "gate",
      default: "open",
      description:
        "whether `run_code` at /mcp runs without a key, 30 s a minute for each address, or asks for any key",
    }),
  },
  async routes(app, parts, { MCP_CONFORMANCE: isTested, MCP_CODE_AUTH }) {
    const { mountFamily } = await import("./mount-family.js");
    await mountFamily(app, parts, { isTested, isCodeOpen: MCP_CODE_AUTH === "open" });
  },
});

import { errors } from "../../http/api-error.js";
import type { McpSurface } from "../../http/mcp/surface.js";

const ABOUT = "gatehouse://about";

/** What /mcp serves. */
export function createSurface({ version }: { readonly version: string }): McpSurface {
  const about = `Gatehouse ${version} is one self-hosted process behind which agents find their services.`;
  return {
    info: { name: "gatehouse", title: "Gatehouse", version },
    instructions: "Ask `describe_server` what this server is.",
    caching: { ttlMs: 60_000, cacheScope: "public" },
    tools: [
      {
        name: "describe_server",
        description: "Says what this server is.",
        inputSchema: { type: "object", properties: {}, additionalProperties: false },
        annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: false },
      },
    ],
    async callTool(_name, args) {
      const [unknown] = Object.keys(args);
      if (unknown !== undefined) throw errors.validation(`${unknown} is not an argument`);
      return { content: [{ type: "text", text: about }] };
    },
    resources: [{ uri: ABOUT, name: "about", mimeType: "text/plain" }],
    resourceTemplates: [],
    async readResource(uri) {
      if (uri !== ABOUT) return undefined;
      return { contents: [{ uri, mimeType: "text/plain", text: about }] };
    },
    prompts: [{ name: "introduce", description: "Introduces this server to a person." }],
    async getPrompt() {
      const text = `Introduce this server in two sentences: ${about}`;
      return { messages: [{ role: "user", content: { type: "text", text } }] };
    },
    complete: async () => ({ values: [] }),
  };
}

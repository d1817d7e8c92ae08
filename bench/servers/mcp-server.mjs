// The server of bench/mcp.ts: MCP at /mcp, and a route that does nothing with the same body, on one
// server with all that every request of the product goes through.
import { Type } from "@sinclair/typebox";
import { createAppServer } from "../../dist/app.js";
import { buildHouse } from "../../dist/build-house.js";
import { parseConfig } from "../../dist/config.js";
import { GatewayError } from "../../dist/http/families.js";
import { mountMcp } from "../../dist/http/mcp/mount.js";
import { observeRequests } from "../../dist/http/observe-requests.js";
import { answerUnknownRoutes } from "../../dist/http/server.js";
import { createLog } from "../../dist/platform/telemetry/log.js";

const { PORT = "0" } = process.env;
const TOOLS = 60;

/** A tool with a schema as large as those of the API mostly are. */
function tool(number) {
  const field = (name) => [
    name,
    {
      type: "string",
      maxLength: 200,
      description: `What ${name} of the operation ${number} is for.`,
    },
  ];
  return {
    name: `operation_${number}`,
    title: `Operation ${number}`,
    description: `Does what the operation ${number} of the API does, with all its fields. Charges nothing; safe to repeat.`,
    inputSchema: {
      type: "object",
      properties: Object.fromEntries(
        ["id", "name", "query", "cursor", "format", "locale"].map(field),
      ),
      required: ["id", "name"],
      additionalProperties: false,
    },
    outputSchema: {
      type: "object",
      properties: Object.fromEntries(["id", "state", "created_at", "next_cursor"].map(field)),
      required: ["id"],
    },
    annotations: { readOnlyHint: true, openWorldHint: false },
  };
}

const surface = {
  info: { name: "bench", title: "Bench", version: "1" },
  instructions: "",
  caching: { ttlMs: 60_000, cacheScope: "public" },
  tools: Array.from({ length: TOOLS }, (_, at) => tool(at)),
  callTool: async (_name, { id }) => ({
    content: [{ type: "text", text: `the operation on ${id} is done` }],
    structuredContent: { id, state: "done" },
  }),
  resources: [],
  resourceTemplates: [],
  readResource: async () => undefined,
  prompts: [],
  getPrompt: async () => ({ messages: [] }),
  complete: async () => ({ values: [] }),
};

const publicUrl = "http://localhost:8080";
const config = parseConfig({
  DATABASE_URL: "sqlite::memory:",
  PUBLIC_URL: publicUrl,
  WORKERS: "1",
});
const { logger } = createLog("warn");
const house = buildHouse(config, { log: logger });
await house.start();
const shared = await house.get(["log", "metrics", "threads", "bodyIntake"]);
const app = createAppServer(shared, { config });
answerUnknownRoutes(app);
observeRequests(app, shared);
app.addSchema(GatewayError);
await mountMcp(app, {
  path: "/mcp",
  publicUrl,
  operationId: "callMcp",
  tag: "mcp",
  surfaceFor: () => surface,
});
const done = { id: Type.String(), state: Type.String() };
app.post("/no-op", { schema: { response: { 200: Type.Object(done) } } }, async () => ({
  id: "item_1",
  state: "done",
}));
await app.listen({ port: Number(PORT), host: "127.0.0.1" });

import { setTimeout } from "node:timers/promises";
import { errors } from "../../../http/api-error.js";
import type { McpCall, McpSchema } from "../../../http/mcp/surface.js";
import { fixtureTool, PNG_BASE64, says, WAV_BASE64 } from "./fixture.js";

const STEP_MS = 50;

/** Tools that answer without asking. */
export const contentTools = [
  fixtureTool("test_simple_text", "Answers a text", async () =>
    says("This is a simple text response for testing."),
  ),
  fixtureTool("test_image_content", "Answers a picture", async () => ({
    content: [{ type: "image", data: PNG_BASE64, mimeType: "image/png" }],
  })),
  fixtureTool("test_audio_content", "Answers a sound", async () => ({
    content: [{ type: "audio", data: WAV_BASE64, mimeType: "audio/wav" }],
  })),
  fixtureTool("test_embedded_resource", "Answers a resource", async () => ({
    content: [
      {
        type: "resource",
        resource: {
          uri: "test://embedded-resource",
          mimeType: "text/plain",
          text: "This is an embedded resource content.",
        },
      },
    ],
  })),
  fixtureTool("test_multiple_content_types", "Answers of every kind", async () => ({
    content: [
      { type: "text", text: "Multiple content types test:" },
      { type: "image", data: PNG_BASE64, mimeType: "image/png" },
      {
        type: "resource",
        resource: {
          uri: "test://mixed-content-resource",
          mimeType: "application/json",
          text: JSON.stringify({ test: "data", value: 123 }),
        },
      },
    ],
  })),
  fixtureTool("test_tool_with_logging", "Logs three lines", async (_args, call) => {
    await logLines(call, [
      "Tool execution started",
      "Tool processing data",
      "Tool execution completed",
    ]);
    return says("Tool with logging executed successfully");
  }),
  fixtureTool("test_logging_tool", "Logs a line", async (_args, call) => {
    await logLines(call, ["a line for those who asked for lines"]);
    return says("logged");
  }),
  fixtureTool("test_tool_with_progress", "Makes progress", async (_args, call) => {
    for (const done of [0, 50, 100]) {
      call.progress(done, 100, `Completed step ${done} of 100`);
      await setTimeout(STEP_MS);
    }
    return says("Tool with progress executed successfully");
  }),
  fixtureTool("test_error_handling", "Fails", async () => {
    throw errors.conflict("This tool intentionally returns an error for testing");
  }),
  fixtureTool("test_streaming_elicitation", "Asks nobody", async () => says("nobody was asked")),
  fixtureTool(
    "json_schema_2020_12_tool",
    "Has a schema of many words",
    async (args) => says(`JSON Schema 2020-12 tool called with: ${JSON.stringify(args)}`),
    manyWords(),
  ),
];

async function logLines(call: McpCall, lines: readonly string[]): Promise<void> {
  for (const line of lines) {
    call.log("info", line);
    await setTimeout(STEP_MS);
  }
}

/** Words of JSON Schema that must come through as they are. */
function manyWords(): McpSchema {
  const address = {
    $anchor: "addressDef",
    type: "object",
    properties: { street: { type: "string" }, city: { type: "string" } },
  };
  const phoneFirst = {
    if: { properties: { contactMethod: { const: "phone" } }, required: ["contactMethod"] },
    else: { required: ["email"] },
  };
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    type: "object",
    $defs: { address },
    properties: {
      name: { type: "string" },
      address: { $ref: "#/$defs/address" },
      contactMethod: { type: "string", enum: ["phone", "email"] },
      phone: { type: "string" },
      email: { type: "string" },
    },
    allOf: [{ anyOf: [{ required: ["phone"] }, { required: ["email"] }] }],
    ...phoneFirst,
    // biome-ignore lint/suspicious/noThenProperty: a word of JSON Schema, and nobody awaits a schema
    then: { required: ["phone"] },
    additionalProperties: false,
  };
}

import type {
  McpCall,
  McpInputRequest,
  McpSchema,
  McpTool,
  McpToolAnswer,
  McpToolResult,
} from "../../../http/mcp/surface.js";

/** A tool of the conformance tests and what it does. */
export interface FixtureTool {
  readonly tool: McpTool;
  readonly run: (args: Record<string, unknown>, call: McpCall) => Promise<McpToolResult>;
}

const NO_ARGUMENTS: McpSchema = { type: "object", properties: {} };

/** A tool that the runner finds by its name. */
export function fixtureTool(
  name: string,
  description: string,
  run: FixtureTool["run"],
  inputSchema: McpSchema = NO_ARGUMENTS,
): FixtureTool {
  return { tool: { name, description, inputSchema }, run };
}

/** The schema of an object whose members are all texts, and wanted. */
export function texts(...names: readonly string[]): McpSchema {
  const properties = Object.fromEntries(names.map((name) => [name, { type: "string" }]));
  return { type: "object", properties, required: [...names] };
}

/** An answer of one text. */
export function says(text: string, isError?: true): McpToolAnswer {
  return { content: [{ type: "text", text }], ...(isError ? { isError } : {}) };
}

/** A question to the person behind the client. */
export function asks(message: string, requestedSchema: McpSchema): McpInputRequest {
  return { method: "elicitation/create", params: { message, mode: "form", requestedSchema } };
}

/** A question to the model behind the client. */
export function samples(text: string, maxTokens = 100): McpInputRequest {
  const messages = [{ role: "user", content: { type: "text", text } }];
  return { method: "sampling/createMessage", params: { messages, maxTokens } };
}

/** What the person answered under a name; undefined for no answer or none that was accepted. */
export function answered(
  { inputResponses }: McpCall,
  name: string,
): Record<string, unknown> | undefined {
  const response = inputResponses?.[name] as { action?: unknown; content?: unknown } | undefined;
  if (response?.action !== "accept" || typeof response.content !== "object") return undefined;
  return (response.content ?? {}) as Record<string, unknown>;
}

/** One pixel, and no sound. */
export const PNG_BASE64 =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==";
export const WAV_BASE64 = "UklGRiYAAABXQVZFZm10IBAAAAABAAEAQB8AAAB9AAACABAAZGF0YQIAAAA=";

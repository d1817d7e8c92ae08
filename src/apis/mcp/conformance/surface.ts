import { RPC, RpcFault } from "../../../http/mcp/rpc-fault.js";
import type {
  McpContents,
  McpPrompt,
  McpPromptText,
  McpSurface,
} from "../../../http/mcp/surface.js";
import { askingTools } from "./asking-tools.js";
import { contentTools } from "./content-tools.js";
import { answered, asks, PNG_BASE64, texts } from "./fixture.js";
import { TaskMemory } from "./task-memory.js";
import { taskTools } from "./task-tools.js";

const TEXT = "test://static-text";
const BINARY = "test://static-binary";
const WATCHED = "test://watched-resource";
const TEMPLATE = "test://template/{id}/data";
const OF_TEMPLATE = /^test:\/\/template\/([^/]+)\/data$/;

/** What the official conformance tests look for. */
export function conformanceSurface(): McpSurface {
  const tasks = new TaskMemory();
  const tools = [...contentTools, ...askingTools, ...taskTools(tasks)];
  const byName = new Map(tools.map((one) => [one.tool.name, one]));
  return {
    info: { name: "gatehouse-conformance", title: "Conformance fixture", version: "1.0.0" },
    instructions: "For the official conformance tests of MCP.",
    caching: { ttlMs: 1_000, cacheScope: "public" },
    logs: true,
    tasks,
    tools: tools.map(({ tool }) => tool),
    async callTool(name, args, call) {
      const known = byName.get(name);
      if (!known) throw new RpcFault(RPC.invalidParams, `there is no tool ${name}`);
      return known.run(args, call);
    },
    resources: [
      { uri: TEXT, name: "static-text", mimeType: "text/plain" },
      { uri: BINARY, name: "static-binary", mimeType: "image/png" },
      { uri: WATCHED, name: "watched-resource", mimeType: "text/plain" },
    ],
    resourceTemplates: [{ uriTemplate: TEMPLATE, name: "template", mimeType: "application/json" }],
    async readResource(uri) {
      const contents = contentsOf(uri);
      return contents && { contents: [contents], ttlMs: 1_000, cacheScope: "public" };
    },
    prompts: PROMPTS,
    async getPrompt(name, args, call) {
      if (name !== "test_input_required_result_prompt") return promptText(name, args);
      const context = answered(call, "user_context")?.context;
      if (typeof context === "string") return said(`Use the following context: ${context}`);
      const user_context = asks("What context should the prompt use?", texts("context"));
      return { inputRequests: { user_context } };
    },
    complete: async () => ({ values: [], total: 0, hasMore: false }),
  };
}

function contentsOf(uri: string): McpContents | undefined {
  if (uri === BINARY) return { uri, mimeType: "image/png", blob: PNG_BASE64 };
  if (uri === TEXT || uri === WATCHED) {
    return {
      uri,
      mimeType: "text/plain",
      text: "This is the content of the static text resource.",
    };
  }
  const id = OF_TEMPLATE.exec(uri)?.[1];
  if (id === undefined) return undefined;
  const text = JSON.stringify({ id, templateTest: true, data: `Data for ID: ${id}` });
  return { uri, mimeType: "application/json", text };
}

const required = (...names: readonly string[]) =>
  names.map((name) => ({ name, description: `The argument ${name}`, required: true }));

const PROMPTS: readonly McpPrompt[] = [
  { name: "test_simple_prompt", description: "A prompt without arguments" },
  {
    name: "test_prompt_with_arguments",
    description: "A prompt with arguments",
    arguments: required("arg1", "arg2"),
  },
  {
    name: "test_prompt_with_embedded_resource",
    description: "A prompt with a resource in it",
    arguments: required("resourceUri"),
  },
  { name: "test_prompt_with_image", description: "A prompt with a picture in it" },
  { name: "test_input_required_result_prompt", description: "A prompt that asks first" },
];

function promptText(name: string, args: Readonly<Record<string, string>>): McpPromptText {
  switch (name) {
    case "test_prompt_with_arguments":
      return said(`Prompt with arguments: arg1='${args.arg1}', arg2='${args.arg2}'`);
    case "test_prompt_with_embedded_resource": {
      const text = "Embedded resource content for testing.";
      const resource = { uri: String(args.resourceUri), mimeType: "text/plain", text };
      const { messages } = said("Please process the embedded resource above.");
      return { messages: [{ role: "user", content: { type: "resource", resource } }, ...messages] };
    }
    case "test_prompt_with_image": {
      const image = { type: "image", data: PNG_BASE64, mimeType: "image/png" } as const;
      const { messages } = said("Please analyze the image above.");
      return { messages: [{ role: "user", content: image }, ...messages] };
    }
    default:
      return said("This is a simple prompt for testing.");
  }
}

function said(text: string): McpPromptText {
  return { messages: [{ role: "user", content: { type: "text", text } }] };
}

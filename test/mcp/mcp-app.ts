import type { AddressInfo } from "node:net";
import { setTimeout } from "node:timers/promises";
import { errors } from "../../src/http/api-error.js";
import { mountMcp } from "../../src/http/mcp/mount.js";
import { RPC, RpcFault } from "../../src/http/mcp/rpc-fault.js";
import type {
  McpCall,
  McpSurface,
  McpToolAnswer,
  McpToolResult,
} from "../../src/http/mcp/surface.js";
import { buildFamilyApp, type FamilyTestApp } from "../helpers/apps/family-app.js";

export interface McpApp extends FamilyTestApp {
  readonly url: string;
  /** What became of calls of the tool `wait`. */
  readonly waits: string[];
}

const text = (said: string): McpToolAnswer => ({ content: [{ type: "text", text: said }] });

type Tool = (args: Record<string, unknown>, call: McpCall) => Promise<McpToolResult>;

const tools: Readonly<Record<string, Tool>> = {
  add: async ({ a, b }) => {
    if (typeof a !== "number" || typeof b !== "number")
      throw errors.validation("a must be a number");
    return { ...text(String(a + b)), structuredContent: { sum: a + b } };
  },
  count: async ({ to }, call) => {
    for (let done = 1; done <= Number(to); done++) {
      call.progress(done, Number(to), `step ${done}`);
      await setTimeout(1);
    }
    return text("counted");
  },
  busy: async () => {
    throw errors.unavailable("all workers are busy; try again");
  },
  broken: async () => {
    throw new Error("the secret is 42");
  },
  strict: async () => {
    throw new RpcFault(RPC.invalidParams, "the plan is for others", { plan: "pro" });
  },
  eager: async () => ({ task: { ...TASK, status: "working" } }),
  job: async (_args, { supportsTasks }) =>
    supportsTasks ? { task: { ...TASK, status: "working" } } : text("done at once"),
  apps: async (_args, { supportsApps }) => text(supportsApps ? "an app" : "a text"),
};

const TASK = {
  taskId: "task-of-a-long-random-name",
  createdAt: "2026-11-24T00:00:00.000Z",
  lastUpdatedAt: "2026-11-24T00:00:01.000Z",
  ttlMs: 60_000,
  pollIntervalMs: 500,
};

/** A surface with everything on it that the protocol carries; `wait` ends when it is cancelled. */
export function testSurface(waits: string[]): McpSurface {
  const wait: Tool = (_args, { signal, progress }) =>
    new Promise((_resolve, reject) => {
      waits.push("begun");
      progress(1);
      signal.addEventListener("abort", () => {
        waits.push("aborted");
        reject(new Error("nobody waits"));
      });
    });
  const all: Readonly<Record<string, Tool>> = { ...tools, wait };
  return {
    info: { name: "test", title: "Test", version: "1.2.3" },
    instructions: "Add numbers.",
    caching: { ttlMs: 5_000, cacheScope: "public" },
    tools: Object.keys(all).map((name) => ({
      name,
      description: `The tool ${name}`,
      inputSchema: { type: "object" },
    })),
    callTool: (name, args, call) => all[name]!(args, call),
    resources: [{ uri: "test://a", name: "a", mimeType: "text/plain" }],
    resourceTemplates: [{ uriTemplate: "test://{name}", name: "any" }],
    async readResource(uri) {
      if (uri === "test://broken") throw new Error("the secret is 42");
      if (uri !== "test://a") return undefined;
      return { contents: [{ uri, mimeType: "text/plain", text: "the letter a" }] };
    },
    prompts: [{ name: "greet", arguments: [{ name: "who", required: true }] }],
    async getPrompt(_name, { who }) {
      if (who === undefined) throw errors.invalidRequest("who is required");
      return { messages: [{ role: "user", content: { type: "text", text: `Greet ${who}` } }] };
    },
    async complete(reference, { name, value }, context) {
      const of = reference.type === "ref/prompt" ? reference.name : reference.uri;
      return { values: [`${of} ${name} ${value} ${Object.keys(context)}`], total: 1 };
    },
    tasks: {
      async get(taskId) {
        if (taskId !== TASK.taskId) return undefined;
        return { ...TASK, status: "completed", result: text("done") };
      },
      update: async (taskId) => taskId === TASK.taskId,
      cancel: async (taskId) => taskId === TASK.taskId,
    },
  };
}

/** An app that serves the surface at /mcp, and nothing to whoever sends the key `none`. */
export async function openMcpApp(publicUrl = "http://localhost:8080"): Promise<McpApp> {
  const waits: string[] = [];
  const surface = testSurface(waits);
  const opened = await buildFamilyApp({ environment: { PUBLIC_URL: publicUrl } }, (app) =>
    mountMcp(app, {
      path: "/mcp",
      publicUrl,
      operationId: "callMcp",
      tag: "mcp",
      surfaceFor(request) {
        if (request.headers["x-api-key"] === "none") throw errors.unauthorized("no such key");
        return surface;
      },
    }),
  );
  await opened.app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = opened.app.server.address() as AddressInfo;
  return { ...opened, url: `http://127.0.0.1:${port}/mcp`, waits };
}

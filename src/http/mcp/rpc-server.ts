import {
  type CallToolResult,
  type GetPromptResult,
  type ReadResourceResult,
  ResourceNotFoundError,
  Server,
  type ServerContext,
  type ServerOptions,
} from "@modelcontextprotocol/server";
import { VERSIONS } from "./era.js";
import { RPC, RpcFault } from "./rpc-fault.js";
import type {
  McpCall,
  McpInputRequired,
  McpReference,
  McpSurface,
  McpToolResult,
} from "./surface.js";

/** The extension that lets a call be answered with a task. */
export const TASKS_EXTENSION = "io.modelcontextprotocol/tasks";
/** The extension that lets a result be shown as an app. */
export const APPS_EXTENSION = "io.modelcontextprotocol/ui";

/** What a server is made for. */
export interface Serving {
  readonly surface: McpSurface;
  /** The revision that every request names; undefined for the older era, which agrees on one first. */
  readonly version?: string;
  readonly handle: Handle;
  /** Takes a task that was begun in place of a result; without it, none is begun. */
  readonly onTask?: (task: object) => void;
}

/** Runs the work of a request; what the catalogue refuses becomes a result where there is one for it. */
export type Handle = <T>(
  context: ServerContext,
  work: (call: McpCall) => Promise<T>,
  onRefusal?: (text: string) => T,
) => Promise<T>;

/** The official server, told which era it is of: it does not tell itself apart from its transport. */
class EraServer extends Server {
  constructor({ surface, version }: Serving) {
    super(surface.info, optionsOf(surface));
    if (version !== undefined) this._negotiatedProtocolVersion = version;
  }
}

const SHOWN_LENGTH_MAX = 100;

type Install = (server: Server, serving: Serving) => void;

/** A server for one method, or for all of them where it outlives a request. */
export function makeServer(serving: Serving, method?: string): Server {
  const server = new EraServer(serving);
  const wanted = method === undefined ? Object.values(INSTALLS) : [installOf(method)];
  for (const install of wanted) install?.(server, serving);
  return server;
}

function installOf(method: string): Install | undefined {
  return Object.hasOwn(INSTALLS, method) ? INSTALLS[method] : undefined;
}

const LISTS = ["tools/list", "resources/list", "resources/templates/list", "prompts/list"] as const;

/** Whether a method answers a list, which is the same for every request. */
export function isList(method: string): boolean {
  return (LISTS as readonly string[]).includes(method);
}

const INSTALLS: Readonly<Record<string, Install>> = {
  "tools/list": (server, { surface }) =>
    server.setRequestHandler("tools/list", ({ params }) => {
      refuseCursor(params);
      return { tools: surface.tools } as never;
    }),
  "tools/call": (server, serving) =>
    server.setRequestHandler("tools/call", ({ params }, context) =>
      serving.handle(
        context,
        async (call) => {
          const { surface } = serving;
          const { name, arguments: args = {} } = params;
          if (!surface.tools.some((tool) => tool.name === name)) {
            throw new RpcFault(RPC.invalidParams, `there is no tool ${shown(name)}`);
          }
          return toolResult(await surface.callTool(name, args, call), serving);
        },
        (text): CallToolResult => ({ content: [{ type: "text", text }], isError: true }),
      ),
    ),
  "resources/list": (server, { surface }) => {
    if (!hasResources(surface)) return;
    server.setRequestHandler("resources/list", ({ params }) => {
      refuseCursor(params);
      return { resources: surface.resources ?? [] } as never;
    });
  },
  "resources/templates/list": (server, { surface }) => {
    if (!hasResources(surface)) return;
    server.setRequestHandler("resources/templates/list", ({ params }) => {
      refuseCursor(params);
      return { resourceTemplates: surface.resourceTemplates ?? [] } as never;
    });
  },
  "resources/read": (server, { surface: { readResource }, handle }) => {
    if (!readResource) return;
    server.setRequestHandler("resources/read", ({ params: { uri } }, context) =>
      handle(context, async (call) => {
        const read = await readResource(uri, call);
        if (!read) throw new ResourceNotFoundError(uri, `there is no resource ${shown(uri)}`);
        return read as ReadResourceResult;
      }),
    );
  },
  "prompts/list": (server, { surface: { prompts } }) => {
    if (!prompts) return;
    server.setRequestHandler("prompts/list", ({ params }) => {
      refuseCursor(params);
      return { prompts } as never;
    });
  },
  "prompts/get": (server, { surface: { prompts, getPrompt }, handle }) => {
    if (!prompts || !getPrompt) return;
    server.setRequestHandler("prompts/get", ({ params: { name, arguments: args = {} } }, context) =>
      handle(context, async (call) => {
        if (!prompts.some((prompt) => prompt.name === name)) {
          throw new RpcFault(RPC.invalidParams, `there is no prompt ${shown(name)}`);
        }
        return asSent<GetPromptResult>(await getPrompt(name, args, call));
      }),
    );
  },
  "completion/complete": (server, { surface: { complete }, handle }) => {
    if (!complete) return;
    server.setRequestHandler("completion/complete", ({ params }, context) =>
      handle(context, async (call) => {
        const { ref, argument, context: known } = params;
        const filled = known?.arguments ?? {};
        const completion = await complete(ref as McpReference, argument, filled, call);
        return { completion: { ...completion, values: [...completion.values] } };
      }),
    );
  },
};

function toolResult(result: McpToolResult, { onTask }: Serving): CallToolResult {
  if (!("task" in result)) return asSent<CallToolResult>(result);
  if (!onTask) throw new Error("a task was begun for a client that takes none");
  onTask(result.task);
  return { content: [] };
}

/** What is asked of the client first is marked as such; a result goes as it is. */
function asSent<T>(result: object | McpInputRequired): T {
  const asks = "inputRequests" in result || "requestState" in result;
  return (asks ? { ...result, resultType: "input_required" } : result) as T;
}

/** A name that a client made up, as far as it is worth repeating. */
function shown(name: string): string {
  return name.length > SHOWN_LENGTH_MAX ? `${name.slice(0, SHOWN_LENGTH_MAX)}…` : name;
}

/** Every list is sent whole, so that no cursor was ever given out. */
function refuseCursor(params: { readonly cursor?: string | undefined } | undefined): void {
  if (params?.cursor === undefined) return;
  throw new RpcFault(RPC.invalidParams, "cursor is not one of this list");
}

function hasResources({ resources, resourceTemplates }: McpSurface): boolean {
  return resources !== undefined || resourceTemplates !== undefined;
}

function capabilitiesOf(surface: McpSurface) {
  return {
    tools: {},
    ...(hasResources(surface) ? { resources: {} } : {}),
    ...(surface.prompts ? { prompts: {} } : {}),
    ...(surface.complete ? { completions: {} } : {}),
    ...(surface.logs ? { logging: {} } : {}),
    ...extensionsOf(surface),
  };
}

function extensionsOf({ tasks, tools }: McpSurface) {
  const extensions = {
    ...(tasks ? { [TASKS_EXTENSION]: {} } : {}),
    ...(tools.some(({ _meta }) => _meta?.ui !== undefined) ? { [APPS_EXTENSION]: {} } : {}),
  };
  return Object.keys(extensions).length > 0 ? { extensions } : {};
}

/** A server is made for each request, and what it says of itself once. */
const options = new WeakMap<McpSurface, ServerOptions>();

function optionsOf(surface: McpSurface): ServerOptions {
  const known = options.get(surface);
  if (known) return known;
  const { caching, instructions } = surface;
  const cached = [...LISTS, "server/discover"] as const;
  const made: ServerOptions = {
    capabilities: capabilitiesOf(surface),
    instructions,
    supportedProtocolVersions: VERSIONS,
    ...(caching ? { cacheHints: Object.fromEntries(cached.map((name) => [name, caching])) } : {}),
  };
  options.set(surface, made);
  return made;
}

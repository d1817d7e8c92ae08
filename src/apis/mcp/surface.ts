import { errors } from "../../http/api-error.js";
import type { CodeTools } from "../../http/code-tools/code-tools.js";
import { createRunBudget } from "../../http/code-tools/run-budget.js";
import { RPC, RpcFault } from "../../http/mcp/rpc-fault.js";
import type {
  McpCall,
  McpReference,
  McpSurface,
  McpTool,
  McpToolResult,
} from "../../http/mcp/surface.js";
import { mcpIdentity } from "../../http/mcp-identity.js";
import type { OperationTable } from "../../http/operations/operations.js";
import type { Needed } from "../../platform/parts/part.js";
import { findCaller, type McpCaller } from "./callers.js";
import { createOperationTasks, type OperationTasks, type TaskParts } from "./operation-tasks.js";
import { answerOf, toolOf } from "./operation-tools.js";
import { completePrompt, listedPrompts, writePrompt } from "./prompts.js";
import { createResources } from "./resources.js";

export type SurfaceParts = TaskParts &
  Needed<
    | "publicUrl"
    | "build"
    | "clock"
    | "operations"
    | "codeTools"
    | "frontDoor"
    | "pages"
    | "backends"
  >;

export interface SurfaceOptions {
  /** Whether code runs for callers without a key, too. */
  readonly isCodeOpen: boolean;
}

/** The short surface, and the one with a tool for each operation. */
export interface Surfaces {
  readonly short: McpSurface;
  readonly whole: McpSurface;
}

const LISTS_KEPT_MS = 300_000;

/** Makes both surfaces, whose lists never change while the server runs. */
export async function createSurfaces(
  parts: SurfaceParts,
  options: SurfaceOptions,
): Promise<Surfaces> {
  const [table, code] = await Promise.all([parts.operations(), parts.codeTools()]);
  const resources = await createResources(parts);
  const { name, title, description, url } = mcpIdentity(parts.publicUrl);
  const first = table.all.filter(({ isFirstCall }) => isFirstCall);
  const operations = createOperationTasks(parts, table);
  const shared = {
    info: { name, title, description, version: parts.build.version, websiteUrl: url },
    caching: { ttlMs: LISTS_KEPT_MS, cacheScope: "public" as const },
    callTool: createCalls(parts, { table, code, operations }, options),
    tasks: operations.tasks,
    ...resources,
    prompts: listedPrompts,
    async getPrompt(wanted: string, args: Readonly<Record<string, string>>) {
      const prompt = writePrompt(wanted, args);
      if (!prompt)
        throw new RpcFault(RPC.invalidParams, "there is no such prompt, or it lacks an argument");
      return prompt;
    },
    complete: async (
      reference: McpReference,
      argument: { readonly name: string; readonly value: string },
    ) => ({
      values:
        reference.type === "ref/prompt"
          ? completePrompt(argument)
          : resources.completeResource(argument),
    }),
  };
  const listed = (tools: readonly McpTool[], instructions: string): McpSurface => ({
    ...shared,
    tools: [...code.tools, ...tools],
    instructions,
  });
  return {
    short: listed(
      first.map((one) => toolOf(one, { isShort: true })),
      shortInstructions(table),
    ),
    whole: listed(
      table.all.map((one) => toolOf(one, { isShort: false })),
      wholeInstructions(table),
    ),
  };
}

/** Calls a tool that one of the surfaces lists. */
function createCalls(
  parts: SurfaceParts,
  {
    table,
    code,
    operations,
  }: {
    readonly table: OperationTable;
    readonly code: CodeTools;
    readonly operations: OperationTasks;
  },
  { isCodeOpen }: SurfaceOptions,
) {
  const budget = createRunBudget(parts.clock);

  async function runBounded(
    args: Record<string, unknown>,
    caller: McpCaller,
    call: McpCall,
  ): Promise<McpToolResult> {
    if (caller.isAnonymous && !isCodeOpen) throw errors.unauthorized("run_code takes a key here");
    if (caller.isAnonymous) budget.check(caller.owner);
    const startedAt = performance.now();
    try {
      return await (code.call("run_code", args, { ...caller, call }) ?? unknownTool("run_code"));
    } finally {
      if (caller.isAnonymous) budget.spend(caller.owner, performance.now() - startedAt);
    }
  }

  return async (
    name: string,
    args: Record<string, unknown>,
    call: McpCall,
  ): Promise<McpToolResult> => {
    const caller = await findCaller(parts, call.request, args.api_key);
    if (name === "run_code") return runBounded(args, caller, call);
    const byCode = code.call(name, args, { ...caller, call });
    if (byCode) return byCode;
    const operation = table.find(name);
    if (!operation) return unknownTool(name);
    const { api_key: _key, ...others } = args;
    const reply = await operations.call(operation, others, caller, call);
    if ("task" in reply) return reply;
    return answerOf(operation, reply, { codeRuns: parts.codeRuns, owner: caller.owner });
  };
}

function unknownTool(name: string): never {
  throw new RpcFault(RPC.invalidParams, `Tool ${name.slice(0, 100)} not found`);
}

function shortInstructions({ all }: OperationTable): string {
  return `Everything here is reached by code: search_api finds the functions (${all.length} of them), describe_api shows their types, run_code calls them, several in one run. The same endpoint with ?tools=all lists each function as a tool of its own. Keys come with the connection (Authorization or x-api-key, several with commas) or as api_key; evidence_create_evidence_key and jobs_signup make keys at once, gateway and products keys come from an account or the operator.`;
}

function wholeInstructions({ leftOut }: OperationTable): string {
  return `One tool for each function; run_code calls them from code. Not listed, since only a signed-in person may call them: ${leftOut.join(", ")}. Keys come with the connection (Authorization or x-api-key, several with commas) or as api_key.`;
}

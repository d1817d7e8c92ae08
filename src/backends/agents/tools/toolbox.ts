import type { FastifyBaseLogger } from "fastify";
import type { Operation } from "../../../http/operations/operation.js";
import type { OperationTable } from "../../../http/operations/operations.js";
import type { Needed } from "../../../platform/parts/part.js";
import { TaskTimedOut, WorkersBusy } from "../../../platform/threads/thread-errors.js";
import { callForRun, type OperationsCaller } from "./call-operation.js";
import type { ChosenTools } from "./choose-tools.js";
import { embeddedTools } from "./embedded-tools.js";
import { findTools, operationTool } from "./find-tools.js";
import { runCodeTool } from "./run-code-tool.js";
import { bad, type Tool, type ToolOutcome } from "./tool.js";

/** Operations that a model is shown one by one; where there are more, it looks for them. */
const SHOWN_MAX = 16;

export interface ToolboxParts extends Needed<"threads" | "language" | "clock" | "isolates"> {
  readonly table: OperationTable;
}

export interface ToolboxOptions {
  readonly chosen: ChosenTools;
  readonly caller: OperationsCaller;
  readonly owner: string;
  readonly callsMax: number;
  readonly log: FastifyBaseLogger;
}

/** What one run may call, all of it, whatever it reads on its way. */
export interface Toolbox {
  /** As a model is shown them. */
  readonly tools: readonly Tool[];
  /** Calls one of those. */
  call(
    name: string,
    args: Readonly<Record<string, unknown>>,
    signal: AbortSignal,
  ): Promise<ToolOutcome>;
  /** Calls an operation that was chosen. */
  callOperation(
    operation: Operation,
    args: Readonly<Record<string, unknown>>,
    signal: AbortSignal,
  ): Promise<ToolOutcome>;
}

/** The tools of one run, which share a number of calls. */
export function openToolbox(parts: ToolboxParts, options: ToolboxOptions): Toolbox {
  const { chosen, caller, owner, callsMax, log } = options;
  const { embedded, operations: allowed } = chosen;
  let callsLeft = callsMax;
  const counted = (call: () => Promise<ToolOutcome>): Promise<ToolOutcome> => {
    if (callsLeft === 0) {
      return Promise.resolve(bad(`the ${callsMax} calls of this run are used up`));
    }
    callsLeft -= 1;
    return call();
  };
  const callOperation: Toolbox["callOperation"] = (operation, args, signal) =>
    callForRun(parts.table, operation, args, { ...caller, signal });
  const callFromCode: Toolbox["callOperation"] = (operation, args, signal) =>
    counted(() => callOperation(operation, args, signal));

  const all = {
    ...embeddedTools(parts, owner),
    run_code: runCodeTool({ isolates: parts.isolates, owner, allowed, call: callFromCode }),
  };
  const areMany = allowed.length > SHOWN_MAX;
  const shown = areMany ? allowed.filter(({ isTool }) => isTool).slice(0, SHOWN_MAX) : allowed;
  const tools = [
    ...[...embedded].map((name) => all[name]),
    ...shown.map((one) => operationTool(one, callOperation)),
    ...(areMany ? findTools({ table: parts.table, allowed, call: callOperation }) : []),
  ];
  const byName = new Map(tools.map((tool) => [tool.name, tool]));
  return {
    tools,
    callOperation,
    async call(name, args, signal) {
      const tool = byName.get(name);
      if (!tool) return bad(`there is no tool ${name}; there are ${[...byName.keys()].join(", ")}`);
      try {
        return await counted(() => tool.run(args, signal));
      } catch (error) {
        signal.throwIfAborted();
        return failed(error, { name, log });
      }
    },
  };
}

/** A tool that ran out of its time or its place, or that has a defect, which is logged. */
function failed(
  error: unknown,
  { name, log }: { readonly name: string; readonly log: FastifyBaseLogger },
): ToolOutcome {
  if (error instanceof WorkersBusy) return bad("all workers are busy; try again");
  if (error instanceof TaskTimedOut) return bad("it took too long");
  log.error({ err: error, tool: name }, "a tool of an agent failed");
  return bad("the tool failed");
}

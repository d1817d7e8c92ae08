import { Type } from "@sinclair/typebox";
import type { McpSchema } from "../../../http/mcp/surface.js";
import type { Operation } from "../../../http/operations/operation.js";
import type {
  IsolateAnswer,
  IsolateCall,
  IsolateOutcome,
} from "../../../platform/isolate/isolate-program.js";
import type { Isolates } from "../../../platform/isolate/isolates.js";
import { WorkersBusy } from "../../../platform/threads/thread-errors.js";
import { checked } from "./checked.js";
import { bad, fromJson, jsonOf, type Tool, type ToolOutcome } from "./tool.js";

const CODE_CHARS_MAX = 65_536;
const TIMEOUT_MS_MAX = 10_000;
const LOG_LINES_SHOWN = 100;

const RunCode = Type.Object({
  code: Type.String({
    maxLength: CODE_CHARS_MAX,
    description:
      "a script whose last expression is the result, a body with `return`, or an async function of `input`",
  }),
  language: Type.Optional(Type.Union([Type.Literal("javascript"), Type.Literal("typescript")])),
  input: Type.Optional(Type.Unknown({ description: "any JSON; the code sees it as `input`" })),
  timeout_ms: Type.Optional(Type.Integer({ minimum: 1, maximum: TIMEOUT_MS_MAX })),
});

export interface CodeHost {
  readonly isolates: Isolates;
  readonly owner: string;
  /** What code may call: nothing but what the run itself may. */
  readonly allowed: readonly Operation[];
  call(
    operation: Operation,
    args: Readonly<Record<string, unknown>>,
    signal: AbortSignal,
  ): Promise<ToolOutcome>;
}

/** Runs code in an isolate without network or files, which calls the operations of the run. */
export function runCodeTool(host: CodeHost): Tool {
  return {
    name: "run_code",
    description:
      "Runs JavaScript or TypeScript in an isolate without network or files. `await gatehouse.<family>.<function>({…})` calls an operation of this run; a call that fails throws.",
    parameters: RunCode as unknown as McpSchema,
    run: async (args, signal) =>
      checked(RunCode, args, async ({ code, language, input, timeout_ms: ms = TIMEOUT_MS_MAX }) => {
        const inputJson = input === undefined ? undefined : JSON.stringify(input);
        const functions = functionsOf(host.allowed);
        const program = { source: code, language, inputJson, functions };
        try {
          const onCall = (call: IsolateCall, ended: AbortSignal) => answer(host, call, ended);
          const options = { owner: host.owner, timeoutMs: ms, signal, onCall };
          return outcomeOf(await host.isolates.run(program, options), ms);
        } catch (error) {
          signal.throwIfAborted();
          if (error instanceof WorkersBusy) return bad("too much code runs at the moment");
          throw error;
        }
      }),
  };
}

function functionsOf(allowed: readonly Operation[]): Record<string, string[]> {
  const functions: Record<string, string[]> = {};
  for (const { family, name } of allowed) {
    functions[family] ??= [];
    functions[family]?.push(name.slice(family.length + 1));
  }
  return functions;
}

async function answer(
  { allowed, call }: CodeHost,
  { name, json }: IsolateCall,
  signal: AbortSignal,
): Promise<IsolateAnswer> {
  const operation = allowed.find((one) => one.name === name);
  if (!operation) return answered(bad(`there is no ${name}`));
  try {
    return answered(await call(operation, JSON.parse(json) as Record<string, unknown>, signal));
  } catch (error) {
    if (signal.aborted) return answered(bad("the run is over"));
    throw error;
  }
}

function answered(outcome: ToolOutcome): IsolateAnswer {
  const { isError, value } = outcome;
  const isSentence = isError && typeof value === "string";
  const json = isSentence ? JSON.stringify({ code: "refused", message: value }) : jsonOf(outcome);
  return { kind: "answer", isGood: !isError, json };
}

function outcomeOf({ ending, logs }: IsolateOutcome, timeoutMs: number): ToolOutcome {
  const lines = logs.slice(0, LOG_LINES_SHOWN).map(({ text }) => text);
  const told = lines.length > 0 ? { logs: lines } : {};
  switch (ending.kind) {
    case "value": {
      const rest = lines.length > 0 ? `,"logs":${JSON.stringify(lines)}` : "";
      return fromJson(`{"result":${ending.json ?? "null"}${rest}}`);
    }
    case "error":
      return { isError: true, value: { error: ending.fault, ...told } };
    case "timeout":
      return bad(`the code did not end within ${timeoutMs} ms`);
    case "held":
    case "stopped":
      return bad("the code was stopped");
  }
}

import { Type } from "@sinclair/typebox";
import { keyNeeded, notesOf } from "../../../http/code-tools/declare-operation.js";
import { type FindOperations, indexOperations } from "../../../http/code-tools/find-operations.js";
import type { McpSchema } from "../../../http/mcp/surface.js";
import type { Operation } from "../../../http/operations/operation.js";
import type { OperationTable } from "../../../http/operations/operations.js";
import { whyNotAllowed } from "./allowed-operations.js";
import { checked } from "./checked.js";
import { bad, good, type Tool, type ToolOutcome } from "./tool.js";

const FOUND = 8;
const DESCRIBED_MAX = 8;

const Search = Type.Object({
  query: Type.String({ maxLength: 400, description: "a few words" }),
});
const Describe = Type.Object({
  names: Type.Array(Type.String({ maxLength: 120 }), {
    minItems: 1,
    maxItems: DESCRIBED_MAX,
    description: "as search_api gives them",
  }),
});
const CallApi = Type.Object({
  name: Type.String({ maxLength: 120, description: "as search_api gives it" }),
  arguments: Type.Optional(
    Type.Record(Type.String(), Type.Unknown(), { description: "as describe_api shows them" }),
  ),
});

export interface FoundOperations {
  readonly table: OperationTable;
  readonly allowed: readonly Operation[];
  call(
    operation: Operation,
    args: Readonly<Record<string, unknown>>,
    signal: AbortSignal,
  ): Promise<ToolOutcome>;
}

/** Three tools in place of one for each of many operations: find, read, call. */
export function findTools({ table, allowed, call }: FoundOperations): Tool[] {
  let found: FindOperations | undefined;
  const named = new Map(
    allowed.flatMap(
      (one) =>
        [
          [one.name, one],
          [one.toolName, one],
        ] as const,
    ),
  );
  const lookUp = (name: string) => named.get(name.replace(/^gatehouse\./, ""));
  const missing = (name: string) => {
    const known = table.find(name);
    return known ? whyNotAllowed(known) : `there is no ${name}; search_api finds what there is`;
  };
  return [
    {
      name: "search_api",
      description:
        "Finds operations of this server by words: services, evidence, memory, vectors, portfolios and what else it has.",
      parameters: Search as unknown as McpSchema,
      run: async (args) =>
        checked(Search, args, ({ query }) => {
          found ??= indexOperations(allowed);
          return good({ operations: found(query).slice(0, FOUND).map(noticeOf) });
        }),
    },
    {
      name: "describe_api",
      description: "What operations take, as JSON Schema.",
      parameters: Describe as unknown as McpSchema,
      run: async (args) =>
        checked(Describe, args, ({ names }) =>
          good(names.map((name) => describe(lookUp(name)) ?? { name, error: missing(name) })),
        ),
    },
    {
      name: "call_api",
      description: "Calls an operation that search_api found.",
      parameters: CallApi as unknown as McpSchema,
      run: async (args, signal) =>
        checked(CallApi, args, async ({ name, arguments: given = {} }) => {
          const operation = lookUp(name);
          return operation ? call(operation, given, signal) : bad(missing(name));
        }),
    },
  ];
}

/** One tool for an operation. */
export function operationTool(operation: Operation, call: FoundOperations["call"]): Tool {
  const { toolName: name, input } = operation;
  return {
    name,
    description: notesOf(operation).join(" "),
    parameters: input,
    run: (args, signal) => call(operation, args, signal),
  };
}

function noticeOf(operation: Operation) {
  const key = keyNeeded(operation);
  const { name, summary } = operation;
  return { name, summary, ...(key ? { key } : {}) };
}

function describe(operation: Operation | undefined) {
  if (!operation) return undefined;
  const { name, input } = operation;
  return { name, about: notesOf(operation).join(" "), arguments: input };
}

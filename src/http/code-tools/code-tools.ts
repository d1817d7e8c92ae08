import type { TSchema } from "@sinclair/typebox";
import { Value } from "@sinclair/typebox/value";
import { errors } from "../api-error.js";
import { makeOnce } from "../make-once.js";
import type { McpSchema, McpTool, McpToolAnswer } from "../mcp/surface.js";
import type { Operation } from "../operations/operation.js";
import type { OperationTable } from "../operations/operations.js";
import { declareOperation, keyNeeded } from "./declare-operation.js";
import { indexOperations } from "./find-operations.js";
import { type CodeCaller, type RunCodeParts, runCode } from "./run-code.js";
import { DescribeApi, RunCode, SearchApi } from "./tool-schemas.js";

/** The three tools by which code reaches everything: find, read, run. */
export interface CodeTools {
  readonly tools: readonly McpTool[];
  /** Undefined for a tool that is none of the three. */
  call(
    name: string,
    args: Readonly<Record<string, unknown>>,
    caller: CodeCaller,
  ): Promise<McpToolAnswer> | undefined;
}

const LIMIT = 8;

/** The tools over the table of operations, which is made at their first use. */
export function createCodeTools(parts: RunCodeParts): CodeTools {
  const finder = makeOnce(async () => indexOperations((await parts.operations()).all));

  async function search(args: SearchApi): Promise<McpToolAnswer> {
    const { query, limit = LIMIT } = args;
    const table = await parts.operations();
    const found = query.trim() === "" ? [] : (await finder())(query);
    const operations = found.slice(0, limit).map(noticeOf);
    const answer = { operations, total: found.length };
    return structured(operations.length > 0 ? answer : { ...answer, families: table.functions });
  }

  async function describe({ names }: DescribeApi, { owner }: CodeCaller): Promise<McpToolAnswer> {
    const table = await parts.operations();
    const found = names.map((name) => ({ name, operations: named(table, name) }));
    const known = new Set(found.flatMap(({ operations }) => operations));
    const unknown = found.filter(({ operations }) => operations.length === 0);
    const text = [...known].map(declareOperation).join("\n\n");
    const piece = await parts.codeRuns.cut(owner, text);
    return structured({
      declarations: piece.text,
      ...(piece.cursor === undefined ? {} : { cursor: piece.cursor }),
      ...(unknown.length > 0 ? { unknown: unknown.map(({ name }) => name) } : {}),
    });
  }

  async function run(args: RunCode, caller: CodeCaller): Promise<McpToolAnswer> {
    const answer = await runCode(parts, args, caller);
    return answer.status === "failed"
      ? { ...structured(answer), isError: true }
      : structured(answer);
  }

  return {
    tools: TOOLS,
    call(name, args, caller) {
      if (name === "search_api") return search(checked(SearchApi, args));
      if (name === "describe_api") return describe(checked(DescribeApi, args), caller);
      if (name === "run_code") return run(checked(RunCode, args), caller);
      return undefined;
    },
  };
}

/** One operation, or all of a family. */
function named(table: OperationTable, name: string): readonly Operation[] {
  const one = table.find(name);
  if (one) return [one];
  const family = name.replace(/^gatehouse\./, "");
  return table.all.filter((operation) => operation.family === family);
}

function noticeOf(operation: Operation) {
  const key = keyNeeded(operation);
  const { name, summary, charges } = operation;
  return { name, summary, ...(key ? { key } : {}), ...(charges ? { charges } : {}) };
}

/** An answer that programs and models read alike. */
export function structured(answer: Readonly<Record<string, unknown>>): McpToolAnswer {
  return { content: [{ type: "text", text: JSON.stringify(answer) }], structuredContent: answer };
}

function checked<Schema extends TSchema>(schema: Schema, args: Readonly<Record<string, unknown>>) {
  const fault = Value.Errors(schema, args).First();
  if (!fault) return args as Schema["static"];
  const field = fault.path.slice(1).replaceAll("/", ".") || "the arguments";
  throw errors.validation(`${field}: ${fault.message}`);
}

const asSchema = (schema: TSchema) => schema as unknown as McpSchema;

const TOOLS: readonly McpTool[] = [
  {
    name: "search_api",
    title: "Find functions",
    description:
      "Finds functions of this server by words: script jobs, services behind the gateway, evidence, memory, vectors, portfolios, webhooks.",
    inputSchema: asSchema(SearchApi),
    annotations: { readOnlyHint: true, openWorldHint: false },
  },
  {
    name: "describe_api",
    title: "Read functions",
    description: "TypeScript declarations of functions, with their fields, bounds and keys.",
    inputSchema: asSchema(DescribeApi),
    annotations: { readOnlyHint: true, openWorldHint: false },
  },
  {
    name: "run_code",
    title: "Run code",
    description:
      "Runs JavaScript or TypeScript in an isolate without network or files. `await gatehouse.<family>.<function>({…})` calls what search_api finds, as often as needed in one run; a failed call throws an error with status, code and message. A call takes its key from this connection, from `api_key` here, or from `api_key` among its own arguments, so a key that one call makes can be used by the next. A call that costs money pauses the run.",
    inputSchema: asSchema(RunCode),
    annotations: { readOnlyHint: false, destructiveHint: true, openWorldHint: true },
  },
];

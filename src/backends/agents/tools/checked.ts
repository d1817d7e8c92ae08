import type { Static, TSchema } from "@sinclair/typebox";
import { Value } from "@sinclair/typebox/value";
import { bad, type ToolOutcome } from "./tool.js";

/** Runs a tool with arguments that fit its schema; what does not fit is told to whoever wrote them. */
export function checked<Schema extends TSchema>(
  schema: Schema,
  args: Readonly<Record<string, unknown>>,
  run: (args: Static<Schema>) => ToolOutcome | Promise<ToolOutcome>,
): ToolOutcome | Promise<ToolOutcome> {
  const fault = Value.Errors(schema, args).First();
  if (!fault) return run(args as Static<Schema>);
  const field = fault.path.slice(1).replaceAll("/", ".") || "the arguments";
  return bad(`${field}: ${fault.message}`);
}

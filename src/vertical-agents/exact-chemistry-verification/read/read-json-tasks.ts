import type { JsonBlock, JsonLeaf } from "../../../engines/prompt-reading/blocks/block.js";
import { findJson } from "../../../engines/prompt-reading/blocks/find-json.js";
import type { Span } from "../../../engines/prompt-reading/tokens/span.js";

/** Tasks that a prompt holds as JSON, as they stand there. */
export interface JsonTasks {
  readonly tasks: readonly object[];
  /** Of each value: the index of its task and the path within it. */
  readonly spans: readonly { readonly task: number; readonly field: string; readonly span: Span }[];
  /** Where the JSON stands. */
  readonly taken: readonly Span[];
}

const FIELDS = ["kind", "equation", "formula", "smiles", "quantities", "claim", "asked"];

/** Reads objects that have the fields of a task: alone, in a list, or under `tasks` or `problem`. */
export function readJsonTasks(source: string): JsonTasks {
  const tasks: object[] = [];
  const spans: JsonTasks["spans"][number][] = [];
  const taken: Span[] = [];
  for (const block of findJson(source)) {
    const found = tasksIn(block.value, "");
    if (found.length === 0) continue;
    taken.push(block.span);
    for (const { pointer, task } of found) {
      for (const leaf of leavesUnder(block, pointer)) {
        const field = pathOf(leaf.path.slice(pointer.length + 1));
        if (leaf.value !== null) spans.push({ task: tasks.length, field, span: leaf.span });
      }
      tasks.push(task);
    }
  }
  return { tasks, spans, taken };
}

interface Located {
  readonly pointer: string;
  readonly task: object;
}

function tasksIn(value: unknown, pointer: string): readonly Located[] {
  if (Array.isArray(value)) {
    return value.flatMap((one: unknown, index) =>
      isObject(one) && isTask(one) ? [{ pointer: `${pointer}/${index}`, task: one }] : [],
    );
  }
  if (!isObject(value)) return [];
  if ("tasks" in value) return tasksIn(value.tasks, `${pointer}/tasks`);
  if ("problem" in value) return tasksIn(value.problem, `${pointer}/problem`);
  return isTask(value) ? [{ pointer, task: value }] : [];
}

function isTask(value: Readonly<Record<string, unknown>>): boolean {
  return typeof value.kind === "string" && Object.keys(value).every((key) => FIELDS.includes(key));
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function leavesUnder({ leaves }: JsonBlock, pointer: string): readonly JsonLeaf[] {
  return leaves.filter(({ path }) => path.startsWith(`${pointer}/`));
}

/** `quantities/0/value` as `quantities[0].value`. */
function pathOf(pointer: string): string {
  return pointer.replace(/\/(\d+)(?=\/|$)/gu, "[$1]").replaceAll("/", ".");
}

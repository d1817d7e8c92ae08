import { TASKS_MAX } from "../../../engines/chemistry/problem/problem.js";
import type { Assumption, InputSpan, MissingField, Understanding } from "../../understanding.js";
import { measuredOf } from "./items/measured.js";
import { readItems } from "./items/read-items.js";
import { refineItems } from "./items/refine-items.js";
import { withWordEquations } from "./items/word-equations.js";
import { missingInChemistry } from "./missing-in-chemistry.js";
import { readJsonTasks } from "./read-json-tasks.js";
import type { Draft } from "./tasks/draft.js";
import { readAmounts } from "./tasks/read-amounts.js";
import { readClaims } from "./tasks/read-claims.js";
import { readDefaults } from "./tasks/read-defaults.js";
import { readDilutions } from "./tasks/read-dilutions.js";
import { readEmpirical } from "./tasks/read-empirical.js";
import { readRequests } from "./tasks/read-requests.js";
import { type Scene, sentencesOf } from "./tasks/scene.js";
import { untoldIn } from "./untold.js";

export { missingInChemistry } from "./missing-in-chemistry.js";

/**
 * Reads the tasks of a prompt of at most 20,000 characters. JSON comes first, then equations, SMILES texts, formulas,
 * names and quantities; each task takes what it understands, and what the prompt leaves open is asked for.
 */
export function readChemistry(prompt: string): Understanding {
  const json = readJsonTasks(prompt);
  const { items: read, fragments } = readItems(prompt, json.taken);
  const { items, fragments: unread } = withWordEquations(refineItems(read, prompt));
  const scene: Scene = {
    source: prompt,
    items,
    sentences: sentencesOf(items, measuredOf(items)),
    fragments: [...unread, ...fragments],
    drafts: [],
    used: new Set(),
    warnings: [],
  };
  readEmpirical(scene);
  readDilutions(scene);
  readClaims(scene);
  readAmounts(scene);
  readRequests(scene);
  if (json.tasks.length === 0) readDefaults(scene);
  return understandingOf(prompt, scene, json);
}

function understandingOf(
  prompt: string,
  scene: Scene,
  json: ReturnType<typeof readJsonTasks>,
): Understanding {
  const all = withoutRepeats([...scene.drafts].sort((a, b) => a.at - b.at));
  const drafts = all.slice(0, Math.max(0, TASKS_MAX - json.tasks.length));
  const offset = json.tasks.length;
  const tasks = [...json.tasks, ...drafts.map(({ kind, fields }) => ({ kind, ...fields }))];
  const problem = tasks.length === 0 ? {} : { tasks };
  const asked = drafts.flatMap((draft, index) => missingOf(draft, `tasks[${offset + index}]`));
  const others = missingInChemistry(problem).filter(
    ({ field }) => !asked.some((one) => one.field === field),
  );
  const spans = [
    ...json.spans.map(({ task, field, span }) => spanOf(prompt, `tasks[${task}].${field}`, span)),
    ...drafts.flatMap((draft, index) =>
      spansOf(draft).map(({ field, span }) =>
        spanOf(prompt, `tasks[${offset + index}].${field}`, span),
      ),
    ),
  ];
  const warnings = [...scene.warnings, ...untoldIn(scene, json.taken)];
  if (all.length > drafts.length) {
    warnings.push(`The prompt has more than ${TASKS_MAX} tasks; the first ${TASKS_MAX} were read.`);
  }
  return {
    problem,
    spans,
    missing: inOrder([...asked, ...others]),
    assumptions: drafts.flatMap((draft, index) => notesOf(draft, `tasks[${offset + index}]`)),
    warnings,
  };
}

/** A span for each value of a task: one that has none by itself was read from what stands nearest to it. */
function spansOf({ kind, fields, spans }: Draft): Draft["spans"] {
  const leaves = leavesOf({ kind, ...fields }, "");
  const known = new Set(spans.map(({ field }) => field));
  const added = leaves.flatMap((field) => {
    if (known.has(field)) return [];
    const parent = /^(.*)[.]/u.exec(field)?.[1];
    const near =
      spans.find((one) => parent !== undefined && one.field.startsWith(`${parent}.`)) ?? spans[0];
    return near ? [{ field, span: near.span }] : [];
  });
  return [...spans, ...added];
}

/** Paths of the values of a task, such as `quantities[0].unit`. */
function leavesOf(value: unknown, path: string): readonly string[] {
  if (Array.isArray(value)) {
    return value.flatMap((one: unknown, index) => leavesOf(one, `${path}[${index}]`));
  }
  if (typeof value !== "object" || value === null) return [path];
  return Object.entries(value).flatMap(([key, one]) =>
    leavesOf(one, path === "" ? key : `${path}.${key}`),
  );
}

/** Two wordings of one question are one task. */
function withoutRepeats(drafts: readonly Draft[]): readonly Draft[] {
  const known = new Set<string>();
  return drafts.filter(({ kind, fields }) => {
    const key = JSON.stringify([kind, fields]);
    return !known.has(key) && known.add(key);
  });
}

function spanOf(
  prompt: string,
  field: string,
  { start, end }: { readonly start: number; readonly end: number },
): InputSpan {
  return { field, text: prompt.slice(start, end), start, end };
}

function missingOf({ missing }: Draft, path: string): readonly MissingField[] {
  return missing.map(({ field, ask }) => ({ field: `${path}.${field}`, ask }));
}

function notesOf({ notes }: Draft, path: string): readonly Assumption[] {
  return notes.map(({ field, ...rest }) => ({ field: `${path}.${field}`, ...rest }));
}

function inOrder(missing: readonly MissingField[]): readonly MissingField[] {
  const taskOf = ({ field }: MissingField) => Number(/^tasks\[(\d+)\]/u.exec(field)?.[1] ?? -1);
  return [...missing].sort((a, b) => taskOf(a) - taskOf(b));
}

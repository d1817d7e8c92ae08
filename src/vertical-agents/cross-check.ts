import type { MissingField, Understanding } from "./understanding.js";

interface Readings {
  readonly prompt: string;
  /** What the reader made of the prompt. */
  readonly read: Understanding;
  /** What a language model made of it: JSON of any shape. */
  readonly modelProblem: object;
  readonly missingIn: (problem: object) => readonly MissingField[];
}

type Fields = Readonly<Record<string, unknown>>;
const DEPTH_MAX = 12;

/**
 * Joins two readings of one prompt. Where both say something the reader's counts, and a difference is told. What
 * only the model read counts where the prompt has its words and numbers: a model may add nothing of its own.
 */
export function crossCheck({ prompt, read, modelProblem, missingIn }: Readings): Understanding {
  const warnings: string[] = [];
  const added: string[] = [];
  const join = (mine: unknown, theirs: unknown, field: string, depth: number): unknown => {
    if (theirs === undefined || theirs === null || depth > DEPTH_MAX) return mine;
    if (mine === undefined) {
      if (!isInPrompt(theirs, prompt)) {
        warnings.push(`the model's ${field} is not in the prompt and was not used`);
        return undefined;
      }
      added.push(field);
      return theirs;
    }
    if (isFields(mine) && isFields(theirs)) return joinFields(mine, theirs, field, depth);
    if (JSON.stringify(mine) !== JSON.stringify(theirs)) {
      warnings.push(`the model read another ${field} than ${shown(mine)}, which counts`);
    }
    return mine;
  };
  const joinFields = (mine: Fields, theirs: Fields, field: string, depth: number): Fields => {
    const joined = new Map(Object.entries(mine));
    for (const [name, value] of Object.entries(theirs)) {
      const path = field === "" ? name : `${field}.${name}`;
      const both = join(joined.get(name), value, path, depth + 1);
      if (both !== undefined) joined.set(name, both);
    }
    return Object.fromEntries(joined);
  };
  const problem = isFields(modelProblem)
    ? joinFields(read.problem as Fields, modelProblem, "", 0)
    : read.problem;
  const lacking = new Set(missingIn(problem).map(({ field }) => field));
  return {
    ...read,
    problem,
    // What the reader asks about for another reason than that it is absent stays a question.
    missing: read.missing.filter(({ field }) => lacking.has(field) || !added.some(covers(field))),
    assumptions: [
      ...read.assumptions,
      ...added.map((field) => ({
        field,
        value: null,
        unit: null,
        why: "read by the language model alone, from words and numbers of the prompt",
      })),
    ],
    warnings: [...read.warnings, ...warnings],
  };
}

const covers = (field: string) => (added: string) =>
  field === added || field.startsWith(`${added}.`) || field.startsWith(`${added}[`);

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Whether every number and every name of a value stands in the prompt. */
function isInPrompt(value: unknown, prompt: string): boolean {
  if (typeof value === "boolean") return true;
  if (typeof value === "number") return numbersIn(prompt).has(Math.abs(value));
  if (typeof value === "string") return prompt.toLowerCase().includes(value.toLowerCase());
  if (typeof value !== "object" || value === null) return false;
  return Object.values(value).every((one) => isInPrompt(one, prompt));
}

/** Those that have a unit glued to them, too; signs may be hyphens. */
function numbersIn(prompt: string): ReadonlySet<number> {
  return new Set(prompt.match(/\d+(?:\.\d+)?/g)?.map(Number));
}

function shown(value: unknown): string {
  return JSON.stringify(value).slice(0, 80);
}

import type { Claim, Quantity, Task } from "../../../../src/engines/chemistry/problem/problem.js";
import { readChemistry } from "../../../../src/vertical-agents/exact-chemistry-verification/read/read-chemistry.js";

/** A prompt, the tasks that it states, and the fields that it leaves open. */
export type ReadingCase = readonly [
  prompt: string,
  tasks: readonly Partial<Task>[],
  missing?: readonly string[],
];

/** Cases with their prompts, shortened, as names of tests. */
export function casesOf(cases: readonly ReadingCase[]): (readonly [string, ReadingCase])[] {
  return cases.map((each) => [JSON.stringify(each[0].slice(0, 90)), each] as const);
}

/** What a prompt is read as, in the shape of a case; `faults` are spans that show no value or another text. */
export function readingOf(prompt: string) {
  const { problem, missing, spans } = readChemistry(prompt);
  const faults = spans.filter(
    ({ field, text, start, end }) =>
      prompt.slice(start, end) !== text || valueAt(problem, field) === undefined,
  );
  const { tasks: read = [] } = problem as { readonly tasks?: readonly Task[] };
  // What a question is about has cases of its own.
  const tasks = read.map(({ asked: _, ...task }) => task);
  return { tasks, missing: missing.map(({ field }) => field), faults };
}

/** What `readingOf` must answer for a case. */
export function expectedOf([, tasks, missing = []]: ReadingCase) {
  return { tasks, missing, faults: [] };
}

function valueAt(problem: object, field: string): unknown {
  let value: unknown = problem;
  for (const key of field.split(/[.[\]]+/u).filter((part) => part !== "")) {
    value = (value as Record<string, unknown> | undefined)?.[key];
  }
  return value;
}

export const balance = (equation: string) => ({ kind: "balance", equation }) as const;
export const check = (equation: string) => ({ kind: "check_balance", equation }) as const;
export const mass = (formula: string, ...quantities: Quantity[]) =>
  ({ kind: "molar_mass", formula, ...(quantities.length > 0 ? { quantities } : {}) }) as const;
export const percents = (formula: string) => ({ kind: "percent_composition", formula }) as const;
export const states = (formula: string) => ({ kind: "oxidation_states", formula }) as const;
export const smiles = (text: string) => ({ kind: "smiles", smiles: text }) as const;
export const amounts = (equation: string, ...quantities: Quantity[]) =>
  ({ kind: "stoichiometry", equation, quantities }) as const;
export const limiting = (equation: string, ...quantities: Quantity[]) =>
  ({ kind: "limiting_reagent", equation, quantities }) as const;
export const empirical = (...quantities: Quantity[]) =>
  ({ kind: "empirical_formula", quantities }) as const;
export const dilution = (...quantities: Quantity[]) => ({ kind: "dilution", quantities }) as const;
export const claim = (subject: Omit<Task, "kind" | "claim">, claimed: Claim) =>
  ({ kind: "claim", ...subject, claim: claimed }) as const;

export const q = (
  species: string,
  value: number,
  unit: string,
  more: Partial<Quantity> = {},
): Quantity => ({ species, value, unit, ...more });

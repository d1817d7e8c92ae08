// How exact and how fast the chemistry engine is on reference cases: equations, formulas and molecules, each answer also
// checked by the verifier. Run it with: npx tsx bench/chemistry.ts <folder with chem_*.json>
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Task } from "../src/engines/chemistry/problem/problem.js";
import type { ChemistryAnswer } from "../src/engines/chemistry/tasks/answers.js";
import { solveChemistry } from "../src/engines/chemistry/tasks/solve-tasks.js";
import { verifyChemistry } from "../src/engines/chemistry/verify/verify-answers.js";

const MOLAR_MASS_LIMIT = 0.02;
const MONOISOTOPIC_LIMIT = 0.002;

interface Case {
  readonly name: string;
  readonly equation?: string;
  readonly status?: string;
  readonly coefficients?: readonly number[];
  readonly smiles?: string;
  readonly formula?: string;
  readonly atoms?: Readonly<Record<string, number>>;
  readonly molar_mass?: number;
  readonly mono_mass?: number;
}

interface Kind {
  readonly file: string;
  readonly task: (one: Case) => Task;
  readonly isRight: (answer: ChemistryAnswer, one: Case) => boolean;
}

const KINDS: readonly Kind[] = [
  {
    file: "chem_equations.json",
    task: ({ equation = "" }) => ({ kind: "balance", equation }),
    isRight: (answer, { status, coefficients = [] }) =>
      answer.kind === "balance" &&
      answer.status === status &&
      String(answer.coefficients) === String(coefficients),
  },
  {
    file: "chem_formulas.json",
    task: ({ name }) => ({ kind: "molar_mass", formula: name }),
    isRight: (answer, { atoms = {}, molar_mass: mass = 0 }) =>
      answer.kind === "molar_mass" &&
      hasAtoms(answer.composition, atoms) &&
      Math.abs(answer.molar_mass_g_mol - mass) <= MOLAR_MASS_LIMIT,
  },
  {
    file: "chem_molecules.json",
    task: ({ smiles = "" }) => ({ kind: "smiles", smiles }),
    isRight: (answer, { formula, atoms = {}, mono_mass: mass = 0 }) =>
      answer.kind === "smiles" &&
      answer.formula === formula &&
      hasAtoms(answer.atoms, atoms) &&
      Math.abs((answer.monoisotopic_mass ?? 0) - mass) <= MONOISOTOPIC_LIMIT,
  },
];

async function main(folder: string): Promise<void> {
  console.log("cases                  right  verified   total   p50 ms   p95 ms");
  for (const kind of KINDS) {
    const text = await readFile(join(folder, kind.file), "utf8");
    const { cases } = JSON.parse(text) as { readonly cases: readonly Case[] };
    console.log(measure(kind, cases));
  }
}

function measure(kind: Kind, cases: readonly Case[]): string {
  const times: number[] = [];
  let right = 0;
  let verified = 0;
  for (const one of cases) {
    const problem = { tasks: [kind.task(one)] };
    const start = performance.now();
    const answers = solveChemistry(problem, () => false);
    const checks = verifyChemistry(problem, answers).flatMap((task) => task.checks);
    times.push(performance.now() - start);
    const [answer] = answers;
    if (answer && kind.isRight(answer, one)) right += 1;
    if (checks.every(({ ok }) => ok)) verified += 1;
  }
  times.sort((first, second) => first - second);
  const quantile = (share: number) => (times[Math.floor(share * times.length)] ?? 0).toFixed(2);
  const counts = [right, verified, cases.length].map((count) => String(count).padStart(8));
  return `${kind.file.padEnd(20)}${counts.join("")}${quantile(0.5).padStart(9)}${quantile(0.95).padStart(9)}`;
}

function hasAtoms(
  counted: Readonly<Record<string, number>>,
  expected: Readonly<Record<string, number>>,
): boolean {
  const keys = new Set([...Object.keys(counted), ...Object.keys(expected)]);
  return [...keys].every((key) => counted[key] === expected[key]);
}

const [, , folder] = process.argv;
if (folder === undefined) throw new Error("name the folder with the cases");
await main(folder);

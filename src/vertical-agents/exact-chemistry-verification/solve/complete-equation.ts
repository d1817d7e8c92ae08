import { reactionMedia } from "../../../content/reaction-media/reaction-media.js";
import { parseEquation, type Term } from "../../../engines/chemistry/equation/parse-equation.js";
import { ChemistryError } from "../../../engines/chemistry/errors/chemistry-error.js";
import { hillFormula } from "../../../engines/chemistry/masses/hill-formula.js";
import type { Task } from "../../../engines/chemistry/problem/problem.js";
import type { BalanceAnswer, ChemistryAnswer } from "../../../engines/chemistry/tasks/answers.js";
import { balanceEquation } from "../../../engines/chemistry/tasks/balance-task.js";
import { verifyChemistry } from "../../../engines/chemistry/verify/verify-answers.js";

/** An equation that can be balanced once it has what its medium gives or takes. */
export interface Completion {
  readonly medium: string;
  readonly added: readonly string[];
  readonly balanced_equation: string;
}

/** Each trial costs a balance. */
const TERMS_MAX = 16;
const COMPLETIONS_MAX = 3;

/**
 * Ways to balance an equation that has no balance by adding water, H+, OH- or electrons, as redox equations are often
 * written without them: at most 3, one of a medium, those that add least first. Each is verified.
 */
export function completeEquation(
  { equation }: Task,
  answer: ChemistryAnswer,
  isOver: () => boolean,
): readonly Completion[] {
  const status = answer.kind === "check_balance" ? answer.correct.status : statusOf(answer);
  if (status !== "impossible" || equation === undefined) return [];
  const { left, right } = parseEquation(equation, "/equation");
  if (left.length + right.length > TERMS_MAX) return [];
  const present = new Set([...left, ...right].map(nameOf));
  const found = new Map<string, Completion>();
  for (const { medium, ...added } of reactionMedia) {
    if (found.size >= COMPLETIONS_MAX || isOver()) break;
    const all = [...added.left, ...added.right];
    if (found.has(medium) || all.some((species) => isUnfit(species, present))) continue;
    const completed = `${sideText(left, added.left)} -> ${sideText(right, added.right)}`;
    const balanced = verifiedBalance(completed, isOver);
    if (balanced !== undefined) {
      found.set(medium, { medium, added: all, balanced_equation: balanced });
    }
  }
  return [...found.values()];
}

/** A species that is there need not be added, and no solution has both H+ and OH- to give. */
function isUnfit(species: string, present: ReadonlySet<string>): boolean {
  if (species === "H+" && present.has("OH-")) return true;
  if (species === "OH-" && present.has("H+")) return true;
  return present.has(species);
}

function statusOf(answer: ChemistryAnswer): string | undefined {
  const isOfEquation =
    answer.kind === "balance" ||
    answer.kind === "stoichiometry" ||
    answer.kind === "limiting_reagent";
  return isOfEquation ? answer.status : undefined;
}

/** Atoms and charge, written as the media write them. */
function nameOf({ species: { atoms, charge } }: Term): string {
  const sign = charge === 0n ? "" : charge > 0n ? "+" : "-";
  const name = atoms.size === 0 ? "e" : hillFormula(atoms);
  return `${name === "HO" ? "OH" : name}${sign}`;
}

function sideText(terms: readonly Term[], added: readonly string[]): string {
  const written = terms.map(({ species: { text, phase } }) =>
    phase === undefined ? text : `${text}(${phase})`,
  );
  return [...written, ...added].join(" + ");
}

function verifiedBalance(equation: string, isOver: () => boolean): string | undefined {
  const answer = balanceInTime(equation, isOver);
  if (!answer || answer.balanced_equation === null) return undefined;
  const [verified] = verifyChemistry({ tasks: [{ kind: "balance", equation }] }, [answer]);
  return verified?.checks.every(({ ok }) => ok) ? answer.balanced_equation : undefined;
}

/** Undefined where the time ends in a trial: the task is answered without it. */
function balanceInTime(equation: string, isOver: () => boolean): BalanceAnswer | undefined {
  try {
    return balanceEquation(parseEquation(equation, "/equation"), isOver);
  } catch (error) {
    if (error instanceof ChemistryError && error.code === "timeout") return undefined;
    throw error;
  }
}

import type {
  BalanceAnswer,
  CheckBalanceAnswer,
  OxidationStatesAnswer,
} from "../../../engines/chemistry/tasks/answers.js";
import type { SummaryFigures } from "../../summary.js";
import type { AnsweredTask } from "../solve/answer-tasks.js";
import type { Completion } from "../solve/complete-equation.js";
import { taskSubject } from "../solve/task-subject.js";
import { blockText } from "../words/block-text.js";
import { listText } from "../words/list-text.js";
import { shortText } from "../words/short-text.js";
import { claimSentence } from "./claim-sentence.js";
import {
  dilutionSentence,
  empiricalSentence,
  molarMassSentence,
  percentSentence,
} from "./mass-sentences.js";
import { reactionSentence } from "./reaction-sentence.js";

/** A sentence names at most so many elements that differ. */
const SUMS_MAX = 3;
export interface Told {
  readonly figures: SummaryFigures;
  /** Balanced equations that sentences about balances tell. */
  readonly toldEquations: ReadonlySet<string>;
}

/** What the answer to a task says, in one sentence; its numbers go through the figures or stand in the output. */
export function taskSentence(
  { task, answer, index, completions }: AnsweredTask,
  { figures, toldEquations }: Told,
): string {
  const subject = shortText(taskSubject(task)?.text ?? "", `tasks[${index}]`);
  const [completion] = completions;
  const texts = {
    completed: completion ? `; ${completedText(completion)}` : "",
    equation: task.equation ?? "",
    subject,
    place: `answers[${index}]`,
  };
  const telling = { task, subject, figures, isBalanceTold: false };
  switch (answer.kind) {
    case "claim":
      return claimSentence(answer, telling);
    case "balance":
      return balanceSentence(answer, { ...texts, medium: task.medium ?? "" });
    case "check_balance":
      return checkSentence(answer, texts);
    case "stoichiometry":
    case "limiting_reagent":
      return reactionSentence(answer, {
        ...telling,
        isBalanceTold: toldEquations.has(answer.balanced_equation ?? ""),
      });
    case "molar_mass":
    case "smiles":
      return molarMassSentence(answer, telling);
    case "percent_composition":
      return percentSentence(answer, figures);
    case "empirical_formula":
      return empiricalSentence(answer, telling);
    case "dilution":
      return dilutionSentence(answer, figures);
    case "oxidation_states": {
      if (answer.status === "not_decidable") {
        return `The usual rules do not settle the oxidation states in ${subject}.`;
      }
      return `Oxidation states in ${subject}: ${listText(statesTexts(answer))}.`;
    }
  }
}

/** One text for each element, or for each of its states in the ions of a salt. */
function statesTexts({ states, ions = [] }: OxidationStatesAnswer): readonly string[] {
  return Object.entries(states).flatMap(([key, state]) => {
    const held = ions.filter((ion) => ion.states[key] !== undefined);
    const kinds = new Set(held.map((ion) => ion.states[key]));
    if (kinds.size < 2) return [`${key} ${signed(state)}`];
    return held.map((ion) => `${key} ${signed(ion.states[key] ?? 0)} in ${ion.formula}`);
  });
}

/** What the first of the media makes of an equation that has no balance. */
function completedText({ medium, added, balanced_equation: balanced }: Completion): string {
  const where = medium === "acid" || medium === "base" ? `in ${medium}, ` : "";
  return `${where}with ${listText(added)} added it is ${balanced}`;
}

interface EquationTexts {
  /** How it could be meant, behind a semicolon; empty where that is not known. */
  readonly completed: string;
  /** As it stands in the task. */
  readonly equation: string;
  /** The same, shortened. */
  readonly subject: string;
  /** Where the answer stands. */
  readonly place: string;
}

function balanceSentence(
  answer: BalanceAnswer,
  { equation, subject, place, completed, medium }: EquationTexts & { readonly medium: string },
): string {
  const { added = [] } = answer;
  if (answer.balanced_equation !== null) {
    const how = added.length === 0 ? "" : ` in ${medium} with ${listText(added)} added`;
    return `Balanced${how}: ${shortText(answer.balanced_equation, place)}.`;
  }
  if (answer.status === "impossible") {
    return `${subject} cannot be balanced: ${blockText(answer, equation)}${completed}.`;
  }
  const reactions = (answer.minimal_reactions ?? []).map((one) => one.balanced_equation);
  const parts =
    reactions.length === 0 ? "" : `: it mixes ${shortText(listText(reactions, 3), place)}`;
  return `${subject} has no single balance${parts}.`;
}

function checkSentence(
  answer: CheckBalanceAnswer,
  { equation, subject, place, completed }: EquationTexts,
): string {
  const { correct } = answer;
  const balanced = shortText(correct.balanced_equation ?? "", place);
  if (answer.is_balanced) {
    const isBest = answer.is_smallest || correct.balanced_equation === null;
    return isBest
      ? `${subject} is balanced.`
      : `${subject} is balanced, but not with the smallest whole numbers: ${balanced}.`;
  }
  const sums = answer.conservation
    .filter(({ element }) => answer.unequal.includes(element))
    .map(({ element, left, right }) => `${element}: ${left} on the left, ${right} on the right`);
  const mended =
    correct.balanced_equation !== null
      ? `right is ${balanced}`
      : correct.status === "impossible"
        ? `and no coefficients can balance it, since ${blockText(correct, equation)}${completed}`
        : "and it has no single balance";
  return `${subject} is not balanced (${sums.slice(0, SUMS_MAX).join("; ")}); ${mended}.`;
}

function signed(state: number | string): string {
  return String(state).startsWith("-") || Number(state) === 0 ? String(state) : `+${state}`;
}

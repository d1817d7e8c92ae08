import { unitOf } from "../../../engines/chemistry/amounts/units.js";
import { parseEquation } from "../../../engines/chemistry/equation/parse-equation.js";
import { parseFormula } from "../../../engines/chemistry/formula/parse-formula.js";
import type { Task } from "../../../engines/chemistry/problem/problem.js";
import type { ClaimAnswer } from "../../../engines/chemistry/tasks/answers.js";
import { findTerm } from "../../../engines/chemistry/tasks/find-term.js";
import { reactionAmounts } from "../../../engines/chemistry/tasks/reaction-task.js";
import { toDouble } from "../../../engines/math/exact-numbers/rational.js";
import { taskSubstance } from "../solve/task-substance.js";
import { sampledAmount } from "./sampled-amount.js";
import { sampledExtent } from "./sampled-reaction.js";
import { type SampledTask, type Sampling, sampledShare } from "./sampled-task.js";
import type { Drawn } from "./uncertain-inputs.js";

/** The correct value of a claim, and whether the verdict on the claim is another one; undefined without a number. */
export function sampledClaim(
  task: Task,
  answer: ClaimAnswer,
  sampling: Sampling,
): SampledTask | undefined {
  const { correct, difference, tolerance, verdict } = answer;
  if (correct === null || difference === null || tolerance === null) return undefined;
  const { unit } = correct;
  if (!isSampled(task, unit)) return undefined;
  const scale = toDouble(unitOf(unit, "/claim/unit").factor);
  const exact = correctValue(task, answer, sampling);
  const value = () => exact() / scale;
  const claimed = Number(correct.value) + difference;
  const isWithin = () => Math.abs(claimed - value()) <= tolerance;
  // Of a claim that is not decidable the runs say how often it is not true.
  const isTrue = verdict !== "false";
  const stated = `${Number(claimed.toPrecision(12))} ${unit}`;
  const change = {
    true: `the verdict on the claim ${stated} changes from true to false`,
    false: `the verdict on the claim ${stated} changes from false to true`,
    not_decidable: `the claim ${stated}, which is not decidable, turns out false`,
  }[verdict];
  return {
    measure: `correct value of the claim (${sampling.place})`,
    unit,
    value,
    breach: {
      constraint: `${sampling.place}: ${change}`,
      isBroken: () => isWithin() !== isTrue,
    },
  };
}

/** Whether runs know the correct value: of a reaction the amounts and masses, of a substance the shares of elements. */
function isSampled({ equation, claim }: Task, unit: string): boolean {
  const { dimension } = unitOf(unit, "/claim/unit");
  if (dimension === "mass" || dimension === "amount") return true;
  if (equation !== undefined) return false;
  if (dimension === "molar_mass") return true;
  return (
    dimension === "percent" && parseFormula(claim?.species ?? "", "/claim/species").atoms.size === 1
  );
}

/** In the base unit of its dimension. */
function correctValue(task: Task, answer: ClaimAnswer, sampling: Sampling): Drawn {
  const unit = answer.correct?.unit ?? "";
  const { equation, claim, quantities = [] } = task;
  if (equation !== undefined) {
    const kind = quantities.length > 1 ? "limiting_reagent" : "stoichiometry";
    // The claim was answered within its time with the same work.
    const amounts = reactionAmounts({ ...task, kind }, "", () => false);
    const reaction = sampledExtent(task, amounts, sampling);
    const { left, right } = parseEquation(equation, "/equation");
    const term = findTerm([...left, ...right], { species: claim?.species ?? "" }, "/claim");
    return unit.endsWith("mol") ? reaction.amount(term) : reaction.mass(term);
  }
  const substance = taskSubstance(task, answer);
  if (unit !== "%") {
    const gramsPerMol = sampling.inputs.molarMass(substance);
    const { dimension } = unitOf(unit, "/claim/unit");
    const [sample] = quantities;
    if (!sample || dimension === "molar_mass") return gramsPerMol;
    const amount = sampledAmount(substance, sample, sampling.inputs);
    return dimension === "amount" ? amount : () => amount() * gramsPerMol();
  }
  const [key = ""] = parseFormula(claim?.species ?? "", "/claim/species").atoms.keys();
  return sampledShare(substance.atoms, key, sampling.inputs);
}

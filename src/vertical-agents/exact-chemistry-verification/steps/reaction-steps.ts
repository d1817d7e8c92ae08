import { unitOf } from "../../../engines/chemistry/amounts/units.js";
import { parseEquation, type Term } from "../../../engines/chemistry/equation/parse-equation.js";
import { molarMass } from "../../../engines/chemistry/masses/molar-mass.js";
import type { Task } from "../../../engines/chemistry/problem/problem.js";
import type {
  ReactionAmountsAnswer,
  SpeciesAmount,
} from "../../../engines/chemistry/tasks/answers.js";
import { findTerm } from "../../../engines/chemistry/tasks/find-term.js";
import { toDouble } from "../../../engines/math/exact-numbers/rational.js";
import { listText } from "../words/list-text.js";
import { significantText } from "../words/significant-decimals.js";
import type { StepValue, TaskStep } from "./worked-step.js";

/** The text of a step has at most so many equalities. */
const LINES_MAX = 8;

/** Amounts in a reaction: balance, molar masses, amounts that are given, extent, result. */
export function reactionSteps(task: Task, answer: ReactionAmountsAnswer): readonly TaskStep[] {
  const { balanced_equation: balanced, extent_mol: extent } = answer;
  if (balanced === null || extent === null) return [];
  const masses = molarMasses(task.equation ?? "");
  return [
    {
      action: "balance",
      text: balanced,
      values: answer.amounts.map(({ species, coefficient }) => value(species, coefficient, null)),
    },
    {
      action: "molar_masses",
      text: `M: ${listText(masses.map((one) => `${one.name} ${significantText(Number(one.value), 6)} g/mol`))}`,
      values: masses,
    },
    amountStep(task, answer),
    extentStep(answer, extent),
    ...leftOverSteps(answer),
    resultStep(task, answer, extent),
    ...yieldSteps(answer),
  ];
}

function amountStep(task: Task, answer: ReactionAmountsAnswer): TaskStep {
  const { left, right } = parseEquation(task.equation ?? "", "/equation");
  const terms = answer.kind === "limiting_reagent" ? left : [...left, ...right];
  const given = (task.quantities ?? []).flatMap((quantity) => {
    const index = findTerm(terms, quantity, "/quantities");
    const { species, given_mol: amount = 0 } = answer.amounts[index] ?? { species: "" };
    const term = [...left, ...right][index];
    return term ? [{ quantity, amount, species, term }] : [];
  });
  const lines = given.map(({ quantity, amount, species, term }) => {
    const { value: number, unit, purity_percent: purity } = quantity;
    const pure = purity === undefined ? "" : `${purity} % · `;
    const isMass = unitOf(unit, "/unit").dimension === "mass";
    const gramsPerMol = isMass ? toDouble(molarMass(term.species).value) : 0;
    const quotient = isMass
      ? `${pure}${number} ${unit} / ${significantText(gramsPerMol, 6)} g/mol = `
      : "";
    return `n(${species}) = ${quotient}${significantText(amount)} mol`;
  });
  return {
    action: "amounts",
    text: `Given: ${linesText(lines)}`,
    values: given.map(({ species, amount }) => value(`n(${species})`, amount, "mol")),
  };
}

function extentStep({ amounts, limiting }: ReactionAmountsAnswer, extent: number): TaskStep {
  const quotients = amounts.flatMap(({ species, given_mol: amount, coefficient }) =>
    amount === undefined
      ? []
      : [value(`n(${species})/${coefficient}`, amount / Number(coefficient), "mol")],
  );
  const least = quotients.length > 1 ? `; the least decides: ${limiting.join(" and ")}` : "";
  return {
    action: limiting.length > 0 ? "limiting" : "extent",
    text: `${equalities(quotients)}${least}`,
    values: [...quotients, value("extent", extent, "mol")],
  };
}

function leftOverSteps({ amounts }: ReactionAmountsAnswer): readonly TaskStep[] {
  const left = amounts.flatMap(({ species, left_over_g: grams }) =>
    grams === undefined || grams <= 0 ? [] : [value(`m(${species}) left over`, grams, "g")],
  );
  return left.length === 0 ? [] : [{ action: "left_over", text: equalities(left), values: left }];
}

/** What formed of a product over what was possible. */
function yieldSteps({ percent_yield: found }: ReactionAmountsAnswer): readonly TaskStep[] {
  if (!found) return [];
  const { species, actual_mol: actual, theoretical_mol: possible, percent } = found;
  return [
    {
      action: "yield",
      text: `${species}: ${significantText(actual)} mol of ${significantText(possible)} mol = ${significantText(percent)} %`,
      values: [value(`yield of ${species}`, percent, "%")],
    },
  ];
}

function resultStep(
  { yield_percent: share }: Task,
  { amounts }: ReactionAmountsAnswer,
  extent: number,
): TaskStep {
  const asked = amounts.filter(({ given_mol: given }) => given === undefined);
  const shown = asked.length > 0 ? asked : amounts;
  const extentText = significantText(extent);
  const part = (one: SpeciesAmount) => (one.theoretical_mol === undefined ? "" : `${share} % · `);
  const line = (one: SpeciesAmount) =>
    `${one.species}: ${part(one)}${one.coefficient} · ${extentText} mol = ${significantText(one.amount_mol)} mol = ${significantText(one.mass_g)} g`;
  return {
    action: "result",
    text: linesText(shown.map(line)),
    values: shown.flatMap((one) => [
      value(`n(${one.species})`, one.amount_mol, "mol"),
      value(`m(${one.species})`, one.mass_g, "g"),
    ]),
  };
}

function molarMasses(equation: string): readonly StepValue[] {
  const { left, right } = parseEquation(equation, "/equation");
  const weighed = [...left, ...right].filter(({ species }) => species.atoms.size > 0);
  return weighed.map(({ species }: Term) =>
    value(species.text, toDouble(molarMass(species).value), "g/mol"),
  );
}

function linesText(lines: readonly string[]): string {
  const shown = lines.slice(0, LINES_MAX);
  return (shown.length < lines.length ? [...shown, "…"] : shown).join("; ");
}

function equalities(values: readonly StepValue[]): string {
  return listText(
    values.map((one) => `${one.name} = ${significantText(Number(one.value))} ${one.unit}`),
  );
}

function value(name: string, number: number | string, unit: string | null): StepValue {
  return { name, value: number, unit };
}

import type {
  BalanceAnswer,
  CheckBalanceAnswer,
  ClaimAnswer,
  DilutionAnswer,
} from "../../../engines/chemistry/tasks/answers.js";
import type { AnsweredTask } from "../solve/answer-tasks.js";
import { blockText } from "../words/block-text.js";
import { listText } from "../words/list-text.js";
import { significantText } from "../words/significant-decimals.js";
import { empiricalSteps, molarMassSteps, percentSteps } from "./mass-steps.js";
import { reactionSteps } from "./reaction-steps.js";
import type { TaskStep, WorkedStep } from "./worked-step.js";

/** The answers have all values, of hundreds of species, too. */
const VALUES_MAX = 100;

/** The worked solutions of all tasks as numbered steps, in the order of the tasks; a step has at most 100 values. */
export function workedSteps(answered: readonly AnsweredTask[]): readonly WorkedStep[] {
  return answered
    .flatMap((one) => taskSteps(one).map((step) => ({ task: one.index, ...short(step) })))
    .map((step, at) => ({ step: at + 1, ...step }));
}

function short({ action, text, values }: TaskStep): TaskStep {
  return { action, text, values: values.slice(0, VALUES_MAX) };
}

function taskSteps({ task, answer }: AnsweredTask): readonly TaskStep[] {
  switch (answer.kind) {
    case "balance":
      return balanceSteps(answer, task.equation ?? "");
    case "check_balance":
      return [
        sumsStep(answer),
        ...(answer.is_balanced ? [] : balanceSteps(answer.correct, task.equation ?? "")),
      ];
    case "stoichiometry":
    case "limiting_reagent":
      return reactionSteps(task, answer);
    case "molar_mass":
    case "smiles":
      return molarMassSteps(answer);
    case "percent_composition":
      return percentSteps(answer);
    case "empirical_formula":
      return empiricalSteps(answer);
    case "oxidation_states":
      return [
        {
          action: "states",
          text: listText(answer.rules),
          values: Object.entries(answer.states).map(([name, value]) => ({
            name,
            value,
            unit: null,
          })),
        },
      ];
    case "dilution":
      return dilutionSteps(answer);
    case "claim":
      return claimSteps(answer);
  }
}

function balanceSteps(answer: BalanceAnswer, equation: string): readonly TaskStep[] {
  if (answer.status === "balanced" && answer.balanced_equation !== null) {
    return [
      {
        action: "balance",
        text: answer.balanced_equation,
        values: answer.species.map(({ formula }, at) => ({
          name: formula,
          value: answer.coefficients[at] ?? 0,
          unit: null,
        })),
      },
      {
        action: "conservation",
        text: `Equal on both sides: ${listText(answer.conservation.map(({ element, left }) => `${element} ${left}`))}`,
        values: answer.conservation.map(({ element, left }) => ({
          name: element,
          value: left,
          unit: null,
        })),
      },
    ];
  }
  const reactions = (answer.minimal_reactions ?? []).map((one) => one.balanced_equation);
  return [
    {
      action: "balance",
      text:
        answer.status === "impossible"
          ? `No balance: ${blockText(answer, equation)}`
          : `Every balance is a sum of: ${listText(reactions)}`,
      values: [],
    },
  ];
}

function sumsStep({ conservation }: CheckBalanceAnswer): TaskStep {
  return {
    action: "conservation",
    text: `Left and right: ${listText(conservation.map(({ element, left, right }) => `${element} ${left} ${left === right ? "=" : "≠"} ${right}`))}`,
    values: conservation.flatMap(({ element, left, right }) => [
      { name: `${element} left`, value: left, unit: null },
      { name: `${element} right`, value: right, unit: null },
    ]),
  };
}

function dilutionSteps(answer: DilutionAnswer): readonly TaskStep[] {
  const litres = (value: number) => `${significantText(value)} L`;
  const molar = (value: number) => `${significantText(value)} mol/L`;
  return [
    {
      action: "solve",
      text: `c1 V1 = c2 V2: ${molar(answer.stock_mol_l)} · ${litres(answer.stock_l)} = ${molar(answer.final_mol_l)} · ${litres(answer.final_l)}`,
      values: [
        { name: "c1", value: answer.stock_mol_l, unit: "mol/L" },
        { name: "V1", value: answer.stock_l, unit: "L" },
        { name: "c2", value: answer.final_mol_l, unit: "mol/L" },
        { name: "V2", value: answer.final_l, unit: "L" },
      ],
    },
    {
      action: "result",
      text: `Take ${litres(answer.stock_l)} of the stock and fill up to ${litres(answer.final_l)}`,
      values: [{ name: "solvent", value: answer.solvent_l, unit: "L" }],
    },
  ];
}

function claimSteps({
  correct,
  difference,
  tolerance,
  verdict,
  why,
}: ClaimAnswer): readonly TaskStep[] {
  if (correct === null) return [{ action: "verdict", text: `${verdict}: ${why}`, values: [] }];
  const { value, unit } = correct;
  const computed = {
    action: "correct",
    text: `${value} ${unit}`.trim(),
    values: [{ name: "correct", value, unit }],
  };
  if (difference === null || tolerance === null) {
    return [computed, { action: "verdict", text: `${verdict}: ${why}`, values: [] }];
  }
  const text = `Claimed less correct: ${significantText(difference)} ${unit}, tolerance ${significantText(tolerance)} ${unit}: ${verdict}`;
  const values = [
    { name: "difference", value: difference, unit },
    { name: "tolerance", value: tolerance, unit },
  ];
  return [computed, { action: "verdict", text, values }];
}

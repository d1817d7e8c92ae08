import { unitOf } from "../../../engines/chemistry/amounts/units.js";
import type { Quantity } from "../../../engines/chemistry/problem/problem.js";
import type {
  ReactionAmountsAnswer,
  SpeciesAmount,
} from "../../../engines/chemistry/tasks/answers.js";
import { toDouble } from "../../../engines/math/exact-numbers/rational.js";
import type { SummaryFigures } from "../../summary.js";
import { askedAmounts, isFromProduct, resultingAmounts } from "../solve/asked-amounts.js";
import { limitingMargin } from "../solve/limiting-margin.js";
import { listText } from "../words/list-text.js";
import { significantDecimals } from "../words/significant-decimals.js";
import type { Telling } from "./claim-sentence.js";
import { quantityText } from "./quantity-text.js";

/** A sentence names at most so many masses. */
const MASSES_MAX = 6;
/** A longer equation is in the plan alone. */
const EQUATION_MAX = 120;

/** What limits, what forms of what there is, and what is left over. */
export function reactionSentence(answer: ReactionAmountsAnswer, telling: Telling): string {
  const { task, subject, figures } = telling;
  if (answer.status !== "solved") {
    return answer.status === "impossible"
      ? `${subject} cannot be balanced, so no amounts follow.`
      : `${subject} has no single balance, so no amounts follow without coefficients.`;
  }
  const quantities = task.quantities ?? [];
  const given = listText(quantities.map(quantityText), MASSES_MAX);
  const equation = equationText(answer, telling);
  const strengths = answer.amounts.flatMap((one) => strengthText(one, figures));
  if (strengths.length > 0) return `${equation}${given} react: ${listText(strengths)}.`;
  const mass = massWriter(quantities[0], figures);
  const asked = askedAmounts(task, answer);
  const told = asked.filter((one) => one.given_mol === undefined && one.mass_g > 0);
  const left = (asked.length === 0 ? answer.amounts : asked).flatMap((one) => {
    const { left_over_g: grams = 0, left_over_mol: mol = 0 } = one;
    return grams > 0 ? [mass(one, "left over", { mol, grams })] : [];
  });
  const rest = left.length === 0 ? "" : `, with ${listText(left, MASSES_MAX)} left over`;
  const isLeftAsked = asked.length > 0 && told.length === 0 && left.length > 0;
  if (isLeftAsked) {
    return `${equation}${limitsText(answer)}${given} leave ${listText(left, MASSES_MAX)}.`;
  }
  const parts = sidesOf(told.length > 0 ? told : resultingAmounts(answer), {
    isFromProduct: isFromProduct(answer),
    isMany: quantities.length > 1,
  }).map(({ verb, amounts }) => {
    const masses = amounts.map((one) =>
      mass(one, "mass", { mol: one.amount_mol, grams: one.mass_g }),
    );
    return `${verb} ${listText(masses, MASSES_MAX)}`;
  });
  return `${equation}${limitsText(answer)}${given} ${parts.join(" and ")}${rest}.`;
}

/** What is needed beside what is there, and what forms with it. */
function sidesOf(
  amounts: readonly SpeciesAmount[],
  { isFromProduct: isMade, isMany }: { readonly isFromProduct: boolean; readonly isMany: boolean },
) {
  const forms = isMade ? "forms with" : isMany ? "give" : "gives";
  const sides = [
    { side: "reactant", verb: isMany && !isMade ? "need" : "needs" },
    { side: "product", verb: forms },
  ];
  return sides
    .map(({ side, verb }) => ({ verb, amounts: amounts.filter((one) => one.side === side) }))
    .filter((one) => one.amounts.length > 0);
}

/** The concentration that a titration finds. */
function strengthText(
  { species, molarity_mol_l: molarity }: SpeciesAmount,
  figures: SummaryFigures,
): readonly string[] {
  if (molarity === undefined) return [];
  const name = `molarity of ${species}`;
  return [`${species} has ${figures.show(name, molarity, "mol/L", significantDecimals(molarity))}`];
}

type MassWriter = (
  one: SpeciesAmount,
  name: string,
  size: { readonly mol: number; readonly grams: number },
) => string;

/** Writes masses in the unit of mass of a quantity, else in g; the amount as well where an amount is given. */
function massWriter(first: Quantity | undefined, figures: SummaryFigures): MassWriter {
  const { dimension, factor } = unitOf(first?.unit ?? "g", "/unit");
  const unit = dimension === "mass" && first ? first.unit.trim() : "g";
  const scale = dimension === "mass" ? toDouble(factor) : 1;
  return ({ species }, name, { mol, grams }) => {
    const value = grams / scale;
    const mass = figures.show(`${name} of ${species}`, value, unit, significantDecimals(value));
    if (dimension !== "amount") return `${mass} ${species}`;
    const amount = figures.show(`${name} of ${species}`, mol, "mol", significantDecimals(mol));
    return `${amount} (${mass}) ${species}`;
  };
}

function equationText(
  { balanced_equation: balanced }: ReactionAmountsAnswer,
  { task, isBalanceTold }: Telling,
): string {
  const isKnown = isBalanceTold || balanced === null || balanced.length > EQUATION_MAX;
  return isKnown || bare(task.equation ?? "") === bare(balanced) ? "" : `By ${balanced}, `;
}

function limitsText(answer: ReactionAmountsAnswer): string {
  if (answer.limiting.length > 1) return `${listText(answer.limiting)} run out together: `;
  return limitingMargin(answer) ? `${answer.limiting[0]} limits: ` : "";
}

function bare(equation: string): string {
  return equation.replace(/\s/gu, "");
}

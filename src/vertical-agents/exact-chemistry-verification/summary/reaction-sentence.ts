import type { Task } from "../../../engines/chemistry/problem/problem.js";
import type {
  ReactionAmountsAnswer,
  SpeciesAmount,
} from "../../../engines/chemistry/tasks/answers.js";
import type { SummaryFigures } from "../../summary.js";
import { askedAmounts, isFromProduct, resultingAmounts } from "../solve/asked-amounts.js";
import { limitingMargin } from "../solve/limiting-margin.js";
import { listText } from "../words/list-text.js";
import { significantDecimals } from "../words/significant-decimals.js";
import type { Telling } from "./claim-sentence.js";
import { quantityText } from "./quantity-text.js";
import { sizeWriter } from "./size-writer.js";

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
  const wanted = askedAmounts(task, answer);
  const asked = wanted.map(({ amount }) => amount);
  const mass = sizeWriter(
    quantities[0],
    (one) => wanted.find(({ amount }) => amount === one)?.asked,
    figures,
  );
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
  const parts = sidesOf(told.length > 0 ? told : allAmounts(answer), {
    isFromProduct: isFromProduct(answer),
    isMany: quantities.length > 1,
  }).map(({ verb, amounts }) => {
    const masses = amounts.map((one) =>
      mass(one, "mass", { mol: one.amount_mol, grams: one.mass_g }),
    );
    return `${verb} ${listText(masses, MASSES_MAX)}`;
  });
  const { yield_percent: share } = task;
  const part = share === undefined ? "" : ` at a yield of ${share} %`;
  const actual = yieldText(task, answer, figures);
  return `${equation}${limitsText(answer)}${given} ${parts.join(" and ")}${part}${rest}${actual}.`;
}

/** Without a question for some of them: what a yield is of, else what forms and what one reactant needs of the others. */
function allAmounts(answer: ReactionAmountsAnswer): readonly SpeciesAmount[] {
  const { percent_yield: found } = answer;
  if (found) {
    return answer.amounts.filter(
      ({ side, species }) => side === "product" && species === found.species,
    );
  }
  const needed = answer.amounts.filter(
    ({ side, given_mol: given, mass_g: mass }) =>
      side === "reactant" && given === undefined && mass > 0,
  );
  const isOfOne = answer.kind === "stoichiometry" && !isFromProduct(answer);
  return [...(isOfOne ? needed : []), ...resultingAmounts(answer)];
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

/** What formed of a product against what was possible. */
function yieldText(
  { actual }: Task,
  { percent_yield: found }: ReactionAmountsAnswer,
  figures: SummaryFigures,
): string {
  if (!actual || !found) return "";
  const { species, percent } = found;
  const shown = figures.show(`yield of ${species}`, percent, "%", significantDecimals(percent));
  const excess = percent > 100 ? ", more than can form" : "";
  return `; ${quantityText(actual)} is a yield of ${shown}${excess}`;
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

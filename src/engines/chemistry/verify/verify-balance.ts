import type { Medium } from "../problem/problem.js";
import type { BalanceAnswer, CheckBalanceAnswer } from "../tasks/answers.js";
import { atMost, type Check } from "./check.js";
import { countAtoms, PARTS } from "./count-atoms.js";

/** Amounts of every element and of the charge in each species, right ones negative; undefined where one is unreadable. */
type Amounts = readonly ReadonlyMap<string, bigint>[];

/** What a medium may add. */
const GIVEN_BY: Readonly<Record<Medium | "none", readonly string[]>> = {
  acid: ["H2O", "H+", "e-"],
  base: ["H2O", "OH-", "e-"],
  none: [],
};

/** Counts the atoms again, and with them proves what the answer states: a balance, several, or that there is none. */
export function verifyBalance(
  answer: BalanceAnswer,
  equation: string,
  medium?: Medium,
): readonly Check[] {
  const amounts = amountsOf(answer);
  const strange = (answer.added ?? []).filter((one) => !GIVEN_BY[medium ?? "none"].includes(one));
  const absent = missingSpecies(answer, equation) + strange.length;
  const kept = atMost("species_not_in_equation", absent, 0);
  const unread = answer.species.length - amounts.filter((one) => one !== undefined).length;
  const read = atMost("species_not_recounted", unread, 0);
  if (unread > 0) return [kept, read];
  const counted = amounts.filter((one) => one !== undefined);
  if (answer.status === "balanced") return [kept, read, ...ofBalance(answer, counted)];
  if (answer.status === "impossible") return [kept, read, ofBlocks(answer, counted)];
  return [kept, read, ...ofMinimal(answer, counted)];
}

/** Sums both sides again with the coefficients as written, and proves what is said to be right instead. */
export function verifyStatement(answer: CheckBalanceAnswer, equation: string): readonly Check[] {
  const amounts = amountsOf(answer.correct);
  const written = inRatio(answer.written);
  const differing = answer.conservation.filter(({ left, right }) => left !== right).length;
  const isRight = (differing === 0) === answer.is_balanced;
  const isRead = amounts.every((one) => one !== undefined) && written.length === amounts.length;
  const counted = amounts.filter((one) => one !== undefined);
  const unlike = isRead && unequal(written, counted) !== answer.unequal.length;
  return [
    atMost("verdict_against_sums", isRight ? 0 : 1, 0),
    atMost("sums_recounted_otherwise", unlike ? 1 : 0, 0),
    ...verifyBalance(answer.correct, equation),
  ];
}

/** Integers in the ratio of coefficients that may be fractions. */
function inRatio(coefficients: readonly (string | number)[]): readonly bigint[] {
  const pairs = coefficients.map((one) => String(one).split("/").map(BigInt));
  const whole = pairs.reduce((product, [, under = 1n]) => product * under, 1n);
  return pairs.map(([over = 0n, under = 1n]) => (over * whole) / under);
}

function amountsOf({
  species,
}: BalanceAnswer): readonly (ReadonlyMap<string, bigint> | undefined)[] {
  return species.map(({ formula, charge, side }) => {
    const atoms = countAtoms(formula, BigInt(charge));
    const sign = side === "left" ? 1n : -1n;
    const all = atoms && new Map(atoms).set("charge", BigInt(charge) * PARTS);
    return all && new Map([...all].map(([key, count]) => [key, sign * count]));
  });
}

/** Species that do not stand in the equation in this order, but for those that its medium added. */
function missingSpecies({ species, added = [] }: BalanceAnswer, equation: string): number {
  let from = 0;
  let missing = 0;
  for (const { formula } of species) {
    if (added.includes(formula)) continue;
    const at = equation.indexOf(formula, from);
    if (at < 0) missing += 1;
    else from = at + formula.length;
  }
  return missing;
}

function ofBalance({ coefficients }: BalanceAnswer, amounts: Amounts): readonly Check[] {
  const integers = coefficients.map(BigInt);
  const notPositive = integers.filter((one) => one <= 0n).length;
  const hasAll = integers.length === amounts.length;
  return [
    atMost("unequal_elements_and_charge", unequal(integers, amounts), 0),
    atMost("coefficients_not_positive", hasAll ? notPositive : amounts.length, 0),
    atMost("common_divisor", Number(integers.reduce(commonDivisor, 0n)), 1),
  ];
}

function unequal(coefficients: readonly bigint[], amounts: Amounts): number {
  const sums = new Map<string, bigint>();
  for (const [index, species] of amounts.entries()) {
    for (const [key, count] of species) {
      sums.set(key, (sums.get(key) ?? 0n) + count * (coefficients[index] ?? 0n));
    }
  }
  return [...sums.values()].filter((sum) => sum !== 0n).length;
}

/** The weighted sum of elements is nowhere negative and somewhere positive, so that no positive balance is 0. */
function ofBlocks({ blocked_by: blocks = [] }: BalanceAnswer, amounts: Amounts): Check {
  const sums = (chosen: typeof blocks) =>
    amounts.map((species) =>
      chosen.reduce(
        (sum, { element, weight }) => sum + BigInt(weight) * (species.get(element) ?? 0n),
        0n,
      ),
    );
  const proves = (chosen: typeof blocks) =>
    sums(chosen).every((sum) => sum >= 0n) && sums(chosen).some((sum) => sum > 0n);
  return atMost("impossibility_not_proved", proves(blocks) ? 0 : 1, 0);
}

function ofMinimal(
  { minimal_reactions: reactions }: BalanceAnswer,
  amounts: Amounts,
): readonly Check[] {
  if (!reactions) return [];
  const vectors = reactions.map(({ coefficients }) => coefficients.map(BigInt));
  const wrong = vectors.filter(
    (vector) => unequal(vector, amounts) > 0 || vector.some((entry) => entry < 0n),
  ).length;
  const absent = amounts.filter((_, at) => vectors.every((vector) => vector[at] === 0n)).length;
  return [
    atMost("minimal_reactions_not_conserved", wrong, 0),
    atMost("species_in_no_minimal_reaction", absent, 0),
    atMost("minimal_reactions_missing", Math.max(0, 2 - vectors.length), 0, "reactions"),
  ];
}

function commonDivisor(first: bigint, second: bigint): bigint {
  return second === 0n ? first : commonDivisor(second, first % second);
}

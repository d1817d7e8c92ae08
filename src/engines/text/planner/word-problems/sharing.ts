import type { Done } from "../request/request.js";
import { frame, type ProblemText } from "./problem-text.js";
import { inUnit, type Quantity, whole, withValue } from "./quantity.js";
import { add, count, divide, multiply, Working } from "./working.js";

const ASK_EACH =
  /\bhow (?:long|heavy|wide) is each\b[^.?¤№µ٪]*\??|\bhow (?:many|much)(?: (?!does|do|is|will)[\p{L}'-]+){0,4} (?:does|do|will|would|should|can|did|is|are|must) (?:each|every|everyone|they each)\b[^.?]*\??|\bhow (?:many|much)(?: [\p{L}'-]+){0,6} (?:per|for each|in each|to each|each)\b[^.?]*\??|\bwhat (?:is|does|will) each(?: [\p{L}'-]+){0,5}\??/u;
const ASK_LEFT =
  /\bhow (?:many|much)(?: [\p{L}'-]+){0,5} (?:are|is|will be|would be|remain(?:s)?|were)? ?(?:left(?: over)?|remain(?:ing|s)?|leftover)\b[^.?]*\??/u;
const SHARES =
  /\b(?:are |is |be |to be |were |was )?(?:shared?|shares|split|splits|divid(?:ed?|es|ing)|distribut(?:ed?|es)|hand(?:ed|s)? out|packed?|cut|puts?|given out|arranged?|placed?|deals?|dealt|sharing|splitting)\b(?: (?:it|them|out|up|the [\p{L}-]+|all(?: of them)?))?/u;
const EQUALLY =
  /\b(?:equally|evenly|equal(?:-sized)?|fairly|in equal (?:shares|parts|amounts|groups)|same (?:number|amount))\b/u;
const AMONG = frame(
  "\\b(?:among(?:st)?|between|by|with|into|to|in|onto|across|over)(?: all| a group of| her| his| the| their| my)? (?:equal )?{N}(?: (?:equal )?[\\p{L}'-]+){0,2}",
);

/** Equal shares, ratios, and what is left over. */
export function solveSharing(given: ProblemText): Done | undefined {
  return solveRatio(given.copy()) ?? solveEqual(given.copy()) ?? solveGroups(given.copy());
}

function solveEqual(problem: ProblemText): Done | undefined {
  if (problem.quantities.length !== 2) return undefined;
  const left = problem.take(ASK_LEFT);
  const each = left ? undefined : problem.take(ASK_EACH);
  if (!problem.take(SHARES)) return undefined;
  const people = problem.at(problem.take(AMONG), 1);
  const total = problem.at(problem.take(frame("{X}")), 1);
  problem.takeAll(EQUALLY);
  problem.takeAll(
    /\b(?:each|share|total|so that each gets the same(?: number)?|same(?: number| amount)?|has|have)\b/u,
  );
  if (!people || !total || (!left && !each) || !problem.isSpent()) return undefined;
  const working = new Working();
  if (left) return remainder(total, people, working);
  const share = working.over(total, people);
  if (total.kind !== "count" || share.value.denominator === 1n) return working.answer(share);
  if (total.value.denominator !== 1n || people.value.denominator !== 1n) return undefined;
  const size = total.value.numerator / people.value.numerator;
  const rest = total.value.numerator % people.value.numerator;
  return working.answer(share, `; in whole ones ${size} each with ${rest} left over`);
}

function remainder(total: Quantity, size: Quantity, working: Working): Done | undefined {
  if (total.value.denominator !== 1n || size.value.denominator !== 1n) return undefined;
  if (size.value.numerator === 0n) return undefined;
  const rest = total.value.numerator % size.value.numerator;
  return working.answer(
    working.tell(
      `remainder of ${total.value.numerator} ÷ ${size.value.numerator}`,
      withValue(total, { numerator: rest, denominator: 1n }),
    ),
  );
}

const CONTAINER =
  "(boxes|box|bags|bag|crates|packs|packets|trays|tables|buses|vans|cars|rows|teams|groups|shelves|cartons|pages|taxis|tents|jars|bottles|baskets|coaches|minibuses|boats|containers|envelopes|rooms|pieces|trips|glasses|cups|lorries|trucks|bundles|bunches|plates|vases|drawers|servings|portions|slices)";
const HOLDS = frame(
  "\\b(?:each|every|a|an|one|per)?(?: [\\p{L}-]+){0,2} (?:needs?|requires?|uses?|holds?|contains?|seats?|fits?|carr(?:y|ies)|takes?|can (?:hold|seat|carry|take|fit|contain)|has room for|sits) (?:up to |at most |a maximum of |exactly )?{C}",
);
const IN_EACH = frame(
  "\\b(?:(?:in|into) )?(?:boxes|bags|groups|rows|packs|teams|trays|bunches|crates|cartons|packets|bundles|servings|portions|pieces) of {C}|\\b{C}(?: [\\p{L}-]+){0,2} (?:to (?:a|each|every)|per|in each|in every|on each|into each|each) (?:[\\p{L}-]+)",
);
const ASK_GROUPS =
  /\bhow many (?:(?:full|whole|complete|equal|such) )?(?:µ(\d+) )?([\p{L}-]+)\b[^.?№µ¤٪]*(?=[.?№µ])/u;

/** "How many boxes are needed for 130 eggs, a box holding 12": whole containers, rounded up where all must fit. */
function solveGroups(problem: ProblemText): Done | undefined {
  if (problem.quantities.length !== 2) return undefined;
  const asks = takeGroupsAsk(problem);
  const left = asks ? undefined : problem.take(ASK_LEFT);
  if (!asks && !left) return undefined;
  const sized = problem.at(asks, 1);
  const holds = sized ? undefined : (problem.take(HOLDS) ?? problem.take(IN_EACH));
  const size = sized ?? problem.at(holds, 1) ?? problem.at(holds, 2);
  const total = problem.at(problem.take(frame("{C}")), 1);
  problem.takeAll(SHARES);
  problem.takeAll(
    /\b(?:each|every|needs?|full|in total|all|total|equally|left|per|has|have|over|used?|cut)\b/u,
  );
  const turned = size && total ? inUnit(size, total.unit) : undefined;
  if (!turned || !total || !problem.isSpent()) return undefined;
  const working = new Working();
  if (left) return remainder(total, turned, working);
  const exact = working.over(total, turned, count(whole(1)));
  const name = asks?.[2] ?? "";
  if (exact.value.denominator === 1n) return working.answer(exact, ` ${name}`);
  const isFull = /\b(?:full|whole|complete|can|could)\b/u.test(asks?.[0] ?? "");
  const needsAll =
    /\b(?:need|needed|required|require|must|minimum|to (?:carry|hold|transport|pack|seat|store|fit))/u.test(
      asks?.[0] ?? "",
    );
  if (isFull === needsAll) return undefined;
  if (exact.value.numerator < exact.value.denominator) return undefined;
  const rounded = exact.value.numerator / exact.value.denominator + (isFull ? 0n : 1n);
  const told = isFull ? "full ones" : "rounded up, as all must fit";
  return working.answer(
    working.tell(told, count({ numerator: rounded, denominator: 1n })),
    ` ${name}`,
  );
}

/** The question for containers: a known kind of them, or one that the text says what each takes. */
function takeGroupsAsk(problem: ProblemText): RegExpExecArray | undefined {
  const found = ASK_GROUPS.exec(problem.text);
  const name = found?.[2];
  if (!found || name === undefined) return undefined;
  const stem = name.replace(/(?:ies|es|s)$/u, "");
  const isKnown = new RegExp(`^${CONTAINER}$`, "u").test(name);
  const isTold =
    stem.length > 2 && new RegExp(`\\b(?:each|every|per|an?|one) ${stem}`, "u").test(problem.text);
  return isKnown || isTold ? problem.take(ASK_GROUPS) : undefined;
}

const RATIO =
  /\b(?:in (?:the|a) )?ratio(?: of)? ?(?:[\p{L} ]{0,40}? is )?№(\d+) ?(?::|to) ?№(\d+)(?: ?(?::|to) ?№(\d+))?/u;

function solveRatio(given: ProblemText): Done | undefined {
  const problem = given.copy();
  const found = problem.take(RATIO);
  if (!found) return undefined;
  const parts = [1, 2, 3]
    .map((group) => problem.at(found, group))
    .filter((part) => part !== undefined);
  const asks =
    problem.take(
      /\bhow (?:many|much)\b[^.?]*\??|\bwhat (?:is|are|does|will)\b[^.?]*\??|\bfind\b[^.?]*/u,
    )?.[0] ?? "";
  const people = problem.at(problem.take(frame("\\b(?:between|among) {N} [\\p{L}-]+")), 1);
  if (people && Number(people.value.numerator) !== parts.length) return undefined;
  const amount = problem.at(problem.take(frame("{X}")), 1);
  problem.takeAll(SHARES);
  problem.takeAll(
    /\b(?:total|share|shares|between|among|altogether|each|receives?|gets?|other)\b/u,
  );
  if (
    !amount ||
    parts.length < 2 ||
    !problem.isSpent() ||
    problem.quantities.length !== parts.length + (people ? 2 : 1)
  )
    return undefined;
  const working = new Working();
  const all = parts.map(({ value }) => value).reduce(add);
  const place = /\b(?:largest|larger|bigger|biggest|greater|most)\b/u.test(asks)
    ? "max"
    : /\b(?:smallest|smaller|least|lesser)\b/u.test(asks)
      ? "min"
      : /\beach\b|\bthey\b|\bshares\b/u.test(asks)
        ? "all"
        : undefined;
  const names = namesOf(`${problem.text} ${found[0]}`, parts.length);
  const owner = names.findIndex((name) => isOf(given.text, amount, name, problem));
  const part = parts[owner];
  if (part) return tellFromPart(amount, part, parts, names, asks, working);
  const shares = parts.map((part) =>
    working.tell(
      `share of ${part.value.numerator} parts`,
      withValue(amount, divide(multiply(amount.value, part.value), all)),
    ),
  );
  if (place === "all") {
    const told = shares.map((share) => working.answer(share).output);
    return {
      ...working.answer(shares[0] ?? amount),
      output: told.join(" and "),
      value: told.join(", "),
    };
  }
  const sorted = [...shares].sort(
    (a, b) =>
      Number(a.value.numerator) / Number(a.value.denominator) -
      Number(b.value.numerator) / Number(b.value.denominator),
  );
  const chosen =
    place === "max" ? sorted.at(-1) : place === "min" ? sorted[0] : namedShare(names, asks, shares);
  return chosen ? working.answer(chosen) : undefined;
}

/** The names in the order of the ratio: "between Ann and Bob", "of boys to girls". */
function namesOf(text: string, size: number): string[] {
  const found =
    /\b([\p{L}-]+)(?:, ([\p{L}-]+))?,? (?:and|to) ([\p{L}-]+)(?= ?(?:¦|are|is|in)|,? in )/u.exec(
      text,
    );
  const list = found ? [found[1], found[2], found[3]].filter((name) => name !== undefined) : [];
  return list.length === size ? list : [];
}

const hasWord = (text: string, name: string) =>
  new RegExp(`\\b${name.replace(/[^\p{L}]/gu, "").replace(/s$/u, "")}s?\\b`, "u").test(text);

/** Whether the amount is that of one of the names, not of all together: "there are 12 boys". */
function isOf(text: string, amount: Quantity, name: string, problem: ProblemText): boolean {
  const place = problem.quantities.indexOf(amount);
  const beside = new RegExp(
    `\\b([\\p{L}-]+) (?:gets?|got|has|receives?|received) [№¤µ]${place}(?!\\d)|[№¤µ]${place}(?!\\d) (?:of )?([\\p{L}-]+)`,
    "u",
  ).exec(text);
  return beside !== null && hasWord(`${beside[1] ?? ""} ${beside[2] ?? ""}`, name);
}

function tellFromPart(
  amount: Quantity,
  part: Quantity,
  parts: readonly Quantity[],
  names: readonly string[],
  asks: string,
  working: Working,
): Done | undefined {
  const wanted = names
    .map((name, place) => (hasWord(asks, name) ? place : -1))
    .filter((place) => place >= 0);
  const one = working.over(amount, part);
  if (wanted.length === 0 && /\b(?:total|altogether|in all)\b/u.test(asks)) {
    const all = parts.map(({ value }) => value).reduce(add);
    return working.answer(working.times(one, count(all), amount));
  }
  const asked = parts[wanted[0] ?? -1];
  return asked && wanted.length === 1
    ? working.answer(working.times(one, asked, amount))
    : undefined;
}

function namedShare(
  names: readonly string[],
  asks: string,
  shares: readonly Quantity[],
): Quantity | undefined {
  const places = names
    .map((name, place) => (hasWord(asks, name) ? place : -1))
    .filter((place) => place >= 0);
  return places.length === 1 ? shares[places[0] ?? 0] : undefined;
}

import { constant, difference, type Linear, plus, scaled, unknown } from "./linear-system.js";
import { frame, type ProblemText } from "./problem-text.js";
import { type Quantity, whole } from "./quantity.js";
import { divide, negate, type Rational } from "./working.js";

/** Who or what has an amount: one word, after an article or possessive. */
export const WHO =
  "(?:(?:the|his|her|my|their|its|a|an) )?(?!(?:how|what|who|if|and|is|are|in|of|now|today|old|years|sum|total|together|then|when|find|each|than|both)\\b)([\\p{L}-]+)(?:'s)?(?: (?:brother|sister|cousin|friend|father|mother|son|daughter|uncle|aunt))?";
const TIMES = "(twice|double|half|thrice|three times|triple|[№]\\d+ times|1/2)";
export const THING = "(?:[\\p{L}'-]+ ){0,2}?[\\p{L}'-]+";

export interface State {
  readonly problem: ProblemText;
  readonly equations: Linear[];
  readonly told: string[];
  /** Who "he", "she" or "they" stands for: the one named last. */
  last: string | undefined;
}

/** The one that a sentence is about; a pronoun after it means the same. */
function subjectOf(word: string | undefined, state: State): string | undefined {
  const name = nameOf(word, state);
  state.last = name ?? state.last;
  return name;
}

export function nameOf(word: string | undefined, state: State): string | undefined {
  if (word === undefined) return undefined;
  const plain = word.replace(/'s$/u, "");
  if (/^(?:he|she|it|they|him|her|i|me|my)$/u.test(plain))
    return plain === "i" || plain === "me" || plain === "my" ? "i" : state.last;
  return plain;
}

function factorOf(word: string, state: State): Rational | undefined {
  if (word === "half" || word === "1/2") return divide(whole(1), whole(2));
  if (word === "twice" || word === "double") return whole(2);
  if (word === "thrice" || word === "three times" || word === "triple") return whole(3);
  return state.problem.quantities[Number(/\d+/u.exec(word)?.[0])]?.value;
}

function equal(state: State, left: Linear, right: Linear, told: string): void {
  state.equations.push(difference(left, right));
  state.told.push(told.trim());
}

const shown = (text: string, { quantities }: ProblemText) =>
  text
    .replace(/[№µ¤٪](\d+)/gu, (_, place: string) => {
      const found = quantities[Number(place)];
      return found
        ? `${found.value.denominator === 1n ? found.value.numerator : `${found.value.numerator}/${found.value.denominator}`}${found.unit ? ` ${found.unit}` : ""}`
        : "";
    })
    .trim();

export function readRelations(state: State): void {
  const { problem } = state;
  const tell = (found: RegExpExecArray) => shown(found[0], problem);
  const older = frame(
    `${WHO} (?:is|was) (?:{Q}|{N}(?: years)?) (older|younger|taller|shorter|heavier|lighter) than ${WHO}`,
  );
  for (const found of problem.takeAll(older, 6)) {
    const [left, right] = [subjectOf(found[1], state), nameOf(found[5], state)];
    const gap = problem.at(found, 2) ?? problem.at(found, 3);
    if (!left || !right || !gap) {
      problem.spoil();
      return;
    }
    const sign = /older|taller|heavier/u.test(found[4] ?? "") ? gap.value : negate(gap.value);
    equal(state, unknown(left), plus(unknown(right), constant(sign)), tell(found));
  }
  const times = frame(
    `${WHO} (?:is|has|have|had|got|earns|scored|weighs|collected|picked|reads?|sold|saved|owns) (?:exactly )?${TIMES} (?:as (?:old|many|much|heavy|tall)(?: ${THING})? as ${WHO}|the age of ${WHO}|${WHO} age|older than ${WHO}|the (?:number|amount) of (?:${THING} )?(?:that |as )?${WHO} has|what ${WHO} has)(?: is| does| has| did| have)?`,
  );
  for (const found of problem.takeAll(times, 6)) {
    const left = subjectOf(found[1], state);
    const right = nameOf(
      found.slice(3).find((name) => name !== undefined),
      state,
    );
    const factor = factorOf(found[2] ?? "", state);
    if (!left || !right || !factor || /older than/u.test(found[0])) {
      problem.spoil();
      return;
    }
    equal(state, unknown(left), scaled(unknown(right), factor), tell(found));
  }
  const moreThanTimes = frame(`${WHO} age is {N}(?: years)? (more|less) than ${TIMES} ${WHO} age`);
  for (const found of problem.takeAll(moreThanTimes, 3)) {
    const [left, right] = [subjectOf(found[1], state), nameOf(found[5], state)];
    const [gap, factor] = [problem.at(found, 2), factorOf(found[4] ?? "", state)];
    if (!left || !right || !gap || !factor) {
      problem.spoil();
      return;
    }
    const by = constant(found[3] === "more" ? gap.value : negate(gap.value));
    equal(state, unknown(left), plus(scaled(unknown(right), factor), by), tell(found));
  }
  const more = frame(
    `${WHO} (?:has|have|had|got|scored|earns|collected|picked|read|sold|saved|owns|weighs|costs?|is) {X} (more|fewer|less)(?: ${THING})? than ${WHO}(?: has| does| did| have)?`,
  );
  for (const found of problem.takeAll(more, 6)) {
    const [left, right, gap] = [
      nameOf(found[1], state),
      nameOf(found[4], state),
      problem.at(found, 2),
    ];
    if (!left || !right || !gap) {
      problem.spoil();
      return;
    }
    equal(
      state,
      unknown(left),
      plus(unknown(right), constant(found[3] === "more" ? gap.value : negate(gap.value))),
      tell(found),
    );
  }
}

/** "In 5 years Anna will be twice as old as Ben", "4 years ago their ages summed to 30". */
export function readShifted(state: State): void {
  const { problem } = state;
  const frames = [
    frame(
      `(?:\\bin {Q}(?: time)?|{Q} (?:ago|from now)),? ${WHO} (?:will be|was|were|would be) ${TIMES} as old as ${WHO}(?: (?:will be|was|is then|were))?`,
    ),
    frame(
      `${WHO} (?:will be|was) ${TIMES} as old as ${WHO} (?:will be |was |is )?(?:in {Q}(?: time)?|{Q} (?:ago|from now))`,
    ),
  ];
  for (const found of problem.takeAll(frames[0] ?? /$^/u, 3))
    shift(
      state,
      found,
      [found[3], found[5]],
      found[4],
      problem.at(found, 1) ?? problem.at(found, 2),
    );
  for (const found of problem.takeAll(frames[1] ?? /$^/u, 3))
    shift(
      state,
      found,
      [found[1], found[3]],
      found[2],
      problem.at(found, 4) ?? problem.at(found, 5),
    );
  const sums = frame(
    "(?:\\bin {Q}(?: time)?|{Q} (?:ago|from now)),? (?:the sum of their ages|their (?:combined|total) age|their ages) (?:will be|was|will add up to|will total|summed to|will sum to|added up to) (?:{N}|{Q})",
  );
  for (const found of problem.takeAll(sums, 2)) {
    const years = problem.at(found, 1) ?? problem.at(found, 2);
    const total = problem.at(found, 3) ?? problem.at(found, 4);
    if (years && total) state.told.push(shown(found[0], problem));
    if (years && total)
      pending.set(state, {
        years: / ago/u.test(found[0]) ? negate(years.value) : years.value,
        total: total.value,
      });
  }
}

const pending = new WeakMap<State, { readonly years: Rational; readonly total: Rational }>();

export function shift(
  state: State,
  found: RegExpExecArray,
  names: readonly (string | undefined)[],
  times: string | undefined,
  years: Quantity | undefined,
): void {
  const [left, right] = names.map((name) => nameOf(name, state));
  const factor = factorOf(times ?? "", state);
  if (!left || !right || !factor || years?.unit !== "years") {
    state.problem.spoil();
    return;
  }
  const by = constant(/ ago/u.test(found[0]) ? negate(years.value) : years.value);
  equal(
    state,
    plus(unknown(left), by),
    scaled(plus(unknown(right), by), factor),
    shown(found[0], state.problem),
  );
}

export function readTotals(state: State): void {
  const { problem } = state;
  const names = () => [...new Set(state.equations.flatMap(({ terms }) => [...terms.keys()]))];
  const pairs = frame(
    `(?:the sum of (?:the ages of )?|together,? )?${WHO} and ${WHO} (?:have (?:a total of )?|are |have together |together have |earn (?:a total of )?|together weigh |costs? (?:a total of )?|weigh )(?:{X})(?: years old)?(?: ${THING})?(?: altogether| together| in total| in all| combined)`,
  );
  for (const found of problem.takeAll(pairs, 2)) {
    const [left, right, total] = [
      nameOf(found[1], state),
      nameOf(found[2], state),
      problem.at(found, 3),
    ];
    if (left && right && total)
      equal(
        state,
        plus(unknown(left), unknown(right)),
        constant(total.value),
        shown(found[0], problem),
      );
  }
  const all = frame(
    "(?:\\b(?:the sum of (?:their|both|the two|the three) (?:present |current )?ages|their (?:combined|total) ages?|their ages|the (?:sum|total) of their ages)(?: is| are| equals| add up to| sum to| total| comes to)* (?:{N}|{Q})|\\b(?:together|altogether|in total|between them|combined),? they (?:have|own|are|weigh|earned|collected|picked|scored|sold|saved) {X}|\\bthey (?:have|own|collected|picked|scored|sold|saved|are) (?:a total of )?{X}(?: (?:[\\p{L}-]+ ){0,2}?[\\p{L}-]+)? (?:altogether|together|in total|in all|between them|combined))",
  );
  for (const found of problem.takeAll(all, 2)) {
    const total = [1, 2, 3, 4]
      .map((group) => problem.at(found, group))
      .find((quantity) => quantity !== undefined);
    const involved = names();
    if (!total || involved.length < 2) {
      problem.spoil();
      return;
    }
    equal(
      state,
      involved.map(unknown).reduce(plus),
      constant(total.value),
      shown(found[0], problem),
    );
  }
  const late = pending.get(state);
  const involved = names();
  if (late && involved.length >= 2) {
    const sum = involved.map((name) => plus(unknown(name), constant(late.years))).reduce(plus);
    state.equations.push(difference(sum, constant(late.total)));
  } else if (late) problem.spoil();
}

export function readValues(state: State): void {
  const { problem } = state;
  const value = frame(
    `${WHO} (?:is|has|have|had|am|weighs|earns|scored|got|collected|picked|read|sold|saved|owns) (?:only |exactly |now |currently )?{X}(?: years)?(?: old)?(?: ${THING})?(?=\\s*[.,;¦?]| and\\b)`,
  );
  for (const found of problem.takeAll(value, 4)) {
    const [who, amount] = [subjectOf(found[1], state), problem.at(found, 2)];
    if (who && amount) equal(state, unknown(who), constant(amount.value), shown(found[0], problem));
  }
}

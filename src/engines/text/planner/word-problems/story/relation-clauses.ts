import { findConstraint } from "../constraint-words.js";
import { constant, difference, type Linear, plus, scaled, unknown } from "../linear-system.js";
import { frame, type ProblemText } from "../problem-text.js";
import { inUnit, type Quantity, whole } from "../quantity.js";
import { add, divide, negate, type Rational } from "../working.js";
import { nounPhrase, stem } from "./nouns.js";

const HAS =
  "(?:is|are|was|were|has|have|had|costs?|weighs?|weighed|scored?|scores|earns?|earned|owns?|got|gets?|measures?|reads?|collected|picked|caught|sold|made|baked|ate|received?s?|paid|pays|ran|walked|saved|contains?|holds?|holding)";
const MORE =
  "(more|older|longer|taller|heavier|higher|bigger|larger|greater|wider|deeper|further|farther|less|fewer|younger|shorter|lighter|lower|smaller|cheaper|narrower)";
const LESS = /^(?:less|fewer|younger|shorter|lighter|lower|smaller|cheaper|narrower)$/u;
const E = "((?:[\\p{L}'-]+ ){0,4}?[\\p{L}'-]+)";
const THING =
  "(?: (?:of )?((?!more\\b|less\\b|than\\b|as\\b|and\\b)[\\p{L}'-]+(?: (?!more\\b|less\\b|than\\b|and\\b)[\\p{L}'-]+)?))?";
const END =
  "(?: (?:is|does|do|has|have|did|old|long|wide|tall|high|years old|now|each|are|was|were|has got))?$";
const FACTOR = "(twice|half|double|triple|a third|a quarter|thrice|{N} times|({X}))";

const FORMS = {
  compared: frame(
    `^${E} ${HAS} (?:exactly )?({X}|half|a third|a quarter)${THING} ${MORE}(?: in \\p{L}+)?(?: expensive)?${THING} than ${E}${END}`,
  ),
  multiple: frame(
    `^${E} ${HAS} (?:exactly |only )?${FACTOR} (?:as|the) (?:many|much|long|old|tall|heavy|high|big|large|wide|deep|far|expensive|fast|number of|amount of|price of|cost of|length of|age of|weight of|height of|size of|width of)${THING}(?: as| of)? ${E}${END}`,
  ),
  multipleBare: frame(
    `^${E} ${HAS} (?:exactly |only )?(twice|half|double|triple|thrice|{N} times|({X})) (?:of )?((?:its|his|her|the|their|that|as) (?:[\\p{L}'-]+ ){0,3}?[\\p{L}'-]+)$`,
  ),
  together: frame(
    `^(?:(?:together|altogether|in total|between them),? )?(?:(they|the (?:two|three|№\\d+)|the (?:pair|couple)(?: of them)?|all (?:of them)?)|${E},? and ${E}) (?:both )?(?:together |altogether )?${HAS}(?: a (?:total|combined total) of)? (?:together )?({X})${THING}(?:,? (?:together|altogether|in all|in total|combined|between them|all together))?$`,
  ),
  sum: frame(
    `^(?:the |their )?(?:sum of (?:their|the) (?:ages|numbers|lengths|weights|heights|prices)|(?:sum|total|combined (?:age|weight|length|height|cost|price)|total (?:age|weight|length|cost|price|number))(?: of (?:the )?(?:two|both|№\\d+)?(?: ?[\\p{L}]+)?)?|ages add up to|it all) (?:is|was|are|were|of|comes to|equals)? ?({X})${THING}$`,
  ),
  known: frame(
    `^${E} (?:${HAS}|who (?:has|is|had)) (?:exactly |only |just )?({X})(?: (?:years old|years of age|long|wide|tall|high|deep|old))?${THING}(?: (?:long|wide|tall|high|deep|old))?$`,
  ),
};

/** Words that say nothing about which thing is meant. */
const HOLLOW =
  /^(?:the|a|an|his|her|its|their|my|our|your|each|of|old|now|is|does|is|me|years?|only|just|called|named|amount|number|length|age|price|cost)$/u;

/** What is known of a story, as equations that equal 0. */
export class Relations {
  readonly equations: Linear[] = [];
  readonly entities: string[] = [];
  readonly things = new Set<string>();
  readonly units = new Set<string>();
  #subject: string | undefined;
  #named: string | undefined;
  #like: Quantity | undefined;
  readonly #problem: ProblemText;

  constructor(problem: ProblemText) {
    this.#problem = problem;
  }

  get like(): Quantity | undefined {
    return this.#like;
  }

  /** Takes what one clause says; false where it says something else. */
  read(clause: string): boolean {
    return (
      this.#readCompared(clause) ||
      this.#readMultiple(clause) ||
      this.#readTotal(clause) ||
      this.#readKnown(clause)
    );
  }

  #readCompared(clause: string): boolean {
    const found = FORMS.compared.exec(clause);
    if (!found) return false;
    const [, first = "", mark = "", , , word = "", thing, second = ""] = pick(found);
    const amount = this.#amount(mark);
    const [left, right] = [this.entity(first, true), this.entity(second, false)];
    if (!amount || left === undefined || right === undefined || left === right) return false;
    const sign = LESS.test(word) ? -1 : 1;
    const isShare = amount.kind === "percent" || amount.isShare;
    const share = amount.kind === "percent" ? divide(amount.value, whole(100)) : amount.value;
    const signed = sign < 0 ? negate(share) : share;
    const other = isShare
      ? scaled(unknown(right), add(whole(1), signed))
      : plus(unknown(right), constant(signed));
    if (!isShare) this.#keep(amount);
    this.#note(thing);
    this.equations.push(difference(unknown(left), other));
    return true;
  }

  #readMultiple(clause: string): boolean {
    const full = FORMS.multiple.exec(clause);
    const found = full ?? FORMS.multipleBare.exec(clause);
    if (!found) return false;
    const factor = this.#factor(found[2] ?? "");
    const second = (full ? full.at(-1) : found.at(-1)) ?? "";
    const [left, right] = [this.entity(found[1] ?? "", true), this.entity(second, false)];
    if (!factor || left === undefined || right === undefined || left === right) return false;
    if (full) this.#note(full.at(-2));
    this.equations.push(difference(unknown(left), scaled(unknown(right), factor)));
    return true;
  }

  #readTotal(clause: string): boolean {
    const pair = FORMS.together.exec(clause);
    const sum = pair ? undefined : FORMS.sum.exec(clause);
    const found = pair ?? sum;
    if (!found) return false;
    const isTold =
      sum ||
      pair?.[1] ||
      /\b(?:together|altogether|in all|in total|combined|between them|total)\b/u.test(clause);
    const mark = /[№¤µ]\d+(?=[^№¤µ]*$)/u.exec(clause)?.[0] ?? "";
    const amount = this.#amount(mark);
    if (!amount || !isTold || amount.kind === "percent") return false;
    if (pair && !pair[1])
      for (const name of (pair[2] ?? "").split(/, | and /u).concat(pair[3] ?? ""))
        if (this.entity(name, false) === undefined) return false;
    this.#keep(amount);
    this.equations.push(
      difference(
        { terms: new Map([["#total", whole(1)]]), constant: whole(0) },
        constant(amount.value),
      ),
    );
    return true;
  }

  #readKnown(clause: string): boolean {
    const found = FORMS.known.exec(clause);
    if (!found) return false;
    const amount = this.#amount(found[2] ?? "");
    const name = this.entity(found[1] ?? "", true);
    if (!amount || name === undefined || amount.kind === "percent") return false;
    this.#keep(amount);
    this.#note(found.at(-1));
    this.equations.push(difference(unknown(name), constant(amount.value)));
    return true;
  }

  /** The name of a thing or a person; a pronoun stands for the last subject. */
  entity(phrase: string, isSubject: boolean): string | undefined {
    const words = phrase
      .replace(/'s\b/gu, "")
      .split(" ")
      .filter((word) => !HOLLOW.test(word))
      .map(stem);
    const plain = phrase.trim();
    if (words.length === 0 && /\blength$/u.test(plain)) words.push("length");
    if (plain === "who") return this.#named;
    if (/^(?:he|she|it|him|this one|that one)$/u.test(plain)) return this.#subject;
    if (words.length === 0 || words.length > 4 || words.some((word) => UNNAMED.test(word)))
      return undefined;
    const name = words.join(" ");
    if (findConstraint(name)) return undefined;
    const known = this.entities.filter(
      (other) =>
        other === name ||
        other
          .split(" ")
          .some(
            (word) =>
              words.at(-1) === word && (words.length === 1 || other.split(" ").length === 1),
          ),
    );
    const exact = this.entities.includes(name) ? name : known.length === 1 ? known[0] : undefined;
    const result = exact ?? (known.length === 0 ? name : undefined);
    if (result === undefined) return undefined;
    if (!this.entities.includes(result)) this.entities.push(result);
    if (isSubject) this.#subject = result;
    this.#named = result;
    return result;
  }

  #factor(text: string): Rational | undefined {
    const word = FACTORS[text.trim()];
    if (word) return divide(whole(word[0]), whole(word[1]));
    const place = /(\d+)/u.exec(text)?.[1];
    const quantity = place === undefined ? undefined : this.#problem.quantities[Number(place)];
    if (quantity?.kind === "percent") return divide(quantity.value, whole(100));
    return quantity?.kind === "count" ? quantity.value : undefined;
  }

  #amount(mark: string): (Quantity & { readonly isShare: boolean }) | undefined {
    const word = FACTORS[mark.trim()];
    if (word)
      return {
        kind: "count",
        value: divide(whole(word[0]), whole(word[1])),
        unit: "",
        isShare: true,
      };
    const quantity = this.#problem.quantities[Number(/\d+/u.exec(mark)?.[0] ?? -1)];
    if (!quantity) return undefined;
    const isShare = quantity.kind === "count" && quantity.value.denominator !== 1n;
    const like = this.#like;
    if (like && quantity.kind === "measure" && like.kind === "measure")
      return withShare(inUnit(quantity, like.unit), isShare);
    return { ...quantity, isShare };
  }

  #keep({ kind, value, unit }: Quantity): void {
    this.units.add(unit === "years" || kind === "count" ? "" : unit);
    if (!this.#like || unit !== "") this.#like = { kind, value, unit };
  }

  #note(thing: string | undefined): void {
    const name = nounPhrase(thing ?? "").at(-1);
    if (name !== undefined && !HOLLOW.test(name)) this.things.add(name);
  }
}

const withShare = (quantity: Quantity | undefined, isShare: boolean) =>
  quantity && { ...quantity, isShare };
const UNNAMED =
  /^(?:there|they|them|each|both|all|one|other|another|some|more|less|than|time|not|every|everyone|nobody|how|what|when|if|and|or|ago|in|on|after|before|then|by|at|for|from|with|to|of)$/u;
const FACTORS: Readonly<Record<string, readonly [number, number]>> = {
  twice: [2, 1],
  double: [2, 1],
  triple: [3, 1],
  thrice: [3, 1],
  half: [1, 2],
  "a third": [1, 3],
  "a quarter": [1, 4],
};

/** The groups of a comparison in a fixed order: first, amount, words, second. */
function pick(found: RegExpExecArray): readonly (string | undefined)[] {
  const [, first, mark] = found;
  const rest = found.slice(3);
  const second = rest.at(-1);
  const thing = rest.at(-2);
  const word = rest.at(-3);
  return [undefined, first, mark, undefined, undefined, word, thing, second];
}

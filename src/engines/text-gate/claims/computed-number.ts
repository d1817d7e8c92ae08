import { agrees, type StatedNumber } from "./stated-number.js";

/** So many numbers of a sentence are paired. */
const NUMBERS_MAX = 12;
const YEAR_SECONDS = 31_557_600;
const SUM_WORDS =
  /(?<!\p{L})(?:together|total|combined|altogether|both|zusammen|insgesamt)(?!\p{L})/iu;
const CHANGE_WORDS =
  /(?<!\p{L})(?:by|um|difference|declined?|gr(?:e|o)w(?:th)?|drop(?:ped)?|rise|rose|more|less|fewer|points?)(?!\p{L})/iu;
const SHARE_WORDS = /(?<!\p{L})(?:of|share|der|von)(?!\p{L})/iu;
const SPAN_WORDS = /(?<!\p{L})(?:took|takes?|last(?:s|ed)|years?|dauerte)(?!\p{L})/iu;
const OUT_OF = /^ (?:out )?of (?:the |its |all |these )?$/u;
const OF_FIRST = /(?:^|[^\p{L}])of (?:the |its |all |these )?$/iu;

/** How a number follows from two of a source's sentence; `isAsked` where the claim's words ask for that reckoning. */
export interface Computation {
  readonly text: string;
  readonly isAsked: boolean;
}

/**
 * The reckoning from two numbers of one sentence that yields a claimed number: their sum, difference, share,
 * relative change, or the years between them. At most 66 pairs are tried.
 */
export function computationOf(
  claimed: StatedNumber,
  claim: string,
  stated: readonly StatedNumber[],
): Computation | undefined {
  const numbers = stated.slice(0, NUMBERS_MAX);
  for (const [place, one] of numbers.entries()) {
    for (const other of numbers.slice(place + 1)) {
      for (const { value, sign, asks } of resultsOf(claimed, one, other)) {
        if (!agrees(claimed, { ...claimed, value, told: value, bound: "exact" })) continue;
        return { text: `${one.text} ${sign} ${other.text}`, isAsked: asks.test(claim) };
      }
    }
  }
  return undefined;
}

interface Result {
  readonly value: number;
  readonly sign: string;
  readonly asks: RegExp;
}

function* resultsOf(
  claimed: StatedNumber,
  one: StatedNumber,
  other: StatedNumber,
): Generator<Result> {
  const years = yearsBetween(one, other);
  if (claimed.kind === "quantity" && claimed.unit === "s^1" && years !== undefined) {
    yield { value: years * YEAR_SECONDS, sign: "to", asks: SPAN_WORDS };
  }
  const isReckoned = (number: StatedNumber) => !["date", "time", "version"].includes(number.kind);
  if (!isReckoned(one) || one.kind !== other.kind || one.unit !== other.unit) return;
  const [low, high] = one.value < other.value ? [one.value, other.value] : [other.value, one.value];
  if (claimed.kind === "percent" && low > 0) {
    if (one.kind !== "percent")
      yield { value: (100 * low) / high, sign: "against", asks: SHARE_WORDS };
    for (const base of [low, high]) {
      yield { value: (100 * (high - low)) / base, sign: "against", asks: CHANGE_WORDS };
    }
  }
  if (claimed.kind === one.kind && claimed.unit === one.unit) {
    yield { value: low + high, sign: "and", asks: SUM_WORDS };
    yield { value: high - low, sign: "against", asks: CHANGE_WORDS };
  }
}

function yearsBetween(one: StatedNumber, other: StatedNumber): number | undefined {
  const [from, to] = [one, other].map(({ text }) => /^[12]\d{3}(?!\d)/u.exec(text)?.[0]);
  return from === undefined || to === undefined ? undefined : Math.abs(Number(to) - Number(from));
}

/** The share in percent that a sentence tells as `12 of 48` or `of the 250 samples, 5`. */
export function shareTold(
  text: string,
  numbers: readonly StatedNumber[],
): { readonly percent: number; readonly text: string } | undefined {
  for (const [place, one] of numbers.slice(0, NUMBERS_MAX).entries()) {
    const next = numbers[place + 1];
    if (!next || one.kind !== "plain" || next.kind !== "plain") continue;
    const isPart = OUT_OF.test(text.slice(one.end, next.start));
    const isWhole = OF_FIRST.test(text.slice(Math.max(0, one.start - 20), one.start));
    const [part, whole] = isPart ? [one, next] : [next, one];
    if (!(isPart || isWhole) || part.value > whole.value) continue;
    return { percent: (100 * part.value) / whole.value, text: `${part.text} of ${whole.text}` };
  }
  return undefined;
}

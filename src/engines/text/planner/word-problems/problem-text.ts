import { findConstraint } from "./constraint-words.js";
import { type Quantity, type QuantityKind, SIGNS } from "./quantity.js";
import { MULTIPLE, moneyOf, multipleOf, numberOf, TOKEN, unitName } from "./read-quantities.js";
import { figuresOf } from "./spelled-numbers.js";

/** The text of a word problem with each number as a mark, from which frames take what they understand. */
export class ProblemText {
  text: string;
  #isSpoilt = false;
  readonly quantities: readonly Quantity[];

  private constructor(text: string, quantities: readonly Quantity[]) {
    this.text = text;
    this.quantities = quantities;
  }

  /** Reads a task; undefined where its amounts of money are of several currencies. */
  static read(task: string): ProblemText | undefined {
    const quantities: Quantity[] = [];
    const plain = figuresOf(
      task
        .toLowerCase()
        .replace(/[\u2018\u2019]/gu, "'")
        .replace(/[\u2010-\u2015]/gu, "-")
        .replace(/\bwhat'?s\b/gu, "what is")
        .replace(/\s+/gu, " "),
    );
    const usesPounds =
      /£|\bpence\b|\bsterling\b|\bpounds? (?:note|coin|bill)/u.test(plain) ||
      (/\d pounds?\b(?! of| in weight|s? heav)/u.test(plain) &&
        /\b(?:cost|costs|price|pay|paid|spend|spent|note|change|money|earn|save)\w*\b/u.test(
          plain,
        ));
    const text = plain.replace(TOKEN, (found: string, ...groups: (string | undefined)[]) => {
      const [
        sign,
        mixedWhole,
        mixedAbove,
        mixedBelow,
        above,
        below,
        number,
        scale,
        percent,
        money,
        unit,
      ] = groups;
      const value = numberOf([mixedWhole, mixedAbove ?? above, mixedBelow ?? below, number], scale);
      if (!value) return found;
      const isPounds = usesPounds && unit !== undefined && /^pounds?$/u.test(unit);
      const isPence = money === "p" && !usesPounds ? /\d-?p$/u.test(found) : true;
      let quantity: Quantity;
      if (sign?.trim() || (money && isPence) || isPounds)
        quantity = moneyOf(value, isPounds ? "£" : sign?.trim(), money, usesPounds);
      else if (percent) quantity = { kind: "percent", value, unit: "" };
      else if (unit) quantity = { kind: "measure", value, unit: unitName(unit) };
      else quantity = { kind: "count", value, unit: "" };
      quantities.push(quantity);
      const tail =
        sign?.trim() && unit && !isPounds ? ` ${unit}` : sign?.trim() && percent ? "%" : "";
      return `${SIGNS[quantity.kind]}${quantities.length - 1}${tail}`;
    });
    const told = text.replace(MULTIPLE, (whole: string, times: string) =>
      multipleOf(whole, times, text, quantities),
    );
    const currencies = new Set(
      quantities.filter(({ kind }) => kind === "money").map(({ unit }) => unit),
    );
    return currencies.size > 1 ? undefined : new ProblemText(` ${told} `, quantities);
  }

  copy(): ProblemText {
    return new ProblemText(this.text, this.quantities);
  }

  /** Takes the first place that a frame matches out of the text. */
  take(pattern: RegExp): RegExpExecArray | undefined {
    const found = pattern.exec(this.text);
    if (!found) return undefined;
    if (
      this.#hasUnread(found) ||
      (/^\W*(?:how|what|find)\b/u.test(found[0]) && CRITICAL.test(found[0]))
    )
      this.spoil();
    const after = this.text.slice(found.index + found[0].length).trimStart();
    const gap = /^[.,;:?!]/u.test(after) ? "" : " ";
    this.text = `${this.text.slice(0, found.index).trimEnd()} ¦${gap}${after}`;
    return found;
  }

  /** Whether a match swallowed a number that none of its groups names. */
  #hasUnread(found: RegExpExecArray): boolean {
    const named = found.slice(1).filter((group) => group !== undefined);
    return [...found[0].matchAll(/[№¤٪µ](\d+)/gu)].some(
      ([token, digits]) => !named.some((group) => group === digits || group.includes(token)),
    );
  }

  /** Takes every place, up to a bound. */
  takeAll(pattern: RegExp, max = 40): RegExpExecArray[] {
    const found: RegExpExecArray[] = [];
    for (let next = this.take(pattern); next && found.length < max; next = this.take(pattern))
      found.push(next);
    return found;
  }

  /** The quantity that a group of a match names. */
  at(found: RegExpExecArray | undefined, group: number): Quantity | undefined {
    const digits = found?.[group];
    return digits === undefined ? undefined : this.quantities[Number(digits.replace(/\D/gu, ""))];
  }

  /** Marks the problem as not understood, whatever else is taken. */
  spoil(): void {
    this.#isSpoilt = true;
  }

  /** Whether every number and every word that sets a condition was taken. */
  isSpent(): boolean {
    return (
      !this.#isSpoilt && !/[№¤٪µ]\d/u.test(this.text) && findConstraint(this.text) === undefined
    );
  }

  get currency(): string {
    return this.quantities.find(({ kind }) => kind === "money")?.unit ?? "";
  }
}

/** Words that no question swallows: they set a condition that a frame of its own has to take. */
const CRITICAL =
  /\b(?:half|quarter|twice|double|triple|except|without|excluding|only|instead|unless|than)\b/u;

/** Writes frames with names for what they match: {N} a count, {M} money, {P} a percent, {Q} a measure, {X} any number; {np} a noun phrase. */
export function frame(source: string): RegExp {
  const known = frames.get(source);
  if (known) return known;
  if (frames.size >= FRAMES_MAX) frames.clear();
  const made = makeFrame(source);
  frames.set(source, made);
  return made;
}

/** Frames that were made, as making one costs more than using it. */
const frames = new Map<string, RegExp>();
const FRAMES_MAX = 1000;

function makeFrame(source: string): RegExp {
  const kind = (name: QuantityKind) => `${SIGNS[name]}(\\d+)`;
  return new RegExp(
    source
      .replaceAll("{N}", kind("count"))
      .replaceAll("{M}", kind("money"))
      .replaceAll("{P}", kind("percent"))
      .replaceAll("{Q}", kind("measure"))
      .replaceAll("{X}", "([№¤٪µ]\\d+)")
      .replaceAll("{C}", "([№µ]\\d+)")
      .replaceAll("{np}", "(?:[\\p{L}'-]+ ){0,4}?[\\p{L}'-]+")
      .replaceAll("{NP}", "((?:[\\p{L}'-]+ ){0,3}?[\\p{L}'-]+)")
      .replaceAll("{who}", "(?:[\\p{L}'-]+ ){0,2}?[\\p{L}'-]+"),
    "u",
  );
}

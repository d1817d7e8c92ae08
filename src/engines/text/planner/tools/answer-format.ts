import { toFixed } from "../../../math/exact-numbers/decimals.js";
import type { Done } from "../request/request.js";
import { toRational } from "./numbers.js";

/** The form in which an answer is asked for. */
export interface AnswerFormat {
  readonly form?: "bare" | "json" | "comma" | "lines";
  readonly places?: number;
}

const NUMBERS: Readonly<Record<string, number>> = {
  no: 0,
  zero: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
};
const ANSWER =
  "(?:(?:please |pls )?(?:just |only |simply )?(?:answer|reply|respond|return|output|give|tell|show|format|present|write|express)(?: (?:me|us|it|them|this))?(?: (?:the|your|my))?(?: (?:answer|result|output|list|reply|response))?(?: (?:with|as|in|using|back))? ?)";
const EDGE = "[\\s,.;:()!?–—-]*";
const BARE = new RegExp(
  `(?:^${ANSWER}(?:just |only )?(?:an? |the )?(?:single |plain |bare )?(?:number|integer|value|word)(?: only| alone)?[:,.]\\s+|(?:[,.;(?!–—]|\\s-)\\s*(?:(?:${ANSWER})?(?:just|only|simply) (?:an? |the |one )?(?:single |plain |bare |final )?(?:number|answer|result|value|figure|total|integer|word|date|name)|number only|numbers only|answer only|no (?:explanation|words|text|units|working)(?: needed)?|nothing else|${ANSWER}(?:a |the )(?:single |plain |bare )(?:number|value|integer))(?: (?:please|only|pls|thanks|alone))?${EDGE}$)`,
  "iu",
);
const JSON_FORM = new RegExp(
  `(?:[,.;(?!–—]|\\s-|\\s)\\s*(?:and )?(?:(?:${ANSWER})(?:an? )?|(?:as|in) (?:an? )?)(?:valid )?json(?: (?:array|list|object|format|only))*${EDGE}$`,
  "iu",
);
const COMMA = new RegExp(
  `(?:[,.;(?!–—]|\\s-|\\s)\\s*(?:and )?(?:${ANSWER})?(?:an? |as an? )?(?:comma[- ]separated(?: list| values)?|separated by commas|with commas(?: between(?: them)?)?)${EDGE}$`,
  "iu",
);
const LINES = new RegExp(
  `(?:[,.;(?!–—]|\\s-|\\s)\\s*(?:and )?(?:${ANSWER})?(?:one (?:per|on each|on every) line|each on (?:its|a) (?:own|new) line|as a (?:bullet(?:ed)? )?list)${EDGE}$`,
  "iu",
);
const ROUND =
  /(?:[,.;(?!–—]|\s-|\s)\s*(?:and )?(?:please )?(?:(?:round(?:ed|ing)?|correct|accurate|give|show|express|write|answer|return|report)(?: (?:it|the|your|this|them|result|answer|off))* )?(?:to |with |at |up to |off to )(?:the )?(?:nearest )?(?:(\d|no|zero|one|two|three|four|five|six) ?(?:decimals?(?: places?)?|d\.?p\.?|places?|digits after the (?:decimal )?point)|(?:an? |the )?(?:nearest )?(whole(?: number)?|integer|cent|penny|tenth|hundredth|thousandth|dollar|euro|pound))[\s,.;:()!?]*$/iu;
const NEAREST: Readonly<Record<string, number>> = {
  tenth: 1,
  hundredth: 2,
  cent: 2,
  penny: 2,
  thousandth: 3,
};

export interface Formatted {
  readonly text: string;
  readonly format: AnswerFormat;
}

/** Takes the form of the answer off a task; undefined where none is asked for. */
export function takeFormat(task: string): Formatted | undefined {
  let text = task;
  let format: AnswerFormat = {};
  const forms = [
    [BARE, "bare"],
    [JSON_FORM, "json"],
    [COMMA, "comma"],
    [LINES, "lines"],
  ] as const;
  for (let pass = 0; pass < 3; pass += 1) {
    const before = text;
    const round = ROUND.exec(text);
    if (
      round &&
      format.places === undefined &&
      !/\bround(?:ed|ing)?\b/iu.test(text.slice(0, round.index))
    ) {
      const [, count = "", nearest = ""] = round;
      const places = count === "" ? (NEAREST[nearest] ?? 0) : (NUMBERS[count] ?? Number(count));
      format = { ...format, places };
      text = endOf(text, round);
    }
    for (const [pattern, form] of forms) {
      const found = format.form === undefined ? pattern.exec(text) : null;
      if (!found) continue;
      format = { ...format, form };
      text = endOf(text, found);
    }
    if (text === before) break;
  }
  text = text.trim();
  return text === task.trim() || text === "" ? undefined : { text, format };
}

/** The task without what was found, with the mark of its sentence. */
function endOf(text: string, found: RegExpExecArray): string {
  const mark = /^\s*([.?!])/u.exec(found[0])?.[1] ?? "";
  return `${text.slice(0, found.index)}${found.index === 0 ? "" : mark}${text.slice(found.index + found[0].length)}`;
}

const NUMBER = /^[-−]?[$€£]?\d[\d,]*(?:\.\d+)?/u;
const listOf = (value: string) =>
  value
    .split(value.includes("\n") ? "\n" : /, ?/u)
    .map((item) => item.trim())
    .filter((item) => item !== "");

/** Puts an answer into the form that was asked for; undefined where it does not have that form. */
export function applyFormat(done: Done, { form, places }: AnswerFormat): Done | undefined {
  if (form === undefined && places === undefined) return done;
  let { value } = done;
  if (places !== undefined) {
    const found = /^(≈ ?)?(-?[\d,]+(?:\.\d+)?)(…)?( .*)?$/u.exec(value.trim());
    const fraction = /^-?\d+\/\d+$/u.exec(value.split(" ")[0] ?? "");
    if (fraction) value = toFixed(rationalOf(fraction[0]), places);
    else if (found?.[2])
      value = `${toFixed(toRational(found[2].replaceAll(",", "")), places)}${found[4] ?? ""}`;
    else return undefined;
  }
  if (form === "bare") value = NUMBER.exec(value)?.[0] ?? value;
  if (form === "json") {
    const scalar = (item: string): unknown =>
      /^-?\d+(?:\.\d+)?$/u.test(item) && item.length < 16 ? Number(item) : item;
    const items = listOf(value);
    value =
      items.length > 1
        ? JSON.stringify(items.map(scalar))
        : JSON.stringify({ answer: scalar(value) });
  }
  if (form === "comma") value = listOf(value).join(", ");
  if (form === "lines") value = listOf(value).join("\n");
  const keepsNotes = form === undefined && done.output.includes(done.value);
  return {
    ...done,
    value,
    output: keepsNotes ? done.output.replace(done.value, () => value) : value,
  };
}

function rationalOf(text: string) {
  const [above = "0", below = "1"] = text.split("/");
  const [numerator, denominator] = [toRational(above), toRational(below)];
  return { numerator: numerator.numerator, denominator: denominator.numerator };
}

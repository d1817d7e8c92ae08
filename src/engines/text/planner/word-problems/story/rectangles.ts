import type { Done } from "../../request/request.js";
import { constant, difference, plus, scaled, solveLinear, unknown } from "../linear-system.js";
import type { ProblemText } from "../problem-text.js";
import { inUnit, type Quantity, whole, withValue } from "../quantity.js";
import { divide, multiply, type Rational, Working } from "../working.js";
import { Relations } from "./relation-clauses.js";
import { sentencesOf } from "./sentences.js";
import { readSentence } from "./solve-relations.js";

const THING =
  "(?:a|an|the|this|its|his|her|my|your|our) (?:rectangular |new |school )?(?:rectangle|garden|field|room|floor|lawn|carpet|yard|plot|park|pool|playground|table|poster|picture|rug|court|kitchen|bedroom|farm|sheet)";
const LIKE: Quantity = { kind: "count", value: whole(0), unit: "" };

/** A rectangle whose sides are told by comparison, perimeter or area: sides first, then what is asked for. */
export function solveRectangle(problem: ProblemText): Done | undefined {
  const { text } = problem;
  if (
    !/\brectang/u.test(text) &&
    !(/\b(?:length|long)\b/u.test(text) && /\b(?:width|wide|perimeter)\b/u.test(text))
  )
    return undefined;
  if (
    UNSUITED.test(text) ||
    problem.quantities.some(({ kind }) => kind === "money" || kind === "percent")
  )
    return undefined;
  const sentences = sentencesOf(plainSides(text));
  const asked = sentences.filter(({ isQuestion }) => isQuestion);
  const [question] = asked;
  if (!question || asked.length !== 1 || /[№µ¤٪]\d/u.test(question.text)) return undefined;
  const relations = new Relations(problem);
  let perimeter: Quantity | undefined;
  let area: Quantity | undefined;
  for (const { text: sentence, isQuestion } of sentences) {
    if (isQuestion) continue;
    const rest = sentence
      .replace(
        /(?:, |\band )?(?:and |has |with )*(?:the |a |its )?(perimeter|area) (?:is |of |equal to |measures )*[µ№](\d+)(?: and(?: has)?| with)?(?: a)?/gu,
        (_, name: string, mark: string) => {
          const quantity = problem.quantities[Number(mark)];
          if (name === "perimeter") perimeter = quantity;
          else area = quantity;
          return " and ";
        },
      )
      .replace(/^[\s,]*(?:and )+|(?: and)+\s*$/gu, "")
      .trim();
    if (rest !== "" && !/^(?:a|the) rectangle$/u.test(rest) && !readSentence(rest, relations))
      return undefined;
  }
  if (relations.entities.some((name) => name !== "length" && name !== "width")) return undefined;
  const sides = sidesOf(relations, perimeter, area);
  return sides && answer(question.text, sides);
}

const UNSUITED =
  /\b(?:tiles?|fence|fencing|around|border|path|fence posts?|each|every|per|cubes?|height|high|deep|volume|circle|triangle|square (?!met|cm|cent|feet|inch|yard|mile|kilo)|frame|diagonal|increased?|if the)\b/u;

/** Writes "is µ long", "µ wide" and "the length of the garden" as statements about "length" and "width". */
function plainSides(text: string): string {
  const shape = new RegExp(`\\b(length|width) of ${THING}`, "gu");
  return text
    .replace(shape, "$1")
    .replace(new RegExp(`${THING}'s (length|width|perimeter|area)`, "gu"), "$1")
    .replace(new RegExp(`\\b(perimeter|area) of ${THING}`, "gu"), "$1")
    .replace(new RegExp(`${THING} (?:is|measures) ([µ№]\\d+) long`, "gu"), "length is $1")
    .replace(new RegExp(`${THING} (?:is|measures) ([µ№]\\d+) wide`, "gu"), "width is $1")
    .replace(
      new RegExp(`${THING} is (twice|[№]\\d+ times) as long as (?:it is )?wide`, "gu"),
      "length is $1 as long as width",
    )
    .replace(
      new RegExp(`${THING} is ([µ№]\\d+) longer than (?:it is )?wide`, "gu"),
      "length is $1 longer than width",
    )
    .replace(/\band ([µ№]\d+) wide\b/gu, "and width is $1")
    .replace(/\b(?:has |with |and )+a (length|width) of ([µ№]\d+)/gu, "and $1 is $2")
    .replace(new RegExp(`${THING} (?:has|with) `, "gu"), "")
    .replace(new RegExp(`${THING} and `, "gu"), "");
}

interface Sides {
  readonly length: Rational;
  readonly width: Rational;
  readonly like: Quantity;
}

function sidesOf(relations: Relations, perimeter?: Quantity, area?: Quantity): Sides | undefined {
  const { equations } = relations;
  const like = relations.like ?? perimeter ?? LIKE;
  const side = like.unit === "" && perimeter ? perimeter : like;
  const around = perimeter && inUnit(perimeter, side.unit);
  if (perimeter && !around) return undefined;
  const all = around
    ? [
        ...equations,
        difference(
          scaled(plus(unknown("length"), unknown("width")), whole(2)),
          constant(around.value),
        ),
      ]
    : equations;
  const values = solveLinear(all);
  const [length, width] = [values?.get("length"), values?.get("width")];
  const known = length ?? width;
  let both = length && width ? { length, width } : undefined;
  if (!both && area && known) {
    if (
      area.kind === "measure" &&
      area.unit !== `${side.unit}²` &&
      area.unit !== `square ${side.unit}`
    )
      return undefined;
    const other = divide(area.value, known);
    both = length ? { length, width: other } : { length: other, width: known };
  } else if (area) return undefined;
  if (!both || both.length.numerator <= 0n || both.width.numerator <= 0n) return undefined;
  return { ...both, like: side };
}

function answer(question: string, { length, width, like }: Sides): Done | undefined {
  const working = new Working();
  working.tell("equations: length", withValue(like, length));
  working.tell("equations: width", withValue(like, width));
  if (/\barea\b/u.test(question)) {
    const unit =
      like.unit === ""
        ? ""
        : /^\p{L}{1,2}$/u.test(like.unit)
          ? `${like.unit}²`
          : `square ${like.unit}`;
    return working.answer({ ...like, unit, value: multiply(length, width) });
  }
  if (/\bperimeter\b/u.test(question))
    return working.answer(
      withValue(like, multiply(whole(2), plus(constant(length), constant(width)).constant)),
    );
  const isLength = /\b(?:length|how long)\b/u.test(question);
  const isWidth = /\b(?:width|how wide)\b/u.test(question);
  if (isLength === isWidth) return undefined;
  return working.answer(withValue(like, isLength ? length : width));
}

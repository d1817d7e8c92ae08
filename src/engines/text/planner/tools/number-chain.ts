import { calculate } from "../../calculator/calculate.js";
import { CannotDo, type Done, type Request } from "../request/request.js";

const STEPS_MAX = 20;
const START =
  /^(?:take|start (?:with|from|at)|starting (?:with|from|at)|begin (?:with|at)|beginning (?:with|at)|given|think of|pick|choose|use|consider|let(?:'s| us)? (?:start|begin) with|i have|you have)(?: the)?(?: number)? (?=[-$€£]?\d)/iu;
const IT =
  "(?: (?:it|that|this|the (?:result|answer|number|total|sum|product|difference|quotient|outcome)))?";
const NUMBER =
  "([$€£]?-?\\d[\\d,]*(?:\\.\\d+)?(?:/\\d+)?|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|fifty|a hundred)";
const step = (source: string) => new RegExp(`^${source}$`, "iu");
/** What a step does to the number so far, as an expression of it. */
const STEPS: readonly (readonly [pattern: RegExp, expression: string])[] = [
  [step(`(?:double|twice)${IT}`), "({}) * 2"],
  [step(`(?:triple|treble)${IT}`), "({}) * 3"],
  [step(`quadruple${IT}`), "({}) * 4"],
  [step(`(?:halve|cut${IT} in half|take half(?: of${IT})?|divide${IT} in half)${IT}`), "({}) / 2"],
  [step(`square${IT}`), "({}) ^ 2"],
  [step(`cube${IT}`), "({}) ^ 3"],
  [step(`negate${IT}`), "0 - ({})"],
  [step(`(?:find |get )?(?:take )?(?:the )?square root(?: of${IT})?`), "square root of ({})"],
  [step(`(?:multiply|times)${IT}(?: by)? ${NUMBER}`), "({}) * $1"],
  [step(`(?:divide|divided)${IT} by ${NUMBER}`), "({}) / $1"],
  [step(`(?:add|plus)${IT} ${NUMBER}(?: to${IT})?`), "({}) + $1"],
  [
    step(
      `(?:subtract|minus|take away|take off|deduct|remove|take) ${NUMBER}(?: (?:from|off)${IT})?`,
    ),
    "({}) - $1",
  ],
  [
    step(`(?:add|increase${IT} by|raise${IT} by|plus) ${NUMBER} ?(?:%|percent)(?: to${IT})?`),
    "({}) * (1 + $1 / 100)",
  ],
  [
    step(
      `(?:subtract|take off|take away|deduct|decrease${IT} by|reduce${IT} by|lower${IT} by|minus) ${NUMBER} ?(?:%|percent)(?: (?:from|off)${IT})?`,
    ),
    "({}) * (1 - $1 / 100)",
  ],
  [step(`(?:take|find|get|calculate) ${NUMBER} ?(?:%|percent) of${IT}`), "({}) * $1 / 100"],
  [step(`raise${IT} to the (?:power (?:of )?)?${NUMBER}(?:st|nd|rd|th)?(?: power)?`), "({}) ^ $1"],
  [step(`increase${IT} by ${NUMBER}`), "({}) + $1"],
  [step(`(?:decrease|reduce|lower)${IT} by ${NUMBER}`), "({}) - $1"],
];
const ENDING =
  /(?:^|(?<=[.,;!?]))\s*(?:and )?(?:then )?(?:what (?:do (?:you|i|we) (?:get|have|end up with)|is (?:the (?:final )?(?:result|answer|number|total|value)|it|that)|(?:number|value) (?:do i (?:get|have)|is it))(?: (?:now|left|at the end|finally))?|(?:give|tell) me the (?:final )?(?:result|answer|number)|what(?:'s| is) (?:the )?(?:final )?(?:result|answer|number)|report the (?:final )?(?:result|answer|number))\s*[?.!]*$/iu;
const SEPARATOR =
  /(?:\s*[.;,]\s+|\s+)(?:and\s+)?(?:then|after that|afterwards|finally|next|lastly|now)[,:]?\s+|\s*[.;]\s+(?:and\s+)?|\s*,\s+(?:and\s+)?|\s+and\s+(?=(?:add|subtract|multiply|divide|double|triple|halve|square|cube|then|take|increase|decrease|reduce|raise|round|minus|plus|times|deduct|remove|cut|negate)\b)/iu;

/** "Take 12, double it, then subtract 5": each step works on the number of the one before. */
export function answerChain(request: Request): Done | undefined {
  if (request.literals.some(({ kind }) => kind === "quoted") || request.raw.length > 1000)
    return undefined;
  const told = request.raw
    .replace(/\s+/gu, " ")
    .trim()
    .replace(ENDING, "")
    .replace(/[\s.,;!?]+$/u, "")
    .replace(/^(?:first|firstly)[,:]? /iu, "");
  const parts = told
    .split(SEPARATOR)
    .map((part) => part.trim().replace(/^(?:first|firstly|then|and|finally)[,:]? /iu, ""));
  const [first, ...rest] = parts;
  if (first === undefined || rest.length === 0 || rest.length > STEPS_MAX) return undefined;
  const opened = first.replace(START, "");
  const isBare = opened !== first && /^[-$€£]?\d[\d,]*(?:\.\d+)?$/u.test(opened);
  let value = isBare ? opened.replaceAll(",", "") : startOf(first);
  if (value === undefined) return undefined;
  const steps: Done["steps"][number][] = [];
  for (const part of rest) {
    const found = STEPS.find(([pattern]) => pattern.test(part));
    if (!found) return undefined;
    const expression = part.replace(found[0], found[1]).replace("{}", value);
    const made = calculate(expression);
    if (made.kind !== "answer") {
      if (made.code === "not_understood") return undefined;
      throw new CannotDo(made.message);
    }
    value = made.answer.text;
    steps.push({ tool: "calculator", input: expression, output: value });
    if (!made.answer.exact) value = String(made.answer.value ?? "");
    else value = value.replace(/ \(.*\)$/u, "");
    if (!/^[-$€£\d]/u.test(value)) return undefined;
  }
  const last = steps.at(-1);
  const output = String(last?.output ?? value);
  return { output, value, steps };
}

/** A first step that is a sum of its own: "add 8 and 4". */
function startOf(text: string): string | undefined {
  if (!/\d/u.test(text)) return undefined;
  const made = calculate(text.replace(/^take (?:the )?/iu, ""));
  if (made.kind !== "answer" || !made.answer.exact || made.answer.unit !== undefined)
    return undefined;
  const plain = made.answer.text.replace(/ \(.*\)$/u, "");
  return /^[-$€£]?\d[\d,]*(?:\.\d+)?(?:\/\d+)?$/u.test(plain)
    ? plain.replaceAll(",", "")
    : undefined;
}

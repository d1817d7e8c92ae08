/** What is wrong in a JSON text, and where, as a JSON Pointer. */
export interface JsonFault {
  readonly path: string;
  readonly message: string;
}

/**
 * Which numbers are a fault: `safe` refuses whole numbers beyond 2^53 that are written in full;
 * `exact` refuses every number whose digits are lost when it is read, such as 0.10000000000000001.
 */
export type NumberRule = "safe" | "exact";

const INTEGER_MAX = 2 ** 53;
const INTEGER = /^-?[0-9]+$/;
const NUMBER = /-?[0-9][0-9.eE+-]*/y;
const STRING_REST = /["\\]/g;

/** An object or a list that is open where the reading stands. */
interface Level {
  /** The keys that came so far; undefined in a list. */
  readonly keys: Set<string> | undefined;
  /** The key of the member that is read, or the place in the list. */
  step: string | number;
  /** In an object, the key was read and its value comes next. */
  isAtValue: boolean;
}

/**
 * The first fault in a text that JSON.parse accepts, in the order of the text: a key that comes
 * twice, the key `__proto__`, half of a surrogate pair, a whole number beyond 2^53, a number out of
 * range or against the rule. It keeps the keys of the objects that are open.
 */
export function findFault(text: string, numbers: NumberRule): JsonFault | undefined {
  const levels: Level[] = [];
  let at = 0;
  while (at < text.length) {
    const end = endOfToken(text, at);
    const message = readToken(text.slice(at, end), { levels, numbers });
    if (message !== undefined) return { path: pointerTo(levels), message };
    at = end;
  }
  return undefined;
}

/** A token is a text, a number, or one character of anything else. */
function endOfToken(text: string, begin: number): number {
  if (text[begin] === '"') return endOfString(text, begin);
  NUMBER.lastIndex = begin;
  return NUMBER.test(text) ? NUMBER.lastIndex : begin + 1;
}

function endOfString(text: string, begin: number): number {
  STRING_REST.lastIndex = begin + 1;
  while (STRING_REST.test(text)) {
    if (text[STRING_REST.lastIndex - 1] === '"') return STRING_REST.lastIndex;
    STRING_REST.lastIndex += 1;
  }
  return text.length;
}

/** Follows a token; answers what is wrong with it. */
function readToken(
  token: string,
  { levels, numbers }: { readonly levels: Level[]; readonly numbers: NumberRule },
): string | undefined {
  const level = levels.at(-1);
  const [first = ""] = token;
  if (first === "{" || first === "[") {
    const keys = first === "{" ? new Set<string>() : undefined;
    levels.push({ keys, step: 0, isAtValue: false });
  } else if (first === "}" || first === "]") {
    levels.pop();
  } else if (first === "," && level) {
    level.isAtValue = false;
    if (typeof level.step === "number") level.step += 1;
  } else if (first === '"') {
    const isKey = level?.keys !== undefined && !level.isAtValue;
    const content = String(JSON.parse(token));
    return (isKey && readKey(content, level)) || faultOfText(content);
  } else if (first === "-" || (first >= "0" && first <= "9")) {
    return faultOfNumber(token, numbers);
  }
  return undefined;
}

function readKey(key: string, level: Level): string | undefined {
  level.step = key;
  level.isAtValue = true;
  if (key === "__proto__") return 'the key "__proto__" is not allowed';
  if (level.keys?.has(key)) return "the key comes twice in its object";
  level.keys?.add(key);
  return undefined;
}

function faultOfText(text: string): string | undefined {
  return text.isWellFormed() ? undefined : "half of a surrogate pair is not Unicode";
}

function faultOfNumber(literal: string, numbers: NumberRule): string | undefined {
  const value = Number(literal);
  if (!Number.isFinite(value)) return "the number is out of range";
  if (numbers === "exact") {
    const isExact = decimalOf(literal) === decimalOf(String(value));
    return isExact ? undefined : "the number has digits that are lost when it is read";
  }
  // The one whole number that rounds down to 2^53 is 2^53 + 1, so the double alone does not tell.
  const isBeyond = INTEGER.test(literal) && Math.abs(value) >= INTEGER_MAX;
  if (!isBeyond || literal.replace("-", "") === String(INTEGER_MAX)) return undefined;
  return "a whole number beyond 2^53 is not exact; write it as a text";
}

/** One spelling for each decimal number: 1e2, 100 and 100.0 are the same. */
function decimalOf(literal: string): string {
  const [mantissa = "", power = "0"] = literal.toLowerCase().split("e");
  const [whole = "", fraction = ""] = mantissa.replace("-", "").split(".");
  const digits = `${whole}${fraction}`.replace(/^0+/, "");
  const significant = digits.replace(/0+$/, "");
  if (significant === "") return "0";
  const exponent = Number(power) - fraction.length + digits.length - significant.length;
  return `${literal.startsWith("-") ? "-" : ""}${significant}e${exponent}`;
}

function pointerTo(levels: readonly Level[]): string {
  return levels
    .map(({ step }) => `/${String(step).replaceAll("~", "~0").replaceAll("/", "~1")}`)
    .join("")
    .toWellFormed();
}

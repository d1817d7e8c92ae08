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
const STRING_REST = /["\\]/g;
/** Every decimal of so many digits has a double of its own, where doubles are at their finest. */
const EXACT_DIGITS = 15;
const FINEST = { least: 1e-290, greatest: 1e290 };

const QUOTE = 0x22;
const PLUS = 0x2b;
const COMMA = 0x2c;
const MINUS = 0x2d;
const POINT = 0x2e;
const ZERO = 0x30;
const NINE = 0x39;
const LIST_BEGIN = 0x5b;
const LIST_END = 0x5d;
const OBJECT_BEGIN = 0x7b;
const OBJECT_END = 0x7d;
const E = 0x65;
/** A bit that turns A to Z into small letters. */
const SMALL = 0x20;

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
  for (let at = 0; at < text.length; ) {
    const code = text.charCodeAt(at);
    let end = at + 1;
    let message: string | undefined;
    if (code === QUOTE) {
      end = endOfString(text, at);
      message = readString(text.slice(at, end), levels.at(-1));
    } else if (code === MINUS || isDigit(code)) {
      end = endOfNumber(text, at);
      message = isPlainNumber(text, at, end)
        ? undefined
        : faultOfNumber(text.slice(at, end), numbers);
    } else {
      followStructure(code, levels);
    }
    if (message !== undefined) return { path: pointerTo(levels), message };
    at = end;
  }
  return undefined;
}

function isDigit(code: number): boolean {
  return code >= ZERO && code <= NINE;
}

function endOfString(text: string, begin: number): number {
  STRING_REST.lastIndex = begin + 1;
  while (STRING_REST.test(text)) {
    if (text.charCodeAt(STRING_REST.lastIndex - 1) === QUOTE) return STRING_REST.lastIndex;
    STRING_REST.lastIndex += 1;
  }
  return text.length;
}

function endOfNumber(text: string, begin: number): number {
  let at = begin + 1;
  while (at < text.length && isOfNumber(text.charCodeAt(at))) at += 1;
  return at;
}

function isOfNumber(code: number): boolean {
  const isSign = code === PLUS || code === MINUS;
  return isDigit(code) || isSign || code === POINT || (code | SMALL) === E;
}

/** Whether a number has few digits and no exponent, so that no rule can be against it. */
function isPlainNumber(text: string, begin: number, end: number): boolean {
  if (end - begin > EXACT_DIGITS) return false;
  for (let at = begin; at < end; at += 1) {
    if ((text.charCodeAt(at) | SMALL) === E) return false;
  }
  return true;
}

function followStructure(code: number, levels: Level[]): void {
  if (code === OBJECT_BEGIN) levels.push({ keys: new Set(), step: 0, isAtValue: false });
  else if (code === LIST_BEGIN) levels.push({ keys: undefined, step: 0, isAtValue: false });
  else if (code === OBJECT_END || code === LIST_END) levels.pop();
  else if (code === COMMA) {
    const level = levels.at(-1);
    if (!level) return;
    level.isAtValue = false;
    if (typeof level.step === "number") level.step += 1;
  }
}

/** Takes a text as the key or as a value of the level; answers what is wrong with it. */
function readString(token: string, level: Level | undefined): string | undefined {
  const isKey = level?.keys !== undefined && !level.isAtValue;
  // Half of a surrogate pair can only be written with an escape.
  if (!token.includes("\\")) return isKey ? readKey(token.slice(1, -1), level) : undefined;
  const content = String(JSON.parse(token));
  return (isKey && readKey(content, level)) || faultOfText(content);
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
    return isExact(literal, value)
      ? undefined
      : "the number has digits that are lost when it is read";
  }
  // The one whole number that rounds down to 2^53 is 2^53 + 1, so the double alone does not tell.
  const isBeyond = INTEGER.test(literal) && Math.abs(value) >= INTEGER_MAX;
  if (!isBeyond || literal.replace("-", "") === String(INTEGER_MAX)) return undefined;
  return "a whole number beyond 2^53 is not exact; write it as a text";
}

function isExact(literal: string, value: number): boolean {
  const size = Math.abs(value);
  const isFine = size >= FINEST.least && size <= FINEST.greatest;
  if (isFine && literal.search(/[eE]|$/) <= EXACT_DIGITS) return true;
  const written = String(value);
  return literal === written || decimalOf(literal) === decimalOf(written);
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

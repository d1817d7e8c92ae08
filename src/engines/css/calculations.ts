import { type LengthBasis, lengthPx, parseFunction, parseQuantity, splitValue } from "./values.js";

const NESTING_MAX = 16;
const CHARACTERS_MAX = 500;

/**
 * CSS pixels of a length, also one that `calc()`, `min()`, `max()` or `clamp()` gives (CSS Values 4); undefined for
 * what is no length, or needs a layout.
 */
export function parseLengthPx(value: string, basis: LengthBasis): number | undefined {
  const text = value.trim();
  const quantity = parseQuantity(text);
  if (quantity) return lengthPx(quantity, basis);
  if (text.length > CHARACTERS_MAX || !text.endsWith(")")) return undefined;
  const found = evaluate(text, basis, 0);
  return found?.isLength ? found.value : undefined;
}

interface Term {
  readonly value: number;
  /** A plain number otherwise. */
  readonly isLength: boolean;
}

function evaluate(text: string, basis: LengthBasis, depth: number): Term | undefined {
  if (depth > NESTING_MAX) return undefined;
  const quantity = parseQuantity(text);
  if (quantity) {
    if (quantity.unit === "") return { value: quantity.number, isLength: false };
    const value = lengthPx(quantity, basis);
    return value === undefined ? undefined : { value, isLength: true };
  }
  const call = text.startsWith("(")
    ? { name: "calc", inside: text.slice(1, -1) }
    : parseFunction(text);
  if (!call) return undefined;
  if (call.name === "calc" || call.name === "-webkit-calc") return sum(call.inside, basis, depth);
  if (!/^(?:min|max|clamp)$/u.test(call.name)) return undefined;
  const terms = splitValue(call.inside, ",").map((part) => sum(part, basis, depth));
  const values: number[] = [];
  for (const term of terms) {
    if (!term || term.isLength !== terms[0]?.isLength) return undefined;
    values.push(term.value);
  }
  const [low = Number.NaN, middle = Number.NaN, high = Number.NaN] = values;
  if (values.length === 0) return undefined;
  const value =
    call.name === "min"
      ? Math.min(...values)
      : call.name === "max"
        ? Math.max(...values)
        : Math.max(low, Math.min(middle, high));
  return { value, isLength: terms[0]?.isLength ?? false };
}

/** Sums and differences; their signs stand between spaces. */
function sum(text: string, basis: LengthBasis, depth: number): Term | undefined {
  let total: Term | undefined;
  let sign = 1;
  let pending: string[] = [];
  const add = () => {
    const term = product(pending, basis, depth);
    pending = [];
    if (!term || (total && total.isLength !== term.isLength)) return false;
    total = { value: (total?.value ?? 0) + sign * term.value, isLength: term.isLength };
    return true;
  };
  for (const word of splitValue(spacedSigns(text), "space")) {
    if ((word === "+" || word === "-") && pending.length > 0) {
      if (!add()) return undefined;
      sign = word === "+" ? 1 : -1;
    } else pending.push(word);
  }
  return add() ? total : undefined;
}

/** Sets `*` and `/` apart where they stand outside brackets, so that words are terms and signs. */
function spacedSigns(text: string): string {
  let depth = 0;
  let spaced = "";
  for (const character of text) {
    if (character === "(") depth += 1;
    if (character === ")") depth -= 1;
    spaced += depth === 0 && /[*/]/u.test(character) ? ` ${character} ` : character;
  }
  return spaced;
}

function product(words: readonly string[], basis: LengthBasis, depth: number): Term | undefined {
  const first = words[0];
  let total = first === undefined ? undefined : evaluate(first, basis, depth + 1);
  for (let place = 1; place < words.length && total; place += 2) {
    const factor = evaluate(words[place + 1] ?? "", basis, depth + 1);
    if (!factor) return undefined;
    const sign = words[place];
    if (sign === "*" && !(total.isLength && factor.isLength)) {
      total = { value: total.value * factor.value, isLength: total.isLength || factor.isLength };
    } else if (sign === "/" && !factor.isLength && factor.value !== 0) {
      total = { value: total.value / factor.value, isLength: total.isLength };
    } else return undefined;
  }
  return total;
}

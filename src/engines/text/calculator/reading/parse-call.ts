import {
  FUNCTIONS,
  LIST_FUNCTIONS,
  OPERAND_COUNTS,
} from "../../../../content/arithmetic/function-names.js";
import { Refusal } from "../calculation.js";
import { call, type Expression } from "../expression.js";
import { attempt, type Cursor, nested, peek, take, takeOneOf } from "../templates/cursor.js";
import type { Grammar } from "./grammar.js";

const TRIGONOMETRIC: ReadonlySet<string> = new Set(["sin", "cos", "tan"]);
/** Functions whose names are single letters and need their parenthesis right behind. */
const LETTERS: ReadonlySet<string> = new Set(["c", "p"]);

/** `sqrt(16)`, `sqrt 16`, `sin of 30 degrees`, `√2`, `log(8, 2)`. */
export function parseCall(cursor: Cursor, grammar: Grammar): Expression | undefined {
  take(cursor, "the");
  const word = peek(cursor)?.word ?? "";
  const name = Object.hasOwn(FUNCTIONS, word) ? FUNCTIONS[word] : undefined;
  if (name === undefined) return undefined;
  cursor.at += 1;
  const operands = attempt(cursor, () => inParentheses(cursor, grammar));
  if (operands) return checked(name, operands);
  const isWorded = take(cursor, "of");
  const read = isWorded ? grammar.readers.tight : grammar.tight;
  const operand = nested(cursor, () => read(cursor));
  if (!operand) return undefined;
  const next = peek(cursor);
  const isFactor = next?.text === "/" || next?.text === "*";
  const isOpen = TRIGONOMETRIC.has(name) && operand.type !== "quantity";
  const isDoubtful = isOpen ? isFactor || isConstant(cursor) : isFactor && !next.isApart;
  if (isDoubtful && /^\p{L}/u.test(word)) {
    throw new Refusal("not_understood", `put what ${name} takes into parentheses`);
  }
  return call(name, operand);
}

function isConstant(cursor: Cursor): boolean {
  return ["pi", "π", "tau"].includes(peek(cursor)?.word ?? "");
}

/** `max(3, 4)`, `the sum of 3, 4 and 5`, `average: 1 2 3`. */
export function parseListCall(cursor: Cursor, grammar: Grammar): Expression | undefined {
  take(cursor, "the");
  const word = peek(cursor)?.word ?? "";
  const name = Object.hasOwn(LIST_FUNCTIONS, word) ? LIST_FUNCTIONS[word] : undefined;
  if (name === undefined) return undefined;
  cursor.at += 1;
  const isTight = peek(cursor)?.isApart === false;
  const operands = attempt(cursor, () => inParentheses(cursor, grammar));
  if (operands) return LETTERS.has(word) && !isTight ? undefined : checked(name, operands);
  if (LETTERS.has(word)) return undefined;
  takeOneOf(cursor, ["value of", "value", "of", ":"]);
  const list = nested(cursor, () => grammar.readers.list(cursor));
  return list && list.length > 1 ? checked(name, list) : undefined;
}

function inParentheses(cursor: Cursor, grammar: Grammar): readonly Expression[] | undefined {
  const closing = take(cursor, "(") ? ")" : take(cursor, "[") ? "]" : undefined;
  if (!closing) return undefined;
  take(cursor, "[");
  cursor.isList = false;
  const operands: Expression[] = [];
  do {
    const operand = nested(cursor, () => grammar.sum(cursor));
    if (!operand) return undefined;
    operands.push(operand);
  } while (takeOneOf(cursor, [",", ";"]));
  take(cursor, "]");
  return take(cursor, closing) ? operands : undefined;
}

function checked(name: string, operands: readonly Expression[]): Expression {
  const [least, most] = OPERAND_COUNTS[name] ?? [1, Number.POSITIVE_INFINITY];
  const isSingle = Object.values(FUNCTIONS).includes(name) && OPERAND_COUNTS[name] === undefined;
  const limit = isSingle ? 1 : most;
  if (operands.length < least || operands.length > limit) {
    throw new Refusal("not_understood", `${name} does not take ${operands.length} operands`);
  }
  return call(name, ...operands);
}

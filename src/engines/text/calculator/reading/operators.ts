import { OPERATORS, type OperatorSign } from "../../../../content/arithmetic/operator-words.js";
import { type Cursor, peek, takeOneOf } from "../templates/cursor.js";

interface Operators {
  readonly phrases: readonly string[];
  readonly signs: ReadonlyMap<string, OperatorSign>;
}

function operatorsOf(...signs: readonly OperatorSign[]): Operators {
  const found = OPERATORS.filter(([, sign]) => signs.includes(sign));
  return { phrases: found.map(([words]) => words), signs: new Map(found) };
}

export const ADDING = operatorsOf("+", "-");
export const MULTIPLYING = operatorsOf("*", "/", "mod", "div");
export const RAISING = operatorsOf("^");
export const CHOOSING = operatorsOf("choose", "permute");

/** The sign of an operator that stands next, passed. */
export function signOf(cursor: Cursor, operators: Operators): OperatorSign | undefined {
  // A product never begins with the first half of a power.
  if (operators === MULTIPLYING && peek(cursor)?.text === "*" && peek(cursor, 1)?.text === "*") {
    return undefined;
  }
  const found = takeOneOf(cursor, operators.phrases);
  return found === undefined ? undefined : operators.signs.get(found);
}

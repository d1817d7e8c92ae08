import { Refusal } from "../calculation.js";
import { type Expression, numberOf } from "../expression.js";
import { attempt, type Cursor, peek, take, takeOneOf } from "../templates/cursor.js";
import type { NumberToken, Token } from "../templates/token.js";
import type { Grammar } from "./grammar.js";
import { NEVER } from "./read-numeral.js";

/** Items of one list. */
const ITEMS_MAX = 5_000;
const SEPARATORS = [
  ", and",
  ", or",
  "; and",
  "and also",
  "and",
  "or",
  "&",
  ",",
  ";",
  "versus",
  "vs",
];

/** `3, 4 and 5`, `3 4 5`, `[3, 4, 5]` or `1/2 or 0.4`: at least one item. */
export function parseList(cursor: Cursor, grammar: Grammar): readonly Expression[] | undefined {
  take(cursor, "the");
  takeOneOf(cursor, ["following", "these"]);
  takeOneOf(cursor, ["numbers", "values", "integers"]);
  takeOneOf(cursor, [":"]);
  const bracketed = attempt(cursor, () => bracketedList(cursor, grammar));
  if (bracketed) return bracketed;
  const alone = listInOneToken(cursor);
  if (alone) return alone;
  const tight = attempt(cursor, () => {
    const found = items(cursor, grammar.readers.tight);
    return found && found.length > 1 ? found : undefined;
  });
  return tight ?? attempt(cursor, () => items(cursor, grammar.sum));
}

function bracketedList(cursor: Cursor, grammar: Grammar): readonly Expression[] | undefined {
  const closing = take(cursor, "[") ? "]" : take(cursor, "(") ? ")" : undefined;
  const found = closing && items(cursor, grammar.sum);
  if (!found || !take(cursor, closing)) return undefined;
  // `(3 + 4) * 2` is an item, no list in parentheses.
  const after = peek(cursor)?.text;
  return found.length === 1 && closing === ")" && after !== undefined ? undefined : found;
}

/** `100,200,300` and `100 200 300`, where nothing else belongs to the list. */
function listInOneToken(cursor: Cursor): readonly Expression[] | undefined {
  const [token, next] = [peek(cursor), peek(cursor, 1)];
  if (token?.kind !== "number" || !token.items || isSeparator(next)) return undefined;
  cursor.at += 1;
  return token.items.map((value) => numberOf(value));
}

function isSeparator(token: Token | undefined): boolean {
  return token !== undefined && SEPARATORS.some((words) => words.split(" ")[0] === token.word);
}

function items(
  cursor: Cursor,
  read: (cursor: Cursor) => Expression | undefined,
): readonly Expression[] | undefined {
  const found: Expression[] = [];
  const withCommas: NumberToken[] = [];
  const readNext = (): readonly Expression[] | undefined => {
    if (found.length > 0 && !takeSeparator(cursor)) return undefined;
    take(cursor, "the");
    cursor.isList = true;
    const token = peek(cursor);
    if (token?.kind === "number" && token.items && token.text.includes(",")) {
      withCommas.push(token);
      return itemsOf(token, cursor);
    }
    const item = read(cursor);
    return item && [item];
  };
  while (found.length <= ITEMS_MAX) {
    const next = attempt(cursor, readNext);
    if (!next) break;
    found.push(...next);
  }
  if (found.length > ITEMS_MAX)
    throw new Refusal("too_large", `a list has at most ${ITEMS_MAX} items`);
  if (withCommas.length > 1 && withCommas.some((token) => !isGrouped(token))) {
    throw ambiguous(withCommas);
  }
  return found.length > 0 ? found : undefined;
}

/** Passes what stands between two items; two numbers in digits need nothing. */
function takeSeparator(cursor: Cursor): true | undefined {
  if (takeOneOf(cursor, SEPARATORS)) return true;
  const [before, next] = [peek(cursor, -1), peek(cursor)];
  return before?.kind === "number" && next?.kind === "number" ? true : undefined;
}

/** In a list `3,4` are two numbers, `1,200` is one, and `100,200` could be either. */
function itemsOf(token: NumberToken, cursor: Cursor): readonly Expression[] {
  cursor.at += 1;
  if (token.value === NEVER || !isGrouped(token))
    return (token.items ?? []).map((value) => numberOf(value));
  if (token.text.indexOf(",") === 3) throw ambiguous([token]);
  return [numberOf(token.value)];
}

function isGrouped(token: NumberToken): boolean {
  return /^[1-9]\d{0,2}(?:,\d{3})+$/u.test(token.text);
}

function ambiguous(tokens: readonly NumberToken[]): Refusal {
  const shown = tokens
    .map(({ text }) => text)
    .join(" ")
    .slice(0, 60);
  return new Refusal(
    "not_understood",
    `${shown} may be one number or several; write a space after a comma that separates`,
  );
}

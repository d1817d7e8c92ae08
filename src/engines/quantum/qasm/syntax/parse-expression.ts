import type { Place } from "../../circuit/circuit.js";
import { refuse } from "../errors/qasm-error.js";
import type { Expression, Index, Items, Operation, Range, ScalarType } from "./ast.js";
import type { Reader } from "./reader.js";
import type { Token } from "./token.js";
import { SCALAR_TYPES, UNSUPPORTED } from "./words.js";

const DIGITS_MAX = 1000;
/** How tightly an operator binds; all but the power from left to right. */
const PRECEDENCE_3: ReadonlyMap<string, number> = new Map([
  ...[["||", 1] as const, ["&&", 2] as const, ["|", 3] as const, ["^", 4] as const],
  ...[["&", 5] as const, ["==", 6] as const, ["!=", 6] as const],
  ...[["<", 7] as const, ["<=", 7] as const, [">", 7] as const, [">=", 7] as const],
  ...[["<<", 8] as const, [">>", 8] as const, ["+", 9] as const, ["-", 9] as const],
  ...[["*", 10] as const, ["/", 10] as const, ["%", 10] as const],
]);
const PRECEDENCE_2: ReadonlyMap<string, number> = new Map([
  ...[["+", 9] as const, ["-", 9] as const, ["*", 10] as const, ["/", 10] as const],
]);
const UNARY_3: ReadonlySet<string> = new Set(["-", "!", "~"]);
const UNARY_2: ReadonlySet<string> = new Set(["-"]);
const VALUE_HINT = "write a number, a name, or an expression of them";

/** Reads an expression, and puts it into postfix order. */
export function parseExpression(reader: Reader): Expression {
  const { line, column } = reader.token;
  const code: Operation[] = [];
  parseBinary(reader, code, 0);
  return { code, line, column };
}

function parseBinary(reader: Reader, code: Operation[], least: number): void {
  parseUnary(reader, code);
  const precedences = reader.version === 2 ? PRECEDENCE_2 : PRECEDENCE_3;
  for (;;) {
    const precedence = symbolIn(reader.token, precedences);
    if (precedence === undefined || precedence < least) return;
    const operator = reader.advance();
    parseBinary(reader, code, precedence + 1);
    code.push({ kind: "binary", operator: operator.text, ...placeOf(operator) });
  }
}

function symbolIn({ kind, text }: Token, precedences: ReadonlyMap<string, number>) {
  return kind === "symbol" ? precedences.get(text) : undefined;
}

function parseUnary(reader: Reader, code: Operation[]): void {
  const { token } = reader;
  const unary = reader.version === 2 ? UNARY_2 : UNARY_3;
  if (token.kind !== "symbol" || !unary.has(token.text)) {
    parsePower(reader, code);
    return;
  }
  reader.advance();
  reader.nested(token, () => parseUnary(reader, code));
  code.push({ kind: "unary", operator: token.text, ...placeOf(token) });
}

function parsePower(reader: Reader, code: Operation[]): void {
  parsePrimary(reader, code);
  const operator = reader.take(reader.version === 2 ? "^" : "**");
  if (!operator) return;
  reader.nested(operator, () => parseUnary(reader, code));
  code.push({ kind: "binary", operator: "**", ...placeOf(operator) });
}

function parsePrimary(reader: Reader, code: Operation[]): void {
  const { token, version } = reader;
  const place = placeOf(token);
  if (token.kind === "integer" || token.kind === "real") {
    reader.advance();
    code.push({ ...numberOf(token, version), ...place });
  } else if (reader.take("(")) {
    reader.nested(token, () => parseBinary(reader, code, 0));
    reader.expect(")", "close the parenthesis");
  } else if (token.kind === "string" && version === 3) {
    reader.advance();
    code.push({ kind: "bit-text", value: bitText(token), ...place });
  } else if (token.kind === "word") {
    parseWord(reader, code);
  } else {
    reader.unexpected("a value", VALUE_HINT);
  }
  while (version === 3 && reader.is("[")) {
    code.push({ kind: "index", index: parseIndex(reader), ...place });
  }
}

function parseWord(reader: Reader, code: Operation[]): void {
  const { token } = reader;
  const place = placeOf(token);
  const { text } = token;
  if (reader.version === 3 && UNSUPPORTED.has(text)) refuseFeature(token, text);
  if (reader.version === 3 && SCALAR_TYPES.has(text)) {
    const type = parseScalarType(reader);
    reader.expect("(", `a cast looks like ${text}(x)`);
    reader.nested(token, () => parseBinary(reader, code, 0));
    reader.expect(")", "close the parenthesis");
    code.push({ kind: "cast", type, ...place });
    return;
  }
  if (reader.version === 3 && (text === "true" || text === "false")) {
    reader.advance();
    code.push({ kind: "truth", value: text === "true", ...place });
    return;
  }
  if (text === "measure") {
    refuse(token, "unsupported_feature", {
      message: "a measurement within an expression is not supported",
      hint: "measure into a bit first: c[0] = measure q[0];",
    });
  }
  reader.advance();
  if (!reader.take("(")) {
    code.push({ kind: "name", name: text, ...place });
    return;
  }
  let count = 0;
  if (!reader.is(")")) {
    count = reader.nested(token, () => parseList(reader, code));
  }
  reader.expect(")", `close the parenthesis of ${text}`);
  code.push({ kind: "function", name: text, arguments: count, ...place });
}

function parseList(reader: Reader, code: Operation[]): number {
  let count = 0;
  do {
    parseBinary(reader, code, 0);
    count += 1;
  } while (reader.take(",") && !reader.is(")"));
  return count;
}

/** Reads a list of expressions up to the token that ends it, which is left. */
export function parseExpressions(reader: Reader, end: string): Expression[] {
  const found: Expression[] = [];
  while (!reader.is(end)) {
    found.push(parseExpression(reader));
    if (!reader.take(",")) break;
  }
  return found;
}

/** Reads a scalar type with the width that may be in brackets behind it. */
export function parseScalarType(reader: Reader): ScalarType {
  const token = reader.advance();
  const hasWidth = reader.take("[") !== undefined;
  const width = hasWidth ? reader.nested(token, () => parseExpression(reader)) : undefined;
  if (width) reader.expect("]", "close the bracket");
  return { base: token.text as ScalarType["base"], width, ...placeOf(token) };
}

/** Reads what stands in brackets behind a register: an index, a range or a set. */
export function parseIndex(reader: Reader): Index {
  const open = reader.expect("[", "write an index in brackets");
  return reader.nested(open, () => {
    const index = reader.is("{") ? parseItems(reader) : parseRange(reader, open);
    reader.expect("]", "close the bracket");
    return index;
  });
}

/** Reads a set such as {1, 3}. */
export function parseItems(reader: Reader): Items {
  const open = reader.expect("{", "write a set such as {1, 3}");
  const items = parseExpressions(reader, "}");
  reader.expect("}", "close the set");
  return { kind: "items", items, ...placeOf(open) };
}

function parseRange(reader: Reader, open: Place): Index {
  const place = placeOf(open);
  const first = reader.is(":") ? undefined : parseExpression(reader);
  if (first && !reader.is(":")) return { kind: "one", ...first };
  reader.advance();
  const second = isEndOfRange(reader) ? undefined : parseExpression(reader);
  if (!reader.take(":")) return { kind: "range", first, step: undefined, last: second, ...place };
  const last = isEndOfRange(reader) ? undefined : parseExpression(reader);
  return { kind: "range", first, step: second, last, ...place } satisfies Range;
}

function isEndOfRange(reader: Reader): boolean {
  return reader.is(":") || reader.is("]");
}

/** Refuses a feature of the language by its name. */
export function refuseFeature(place: Place, feature: string): never {
  return refuse(place, "unsupported_feature", {
    message: `${feature} is not supported`,
    hint: UNSUPPORTED.get(feature) ?? "leave it out",
  });
}

function bitText({ text, line, column }: Token): string {
  const digits = text.replaceAll("_", "");
  if (/^[01]+$/.test(digits)) return digits;
  return refuse({ line, column }, "wrong_type", {
    message: "a text is a value only where it is made of 0 and 1",
    hint: 'write it as "0101"',
  });
}

function numberOf(token: Token, version: 2 | 3) {
  const { text } = token;
  if (token.kind === "real" || version === 2) {
    const value = Number(text);
    if (!Number.isFinite(value)) refuseSize(token);
    return { kind: "real", value } as const;
  }
  return { kind: "integer", value: integerOf(token) } as const;
}

/** The value of an integer of at most 1000 digits. */
export function integerOf(token: Token): bigint {
  const { text } = token;
  if (text.length > DIGITS_MAX) refuseSize(token);
  if (/^0[xXoObB]$/.test(text)) {
    refuse(token, "bad_number", {
      message: `${text} has no digits`,
      hint: "write digits behind it, such as 0x1f",
    });
  }
  return BigInt(text.toLowerCase());
}

function refuseSize(token: Token): never {
  return refuse(token, "number_too_large", {
    message: "the number is too large",
    hint: "reals reach 1.8e308, and integers have at most 1000 digits",
  });
}

/** The place alone of what has one. */
export function placeOf({ line, column }: Place): Place {
  return { line, column };
}

import type {
  Assignment,
  BarrierStatement,
  Call,
  Expression,
  Measure,
  Measured,
  Modifier,
  Name,
  Reset,
  Statement,
} from "./ast.js";
import { parseExpression, parseExpressions, placeOf } from "./parse-expression.js";
import { parseOperand, parseOperandOf, parseOperands } from "./parse-operand.js";
import type { Reader } from "./reader.js";
import { MODIFIERS } from "./words.js";

const ASSIGNED = /^(?:[-+*/%&|^]|\*\*|<<|>>)?=$/;

/** Reads a statement that begins with a name: a call of a gate, or in OpenQASM 3 an assignment. */
export function parseNamed(reader: Reader): Statement {
  const name = reader.name("a statement");
  const { token } = reader;
  const isAssigned = token.kind === "symbol" && (token.text === "[" || ASSIGNED.test(token.text));
  if (reader.version === 3 && isAssigned) return parseAssignment(reader, name);
  return parseCall(reader, name, []);
}

/** Reads a call with modifiers, such as ctrl @ x q[0], q[1]. */
export function parseModifiedCall(reader: Reader): Call {
  const modifiers: Modifier[] = [];
  while (reader.token.kind === "word" && MODIFIERS.has(reader.token.text)) {
    modifiers.push(parseModifier(reader));
  }
  return parseCall(reader, reader.name("the name of a gate"), modifiers);
}

function parseModifier(reader: Reader): Modifier {
  const word = reader.advance();
  const kind = word.text as Modifier["kind"];
  const takesArgument = kind !== "inv" && reader.take("(") !== undefined;
  if (kind === "pow" && !takesArgument) reader.unexpected("(", "write pow(2) @");
  const argument = takesArgument ? parseExpression(reader) : undefined;
  if (argument) reader.expect(")", "close the parenthesis");
  reader.expect("@", `a modifier ends with @, such as ${kind} @`);
  return { kind, argument, ...placeOf(word) };
}

function parseCall(reader: Reader, name: Name, modifiers: readonly Modifier[]): Call {
  let params: Expression[] = [];
  if (reader.take("(")) {
    params = parseExpressions(reader, ")");
    reader.expect(")", `close the angles of ${name.text}`);
  }
  // Only a global phase may have no qubits.
  const hasNone = reader.is(";") && name.text === "gphase";
  const operands = hasNone ? [] : parseOperands(reader);
  reader.endStatement();
  return { kind: "call", name, modifiers, params, operands, ...placeOf(modifiers[0] ?? name) };
}

function parseAssignment(reader: Reader, name: Name): Assignment | Measure {
  const target = parseOperandOf(reader, name);
  const { text, kind } = reader.token;
  if (kind !== "symbol" || !ASSIGNED.test(text)) {
    return reader.unexpected("=", "what begins with an indexed name is an assignment");
  }
  reader.advance();
  const measured = text === "=" ? parseMeasured(reader) : undefined;
  const place = placeOf(name);
  if (measured) {
    reader.endStatement();
    return { kind: "measure", from: measured.measured, to: target, ...place };
  }
  const value = parseExpression(reader);
  reader.endStatement();
  return { kind: "assignment", target, operator: text.slice(0, -1), value, ...place };
}

/** Reads `measure q` on the right of a `=`, if it stands there. */
export function parseMeasured(reader: Reader): Measured | undefined {
  const word = reader.take("measure");
  return word && { measured: parseOperand(reader), ...placeOf(word) };
}

/** Reads `measure q -> c;`, where OpenQASM 3 may throw the outcome away. */
export function parseMeasure(reader: Reader): Measure {
  const word = reader.advance();
  const from = parseOperand(reader);
  const hasTarget = reader.version === 2 || reader.is("->");
  if (hasTarget) reader.expect("->", "write measure q -> c;");
  const to = hasTarget ? parseOperand(reader) : undefined;
  reader.endStatement();
  return { kind: "measure", from, to, ...placeOf(word) };
}

export function parseReset(reader: Reader): Reset {
  const word = reader.advance();
  const operand = parseOperand(reader);
  reader.endStatement();
  return { kind: "reset", operand, ...placeOf(word) };
}

export function parseBarrier(reader: Reader): BarrierStatement {
  const word = reader.advance();
  const operands = reader.version === 3 && reader.is(";") ? [] : parseOperands(reader);
  reader.endStatement();
  return { kind: "barrier", operands, ...placeOf(word) };
}

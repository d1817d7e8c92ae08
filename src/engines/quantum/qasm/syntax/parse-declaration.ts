import { refuseDeclared } from "../errors/qasm-error.js";
import type {
  Alias,
  Expression,
  GateDefinition,
  Include,
  Name,
  OpaqueDeclaration,
  RegisterDeclaration,
  ScalarDeclaration,
  Statement,
} from "./ast.js";
import { parseExpression, parseScalarType, placeOf } from "./parse-expression.js";
import { parseInteger, parseOperand } from "./parse-operand.js";
import { parseMeasured } from "./parse-operation.js";
import type { Reader } from "./reader.js";
import { SCALAR_TYPES } from "./words.js";

/** Reads a statement; what it declares is added to the names before anything can be refused. */
type Parse = (reader: Reader, names: string[]) => Statement;

export function parseInclude(reader: Reader): Include {
  const word = reader.advance();
  if (reader.token.kind !== "string") {
    reader.unexpected("the name of a file", 'write include "qelib1.inc";');
  }
  const { text } = reader.advance();
  reader.endStatement();
  return { kind: "include", file: text, ...placeOf(word) };
}

/** Reads `qreg q[2];` or `creg c[2];`. OpenQASM 3 lets the size out for one. */
export const parseOldRegister: Parse = (reader, names) => {
  const word = reader.advance();
  const name = declared(reader, names, "a name of the register");
  let size: Expression | undefined;
  if (reader.version === 2 || reader.is("[")) {
    reader.expect("[", `write the size in brackets: ${word.text} ${name.text}[2];`);
    size = reader.version === 2 ? parseSize(reader) : parseExpression(reader);
    reader.expect("]", "close the bracket");
  }
  reader.endStatement();
  const of = word.text === "qreg" ? "qubits" : "bits";
  return { kind: "register", of, name, size, value: undefined, ...placeOf(word) };
};

function parseSize(reader: Reader): Expression {
  const place = placeOf(reader.token);
  return { code: [{ kind: "integer", value: parseInteger(reader), ...place }], ...place };
}

/** Reads `qubit[2] q;` or `bit[2] c = measure q;`. */
export const parseRegister: Parse = (reader, names): RegisterDeclaration => {
  const word = reader.advance();
  const size = reader.take("[") ? parseExpression(reader) : undefined;
  if (size) reader.expect("]", "close the bracket");
  const name = declared(reader, names, `a name of the ${word.text} register`);
  if (reader.is("[")) {
    reader.unexpected(";", `the size stands before the name: ${word.text}[2] ${name.text};`);
  }
  const of = word.text === "qubit" ? "qubits" : "bits";
  const hasValue = of === "bits" && reader.take("=") !== undefined;
  const value = hasValue ? (parseMeasured(reader) ?? parseExpression(reader)) : undefined;
  reader.endStatement();
  return { kind: "register", of, name, size, value, ...placeOf(word) };
};

/** Reads `const int n = 3;`. */
export const parseConstant: Parse = (reader, names) => {
  const word = reader.advance();
  if (reader.token.kind !== "word" || !SCALAR_TYPES.has(reader.token.text)) {
    reader.unexpected("a type", "write const int n = 3;");
  }
  return { ...parseScalar(reader, names, true), ...placeOf(word) };
};

/** Reads `float x = pi / 3;`. */
export const parseVariable: Parse = (reader, names) => parseScalar(reader, names, false);

function parseScalar(reader: Reader, names: string[], isConstant: boolean): ScalarDeclaration {
  const type = parseScalarType(reader);
  const name = declared(reader, names, "a name of the variable");
  if (isConstant && !reader.is("=")) reader.unexpected("=", "a constant needs its value");
  const value = reader.take("=") ? parseExpression(reader) : undefined;
  reader.endStatement();
  return { kind: "scalar", type, name, isConstant, value, ...placeOf(type) };
}

/** Reads `let a = q[0:1] ++ r;`. */
export const parseAlias: Parse = (reader, names): Alias => {
  const word = reader.advance();
  const name = declared(reader, names, "a name of the alias");
  reader.expect("=", "write let a = q[0:1];");
  const parts = [parseOperand(reader)];
  while (reader.take("++")) parts.push(parseOperand(reader));
  reader.endStatement();
  return { kind: "alias", name, parts, ...placeOf(word) };
};

/** Reads the head of `gate rzx(theta) a, b { ... }`; its body is read by `body`. */
export function parseGate(
  reader: Reader,
  names: string[],
  body: (reader: Reader) => readonly Statement[],
): GateDefinition {
  const word = reader.advance();
  const name = declared(reader, names, "a name of the gate");
  const head = parseSignature(reader);
  const statements = body(reader);
  // Its name is a statement's first word from here on, also where it is a word of OpenQASM 3.
  reader.gateNames.add(name.text);
  return { kind: "gate", name, ...head, body: statements, ...placeOf(word) };
}

/** Reads `opaque magic(theta) a, b;`. */
export const parseOpaque: Parse = (reader, names): OpaqueDeclaration => {
  const word = reader.advance();
  const name = declared(reader, names, "a name of the gate");
  const head = parseSignature(reader);
  reader.endStatement();
  reader.gateNames.add(name.text);
  return { kind: "opaque", name, ...head, ...placeOf(word) };
};

function parseSignature(reader: Reader): Pick<GateDefinition, "params" | "qubits"> {
  const params: Name[] = [];
  if (reader.take("(")) {
    while (!reader.is(")")) {
      params.push(reader.name("a name of an angle"));
      if (!reader.take(",")) break;
    }
    reader.expect(")", "close the list of angles");
  }
  const qubits = [reader.name("a name of a qubit")];
  while (reader.take(",")) qubits.push(reader.name("a name of a qubit"));
  refuseTwice([...params, ...qubits]);
  return { params, qubits };
}

function refuseTwice(names: readonly Name[]): void {
  const seen = new Set<string>();
  for (const name of names) {
    if (seen.has(name.text)) refuseDeclared(name, name.text);
    seen.add(name.text);
  }
}

function declared(reader: Reader, names: string[], what: string): Name {
  const name = reader.name(what);
  names.push(name.text);
  return name;
}

import { ErrorList } from "../errors/error-list.js";
import { refuse } from "../errors/qasm-error.js";
import type { Program, Statement } from "./ast.js";
import { Lexer } from "./lexer.js";
import { parseWithRecovery } from "./parse-statement.js";
import { Reader } from "./reader.js";

/**
 * Reads a program of OpenQASM 2 or 3 into statements, in time that grows with its length. A statement that
 * cannot be read adds an error, and the reading goes on behind its `;`.
 */
export function parseProgram(source: string, errors: ErrorList): Program {
  const version = versionOf(source);
  const reader = new Reader(version, source, errors);
  const statements: Statement[] = [];
  const { line, column } = reader.token;
  const isRead = errors.keep(() => parseVersion(reader));
  if (!isRead) {
    statements.push({ kind: "broken", names: reader.skipStatement(), line, column });
  }
  while (!reader.isAtEnd) {
    if (reader.is("}")) {
      errors.keep(() => reader.unexpected("a statement", "no { is open here"));
      reader.advance();
    } else {
      statements.push(parseWithRecovery(reader));
    }
  }
  return { version, statements };
}

/** A program that does not say its version shows it by its first declaration or include; else it is 3. */
function versionOf(source: string): 2 | 3 {
  const lexer = new Lexer(source, new ErrorList());
  let before = "";
  for (let token = lexer.next(); token.kind !== "end"; token = lexer.next()) {
    if (before === "OPENQASM") return Number.parseFloat(token.text) < 3 ? 2 : 3;
    if (before === "include") return token.text === "qelib1.inc" ? 2 : 3;
    if (token.text === "qreg" || token.text === "creg") return 2;
    if (token.text === "qubit" || token.text === "bit") return 3;
    before = token.text;
  }
  return 3;
}

/** Reads the version, if it stands there. */
function parseVersion(reader: Reader): true {
  if (!reader.take("OPENQASM")) return true;
  const { kind, text } = reader.token;
  const hint = "write OPENQASM 2.0; or OPENQASM 3.0;";
  if (kind !== "integer" && kind !== "real") reader.unexpected("the version", hint);
  const version = reader.advance();
  if (!/^(?:2(?:\.0)?|3(?:\.[0-9]+)?)$/.test(text)) {
    refuse(version, "unsupported_version", {
      message: `version ${text} of OpenQASM is not supported`,
      hint,
    });
  }
  reader.endStatement();
  return true;
}

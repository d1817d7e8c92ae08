import { Refusal, refuse } from "../errors/qasm-error.js";
import type { Expression, For, If, Statement } from "./ast.js";
import {
  parseAlias,
  parseConstant,
  parseGate,
  parseInclude,
  parseOldRegister,
  parseOpaque,
  parseRegister,
  parseVariable,
} from "./parse-declaration.js";
import {
  parseExpression,
  parseIndex,
  parseItems,
  parseScalarType,
  placeOf,
  refuseFeature,
} from "./parse-expression.js";
import { parseInteger } from "./parse-operand.js";
import {
  parseBarrier,
  parseMeasure,
  parseModifiedCall,
  parseNamed,
  parseReset,
} from "./parse-operation.js";
import type { Reader } from "./reader.js";
import { MODIFIERS, ONLY_IN_3, SCALAR_TYPES, UNSUPPORTED } from "./words.js";

type Parse = (reader: Reader, names: string[]) => Statement;

const parseGateHere: Parse = (reader, names) => parseGate(reader, names, parseGateBody);

/** Statements by their first word, as both versions have them. */
const IN_BOTH: ReadonlyMap<string, Parse> = new Map<string, Parse>([
  ["include", parseInclude],
  ["qreg", parseOldRegister],
  ["creg", parseOldRegister],
  ["gate", parseGateHere],
  ["measure", parseMeasure],
  ["reset", parseReset],
  ["barrier", parseBarrier],
]);
const IN_2: ReadonlyMap<string, Parse> = new Map<string, Parse>([
  ...IN_BOTH,
  ["opaque", parseOpaque],
  ["if", parseIf2],
]);
const IN_3: ReadonlyMap<string, Parse> = new Map<string, Parse>([
  ...IN_BOTH,
  ["if", parseIf3],
  ["for", parseFor],
  ["let", parseAlias],
  ["const", parseConstant],
  ["qubit", parseRegister],
  ...[...SCALAR_TYPES].map((type) => [type, parseVariable] as const),
  ["bit", parseRegister],
  ...[...MODIFIERS].map((modifier) => [modifier, parseModifiedCall] as const),
]);

/**
 * Reads a statement. Where it is refused, adds the error, leaves the rest of the statement out, and answers
 * the names that it may have declared.
 */
export function parseWithRecovery(reader: Reader): Statement {
  const place = placeOf(reader.token);
  const names: string[] = [];
  try {
    return reader.nested(place, () => parseStatement(reader, names));
  } catch (failure) {
    if (!(failure instanceof Refusal)) throw failure;
    reader.errors.add(failure.error);
    return { kind: "broken", names: [...names, ...reader.skipStatement()], ...place };
  }
}

function parseStatement(reader: Reader, names: string[]): Statement {
  const { token, version } = reader;
  const { text } = token;
  if (token.kind === "symbol") return parseSymbol(reader);
  if (token.kind !== "word") reader.unexpected("a statement", "a statement begins with a word");
  const parse = (version === 2 ? IN_2 : IN_3).get(text);
  if (parse) return parse(reader, names);
  if (text === "OPENQASM") {
    refuse(token, "wrong_place", {
      message: "OPENQASM stands before all else, and once",
      hint: "leave it out here",
    });
  }
  if (version === 3) {
    if (text === "pragma") return skipLineOf(reader, text);
    if (text === "else")
      reader.unexpected("a statement", "an else stands behind the body of an if");
    refuseIfUnsupported(reader);
  } else if (ONLY_IN_3.has(text) && !reader.gateNames.has(text)) {
    refuse(token, "unsupported_feature", {
      message: `${text} is of OpenQASM 3, and this program is of OpenQASM 2`,
      hint: "begin the program with OPENQASM 3.0;",
    });
  }
  return parseNamed(reader);
}

function refuseIfUnsupported(reader: Reader): void {
  const { token } = reader;
  if (UNSUPPORTED.has(token.text)) refuseFeature(token, token.text);
  if (token.text !== "opaque") return;
  refuse(token, "unsupported_feature", {
    message: "opaque is of OpenQASM 2, and this program is of OpenQASM 3",
    hint: "define the gate with a body",
  });
}

function parseSymbol(reader: Reader): Statement {
  const { token, version } = reader;
  if (version === 3 && token.text === "{") {
    return { kind: "block", body: parseBlock(reader), ...placeOf(token) };
  }
  if (token.text === "#") return skipLineOf(reader, "pragma");
  if (token.text === "@") return skipLineOf(reader, "annotation");
  return reader.unexpected("a statement", "a statement begins with a word");
}

/** Refuses what reaches to the end of its line; the next line is a statement of its own. */
function skipLineOf(reader: Reader, feature: string): Statement {
  const place = placeOf(reader.token);
  reader.errors.keep(() => refuseFeature(place, feature));
  reader.skipLine();
  return { kind: "broken", names: [], ...place };
}

function parseBlock(reader: Reader): Statement[] {
  const open = reader.expect("{", "open the block");
  const body: Statement[] = [];
  while (!reader.is("}") && !reader.isAtEnd) body.push(parseWithRecovery(reader));
  if (reader.take("}")) return body;
  return refuse(open, "unclosed", { message: "this { is never closed", hint: "close it with }" });
}

function parseGateBody(reader: Reader): readonly Statement[] {
  return parseBlock(reader).filter((statement) => {
    const { kind } = statement;
    if (kind === "call" || kind === "barrier") return true;
    if (kind === "broken") return false;
    reader.errors.keep(() =>
      refuse(statement, "wrong_place", {
        message: "a gate is made of gates alone",
        hint: "move this statement out of the gate",
      }),
    );
    return false;
  });
}

/** Reads `if (c == 1) x q[0];`, the one form that OpenQASM 2 has. */
function parseIf2(reader: Reader): If {
  const word = reader.advance();
  reader.expect("(", "write if (c == 1)");
  const name = reader.name("a register of bits");
  const operator = reader.expect("==", "OpenQASM 2 compares a whole register: if (c == 1)");
  const value = parseInteger(reader);
  reader.expect(")", "close the parenthesis");
  const place = placeOf(name);
  const condition: Expression = {
    code: [
      { kind: "name", name: name.text, ...place },
      { kind: "integer", value, ...place },
      { kind: "binary", operator: "==", ...placeOf(operator) },
    ],
    ...place,
  };
  const body = parseWithRecovery(reader);
  if (!["call", "measure", "reset", "barrier", "broken"].includes(body.kind)) {
    const message = "an if of OpenQASM 2 takes a gate, a measurement or a reset";
    reader.errors.keep(() =>
      refuse(body, "wrong_place", { message, hint: "move this statement out of the if" }),
    );
  }
  return { kind: "if", condition, body: [body], otherwise: [], ...placeOf(word) };
}

function parseIf3(reader: Reader): If {
  const word = reader.advance();
  reader.expect("(", "write if (c == 1) { ... }");
  const condition = parseExpression(reader);
  reader.expect(")", "close the parenthesis");
  const body = parseBody(reader);
  const otherwise = reader.take("else") ? parseBody(reader) : [];
  return { kind: "if", condition, body, otherwise, ...placeOf(word) };
}

function parseBody(reader: Reader): readonly Statement[] {
  return reader.is("{") ? parseBlock(reader) : [parseWithRecovery(reader)];
}

function parseFor(reader: Reader): For {
  const word = reader.advance();
  const hint = "write for int i in [0:3] { ... }";
  if (reader.token.kind !== "word" || !SCALAR_TYPES.has(reader.token.text)) {
    reader.unexpected("a type", hint);
  }
  const type = parseScalarType(reader);
  const name = reader.name("a name of the variable");
  reader.expect("in", hint);
  const values = parseValues(reader);
  return { kind: "for", type, name, values, body: parseBody(reader), ...placeOf(word) };
}

function parseValues(reader: Reader): For["values"] {
  if (reader.is("{")) return parseItems(reader);
  if (reader.token.kind !== "word" && !reader.is("[")) {
    reader.unexpected("a range or a set", "loop over a range [0:3] or a set {0, 3}");
  }
  if (!reader.is("[")) {
    refuse(reader.token, "unsupported_feature", {
      message: "a loop over the bits of a register is not supported",
      hint: "loop over a range [0:3] or a set {0, 3}",
    });
  }
  const index = parseIndex(reader);
  if (index.kind !== "one") return index;
  return refuse(index, "unexpected_token", {
    message: "a loop over one number in brackets has no range",
    hint: "write a range such as [0:3]",
  });
}

import type { Index, Name, Operand } from "./ast.js";
import { integerOf, parseIndex, placeOf, refuseFeature } from "./parse-expression.js";
import type { Reader } from "./reader.js";

/** Reads a register or alias with the indexes behind it. */
export function parseOperand(reader: Reader): Operand {
  if (reader.is("$")) refuseFeature(reader.token, "hardware qubit");
  return parseOperandOf(reader, reader.name("a register"));
}

/** Reads the indexes behind a name. OpenQASM 2 has at most one, which is a number. */
export function parseOperandOf(reader: Reader, name: Name): Operand {
  const indexes: Index[] = [];
  while (reader.is("[")) {
    indexes.push(reader.version === 2 ? parseNumberIndex(reader) : parseIndex(reader));
    if (reader.version === 2) break;
  }
  return { name: name.text, indexes, ...placeOf(name) };
}

function parseNumberIndex(reader: Reader): Index {
  const open = reader.expect("[", "write an index in brackets");
  const value = parseInteger(reader);
  reader.expect("]", "close the bracket");
  return { kind: "one", code: [{ kind: "integer", value, ...placeOf(open) }], ...placeOf(open) };
}

/** Reads a whole number, as sizes and indexes of OpenQASM 2 are. */
export function parseInteger(reader: Reader): bigint {
  if (reader.token.kind !== "integer") {
    return reader.unexpected("a whole number", "sizes and indexes are numbers such as 4");
  }
  return integerOf(reader.advance());
}

/** Reads operands with commas between them. */
export function parseOperands(reader: Reader): Operand[] {
  const operands = [parseOperand(reader)];
  while (reader.take(",")) operands.push(parseOperand(reader));
  return operands;
}

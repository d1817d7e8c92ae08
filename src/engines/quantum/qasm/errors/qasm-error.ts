import type { Place } from "../../circuit/circuit.js";

/**
 * What can be wrong with a program:
 * - the text: source_too_long, unknown_character, unterminated_comment, unterminated_string, bad_number,
 *   number_too_large, unexpected_token, missing_semicolon, unclosed, nested_too_deeply;
 * - what is not read: unsupported_version, unsupported_feature, unknown_include, wrong_place;
 * - names: unknown_gate, unknown_name, already_declared, recursive_gate, opaque_gate;
 * - operands: wrong_parameter_count, wrong_qubit_count, duplicate_qubit, index_out_of_range, size_mismatch,
 *   wrong_type, bad_size;
 * - values: division_by_zero, not_finite, bad_power, constant_assigned, no_value, depends_on_measurement;
 * - limits: too_many_qubits, too_many_bits, too_many_operations.
 */
export type QasmErrorCode =
  | "source_too_long"
  | "unknown_character"
  | "unterminated_comment"
  | "unterminated_string"
  | "bad_number"
  | "number_too_large"
  | "unexpected_token"
  | "missing_semicolon"
  | "unclosed"
  | "nested_too_deeply"
  | "unsupported_version"
  | "unsupported_feature"
  | "unknown_include"
  | "wrong_place"
  | "unknown_gate"
  | "unknown_name"
  | "already_declared"
  | "recursive_gate"
  | "opaque_gate"
  | "wrong_parameter_count"
  | "wrong_qubit_count"
  | "duplicate_qubit"
  | "index_out_of_range"
  | "size_mismatch"
  | "wrong_type"
  | "bad_size"
  | "division_by_zero"
  | "not_finite"
  | "bad_power"
  | "constant_assigned"
  | "no_value"
  | "depends_on_measurement"
  | "too_many_qubits"
  | "too_many_bits"
  | "too_many_operations";

/** Characters of a message; the last ones of what is longer are kept, as they say what is wrong. */
const LENGTH_MAX = 300;
const END_LENGTH = 100;

/** One fault of a program. Columns count UTF-16 code units. */
export interface QasmError extends Place {
  readonly code: QasmErrorCode;
  /** A sentence that names the thing. */
  readonly message: string;
  /** What would be right. */
  readonly hint: string;
}

/** Thrown where a statement cannot be read or carried out; a reader catches it and goes on behind it. */
export class Refusal extends Error {
  constructor(readonly error: QasmError) {
    super(error.message);
  }
}

/** Thrown where a statement uses what was refused before, which is no error of its own. */
export class RefusedBefore extends Error {}

/** Ends the statement with an error. */
export function refuse(
  { line, column }: Place,
  code: QasmErrorCode,
  { message, hint }: Pick<QasmError, "message" | "hint">,
): never {
  throw new Refusal({ line, column, code, message: shortened(message), hint: shortened(hint) });
}

/** A name may be as long as the program. */
function shortened(text: string): string {
  if (text.length <= LENGTH_MAX) return text;
  return `${text.slice(0, LENGTH_MAX - END_LENGTH)}…${text.slice(-END_LENGTH)}`;
}

/** Refuses a name that is in use. */
export function refuseDeclared(place: Place, name: string): never {
  return refuse(place, "already_declared", {
    message: `${name} is already declared`,
    hint: "choose another name",
  });
}

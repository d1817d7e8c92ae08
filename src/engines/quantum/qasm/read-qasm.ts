import type { Circuit } from "../circuit/circuit.js";
import { BITS_MAX } from "./elaborate/declare.js";
import { elaborate } from "./elaborate/elaborate.js";
import { ErrorList } from "./errors/error-list.js";
import type { QasmError } from "./errors/qasm-error.js";
import { parseProgram } from "./syntax/parse-program.js";

export interface ReadLimits {
  /** Most qubits that the program may declare, at most 10,000, which is the default. */
  readonly maxQubits?: number;
}

export type ReadResult =
  | { readonly circuit: Circuit; readonly errors?: undefined }
  | { readonly circuit?: undefined; readonly errors: readonly QasmError[] };

const SOURCE_MAX = 1024 * 1024;

/**
 * Reads a program of OpenQASM 2 (arXiv:1707.03429) or of a subset of OpenQASM 3 into a circuit with everything
 * unrolled, or tells what is wrong with it: at most 20 errors, in the order of their places. The version
 * is what the program says; qelib1.inc and stdgates.inc are built in.
 *
 * At most 1,048,576 characters, 200,000 operations and 10,000 bits are read; takes about a second at most.
 */
export function readQasm(source: string, { maxQubits = BITS_MAX }: ReadLimits = {}): ReadResult {
  const errors = new ErrorList();
  if (source.length > SOURCE_MAX) {
    const message = `the program has ${source.length} characters, and at most ${SOURCE_MAX} are read`;
    const hint = "write loops and gate definitions instead of their results";
    return { errors: [{ line: 1, column: 1, code: "source_too_long", message, hint }] };
  }
  const program = parseProgram(source, errors);
  const circuit = elaborate(program, Math.min(maxQubits, BITS_MAX), errors);
  return errors.isEmpty ? { circuit } : { errors: errors.inOrder() };
}

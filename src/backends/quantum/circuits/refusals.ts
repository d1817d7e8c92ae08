import type { QasmError } from "../../../engines/quantum/qasm/errors/qasm-error.js";
import {
  type SimulatorError,
  tooManyQubits,
} from "../../../engines/quantum/simulator/simulator-error.js";
import type { Refusal } from "../../../http/api-error.js";
import { errorOf, type Refused } from "../refusals.js";

/** Faults that are those of a program that is right and too large. */
const LIMITS = new Set<QasmError["code"]>([
  "source_too_long",
  "too_many_qubits",
  "too_many_bits",
  "too_many_operations",
]);

/** The refusal of a program, which says where each fault is. */
export function brokenProgram(field: string, faults: readonly QasmError[]): Refused {
  const [first] = faults;
  const isTooLarge = first !== undefined && LIMITS.has(first.code);
  return {
    kind: isTooLarge ? "validation_error" : "invalid_request",
    message: first
      ? `${field}, line ${first.line}, column ${first.column}: ${first.message}`
      : field,
    details: faults.map((fault) => ({ path: `/${field}`, ...fault })),
  };
}

/** Refuses what an engine does not take. */
export function unfit(error: SimulatorError): Refused {
  const path = `/${FIELDS[error.code] ?? "qasm"}`;
  const { message } = error;
  return {
    kind: error.code === "states_needed" ? "invalid_request" : "validation_error",
    message,
    details: [{ path, message }],
  };
}

const FIELDS: Partial<Record<SimulatorError["code"], string>> = {
  states_needed: "basis_states",
  noise_unsupported: "noise",
};

const UNKNOWN_GATE: QasmError = {
  line: 4,
  column: 1,
  code: "unknown_gate",
  message: "there is no gate hadamard",
  hint: "did you mean h?",
};

/** What the routes refuse, for the examples of their replies. */
export const circuitRefusals: readonly Refusal[] = [
  () => errorOf(brokenProgram("qasm", [UNKNOWN_GATE])),
  () => errorOf(unfit(tooManyQubits("statevector", 30, 24))),
];

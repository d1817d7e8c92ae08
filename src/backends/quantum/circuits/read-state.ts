import { amplitudes } from "../../../engines/quantum/execution/amplitudes.js";
import { bytesNeeded } from "../../../engines/quantum/execution/bytes-needed.js";
import { withoutTerminalMeasurements } from "../../../engines/quantum/execution/terminal-measurements.js";
import { readBasisState } from "../../../engines/quantum/simulator/read-strings.js";
import { UNITARY_QUBITS_MAX, unitaryOf } from "../../../engines/quantum/unitary/unitary-of.js";
import { type CircuitCall, circuitOf, requireField, requireRoom } from "./circuit-call.js";
import type { AmplitudesBody, AmplitudesReply, CircuitBody, UnitaryReply } from "./schemas.js";

/** Up to this size, a matrix is readable as numbers. */
const NUMBERS_QUBITS_MAX = 7;
const BYTES_OF_ENTRY = 16;

/** Reads amplitudes of the state that a circuit makes. */
export function readAmplitudesOn(
  engine: "statevector" | "mps",
  call: CircuitCall<AmplitudesBody>,
): AmplitudesReply {
  const circuit = circuitOf(call.body.qasm);
  const states = call.body.basis_states;
  if (states) requireStates(states, circuit.qubits);
  requireRoom(bytesNeeded(engine, circuit) ?? 0, call);
  const found = amplitudes(circuit, { engine, states });
  return {
    engine,
    qubits: circuit.qubits,
    amplitudes: (states ?? [...found.amplitudes.keys()]).map((state) => {
      const [re, im] = found.amplitudes.get(state) ?? [0, 0];
      return { state, re, im, probability: re * re + im * im };
    }),
    ...(found.truncation ? { truncation_error: found.truncation.error } : {}),
    memory_bytes: found.memoryBytes,
    warnings: [...found.warnings],
  };
}

function requireStates(states: readonly string[], qubits: number): void {
  for (const [at, state] of states.entries()) {
    requireField(`/basis_states/${at}`, () => readBasisState(state, qubits));
  }
}

/** Computes the matrix of a circuit, its last measurements left out. */
export function computeUnitary(call: CircuitCall<CircuitBody>): UnitaryReply {
  const { circuit, removed } = withoutTerminalMeasurements(circuitOf(call.body.qasm));
  // More qubits are refused with their figure.
  requireRoom(BYTES_OF_ENTRY * 4 ** Math.min(circuit.qubits, UNITARY_QUBITS_MAX), call);
  const { dimension, re, im } = unitaryOf(circuit);
  const isReadable = circuit.qubits <= NUMBERS_QUBITS_MAX;
  return {
    qubits: circuit.qubits,
    dimension,
    ...(isReadable ? { matrix: rowsOf(dimension, re, im) } : { matrix_base64: base64Of(re, im) }),
    memory_bytes: BYTES_OF_ENTRY * re.length,
    warnings: removed === 0 ? [] : ["the measurements at the end were left out"],
  };
}

function rowsOf(dimension: number, re: Float64Array, im: Float64Array): number[][][] {
  return Array.from({ length: dimension }, (_, row) =>
    Array.from({ length: dimension }, (_, column) => {
      const at = row * dimension + column;
      return [re[at] ?? 0, im[at] ?? 0];
    }),
  );
}

function base64Of(re: Float64Array, im: Float64Array): string {
  const bytes = Buffer.alloc(BYTES_OF_ENTRY * re.length);
  for (let at = 0; at < re.length; at += 1) {
    bytes.writeDoubleLE(re[at] ?? 0, BYTES_OF_ENTRY * at);
    bytes.writeDoubleLE(im[at] ?? 0, BYTES_OF_ENTRY * at + BYTES_OF_ENTRY / 2);
  }
  return bytes.toString("base64");
}

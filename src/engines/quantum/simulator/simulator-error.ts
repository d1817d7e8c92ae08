export type SimulatorErrorCode =
  | "too_many_qubits"
  | "too_many_nonzeros"
  | "not_clifford"
  | "not_unitary"
  | "invalid_pauli"
  | "invalid_basis_state"
  | "noise_unsupported"
  | "no_single_state"
  | "states_needed"
  | "timeout";

/** What an engine refuses, with the figures that its message names. */
export class SimulatorError extends Error {
  override readonly name = "SimulatorError";

  constructor(
    readonly code: SimulatorErrorCode,
    message: string,
    readonly figures: Readonly<Record<string, number | string>>,
  ) {
    super(message);
  }
}

/** Throws `too_many_qubits` above what an engine takes. */
export function checkQubits(engine: string, qubits: number, most: number): void {
  if (qubits > most) throw tooManyQubits(engine, qubits, most);
}

/** The error of an engine for more qubits than it takes. */
export function tooManyQubits(engine: string, qubits: number, most: number): SimulatorError {
  return new SimulatorError(
    "too_many_qubits",
    `the ${engine} engine takes at most ${most} qubits; these are ${qubits}`,
    { qubits, most },
  );
}

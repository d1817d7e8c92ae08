import { SimulatorError } from "./simulator-error.js";

/** One Pauli matrix other than I: i^(x z) X^x Z^z. */
export interface PauliFactor {
  readonly qubit: number;
  readonly x: 0 | 1;
  readonly z: 0 | 1;
}

const FACTORS: Readonly<Record<string, Pick<PauliFactor, "x" | "z">>> = {
  X: { x: 1, z: 0 },
  Y: { x: 1, z: 1 },
  Z: { x: 0, z: 1 },
};

/** The factors of a Pauli string that are not I. Throws `invalid_pauli` for what is none of that length. */
export function readPauli(text: string, qubits: number): PauliFactor[] {
  if (text.length !== qubits || !/^[IXYZ]*$/.test(text)) {
    throw new SimulatorError(
      "invalid_pauli",
      `a Pauli string has one of I, X, Y and Z for each of the ${qubits} qubits`,
      { qubits, length: text.length },
    );
  }
  return [...text].flatMap((letter, qubit) => {
    const factor = FACTORS[letter];
    return factor ? [{ qubit, ...factor }] : [];
  });
}

/** The values of the qubits in a basis state. Throws `invalid_basis_state` for what is none of that length. */
export function readBasisState(text: string, qubits: number): (0 | 1)[] {
  if (text.length !== qubits || !/^[01]*$/.test(text)) {
    throw new SimulatorError(
      "invalid_basis_state",
      `a basis state has 0 or 1 for each of the ${qubits} qubits`,
      { qubits, length: text.length },
    );
  }
  return [...text].map((digit) => (digit === "1" ? 1 : 0));
}

import type { Circuit } from "../circuit/circuit.js";
import { BOND_MAX } from "../mps/mps-simulator.js";
import type { EngineName } from "../simulator/engine-name.js";
import { NONZEROS_MAX } from "../sparse/sparse-state.js";
import { bondsOf } from "./bonds.js";
import { countSuperpositions, isClifford } from "./circuit-traits.js";
import { BRANCH_BYTES_MAX, LEAVES_MAX } from "./follow.js";
import { QUBITS_MAX } from "./machine.js";
import { compile, type Program } from "./program.js";

const BYTES_OF_AMPLITUDE = 16;
const BYTES_OF_WEIGHT = 8;
/** An entry of a sparse state, with the tables that a step makes of all entries. */
const BYTES_OF_ENTRY = 160;
/** A step puts a tensor beside its image, which makes it four times as large, and factors that. */
const TENSOR_COPIES = 6;

/**
 * The bytes of the large arrays that running a circuit takes at most, roughly; undefined where the engine does not take
 * the circuit. Linear in the size of the circuit.
 */
export function bytesNeeded(engine: EngineName, circuit: Circuit): number | undefined {
  if (circuit.qubits > QUBITS_MAX[engine]) return undefined;
  if (engine === "stabilizer" && !isClifford(circuit)) return undefined;
  const program = compile(circuit);
  const state = bytesOfState(engine, circuit);
  return state + bytesOfWork(engine, circuit, program) + bytesOfBranches(engine, program, state);
}

function bytesOfState(engine: EngineName, circuit: Circuit): number {
  const { qubits } = circuit;
  switch (engine) {
    case "statevector":
      return BYTES_OF_AMPLITUDE * 2 ** qubits;
    case "density-matrix":
      return BYTES_OF_AMPLITUDE * 4 ** qubits;
    case "stabilizer":
      return bytesOfTableau(qubits);
    case "mps":
      return bytesOfTensors(circuit);
    case "sparse":
      return BYTES_OF_ENTRY * 2 ** Math.min(qubits, countSuperpositions(circuit), LOG2_NONZEROS);
  }
}

const LOG2_NONZEROS = Math.log2(NONZEROS_MAX);

/** What comes beside the state while it runs and is measured. */
function bytesOfWork(engine: EngineName, circuit: Circuit, { measured }: Program): number {
  switch (engine) {
    case "statevector":
    case "density-matrix":
      return BYTES_OF_WEIGHT * 2 ** measured.length;
    case "stabilizer":
      return bytesOfTableau(circuit.qubits);
    case "mps":
      return (TENSOR_COPIES - 1) * bytesOfTensors(circuit);
    case "sparse":
      return 0;
  }
}

/** Two bits for each qubit and each of twice as many rows. */
function bytesOfTableau(qubits: number): number {
  return 4 * (4 * qubits + 2) * Math.ceil(qubits / 32);
}

function bytesOfTensors(circuit: Circuit): number {
  const bonds = bondsOf(circuit, BOND_MAX);
  return bonds.reduce(
    (sum, bond, site) => sum + 2 * BYTES_OF_AMPLITUDE * (bonds[site - 1] ?? 1) * bond,
    0,
  );
}

/** The states of branches that wait, or of the shots where branches are too many. */
function bytesOfBranches(engine: EngineName, { operations }: Program, state: number): number {
  const isMixed = engine === "density-matrix";
  let forks = 0;
  for (const one of operations) {
    if (one.kind === "measure" && !(isMixed && one.clbit === undefined)) forks += 1;
    else if (one.kind === "reset" && !isMixed) forks += 1;
  }
  return forks === 0
    ? 0
    : Math.min(Math.max(BRANCH_BYTES_MAX, state), state * Math.min(forks, LEAVES_MAX));
}

import type { Circuit } from "../circuit/circuit.js";
import type { NoiseModel } from "../density-matrix/noise.js";
import type { EngineName } from "../simulator/engine-name.js";
import { checkQubits, SimulatorError } from "../simulator/simulator-error.js";
import { bytesNeeded } from "./bytes-needed.js";
import { countSuperpositions, isClifford } from "./circuit-traits.js";
import { isNoisy, QUBITS_MAX } from "./machine.js";

export interface EngineChoice {
  readonly engine: EngineName;
  /** One sentence. */
  readonly why: string;
  /** What `bytesNeeded` says of it. */
  readonly bytes: number;
}

/** Beyond as many superpositions, a sparse state may have more amplitudes than are kept. */
const SUPERPOSITIONS_MAX = 20;
/** A sparse amplitude costs as much time and memory as so many of a full state. */
const SPARSE_COST_LOG2 = 5;

/**
 * The engine that takes a circuit with the least time and memory, by its gates alone. Throws `too_many_qubits` where
 * none does. Linear in the size of the circuit.
 */
export function chooseEngine(
  circuit: Circuit,
  { noise }: { readonly noise?: NoiseModel | undefined } = {},
): EngineChoice {
  const { engine, why } = preferredEngine(circuit, noise);
  return { engine, why, bytes: bytesNeeded(engine, circuit) ?? 0 };
}

function preferredEngine(
  circuit: Circuit,
  noise: NoiseModel | undefined,
): Omit<EngineChoice, "bytes"> {
  const { qubits } = circuit;
  if (noise && isNoisy(noise)) {
    checkQubits("density-matrix", qubits, QUBITS_MAX["density-matrix"]);
    return { engine: "density-matrix", why: "noise turns a state into a density matrix" };
  }
  if (qubits <= QUBITS_MAX.stabilizer && isClifford(circuit)) {
    return { engine: "stabilizer", why: "all gates are Clifford" };
  }
  const superpositions = countSuperpositions(circuit);
  const fewAmplitudes = `at most 2^${superpositions} of the 2^${qubits} amplitudes differ from 0`;
  const isSparse = qubits <= QUBITS_MAX.sparse && superpositions <= SUPERPOSITIONS_MAX;
  if (isSparse && superpositions + SPARSE_COST_LOG2 <= qubits) {
    return { engine: "sparse", why: fewAmplitudes };
  }
  if (qubits <= QUBITS_MAX.statevector) {
    return { engine: "statevector", why: `${qubits} qubits are few enough for all amplitudes` };
  }
  if (qubits <= QUBITS_MAX.mps) {
    const most = QUBITS_MAX.statevector;
    return {
      engine: "mps",
      why: `${qubits} qubits are over the ${most} of statevector, and what entangles them little fits a matrix product state`,
    };
  }
  throw new SimulatorError(
    "too_many_qubits",
    `no engine takes this circuit of ${qubits} qubits: statevector takes at most ${QUBITS_MAX.statevector}, sparse ${QUBITS_MAX.sparse} with at most ${SUPERPOSITIONS_MAX} superposing gates, mps ${QUBITS_MAX.mps}, and stabilizer ${QUBITS_MAX.stabilizer} with Clifford gates alone`,
    { qubits, most: QUBITS_MAX.mps },
  );
}

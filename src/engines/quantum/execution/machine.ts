import type { GateCall } from "../circuit/circuit.js";
import {
  createDensityMatrixSimulator,
  DENSITY_MATRIX_QUBITS_MAX,
  type DensityMatrixSimulator,
} from "../density-matrix/density-matrix-simulator.js";
import { type Channel, channelsOf, type NoiseModel } from "../density-matrix/noise.js";
import { createMpsSimulator, MPS_QUBITS_MAX, type MpsSimulator } from "../mps/mps-simulator.js";
import type { EngineName } from "../simulator/engine-name.js";
import type { Simulator } from "../simulator/simulator.js";
import { SimulatorError } from "../simulator/simulator-error.js";
import { createSparseSimulator, SPARSE_QUBITS_MAX } from "../sparse/sparse-simulator.js";
import {
  createStabilizerSimulator,
  STABILIZER_QUBITS_MAX,
} from "../stabilizer/stabilizer-simulator.js";
import {
  createStateVectorSimulator,
  STATEVECTOR_QUBITS_MAX,
} from "../statevector/state-vector-simulator.js";

/** The most qubits that each engine takes. */
export const QUBITS_MAX: Readonly<Record<EngineName, number>> = {
  statevector: STATEVECTOR_QUBITS_MAX,
  "density-matrix": DENSITY_MATRIX_QUBITS_MAX,
  stabilizer: STABILIZER_QUBITS_MAX,
  mps: MPS_QUBITS_MAX,
  sparse: SPARSE_QUBITS_MAX,
};

/** Answers true when the time of a call is over. */
export type IsOver = () => boolean;

/** What runs programs: an engine with its noise. */
export interface Machine {
  readonly engine: EngineName;
  readonly isOver: IsOver;
  /** The probability that a recorded bit is flipped. */
  readonly readout: number;
  create(qubits: number): Simulator;
  apply(simulator: Simulator, call: GateCall): void;
}

export interface MachineOptions {
  readonly engine: EngineName;
  readonly noise?: NoiseModel | undefined;
  readonly isOver?: IsOver | undefined;
}

/** Throws `noise_unsupported` where an engine other than density-matrix is to be noisy. */
export function createMachine({ engine, noise, isOver = () => false }: MachineOptions): Machine {
  if (noise && isNoisy(noise) && engine !== "density-matrix") {
    throw new SimulatorError(
      "noise_unsupported",
      `the ${engine} engine has no noise; density-matrix has`,
      { engine },
    );
  }
  const channels = noise ? channelsOf(noise) : [];
  return {
    engine,
    isOver,
    readout: noise?.readout ?? 0,
    create: (qubits) => createSimulator(engine, qubits, isOver),
    apply(simulator, call) {
      for (const step of call.steps) simulator.apply(step);
      if (isDensityMatrix(simulator)) applyChannels(simulator, channels, call.qubits);
    },
  };
}

export function isNoisy(noise: NoiseModel): boolean {
  return Object.values(noise).some((probability) => (probability ?? 0) > 0);
}

/** A simulator in the state where all qubits are 0. Throws `too_many_qubits`. */
export function createSimulator(engine: EngineName, qubits: number, isOver: IsOver): Simulator {
  switch (engine) {
    case "statevector":
      return createStateVectorSimulator(qubits);
    case "density-matrix":
      return createDensityMatrixSimulator(qubits);
    case "stabilizer":
      return createStabilizerSimulator(qubits);
    case "mps":
      return createMpsSimulator(qubits, { isOver });
    case "sparse":
      return createSparseSimulator(qubits);
  }
}

function applyChannels(
  simulator: DensityMatrixSimulator,
  channels: readonly Channel[],
  qubits: readonly number[],
): void {
  for (const qubit of qubits) {
    for (const channel of channels) simulator.applyChannel(channel, qubit);
  }
}

export function isDensityMatrix(simulator: Simulator): simulator is DensityMatrixSimulator {
  return "applyChannel" in simulator;
}

export function isMps(simulator: Simulator): simulator is MpsSimulator {
  return "truncation" in simulator;
}

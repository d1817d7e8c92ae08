import { analyzeCircuit } from "../../../engines/quantum/analysis/analyze-circuit.js";
import type { Circuit } from "../../../engines/quantum/circuit/circuit.js";
import { bytesNeeded } from "../../../engines/quantum/execution/bytes-needed.js";
import { chooseEngine } from "../../../engines/quantum/execution/choose-engine.js";
import { engineNames } from "../../../engines/quantum/simulator/engine-name.js";
import { SimulatorError } from "../../../engines/quantum/simulator/simulator-error.js";
import { type CircuitCall, circuitOf } from "./circuit-call.js";
import type { AnalyzeReply, CircuitBody } from "./schemas.js";

const IDLE_LISTED_MAX = 1_000;

/** Says what can be said of a circuit without running it. */
export function analyze({ body }: CircuitCall<CircuitBody>): AnalyzeReply {
  const circuit = circuitOf(body.qasm);
  const { operations, gatesByWidth, clifford, interactions, ...found } = analyzeCircuit(circuit);
  return {
    version: circuit.version,
    qubits: circuit.qubits,
    clbits: circuit.clbits,
    depth: found.depth,
    gate_counts: { ...found.gateCounts },
    operations: Object.values(operations).reduce((sum, count) => sum + count, 0),
    one_qubit_gates: gatesByWidth.oneQubit,
    two_qubit_gates: gatesByWidth.twoQubit,
    multi_qubit_gates: gatesByWidth.multiQubit,
    parameters: found.parameters,
    measurements: operations.measurements,
    resets: operations.resets,
    conditionals: operations.conditionals,
    barriers: operations.barriers,
    mid_circuit_measurements: found.hasMidCircuitMeasurements,
    clifford: clifford.isClifford,
    non_clifford_gates: clifford.nonCliffordGates,
    first_non_clifford: clifford.firstNonClifford ?? null,
    idle_qubits: found.idleQubits.slice(0, IDLE_LISTED_MAX),
    interaction_graph: {
      edges: interactions.edges.map((edge) => [...edge]),
      components: interactions.components,
      max_degree: interactions.degreeMax,
      uncounted_steps: interactions.uncountedSteps,
    },
    memory_bytes: Object.fromEntries(
      engineNames.map((engine) => [engine, bytesNeeded(engine, circuit) ?? null]),
    ),
    ...chosen(circuit),
  };
}

function chosen(circuit: Circuit): Pick<AnalyzeReply, "engine" | "why"> {
  try {
    const { engine, why } = chooseEngine(circuit);
    return { engine, why };
  } catch (error) {
    if (!(error instanceof SimulatorError)) throw error;
    return { engine: null, why: error.message };
  }
}

import type { TObject } from "@sinclair/typebox";
import type { EngineName } from "../../../engines/quantum/simulator/engine-name.js";
import type { Operation } from "../operation.js";
import { answers } from "./answers.js";
import { circuitRefusals } from "./refusals.js";
import * as samples from "./samples.js";
import * as schemas from "./schemas.js";

type Said = Omit<Operation, "refusals" | "answer" | "work">;

const circuitOperation = (said: Said, refusals = circuitRefusals): Operation => ({
  ...said,
  work: "circuit",
  answer: answers[said.path] ?? {},
  refusals,
});

const executions: Readonly<Record<"auto" | EngineName, { summary: string; sample: object }>> = {
  auto: {
    summary: "Run a circuit on the engine that suits it best",
    sample: { qasm: samples.BELL, shots: 1_000, seed: 7 },
  },
  statevector: {
    summary: "Run a circuit exactly, on all amplitudes of up to 24 qubits",
    sample: { qasm: samples.TELEPORTATION },
  },
  "density-matrix": {
    summary: "Run a circuit with noise exactly, on the density matrix of up to 12 qubits",
    sample: { qasm: samples.BELL, noise: { depolarizing: 0.02, readout: 0.01 } },
  },
  stabilizer: {
    summary: "Run a Clifford circuit exactly, of up to 2,000 qubits",
    sample: { qasm: samples.GHZ, shots: 100, seed: 7 },
  },
  mps: {
    summary: "Run a circuit of little entanglement as a matrix product state, of up to 60 qubits",
    sample: {
      qasm: samples.GHZ,
      observables: [{ pauli: "XXX" }, { pauli: "ZZI", coefficient: 2 }],
    },
  },
  sparse: {
    summary: "Run a circuit whose states have few nonzero amplitudes exactly, of up to 48 qubits",
    sample: { qasm: samples.GHZ },
  },
};

const EXECUTION =
  "Answers the distribution of the measured bits, exact wherever it can be: measurements amid the circuit, resets and `if` are followed in up to 4,096 branches, beyond which shots are drawn. A circuit without measurements has all its qubits measured.";

const execute = Object.entries(executions).map(([engine, { summary, sample }]) =>
  circuitOperation({
    path: `${engine}/execute/qasm`,
    operationId: `executeOn${nameOf(engine)}`,
    summary,
    description: EXECUTION,
    ...(engine === "auto" ? { notes: { isTool: true } } : {}),
    body: schemas.ExecuteBody,
    reply: schemas.ExecuteReply,
    samples: [sample],
  }),
);

const expectations: Readonly<Record<string, { body: TObject; sample: object }>> = {
  statevector: {
    body: schemas.ExpectationBody,
    sample: {
      qasm: samples.ROTATIONS,
      observables: [{ pauli: "ZZ" }, { pauli: "XX", coefficient: 0.5 }],
    },
  },
  "density-matrix": {
    body: schemas.NoisyExpectationBody,
    sample: {
      qasm: samples.ROTATIONS,
      observables: [{ pauli: "ZZ" }],
      noise: { amplitude_damping: 0.1 },
    },
  },
  stabilizer: {
    body: schemas.ExpectationBody,
    sample: {
      qasm: samples.BELL,
      observables: [{ pauli: "XX" }, { pauli: "YY" }, { pauli: "ZI" }],
    },
  },
  mps: {
    body: schemas.ExpectationBody,
    sample: { qasm: samples.GHZ, observables: [{ pauli: "XXX" }] },
  },
};

const expectation = Object.entries(expectations).map(([engine, { body, sample }]) =>
  circuitOperation({
    path: `${engine}/expectation/qasm`,
    operationId: `expectOn${nameOf(engine)}`,
    summary: `Compute expectations of Pauli strings with the ${engine} engine`,
    description:
      "Of the state before the last measurements; where the circuit measures earlier, of the mean over its outcomes.",
    body,
    reply: schemas.ExpectationReply,
    samples: [sample],
  }),
);

const amplitudes = ["statevector", "mps"].map((engine) =>
  circuitOperation({
    path: `${engine}/amplitudes/qasm`,
    operationId: `readAmplitudesOn${nameOf(engine)}`,
    summary: `Read amplitudes of basis states with the ${engine} engine`,
    description: "Of the state before the last measurements, in its own global phase.",
    body: schemas.AmplitudesBody,
    reply: schemas.AmplitudesReply,
    samples: [{ qasm: samples.PHASES, basis_states: ["000", "011", "111"] }],
  }),
);

/** The routes that take programs. */
export const circuitOperations: readonly Operation[] = [
  ...execute,
  ...expectation,
  ...amplitudes,
  circuitOperation({
    path: "unitary/execute/qasm",
    operationId: "computeUnitary",
    summary: "Compute the unitary matrix of a circuit of up to 10 qubits",
    body: schemas.CircuitBody,
    reply: schemas.UnitaryReply,
    samples: [{ qasm: samples.SWAP }],
  }),
  circuitOperation(
    {
      path: "circuit/validate/qasm",
      operationId: "validateCircuit",
      summary: "Check a program, and point at what is wrong with it",
      body: schemas.CircuitBody,
      reply: schemas.ValidateReply,
      samples: [{ qasm: samples.FAULTY }, { qasm: samples.BELL }],
    },
    [],
  ),
  circuitOperation({
    path: "circuit/analyze/qasm",
    operationId: "analyzeCircuit",
    summary: "Count gates and depth, and tell which engine suits a circuit and why",
    notes: { isTool: true },
    body: schemas.CircuitBody,
    reply: schemas.AnalyzeReply,
    samples: [{ qasm: samples.TELEPORTATION }],
  }),
  circuitOperation({
    path: "circuit/equivalence/qasm",
    operationId: "compareCircuits",
    summary: "Tell whether two circuits do the same, up to a global phase",
    description:
      "Proven for Clifford circuits of any size, where all gates cancel out, and up to 12 qubits while the time suffices; up to 24 qubits by states that are drawn, which prove a difference but no equivalence.",
    body: schemas.EquivalenceBody,
    reply: schemas.EquivalenceReply,
    samples: [{ a: samples.SWAP, b: samples.THREE_CNOTS }],
  }),
  circuitOperation({
    path: "circuit/convert/qasm",
    operationId: "convertCircuit",
    summary: "Write a circuit in the other version of OpenQASM, or with u3 and cx alone",
    description: "Does the same up to a global phase. Definitions and loops are written out.",
    body: schemas.ConvertBody,
    reply: schemas.ConvertReply,
    samples: [{ qasm: samples.GHZ }, { qasm: samples.SWAP, basis: "u3+cx" }],
  }),
];

/** `density-matrix` as `DensityMatrix`. */
function nameOf(engine: string): string {
  return engine.replace(/(^|-)([a-z])/g, (_match, _dash, letter: string) => letter.toUpperCase());
}

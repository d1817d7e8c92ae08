import type { FamilyEntries } from "../entry.js";

const HEAD = 'OPENQASM 3.0; include "stdgates.inc";';
/** Of what would go on for the twenty seconds that a call may take. */
const TIMEOUT_MS = 600;
const TIME_LIMIT_MS = 600;

/** Layers of gates between neighbours, over and over. */
const layers = (qubits: number, gate: string, times: number) => {
  const pairs = Array.from(
    { length: qubits - 1 },
    (_, at) => `${gate} q[${at}]; cx q[${at}], q[${at + 1}];`,
  );
  return `${HEAD} qubit[${qubits}] q; bit[${qubits}] c; for int i in [1:${times}] { ${pairs.join(" ")} } c = measure q;`;
};
/** Entangles all qubits, as nothing that simulators are good at. */
const entangling = (qubits: number) => layers(qubits, "rx(0.3)", 200);
const observable = (qubits: number) => [{ pauli: "XYZ".repeat(qubits).slice(0, qubits) }];
/** Nearly the mebibyte that a program may have, which is no better than it has to be. */
const longest = () => `${HEAD} qubit[2] q; ${"cx q[0],q[1];\n".repeat(70_000)}`;
const measuredAmid = `${HEAD} qubit[16] q; bit[16] c; for int i in [1:40] { h q; c = measure q; if (c > 9) { x q; } }`;

const VARIABLES = 3_000;
/** Together nearly the mebibyte that a body may have. */
const triples = () =>
  Array.from({ length: 60_000 }, (_, at) => [
    at % VARIABLES,
    (at * 7 + 1 + Math.floor(at / VARIABLES)) % VARIABLES,
    ((at * 31) % 199) - 99,
  ]);
const halves = (length: number) => Array.from({ length }, (_, at) => at % 2);
const CITIES = 1_000;
const cities = () =>
  Array.from({ length: CITIES }, (_, at) => [(at * 79.19) % 89.9, (at * 104.729) % 179.9]);
const onEarth = () => ({ coords: cities(), metric: "geodesic" });
/** A plain body has one form of the problem alone. */
const noMatrix = { matrix: undefined };
const aQubo = () => ({ ...noMatrix, n: 1, terms: [] });
const someCities = () => ({ ...noMatrix, coords: [], metric: "EUC_2D" });
const aState = { qasm: "OPENQASM 3.0; qubit[1] q;" };
const oneObservable = { ...aState, observables: [{ pauli: "Z" }] };

export const entries: FamilyEntries = {
  routes: {
    getHealth: {},
    listQuantumRoutes: {},
    executeOnAuto: {
      body: () => ({ ...aState, observables: undefined, noise: undefined }),
      costly: () => ({ qasm: measuredAmid, shots: 10_000, timeout_ms: TIMEOUT_MS }),
    },
    executeOnStatevector: {
      body: () => ({ ...aState, observables: undefined, noise: undefined }),
      costly: () => ({ qasm: entangling(24), shots: 100_000, timeout_ms: TIMEOUT_MS }),
    },
    executeOnDensityMatrix: {
      body: () => ({ ...aState, observables: undefined, noise: undefined }),
      costly: () => ({
        qasm: entangling(12),
        noise: { depolarizing: 0.01, readout: 0.01 },
        timeout_ms: TIMEOUT_MS,
      }),
    },
    executeOnStabilizer: {
      body: () => ({ ...aState, observables: undefined, noise: undefined }),
      costly: () => ({ qasm: layers(2_000, "h", 40), shots: 5_000, timeout_ms: TIMEOUT_MS }),
    },
    executeOnMps: {
      body: () => ({ ...aState, observables: undefined, noise: undefined }),
      costly: () => ({ qasm: entangling(60), timeout_ms: TIMEOUT_MS }),
    },
    executeOnSparse: {
      body: () => ({ ...aState, observables: undefined, noise: undefined }),
      costly: () => ({ qasm: layers(20, "rx(0.3)", 9), timeout_ms: TIMEOUT_MS }),
    },
    expectOnStatevector: {
      body: () => oneObservable,
      costly: () => ({ qasm: entangling(20), observables: observable(20), timeout_ms: TIMEOUT_MS }),
    },
    expectOnDensityMatrix: { body: () => ({ ...oneObservable, noise: undefined }) },
    expectOnStabilizer: { body: () => oneObservable },
    expectOnMps: { body: () => oneObservable },
    readAmplitudesOnStatevector: { body: () => ({ ...aState, basis_states: undefined }) },
    readAmplitudesOnMps: { body: () => ({ ...aState, basis_states: undefined }) },
    computeUnitary: {
      body: () => aState,
      costly: () => ({ qasm: layers(10, "rx(0.3)", 20), timeout_ms: TIMEOUT_MS }),
    },
    validateCircuit: { body: () => aState, costly: () => ({ qasm: longest() }) },
    analyzeCircuit: { body: () => aState, costly: () => ({ qasm: longest() }) },
    compareCircuits: {
      body: () => ({ a: aState.qasm, b: aState.qasm }),
      costly: () => ({ a: entangling(16), b: entangling(16), timeout_ms: TIMEOUT_MS }),
    },
    convertCircuit: {
      body: () => ({ ...aState, basis: undefined, version: undefined }),
      costly: () => ({ qasm: layers(40, "rx(0.3)", 200), basis: "u3+cx" }),
    },
    solveQubo: {
      body: aQubo,
      costly: () => ({ n: VARIABLES, terms: triples(), time_limit_ms: TIME_LIMIT_MS }),
    },
    evaluateQubo: {
      body: () => ({ ...aQubo(), x: [0] }),
      costly: () => ({ n: VARIABLES, terms: triples(), x: halves(VARIABLES) }),
    },
    solveIsing: { body: () => ({ n: 1, h: [1], J: [] }) },
    solveMaxCut: {
      body: () => ({ n: 2, edges: [[0, 1]], one_based: false }),
      costly: () => ({ n: VARIABLES, edges: triples(), time_limit_ms: TIME_LIMIT_MS }),
    },
    evaluateMaxCut: {
      body: () => ({ n: 2, edges: [[0, 1]], one_based: false, partition: [0, 1] }),
    },
    solveTsp: {
      body: someCities,
      costly: () => ({ ...onEarth(), time_limit_ms: TIME_LIMIT_MS }),
    },
    evaluateTour: {
      body: () => ({ ...someCities(), tour: [] }),
      costly: () => ({ ...onEarth(), tour: Array.from({ length: CITIES }, (_, at) => at) }),
    },
    runQaoa: {
      body: () => ({ ...aQubo(), edges: undefined, one_based: undefined, p: 1 }),
      costly: () => ({
        n: 18,
        edges: Array.from({ length: 18 }, (_, at) => [at, (at * 5 + 7) % 18]),
        p: 5,
        time_limit_ms: TIME_LIMIT_MS,
      }),
    },
  },
};

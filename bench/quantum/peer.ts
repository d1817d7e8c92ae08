import type QuantumCircuit from "quantum-circuit";
import { seededRandom } from "../../src/engines/math/seeded-random/seeded-random.js";
import type { Simulator } from "../../src/engines/quantum/simulator/simulator.js";
import { createStateVectorSimulator } from "../../src/engines/quantum/statevector/state-vector-simulator.js";
import { applyAll, bitsOf } from "../../test/helpers/quantum/gate-steps.js";
import { median } from "../paired-load.js";
import { cpuMsOf } from "./cpu-time.js";
import { circuitOf, stepsOf } from "./programs.js";
import { atLeast, atMost, type Row, tell } from "./rows.js";

const QUBITS = 16;
const GATES = 64;
const REPETITIONS = 3;
const REPETITIONS_OF_OURS = 25;
const SEED = "bench";
const FACTOR_MIN = 100;
const DISTANCE_MAX = 1e-9;

/** Gates that both have, with their qubits and angles. */
const CALLS: readonly (readonly [name: string, qubits: number, angles: number])[] = [
  ["h", 1, 0],
  ["x", 1, 0],
  ["y", 1, 0],
  ["t", 1, 0],
  ["rx", 1, 1],
  ["ry", 1, 1],
  ["rz", 1, 1],
  ["u3", 1, 3],
  ["cx", 2, 0],
  ["cz", 2, 0],
  ["swap", 2, 0],
  ["ccx", 3, 0],
];

/** An h on each qubit, so that no amplitude is 0, and then any of the gates on any qubits. */
function programOf(qubits: number): string {
  const random = seededRandom(SEED);
  const all = Array.from({ length: qubits }, (_, qubit) => `q[${qubit}]`);
  const calls = Array.from({ length: GATES - qubits }, () => {
    const [name, operands, angles] = random.pick(CALLS);
    const values = Array.from({ length: angles }, () => (2 * Math.PI * random.next()).toFixed(6));
    const given = angles === 0 ? "" : `(${values})`;
    return `${name}${given} ${random.shuffle(all).slice(0, operands)};`;
  });
  const head = ["OPENQASM 2.0;", 'include "qelib1.inc";', `qreg q[${qubits}];`];
  return [...head, ...all.map((operand) => `h ${operand};`), ...calls].join("\n");
}

interface Timed<Result> {
  readonly result: Result;
  readonly ms: number;
}

/** The last result, and the median of the times after one to warm up. */
function repeat<Result>(times: number, work: () => Result): Timed<Result> {
  let result = work();
  const ms = Array.from({ length: times }, () =>
    cpuMsOf(() => {
      result = work();
    }),
  );
  return { result, ms: median(ms) };
}

/** All but reading the program: a new state, and every gate done to it. */
function runOurs(program: string): Timed<Simulator> {
  const { qubits, instructions } = circuitOf(program);
  const steps = stepsOf({ instructions });
  return repeat(REPETITIONS_OF_OURS, () => {
    const simulator = applyAll(createStateVectorSimulator(qubits), steps);
    simulator.probabilityOfOne(0);
    return simulator;
  });
}

function runTheirs(Peer: typeof QuantumCircuit, program: string): Timed<QuantumCircuit["state"]> {
  const circuit = new Peer();
  circuit.importQASM(program, (errors) => {
    if (errors.length > 0) throw new Error(`quantum-circuit refuses: ${JSON.stringify(errors)}`);
  });
  return repeat(REPETITIONS, () => {
    circuit.run();
    return circuit.state;
  });
}

/** How far two states are apart up to a phase: 1 less |⟨ours|theirs⟩|. */
function distanceOf(ours: Simulator, theirs: QuantumCircuit["state"]): number {
  let re = 0;
  let im = 0;
  for (const [index, amplitude] of Object.entries(theirs)) {
    const [x, y] = ours.amplitude!(bitsOf(Number(index), ours.qubits));
    re += x * amplitude.re + y * amplitude.im;
    im += x * amplitude.im - y * amplitude.re;
  }
  return Math.abs(1 - Math.hypot(re, im));
}

/** The same program in both. */
export async function peerRows(): Promise<Row[]> {
  const { default: Peer } = await import("quantum-circuit");
  const program = programOf(QUBITS);
  const ours = runOurs(program);
  const theirs = runTheirs(Peer, program);
  tell(`${GATES} gates: ours ${ours.ms.toFixed(2)} ms, theirs ${theirs.ms.toFixed(0)} ms`);
  const beside = `quantum-circuit, ${QUBITS} qubits, ${GATES} gates`;
  return [
    atMost(
      `${beside}: distance of the states`,
      distanceOf(ours.result, theirs.result),
      DISTANCE_MAX,
      (distance) => distance.toExponential(1),
    ),
    atLeast(`${beside}: its time by ours`, theirs.ms / ours.ms, FACTOR_MIN, (factor) =>
      factor.toFixed(0),
    ),
  ];
}

// Mixed states and unitaries at their most qubits: a random circuit with and without noise, and the matrix of one.
// Run it with: npx tsx bench/quantum/density-matrix.ts
import { type Random, seededRandom } from "../../src/engines/math/seeded-random/seeded-random.js";
import type { GateCall } from "../../src/engines/quantum/circuit/circuit.js";
import { createDensityMatrixSimulator } from "../../src/engines/quantum/density-matrix/density-matrix-simulator.js";
import { channelsOf, type NoiseModel } from "../../src/engines/quantum/density-matrix/noise.js";
import { UNITARY_QUBITS_MAX, unitaryOf } from "../../src/engines/quantum/unitary/unitary-of.js";
import { gate } from "../../test/helpers/quantum/gate-steps.js";
import { cpuMsOf } from "./cpu-time.js";

/** How many qubits each takes, and how many angles; half of them take two qubits. */
const GATES = {
  h: [1, 0],
  t: [1, 0],
  rx: [1, 1],
  rz: [1, 1],
  u3: [1, 3],
  cz: [2, 0],
  cp: [2, 1],
  swap: [2, 0],
  cx: [2, 0],
  ch: [2, 0],
} as const;

function randomCircuit(qubits: number, gates: number): GateCall[] {
  const random: Random = seededRandom("bench");
  return Array.from({ length: gates }, () => {
    const [name, [width, angles]] = random.pick(Object.entries(GATES));
    const one = random.below(qubits);
    const other = (one + 1 + random.below(qubits - 1)) % qubits;
    const places = width === 2 ? [one, other] : [one];
    const params = Array.from({ length: angles }, () => random.next() * 6);
    const steps = gate(name, places, ...params);
    return { kind: "gate", name, params, qubits: places, steps, line: 1, column: 1 };
  });
}

function timed(name: string, work: () => void): void {
  console.log(`${name.padEnd(60)} ${cpuMsOf(work).toFixed(0).padStart(7)} ms of CPU`);
}

function purityAfter(qubits: number, circuit: readonly GateCall[], noise: NoiseModel): number {
  const simulator = createDensityMatrixSimulator(qubits);
  const channels = channelsOf(noise);
  for (const { steps, qubits: touched } of circuit) {
    for (const step of steps) simulator.apply(step);
    for (const qubit of touched) {
      for (const channel of channels) simulator.applyChannel(channel, qubit);
    }
  }
  return simulator.purity();
}

const NOISE: NoiseModel = { depolarizing: 0.01, amplitudeDamping: 0.01, phaseDamping: 0.01 };
for (const qubits of [8, 10, 12]) {
  const circuit = randomCircuit(qubits, 100);
  const megabytes = (16 * 4 ** qubits) / 2 ** 20;
  timed(`density matrix ${qubits}, ${megabytes} MiB: 100 gates`, () =>
    purityAfter(qubits, circuit, {}),
  );
  timed(`density matrix ${qubits}, ${megabytes} MiB: 100 gates, all channels`, () =>
    purityAfter(qubits, circuit, NOISE),
  );
}

const registers = { clbits: 0, qubitRegisters: [], bitRegisters: [] };
const instructions = randomCircuit(UNITARY_QUBITS_MAX, 1_000);
timed(`unitary ${UNITARY_QUBITS_MAX}: 1,000 gates`, () =>
  unitaryOf({ version: 3, qubits: UNITARY_QUBITS_MAX, ...registers, instructions }),
);

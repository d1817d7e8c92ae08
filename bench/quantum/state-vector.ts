import { seededRandom } from "../../src/engines/math/seeded-random/seeded-random.js";
import type { Step } from "../../src/engines/quantum/circuit/circuit.js";
import { moveSteps } from "../../src/engines/quantum/gates/change-steps.js";
import { STANDARD_GATES } from "../../src/engines/quantum/gates/standard-gates.js";
import type { Amplitudes } from "../../src/engines/quantum/statevector/kernels.js";
import { runSteps } from "../../src/engines/quantum/statevector/run-steps.js";
import { fourierTransform, gate } from "../../test/helpers/quantum/gate-steps.js";
import { median } from "../paired-load.js";
import { cpuMsOf } from "./cpu-time.js";
import { atMost, type Row, tell } from "./rows.js";

const SIZES = [20, 22, 24];
const LAYERS = 8;
const MIXED_GATES = 300;
const REPETITIONS = 5;
const PASSES = 50;
const SEED = "bench";
const GATE_TIME_MAX = 1.5;

/** The steps of each gate as it is written. */
type Gates = readonly (readonly Step[])[];

/** Every qubit turned by any angles, then cx on pairs of them, and so on. */
function layers(qubits: number): Gates {
  const random = seededRandom(SEED);
  const all = Array.from({ length: qubits }, (_, qubit) => qubit);
  const angle = () => 2 * Math.PI * random.next();
  return Array.from({ length: LAYERS }, () => {
    const order = random.shuffle(all);
    return [
      ...all.map((qubit) => gate("u3", [qubit], angle(), angle(), angle())),
      ...all.slice(qubits / 2).map((_, at) => gate("cx", order.slice(2 * at, 2 * at + 2))),
    ];
  }).flat();
}

/** Each of its gates is one step. */
const fourier = (qubits: number): Gates => fourierTransform(qubits).map((step) => [step]);

/** Gates of stdgates.inc, each as often as any other, on any qubits; without id, which costs nothing. */
function mix(qubits: number): Gates {
  const random = seededRandom(SEED);
  const all = Array.from({ length: qubits }, (_, qubit) => qubit);
  const known = STANDARD_GATES.filter(
    ({ name, libraries }) => libraries.includes("stdgates") && name !== "id",
  );
  return Array.from({ length: MIXED_GATES }, () => {
    const { params, steps } = random.pick(known);
    const angles = Array.from({ length: params }, () => 2 * Math.PI * random.next());
    return moveSteps(steps(angles), random.shuffle(all));
  });
}

const CIRCUITS: readonly [name: string, gates: (qubits: number) => Gates][] = [
  ["layers of u3 and cx", layers],
  ["QFT", fourier],
  ["any of stdgates.inc", mix],
];

/** Reads and writes each number once; two passes leave them as they were. */
function passOver({ re, im }: Amplitudes): void {
  for (let at = 0; at < re.length; at++) {
    re[at] = -(re[at] as number);
    im[at] = -(im[at] as number);
  }
}

/** The mean time of a gate, and the time of a pass over the same arrays: medians, in turns. */
function compare(state: Amplitudes, gates: Gates): { gateMs: number; passMs: number } {
  const steps = gates.flat();
  const gateTimes: number[] = [];
  const passTimes: number[] = [];
  const passes = () => {
    for (let pass = 0; pass < PASSES; pass++) passOver(state);
  };
  passes();
  runSteps(state, steps);
  for (let done = 0; done < REPETITIONS; done++) {
    passTimes.push(cpuMsOf(passes) / PASSES);
    gateTimes.push(cpuMsOf(() => runSteps(state, steps)) / gates.length);
  }
  return { gateMs: median(gateTimes), passMs: median(passTimes) };
}

/** The mean time of a gate as written, by the time of one pass over the state. */
export function stateVectorRows(): Row[] {
  const rows: Row[] = [];
  for (const qubits of SIZES) {
    const state = { re: new Float64Array(2 ** qubits), im: new Float64Array(2 ** qubits) };
    state.re[0] = 1;
    for (const [name, gatesOn] of CIRCUITS) {
      const gates = gatesOn(qubits);
      const { gateMs, passMs } = compare(state, gates);
      tell(`${qubits} qubits, ${name}: ${gates.length} gates of ${gateMs.toFixed(3)} ms`);
      rows.push(
        atMost(
          `statevector, ${qubits} qubits, ${name}: gate by a pass of ${passMs.toFixed(2)} ms`,
          gateMs / passMs,
          GATE_TIME_MAX,
          (times) => times.toFixed(2),
        ),
      );
    }
  }
  return rows;
}

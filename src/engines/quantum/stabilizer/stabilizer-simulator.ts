import type { Random } from "../../math/seeded-random/seeded-random.js";
import type { Step } from "../circuit/circuit.js";
import { readPauli } from "../simulator/read-strings.js";
import type { Distribution, OutcomeLimits, Simulator } from "../simulator/simulator.js";
import { checkQubits, SimulatorError } from "../simulator/simulator-error.js";
import { cliffordOf } from "./clifford.js";
import { addTo, type OutcomeSpace, outcomeSpace } from "./outcome-space.js";
import { Tableau } from "./tableau.js";

export const STABILIZER_QUBITS_MAX = 2_000;

/**
 * Simulates Clifford circuits in polynomial time, up to global phase. Throws `too_many_qubits` above 2,000
 * qubits, and `not_clifford` at a step that is none, which leaves the state as it was.
 */
export function createStabilizerSimulator(qubits: number): Simulator {
  checkQubits("stabilizer", qubits, STABILIZER_QUBITS_MAX);
  return new StabilizerSimulator(new Tableau(qubits));
}

class StabilizerSimulator implements Simulator {
  readonly #tableau: Tableau;

  constructor(tableau: Tableau) {
    this.#tableau = tableau;
  }

  get qubits(): number {
    return this.#tableau.qubits;
  }

  apply(step: Step): void {
    const gates = cliffordOf(step);
    if (!gates) throw notClifford(step);
    for (const gate of gates) this.#tableau.apply(gate);
  }

  probabilityOfOne(qubit: number): number {
    if (this.#tableau.randomRow(qubit) >= 0) return 0.5;
    return (1 - this.#tableau.expectation([{ qubit, x: 0, z: 1 }])) / 2;
  }

  project(qubit: number, outcome: 0 | 1): void {
    const row = this.#tableau.randomRow(qubit);
    if (row >= 0) this.#tableau.collapse(qubit, row, outcome);
    else if (this.probabilityOfOne(qubit) !== outcome) {
      throw new RangeError(`qubit ${qubit} is never ${outcome}`);
    }
  }

  clone(): Simulator {
    return new StabilizerSimulator(new Tableau(this.qubits, this.#tableau));
  }

  distribution(qubits: readonly number[], { all, top }: OutcomeLimits): Distribution {
    const space = outcomeSpace(this.#tableau, qubits);
    const count = 2 ** space.directions.length;
    const listed = count <= all ? count : Math.min(top, count);
    const outcomes = new Map<string, number>();
    const words = space.base.slice();
    for (let index = 1; index <= listed; index++) {
      outcomes.set(textOf(words, qubits.length), 1 / count);
      // The Gray code goes from one outcome to the next by one direction.
      const direction = space.directions[31 - Math.clz32(index & -index)];
      if (direction) addTo(words, direction);
    }
    return { outcomes, restMass: 1 - listed / count };
  }

  sample(qubits: readonly number[], shots: number, random: Random): Map<string, number> {
    const space = outcomeSpace(this.#tableau, qubits);
    const counts = new Map<string, number>();
    for (let shot = 0; shot < shots; shot++) {
      const outcome = textOf(drawFrom(space, random), qubits.length);
      counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
    }
    return counts;
  }

  expectation(pauli: string): number {
    return this.#tableau.expectation(readPauli(pauli, this.qubits));
  }

  memoryBytes(): number {
    return this.#tableau.memoryBytes();
  }
}

function notClifford(step: Step): SimulatorError {
  const { length } = step.controls;
  const controls = length === 0 ? "" : ` with ${length} control${length === 1 ? "" : "s"}`;
  const name =
    step.kind === "phase" ? `phase of ${step.angle}${controls}` : `${step.kind}${controls}`;
  return new SimulatorError(
    "not_clifford",
    `the stabilizer engine takes Clifford gates alone; a ${name} is none`,
    { step: name, controls: length },
  );
}

const DRAWN_BITS = 32;

function drawFrom({ base, directions }: OutcomeSpace, random: Random): Int32Array {
  const words = base.slice();
  let drawn = 0;
  for (const [index, direction] of directions.entries()) {
    if (index % DRAWN_BITS === 0) drawn = random.next() * 2 ** DRAWN_BITS;
    if (((drawn >>> (index % DRAWN_BITS)) & 1) === 1) addTo(words, direction);
  }
  return words;
}

/** Each byte as eight digits, its lowest bit first. */
const BYTES = Array.from({ length: 256 }, (_, byte) =>
  [...byte.toString(2).padStart(8, "0")].reverse().join(""),
);

function textOf(words: Int32Array, length: number): string {
  let text = "";
  for (let at = 0; at < length; at += 8) {
    text += BYTES[((words[at >>> 5] as number) >>> (at & 31)) & 255];
  }
  return text.slice(0, length);
}

import type { Circuit, Step } from "../circuit/circuit.js";
import { eachGate } from "../circuit/walk.js";
import { DisjointSets } from "./disjoint-sets.js";

/** Two qubits that steps act on together, the lower first, and in how many steps. */
export type Interaction = readonly [qubit: number, other: number, steps: number];

export interface InteractionGraph {
  /** In the order of the qubits. */
  readonly edges: readonly Interaction[];
  /** How many groups of the qubits that gates act on have no interaction with each other. */
  readonly components: number;
  /** How many others the qubit interacts with that has most of them. */
  readonly degreeMax: number;
  /** Steps whose pairs were too many to be among the edges; `components` knows of them. */
  readonly uncountedSteps: number;
}

/** So many pairs are taken from steps on three qubits and more; those of two qubits are all taken. */
const WIDE_PAIRS_MAX = 200_000;

/**
 * Which qubits act on each other, conditional gates included: an edge for each pair of the qubits of a step. A step on
 * three qubits and more is left out of the edges where it would bring the pairs of all such steps above 200,000.
 */
export function interactionsOf({ instructions, qubits }: Circuit): InteractionGraph {
  const counts = new Map<number, number>();
  const groups = new DisjointSets(qubits);
  let pairsLeft = WIDE_PAIRS_MAX;
  let uncountedSteps = 0;
  for (const call of eachGate(instructions)) {
    for (const qubit of call.qubits) groups.add(qubit);
    for (const step of call.steps) {
      const together = qubitsOf(step);
      groups.join(together);
      const pairs = (together.length * (together.length - 1)) / 2;
      const widePairs = together.length > 2 ? pairs : 0;
      if (widePairs > pairsLeft) {
        uncountedSteps += 1;
      } else {
        pairsLeft -= widePairs;
        countPairs(counts, together, qubits);
      }
    }
  }
  const edges = [...counts]
    .sort(([a], [b]) => a - b)
    .map(([pair, steps]): Interaction => [Math.floor(pair / qubits), pair % qubits, steps]);
  return { edges, components: groups.count, degreeMax: degreeMaxOf(edges, qubits), uncountedSteps };
}

function countPairs(counts: Map<number, number>, together: readonly number[], qubits: number) {
  for (const [at, one] of together.entries()) {
    for (let next = at + 1; next < together.length; next++) {
      const other = together[next] ?? one;
      const pair = Math.min(one, other) * qubits + Math.max(one, other);
      counts.set(pair, (counts.get(pair) ?? 0) + 1);
    }
  }
}

function degreeMaxOf(edges: readonly Interaction[], qubits: number): number {
  const degrees = new Uint32Array(qubits);
  for (const [one, other] of edges) {
    for (const qubit of [one, other]) degrees[qubit] = (degrees[qubit] ?? 0) + 1;
  }
  return degrees.reduce((most, degree) => Math.max(most, degree), 0);
}

/** The qubits of a step, controls first. */
export function qubitsOf(step: Step): number[] {
  const controls = step.controls.map(({ qubit }) => qubit);
  switch (step.kind) {
    case "unitary":
      return [...controls, step.target];
    case "swap":
      return [...controls, ...step.targets];
    case "phase":
      return controls;
  }
}

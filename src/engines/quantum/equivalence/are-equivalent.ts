import { qubitsOf } from "../analysis/interactions.js";
import type { Circuit, Step } from "../circuit/circuit.js";
import { moveSteps } from "../gates/change-steps.js";
import { STABILIZER_QUBITS_MAX } from "../stabilizer/stabilizer-simulator.js";
import { STATEVECTOR_QUBITS_MAX } from "../statevector/state-vector-simulator.js";
import { cancelEachOther } from "./cancel-gates.js";
import { DISTANCE_MAX, DifferenceCircuit } from "./difference-circuit.js";
import { cliffordGatesOf, haveSameTableau } from "./same-tableau.js";
import { differenceOfMeasurements, readStraight } from "./straight-circuit.js";

/** Up to so many qubits, circuits are compared by their unitaries. */
const UNITARY_QUBITS_MAX = 12;
/** Random states that larger circuits are compared on. */
const STATES = 3;

export interface EquivalenceOptions {
  /** Random states follow from it. */
  readonly seed: number | string;
  /** Answers true when the time of the call is over; where there is no answer yet, `timeout` is thrown. */
  readonly isOver?: (() => boolean) | undefined;
}

export interface Equivalence {
  /** Null where the circuits are too large for an answer. */
  readonly equivalent: boolean | null;
  /** What decided; `structure` is that of registers and measurements. */
  readonly method:
    | "structure"
    | "stabilizer"
    | "cancellation"
    | "unitary"
    | "random-states"
    | "none";
  /** Whether the answer is certain, but for rounding. */
  readonly isProof: boolean;
  /** With a = e^(i phase) b, in radians in [-π, π]; unknown above 12 qubits where no states were compared. */
  readonly globalPhase?: number;
  /**
   * The largest norm, in [0, 2], of the difference of what a and e^(i phase) b make of a state, over all states that
   * were compared. The circuits differ where it is above 1e-8.
   */
  readonly distance?: number;
  /** One sentence. */
  readonly reason: string;
}

/**
 * Whether two circuits of gates do the same to every state, up to one phase of all. Measurements that end them must
 * send the same qubits to the same bits; other measurements, resets and conditionals throw `no_single_state`.
 *
 * Clifford circuits up to 2,000 qubits are compared by the images of the X and Z of each qubit. Of others, of any size,
 * gates are cancelled that meet their inverse in a and the inverse of b; where some are left, up to 12 qubits are
 * compared by all columns of the unitaries, and up to 24 on random states, which prove nothing but a difference. Only
 * qubits that gates are on count. Takes up to 256 MiB and the steps of both circuits.
 */
export function areEquivalent(a: Circuit, b: Circuit, options: EquivalenceOptions): Equivalence {
  const [one, other] = [readStraight(a), readStraight(b)];
  if (a.qubits !== b.qubits) {
    return differ("structure", `a has ${countOf(a.qubits)}, and b has ${countOf(b.qubits)}`);
  }
  const difference = differenceOfMeasurements(one, other);
  if (difference !== undefined) return differ("structure", difference);
  const used = onUsedQubits(a.qubits, one.steps, other.steps);
  return (
    compareCliffords(used, options) ?? cancelGates(used, options) ?? compareStates(used, options)
  );
}

function countOf(qubits: number): string {
  return qubits === 1 ? "1 qubit" : `${qubits} qubits`;
}

interface StepsOfBoth {
  readonly qubits: number;
  readonly a: readonly Step[];
  readonly b: readonly Step[];
}

/** The steps of both with the qubits left out that none is on. */
function onUsedQubits(all: number, a: readonly Step[], b: readonly Step[]): StepsOfBoth {
  const isUsed = new Uint8Array(all);
  for (const steps of [a, b]) {
    for (const step of steps) for (const qubit of qubitsOf(step)) isUsed[qubit] = 1;
  }
  let qubits = 0;
  const to = Array.from(isUsed, (used) => (used === 1 ? qubits++ : -1));
  return { qubits, a: moveSteps(a, to), b: moveSteps(b, to) };
}

/** Undefined where one is no Clifford circuit, or both are too large. */
function compareCliffords(both: StepsOfBoth, options: EquivalenceOptions): Equivalence | undefined {
  const { qubits } = both;
  if (qubits > STABILIZER_QUBITS_MAX) return undefined;
  const [a, b] = [cliffordGatesOf(both.a), cliffordGatesOf(both.b)];
  if (!a || !b) return undefined;
  if (!haveSameTableau(qubits, a, b)) {
    const images = "the X or Z of some qubit becomes another Pauli string in a than in b";
    return differ("stabilizer", `all gates are Clifford, and ${images}`);
  }
  const reason =
    "all gates are Clifford, and the X and Z of each qubit become the same Pauli strings";
  const figures = phaseOf(both, options);
  // Very many gates that are each nearly one may differ together.
  if ((figures.distance ?? 0) > DISTANCE_MAX) return undefined;
  return { ...agreed("stabilizer", reason), ...figures };
}

/** Undefined where gates are left, which says nothing. */
function cancelGates(both: StepsOfBoth, options: EquivalenceOptions): Equivalence | undefined {
  if (!cancelEachOther(both.qubits, both.a, both.b)) return undefined;
  const reason = "each gate of a and then the inverse of b meets its inverse, and nothing is left";
  return { ...agreed("cancellation", reason), ...phaseOf(both, options) };
}

/** The global phase of small circuits that are equivalent. */
function phaseOf(
  both: StepsOfBoth,
  { seed, isOver = () => false }: EquivalenceOptions,
): Pick<Equivalence, "globalPhase" | "distance"> {
  if (both.qubits > UNITARY_QUBITS_MAX) return {};
  const difference = new DifferenceCircuit(both, isOver);
  difference.compareProductState(String(seed));
  return figuresOf(difference);
}

function figuresOf({
  globalPhase,
  distance,
}: DifferenceCircuit): Pick<Equivalence, "globalPhase" | "distance"> {
  return { globalPhase, distance };
}

function compareStates(
  both: StepsOfBoth,
  { seed, isOver = () => false }: EquivalenceOptions,
): Equivalence {
  const { qubits } = both;
  if (qubits > STATEVECTOR_QUBITS_MAX) {
    const limits = `${STATEVECTOR_QUBITS_MAX} are compared, or ${STABILIZER_QUBITS_MAX} where all are Clifford`;
    const reason = `the gates are on ${qubits} qubits, and at most ${limits}`;
    return { equivalent: null, method: "none", isProof: false, reason };
  }
  const difference = new DifferenceCircuit(both, isOver);
  const isSmall = qubits <= UNITARY_QUBITS_MAX;
  let states = 0;
  do {
    difference.compareProductState(`${seed}/${states}`);
    states += 1;
    if (!difference.isIdentity) return differOnState("random-states", difference);
  } while (!isSmall && states < STATES && !isOver());
  if (!isSmall) {
    const times = states === 1 ? "1 random state" : `${states} random states`;
    const reason = `both do the same to ${times}, which is no proof`;
    return { ...agreed("random-states", reason), ...figuresOf(difference) };
  }
  const columns = difference.compareColumns();
  if (!difference.isIdentity) return differOnState("unitary", difference);
  if (columns < 2 ** qubits) {
    const some = `both do the same to a random state and to ${columns} of ${2 ** qubits} basis states`;
    const reason = `${some}, which is no proof; then the time was over`;
    return { ...agreed("random-states", reason), ...figuresOf(difference) };
  }
  const reason = "both do the same to every basis state, with one phase";
  return { ...agreed("unitary", reason), ...figuresOf(difference) };
}

function differ(method: "structure" | "stabilizer", reason: string): Equivalence {
  return { equivalent: false, method, isProof: true, reason };
}

function differOnState(
  method: "random-states" | "unitary",
  { distance }: DifferenceCircuit,
): Equivalence {
  const state = method === "unitary" ? "basis states" : "a random state";
  const reason = `what a and b make of ${state} is ${distance.toPrecision(2)} apart, whatever the global phase`;
  return { equivalent: false, method, isProof: true, distance, reason };
}

function agreed(
  method: "stabilizer" | "cancellation" | "unitary" | "random-states",
  reason: string,
): Equivalence {
  return { equivalent: true, method, isProof: method !== "random-states", reason };
}

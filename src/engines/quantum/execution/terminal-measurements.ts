import {
  type Circuit,
  type Conditional,
  comparedBits,
  type Instruction,
} from "../circuit/circuit.js";
import { eachInstruction } from "../circuit/walk.js";

/** A bit and the qubit whose value it gets. */
export interface BitRecord {
  readonly clbit: number;
  readonly qubit: number;
}

export interface TerminalMeasurements {
  /** Where they are among the instructions of the circuit. */
  readonly positions: ReadonlySet<number>;
  /** What they record that no later measurement overwrites, each bit once. */
  readonly records: readonly BitRecord[];
}

/**
 * The measurements that may as well be made at the end, all at once: those at top level after which only
 * barriers and measurements touch the qubit, and whose bit no later condition reads. At most
 * `recordsMax` that record something are found, the last ones. Linear in the size of the circuit.
 */
export function findTerminalMeasurements(
  { instructions, qubits, clbits }: Circuit,
  recordsMax = Number.POSITIVE_INFINITY,
): TerminalMeasurements {
  const later = new Later(qubits, clbits);
  const positions = new Set<number>();
  const records: BitRecord[] = [];
  for (let at = instructions.length - 1; at >= 0; at--) {
    const instruction = instructions[at];
    if (instruction?.kind !== "measure") {
      if (instruction) later.add(instruction);
      continue;
    }
    const { qubit, clbit } = instruction;
    const fate = later.fateOf(qubit, clbit);
    if (fate === "dropped") positions.add(at);
    else if (fate === "kept" && clbit !== undefined && records.length < recordsMax) {
      positions.add(at);
      records.push({ clbit, qubit });
    }
    if (clbit !== undefined) later.isOverwritten[clbit] = 1;
  }
  return { positions, records: records.reverse() };
}

/** What happens to qubits and bits after a place in a circuit, which is read from its end. */
class Later {
  readonly #isTouched: Uint8Array;
  readonly #isRead: Uint8Array;
  readonly isOverwritten: Uint8Array;
  /** In a branch that may not be taken. */
  readonly #mayBeOverwritten: Uint8Array;
  /** Conditions share the lists of registers, which may be long. */
  readonly #seen = new Set<readonly number[]>();

  constructor(qubits: number, clbits: number) {
    this.#isTouched = new Uint8Array(qubits);
    this.#isRead = new Uint8Array(clbits);
    this.isOverwritten = new Uint8Array(clbits);
    this.#mayBeOverwritten = new Uint8Array(clbits);
  }

  /** What becomes of a measurement before the place. */
  fateOf(qubit: number, clbit: number | undefined): "kept" | "dropped" | "needed at its place" {
    if (this.#isTouched[qubit] === 1) return "needed at its place";
    if (clbit === undefined) return "dropped";
    if (this.#isRead[clbit] === 1) return "needed at its place";
    if (this.isOverwritten[clbit] === 1) return "dropped";
    return this.#mayBeOverwritten[clbit] === 1 ? "needed at its place" : "kept";
  }

  add(instruction: Instruction): void {
    switch (instruction.kind) {
      case "gate":
        for (const qubit of instruction.qubits) this.#isTouched[qubit] = 1;
        break;
      case "reset":
        this.#isTouched[instruction.qubit] = 1;
        break;
      case "measure":
        if (instruction.clbit !== undefined) this.#mayBeOverwritten[instruction.clbit] = 1;
        break;
      case "if":
        this.#read(instruction);
        for (const branch of [instruction.then, instruction.otherwise]) {
          for (const inner of eachInstruction(branch)) {
            if (inner.kind === "if") this.#read(inner);
            else this.add(inner);
          }
        }
        break;
      case "barrier":
        break;
    }
  }

  #read({ condition }: Conditional): void {
    for (const bits of comparedBits(condition)) {
      if (this.#seen.has(bits)) continue;
      this.#seen.add(bits);
      for (const bit of bits) this.#isRead[bit] = 1;
    }
  }
}

/** The circuit without its terminal measurements, and how many those were. */
export function withoutTerminalMeasurements(circuit: Circuit): {
  readonly circuit: Circuit;
  readonly removed: number;
} {
  const { positions } = findTerminalMeasurements(circuit);
  const instructions = circuit.instructions.filter((_, at) => !positions.has(at));
  return { circuit: { ...circuit, instructions }, removed: positions.size };
}

/** The first instruction that is neither a gate nor a barrier: what makes a circuit more than a unitary. */
export function firstNonGate({ instructions }: Circuit): Instruction | undefined {
  return instructions.find(({ kind }) => kind !== "gate" && kind !== "barrier");
}

import { type Circuit, type Condition, comparedBits } from "../circuit/circuit.js";
import { eachInstruction } from "../circuit/walk.js";

/** Shorter lists are cheap enough wire by wire. */
const LONG_MIN = 16;

/**
 * The wires of a circuit, which are its qubits and then its bits, in groups that no long list divides. Barriers and
 * conditions share the lists of whole registers, so that a short program names very many wires; by their groups they
 * are few. A group is numbered like a wire, from the number of wires on.
 */
export class WireGroups {
  readonly wires: number;
  readonly groups: number;
  readonly #qubits: number;
  readonly #groupOf: Uint32Array;
  readonly #ofQubits = new Map<readonly number[], readonly number[]>();
  readonly #ofBits = new Map<readonly number[], readonly number[]>();

  constructor({ qubits, clbits, instructions }: Circuit) {
    this.#qubits = qubits;
    this.wires = qubits + clbits;
    this.#groupOf = new Uint32Array(this.wires);
    for (const instruction of eachInstruction(instructions)) {
      if (instruction.kind === "barrier") this.#note(this.#ofQubits, instruction.qubits);
      if (instruction.kind !== "if") continue;
      for (const bits of comparedBits(instruction.condition)) this.#note(this.#ofBits, bits);
    }
    let count = 1;
    for (const bits of this.#ofBits.keys()) count = this.#divide(bits, qubits, count);
    for (const list of this.#ofQubits.keys()) count = this.#divide(list, 0, count);
    this.groups = this.#renumber();
    for (const bits of this.#ofBits.keys()) this.#ofBits.set(bits, this.#groupsOf(bits, qubits));
    for (const list of this.#ofQubits.keys()) this.#ofQubits.set(list, this.#groupsOf(list, 0));
  }

  groupOf(wire: number): number {
    return this.wires + (this.#groupOf[wire] as number);
  }

  /** The wires of a list of qubits, or their groups where the list is long. */
  ofQubits(list: readonly number[]): readonly number[] {
    return this.#ofQubits.get(list) ?? list;
  }

  /** The wires of all bits that a condition asks, or their groups where they are in a long list. */
  ofCondition(condition: Condition): readonly number[] {
    return [...comparedBits(condition)].flatMap(
      (bits) => this.#ofBits.get(bits) ?? bits.map((bit) => this.#qubits + bit),
    );
  }

  #note(known: Map<readonly number[], readonly number[]>, list: readonly number[]): void {
    if (list.length >= LONG_MIN) known.set(list, []);
  }

  /** Parts the wires of each group that are in the list from those that are not. */
  #divide(list: readonly number[], offset: number, count: number): number {
    const parts = new Map<number, number>();
    let next = count;
    for (const own of list) {
      const old = this.#groupOf[own + offset] as number;
      let part = parts.get(old);
      if (part === undefined) {
        part = next++;
        parts.set(old, part);
      }
      this.#groupOf[own + offset] = part;
    }
    return next;
  }

  #renumber(): number {
    const numbers = new Map<number, number>();
    for (const [wire, group] of this.#groupOf.entries()) {
      const number = numbers.get(group) ?? numbers.size;
      numbers.set(group, number);
      this.#groupOf[wire] = number;
    }
    return numbers.size;
  }

  #groupsOf(list: readonly number[], offset: number): readonly number[] {
    return [...new Set(list.map((own) => this.groupOf(own + offset)))];
  }
}

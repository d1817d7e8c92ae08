import type { Circuit, Conditional, Instruction } from "../circuit/circuit.js";
import { WireGroups } from "./wire-groups.js";

/**
 * The longest chain of instructions that follow each other on a qubit or bit. A barrier has no length, and holds its
 * qubits together; a conditional is as long as its longer branch, at least 1, and is on the bits that it asks and on
 * all that its branches are on. Linear in the size of the circuit, for each level of nesting.
 */
export function depthOf(circuit: Circuit): number {
  const outermost = new Levels(circuit.qubits, new WireGroups(circuit));
  outermost.addAll(circuit.instructions);
  return outermost.depth;
}

/**
 * How far each wire has come. What is on a whole group of wires is noted for the group alone, so that a wire is as
 * far as itself or its group. The branches of conditionals have levels of their own.
 */
class Levels {
  depth = 0;
  /** Of wires, then of groups. */
  readonly #levels: Stamped;
  /** The furthest wire of each group, numbered as groups are. */
  readonly #furthest: Stamped;
  /** The conditional in which a wire or group was last put on the list. */
  readonly #listedIn: Uint32Array;
  /** The wires and groups of the conditional that is being measured, each once. */
  #named: number[] = [];
  #conditional = 1;
  #within: Levels | undefined;

  constructor(
    private readonly qubits: number,
    private readonly groups: WireGroups,
  ) {
    const size = groups.wires + groups.groups;
    this.#levels = new Stamped(size);
    this.#furthest = new Stamped(size);
    this.#listedIn = new Uint32Array(size);
  }

  addAll(instructions: readonly Instruction[]): void {
    for (const instruction of instructions) this.#add(instruction);
  }

  #add(instruction: Instruction): void {
    switch (instruction.kind) {
      case "gate":
        this.#advance(instruction.qubits, 1);
        break;
      case "barrier":
        this.#advance(this.groups.ofQubits(instruction.qubits), 0);
        break;
      case "reset":
        this.#advance([instruction.qubit], 1);
        break;
      case "measure": {
        const { qubit, clbit } = instruction;
        this.#advance(clbit === undefined ? [qubit] : [qubit, this.qubits + clbit], 1);
        break;
      }
      case "if": {
        this.#within ??= new Levels(this.qubits, this.groups);
        const { named, length } = this.#within.measure(instruction);
        this.#advance(named, length);
      }
    }
  }

  /** All wires and groups of a conditional, and its length. */
  measure({ condition, then, otherwise }: Conditional): {
    readonly named: readonly number[];
    readonly length: number;
  } {
    this.#named = [];
    this.#conditional += 1;
    this.#list(this.groups.ofCondition(condition));
    let length = 1;
    for (const branch of [then, otherwise]) {
      this.#levels.clear();
      this.#furthest.clear();
      this.depth = 0;
      this.addAll(branch);
      length = Math.max(length, this.depth);
    }
    return { named: this.#named, length };
  }

  /** Puts an instruction on wires and groups. */
  #advance(named: readonly number[], length: number): void {
    if (named.length === 0) return;
    let end = 0;
    for (const one of named) end = Math.max(end, this.#levelOf(one));
    end += length;
    for (const one of named) {
      this.#levels.set(one, end);
      if (one < this.groups.wires) this.#furthest.raise(this.groups.groupOf(one), end);
    }
    this.#list(named);
    this.depth = Math.max(this.depth, end);
  }

  #levelOf(one: number): number {
    const own = this.#levels.at(one);
    if (one >= this.groups.wires) return Math.max(own, this.#furthest.at(one));
    return Math.max(own, this.#levels.at(this.groups.groupOf(one)));
  }

  #list(named: readonly number[]): void {
    for (const one of named) {
      if (this.#listedIn[one] === this.#conditional) continue;
      this.#listedIn[one] = this.#conditional;
      this.#named.push(one);
    }
  }
}

/** Numbers that are 0 at first, and can be cleared all at once. */
class Stamped {
  readonly #values: Uint32Array;
  readonly #stamps: Uint32Array;
  #stamp = 1;

  constructor(size: number) {
    this.#values = new Uint32Array(size);
    this.#stamps = new Uint32Array(size);
  }

  clear(): void {
    this.#stamp += 1;
  }

  at(index: number): number {
    return this.#stamps[index] === this.#stamp ? (this.#values[index] as number) : 0;
  }

  set(index: number, value: number): void {
    this.#stamps[index] = this.#stamp;
    this.#values[index] = value;
  }

  raise(index: number, value: number): void {
    if (value > this.at(index)) this.set(index, value);
  }
}

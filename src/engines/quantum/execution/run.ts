import type { Measurement, Reset } from "../circuit/circuit.js";
import { holds } from "../circuit/holds.js";
import { X } from "../gates/matrices.js";
import type { Simulator } from "../simulator/simulator.js";
import { SimulatorError } from "../simulator/simulator-error.js";
import { isDensityMatrix, type Machine } from "./machine.js";
import type { Program } from "./program.js";

/** A measurement or a reset, where a run may go on in more than one way. */
export type Fork = Measurement | Reset;

/** One of the ways to go on. */
export interface Choice {
  readonly value: 0 | 1;
  /** What its bit says, which an error of reading may have flipped. */
  readonly recorded: 0 | 1;
  /** Whether the qubit had this value anyway, so that the state stays as it is. */
  readonly isCertain: boolean;
}

/** What is below comes of rounding, and is no outcome. */
const PROBABILITY_MIN = 1e-14;
/** Above, the rest to 1 may be what rounding left of the norm of the state. */
const DOUBTFUL = 1 - 1e-9;

/** One way through a program, which waits at each fork. */
export class Run {
  readonly bits: Uint8Array;
  readonly simulator: Simulator;
  readonly #program: Program;
  readonly #machine: Machine;
  #position: number;

  constructor(program: Program, machine: Machine, copied?: Run) {
    this.#program = program;
    this.#machine = machine;
    this.simulator = copied ? copied.simulator.clone() : machine.create(program.qubits);
    this.bits = copied ? copied.bits.slice() : new Uint8Array(program.clbits);
    this.#position = copied ? copied.#position : 0;
  }

  clone(): Run {
    return new Run(this.#program, this.#machine, this);
  }

  /** Goes on to the next fork, at which it stays until it is told the choice; undefined at the end. */
  advance(): Fork | undefined {
    const { operations } = this.#program;
    for (;;) {
      const operation = operations[this.#position];
      if (!operation) return undefined;
      if (this.#machine.isOver()) {
        throw new SimulatorError("timeout", "the time of the simulation is over", {
          qubits: this.#program.qubits,
        });
      }
      switch (operation.kind) {
        case "jump":
          this.#position = operation.to;
          continue;
        case "unless":
          if (holds(operation.condition, this.bits)) break;
          this.#position = operation.to;
          continue;
        case "gate":
          this.#machine.apply(this.simulator, operation);
          break;
        default:
          if (!this.#mix(operation)) return operation;
      }
      this.#position += 1;
    }
  }

  /** A density matrix holds all outcomes that nothing is recorded of. */
  #mix(fork: Fork): boolean {
    const { simulator } = this;
    if (!isDensityMatrix(simulator)) return false;
    if (fork.kind === "reset") simulator.reset(fork.qubit);
    else if (fork.clbit === undefined) simulator.dephase(fork.qubit);
    else return false;
    return true;
  }

  choose(fork: Fork, { value, recorded, isCertain }: Choice): void {
    const { qubit } = fork;
    if (!isCertain) this.simulator.project(qubit, value);
    if (fork.kind === "reset") {
      if (value === 1) {
        this.simulator.apply({ kind: "unitary", matrix: X, target: qubit, controls: [] });
      }
    } else if (fork.clbit !== undefined) this.bits[fork.clbit] = recorded;
    this.#position += 1;
  }

  /** The probability that the qubit is 1: 0 and 1 where there is no other outcome. */
  probabilityOfOne(qubit: number): number {
    const one = this.simulator.probabilityOfOne(qubit);
    if (one <= PROBABILITY_MIN) return 0;
    if (one < DOUBTFUL) return one;
    const { outcomes } = this.simulator.distribution([qubit], { all: 2, top: 2 });
    const zero = outcomes.get("0") ?? 0;
    return zero <= PROBABILITY_MIN ? 1 : 1 - zero;
  }
}

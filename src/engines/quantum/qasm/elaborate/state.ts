import { nearestName } from "../../../text/near-names/nearest-name.js";
import type { Instruction, Place, Register, Step } from "../../circuit/circuit.js";
import type { ErrorList } from "../errors/error-list.js";

import { type QasmErrorCode, RefusedBefore, refuse, refuseDeclared } from "../errors/qasm-error.js";
import type { Scalar } from "./convert.js";
import type { Surroundings } from "./evaluate.js";
import { CONSTANTS_2, CONSTANTS_3 } from "./functions.js";
import type { Gate } from "./gate.js";
import { type Bits, type Known, type Qubits, real, type Value } from "./value.js";

export const OPERATIONS_MAX = 200_000;
/** Units of work, each about 0.1 µs: tokens of expressions, steps that are copied, qubits that are named. */
const WORK_MAX = 12_000_000;
/** What an item of a list costs that is kept with the circuit, in units: memory is dearer than time. */
export const KEPT_COST = 4;

const NAMES_SHOWN_MAX = 5;

/** A scalar that is known while the circuit is unrolled. */
export interface Variable {
  readonly kind: "variable";
  readonly type: Scalar;
  readonly isConstant: boolean;
  /** Undefined before its first assignment. */
  value: Known | undefined;
}

/** A name whose declaration was refused. */
interface Broken {
  readonly kind: "broken";
}

export type Declared = Qubits | Bits | Variable | Broken;

/** The steps of a gate on qubits that are numbered from 0. */
export interface Template {
  readonly steps: readonly Step[];
  /** How many controls they have together. */
  readonly controls: number;
}

interface Scope {
  readonly symbols: Map<string, Declared>;
  /** Whether it is only entered where a measurement has some outcome. */
  readonly isConditional: boolean;
}

/** A program that is being unrolled. */
export class State {
  readonly qubitRegisters: Register[] = [];
  readonly bitRegisters: Register[] = [];
  qubits = 0;
  clbits = 0;
  /** Where instructions go: the circuit, or a branch of an if. */
  instructions: Instruction[] = [];
  /** How many statements were refused. */
  failures = 0;
  /** A bound was reached, so that nothing more is unrolled. */
  isStopped = false;
  /** Steps of gates that were called, by their modifiers and angles. */
  readonly templates = new Map<Gate, Map<string, Template>>();
  private readonly scopes: Scope[] = [{ symbols: new Map(), isConditional: false }];
  private operations = 0;
  private work = 0;
  private readonly constants: ReadonlyMap<string, number>;
  readonly around: Surroundings;

  constructor(
    readonly version: 2 | 3,
    readonly qubitsMax: number,
    /** All gates by their names; those of the program replace those of the libraries. */
    readonly gates: Map<string, Gate>,
    readonly errors: ErrorList,
    /** The lines of gate definitions, for calls that come too early. */
    readonly laterGates: ReadonlyMap<string, number>,
  ) {
    this.constants = version === 2 ? CONSTANTS_2 : CONSTANTS_3;
    this.around = {
      version,
      lookup: (name, place) => this.lookUp(name, place),
      spend: (units, place) => this.spend(units, place),
    };
  }

  get isGlobal(): boolean {
    return this.scopes.length === 1;
  }

  /** Does the work with names of its own. */
  inScope(isConditional: boolean, work: () => void): void {
    this.scopes.push({ symbols: new Map(), isConditional });
    try {
      work();
    } finally {
      this.scopes.pop();
    }
  }

  declare(name: string, symbol: Declared, place: Place): void {
    const symbols = this.scopes.at(-1)?.symbols;
    const gate = this.isGlobal ? this.gates.get(name) : undefined;
    const isGate = gate !== undefined && gate.kind !== "standard";
    const known = symbols?.get(name);
    if (isGate || (known && known.kind !== "broken")) refuseDeclared(place, name);
    symbols?.set(name, symbol);
  }

  /** Notes names of a statement that was refused, so that their uses are no errors of their own. */
  declareBroken(names: readonly string[]): void {
    const symbols = this.scopes[0]?.symbols;
    for (const name of names) {
      if (symbols && !symbols.has(name)) symbols.set(name, { kind: "broken" });
    }
  }

  find(name: string): Declared | undefined {
    return this.scopes.findLast(({ symbols }) => symbols.has(name))?.symbols.get(name);
  }

  findGlobal(name: string): Declared | undefined {
    return this.scopes[0]?.symbols.get(name);
  }

  /** Whether a name was declared outside an if that depends on a measurement, within which this is. */
  isBeyondCondition(name: string): boolean {
    const declaredAt = this.scopes.findLastIndex(({ symbols }) => symbols.has(name));
    return this.scopes.slice(declaredAt + 1).some(({ isConditional }) => isConditional);
  }

  lookUp(name: string, place: Place): Value {
    const symbol = this.find(name);
    const constant = this.constants.get(name);
    if (!symbol) return constant === undefined ? this.refuseName(name, place) : real(constant);
    return this.valueOfSymbol(symbol, name, place);
  }

  valueOfSymbol(symbol: Declared, name: string, place: Place): Value {
    if (symbol.kind === "broken") throw new RefusedBefore();
    if (symbol.kind !== "variable") return symbol;
    if (symbol.value) return symbol.value;
    return refuse(place, "no_value", {
      message: `${name} has no value yet`,
      hint: "assign one before it is used",
    });
  }

  /** The value of one of the language's own constants. */
  constantOf(name: string): Known | undefined {
    const constant = this.constants.get(name);
    return constant === undefined ? undefined : real(constant);
  }

  refuseName(name: string, place: Place, what: "register" | "variable" = "variable"): never {
    const names = this.scopes.flatMap(({ symbols }) => [...symbols.keys()]);
    const nearest = nearestName(name, [...names, ...this.constants.keys()]);
    return refuse(place, "unknown_name", {
      message: `there is no ${what} ${name}`,
      hint: nearest ? `did you mean ${nearest}?` : hintOf(names),
    });
  }

  /** A qubit as the program calls it. */
  nameOfQubit(qubit: number): string {
    const register = this.qubitRegisters.findLast(({ start }) => start <= qubit);
    return register ? `${register.name}[${qubit - register.start}]` : "a qubit";
  }

  /** Adds an instruction, which counts as so many operations. */
  add(instruction: Instruction, operations: number): void {
    this.operations += operations;
    if (this.operations > OPERATIONS_MAX) {
      this.stop(instruction, `the circuit has over ${OPERATIONS_MAX} operations`);
    }
    this.instructions.push(instruction);
  }

  spend(units: number, place: Place): void {
    this.work += units;
    if (this.work > WORK_MAX) this.stop(place, "the program takes too long to unroll");
  }

  /** Refuses, and unrolls nothing more. */
  stop(place: Place, message: string): never {
    this.isStopped = true;
    const code: QasmErrorCode = "too_many_operations";
    return refuse(place, code, { message, hint: "make the circuit smaller" });
  }
}

function hintOf(names: readonly string[]): string {
  if (names.length === 0) return "declare it before it is used";
  const more = names.length > NAMES_SHOWN_MAX ? ", ..." : "";
  return `declare it before it is used; declared are ${names.slice(0, NAMES_SHOWN_MAX).join(", ")}${more}`;
}

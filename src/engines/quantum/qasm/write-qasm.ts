import type {
  Barrier,
  Circuit,
  Condition,
  Conditional,
  GateCall,
  Instruction,
  Measurement,
  Place,
} from "../circuit/circuit.js";
import { ErrorList } from "./errors/error-list.js";
import { type QasmError, refuse } from "./errors/qasm-error.js";
import { Basis } from "./write/basis.js";
import { callsOf, type NamedCall, type Target } from "./write/named-call.js";
import { type RegisterNames, registerNames } from "./write/register-names.js";
import { Text } from "./write/text.js";
import { writeAngle } from "./write/write-angle.js";
import { type Cases, casesOf, measuresInto, writeCondition } from "./write/write-condition.js";

export interface WriteOptions {
  readonly version: 2 | 3;
  /** Only u3 and cx, instead of every gate that the version has a name for. */
  readonly basis?: "u3+cx";
}

export type WriteResult =
  | { readonly qasm: string; readonly errors?: undefined }
  | { readonly qasm?: undefined; readonly errors: readonly QasmError[] };

/**
 * Writes a circuit as a program of OpenQASM 2 or 3 that does the same, exact up to a global phase. Gates keep
 * their names where the version has them; others are written by their steps. What the version
 * cannot say, or over 200,000 lines, is an error at the place where it was read.
 */
export function writeQasm(circuit: Circuit, options: WriteOptions): WriteResult {
  const errors = new ErrorList();
  const qasm = errors.keep(() => new Writer(circuit, options).write());
  return qasm === undefined ? { errors: errors.inOrder() } : { qasm };
}

/** The text of a circuit while it is written. */
class Writer {
  private readonly names: RegisterNames;
  private readonly text = new Text();
  /** Names of bits that are compared together and are no register. */
  private readonly aliases = new Map<string, string>();

  constructor(
    private readonly circuit: Circuit,
    private readonly options: WriteOptions,
  ) {
    this.names = registerNames(circuit);
  }

  write(): string {
    this.writeAll(this.circuit.instructions, "");
    const head = this.options.version === 2 ? this.head2() : this.head3();
    return head.map((line) => `${line}\n`).join("") + this.text.toString();
  }

  private head2(): string[] {
    const { qubits, bits } = this.names;
    return [
      ...["OPENQASM 2.0;", 'include "qelib1.inc";'],
      ...qubits.map(({ name, size }) => `qreg ${name}[${size}];`),
      ...bits.map(({ name, size }) => `creg ${name}[${size}];`),
    ];
  }

  private head3(): string[] {
    const { qubits, bits } = this.names;
    return [
      ...["OPENQASM 3.0;", 'include "stdgates.inc";'],
      ...qubits.map(({ name, size }) => `qubit[${size}] ${name};`),
      ...bits.map(({ name, size }) => `bit[${size}] ${name};`),
      ...[...this.aliases].map(([joined, name]) => `let ${name} = ${joined};`),
    ];
  }

  /** Writes instructions one after another, each behind a condition such as `if (c == 1) `. */
  private writeAll(instructions: readonly Instruction[], condition: string): void {
    const write = (call: NamedCall) => this.text.add(condition + this.callText(call));
    const basis = new Basis(this.circuit.qubits, write);
    for (const instruction of instructions) {
      this.text.place = instruction;
      if (instruction.kind !== "gate") {
        basis.flush();
        this.writeOther(instruction, condition);
      } else if (this.options.basis) {
        for (const step of instruction.steps) basis.add(step);
      } else {
        for (const call of callsOf(instruction, this.target)) write(call);
      }
    }
    basis.flush();
  }

  private get target(): Target {
    return { version: this.options.version, qubits: this.circuit.qubits };
  }

  private callText({ name, params, qubits }: NamedCall): string {
    const angles = params.length === 0 ? "" : `(${params.map(writeAngle).join(", ")})`;
    const operands = qubits.map(this.names.qubit).join(", ");
    return `${name}${angles}${operands === "" ? "" : ` ${operands}`};`;
  }

  private writeOther(instruction: Exclude<Instruction, GateCall>, condition: string): void {
    switch (instruction.kind) {
      case "measure":
        this.text.add(condition + this.measureText(instruction));
        break;
      case "reset":
        this.text.add(`${condition}reset ${this.names.qubit(instruction.qubit)};`);
        break;
      case "barrier":
        this.writeBarrier(instruction);
        break;
      case "if":
        if (this.options.version === 3) this.writeIf3(instruction);
        else this.writeIf2(instruction);
    }
  }

  /** A barrier does nothing by itself, so that it needs no condition. */
  private writeBarrier({ qubits }: Barrier): void {
    if (qubits.length > 0) this.text.add(`barrier ${qubits.map(this.names.qubit).join(", ")};`);
  }

  private measureText({ qubit, clbit, line, column }: Measurement): string {
    const measured = `measure ${this.names.qubit(qubit)}`;
    if (this.options.version === 3) {
      return clbit === undefined ? `${measured};` : `${this.names.bit(clbit)} = ${measured};`;
    }
    if (clbit !== undefined) return `${measured} -> ${this.names.bit(clbit)};`;
    return refuse({ line, column }, "unsupported_feature", {
      message: "OpenQASM 2 has no measurement whose outcome is thrown away",
      hint: "measure into a bit, or reset the qubit",
    });
  }

  private writeIf3({ condition, then, otherwise }: Conditional): void {
    const text = writeCondition(condition, this.names, (bits) => this.aliasOf(bits));
    this.text.add(`if (${text}) {`);
    this.text.indented(() => this.writeAll(then, ""));
    if (otherwise.length > 0) {
      this.text.add("} else {");
      this.text.indented(() => this.writeAll(otherwise, ""));
    }
    this.text.add("}");
  }

  private aliasOf(bits: readonly number[]): string {
    const joined = bits.map((bit) => this.names.bit(bit)).join(" ++ ");
    const known = this.aliases.get(joined);
    if (known !== undefined) return known;
    const name = this.names.freeName(`bits_${this.aliases.size}`);
    this.aliases.set(joined, name);
    return name;
  }

  private writeIf2({ condition, then, otherwise, ...place }: Conditional): void {
    const branches = [
      [condition, then],
      [{ kind: "not", of: condition }, otherwise],
    ] as const;
    const measured = [...then, ...otherwise];
    for (const [own, instructions] of branches) {
      if (instructions.length === 0) continue;
      this.writeBranch2(own, instructions, { place, measured });
    }
  }

  private writeBranch2(
    condition: Condition,
    instructions: readonly Instruction[],
    { place, measured }: { readonly place: Place; readonly measured: readonly Instruction[] },
  ): void {
    const cases = casesOf(condition, this.names);
    if (!cases || !keepsRegister(cases, measured)) {
      refuse(place, "unsupported_feature", {
        message: "OpenQASM 2 cannot say this if",
        hint: "it compares one register with a number, and its body measures into other bits",
      });
    }
    for (const run of runsOf(instructions)) {
      if (run[0]?.kind === "if") {
        const { condition: inner, then, otherwise } = run[0];
        const not = { kind: "not", of: inner } as const;
        const within = { place, measured };
        this.writeBranch2({ kind: "and", of: [condition, inner] }, then, within);
        this.writeBranch2({ kind: "and", of: [condition, not] }, otherwise, within);
      } else {
        const { register, values } = cases;
        for (const value of values) this.writeAll(run, `if (${register.name} == ${value}) `);
      }
    }
  }
}

/** Whether the register is the same until the last line of an if, each line of which compares it again. */
function keepsRegister({ register, values }: Cases, instructions: readonly Instruction[]): boolean {
  const measured = instructions.filter((instruction) => measuresInto(register, instruction));
  if (measured.length === 0) return true;
  const isLast = measured[0]?.kind === "measure" && measured[0] === instructions.at(-1);
  return isLast && measured.length === 1 && values.length === 1;
}

/** The instructions in runs without an if, and each if alone. */
function runsOf(instructions: readonly Instruction[]): Instruction[][] {
  const runs: Instruction[][] = [];
  for (const instruction of instructions) {
    const run = runs.at(-1);
    if (run && instruction.kind !== "if" && run[0]?.kind !== "if") run.push(instruction);
    else runs.push([instruction]);
  }
  return runs;
}

import type { Circuit } from "../../circuit/circuit.js";
import type { ErrorList } from "../errors/error-list.js";
import type { Program, Statement } from "../syntax/ast.js";
import { gatesOf } from "./find-gate.js";
import { runAll } from "./run.js";
import { State } from "./state.js";

/** Unrolls a program into a circuit. What is wrong is added to the errors, and left out of the circuit. */
export function elaborate(program: Program, qubitsMax: number, errors: ErrorList): Circuit {
  const { version, statements } = program;
  const gates = gatesOf(version);
  const state = new State(version, qubitsMax, gates, errors, linesOfGates(statements));
  runAll(state, statements);
  return {
    version,
    qubits: state.qubits,
    clbits: state.clbits,
    qubitRegisters: state.qubitRegisters,
    bitRegisters: state.bitRegisters,
    instructions: state.instructions,
  };
}

function linesOfGates(statements: readonly Statement[]): Map<string, number> {
  const lines = new Map<string, number>();
  for (const statement of statements) {
    if (statement.kind === "gate") lines.set(statement.name.text, statement.line);
  }
  return lines;
}

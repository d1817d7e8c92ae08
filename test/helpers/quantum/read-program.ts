import type { Circuit } from "../../../src/engines/quantum/circuit/circuit.js";
import { readQasm } from "../../../src/engines/quantum/qasm/read-qasm.js";

export const HEAD_2 = 'OPENQASM 2.0;\ninclude "qelib1.inc";\n';
export const HEAD_3 = 'OPENQASM 3.0;\ninclude "stdgates.inc";\n';

/** The circuit of a program that is right. */
export function readProgram(source: string): Circuit {
  const { circuit, errors } = readQasm(source);
  if (!circuit) throw new Error(`refused: ${JSON.stringify(errors)}`);
  return circuit;
}

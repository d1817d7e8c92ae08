import { writeAngle } from "../qasm/write/write-angle.js";
import type { IsingCost } from "./ising-cost.js";
import type { QaoaAngles } from "./qaoa-state.js";

/**
 * The circuit as a program of OpenQASM 2 with all qubits measured, exact up to a global phase: variable i is `q[i]`
 * and `c[i]`. A layer is `rz(2 γ h_i)` and `rzz(2 γ J_ij)` for the terms that there are, and `rx(2 β)` on each qubit.
 */
export function qaoaProgram(cost: IsingCost, { gammas, betas }: QaoaAngles): string {
  const { qubits } = cost;
  const lines = ["OPENQASM 2.0;", 'include "qelib1.inc";'];
  if (qubits > 0) {
    lines.push(`qreg q[${qubits}];`, `creg c[${qubits}];`, "h q;");
    for (const [layer, gamma] of gammas.entries()) {
      lines.push(...costGates(cost, gamma), `rx(${writeAngle(2 * (betas[layer] ?? 0))}) q;`);
    }
    lines.push("measure q -> c;");
  }
  return `${lines.join("\n")}\n`;
}

function costGates({ qubits, fields, couplings }: IsingCost, gamma: number): string[] {
  const gates: string[] = [];
  for (const [i, field] of fields.entries()) {
    if (field !== 0) gates.push(`rz(${writeAngle(2 * gamma * field)}) q[${i}];`);
    for (let j = 0; j < i; j += 1) {
      const coupling = couplings[i * qubits + j] as number;
      if (coupling !== 0) gates.push(`rzz(${writeAngle(2 * gamma * coupling)}) q[${j}], q[${i}];`);
    }
  }
  return gates;
}

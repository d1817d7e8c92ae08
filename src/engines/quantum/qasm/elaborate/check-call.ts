import { refuse } from "../errors/qasm-error.js";
import type { Call } from "../syntax/ast.js";
import type { KnownModifier } from "./expand-gate.js";
import type { Gate } from "./gate.js";

/** Refuses a call with another number of angles than its gate takes. */
export function checkParams(gate: Gate, { name, params }: Call): void {
  if (params.length === gate.params) return;
  refuse(name, "wrong_parameter_count", {
    message: `${name.text} takes ${count(gate.params, "parameter")}, and ${are(params.length)} given`,
    hint: gate.params === 0 ? "leave the parentheses out" : `write ${exampleOf(name.text, gate)}`,
  });
}

/** Refuses a call with another number of qubits than its gate and its controls take. */
export function checkQubits(gate: Gate, call: Call, modifiers: readonly KnownModifier[]): void {
  const { name, operands } = call;
  const controls = controlsOf(modifiers);
  if (operands.length === gate.qubits + controls) return;
  const among = controls === 0 ? "" : `, ${controls} of them controls`;
  refuse(name, "wrong_qubit_count", {
    message: `${name.text} takes ${count(gate.qubits + controls, "qubit")}${among}, and ${are(operands.length)} given`,
    hint: "give one qubit or register for each",
  });
}

/** How many qubits are controls. */
function controlsOf(modifiers: readonly KnownModifier[]): number {
  let controls = 0;
  for (const { kind, number } of modifiers) {
    if (kind === "ctrl" || kind === "negctrl") controls += number;
  }
  return controls;
}

/** Refuses qubits of which one comes twice, at the operand where it does. */
export function checkDistinct(
  qubits: readonly number[],
  { operands }: Call,
  nameOf: (qubit: number) => string,
): void {
  const at = qubits.length < 8 ? findTwice(qubits) : findTwiceOfMany(qubits);
  const place = operands[at];
  if (!place) return;
  refuse(place, "duplicate_qubit", {
    message: `${nameOf(qubits[at] ?? 0)} comes twice among the qubits of one gate`,
    hint: "give the gate different qubits",
  });
}

function findTwice(qubits: readonly number[]): number {
  return qubits.findIndex((qubit, index) => qubits.indexOf(qubit) !== index);
}

function findTwiceOfMany(qubits: readonly number[]): number {
  const seen = new Set<number>();
  return qubits.findIndex((qubit) => seen.size === seen.add(qubit).size);
}

function count(number: number, unit: string): string {
  if (number === 0) return `no ${unit}s`;
  return number === 1 ? `1 ${unit}` : `${number} ${unit}s`;
}

function are(number: number): string {
  return number === 1 ? "1 is" : `${number} are`;
}

function exampleOf(name: string, { params }: Gate): string {
  return params === 1 ? `${name}(pi/2)` : `${name} with ${params} angles in parentheses`;
}

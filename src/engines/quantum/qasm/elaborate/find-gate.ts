import { nearestName } from "../../../text/near-names/nearest-name.js";
import type { Library, StandardGate } from "../../gates/standard-gate.js";
import { STANDARD_GATES } from "../../gates/standard-gates.js";

import { RefusedBefore, refuse } from "../errors/qasm-error.js";
import type { Name } from "../syntax/ast.js";
import type { Gate } from "./gate.js";
import type { State } from "./state.js";

/** What a program has without an include; the files of gates are built in with or without one. */
const LIBRARIES: Readonly<Record<2 | 3, readonly Library[]>> = {
  2: ["builtin2", "qelib1", "custom"],
  3: ["builtin3", "stdgates"],
};
/** Names that gates have elsewhere. */
const OTHER_NAMES: ReadonlyMap<string, string> = new Map([
  ["cnot", "cx"],
  ["ccnot", "ccx"],
  ["toffoli", "ccx"],
  ["fredkin", "cswap"],
  ["hadamard", "h"],
  ["not", "x"],
  ["i", "id"],
  ["iden", "id"],
  ["u1", "p"],
  ["cu1", "cp"],
]);

/** Words that a gate may be a misspelling of. */
const STATEMENTS = [
  "qreg",
  "creg",
  "qubit",
  "gate",
  "opaque",
  "barrier",
  "measure",
  "reset",
  "include",
];

/** The gates that a program of this version begins with. */
export function gatesOf(version: 2 | 3): Map<string, Gate> {
  const gates = new Map<string, Gate>();
  for (const library of LIBRARIES[version]) addLibrary(gates, library);
  return gates;
}

/** Adds the gates of a library whose names are not taken. */
export function addLibrary(gates: Map<string, Gate>, library: Library): void {
  for (const gate of STANDARD_GATES) {
    if (gate.libraries.includes(library) && !gates.has(gate.name)) {
      gates.set(gate.name, standard(gate));
    }
  }
}

function standard({ name, params, qubits, steps }: StandardGate): Gate {
  return { kind: "standard", name, params, qubits, steps };
}

/** The gate of this name; refuses one that is not defined before. */
export function findGate(state: State, name: Name): Gate {
  const gate = state.gates.get(name.text);
  if (gate) return gate;
  if (state.find(name.text)?.kind === "broken") throw new RefusedBefore();
  return refuse(name, "unknown_gate", {
    message: `there is no gate ${name.text}`,
    hint: hintFor(state, name.text),
  });
}

function hintFor(state: State, name: string): string {
  const other = OTHER_NAMES.get(name.toLowerCase());
  if (other && state.gates.has(other)) return `did you mean ${other}?`;
  const line = state.laterGates.get(name);
  if (line !== undefined)
    return `it is defined on line ${line}, and must be defined before its use`;
  if (state.version === 3 && STANDARD_GATES.some((gate) => gate.name === name)) {
    return 'it is not in stdgates.inc: include "qelib1.inc", or define it';
  }
  const nearest = nearestName(name, [...state.gates.keys(), ...STATEMENTS]);
  return nearest ? `did you mean ${nearest}?` : "define it with gate before its use";
}

import type { Place, Step } from "../../circuit/circuit.js";
import type { Expression, Modifier } from "../syntax/ast.js";
import type { Known } from "./value.js";

/** A gate that may be called by its name. */
export type Gate = StandardGateOfProgram | DefinedGate | OpaqueGate;

interface Signature {
  readonly name: string;
  /** How many angles it takes. */
  readonly params: number;
  readonly qubits: number;
}

interface StandardGateOfProgram extends Signature {
  readonly kind: "standard";
  readonly steps: (angles: readonly number[]) => readonly Step[];
}

/** A gate with a body. What it calls was defined before it, so that there is no recursion. */
export interface DefinedGate extends Signature {
  readonly kind: "defined";
  readonly paramNames: readonly string[];
  /** The constants of the program that its expressions use. */
  readonly constants: ReadonlyMap<string, Known>;
  readonly body: readonly BodyCall[];
  /** How deep its calls are nested: 1 where it calls standard gates alone. */
  readonly depth: number;
}

interface OpaqueGate extends Signature {
  readonly kind: "opaque";
}

export interface BodyCall extends Place {
  readonly gate: Gate;
  readonly modifiers: readonly Modifier[];
  readonly params: readonly Expression[];
  /** Numbers of the gate's own qubits. */
  readonly qubits: readonly number[];
}

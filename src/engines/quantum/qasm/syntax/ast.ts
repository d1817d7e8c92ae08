import type { Place } from "../../circuit/circuit.js";

/** One program, of either version of OpenQASM. */
export interface Program {
  readonly version: 2 | 3;
  readonly statements: readonly Statement[];
}

export type Statement =
  | Include
  | RegisterDeclaration
  | ScalarDeclaration
  | GateDefinition
  | OpaqueDeclaration
  | Alias
  | Call
  | Measure
  | Reset
  | BarrierStatement
  | Assignment
  | If
  | For
  | Block
  | Broken;

export interface Include extends Place {
  readonly kind: "include";
  readonly file: string;
}

/** qreg, creg, qubit and bit. */
export interface RegisterDeclaration extends Place {
  readonly kind: "register";
  readonly of: "qubits" | "bits";
  readonly name: Name;
  /** Undefined for a single qubit or bit. */
  readonly size: Expression | undefined;
  /** The text or measurement that bits begin with. */
  readonly value: Expression | Measured | undefined;
}

export interface ScalarDeclaration extends Place {
  readonly kind: "scalar";
  readonly type: ScalarType;
  readonly name: Name;
  readonly isConstant: boolean;
  readonly value: Expression | undefined;
}

export interface ScalarType extends Place {
  readonly base: "int" | "uint" | "float" | "angle" | "bool" | "bit";
  readonly width: Expression | undefined;
}

export interface GateDefinition extends Place {
  readonly kind: "gate";
  readonly name: Name;
  readonly params: readonly Name[];
  readonly qubits: readonly Name[];
  /** Calls, and barriers, which do nothing in a gate. */
  readonly body: readonly Statement[];
}

export interface OpaqueDeclaration extends Place {
  readonly kind: "opaque";
  readonly name: Name;
  readonly params: readonly Name[];
  readonly qubits: readonly Name[];
}

export interface Alias extends Place {
  readonly kind: "alias";
  readonly name: Name;
  readonly parts: readonly Operand[];
}

export interface Call extends Place {
  readonly kind: "call";
  readonly name: Name;
  /** As written, the outermost first. */
  readonly modifiers: readonly Modifier[];
  readonly params: readonly Expression[];
  readonly operands: readonly Operand[];
}

export interface Modifier extends Place {
  readonly kind: "ctrl" | "negctrl" | "inv" | "pow";
  readonly argument: Expression | undefined;
}

export interface Measure extends Place {
  readonly kind: "measure";
  readonly from: Operand;
  readonly to: Operand | undefined;
}

/** A measurement on the right of a `=`. */
export interface Measured extends Place {
  readonly measured: Operand;
}

export interface Reset extends Place {
  readonly kind: "reset";
  readonly operand: Operand;
}

export interface BarrierStatement extends Place {
  readonly kind: "barrier";
  /** Empty for all qubits. */
  readonly operands: readonly Operand[];
}

export interface Assignment extends Place {
  readonly kind: "assignment";
  readonly target: Operand;
  /** The operator before the `=`, or nothing. */
  readonly operator: string;
  readonly value: Expression;
}

export interface If extends Place {
  readonly kind: "if";
  readonly condition: Expression;
  readonly body: readonly Statement[];
  readonly otherwise: readonly Statement[];
}

export interface For extends Place {
  readonly kind: "for";
  readonly type: ScalarType;
  readonly name: Name;
  readonly values: Range | Items;
  readonly body: readonly Statement[];
}

export interface Block extends Place {
  readonly kind: "block";
  readonly body: readonly Statement[];
}

/** A statement that could not be read. Its names are known, so that their uses are no further errors. */
export interface Broken extends Place {
  readonly kind: "broken";
  readonly names: readonly string[];
}

export interface Name extends Place {
  readonly text: string;
}

/** A register or alias, with what is in brackets behind it. */
export interface Operand extends Place {
  readonly name: string;
  readonly indexes: readonly Index[];
}

export type Index = (Expression & { readonly kind: "one" }) | Range | Items;

export interface Range extends Place {
  readonly kind: "range";
  readonly first: Expression | undefined;
  readonly step: Expression | undefined;
  readonly last: Expression | undefined;
}

export interface Items extends Place {
  readonly kind: "items";
  readonly items: readonly Expression[];
}

/** An expression in postfix order, so that its depth costs no recursion. */
export interface Expression extends Place {
  readonly code: readonly Operation[];
}

export type Operation = Place &
  (
    | { readonly kind: "integer"; readonly value: bigint }
    | { readonly kind: "real"; readonly value: number }
    | { readonly kind: "truth"; readonly value: boolean }
    | { readonly kind: "bit-text"; readonly value: string }
    | { readonly kind: "name"; readonly name: string }
    | { readonly kind: "unary"; readonly operator: string }
    | { readonly kind: "binary"; readonly operator: string }
    | { readonly kind: "function"; readonly name: string; readonly arguments: number }
    | { readonly kind: "cast"; readonly type: ScalarType }
    | { readonly kind: "index"; readonly index: Index }
  );

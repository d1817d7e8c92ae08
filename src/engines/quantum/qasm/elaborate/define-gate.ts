import { refuse, refuseDeclared } from "../errors/qasm-error.js";
import type {
  Call,
  Expression,
  GateDefinition,
  Index,
  OpaqueDeclaration,
  Operand,
  Operation,
} from "../syntax/ast.js";
import { checkDistinct, checkParams, checkQubits } from "./check-call.js";
import type { Surroundings } from "./evaluate.js";
import { knownModifier } from "./expand-gate.js";
import { findGate } from "./find-gate.js";
import { checkFunction } from "./functions.js";
import type { BodyCall } from "./gate.js";
import type { State } from "./state.js";
import type { Known } from "./value.js";

const DEPTH_MAX = 200;

/** Takes a gate definition; each statement of its body that is wrong is an error, and is left out. */
export function defineGate(state: State, definition: GateDefinition): void {
  checkPlace(state, definition);
  const constants = new Map<string, Known>();
  const body: BodyCall[] = [];
  for (const statement of definition.body) {
    const call = state.errors.keep(() => {
      if (statement.kind === "call") return bodyCall({ state, definition, constants }, statement);
      const operands = statement.kind === "barrier" ? statement.operands : [];
      for (const operand of operands) qubitOf(operand, definition);
      return undefined;
    });
    if (call) body.push(call);
  }
  const depths = body.map(({ gate }) => (gate.kind === "defined" ? gate.depth : 0));
  const depth = 1 + depths.reduce((deepest, own) => Math.max(deepest, own), 0);
  const { name, params, qubits } = definition;
  if (depth > DEPTH_MAX) {
    refuse(definition, "nested_too_deeply", {
      message: `the gate ${name.text} calls gates over ${DEPTH_MAX} levels deep`,
      hint: "let it call simpler gates",
    });
  }
  state.gates.set(name.text, {
    kind: "defined",
    name: name.text,
    params: params.length,
    qubits: qubits.length,
    paramNames: params.map((param) => param.text),
    constants,
    body,
    depth,
  });
}

/** Takes the declaration of a gate without a body. */
export function declareOpaque(state: State, declaration: OpaqueDeclaration): void {
  checkPlace(state, declaration);
  const { name, params, qubits } = declaration;
  const counts = { params: params.length, qubits: qubits.length };
  state.gates.set(name.text, { kind: "opaque", name: name.text, ...counts });
}

/** A gate of a library may be replaced; one of the program, or a register, may not. */
function checkPlace(state: State, declaration: GateDefinition | OpaqueDeclaration): void {
  const { name } = declaration;
  if (!state.isGlobal) {
    refuse(declaration, "wrong_place", {
      message: "a gate is defined outside all blocks",
      hint: "move the definition to the top",
    });
  }
  const known = state.gates.get(name.text);
  const symbol = state.findGlobal(name.text);
  const isTaken = known !== undefined && known.kind !== "standard";
  if (isTaken || (symbol && symbol.kind !== "broken")) refuseDeclared(name, name.text);
}

interface Definition {
  readonly state: State;
  readonly definition: GateDefinition;
  readonly constants: Map<string, Known>;
}

function bodyCall(within: Definition, call: Call): BodyCall {
  const { state, definition } = within;
  if (call.name.text === definition.name.text) {
    refuse(call.name, "recursive_gate", {
      message: `the gate ${call.name.text} calls itself`,
      hint: "a gate is made of gates that were defined before it",
    });
  }
  const gate = findGate(state, call.name);
  const { modifiers, params, line, column } = call;
  for (const param of params) resolve(within, param);
  for (const { argument } of modifiers) {
    if (argument) resolve(within, argument);
  }
  const counting = surroundingsOfCounts(within);
  const controls = modifiers
    .filter(({ kind }) => kind === "ctrl" || kind === "negctrl")
    .map((modifier) => knownModifier(modifier, counting));
  checkParams(gate, call);
  checkQubits(gate, call, controls);
  const qubits = call.operands.map((operand) => qubitOf(operand, definition));
  checkDistinct(qubits, call, (qubit) => definition.qubits[qubit]?.text ?? "a qubit");
  return { gate, modifiers, params, qubits, line, column };
}

/** The number of controls is the same in every call, so that it depends on no angle. */
function surroundingsOfCounts({ state, constants }: Definition): Surroundings {
  return {
    ...state.around,
    lookup: (name, place) =>
      constants.get(name) ??
      refuse(place, "wrong_type", {
        message: `the number of controls depends on ${name}, and must be constant`,
        hint: "write it as a number",
      }),
  };
}

/** Checks the names of an expression, and keeps the constants among them. */
function resolve(within: Definition, { code }: Expression): void {
  for (const operation of code) resolveOperation(within, operation);
}

function resolveOperation(within: Definition, operation: Operation): void {
  if (operation.kind === "function") {
    checkFunction(operation.name, within.state.version, operation);
  } else if (operation.kind === "cast" && operation.type.width) {
    resolve(within, operation.type.width);
  } else if (operation.kind === "index") {
    for (const expression of expressionsOf(operation.index)) resolve(within, expression);
  } else if (operation.kind === "name") {
    resolveName(within, operation);
  }
}

function expressionsOf(index: Index): readonly Expression[] {
  if (index.kind === "one") return [index];
  if (index.kind === "items") return index.items;
  return [index.first, index.step, index.last].filter((expression) => expression !== undefined);
}

function resolveName(
  { state, definition, constants }: Definition,
  operation: Extract<Operation, { kind: "name" }>,
): void {
  const { name } = operation;
  if (definition.params.some((param) => param.text === name) || constants.has(name)) return;
  const symbol = state.findGlobal(name);
  if (symbol && !(symbol.kind === "variable" && symbol.isConstant)) {
    const value = state.valueOfSymbol(symbol, name, operation);
    refuse(operation, "wrong_type", {
      message: `${name} is no constant, and a gate sees ${value.kind === "qubits" ? "its own qubits" : "constants"} alone`,
      hint: "declare it with const, or give it to the gate as an angle",
    });
  }
  const value = symbol?.kind === "variable" ? symbol.value : state.constantOf(name);
  constants.set(name, value ?? refuseUnknown(state, definition, operation));
}

function refuseUnknown(
  state: State,
  definition: GateDefinition,
  operation: Extract<Operation, { kind: "name" }>,
): never {
  if (definition.qubits.some((qubit) => qubit.text === operation.name)) {
    refuse(operation, "wrong_type", {
      message: `${operation.name} is a qubit, and not a value`,
      hint: "an angle is made of numbers and parameters",
    });
  }
  return state.refuseName(operation.name, operation);
}

/** The number of a qubit of the gate itself. */
function qubitOf({ name, indexes, line, column }: Operand, definition: GateDefinition): number {
  const number = definition.qubits.findIndex((qubit) => qubit.text === name);
  if (number < 0) {
    refuse({ line, column }, "unknown_name", {
      message: `the gate ${definition.name.text} has no qubit ${name}`,
      hint: `its qubits are ${definition.qubits.map((qubit) => qubit.text).join(", ")}`,
    });
  }
  if (indexes.length > 0) {
    refuse({ line, column }, "wrong_type", {
      message: `${name} is a single qubit of the gate, and has no index`,
      hint: "leave the brackets out",
    });
  }
  return number;
}

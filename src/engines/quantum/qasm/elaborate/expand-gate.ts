import type { Control, Place, Step } from "../../circuit/circuit.js";
import {
  controlSteps,
  invertSteps,
  moveSteps,
  principalPower,
  repeatSteps,
} from "../../gates/change-steps.js";
import { refuse } from "../errors/qasm-error.js";
import type { Modifier } from "../syntax/ast.js";
import { evaluateReal, type Surroundings } from "./evaluate.js";
import type { DefinedGate, Gate } from "./gate.js";
import { KEPT_COST, OPERATIONS_MAX } from "./state.js";
import { type Known, real } from "./value.js";

const CONTROLS_MAX = 10_000;
/** A call costs as much as some ten tokens, also where its gate is empty. */
const CALL_COST = 10;

/** A modifier with its number: how many controls, or which power. */
export interface KnownModifier extends Place {
  readonly kind: Modifier["kind"];
  readonly number: number;
}

export interface Application extends Place {
  readonly gate: Gate;
  /** The outermost first. */
  readonly modifiers: readonly KnownModifier[];
  readonly angles: readonly number[];
  /** Those of controls first. */
  readonly qubits: readonly number[];
  /** The statement that all this is for. */
  readonly origin: Place;
}

/** The steps of a gate with its modifiers, on the qubits that it is given. */
export function expandGate(application: Application, around: Surroundings): readonly Step[] {
  const { gate, modifiers, angles, qubits, origin } = application;
  let at = qubits.length - gate.qubits;
  let steps = stepsOf(gate, { ...application, angles, qubits: qubits.slice(at) }, around);
  for (const modifier of modifiers.toReversed()) {
    around.spend(steps.length, origin);
    if (modifier.kind === "ctrl" || modifier.kind === "negctrl") {
      const value = modifier.kind === "ctrl" ? 1 : 0;
      const own = qubits.slice(at - modifier.number, at);
      const controls = own.map((qubit): Control => ({ qubit, value }));
      const added = steps.length * controls.length;
      around.spend(KEPT_COST * added, origin);
      steps = controlSteps(steps, controls);
      at -= modifier.number;
    } else {
      steps = modifier.kind === "inv" ? invertSteps(steps) : raised(steps, modifier);
    }
  }
  return steps;
}

function raised(steps: readonly Step[], modifier: KnownModifier): readonly Step[] {
  const { number } = modifier;
  if (Number.isInteger(number)) {
    const repeated = repeatSteps(steps, number, OPERATIONS_MAX);
    if (repeated) return repeated;
    return refuse(modifier, "too_many_operations", {
      message: `pow(${number}) of this gate has over ${OPERATIONS_MAX} operations`,
      hint: "write a smaller power",
    });
  }
  const principal = principalPower(steps, number);
  if (principal) return principal;
  return refuse(modifier, "bad_power", {
    message: `pow(${number}) of a gate on several qubits is not supported`,
    hint: "a power that is no integer is for gates on one qubit, which may have controls",
  });
}

function stepsOf(gate: Gate, call: Application, around: Surroundings): readonly Step[] {
  switch (gate.kind) {
    case "standard":
      return moveSteps(gate.steps(call.angles), call.qubits);
    case "defined":
      return stepsOfBody(gate, call, around);
    case "opaque":
      return refuse(call, "opaque_gate", {
        message: `${gate.name} is opaque: it has no body that says what it does`,
        hint: "define it with gate instead of opaque",
      });
  }
}

function stepsOfBody(gate: DefinedGate, call: Application, around: Surroundings): Step[] {
  const within = surroundingsOf(gate, call, around);
  const steps: Step[] = [];
  for (const { gate: called, modifiers, params, qubits, line, column } of gate.body) {
    around.spend(CALL_COST + qubits.length, call.origin);
    const own = expandGate(
      {
        gate: called,
        modifiers: modifiers.map((modifier) => knownModifier(modifier, within)),
        angles: params.map((param) => evaluateReal(param, within)),
        qubits: qubits.map((qubit) => call.qubits[qubit] ?? qubit),
        origin: call.origin,
        line,
        column,
      },
      around,
    );
    around.spend(own.length, call.origin);
    if (steps.length + own.length > OPERATIONS_MAX) {
      refuse(call.origin, "too_many_operations", {
        message: `the gate ${gate.name} has over ${OPERATIONS_MAX} operations`,
        hint: "make the circuit smaller",
      });
    }
    for (const step of own) steps.push(step);
  }
  return steps;
}

function surroundingsOf(
  gate: DefinedGate,
  { angles, origin }: Application,
  { version, spend }: Surroundings,
): Surroundings {
  const values = new Map<string, Known>(gate.constants);
  for (const [index, name] of gate.paramNames.entries()) values.set(name, real(angles[index] ?? 0));
  const lookup = (name: string) => {
    const value = values.get(name);
    if (!value) throw new Error(`the definition of ${gate.name} was taken with an unknown ${name}`);
    return value;
  };
  return { version, lookup, spend: (units) => spend(units, origin) };
}

/** A modifier with the value of its argument. */
export function knownModifier(modifier: Modifier, around: Surroundings): KnownModifier {
  const { kind, argument, line, column } = modifier;
  const number = argument ? evaluateReal(argument, around) : 1;
  const isControl = kind === "ctrl" || kind === "negctrl";
  const isCount = Number.isInteger(number) && number >= 1 && number <= CONTROLS_MAX;
  if (!isControl || isCount) return { kind, number, line, column };
  return refuse(modifier, "bad_size", {
    message: `${kind}(${number}) has no such number of controls`,
    hint: `write how many qubits are controls, 1 to ${CONTROLS_MAX}`,
  });
}

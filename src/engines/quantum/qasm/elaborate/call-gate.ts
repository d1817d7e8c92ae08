import { moveSteps } from "../../gates/change-steps.js";
import type { Call } from "../syntax/ast.js";
import { checkDistinct, checkParams, checkQubits } from "./check-call.js";
import { evaluateReal } from "./evaluate.js";
import { expandGate, type KnownModifier, knownModifier } from "./expand-gate.js";
import { findGate } from "./find-gate.js";
import type { Gate } from "./gate.js";
import { broadcast, qubitsOf } from "./operands.js";
import { KEPT_COST, type State, type Template } from "./state.js";

/** Adds the calls that a statement stands for, one for each qubit of its registers. */
export function callGate(state: State, call: Call): void {
  const gate = findGate(state, call.name);
  checkParams(gate, call);
  const modifiers = call.modifiers.map((modifier) => knownModifier(modifier, state.around));
  checkQubits(gate, call, modifiers);
  const params = call.params.map((param) => evaluateReal(param, state.around));
  const operands = call.operands.map((operand) => {
    const { qubits, isSingle } = qubitsOf(state, operand);
    return { items: qubits, isSingle };
  });
  const calls = broadcast(operands, call);
  const template = templateOf(state, { gate, modifiers, params, call });
  const name = [...modifiers.map(writeModifier), gate.name].join(" @ ");
  const { line, column } = call;
  for (const qubits of calls) {
    checkDistinct(qubits, call, (qubit) => state.nameOfQubit(qubit));
    state.spend(KEPT_COST * template.controls, call);
    const steps = moveSteps(template.steps, qubits);
    const instruction = { kind: "gate", name, params, qubits, steps, line, column } as const;
    state.add(instruction, Math.max(1, steps.length));
  }
}

interface GateWithModifiers {
  readonly gate: Gate;
  readonly modifiers: readonly KnownModifier[];
  readonly params: readonly number[];
  readonly call: Call;
}

/** The steps of a gate with its modifiers and angles, which are worked out once for all calls. */
function templateOf(state: State, { gate, modifiers, params, call }: GateWithModifiers): Template {
  const key = `${modifiers.map(writeModifier).join("@")}(${params.join()})`;
  let templates = state.templates.get(gate);
  if (!templates) {
    templates = new Map();
    state.templates.set(gate, templates);
  }
  const known = templates.get(key);
  if (known) return known;
  const qubits = call.operands.map((_, index) => index);
  const { line, column } = call;
  const application = { gate, modifiers, angles: params, qubits, origin: call, line, column };
  const steps = expandGate(application, state.around);
  const controls = steps.reduce((sum, step) => sum + step.controls.length, 0);
  const template = { steps, controls };
  templates.set(key, template);
  return template;
}

function writeModifier({ kind, number }: KnownModifier): string {
  if (kind === "inv") return kind;
  return kind !== "pow" && number === 1 ? kind : `${kind}(${number})`;
}

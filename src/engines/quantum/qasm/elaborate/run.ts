import type { Instruction } from "../../circuit/circuit.js";
import { refuse } from "../errors/qasm-error.js";
import type { Assignment, For, If, Include, Statement } from "../syntax/ast.js";
import { callGate } from "./call-gate.js";
import { toTruth } from "./conditions.js";
import { convert } from "./convert.js";
import { declareAlias, declareRegister, declareScalar } from "./declare.js";
import { declareOpaque, defineGate } from "./define-gate.js";
import { evaluate, evaluateInteger, scalarOf } from "./evaluate.js";
import { addLibrary } from "./find-gate.js";
import { knownOf } from "./known.js";
import { barrier, measure, reset } from "./measure.js";
import { binary } from "./operators.js";
import { countOf } from "./pick.js";
import { OPERATIONS_MAX, type State, type Variable } from "./state.js";
import { integer, type Known } from "./value.js";

/** How much a statement costs, however little it does. */
const STATEMENT_COST = 4;

/** Carries the statements out, one after another; one that is refused is left out. */
export function runAll(state: State, statements: readonly Statement[]): void {
  for (const statement of statements) {
    if (state.isStopped || state.errors.isFull) return;
    const isDone = state.errors.keep(() => {
      state.spend(STATEMENT_COST, statement);
      run(state, statement);
      return true;
    });
    if (isDone) continue;
    state.failures += 1;
    const isDeclaration =
      "name" in statement && statement.kind !== "call" && statement.kind !== "for";
    if (isDeclaration) state.declareBroken([statement.name.text]);
  }
}

function run(state: State, statement: Statement): void {
  switch (statement.kind) {
    case "include":
      include(state, statement);
      break;
    case "register":
      declareRegister(state, statement);
      break;
    case "scalar":
      declareScalar(state, statement);
      break;
    case "gate":
      defineGate(state, statement);
      break;
    case "opaque":
      declareOpaque(state, statement);
      break;
    case "alias":
      declareAlias(state, statement);
      break;
    case "call":
      callGate(state, statement);
      break;
    case "measure":
      measure(state, statement);
      break;
    case "reset":
      reset(state, statement);
      break;
    case "barrier":
      barrier(state, statement);
      break;
    case "assignment":
      assign(state, statement);
      break;
    case "if":
      branch(state, statement);
      break;
    case "for":
      loop(state, statement);
      break;
    case "block":
      state.inScope(false, () => runAll(state, statement.body));
      break;
    case "broken":
      state.declareBroken(statement.names);
      break;
  }
}

function include(state: State, statement: Include): void {
  const { file } = statement;
  if (!state.isGlobal) {
    refuse(statement, "wrong_place", {
      message: "an include stands outside all blocks",
      hint: "move it to the top",
    });
  }
  if (file === "qelib1.inc") addLibrary(state.gates, "qelib1");
  else if (file === "stdgates.inc") addLibrary(state.gates, "stdgates");
  else {
    refuse(statement, "unknown_include", {
      message: "this file cannot be included, since no files are read",
      hint: "qelib1.inc and stdgates.inc are built in; put other definitions into the program",
    });
  }
}

function assign(state: State, { target, operator, value, line, column }: Assignment): void {
  const place = { line, column };
  const { name } = target;
  const symbol = state.find(name);
  const variable = symbol?.kind === "variable" ? symbol : refuseTarget(state, target);
  checkAssignable(state, variable, target);
  const right = evaluate(value, state.around);
  const left = operator === "" ? right : state.lookUp(name, target);
  const result = operator === "" ? right : binary(operator, { left, right }, place);
  variable.value = convert(knownOf(result, value), variable.type, { place: value, isCast: false });
}

function refuseTarget(state: State, target: Assignment["target"]): never {
  const { kind } = state.lookUp(target.name, target);
  if (kind !== "bits" && kind !== "qubits") {
    refuse(target, "constant_assigned", {
      message: `${target.name} is a constant of OpenQASM, and keeps its value`,
      hint: "declare a variable with another name",
    });
  }
  return refuse(target, "unsupported_feature", {
    message: `${target.name} is made of ${kind}, which are not assigned to`,
    hint: kind === "bits" ? "only measurements change bits" : "qubits are changed by gates",
  });
}

function checkAssignable(state: State, symbol: Variable, target: Assignment["target"]): void {
  const { name, indexes } = target;
  if (symbol.isConstant) {
    refuse(target, "constant_assigned", {
      message: `${name} is a constant, and keeps its value`,
      hint: "declare it without const",
    });
  }
  if (indexes[0]) {
    refuse(indexes[0], "unsupported_feature", {
      message: `an assignment to single bits of ${name} is not supported`,
      hint: "assign to the whole variable",
    });
  }
  if (state.isBeyondCondition(name)) {
    refuse(target, "depends_on_measurement", {
      message: `the value of ${name} would depend on a measurement`,
      hint: "variables are known beforehand: put gates into the if instead",
    });
  }
}

function branch(state: State, { condition, body, otherwise, line, column }: If): void {
  const truth = toTruth(evaluate(condition, state.around), condition);
  if (truth.kind === "truth") {
    state.inScope(false, () => runAll(state, truth.value ? body : otherwise));
    return;
  }
  const then = collect(state, body);
  const rest = collect(state, otherwise);
  if (then.length === 0 && rest.length === 0) return;
  state.instructions.push({
    kind: "if",
    condition: truth.condition,
    then,
    otherwise: rest,
    line,
    column,
  });
}

/** The instructions of a branch that is entered by the outcome of a measurement. */
function collect(state: State, statements: readonly Statement[]): Instruction[] {
  const before = state.instructions;
  const own: Instruction[] = [];
  state.instructions = own;
  try {
    state.inScope(true, () => runAll(state, statements));
  } finally {
    state.instructions = before;
  }
  return own;
}

function loop(state: State, statement: For): void {
  const { name, body } = statement;
  const type = scalarOf(statement.type, state.around);
  for (const value of valuesOf(state, statement)) {
    const failures = state.failures;
    const place = statement.values;
    const converted = convert(value, type, { place, isCast: false });
    state.inScope(false, () => {
      state.declare(
        name.text,
        { kind: "variable", type, isConstant: false, value: converted },
        name,
      );
      // The body declares names of its own, which may hide that of the loop.
      state.inScope(false, () => runAll(state, body));
    });
    if (state.isStopped || state.failures > failures) return;
    state.spend(STATEMENT_COST, name);
  }
}

function* valuesOf(state: State, { values }: For): Generator<Known> {
  if (values.kind === "items") {
    for (const item of values.items) yield knownOf(evaluate(item, state.around), item);
    return;
  }
  const { first, step, last } = values;
  if (!first || !last) {
    refuse(values, "unexpected_token", {
      message: "the range of this loop has no beginning or no end",
      hint: "write a range such as [0:3]",
    });
  }
  const range = {
    first: evaluateInteger(first, state.around),
    step: step ? evaluateInteger(step, state.around) : 1n,
    last: evaluateInteger(last, state.around),
  };
  const count = countOf(range, values);
  if (count > BigInt(OPERATIONS_MAX)) {
    state.stop(values, `this loop goes round over ${OPERATIONS_MAX} times`);
  }
  for (let round = 0n; round < count; round += 1n) {
    yield integer(range.first + round * range.step);
  }
}

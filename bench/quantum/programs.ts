import type { Circuit, Step } from "../../src/engines/quantum/circuit/circuit.js";
import { readQasm } from "../../src/engines/quantum/qasm/read-qasm.js";
import type { Simulator } from "../../src/engines/quantum/simulator/simulator.js";
import { createStabilizerSimulator } from "../../src/engines/quantum/stabilizer/stabilizer-simulator.js";
import { STATEVECTOR_QUBITS_MAX } from "../../src/engines/quantum/statevector/state-vector-simulator.js";
import { applyAll } from "../../test/helpers/quantum/gate-steps.js";
import { readCases } from "./cases.js";
import { allOf, atMost, type Row, tell } from "./rows.js";

const LARGE_QUBITS = 1_000;
const LARGE_SECONDS_MAX = 1;

interface CliffordCase {
  readonly name: string;
  readonly qubits: number;
  /** For each qubit 0 or 1 where its measurement is certain, else ?. */
  readonly marginal_z: string;
  /** With their signs. */
  readonly stabilizers: readonly string[];
  readonly expect: readonly (readonly [pauli: string, expectation: number])[];
  readonly qasm: string | null;
  /** Calls of gates, where there is no whole program. */
  readonly gates_list: readonly string[] | null;
}

interface RefusedCase {
  readonly name: string;
  readonly qasm: string;
  /** Of its first error. */
  readonly line: number;
}

export function circuitOf(qasm: string): Circuit {
  const { circuit, errors } = readQasm(qasm);
  if (!circuit) throw new Error(`refused: ${errors[0]?.message}`);
  return circuit;
}

export const stepsOf = ({ instructions }: Pick<Circuit, "instructions">): Step[] =>
  instructions.flatMap((one) => (one.kind === "gate" ? one.steps : []));

function programOf({ qasm, qubits, gates_list }: CliffordCase): string {
  const head = `OPENQASM 2.0;\ninclude "qelib1.inc";\nqreg q[${qubits}];\n`;
  return qasm ?? head + (gates_list ?? []).join("\n");
}

function marginalsOf(simulator: Simulator): string {
  const ones = Array.from({ length: simulator.qubits }, (_, qubit) =>
    simulator.probabilityOfOne(qubit),
  );
  return ones.map((one) => (one === 0.5 ? "?" : one)).join("");
}

/** Reads, runs and measures a circuit, and holds it against what Stim says. */
function isAsKnown(known: CliffordCase): { isRight: boolean; seconds: number } {
  const startedAt = performance.now();
  const simulator = createStabilizerSimulator(known.qubits);
  applyAll(simulator, stepsOf(circuitOf(programOf(known))));
  const marginals = marginalsOf(simulator);
  const seconds = (performance.now() - startedAt) / 1_000;
  const areSigned = known.stabilizers.every(
    (signed) => simulator.expectation(signed.slice(1)) === (signed.startsWith("-") ? -1 : 1),
  );
  const areExpected = known.expect.every(
    ([pauli, value]) => simulator.expectation(pauli) === value,
  );
  return { isRight: marginals === known.marginal_z && areSigned && areExpected, seconds };
}

export function cliffordRows(folder: string): Row[] {
  const cases = readCases<CliffordCase>(folder, "clifford_stim.json");
  const results = cases.map((known) => ({ known, ...isAsKnown(known) }));
  for (const { known, isRight } of results)
    if (!isRight) tell(`${known.name} is not as Stim has it`);
  const right = results.filter(({ isRight }) => isRight);
  const large = results.filter(({ known }) => known.qubits === LARGE_QUBITS);
  const longest = Math.max(...large.map(({ seconds }) => seconds));
  return [
    allOf("Clifford circuits as Stim has them", right.length, cases.length),
    atMost(
      `Clifford circuit of ${LARGE_QUBITS} qubits, read, run and measured`,
      longest,
      LARGE_SECONDS_MAX,
      (seconds) => `${seconds.toFixed(2)} s`,
    ),
  ];
}

export function refusalRows(folder: string): Row[] {
  const cases = readCases<RefusedCase>(folder, "qasm_negative.json");
  const right = cases.filter(({ name, qasm, line }) => {
    const [first] = readQasm(qasm, { maxQubits: STATEVECTOR_QUBITS_MAX }).errors ?? [];
    if (first?.line !== line) tell(`${name}: line ${first?.line}, and not ${line}`);
    return first?.line === line;
  });
  return [allOf("Programs refused at their lines", right.length, cases.length)];
}

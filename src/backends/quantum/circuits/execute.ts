import { depthOf } from "../../../engines/quantum/analysis/depth.js";
import { countGates } from "../../../engines/quantum/analysis/gate-counts.js";
import { nonCliffordGates } from "../../../engines/quantum/analysis/non-clifford-gates.js";
import type { Circuit } from "../../../engines/quantum/circuit/circuit.js";
import type { NoiseModel } from "../../../engines/quantum/density-matrix/noise.js";
import { bytesNeeded } from "../../../engines/quantum/execution/bytes-needed.js";
import {
  chooseEngine,
  type EngineChoice,
} from "../../../engines/quantum/execution/choose-engine.js";
import { execute } from "../../../engines/quantum/execution/execute.js";
import { expectation } from "../../../engines/quantum/execution/expectation.js";
import type { Expectation } from "../../../engines/quantum/execution/observables.js";
import type { EngineName } from "../../../engines/quantum/simulator/engine-name.js";
import { readPauli } from "../../../engines/quantum/simulator/read-strings.js";
import { checkQubits } from "../../../engines/quantum/simulator/simulator-error.js";
import { STABILIZER_QUBITS_MAX } from "../../../engines/quantum/stabilizer/stabilizer-simulator.js";
import { Refusal, wrongField } from "../refusals.js";
import { type CircuitCall, circuitOf, requireField, requireRoom } from "./circuit-call.js";
import type { ExecuteBody, ExecuteReply, ExpectationBody, ExpectationReply } from "./schemas.js";

/** Characters of all outcomes that shots may come to. */
const COUNTED_CHARACTERS_MAX = 10_000_000;

/** A reply whose outcomes have an order. */
interface Executed extends Omit<ExecuteReply, "probabilities" | "counts"> {
  readonly probabilities: ReadonlyMap<string, number>;
  readonly counts?: ReadonlyMap<string, number>;
}

/** Runs a circuit on an engine. */
export function executeOn(wanted: EngineName | "auto", call: CircuitCall<ExecuteBody>): Executed {
  const { body, seed } = call;
  const circuit = circuitOf(body.qasm);
  const noise = body.noise && noiseOf(body.noise);
  const observables = body.observables && observablesOf(body.observables, circuit);
  requireShots(circuit, body.shots);
  const { engine, why, bytes } = engineFor(wanted, circuit, noise);
  requireRoom(bytes, call, circuit.instructions.length);
  const found = execute(circuit, { engine, seed, noise, observables, shots: body.shots });
  return {
    engine: found.engine,
    ...(why === undefined ? {} : { why }),
    version: circuit.version,
    qubits: circuit.qubits,
    clbits: circuit.clbits,
    depth: depthOf(circuit),
    gate_counts: countGates(circuit),
    probabilities: found.probabilities,
    rest_mass: found.restMass,
    sampled: found.isSampled,
    ...(found.counts ? { counts: found.counts } : {}),
    ...(found.expectation ? expectationFields(found.expectation) : {}),
    ...(found.truncation ? { truncation_error: found.truncation.error } : {}),
    memory_bytes: found.memoryBytes,
    seed,
    warnings: [...found.warnings],
  };
}

/** Computes expectations of the state that a circuit makes. */
export function expectOn(engine: EngineName, call: CircuitCall<ExpectationBody>): ExpectationReply {
  const { body, seed } = call;
  const circuit = circuitOf(body.qasm);
  const noise = body.noise && noiseOf(body.noise);
  const observables = observablesOf(body.observables, circuit);
  requireRoom(engineFor(engine, circuit).bytes, call, circuit.instructions.length);
  const found = expectation(circuit, { engine, seed, noise, observables });
  return {
    engine,
    ...expectationFields(found),
    qubits: circuit.qubits,
    sampled: found.isSampled,
    ...(found.truncation ? { truncation_error: found.truncation.error } : {}),
    memory_bytes: found.memoryBytes,
    seed,
    warnings: [...found.warnings],
  };
}

function expectationFields({ value, terms }: Expectation) {
  return {
    expectation: value,
    terms: terms.map((term) => ({
      pauli: term.pauli,
      coefficient: term.coefficient,
      expectation: term.value,
    })),
  };
}

/** The engine of a circuit, with the bytes that it takes; for `auto` also why it is this one. */
function engineFor(
  wanted: EngineName | "auto",
  circuit: Circuit,
  noise?: NoiseModel,
): Omit<EngineChoice, "why"> & Partial<EngineChoice> {
  if (wanted === "auto") return chooseEngine(circuit, { noise });
  if (wanted === "stabilizer") requireCliffords(circuit);
  // An engine that does not take the circuit says so by itself.
  return { engine: wanted, bytes: bytesNeeded(wanted, circuit) ?? 0 };
}

/** The tableau itself only sees steps, and cannot say which gate they come from. */
function requireCliffords(circuit: Circuit): void {
  checkQubits("stabilizer", circuit.qubits, STABILIZER_QUBITS_MAX);
  const { first } = nonCliffordGates(circuit);
  if (!first) return;
  const { name, line, column } = first;
  const message = `the stabilizer engine takes Clifford gates alone; ${name} at line ${line}, column ${column} is none`;
  throw new Refusal({
    kind: "validation_error",
    message,
    details: [{ path: "/qasm", message, line, column }],
  });
}

function requireShots({ clbits, qubits }: Circuit, shots = 0): void {
  const characters = shots * (clbits || qubits);
  if (characters <= COUNTED_CHARACTERS_MAX) return;
  const most = Math.floor(COUNTED_CHARACTERS_MAX / (clbits || qubits));
  throw wrongField("/shots", `shots may be at most ${most} with ${clbits || qubits} bits each`);
}

function noiseOf(noise: NonNullable<ExecuteBody["noise"]>): NoiseModel {
  return {
    depolarizing: noise.depolarizing ?? 0,
    amplitudeDamping: noise.amplitude_damping ?? 0,
    phaseDamping: noise.phase_damping ?? 0,
    readout: noise.readout ?? 0,
  };
}

function observablesOf(observables: ExpectationBody["observables"], { qubits }: Circuit) {
  return observables.map(({ pauli, coefficient = 1 }, at) => {
    requireField(`/observables/${at}/pauli`, () => readPauli(pauli, qubits));
    return { pauli, coefficient };
  });
}

import type { Circuit } from "../circuit/circuit.js";
import type { Truncation } from "../mps/mps-simulator.js";
import type { EngineName } from "../simulator/engine-name.js";
import type { Leaf } from "./branches.js";
import { AVERAGED, type ExecuteOptions, engineFor, sampledWarning } from "./execute.js";
import { follow } from "./follow.js";
import { type Expectation, type Observable, Observation } from "./observables.js";
import { compile } from "./program.js";

export interface ExpectationOptions extends Omit<ExecuteOptions, "observables"> {
  readonly observables: readonly Observable[];
}

export interface ExpectationResult extends Expectation {
  readonly engine: EngineName;
  /** Of the mps engine: the worst of all branches. */
  readonly truncation?: Truncation;
  /** The most bytes that states took together. */
  readonly memoryBytes: number;
  /** Whether the values are estimates from shots. */
  readonly isSampled: boolean;
  readonly warnings: readonly string[];
}

/**
 * The expectation of observables in the state before the measurements that end a circuit, averaged over the
 * outcomes of those within it. Exact up to 4,096 branches, else from shots. Throws as `execute` does.
 */
export function expectation(circuit: Circuit, options: ExpectationOptions): ExpectationResult {
  const { engine } = engineFor(circuit, options);
  const found = follow(compile(circuit), { ...options, engine }, () => {
    const observation = new Observation(options.observables, circuit.qubits);
    const add = (leaf: Leaf) => observation.add(leaf);
    return { observation, add, addShot: add };
  });
  const { sampledShots } = found;
  const warnings: string[] = [];
  if (sampledShots !== undefined) warnings.push(sampledWarning(sampledShots));
  if (found.isAverage) warnings.push(AVERAGED);
  return {
    engine,
    ...found.taker.observation.result(),
    ...(found.truncation && { truncation: found.truncation }),
    memoryBytes: found.memoryBytes,
    isSampled: sampledShots !== undefined,
    warnings,
  };
}

import type { Circuit } from "../circuit/circuit.js";
import type { NoiseModel } from "../density-matrix/noise.js";
import type { Truncation } from "../mps/mps-simulator.js";
import type { EngineName } from "../simulator/engine-name.js";
import type { BranchLimits, Leaf } from "./branches.js";
import { chooseEngine } from "./choose-engine.js";
import { follow } from "./follow.js";
import type { IsOver } from "./machine.js";
import { type Expectation, type Observable, Observation } from "./observables.js";
import { compile } from "./program.js";
import { READOUT_RECORDS_MAX } from "./readout.js";
import { Tally } from "./tally.js";

export interface ExecuteOptions {
  readonly engine: EngineName | "auto";
  /** Nothing is drawn but by it, so that the same seed gives the same counts. */
  readonly seed: number | string;
  /** How often the bits are read for `counts`; 0, the default, is for none. */
  readonly shots?: number | undefined;
  /** For the density-matrix engine, which `auto` then takes. */
  readonly noise?: NoiseModel | undefined;
  readonly observables?: readonly Observable[] | undefined;
  /** Answers true when the time of the call is over; then `timeout` is thrown. */
  readonly isOver?: IsOver | undefined;
  /** 4,096 branches, and 256 MiB for those that wait, unless less is given. */
  readonly limits?: Partial<BranchLimits> | undefined;
}

export interface Execution {
  readonly engine: EngineName;
  /** Why this engine, in one sentence. */
  readonly why: string;
  /**
   * By bits, the leftmost character the highest of all registers: all outcomes up to 4,096, else the 64 likeliest;
   * the likeliest first.
   */
  readonly probabilities: ReadonlyMap<string, number>;
  /** The probability of all outcomes that are not listed. */
  readonly restMass: number;
  /** How often each outcome came up, the most frequent first. */
  readonly counts?: ReadonlyMap<string, number>;
  /** Of the observables, in the state before the measurements that end the circuit. */
  readonly expectation?: Expectation;
  /** Of the mps engine: the worst of all branches. */
  readonly truncation?: Truncation;
  /** The most bytes that states took together. */
  readonly memoryBytes: number;
  /** Whether probabilities and expectations are estimates from shots. */
  readonly isSampled: boolean;
  readonly warnings: readonly string[];
}

/**
 * Runs a circuit. Measurements at its end give their exact distribution; others, resets and conditionals are exact by
 * following each outcome, as long as there are at most 4,096 ways, and are drawn by shots where there are more.
 * Throws `SimulatorError` for what the engine does not take.
 */
export function execute(circuit: Circuit, options: ExecuteOptions): Execution {
  const { engine, why } = engineFor(circuit, options);
  const { observables, noise, shots = 0 } = options;
  const program = compile(circuit, (noise?.readout ?? 0) > 0 ? READOUT_RECORDS_MAX : undefined);
  const found = follow(program, { ...options, engine }, (machine, random) => {
    const tally = new Tally(program, machine, random);
    const observation = new Observation(observables ?? [], circuit.qubits);
    return {
      tally,
      observation,
      add(leaf: Leaf) {
        observation.add(leaf);
        tally.add(leaf);
      },
      addShot(leaf: Leaf) {
        observation.add(leaf);
        tally.addDrawn(leaf);
      },
    };
  });
  const { tally, observation } = found.taker;
  const { outcomes, restMass } = tally.probabilities();
  const warnings: string[] = [];
  if (program.recordsNothing) warnings.push(NOTHING_MEASURED);
  if (found.sampledShots !== undefined) warnings.push(sampledWarning(found.sampledShots));
  if (tally.isUncertain) warnings.push(UNCERTAIN);
  if (observables && found.isAverage) warnings.push(AVERAGED);
  return {
    engine,
    why,
    probabilities: outcomes,
    restMass,
    ...(shots > 0 && { counts: tally.counts() }),
    ...(observables && { expectation: observation.result() }),
    ...(found.truncation && { truncation: found.truncation }),
    memoryBytes: found.memoryBytes,
    isSampled: found.sampledShots !== undefined,
    warnings,
  };
}

const NOTHING_MEASURED =
  "no measurement is recorded: the outcomes are those of all qubits at the end, the leftmost the highest";
const UNCERTAIN =
  "several branches with the same bits have more outcomes than are kept: others than these may be likelier";
export const AVERAGED =
  "the expectation is the average over the outcomes of measurements and resets within the circuit";

export function sampledWarning(shots: number): string {
  return `there are over 4096 branches of measurements and resets: these are estimates from ${shots} shots`;
}

/** The engine that the caller names, or the best for the circuit. */
export function engineFor(
  circuit: Circuit,
  { engine, noise }: Pick<ExecuteOptions, "engine" | "noise">,
): { readonly engine: EngineName; readonly why: string } {
  if (engine === "auto") return chooseEngine(circuit, { noise });
  return { engine, why: "it was asked for" };
}

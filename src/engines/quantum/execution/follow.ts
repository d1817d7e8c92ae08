import { seededRandom } from "../../math/seeded-random/seeded-random.js";
import type { NoiseModel } from "../density-matrix/noise.js";
import type { Truncation } from "../mps/mps-simulator.js";
import type { EngineName } from "../simulator/engine-name.js";
import { type BranchLimits, followBranches, type Leaf } from "./branches.js";
import { createMachine, type IsOver, isMps, type Machine } from "./machine.js";
import type { Program } from "./program.js";
import { runShots } from "./shots.js";

/** More ways through a circuit are drawn by shots. */
export const LEAVES_MAX = 4_096;
/** Bytes that the states of branches which wait may take. */
export const BRANCH_BYTES_MAX = 256 * 1024 * 1024;
/** Shots where too many branches need them and the caller gave no number. */
const SHOTS_DEFAULT = 1_024;

export interface FollowOptions {
  readonly engine: EngineName;
  readonly seed: number | string;
  /** Measurements of all bits at the end; none where it is 0. */
  readonly shots?: number | undefined;
  readonly noise?: NoiseModel | undefined;
  /** Answers true when the time of the call is over; then `timeout` is thrown. */
  readonly isOver?: IsOver | undefined;
  readonly limits?: Partial<BranchLimits> | undefined;
}

/** What takes the ends of all ways through a program. */
export interface Taker {
  add(leaf: Leaf): void;
  /** Takes the end of one shot, where all ways are too many. */
  addShot(leaf: Leaf): void;
}

export interface Followed<Kind extends Taker> {
  readonly taker: Kind;
  /** Whether all is estimated from so many shots. */
  readonly sampledShots: number | undefined;
  /** Whether there was more than one way. */
  readonly isAverage: boolean;
  /** Of matrix product states: the worst of all ways. */
  readonly truncation: Truncation | undefined;
  /** The most bytes that states took together. */
  readonly memoryBytes: number;
}

/**
 * Follows all ways through a program, or as many shots where the ways are over 4,096. A new taker is made for each of
 * the two, as the first one is given up.
 */
export function follow<Kind extends Taker>(
  program: Program,
  { engine, seed, shots = 0, noise, isOver, limits }: FollowOptions,
  createTaker: (machine: Machine, random: ReturnType<typeof seededRandom>) => Kind,
): Followed<Kind> {
  const machine = createMachine({ engine, noise, isOver });
  const figures = new Figures();
  const random = seededRandom(String(seed));
  const exact = createTaker(machine, random);
  const isExact = followBranches(program, machine, {
    limits: { leavesMax: LEAVES_MAX, bytesMax: BRANCH_BYTES_MAX, ...limits },
    shots,
    random,
    take: (leaf) => {
      figures.add(leaf);
      exact.add(leaf);
    },
  });
  if (isExact) return { taker: exact, sampledShots: undefined, ...figures.result() };
  const sampledShots = shots === 0 ? SHOTS_DEFAULT : shots;
  const again = seededRandom(String(seed));
  const sampled = createTaker(machine, again);
  runShots(program, machine, {
    shots: sampledShots,
    random: again,
    take: (leaf) => {
      figures.add(leaf);
      sampled.addShot(leaf);
    },
  });
  return { taker: sampled, sampledShots, ...figures.result() };
}

class Figures {
  #leaves = 0;
  #memoryBytes = 0;
  #truncation: Truncation | undefined;

  add({ simulator, bytes }: Leaf): void {
    this.#leaves += 1;
    this.#memoryBytes = Math.max(this.#memoryBytes, bytes);
    if (!isMps(simulator)) return;
    const own = simulator.truncation();
    const worst = this.#truncation ?? own;
    this.#truncation = {
      error: Math.max(worst.error, own.error),
      fidelityMin: Math.min(worst.fidelityMin, own.fidelityMin),
      bondLargest: Math.max(worst.bondLargest, own.bondLargest),
    };
  }

  result() {
    return {
      isAverage: this.#leaves > 1,
      truncation: this.#truncation,
      memoryBytes: this.#memoryBytes,
    };
  }
}

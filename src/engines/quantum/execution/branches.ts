import type { Random } from "../../math/seeded-random/seeded-random.js";
import type { Simulator } from "../simulator/simulator.js";
import { drawMultinomial } from "./binomial.js";
import type { Machine } from "./machine.js";
import type { Program } from "./program.js";
import { type Choice, type Fork, Run } from "./run.js";

/** The end of one way through a program. */
export interface Leaf {
  readonly simulator: Simulator;
  /** The bits as they are without the measurement at the end. */
  readonly bits: Uint8Array;
  /** The probability of this way, or its part of all shots. */
  readonly weight: number;
  /** How many of the shots went this way. */
  readonly shots: number;
  /** Whether no other way ends with the same bits. */
  readonly isAlone: boolean;
  /** Bytes of this state and of those that wait. */
  readonly bytes: number;
}

export interface BranchLimits {
  readonly leavesMax: number;
  /** Bytes that the states which wait may take together; others are made again from the start. */
  readonly bytesMax: number;
}

export interface BranchOptions {
  readonly limits: BranchLimits;
  readonly shots: number;
  readonly random: Random;
  readonly take: (leaf: Leaf) => void;
}

/** The choices up to a point, the last one first. */
interface Path {
  readonly last: Choice;
  readonly before: Path | undefined;
}

interface Waiting {
  readonly weight: number;
  readonly shots: number;
  readonly path: Path | undefined;
  /** The run at the fork where the last choice of the path is still to be made, and the bytes of its state. */
  readonly kept: { readonly run: Run; readonly bytes: number } | undefined;
}

interface Way {
  readonly choice: Choice;
  readonly chance: number;
}

/**
 * Follows every way through a program, depth first, and shares out the shots among them as chance has it. False where
 * there are more ways than the limit; some of them were taken by then.
 */
export function followBranches(
  program: Program,
  machine: Machine,
  { limits, shots, random, take }: BranchOptions,
): boolean {
  const waiting: Waiting[] = [{ weight: 1, shots, path: undefined, kept: undefined }];
  let leaves = 0;
  let bytesKept = 0;
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    bytesKept -= next.kept?.bytes ?? 0;
    const run = resume(program, machine, next);
    let { weight, path, shots: own } = next;
    for (let fork = run.advance(); fork; fork = run.advance()) {
      const ways = waysOf(run, fork, machine.readout);
      const shares = drawMultinomial(
        own,
        ways.map(({ chance }) => chance),
        random,
      );
      for (let at = ways.length - 1; at > 0; at--) {
        const { choice, chance } = ways[at] as Way;
        const bytes = run.simulator.memoryBytes();
        const isKept = bytesKept + bytes <= limits.bytesMax;
        if (isKept) bytesKept += bytes;
        waiting.push({
          weight: weight * chance,
          shots: shares[at] ?? 0,
          path: { last: choice, before: path },
          kept: isKept ? { run: run.clone(), bytes } : undefined,
        });
      }
      if (leaves + waiting.length >= limits.leavesMax) return false;
      const [first] = ways as [Way];
      run.choose(fork, first.choice);
      path = { last: first.choice, before: path };
      weight *= first.chance;
      own = shares[0] ?? 0;
    }
    const isAlone = program.hasDistinctRuns && machine.readout === 0;
    const isOnly = leaves === 0 && waiting.length === 0;
    const bytes = run.simulator.memoryBytes() + bytesKept;
    const { simulator, bits } = run;
    take({ simulator, bits, weight, shots: own, isAlone: isAlone || isOnly, bytes });
    leaves += 1;
  }
  return true;
}

/** Where no run was kept, all choices are made again from the start. */
function resume(program: Program, machine: Machine, { path, kept }: Waiting): Run {
  const run = kept?.run ?? new Run(program, machine);
  const choices: Choice[] = [];
  for (let at = path; at; at = kept ? undefined : at.before) choices.push(at.last);
  for (const choice of choices.reverse()) {
    const fork = run.advance();
    if (fork) run.choose(fork, choice);
  }
  return run;
}

/** The ways to go on that have a probability, which is never none. */
function waysOf(run: Run, fork: Fork, readout: number): Way[] {
  const one = run.probabilityOfOne(fork.qubit);
  const flip = fork.kind === "measure" && fork.clbit !== undefined ? readout : 0;
  return ([0, 1] as const)
    .flatMap((value) => {
      const chance = value === 1 ? one : 1 - one;
      const isCertain = chance === 1;
      const other = value === 1 ? 0 : 1;
      return [
        { choice: { value, recorded: value, isCertain }, chance: chance * (1 - flip) },
        { choice: { value, recorded: other, isCertain }, chance: chance * flip },
      ] as const;
    })
    .filter(({ chance }) => chance > 0);
}

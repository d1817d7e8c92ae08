import type { Random } from "../../math/seeded-random/seeded-random.js";
import type { Leaf } from "./branches.js";
import type { Machine } from "./machine.js";
import type { Program } from "./program.js";
import { Run } from "./run.js";

/**
 * Goes through a program once for each shot, by chance at each fork. All start from the state before the
 * first fork.
 */
export function runShots(
  program: Program,
  machine: Machine,
  {
    shots,
    random,
    take,
  }: { readonly shots: number; readonly random: Random; readonly take: (leaf: Leaf) => void },
): void {
  const start = new Run(program, machine);
  start.advance();
  const bytesStart = start.simulator.memoryBytes();
  for (let shot = 0; shot < shots; shot++) {
    const run = start.clone();
    for (let fork = run.advance(); fork; fork = run.advance()) {
      const one = run.probabilityOfOne(fork.qubit);
      const value = random.next() < one ? 1 : 0;
      const isFlipped = machine.readout > 0 && random.next() < machine.readout;
      const recorded = isFlipped ? (value === 1 ? 0 : 1) : value;
      run.choose(fork, { value, recorded, isCertain: one === value });
    }
    const { simulator, bits } = run;
    const bytes = bytesStart + simulator.memoryBytes();
    take({ simulator, bits, weight: 1 / shots, shots: 1, isAlone: false, bytes });
  }
}

import type { Random } from "../../math/seeded-random/seeded-random.js";
import type { BinaryState } from "./binary-state.js";

const ASK_EVERY = 512;

/**
 * One-flip tabu search (Glover and Hao): the best flip that is not forbidden, or that leads below all that was seen,
 * is made, and its variable stays for about a hundredth of the variables and ten more. It ends after `patience`
 * flips without a better energy; the state is left at the best one.
 */
export function tabuSearch(
  state: BinaryState,
  patience: number,
  random: Random,
  isOver: () => boolean,
): void {
  const { changes } = state;
  const size = changes.length;
  const freeAt = new Int32Array(size);
  const tenure = Math.min(Math.floor(size / 100) + 10, Math.floor(size / 4));
  let best = state.energy;
  const bestValues = state.values.slice();
  for (let step = 1, last = 0; step - last <= patience; step += 1) {
    if (step % ASK_EVERY === 0 && isOver()) break;
    const variable = bestFlip(changes, freeAt, step, best - state.energy, random);
    if (variable < 0) continue;
    state.flip(variable);
    freeAt[variable] = step + tenure + random.below(10);
    if (state.energy >= best) continue;
    best = state.energy;
    bestValues.set(state.values);
    last = step;
  }
  state.assign(bestValues);
}

/** The least change of a free variable, or of any that is below `aspiration`; among equals, one at random. */
function bestFlip(
  changes: Float64Array,
  freeAt: Int32Array,
  step: number,
  aspiration: number,
  random: Random,
): number {
  let least = Number.POSITIVE_INFINITY;
  let chosen = -1;
  let equals = 0;
  for (let variable = 0; variable < changes.length; variable += 1) {
    const change = changes[variable] as number;
    if (change > least) continue;
    if ((freeAt[variable] as number) > step && change >= aspiration) continue;
    if (change < least) {
      least = change;
      equals = 1;
      chosen = variable;
    } else {
      equals += 1;
      if (random.next() * equals < 1) chosen = variable;
    }
  }
  return chosen;
}

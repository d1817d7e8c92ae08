import type { Random } from "../../math/seeded-random/seeded-random.js";
import type { BinaryModel } from "./binary-model.js";
import type { BinaryState } from "./binary-state.js";

/** Rises of so many temperatures are refused without a draw: one in 60,000 would be taken. */
const HOPELESS = 11;
const DESCENT_SWEEPS = 10;

/** Half of the usual size of what the couplings of a variable do to its change: where order sets in. */
export function startingTemperature({ size, starts, weights }: BinaryModel): number {
  let total = 0;
  for (const weight of weights) total += weight * weight;
  return starts[size] === 0 ? 1 : 0.5 * Math.sqrt(total / size);
}

/**
 * Simulated annealing (Kirkpatrick, Gelatt and Vecchi, 1983) by sweeps over all variables, with a temperature that
 * falls evenly to 0 (Myklebust, 2015). Ends early when it is over.
 */
export function anneal(
  state: BinaryState,
  { sweeps, temperature }: { readonly sweeps: number; readonly temperature: number },
  random: Random,
  isOver: () => boolean,
): void {
  const { changes, model } = state;
  const size = changes.length;
  const ask = Math.max(1, Math.floor(20_000 / (size + model.columns.length)));
  for (let sweep = 0; sweep < sweeps; sweep += 1) {
    if (sweep % ask === 0 && isOver()) return;
    const now = temperature * (1 - sweep / sweeps);
    const hopeless = HOPELESS * now;
    for (let variable = 0; variable < size; variable += 1) {
      const rise = changes[variable] as number;
      if (rise > hopeless) continue;
      if (rise <= 0 || random.next() < Math.exp(-rise / now)) state.flip(variable);
    }
  }
}

/** Flips what lowers the energy, in the order of the variables, for some sweeps or until nothing does. */
export function descend(state: BinaryState): void {
  const { changes } = state;
  let isFlipped = true;
  for (let sweep = 0; sweep < DESCENT_SWEEPS && isFlipped; sweep += 1) {
    isFlipped = false;
    for (let variable = 0; variable < changes.length; variable += 1) {
      if ((changes[variable] as number) >= 0) continue;
      state.flip(variable);
      isFlipped = true;
    }
  }
}

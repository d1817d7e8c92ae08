import type { BinaryModel } from "./binary-model.js";

/** Variables of a component that are always solved to the end, time permitting. */
export const EXACT_MAX = 28;
const ASK_EVERY = 4096;

export interface Branched {
  /** An assignment below the known energy, if one was found. */
  readonly values: Uint8Array | undefined;
  /** Its energy, or the known one. */
  readonly energy: number;
  /** There is no assignment below the energy. */
  readonly isComplete: boolean;
}

/**
 * The least assignment of a model of few variables, by depth-first search: a branch is left when its energy, with
 * each later variable at its best and negative couplings between later variables, is not below the best known.
 */
export function branchAndBound(model: BinaryModel, known: number, isOver: () => boolean): Branched {
  const { size } = model;
  const dense = denseOf(model);
  // What later variables may take from each; only pairs of later ones, so that it holds at each depth.
  const hopes = Float64Array.from({ length: size }, (_, row) => {
    let total = 0;
    for (let column = row + 1; column < size; column += 1) {
      total += Math.min(0, dense[row * size + column] as number);
    }
    return total;
  });
  // fields[depth] holds what each variable costs when it is 1, given the variables before `depth`.
  const fields = Array.from({ length: size + 1 }, () => Float64Array.from(model.linear));
  const energies = new Float64Array(size + 1);
  const tried = new Uint8Array(size + 1);
  const values = new Uint8Array(size);
  let best = known;
  let bestValues: Uint8Array | undefined;
  let depth = 0;
  for (let node = 1; depth >= 0; node += 1) {
    if (node % ASK_EVERY === 0 && isOver())
      return { values: bestValues, energy: best, isComplete: false };
    if (depth === size || tried[depth] === 2) {
      if (depth === size && (energies[size] as number) < best) {
        best = energies[size] as number;
        bestValues = values.slice();
      }
      tried[depth] = 0;
      depth -= 1;
      continue;
    }
    const field = fields[depth] as Float64Array;
    const cost = field[depth] as number;
    // The value that is better by itself comes first.
    const value = tried[depth] === 0 ? Number(cost < 0) : 1 - Number(cost < 0);
    tried[depth] = (tried[depth] as number) + 1;
    const next = fields[depth + 1] as Float64Array;
    const energy = (energies[depth] as number) + value * cost;
    let bound = energy;
    for (let later = depth + 1; later < size; later += 1) {
      const given = (field[later] as number) + value * (dense[depth * size + later] as number);
      next[later] = given;
      bound += Math.min(0, given + (hopes[later] as number));
    }
    if (bound >= best) continue;
    values[depth] = value;
    energies[depth + 1] = energy;
    depth += 1;
  }
  return { values: bestValues, energy: best, isComplete: true };
}

function denseOf({ size, starts, columns, weights }: BinaryModel): Float64Array {
  const dense = new Float64Array(size * size);
  for (let row = 0; row < size; row += 1) {
    const end = starts[row + 1] as number;
    for (let entry = starts[row] as number; entry < end; entry += 1) {
      dense[row * size + (columns[entry] as number)] = weights[entry] as number;
    }
  }
  return dense;
}

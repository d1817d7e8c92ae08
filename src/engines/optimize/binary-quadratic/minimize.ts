import { type Random, seededRandom } from "../../math/seeded-random/seeded-random.js";
import { type BinaryModel, componentsOf } from "./binary-model.js";
import { branchAndBound, EXACT_MAX } from "./branch-and-bound.js";
import { ComponentSearch } from "./component-search.js";
import { energyBound } from "./energy-bound.js";
import { SEMIDEFINITE_MAX, semidefiniteBound } from "./semidefinite-bound.js";

export interface BinaryOptions {
  readonly seed: string;
  /** Whether the time is up; asked every so often. */
  readonly isOver: () => boolean;
  /** Rounds of search for each connected component at most; without a bound it goes on until it is over. */
  readonly maxIterations?: number;
}

export interface Minimum {
  readonly values: Uint8Array;
  readonly energy: number;
  /** No assignment has less; what rounding may take from sums is taken off. */
  readonly lowerBound: number;
  /** An exact method closed each component, or its energy is its lower bound, and rounding hides no weight. */
  readonly provenOptimal: boolean;
  /** Rounds of search over all components. */
  readonly iterations: number;
}

/** Variables of a component that is solved exactly without a search before it. */
const SMALL = 12;
/** Rounds of search before the bound that takes longer. */
const ROUNDS_BEFORE_BOUND = 3;

/** Minimises a model, each connected component by itself. Components of up to 28 variables are solved exactly. */
export function minimize(model: BinaryModel, options: BinaryOptions): Minimum {
  const random = seededRandom(options.seed);
  const parts = componentsOf(model).map(({ model: own, variables }) => ({
    part: new Part(new ComponentSearch(own, random), random),
    variables,
  }));
  const most = options.maxIterations ?? Number.POSITIVE_INFINITY;
  let iterations = 0;
  let open = parts.map(({ part }) => part);
  for (let round = 0; round < most && open.length > 0 && !options.isOver(); round += 1) {
    for (const part of open) {
      part.improve(options.isOver);
      iterations += 1;
      if (options.isOver()) break;
    }
    open = open.filter((part) => !part.isClosed);
  }
  const values = new Uint8Array(model.size);
  let [energy, lowerBound] = [0, 0];
  for (const { part, variables } of parts) {
    energy += part.energy;
    lowerBound += part.bound;
    for (const [at, variable] of variables.entries()) values[variable] = part.values[at] as number;
  }
  const provenOptimal = model.isDecidable && parts.every(({ part }) => part.isClosed);
  lowerBound -= model.rounding;
  return { values, energy, lowerBound, provenOptimal, iterations };
}

/** A component on its way from a first assignment to a proven one. */
class Part {
  bound: number;
  #energy: number;
  #values: Uint8Array;
  readonly #search: ComponentSearch;
  readonly #random: Random;
  #rounds = 0;

  constructor(search: ComponentSearch, random: Random) {
    this.#search = search;
    this.#random = random;
    ({ energy: this.#energy, values: this.#values } = search.best);
    this.bound = this.#rounded(energyBound(search.model));
  }

  get energy(): number {
    return this.#energy;
  }

  get values(): Uint8Array {
    return this.#values;
  }

  get isClosed(): boolean {
    return this.#energy - this.bound <= this.#search.model.rounding;
  }

  /** A round of search, and what proves its best: an exact method where the component is small, or a bound. */
  improve(isOver: () => boolean): void {
    const { model } = this.#search;
    this.#rounds += 1;
    if (model.size > SMALL || this.#rounds > 1) this.#searchOnce(isOver);
    if (this.isClosed) return;
    if (model.size <= EXACT_MAX) {
      if (this.#rounds === 1) this.#enumerate(isOver);
    } else if (model.size <= SEMIDEFINITE_MAX && this.#rounds === ROUNDS_BEFORE_BOUND) {
      const bound = this.#rounded(semidefiniteBound(model, this.#random, isOver));
      this.bound = Math.max(this.bound, bound);
    }
  }

  #searchOnce(isOver: () => boolean): void {
    this.#search.round(isOver);
    const { best } = this.#search;
    if (best.energy < this.#energy) ({ energy: this.#energy, values: this.#values } = best);
  }

  #enumerate(isOver: () => boolean): void {
    const { values, energy, isComplete } = branchAndBound(this.#search.model, this.#energy, isOver);
    if (values !== undefined) [this.#values, this.#energy] = [values, energy];
    if (isComplete) this.bound = this.#energy;
  }

  /** Energies are integers where all weights are. */
  #rounded(bound: number): number {
    return this.#search.model.rounding === 0 ? Math.ceil(bound) : bound;
  }
}

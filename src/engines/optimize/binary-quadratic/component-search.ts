import type { Random } from "../../math/seeded-random/seeded-random.js";
import { anneal, descend, startingTemperature } from "./anneal.js";
import type { BinaryModel } from "./binary-model.js";
import { BinaryState } from "./binary-state.js";
import { tabuSearch } from "./tabu.js";

const SWEEPS = 100;
const LONGEST = 128;
const ELITE = 8;
/** Of what two good assignments agree on much survives at this part of the temperature. */
const REHEAT = 0.3;

interface Found {
  readonly energy: number;
  readonly values: Uint8Array;
}

/**
 * Rounds of annealing and tabu search over one component. Every other round starts where two of the best
 * assignments agree, with the rest at random, and is annealed from a lower temperature.
 */
export class ComponentSearch {
  readonly #state: BinaryState;
  readonly #random: Random;
  readonly #temperature: number;
  readonly #elite: Found[] = [];
  readonly #isSymmetric: boolean;
  #rounds = 0;

  constructor(
    readonly model: BinaryModel,
    random: Random,
  ) {
    this.#random = random;
    this.#state = new BinaryState(model);
    this.#temperature = startingTemperature(model);
    this.#isSymmetric = isSymmetric(model);
    descend(this.#state);
    this.#keep();
  }

  /** The best assignment so far. */
  get best(): Found {
    return this.#elite[0] as Found;
  }

  /** One round; keeps what it finds. */
  round(isOver: () => boolean): void {
    this.#rounds += 1;
    const parents = this.#rounds % 2 === 0 && this.#elite.length > 2;
    this.#state.assign(parents ? this.#combined() : this.#scattered());
    const sweeps = SWEEPS * lubyNumber(Math.ceil(this.#rounds / 2), LONGEST);
    const temperature = this.#temperature * (parents ? REHEAT : 1);
    anneal(this.#state, { sweeps, temperature }, this.#random, isOver);
    tabuSearch(this.#state, 2 * this.model.size, this.#random, isOver);
    this.#keep();
  }

  #scattered(): Uint8Array {
    return Uint8Array.from(this.#state.values, () => this.#random.below(2));
  }

  #combined(): Uint8Array {
    const first = this.#random.pick(this.#elite).values;
    const second = this.#random.pick(this.#elite).values;
    const differing = first.reduce(
      (total, value, at) => total + (value ^ (second[at] as number)),
      0,
    );
    // Where turning all variables changes nothing, the nearer of the two forms is meant.
    const turn = this.#isSymmetric && 2 * differing > first.length ? 1 : 0;
    return first.map((value, at) =>
      value === ((second[at] as number) ^ turn) ? value : this.#random.below(2),
    );
  }

  /** Puts the state among the best in the order of their energies, unless it is there. */
  #keep(): void {
    const { energy, values } = this.#state;
    const elite = this.#elite;
    const at = elite.findIndex((other) => energy <= other.energy);
    const isKnown = elite.some(
      (other) =>
        other.energy === energy && other.values.every((value, bit) => value === values[bit]),
    );
    if (isKnown) return;
    elite.splice(at < 0 ? elite.length : at, 0, { energy, values: values.slice() });
    if (elite.length > ELITE) elite.pop();
  }
}

/** Whether an assignment and its complement have one energy, as in cuts and in spins without a field. */
function isSymmetric({ linear, starts, weights }: BinaryModel): boolean {
  return linear.every((own, row) => {
    const coupled = weights.subarray(starts[row], starts[row + 1]);
    return coupled.reduce((total, weight) => total + weight, 2 * own) === 0;
  });
}

/** The sequence 1, 1, 2, 1, 1, 2, 4, ... (Luby, Sinclair and Zuckerman, 1993), but at most `most`. */
function lubyNumber(index: number, most: number): number {
  let at = index;
  for (;;) {
    const power = 2 ** Math.floor(Math.log2(at + 1));
    if (power === at + 1) return Math.min(most, power / 2);
    at -= power - 1;
  }
}

import type { Distribution, OutcomeLimits } from "../simulator/simulator.js";

const ENTRIES_MAX = 2 ** 17;
const ENTRIES_KEPT = 2 ** 16;
/** What is below comes of rounding, and is no mass. */
const MASS_MIN = 1e-12;

/** Adds up the probabilities of outcomes that come from several states. */
export class OutcomeTable {
  readonly #sums = new Map<string, number>();
  #rest = 0;
  /** Whether some outcomes were given up, as there were too many. */
  isPruned = false;

  get size(): number {
    return this.#sums.size;
  }

  add(outcome: string, probability: number): void {
    this.#sums.set(outcome, (this.#sums.get(outcome) ?? 0) + probability);
    if (this.#sums.size > ENTRIES_MAX) this.#prune();
  }

  /** Probability of outcomes that are not known. */
  addRest(probability: number): void {
    this.#rest += probability;
  }

  #prune(): void {
    this.isPruned = true;
    for (const [outcome, probability] of this.#sorted().slice(ENTRIES_KEPT)) {
      this.#sums.delete(outcome);
      this.#rest += probability;
    }
  }

  /** All outcomes up to a limit, else the likeliest; the likeliest first, and of equal ones in their order as text. */
  list({ all, top }: OutcomeLimits): Distribution {
    const sorted = this.#sorted();
    const isComplete = !this.isPruned && this.#rest < MASS_MIN && sorted.length <= all;
    const listed = isComplete ? sorted : sorted.slice(0, top);
    const rest = sorted
      .slice(listed.length)
      .reduce((sum, [, probability]) => sum + probability, this.#rest);
    return { outcomes: new Map(listed), restMass: rest < MASS_MIN ? 0 : rest };
  }

  #sorted(): [outcome: string, probability: number][] {
    return [...this.#sums].sort(([a, p], [b, q]) => q - p || (a < b ? -1 : 1));
  }
}

import { childrenOf, type Selectable } from "./selectable.js";

/** Where an element stands among the elements of its parent, counted from 1, from both ends. */
export interface Place {
  readonly index: number;
  readonly fromEnd: number;
  readonly ofType: number;
  readonly ofTypeFromEnd: number;
  readonly previous: Selectable | undefined;
}

/** One run of matching: what is true of the moment, and how much work may still be done. */
export class Matching {
  /** Pseudo-classes that hold for `stateful`, such as `focus`. */
  readonly states: ReadonlySet<string>;
  readonly stateful: Selectable | undefined;
  readonly #work: Work;

  constructor(work: Work, states?: ReadonlySet<string>, stateful?: Selectable) {
    this.#work = work;
    this.states = states ?? NO_STATES;
    this.stateful = stateful;
  }

  /** Counts work done; false when no more may be done. */
  step(steps = 1): boolean {
    this.#work.steps += steps;
    return this.#work.steps <= this.#work.stepsMax;
  }

  placeOf(element: Selectable): Place {
    return this.#work.placeOf(element);
  }
}

const NO_STATES: ReadonlySet<string> = new Set();
const ALONE: Place = {
  index: 1,
  fromEnd: 1,
  ofType: 1,
  ofTypeFromEnd: 1,
  previous: undefined,
};

/** The work that all matching on a page may do together, and the places found so far. */
export class Work {
  steps = 0;
  readonly stepsMax: number;
  readonly #places = new WeakMap<Selectable, Place>();

  constructor(stepsMax: number) {
    this.stepsMax = stepsMax;
  }

  /** Some selector was given up, so that styles may be missing. */
  get isExhausted(): boolean {
    return this.steps > this.stepsMax;
  }

  placeOf(element: Selectable): Place {
    const { parent } = element;
    if (!parent) return ALONE;
    const known = this.#places.get(element);
    if (known) return known;
    const siblings = childrenOf(parent);
    const totals = new Map<string, number>();
    for (const { tag } of siblings) totals.set(tag, (totals.get(tag) ?? 0) + 1);
    const seen = new Map<string, number>();
    for (const [before, sibling] of siblings.entries()) {
      const ofType = (seen.get(sibling.tag) ?? 0) + 1;
      seen.set(sibling.tag, ofType);
      this.#places.set(sibling, {
        index: before + 1,
        fromEnd: siblings.length - before,
        ofType,
        ofTypeFromEnd: (totals.get(sibling.tag) ?? 0) - ofType + 1,
        previous: siblings[before - 1],
      });
    }
    return this.#places.get(element) ?? ALONE;
  }
}

import type { Matching } from "../../../css/selectors/matching.js";
import { type Assignment, cascade, type Weighted } from "./cascade.js";

interface Known {
  readonly blocks: readonly Weighted[];
  readonly winners: ReadonlyMap<string, Assignment>;
}

const BLOCKS_HELD_MAX = 1_000_000;
/** Sets of rules with one hash: chance makes no more, only a page that seeks to. */
const ALIKE_MAX = 8;
/** To assign a property is less work than to match a rule. */
const ASSIGNMENTS_PER_STEP = 4;

/** What won where the same rules apply, kept since most elements of a page share their rules with others. */
export class SharedCascades {
  readonly #known = new Map<number, Known[]>();
  readonly #matching: Matching;
  #held = 0;

  constructor(matching: Matching) {
    this.#matching = matching;
  }

  /** The cascade of rules that other elements may share. */
  ofRules(blocks: readonly Weighted[]): ReadonlyMap<string, Assignment> {
    let hash = blocks.length;
    for (const { place } of blocks) hash = (Math.imul(hash, 31) + place) | 0;
    const alike = this.#known.get(hash);
    const same = alike?.find((one) => areSame(one.blocks, blocks));
    if (same) return same.winners;
    const winners = this.ofBlocks(blocks);
    this.#held += blocks.length;
    if (this.#held > BLOCKS_HELD_MAX) return winners;
    if (alike && alike.length < ALIKE_MAX) alike.push({ blocks, winners });
    else if (!alike) this.#known.set(hash, [{ blocks, winners }]);
    return winners;
  }

  /** The cascade of one element's own blocks; rules of the page are left out where the work allowed is used up. */
  ofBlocks(blocks: readonly Weighted[]): ReadonlyMap<string, Assignment> {
    const allowed = blocks.filter(
      ({ assignments }) =>
        assignments[0]?.from !== "sheet" ||
        this.#matching.step(assignments.length / ASSIGNMENTS_PER_STEP),
    );
    return cascade(allowed);
  }
}

function areSame(left: readonly Weighted[], right: readonly Weighted[]): boolean {
  return left.length === right.length && left.every((block, place) => block === right[place]);
}

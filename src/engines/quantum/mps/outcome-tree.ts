import type { Random } from "../../math/seeded-random/seeded-random.js";
import {
  columnHalf,
  identity,
  inRows,
  type Matrix,
  squareNorm,
  times,
  transpose,
} from "./matrix.js";
import type { MatrixProductState } from "./matrix-product-state.js";
import { orthogonalizeRows } from "./orthogonalize.js";

/** A prefix of an outcome below this probability is left out, with all that begin with it. */
const PROBABILITY_MIN = 1e-12;
/** A value with this part of the probability of what it follows is what rounding made. */
const SHARE_MIN = 1e-14;
/** How many prefixes are followed where not all can be. */
const PREFIXES_MAX = 1_024;
/** Complex numbers that the followed prefixes may take together. */
const ENTRIES_MAX = 2 ** 22;

/** An outcome of some sites: one character for each measured site, in the order of the sites. */
export interface SiteOutcome {
  readonly text: string;
  readonly probability: number;
}

interface Prefix extends SiteOutcome {
  /** The rows are vectors over the bond to the next site; their squares add up to the probability. */
  readonly vectors: Matrix;
}

/**
 * Outcomes of measuring some sites, which are visited from left to right. All after a site is orthonormal
 * in the state's own form, so that the probability of a prefix needs what lies before it alone.
 */
export class OutcomeTree {
  readonly #state: MatrixProductState;
  readonly #isMeasured: ReadonlySet<number>;
  readonly #first: number;
  readonly #last: number;

  constructor(state: MatrixProductState, measured: readonly number[]) {
    this.#state = state;
    this.#isMeasured = new Set(measured);
    this.#first = Math.min(...measured);
    this.#last = Math.max(...measured);
    state.moveCentre(this.#first);
  }

  /**
   * All outcomes with a probability of at least 1e-12; undefined where they are more than `most`, together
   * with the prefixes that were left out.
   */
  all(most: number): SiteOutcome[] | undefined {
    const found: SiteOutcome[] = [];
    let leftOut = 0;
    // Depth first, so that few prefixes are kept at a time; each leads to an outcome or to one left out.
    const waiting = [{ site: this.#first, prefix: this.#root() }];
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const { site, prefix } = next;
      if (prefix.probability < PROBABILITY_MIN) leftOut += 1;
      else if (site > this.#last)
        found.push({ text: prefix.text, probability: prefix.probability });
      else
        for (const child of this.#children(site, prefix))
          waiting.push({ site: site + 1, prefix: child });
      if (found.length + leftOut > most) return undefined;
    }
    return found;
  }

  /**
   * The likeliest outcomes that are found when only the likeliest prefixes of each length are followed. They
   * are the likeliest of all where no other prefix was likelier than the last of them.
   */
  top(count: number): SiteOutcome[] {
    let prefixes = [this.#root()];
    for (let site = this.#first; site <= this.#last; site++) {
      const reached = prefixes.flatMap((prefix) => this.#children(site, prefix));
      reached.sort((one, other) => other.probability - one.probability);
      const size = reached.reduce((most, { vectors }) => Math.max(most, vectors.re.length), 1);
      const width = Math.max(count, Math.min(PREFIXES_MAX, Math.floor(ENTRIES_MAX / size)));
      prefixes = reached.slice(0, width);
    }
    return prefixes.slice(0, count).map(({ text, probability }) => ({ text, probability }));
  }

  /** Draws outcomes one site after the other; shots with the same prefix are drawn together. */
  sample(shots: number, random: Random, take: (text: string, count: number) => void): void {
    const waiting = [{ site: this.#first, prefix: this.#root(), shots }];
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const { site, prefix } = next;
      if (site > this.#last) {
        take(prefix.text, next.shots);
        continue;
      }
      const children = this.#children(site, prefix);
      const ones = onesAmong(next.shots, children, random);
      for (const [child, count] of [
        [children[0], next.shots - ones],
        [children[1], ones],
      ] as const) {
        if (child && count > 0) waiting.push({ site: site + 1, prefix: child, shots: count });
      }
    }
  }

  #root(): Prefix {
    return { text: "", probability: 1, vectors: identity(this.#state.tensor(this.#first).rows) };
  }

  /** The prefixes one site on: two for a measured one, unless one of them is as good as impossible. */
  #children(site: number, { text, probability, vectors }: Prefix): Prefix[] {
    this.#state.check();
    const reached = times(vectors, this.#state.tensor(site));
    if (!this.#isMeasured.has(site)) {
      return [{ text, probability, vectors: fewRows(inRows(2 * reached.rows, reached)) }];
    }
    return ([0, 1] as const)
      .map((value) => {
        const part = columnHalf(reached, value);
        return { text: `${text}${value}`, probability: squareNorm(part), vectors: part };
      })
      .filter((child) => child.probability > SHARE_MIN * probability)
      .map((child) => ({ ...child, vectors: fewRows(child.vectors) }));
  }
}

/** No more rows than columns, with the same scalar products between columns. */
function fewRows(matrix: Matrix): Matrix {
  if (matrix.rows <= matrix.cols) return matrix;
  return transpose(orthogonalizeRows(transpose(matrix)).left);
}

/** How many of the shots go on with the second of two prefixes. */
function onesAmong(shots: number, [zero, one]: readonly Prefix[], random: Random): number {
  if (!zero || !one) return 0;
  const sum = zero.probability + one.probability;
  let ones = 0;
  for (let shot = 0; shot < shots; shot++) {
    if (random.next() * sum >= zero.probability) ones += 1;
  }
  return ones;
}

import type { BoostedTrees } from "../../src/engines/math/boosted-trees/boosted-trees.js";

/** One row of features and whether it is of the class. */
export interface Row {
  readonly features: Float32Array;
  readonly isTrue: boolean;
}

export interface TreeOptions {
  readonly trees: number;
  readonly depth: number;
  /** Share of each step that is taken. */
  readonly rate: number;
  /** Rows that a leaf has at least. */
  readonly leafRows: number;
}

const BINS = 32;
const REGULARISATION = 1;
const GAIN_MIN = 1e-3;

/**
 * Trains boosted trees on the logistic loss with second-order steps over histograms (Friedman,
 * "Greedy Function Approximation", 2001; Chen and Guestrin, "XGBoost", 2016). Deterministic.
 */
export function trainTrees(rows: readonly Row[], options: TreeOptions): BoostedTrees {
  const columns = binColumns(rows);
  const truths = rows.filter(({ isTrue }) => isTrue).length;
  const bias = Math.log(truths / (rows.length - truths));
  const grower = new Grower(columns, rows, { bias, ...options });
  const roots: number[] = [];
  for (let tree = 0; tree < options.trees; tree += 1) roots.push(grower.grow());
  return grower.model(bias, roots);
}

interface Column {
  readonly bounds: readonly number[];
  readonly bins: Uint8Array;
}

function binColumns(rows: readonly Row[]): Column[] {
  const width = rows[0]?.features.length ?? 0;
  return Array.from({ length: width }, (_, feature) => {
    const values = rows.map(({ features }) => features[feature] ?? 0).sort((a, b) => a - b);
    const distinct = [...new Set(values)];
    const bounds =
      distinct.length <= BINS
        ? distinct.slice(0, -1)
        : [
            ...new Set(
              Array.from(
                { length: BINS - 1 },
                (_, bin) => values[Math.floor((values.length * (bin + 1)) / BINS)] ?? 0,
              ),
            ),
          ];
    const bins = Uint8Array.from(rows, ({ features }) => {
      const value = features[feature] ?? 0;
      const at = bounds.findIndex((bound) => value <= bound);
      return at < 0 ? bounds.length : at;
    });
    return { bounds, bins };
  });
}

class Grower {
  readonly #columns: readonly Column[];
  readonly #truths: Uint8Array;
  readonly #options: TreeOptions;
  readonly #logits: Float64Array;
  readonly #slopes: Float64Array;
  readonly #curves: Float64Array;
  readonly #features: number[] = [];
  readonly #values: number[] = [];
  readonly #rights: number[] = [];

  constructor(
    columns: readonly Column[],
    rows: readonly Row[],
    options: TreeOptions & { bias: number },
  ) {
    this.#columns = columns;
    this.#truths = Uint8Array.from(rows, ({ isTrue }) => Number(isTrue));
    this.#options = options;
    this.#logits = new Float64Array(rows.length).fill(options.bias);
    this.#slopes = new Float64Array(rows.length);
    this.#curves = new Float64Array(rows.length);
  }

  /** Adds one tree and answers its root. */
  grow(): number {
    for (const [row, logit] of this.#logits.entries()) {
      const probability = 1 / (1 + Math.exp(-logit));
      this.#slopes[row] = (this.#truths[row] ?? 0) - probability;
      this.#curves[row] = probability * (1 - probability);
    }
    const root = this.#features.length;
    this.#split(Int32Array.from(this.#logits.keys()), 0);
    return root;
  }

  model(bias: number, roots: readonly number[]): BoostedTrees {
    return {
      bias,
      roots,
      features: Int16Array.from(this.#features),
      values: Float32Array.from(this.#values),
      rights: Int16Array.from(this.#rights),
    };
  }

  #split(rows: Int32Array, depth: number): void {
    const node = this.#features.length;
    this.#features.push(-1);
    this.#values.push(0);
    this.#rights.push(0);
    const best = depth < this.#options.depth ? this.#bestSplit(rows) : undefined;
    if (best === undefined) {
      const { slope, curve } = this.#sums(rows);
      const value = (this.#options.rate * slope) / (curve + REGULARISATION);
      this.#values[node] = value;
      for (const row of rows) this.#logits[row] = (this.#logits[row] ?? 0) + value;
      return;
    }
    const { bounds, bins } = this.#columns[best.feature] ?? { bounds: [], bins: new Uint8Array() };
    this.#features[node] = best.feature;
    this.#values[node] = bounds[best.bin] ?? 0;
    this.#split(
      rows.filter((row) => (bins[row] ?? 0) <= best.bin),
      depth + 1,
    );
    this.#rights[node] = this.#features.length - node;
    this.#split(
      rows.filter((row) => (bins[row] ?? 0) > best.bin),
      depth + 1,
    );
  }

  #sums(rows: Int32Array): { slope: number; curve: number } {
    let [slope, curve] = [0, 0];
    for (const row of rows) {
      slope += this.#slopes[row] ?? 0;
      curve += this.#curves[row] ?? 0;
    }
    return { slope, curve };
  }

  #bestSplit(rows: Int32Array): { feature: number; bin: number } | undefined {
    const { leafRows } = this.#options;
    if (rows.length < 2 * leafRows) return undefined;
    const all = this.#sums(rows);
    const whole = all.slope ** 2 / (all.curve + REGULARISATION);
    let [best, bestGain]: [{ feature: number; bin: number } | undefined, number] = [
      undefined,
      GAIN_MIN,
    ];
    for (const [feature, { bounds, bins }] of this.#columns.entries()) {
      const [slopes, curves, counts] = [0, 1, 2].map(() => new Float64Array(bounds.length + 1));
      if (!slopes || !curves || !counts) continue;
      for (const row of rows) {
        const bin = bins[row] ?? 0;
        slopes[bin] = (slopes[bin] ?? 0) + (this.#slopes[row] ?? 0);
        curves[bin] = (curves[bin] ?? 0) + (this.#curves[row] ?? 0);
        counts[bin] = (counts[bin] ?? 0) + 1;
      }
      let [slope, curve, count] = [0, 0, 0];
      for (const bin of bounds.keys()) {
        slope += slopes[bin] ?? 0;
        curve += curves[bin] ?? 0;
        count += counts[bin] ?? 0;
        if (count < leafRows || rows.length - count < leafRows) continue;
        const gain =
          slope ** 2 / (curve + REGULARISATION) +
          (all.slope - slope) ** 2 / (all.curve - curve + REGULARISATION) -
          whole;
        if (gain > bestGain) [best, bestGain] = [{ feature, bin }, gain];
      }
    }
    return best;
  }
}

/**
 * A quadratic function of n variables that are 0 or 1, to be minimised: linear terms, and symmetric couplings in
 * rows (each pair is in both of its rows). A pair counts its weight once.
 */
export interface BinaryModel extends Rows {
  readonly size: number;
  readonly linear: Float64Array;
  /** What rounding may add to an energy or take from it: 0 where all weights are integers whose sums are exact. */
  readonly rounding: number;
  /** Whether the least weight is above the rounding, which would hide it otherwise. */
  readonly isDecidable: boolean;
}

/** The couplings of each variable. */
interface Rows {
  /** Where the couplings of each variable start; one more at the end. */
  readonly starts: Int32Array;
  readonly columns: Int32Array;
  readonly weights: Float64Array;
}

/** Sums up to it are exact, even of eighths of integers. */
const MAGNITUDE_EXACT = 2 ** 49;

/** More than what is lost where figures are too small to have all their digits. */
const SUBNORMAL = 1e-300;

/** Gathers terms, which may repeat and come in either order, and builds the model of them. */
export class ModelBuilder {
  readonly #linear: Float64Array;
  #ends = new Int32Array(1024);
  #weights = new Float64Array(512);
  #pairs = 0;
  #terms = 0;
  #magnitude = 0;
  #least = Number.POSITIVE_INFINITY;
  #isIntegral = true;

  constructor(readonly size: number) {
    this.#linear = new Float64Array(size);
  }

  addLinear(variable: number, weight: number): void {
    if (weight === 0) return;
    this.#measure(weight);
    this.#linear[variable] = (this.#linear[variable] as number) + weight;
  }

  /** Of two variables that differ. */
  addPair(one: number, other: number, weight: number): void {
    if (weight === 0) return;
    this.#measure(weight);
    if (this.#pairs === this.#weights.length) this.#grow();
    this.#ends[2 * this.#pairs] = one;
    this.#ends[2 * this.#pairs + 1] = other;
    this.#weights[this.#pairs] = weight;
    this.#pairs += 1;
  }

  build(): BinaryModel {
    const { size } = this;
    const rows = this.#rows();
    mergeRows(rows);
    const rounding = this.#rounding();
    const isDecidable = rounding < this.#least;
    return { size, linear: this.#linear, ...withoutZeros(rows), rounding, isDecidable };
  }

  #measure(weight: number): void {
    this.#terms += 1;
    this.#magnitude += Math.abs(weight);
    this.#least = Math.min(this.#least, Math.abs(weight));
    this.#isIntegral &&= Number.isInteger(weight);
  }

  /** Each addition is off by half an epsilon of its sum at most; a sum is taken here and once more by the caller. */
  #rounding(): number {
    if (this.#isIntegral && this.#magnitude < MAGNITUDE_EXACT) return 0;
    return (this.#terms + this.size + 4) * Number.EPSILON * this.#magnitude + SUBNORMAL;
  }

  #grow(): void {
    const ends = new Int32Array(2 * this.#ends.length);
    ends.set(this.#ends);
    const weights = new Float64Array(2 * this.#weights.length);
    weights.set(this.#weights);
    [this.#ends, this.#weights] = [ends, weights];
  }

  /** Each pair in the rows of both of its variables, in the order they were added. */
  #rows(): Rows {
    const starts = new Int32Array(this.size + 1);
    for (let at = 0; at < 2 * this.#pairs; at += 1) {
      const row = (this.#ends[at] as number) + 1;
      starts[row] = (starts[row] as number) + 1;
    }
    for (let row = 0; row < this.size; row += 1) {
      starts[row + 1] = (starts[row + 1] as number) + (starts[row] as number);
    }
    const next = starts.slice();
    const columns = new Int32Array(2 * this.#pairs);
    const weights = new Float64Array(2 * this.#pairs);
    for (let at = 0; at < 2 * this.#pairs; at += 1) {
      const row = this.#ends[at] as number;
      const entry = next[row] as number;
      next[row] = entry + 1;
      columns[entry] = this.#ends[at ^ 1] as number;
      weights[entry] = this.#weights[at >> 1] as number;
    }
    return { starts, columns, weights };
  }
}

/** Adds up entries of one row and column, in the place of the first. */
function mergeRows({ starts, columns, weights }: Rows): void {
  const places = new Int32Array(starts.length).fill(-1);
  for (let row = 0; row + 1 < starts.length; row += 1) {
    const first = starts[row] as number;
    for (let entry = first; entry < (starts[row + 1] as number); entry += 1) {
      const column = columns[entry] as number;
      const place = places[column] as number;
      if (place < first) {
        places[column] = entry;
        continue;
      }
      weights[place] = (weights[place] as number) + (weights[entry] as number);
      weights[entry] = 0;
    }
  }
}

/** Leaves out entries of 0, in place. */
function withoutZeros({ starts, columns, weights }: Rows): Rows {
  let kept = 0;
  let entry = 0;
  for (let row = 0; row + 1 < starts.length; row += 1) {
    for (const end = starts[row + 1] as number; entry < end; entry += 1) {
      if (weights[entry] === 0) continue;
      columns[kept] = columns[entry] as number;
      weights[kept] = weights[entry] as number;
      kept += 1;
    }
    starts[row + 1] = kept;
  }
  return { starts, columns: columns.subarray(0, kept), weights: weights.subarray(0, kept) };
}

/** A part of a model that no coupling joins to the rest, and which of its variables it has. */
export interface Component {
  readonly model: BinaryModel;
  readonly variables: Int32Array;
}

/** The connected components, each a model of its own. */
export function componentsOf(model: BinaryModel): Component[] {
  const { size, starts, columns } = model;
  const local = new Int32Array(size).fill(-1);
  const components: Component[] = [];
  for (let first = 0; first < size; first += 1) {
    if (local[first] !== -1) continue;
    const reached = [first];
    local[first] = 0;
    for (let at = 0; at < reached.length; at += 1) {
      const row = reached[at] as number;
      for (let entry = starts[row] as number; entry < (starts[row + 1] as number); entry += 1) {
        const column = columns[entry] as number;
        if (local[column] !== -1) continue;
        local[column] = reached.length;
        reached.push(column);
      }
    }
    const variables = Int32Array.from(reached);
    if (variables.length === size) return [{ model, variables: variables.sort() }];
    components.push({ model: restrict(model, variables, local), variables });
  }
  return components;
}

function restrict(model: BinaryModel, variables: Int32Array, local: Int32Array): BinaryModel {
  const starts = new Int32Array(variables.length + 1);
  for (const [row, variable] of variables.entries()) {
    const length = (model.starts[variable + 1] as number) - (model.starts[variable] as number);
    starts[row + 1] = (starts[row] as number) + length;
  }
  const columns = new Int32Array(starts[variables.length] as number);
  const weights = new Float64Array(columns.length);
  let at = 0;
  for (const variable of variables) {
    const end = model.starts[variable + 1] as number;
    for (let entry = model.starts[variable] as number; entry < end; entry += 1) {
      columns[at] = local[model.columns[entry] as number] as number;
      weights[at] = model.weights[entry] as number;
      at += 1;
    }
  }
  const linear = Float64Array.from(variables, (variable) => model.linear[variable] as number);
  const { rounding, isDecidable } = model;
  return { size: variables.length, linear, starts, columns, weights, rounding, isDecidable };
}

import type { Matrix2 } from "../circuit/circuit.js";
import {
  columnHalf,
  identity,
  inRows,
  type Matrix,
  onHalves,
  squareNorm,
  times,
  transpose,
  zeros,
} from "./matrix.js";
import { type Factors, orthogonalizeRows } from "./orthogonalize.js";
import { truncateRows } from "./truncate.js";

/** One matrix for each site of a run of sites; an operator is the product of them. */
export type SiteOperators = ReadonlyMap<number, Matrix2>;

export interface BondLimits {
  readonly bondMax: number;
  /** Called before each piece of work; may throw, after which the state is of no use. */
  readonly check: () => void;
}

/** What rounding leaves of a part of the state that is not there is smaller. */
const NORM_MIN = 1e-12;

/**
 * A state of sites in a row as a product of tensors, one for each site, of which a bond joins each two
 * neighbours (Schollwöck, arXiv:1008.3477). The tensor of a site has a row for each value of its left bond, and
 * in it first the values of the right bond where the site is 0, then those where it is 1. Tensors before
 * the centre are orthonormal as columns, those after it as rows, so that the centre has the norm of the state.
 */
export class MatrixProductState {
  readonly #limits: BondLimits;
  readonly #tensors: Matrix[];
  #centre: number;
  #discarded = 0;
  #angle = 0;

  constructor(sites: number, limits: BondLimits, copied?: MatrixProductState) {
    this.#limits = limits;
    this.#tensors = copied ? [...copied.#tensors] : Array.from({ length: sites }, zeroTensor);
    this.#centre = copied ? copied.#centre : 0;
    this.#discarded = copied ? copied.#discarded : 0;
    this.#angle = copied ? copied.#angle : 0;
  }

  /** The sum of the weights that truncations gave up, each a part of 1. */
  get discarded(): number {
    return this.#discarded;
  }

  /** No angle between the state and the exact one, arccos |⟨state|exact⟩|, is above this: the sum of all steps. */
  get angle(): number {
    return this.#angle;
  }

  check(): void {
    this.#limits.check();
  }

  tensor(site: number): Matrix {
    return this.#tensors[site] ?? zeroTensor();
  }

  applyAt(site: number, matrix: Matrix2): void {
    this.#tensors[site] = onHalves(matrix, this.tensor(site));
  }

  /**
   * Adds the image of an operator to the state: the two are put side by side, which doubles the bonds between
   * the first and the last site of the operator, and then brought back to the bonds that the sum needs.
   */
  addImage(operators: SiteOperators): void {
    const sites = [...operators.keys()];
    const [first, last] = [Math.min(...sites), Math.max(...sites)];
    this.moveCentre(Math.max(first, Math.min(last, this.#centre)));
    for (let site = first; site <= last; site++) {
      const own = this.tensor(site);
      const operator = operators.get(site);
      const image = operator ? onHalves(operator, own) : own;
      this.#tensors[site] = sumOf(own, image, { isFirst: site === first, isLast: site === last });
    }
    for (let site = first; site < last; site++) this.#stepRight(site, orthogonalizeRows);
    for (let site = last; site > first; site--) this.#stepLeft(site, this.#truncate);
    this.#centre = first;
  }

  /** Keeps the part of the state where a site has a value, at norm 1; answers false where there is none. */
  project(site: number, value: 0 | 1): boolean {
    this.moveCentre(site);
    const part = columnHalf(this.tensor(site), value);
    const norm = Math.sqrt(squareNorm(part));
    if (norm < NORM_MIN) return false;
    const keep: Matrix2 =
      value === 0 ? [1 / norm, 0, 0, 0, 0, 0, 0, 0] : [0, 0, 0, 0, 0, 0, 1 / norm, 0];
    this.applyAt(site, keep);
    this.#shrinkBonds(site);
    return true;
  }

  /** A projection can leave all bonds larger than they need to be: goes on as long as they shrink. */
  #shrinkBonds(site: number): void {
    for (let at = site; at > 0; at--) {
      const bond = this.tensor(at).rows;
      this.#stepLeft(at, this.#truncate);
      this.#centre = at - 1;
      if (this.tensor(at).rows === bond) break;
    }
    this.moveCentre(site);
    for (let at = site; at < this.#tensors.length - 1; at++) {
      const bond = this.tensor(at).cols;
      this.#stepRight(at, this.#truncate);
      this.#centre = at + 1;
      if (this.tensor(at).cols === bond) break;
    }
  }

  moveCentre(site: number): void {
    for (; this.#centre < site; this.#centre += 1) this.#stepRight(this.#centre, orthogonalizeRows);
    for (; this.#centre > site; this.#centre -= 1) this.#stepLeft(this.#centre, orthogonalizeRows);
  }

  /** Leaves orthonormal rows at a site, and multiplies the rest into its left neighbour. */
  #stepLeft(site: number, factor: (matrix: Matrix) => Factors): void {
    this.check();
    const { left, right } = factor(this.tensor(site));
    const before = this.tensor(site - 1);
    this.#tensors[site] = right;
    this.#tensors[site - 1] = inRows(before.rows, times(inRows(2 * before.rows, before), left));
  }

  /** Leaves orthonormal columns at a site, and multiplies the rest into its right neighbour. */
  #stepRight(site: number, factor: (matrix: Matrix) => Factors): void {
    this.check();
    const own = this.tensor(site);
    const { left, right } = factor(transpose(inRows(2 * own.rows, own)));
    this.#tensors[site] = inRows(own.rows, transpose(right));
    this.#tensors[site + 1] = times(transpose(left), this.tensor(site + 1));
  }

  readonly #truncate = (matrix: Matrix): Factors => {
    const { discarded, ...factors } = truncateRows(matrix, this.#limits.bondMax);
    this.#discarded += discarded;
    this.#angle += Math.asin(Math.sqrt(discarded));
    return factors;
  };

  /** The expectation of an operator that is its own adjoint. */
  expectation(operators: SiteOperators): number {
    const sites = [...operators.keys()];
    const [first, last] = [Math.min(...sites), Math.max(...sites)];
    this.moveCentre(Math.max(first, Math.min(last, this.#centre)));
    let environment = identity(this.tensor(first).rows);
    for (let site = first; site <= last; site++) {
      this.check();
      const own = this.tensor(site);
      const reached = times(environment, own);
      const operator = operators.get(site);
      const image = operator ? onHalves(operator, reached) : reached;
      environment = adjointTimes(inRows(2 * own.rows, own), inRows(2 * own.rows, image));
    }
    let trace = 0;
    for (let at = 0; at < environment.re.length; at += environment.cols + 1) {
      trace += environment.re[at] ?? 0;
    }
    return trace;
  }

  memoryBytes(): number {
    return this.#tensors.reduce((sum, { re }) => sum + 2 * re.byteLength, 0);
  }

  /** The largest bond. */
  bond(): number {
    return this.#tensors.reduce((most, { rows }) => Math.max(most, rows), 1);
  }
}

function zeroTensor(): Matrix {
  return { rows: 1, cols: 2, re: new Float64Array([1, 0]), im: new Float64Array(2) };
}

interface Ends {
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

/** Two tensors side by side: the bonds within the run lead through either the one or the other. */
function sumOf(own: Matrix, image: Matrix, { isFirst, isLast }: Ends): Matrix {
  const bond = own.cols / 2;
  const down = isFirst ? 0 : own.rows;
  const across = isLast ? 0 : bond;
  const result = zeros(own.rows + down, 2 * (bond + across));
  for (const [part, fromRow, fromCol] of [
    [own, 0, 0],
    [image, down, across],
  ] as const) {
    for (let row = 0; row < part.rows; row++) {
      for (const half of [0, 1]) {
        const to = (row + fromRow) * result.cols + half * (bond + across) + fromCol;
        const from = row * part.cols + half * bond;
        for (let col = 0; col < bond; col++) {
          result.re[to + col] = (result.re[to + col] as number) + (part.re[from + col] as number);
          result.im[to + col] = (result.im[to + col] as number) + (part.im[from + col] as number);
        }
      }
    }
  }
  return result;
}

/** left† · right. */
function adjointTimes(left: Matrix, right: Matrix): Matrix {
  const { rows, cols, re, im } = transpose(left);
  return times({ rows, cols, re, im: im.map((y) => -y) }, right);
}

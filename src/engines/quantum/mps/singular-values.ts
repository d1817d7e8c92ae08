import type { Bidiagonal } from "./bidiagonalize.js";
import type { Matrix } from "./matrix.js";

const EPSILON = 2 ** -52;
const TINY = 2 ** -966;
/** Two or three rounds for each value are usual. */
const ROUNDS_EACH = 75;

/**
 * Turns B into its singular values, in no order, and the vectors into left singular vectors, in place: the
 * implicit QR algorithm (Golub and Reinsch, 1970) with the shift and the splitting of LINPACK's xSVDC. Only
 * rotations of U are carried out. Throws where it does not converge, which no finite matrix is known to do.
 */
export function singularValues(bidiagonal: Bidiagonal): Float64Array {
  const { diagonal: s, above: e, vectors } = bidiagonal;
  let left = s.length;
  for (let rounds = ROUNDS_EACH * s.length; left > 0; rounds--) {
    if (rounds === 0) throw new Error("the singular values do not converge");
    const start = splitAt(s, e, left);
    if (start === left - 1) {
      s[start] = Math.abs(s[start] as number);
      left -= 1;
      continue;
    }
    const zero = zeroAt(s, e, start, left);
    if (zero === left - 1) clearLast(s, e, start, left);
    else if (zero >= start) clearRow(s, e, zero, left, vectors);
    else round(s, e, start, left, vectors);
  }
  return s;
}

/** Where the last block that does not fall apart begins. */
function splitAt(s: Float64Array, e: Float64Array, end: number): number {
  for (let k = end - 2; k >= 0; k--) {
    const size = Math.abs(s[k] as number) + Math.abs(s[k + 1] as number);
    if (Math.abs(e[k] as number) > TINY + EPSILON * size) continue;
    e[k] = 0;
    return k + 1;
  }
  return 0;
}

/** The last entry of the diagonal in the block that is as good as 0; -1 for none. */
function zeroAt(s: Float64Array, e: Float64Array, start: number, end: number): number {
  for (let k = end - 1; k >= start; k--) {
    const after = k === end - 1 ? 0 : Math.abs(e[k] as number);
    const before = k === start ? 0 : Math.abs(e[k - 1] as number);
    if (Math.abs(s[k] as number) > TINY + EPSILON * (after + before)) continue;
    s[k] = 0;
    return k;
  }
  return -1;
}

/** The last diagonal entry is 0: rotations of V take what is above it away. */
function clearLast(s: Float64Array, e: Float64Array, start: number, end: number): void {
  let f = e[end - 2] as number;
  e[end - 2] = 0;
  for (let j = end - 2; j >= start; j--) {
    const x = s[j] as number;
    const t = Math.hypot(x, f);
    if (t === 0) return;
    s[j] = t;
    if (j === start) return;
    const before = e[j - 1] as number;
    e[j - 1] = (x / t) * before;
    f = (-f / t) * before;
  }
}

/** Diagonal entry k is 0: rotations of U take the rest of its row away. */
function clearRow(s: Float64Array, e: Float64Array, k: number, end: number, vectors: Matrix): void {
  let f = e[k] as number;
  e[k] = 0;
  for (let j = k + 1; j < end; j++) {
    const x = s[j] as number;
    const t = Math.hypot(x, f);
    if (t === 0) return;
    const [c, sine] = [x / t, f / t];
    s[j] = t;
    f = -sine * (e[j] as number);
    e[j] = c * (e[j] as number);
    rotate(vectors, j, k, c, sine);
  }
}

/** One implicit QR step on a block whose entries are all different from 0. */
function round(
  s: Float64Array,
  e: Float64Array,
  start: number,
  end: number,
  vectors: Matrix,
): void {
  let [f, g] = shifted(s, e, start, end);
  for (let j = start; j < end - 1; j++) {
    let t = Math.hypot(f, g);
    let c = t === 0 ? 1 : f / t;
    let sine = t === 0 ? 0 : g / t;
    if (j !== start) e[j - 1] = t;
    const x = s[j] as number;
    const y = e[j] as number;
    const z = s[j + 1] as number;
    f = c * x + sine * y;
    const above = c * y - sine * x;
    g = sine * z;
    const below = c * z;
    t = Math.hypot(f, g);
    c = t === 0 ? 1 : f / t;
    sine = t === 0 ? 0 : g / t;
    s[j] = t;
    f = c * above + sine * below;
    s[j + 1] = c * below - sine * above;
    const next = e[j + 1] as number;
    g = sine * next;
    e[j + 1] = c * next;
    rotate(vectors, j, j + 1, c, sine);
  }
  e[end - 2] = f;
}

/** The first column of B†B less the shift, from the eigenvalue of its last two rows that is nearer to the corner. */
function shifted(s: Float64Array, e: Float64Array, start: number, end: number): [number, number] {
  const last = s[end - 1] as number;
  const scale = Math.max(
    Math.abs(last),
    Math.abs(s[end - 2] as number),
    Math.abs(e[end - 2] as number),
    Math.abs(s[start] as number),
    Math.abs(e[start] as number),
  );
  const corner = last / scale;
  const before = (s[end - 2] as number) / scale;
  const above = (e[end - 2] as number) / scale;
  const first = (s[start] as number) / scale;
  const b = ((before + corner) * (before - corner) + above * above) / 2;
  const c = corner * above * (corner * above);
  let shift = 0;
  if (b !== 0 || c !== 0) {
    const root = Math.sqrt(b * b + c);
    shift = c / (b + (b < 0 ? -root : root));
  }
  return [(first + corner) * (first - corner) + shift, first * ((e[start] as number) / scale)];
}

function rotate({ cols, re, im }: Matrix, one: number, other: number, c: number, s: number): void {
  for (let col = 0, i = one * cols, j = other * cols; col < cols; col++, i++, j++) {
    const x = re[i] as number;
    const y = im[i] as number;
    const u = re[j] as number;
    const v = im[j] as number;
    re[i] = c * x + s * u;
    im[i] = c * y + s * v;
    re[j] = c * u - s * x;
    im[j] = c * v - s * y;
  }
}

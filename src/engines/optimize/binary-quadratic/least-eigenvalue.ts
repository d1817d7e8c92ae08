const STEPS_MAX = 300;
const HALVINGS = 60;

/**
 * About the least eigenvalue of a symmetric matrix, from above: that of its projection on a Krylov space (Lanczos,
 * 1950), by bisection with Sturm sequences.
 *
 * @param start Any vector; what is orthogonal to it is not seen.
 * @param multiply Puts the product of the matrix and the first vector into the second.
 */
export function leastEigenvalue(
  start: Float64Array,
  multiply: (vector: Float64Array, product: Float64Array) => void,
): number {
  const size = start.length;
  const diagonal: number[] = [];
  const beside: number[] = [];
  let before = new Float64Array(size);
  let vector = scaled(start, 1 / lengthOf(start));
  let next = new Float64Array(size);
  for (let step = 0; step < Math.min(STEPS_MAX, size); step += 1) {
    multiply(vector, next);
    let along = 0;
    for (let at = 0; at < size; at += 1) along += (vector[at] as number) * (next[at] as number);
    const last = beside.at(-1) ?? 0;
    for (let at = 0; at < size; at += 1) {
      next[at] =
        (next[at] as number) - along * (vector[at] as number) - last * (before[at] as number);
    }
    diagonal.push(along);
    const length = lengthOf(next);
    if (length <= Number.EPSILON * Math.abs(along)) break;
    beside.push(length);
    [before, vector, next] = [vector, scaled(next, 1 / length), before];
  }
  return leastOfTridiagonal(diagonal, beside);
}

function leastOfTridiagonal(diagonal: readonly number[], beside: readonly number[]): number {
  const sizes = diagonal.map(
    (value, at) => Math.abs(value) + Math.abs(beside[at] ?? 0) + Math.abs(beside[at - 1] ?? 0),
  );
  let high = Math.max(...sizes);
  let low = -high;
  for (let halving = 0; halving < HALVINGS; halving += 1) {
    const middle = (low + high) / 2;
    if (isAllAbove(middle, diagonal, beside)) low = middle;
    else high = middle;
  }
  return high;
}

/** Whether no eigenvalue is below: all pivots of the matrix less the value are positive. */
function isAllAbove(
  value: number,
  diagonal: readonly number[],
  beside: readonly number[],
): boolean {
  let pivot = 1;
  return diagonal.every((own, at) => {
    const coupling = at === 0 ? 0 : (beside[at - 1] as number);
    pivot = own - value - (coupling * coupling) / pivot;
    return pivot > 0;
  });
}

function lengthOf(vector: Float64Array): number {
  let squares = 0;
  for (const part of vector) squares += part * part;
  return Math.sqrt(squares);
}

const scaled = (vector: Float64Array, by: number): Float64Array<ArrayBuffer> =>
  Float64Array.from(vector, (part) => part * by);

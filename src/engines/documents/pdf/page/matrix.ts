/** The affine map `x' = ax + cy + e`, `y' = bx + dy + f` (ISO 32000-1, 8.3.3). */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** The map that first applies `inner`, then `outer`. */
export function multiply(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer;
  const [p, q, r, s, t, u] = inner;
  return [
    a * p + c * q,
    b * p + d * q,
    a * r + c * s,
    b * r + d * s,
    a * t + c * u + e,
    b * t + d * u + f,
  ];
}

export function transform([a, b, c, d, e, f]: Matrix, x: number, y: number): Point {
  return { x: a * x + c * y + e, y: b * x + d * y + f };
}

/** Reads six finite numbers of an operator's argument; undefined for anything else. */
export function asMatrix(value: unknown): Matrix | undefined {
  if (!Array.isArray(value) && !(value instanceof Float32Array)) return undefined;
  const [a, b, c, d, e, f] = Array.from(value, Number);
  if (a === undefined || b === undefined || c === undefined) return undefined;
  if (d === undefined || e === undefined || f === undefined) return undefined;
  return Number.isFinite(a + b + c + d + e + f) ? [a, b, c, d, e, f] : undefined;
}

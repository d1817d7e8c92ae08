import type { Matrix2 } from "../circuit/circuit.js";

const HALF = Math.SQRT1_2;

export const IDENTITY: Matrix2 = [1, 0, 0, 0, 0, 0, 1, 0];
export const X: Matrix2 = [0, 0, 1, 0, 1, 0, 0, 0];
export const Y: Matrix2 = [0, 0, 0, -1, 0, 1, 0, 0];
export const H: Matrix2 = [HALF, 0, HALF, 0, HALF, 0, -HALF, 0];
export const SX: Matrix2 = [0.5, 0.5, 0.5, -0.5, 0.5, -0.5, 0.5, 0.5];
export const SXDG: Matrix2 = [0.5, -0.5, 0.5, 0.5, 0.5, 0.5, 0.5, -0.5];

/** An eigenvalue this close below the cut at -1, in radians, was meant to lie on it. */
const CUT_WIDTH = 1e-12;
/** Up to this power, products are more exact than eigenvalues. */
const PRODUCTS_MAX = 64;

/** The rotation exp(-i angle X / 2), the angle in radians. */
export function rotationX(angle: number): Matrix2 {
  const [cosine, sine] = halves(angle);
  return [cosine, 0, 0, -sine, 0, -sine, cosine, 0];
}

/** The rotation exp(-i angle Y / 2), the angle in radians. */
export function rotationY(angle: number): Matrix2 {
  const [cosine, sine] = halves(angle);
  return [cosine, 0, -sine, 0, sine, 0, cosine, 0];
}

/** The rotation exp(-i angle Z / 2) = diag(e^(-i angle / 2), e^(i angle / 2)), the angle in radians. */
export function rotationZ(angle: number): Matrix2 {
  const [cosine, sine] = halves(angle);
  return [cosine, -sine, 0, 0, 0, 0, cosine, sine];
}

function halves(angle: number): readonly [number, number] {
  return [Math.cos(angle / 2), Math.sin(angle / 2)];
}

/**
 * The gate of three Euler angles, all in radians, with a real entry at the top left:
 * [[cos(θ/2), -e^(iλ) sin(θ/2)], [e^(iφ) sin(θ/2), e^(i(φ+λ)) cos(θ/2)]], which is U of OpenQASM 2.
 */
export function eulerMatrix(theta: number, phi: number, lambda: number): Matrix2 {
  const [cosine, sine] = halves(theta);
  return [
    cosine,
    0,
    -Math.cos(lambda) * sine,
    -Math.sin(lambda) * sine,
    Math.cos(phi) * sine,
    Math.sin(phi) * sine,
    Math.cos(phi + lambda) * cosine,
    Math.sin(phi + lambda) * cosine,
  ];
}

/** The product of two matrices: first `right` is applied, then `left`. */
export function multiply(left: Matrix2, right: Matrix2): Matrix2 {
  const [a, ai, b, bi, c, ci, d, di] = left;
  const [e, ei, f, fi, g, gi, h, hi] = right;
  return [
    a * e - ai * ei + b * g - bi * gi,
    a * ei + ai * e + b * gi + bi * g,
    a * f - ai * fi + b * h - bi * hi,
    a * fi + ai * f + b * hi + bi * h,
    c * e - ci * ei + d * g - di * gi,
    c * ei + ci * e + d * gi + di * g,
    c * f - ci * fi + d * h - di * hi,
    c * fi + ci * f + d * hi + di * h,
  ];
}

/** The conjugate transpose, which is the inverse of a unitary. */
export function adjoint([a, ai, b, bi, c, ci, d, di]: Matrix2): Matrix2 {
  return [a, -ai, c, -ci, b, -bi, d, -di];
}

/** The conjugate of each entry. */
export function conjugate([a, ai, b, bi, c, ci, d, di]: Matrix2): Matrix2 {
  return [a, -ai, b, -bi, c, -ci, d, -di];
}

/** The matrix times e^(i angle). */
export function withPhase(matrix: Matrix2, angle: number): Matrix2 {
  const re = Math.cos(angle);
  const im = Math.sin(angle);
  return multiply([re, im, 0, 0, 0, 0, re, im], matrix);
}

/** Whether both entries off the diagonal are 0. */
export function isDiagonal(matrix: Matrix2): boolean {
  return matrix[2] === 0 && matrix[3] === 0 && matrix[4] === 0 && matrix[5] === 0;
}

/** Whether the matrix is X, to the last digit. */
export function isNot(matrix: Matrix2): boolean {
  return matrix.every((entry, index) => entry === X[index]);
}

/**
 * A power of a unitary. A power that is no integer is the principal one: each eigenvalue e^(i a) with
 * a in (-π, π] becomes e^(i a exponent).
 */
export function matrixPower(matrix: Matrix2, exponent: number): Matrix2 {
  if (Number.isInteger(exponent) && Math.abs(exponent) <= PRODUCTS_MAX) {
    return powerByProducts(exponent < 0 ? adjoint(matrix) : matrix, Math.abs(exponent));
  }
  if (isDiagonal(matrix)) {
    const upper = principalAngle(Math.atan2(matrix[1], matrix[0])) * exponent;
    const lower = principalAngle(Math.atan2(matrix[7], matrix[6])) * exponent;
    return [Math.cos(upper), Math.sin(upper), 0, 0, 0, 0, Math.cos(lower), Math.sin(lower)];
  }
  return powerByEigenvalues(matrix, exponent);
}

function powerByProducts(matrix: Matrix2, exponent: number): Matrix2 {
  let result = IDENTITY;
  for (let done = 0; done < exponent; done += 1) result = multiply(matrix, result);
  return result;
}

/**
 * With U = e^(i mean) (cos(half) - i sin(half) n·σ), the eigenvalues are e^(i (mean ∓ half)), and their
 * projectors are (1 ± n·σ) / 2.
 */
function powerByEigenvalues(matrix: Matrix2, exponent: number): Matrix2 {
  const { mean, half, axis } = axisOf(matrix);
  const plus = principalAngle(mean - half) * exponent;
  const minus = principalAngle(mean + half) * exponent;
  const [x, y, z] = axis;
  // Of a e^(i plus) and a e^(i minus), half the sum multiplies 1 and half the difference n·σ.
  const sum = [Math.cos(plus) + Math.cos(minus), Math.sin(plus) + Math.sin(minus)] as const;
  const gap = [Math.cos(plus) - Math.cos(minus), Math.sin(plus) - Math.sin(minus)] as const;
  return [
    (sum[0] + gap[0] * z) / 2,
    (sum[1] + gap[1] * z) / 2,
    (gap[0] * x + gap[1] * y) / 2,
    (gap[1] * x - gap[0] * y) / 2,
    (gap[0] * x - gap[1] * y) / 2,
    (gap[1] * x + gap[0] * y) / 2,
    (sum[0] - gap[0] * z) / 2,
    (sum[1] - gap[1] * z) / 2,
  ];
}

interface Axis {
  /** Radians: U is e^(i mean) times a matrix of determinant 1. */
  readonly mean: number;
  /** Half the angle of the rotation, in [0, π]. */
  readonly half: number;
  /** The unit vector that it turns about. */
  readonly axis: readonly [number, number, number];
}

function axisOf(matrix: Matrix2): Axis {
  const [a, ai, b, bi, c, ci, d, di] = matrix;
  const mean = Math.atan2(a * di + ai * d - b * ci - bi * c, a * d - ai * di - b * c + bi * ci) / 2;
  const [va, vai, vb, vbi, vc, vci, vd, vdi] = withPhase([a, ai, b, bi, c, ci, d, di], -mean);
  const x = -(vbi + vci) / 2;
  const y = (vc - vb) / 2;
  const z = (vdi - vai) / 2;
  const sine = Math.hypot(x, y, z);
  const half = Math.atan2(sine, (va + vd) / 2);
  return { mean, half, axis: sine === 0 ? [0, 0, 1] : [x / sine, y / sine, z / sine] };
}

/** The angle of the same direction in (-π, π]; what lies a hair above -π is taken for π. */
export function principalAngle(angle: number): number {
  const turns = Math.round(angle / (2 * Math.PI));
  const rest = angle - turns * 2 * Math.PI;
  return rest < -Math.PI + CUT_WIDTH ? rest + 2 * Math.PI : rest;
}

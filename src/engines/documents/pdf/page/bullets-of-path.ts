import { type Matrix, type Point, transform } from "./matrix.js";
import { boxOf } from "./rules-of-path.js";

/** A small shape, as browsers draw the bullets of lists, at the place of the character it stands for. */
export interface Bullet {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
}

const SIDE_MIN = 1.8;
const SIDE_MAX = 9;
const LENGTH_MAX = 240;
/** Height of a bullet, and of its middle above the baseline, in parts of the height of a font. */
const HEIGHT = 0.36;
const MIDDLE = 0.33;
const CURVE = 2;
/** Coordinates that follow each operation of a path, in the order of their numbers. */
const COORDINATES = [2, 2, 6, 4, 0];

/** A path that is as wide as it is high, and small, is taken for a bullet. */
export function bulletOf(
  path: Float32Array,
  matrix: Matrix,
  isFilled: boolean,
): Bullet | undefined {
  if (path.length > LENGTH_MAX) return undefined;
  const points: Point[] = [];
  let isRound = false;
  for (let at = 0; at < path.length; ) {
    const operation = path[at] ?? 0;
    const length = COORDINATES[operation] ?? 0;
    isRound ||= operation === CURVE;
    for (let next = at + 1; next + 1 <= at + length; next += 2) {
      points.push(transform(matrix, path[next] ?? 0, path[next + 1] ?? 0));
    }
    at += 1 + length;
  }
  const { left, right, top, bottom } = boxOf(points);
  const [width, height] = [right - left, bottom - top];
  const isSmall = Math.min(width, height) >= SIDE_MIN && Math.max(width, height) <= SIDE_MAX;
  if (!isSmall || Math.abs(width - height) > 0.2 * height) return undefined;
  if (!isRound && !isFilled) return undefined;
  const size = height / HEIGHT;
  const text = isRound ? (isFilled ? "•" : "◦") : "▪";
  return { text, x: left, y: (top + bottom) / 2 + MIDDLE * size, width, size };
}

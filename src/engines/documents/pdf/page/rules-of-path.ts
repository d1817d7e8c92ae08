import { type Matrix, type Point, transform } from "./matrix.js";
import type { Rule } from "./page-content.js";

const THICKNESS_MAX = 3;
const LENGTH_MIN = 4;
const SLANT_MAX = 0.6;
/** A filled area of at least this height and width may be the background of a cell. */
const AREA_SIDE_MIN = 8;
const SUBPATHS_MAX = 2_000;

/** How pdf.js writes a path: an operation, then its coordinates. */
const COORDINATES = [2, 2, 6, 4, 0];
const MOVE = 0;
const LINE = 1;
const CLOSE = 4;

/** The straight lines along an axis that a path draws: strokes, thin filled areas, and edges of boxes. */
export function rulesOfPath(
  path: Float32Array,
  matrix: Matrix,
  paint: { readonly isFilled: boolean; readonly isStroked: boolean },
): Rule[] {
  const rules: Rule[] = [];
  for (const points of subpathsOf(path, matrix)) {
    const box = boxOf(points);
    const width = box.right - box.left;
    const height = box.bottom - box.top;
    if (paint.isFilled && Math.min(width, height) <= THICKNESS_MAX) {
      addMiddle(rules, box);
    } else if (paint.isStroked) {
      addStrokes(rules, points);
    } else if (isRectangle(points) && width >= AREA_SIDE_MIN && height >= AREA_SIDE_MIN) {
      addStrokes(rules, points);
    }
  }
  return rules;
}

function* subpathsOf(path: Float32Array, matrix: Matrix): Generator<Point[]> {
  let points: Point[] = [];
  let isStraight = true;
  let count = 0;
  for (let at = 0; at < path.length; ) {
    const operation = path[at] ?? CLOSE;
    if (operation === MOVE && points.length > 0) {
      if (isStraight && points.length > 1) yield points;
      count += 1;
      if (count > SUBPATHS_MAX) return;
      points = [];
      isStraight = true;
    }
    const length = COORDINATES[operation] ?? 0;
    if (operation === MOVE || operation === LINE) {
      points.push(transform(matrix, path[at + 1] ?? 0, path[at + 2] ?? 0));
    } else if (operation === CLOSE && points[0] !== undefined) points.push(points[0]);
    else isStraight = false;
    at += 1 + length;
  }
  if (isStraight && points.length > 1) yield points;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export function boxOf(points: readonly Point[]): Box {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const { x, y } of points) {
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  }
  return box;
}

function isRectangle(points: readonly Point[]): boolean {
  if (points.length < 4 || points.length > 6) return false;
  return points.every((point, index) => {
    const next = points[index + 1] ?? point;
    return Math.abs(next.x - point.x) < SLANT_MAX || Math.abs(next.y - point.y) < SLANT_MAX;
  });
}

/** A thin area is one line along its middle. */
function addMiddle(rules: Rule[], { left, top, right, bottom }: Box): void {
  const isHorizontal = right - left >= bottom - top;
  const at = isHorizontal ? (top + bottom) / 2 : (left + right) / 2;
  const from = isHorizontal ? left : top;
  const to = isHorizontal ? right : bottom;
  if (to - from >= LENGTH_MIN) rules.push({ isHorizontal, at, from, to });
}

function addStrokes(rules: Rule[], points: readonly Point[]): void {
  points.forEach((point, index) => {
    const next = points[index + 1];
    if (next === undefined) return;
    const isHorizontal = Math.abs(next.y - point.y) < SLANT_MAX;
    if (!isHorizontal && Math.abs(next.x - point.x) >= SLANT_MAX) return;
    addMiddle(rules, boxOf([point, next]));
  });
}

import { figure } from "../../numbers.js";

/** A point of an outline; `width` is that of a tube there. */
interface Knot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly isCorner: boolean;
}

const KNOT = /^(-?[\d.]+),(-?[\d.]+)(?:,([\d.]+))?(!?)$/;

/** How far the handles of a smooth curve reach, as a fraction of the way to the next point. */
const REACH = 0.36;

function parseKnots(text: string): Knot[] {
  return text
    .trim()
    .split(/\s+/)
    .map((word) => {
      const match = KNOT.exec(word);
      if (!match) throw new Error(`not a point: ${word}`);
      return {
        x: Number(match[1]),
        y: Number(match[2]),
        width: Number(match[3] ?? 0),
        isCorner: match[4] === "!",
      };
    });
}

function place(x: number, y: number): string {
  return `${figure(x)} ${figure(y)}`;
}

/** The control point that a curve leaves `at` by, on its way from `before` to `after`. */
function handle(before: Knot, at: Knot, after: Knot, towards: Knot): string {
  if (at.isCorner) return place(at.x, at.y);
  const span = Math.hypot(after.x - before.x, after.y - before.y) || 1;
  const reach = (Math.hypot(towards.x - at.x, towards.y - at.y) * REACH) / span;
  const sign = towards === after ? 1 : -1;
  return place(
    at.x + sign * reach * (after.x - before.x),
    at.y + sign * reach * (after.y - before.y),
  );
}

function segment(before: Knot, from: Knot, to: Knot, after: Knot): string {
  return `C${handle(before, from, to, to)} ${handle(from, to, after, from)} ${place(to.x, to.y)}`;
}

/** Clockwise, so that shapes joined to one path add up and never cut holes into each other. */
function clockwise(knots: readonly Knot[]): readonly Knot[] {
  const doubleArea = knots.reduce((sum, knot, index) => {
    const next = knots[(index + 1) % knots.length] ?? knot;
    return sum + knot.x * next.y - next.x * knot.y;
  }, 0);
  return doubleArea < 0 ? knots.toReversed() : knots;
}

function closed(knots: readonly Knot[]): string {
  const ring = clockwise(knots);
  const at = (index: number): Knot => {
    const knot = ring[(index + ring.length) % ring.length];
    if (!knot) throw new Error("an outline needs points");
    return knot;
  };
  const start = at(0);
  const parts = ring.map((knot, index) =>
    segment(at(index - 1), knot, at(index + 1), at(index + 2)),
  );
  return `M${place(start.x, start.y)}${parts.join("")}Z`;
}

/** A smooth closed outline through `x,y` points; `x,y!` is a sharp corner. */
export function blob(text: string): string {
  return closed(parseKnots(text));
}

/** A closed outline, the same on both sides of x = `axis`: the points of its right half, from the top. */
export function twin(axis: number, text: string): string {
  const right = parseKnots(text);
  const left = right
    .filter((knot) => Math.abs(knot.x - axis) > 0.01)
    .map((knot) => ({ ...knot, x: 2 * axis - knot.x }))
    .toReversed();
  return closed([...right, ...left]);
}

/** A smooth open line through `x,y` points, to be stroked. */
export function curve(text: string): string {
  const knots = parseKnots(text);
  const parts = knots.slice(1).map((to, index) => {
    const from = knots[index] ?? to;
    return segment(knots[index - 1] ?? from, from, to, knots[index + 2] ?? to);
  });
  const start = knots[0];
  return start ? `M${place(start.x, start.y)}${parts.join("")}` : "";
}

/** A limb: the outline around `x,y,width` points; its ends are round, flat where `!`, or points without width. */
export function tube(text: string): string {
  const spine = parseKnots(text);
  const left: Knot[] = [];
  const right: Knot[] = [];
  spine.forEach((knot, index) => {
    const before = spine[index - 1] ?? knot;
    const after = spine[index + 1] ?? knot;
    const span = Math.hypot(after.x - before.x, after.y - before.y) || 1;
    const along = { x: (after.x - before.x) / span, y: (after.y - before.y) / span };
    const half = knot.width / 2;
    const isPoint = knot.width === 0;
    const side = (sign: number): Knot => ({
      ...knot,
      x: knot.x + sign * along.y * half,
      y: knot.y - sign * along.x * half,
      isCorner: isPoint || knot.isCorner,
    });
    const cap = (sign: number): Knot => ({
      ...knot,
      x: knot.x + sign * along.x * half,
      y: knot.y + sign * along.y * half,
    });
    const isRound = !isPoint && !knot.isCorner;
    if (index === 0 && isRound) left.push(cap(-1));
    left.push(side(1));
    if (!isPoint) right.unshift(side(-1));
    if (index === spine.length - 1 && isRound) left.push(cap(1));
  });
  return closed([...left, ...right]);
}

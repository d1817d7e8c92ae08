import type { Separation } from "../picture/traffic-picture.js";
import type { Leg } from "./trajectory.js";

/** How two aircraft pass each other. */
export interface Encounter {
  /** When they are closest in the plane; 0 where they stay as far apart as they are. */
  readonly cpa_s: number;
  readonly cpa_nm: number;
  readonly cpa_ft: number;
  /** When both minima are first lost; infinite for never. */
  readonly lossIn_s: number;
  /** When one of them is there again after that; infinite for never. */
  readonly lossOut_s: number;
  /** The least distance in the plane while the vertical minimum is lost; infinite for never. */
  readonly least_nm: number;
}

/** What rounding may take off a distance that stays as it is, in nm (squared) and in feet. */
const ROUNDING = 1e-9;
/** Squared, in nm a second: aircraft that are slower to each other count as having equal velocities. */
const EQUAL_VELOCITIES = 1e-18;

/** How one aircraft sees the other, from a moment on and for as long as neither starts another leg. */
interface Passing {
  from: number;
  ends: number;
  px: number;
  py: number;
  z: number;
  vx: number;
  vy: number;
  w: number;
}

/**
 * Follows two aircraft along their legs from now until a time, which may be infinite. All times are in closed form:
 * a minimum is lost only below it, so that aircraft at exactly 5 nm are separated.
 */
export function encounter(
  first: readonly Leg[],
  second: readonly Leg[],
  separation: Separation,
  until_s: number,
): Encounter {
  const met = {
    cpa_s: 0,
    cpa_nm: Number.POSITIVE_INFINITY,
    cpa_ft: 0,
    lossIn_s: Number.POSITIVE_INFINITY,
    lossOut_s: Number.POSITIVE_INFINITY,
    least_nm: Number.POSITIVE_INFINITY,
  };
  follow(first, second, until_s, (passing) => {
    takeClosest(met, passing);
    takeLoss(met, passing, separation);
    return true;
  });
  return met;
}

/** When two aircraft first have no separation between two times; infinite for never. */
export function firstLoss(
  first: readonly Leg[],
  second: readonly Leg[],
  { lateral_nm, vertical_ft }: Separation,
  [from_s, until_s]: readonly [number, number],
): number {
  let loss_s = Number.POSITIVE_INFINITY;
  follow(first, second, until_s, (passing) => {
    const { px, py, z, vx, vy, w, from, ends } = passing;
    if (ends < from_s || (w === 0 && Math.abs(z) >= vertical_ft)) return true;
    const isApart = px * px + py * py > lateral_nm * lateral_nm;
    if (isApart && px * vx + py * vy >= 0) return true;
    const near = halfNear(passing, lateral_nm);
    const level = halfLevel(passing, vertical_ft);
    const [nearest, levelling] = [closestOf(passing), levelOf(passing)];
    const begins = Math.max(0, from_s - from, nearest - near, levelling - level);
    if (begins >= Math.min(ends - from, nearest + near, levelling + level)) return true;
    loss_s = from + begins;
    return false;
  });
  return loss_s;
}

/** Goes through the times in which both fly one leg, while the visitor wants more. */
function follow(
  first: readonly Leg[],
  second: readonly Leg[],
  until_s: number,
  visit: (passing: Passing) => boolean,
): void {
  const passing: Passing = { from: 0, ends: 0, px: 0, py: 0, z: 0, vx: 0, vy: 0, w: 0 };
  let [i, j] = [0, 0];
  for (;;) {
    const [a, b] = [first[i] as Leg, second[j] as Leg];
    const aEnds = first[i + 1]?.at_s ?? Number.POSITIVE_INFINITY;
    const bEnds = second[j + 1]?.at_s ?? Number.POSITIVE_INFINITY;
    passing.ends = Math.min(aEnds, bEnds, until_s);
    const [at, bt] = [passing.from - a.at_s, passing.from - b.at_s];
    passing.px = b.x + b.vx * bt - a.x - a.vx * at;
    passing.py = b.y + b.vy * bt - a.y - a.vy * at;
    passing.z = b.z + b.vz * bt - a.z - a.vz * at;
    passing.vx = b.vx - a.vx;
    passing.vy = b.vy - a.vy;
    passing.w = b.vz - a.vz;
    const { ends } = passing;
    if (!visit(passing) || ends === until_s) return;
    if (aEnds === ends) i += 1;
    if (bEnds === ends) j += 1;
    passing.from = ends;
  }
}

function takeClosest(
  met: { -readonly [Key in keyof Encounter]: Encounter[Key] },
  passing: Passing,
) {
  const { from, ends, z, w } = passing;
  const t = within(closestOf(passing), 0, ends - from);
  const distance = distanceAt(passing, t);
  if (distance >= met.cpa_nm) return;
  met.cpa_s = from + t;
  met.cpa_nm = distance;
  met.cpa_ft = Math.abs(z + w * t);
}

function takeLoss(
  met: { -readonly [Key in keyof Encounter]: Encounter[Key] },
  passing: Passing,
  { lateral_nm, vertical_ft }: Separation,
): void {
  const { from, ends } = passing;
  const level = halfLevel(passing, vertical_ft);
  const levelFrom = Math.max(0, levelOf(passing) - level);
  const levelTo = Math.min(ends - from, levelOf(passing) + level);
  if (levelFrom >= levelTo) return;
  const nearest = closestOf(passing);
  met.least_nm = Math.min(met.least_nm, distanceAt(passing, within(nearest, levelFrom, levelTo)));
  const near = halfNear(passing, lateral_nm);
  const lostFrom = Math.max(levelFrom, nearest - near);
  const lostTo = Math.min(levelTo, nearest + near);
  if (lostFrom >= lostTo) return;
  if (met.lossIn_s === Number.POSITIVE_INFINITY) met.lossIn_s = from + lostFrom;
  else if (from + lostFrom > met.lossOut_s) return;
  met.lossOut_s = from + lostTo;
}

const isSteady = ({ vx, vy }: Passing): boolean => vx * vx + vy * vy <= EQUAL_VELOCITIES;

/** When p + v t is least, counted from the passing's begin. */
const closestOf = (passing: Passing): number => {
  if (isSteady(passing)) return 0;
  const { px, py, vx, vy } = passing;
  return -(px * vx + py * vy) / (vx * vx + vy * vy);
};

/** How long before and after it p + v t is less than the radius: the roots of a quadratic; negative for never. */
function halfNear(passing: Passing, radius: number): number {
  const { px, py, vx, vy } = passing;
  const c = px * px + py * py - radius * radius;
  if (isSteady(passing)) return c < -ROUNDING ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
  const [a, b] = [vx * vx + vy * vy, px * vx + py * vy];
  const discriminant = b * b - a * c;
  return discriminant <= 0 ? Number.NEGATIVE_INFINITY : Math.sqrt(discriminant) / a;
}

/** When both are at one altitude, counted from the passing's begin. */
const levelOf = ({ z, w }: Passing): number => (w === 0 ? 0 : -z / w);

/** How long before and after it the height is less than the minimum; negative for never. */
function halfLevel({ z, w }: Passing, minimum: number): number {
  if (w !== 0) return minimum / Math.abs(w);
  return Math.abs(z) < minimum - ROUNDING ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
}

const distanceAt = ({ px, py, vx, vy }: Passing, t: number): number =>
  Math.sqrt((px + vx * t) ** 2 + (py + vy * t) ** 2);

const within = (value: number, from: number, to: number): number =>
  Math.min(Math.max(value, from), to);

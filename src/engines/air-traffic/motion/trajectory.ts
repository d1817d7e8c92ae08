import type { PlaneAircraft } from "../picture/local-plane.js";
import type { Change } from "../picture/traffic-picture.js";

/** How fast an aircraft does what it is told. */
export interface Response {
  /** Infinite for a turn at once. */
  readonly turn_deg_s: number;
  /** Infinite for a change of speed at once. */
  readonly acceleration_kt_s: number;
  /** The rate of a climb or descent to a level, unless the aircraft is under way to it. */
  readonly level_fpm: number;
}

/** A straight leg: from its time on, until that of the next one. */
export interface Leg {
  readonly at_s: number;
  readonly x: number;
  readonly y: number;
  readonly z: number;
  /** In nm, and for z in feet, a second. */
  readonly vx: number;
  readonly vy: number;
  readonly vz: number;
}

/** Turns and changes of speed are flown as straight legs of this length. */
const STEP_S = 1;
const RADIANS = Math.PI / 180;
/** What is left to turn or to climb that counts as nothing. */
const TINY = 1e-9;

interface Motion {
  at_s: number;
  x: number;
  y: number;
  z: number;
  track: number;
  /** What is left to turn, to the right if positive. */
  turn: number;
  gs: number;
  gsAim: number;
  vs: number;
  levelAim: number | undefined;
}

/**
 * The legs that an aircraft flies with its intent and other changes, of which the later one counts. The last leg
 * has no end.
 */
export function trajectory(
  aircraft: PlaneAircraft,
  changes: readonly Change[],
  response: Response,
): readonly Leg[] {
  const due = [...aircraft.intent, ...changes].sort((one, other) => one.at_s - other.at_s);
  const motion: Motion = {
    at_s: 0,
    x: aircraft.x_nm,
    y: aircraft.y_nm,
    z: aircraft.alt_ft,
    track: aircraft.track_deg,
    turn: 0,
    gs: aircraft.gs_kt,
    gsAim: aircraft.gs_kt,
    vs: aircraft.vs_fpm,
    levelAim: undefined,
  };
  const legs: Leg[] = [];
  let next = 0;
  for (;;) {
    for (; next < due.length && (due[next] as Change).at_s <= motion.at_s; next += 1) {
      begin(motion, due[next] as Change, response);
    }
    if (motion.turn !== 0 || motion.gs !== motion.gsAim) steer(motion, response);
    legs.push(legOf(motion));
    const until = Math.min(due[next]?.at_s ?? Number.POSITIVE_INFINITY, endOf(motion));
    if (until === Number.POSITIVE_INFINITY) return legs;
    advance(motion, until);
  }
}

function begin(motion: Motion, { kind, value }: Change, { level_fpm }: Response): void {
  if (kind === "heading") motion.turn = shortestTurn(motion.track, value);
  else if (kind === "speed") motion.gsAim = value;
  else if (kind === "vertical_rate") {
    motion.vs = value;
    motion.levelAim = undefined;
  } else {
    const climb = value - motion.z;
    const isUnderWay = climb * motion.vs > 0;
    if (!isUnderWay) motion.vs = Math.sign(climb) * level_fpm;
    motion.levelAim = climb === 0 ? undefined : value;
  }
}

/** From -180 to 180 degrees; half a circle goes to the right. */
function shortestTurn(from: number, to: number): number {
  const turn = (((to - from) % 360) + 360) % 360;
  return turn > 180 ? turn - 360 : turn;
}

/** Takes the turn and the change of speed of the step to come. */
function steer(motion: Motion, { turn_deg_s, acceleration_kt_s }: Response): void {
  const turn = Math.sign(motion.turn) * Math.min(Math.abs(motion.turn), turn_deg_s * STEP_S);
  motion.track += turn;
  motion.turn = Math.abs(motion.turn - turn) < TINY ? 0 : motion.turn - turn;
  const faster = motion.gsAim - motion.gs;
  const most = acceleration_kt_s * STEP_S;
  motion.gs = Math.abs(faster) <= most ? motion.gsAim : motion.gs + Math.sign(faster) * most;
}

function legOf({ at_s, x, y, z, track, gs, vs }: Motion): Leg {
  const speed = gs / 3600;
  const [vx, vy] = [speed * Math.sin(track * RADIANS), speed * Math.cos(track * RADIANS)];
  return { at_s, x, y, z, vx, vy, vz: vs / 60 };
}

/** When the motion changes by itself. */
function endOf(motion: Motion): number {
  const isSteering = motion.turn !== 0 || motion.gs !== motion.gsAim;
  const step = isSteering ? motion.at_s + STEP_S : Number.POSITIVE_INFINITY;
  if (motion.levelAim === undefined) return step;
  return Math.min(step, motion.at_s + (60 * (motion.levelAim - motion.z)) / motion.vs);
}

function advance(motion: Motion, until: number): void {
  const leg = legOf(motion);
  const seconds = until - motion.at_s;
  motion.x += leg.vx * seconds;
  motion.y += leg.vy * seconds;
  motion.z += leg.vz * seconds;
  motion.at_s = until;
  if (motion.levelAim === undefined || Math.abs(motion.z - motion.levelAim) > 1e-6) return;
  motion.z = motion.levelAim;
  motion.levelAim = undefined;
  motion.vs = 0;
}

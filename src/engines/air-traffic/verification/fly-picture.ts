import type { Action, Aircraft, Change, TrafficPicture } from "../picture/traffic-picture.js";
import { equidistantPlane } from "./sphere.js";

/** How fast aircraft do what they are told; infinite for at once. */
export interface FlownResponse {
  readonly turn_deg_s: number;
  readonly acceleration_kt_s: number;
  readonly level_fpm: number;
}

export interface FlownLoss {
  readonly pair: readonly [string, string];
  /** The first whole second at which both minima are lost. */
  readonly at_s: number;
}

export interface Flight {
  /** One for each pair that loses separation, in order of time. */
  readonly losses: readonly FlownLoss[];
  /** The least distance of a pair below the vertical minimum, at whole seconds; null for never. */
  readonly min_separation_nm: number | null;
}

/** What a thousand steps may round off, in nm and in feet. */
const ROUNDING = 1e-6;
/** What a step may round off, in feet. */
const TINY = 1e-9;

interface Flying {
  readonly id: string;
  x: number;
  y: number;
  z: number;
  track: number;
  gs: number;
  vs: number;
  heading: number | null;
  speed: number | null;
  level: number | null;
  readonly changes: Change[];
}

/**
 * Flies a checked picture in steps of a second to the look-ahead and looks at each pair after each: plain, slow, and
 * nothing of it is shared with the solver.
 */
export function flyPicture(
  picture: TrafficPicture,
  actions: readonly Action[],
  response: FlownResponse,
): Flight {
  const flying = takeOff(picture, actions);
  const lateral = picture.separation?.lateral_nm ?? 5;
  const vertical = picture.separation?.vertical_ft ?? 1000;
  const until = picture.lookahead_s ?? 1200;
  const losses = new Map<number, FlownLoss>();
  let least = Number.POSITIVE_INFINITY;
  const [fastest, steepest] = [flying.map(mostInASecond), flying.map(climbInASecond(response))];
  const size = flying.length;
  // The pairs to look at in each second: those that may have come as near as counts.
  const due: number[][] = Array.from({ length: Math.floor(until) + 1 }, () => []);
  for (let i = 0; i < size; i += 1) {
    for (let j = i + 1; j < size; j += 1) due[0]?.push(i * size + j);
  }
  for (let second = 0; second <= until; second += 1) {
    for (const place of due[second] ?? []) {
      const [i, j] = [Math.floor(place / size), place % size];
      const [one, other] = [flying[i] as Flying, flying[j] as Flying];
      const squared = (one.x - other.x) ** 2 + (one.y - other.y) ** 2;
      const height = Math.abs(one.z - other.z);
      const far = Math.sqrt(squared) - Math.max(lateral, least);
      const rest = Math.max(
        far / ((fastest[i] as number) + (fastest[j] as number) + ROUNDING),
        (height - vertical + ROUNDING) / ((steepest[i] as number) + (steepest[j] as number) + TINY),
      );
      due[rest > 1 ? Math.ceil(second + rest - 1) : second + 1]?.push(place);
      if (height >= vertical - ROUNDING) continue;
      least = Math.min(least, Math.sqrt(squared));
      if (squared >= (lateral - ROUNDING) ** 2 || losses.has(place)) continue;
      losses.set(place, { pair: [one.id, other.id], at_s: second });
    }
    due[second] = [];
    for (const one of flying) step(one, second, response);
  }
  const min_separation_nm = least === Number.POSITIVE_INFINITY ? null : least;
  const inOrder = [...losses].sort(([a, one], [b, two]) => one.at_s - two.at_s || a - b);
  return { losses: inOrder.map(([, loss]) => loss), min_separation_nm };
}

function takeOff({ aircraft }: TrafficPicture, actions: readonly Action[]): Flying[] {
  const points = aircraft.flatMap((one) => ("lat" in one ? [one] : []));
  const project = points.length > 0 ? equidistantPlane(points) : undefined;
  const start = (one: Aircraft) =>
    project !== undefined && "lat" in one
      ? project(one, one.track_deg)
      : { ...(one as { x_nm: number; y_nm: number }), track_deg: one.track_deg };
  return aircraft.map((one) => {
    const placed = start(one);
    const turned = placed.track_deg - one.track_deg;
    const told = actions.filter((action) => action.aircraft === one.id);
    const [x, y] = "x" in placed ? [placed.x, placed.y] : [placed.x_nm, placed.y_nm];
    return {
      id: one.id,
      x,
      y,
      z: one.alt_ft,
      track: placed.track_deg,
      gs: one.gs_kt,
      vs: one.vs_fpm,
      heading: null,
      speed: null,
      level: null,
      changes: [...(one.intent ?? []), ...told]
        .map((change) =>
          change.kind === "heading" ? { ...change, value: change.value + turned } : change,
        )
        .sort((first, second) => first.at_s - second.at_s),
    };
  });
}

/** In nm, by all the speeds that it has or will be told. */
function mostInASecond({ gs, changes }: Flying): number {
  const speeds = changes.filter(({ kind }) => kind === "speed").map(({ value }) => value);
  return Math.max(gs, ...speeds) / 3600;
}

/** In feet, by all the rates that it has or will be told, and that of climbs and descents to a level. */
const climbInASecond =
  ({ level_fpm }: FlownResponse) =>
  ({ vs, changes }: Flying): number => {
    const told = changes.flatMap(({ kind, value }) =>
      kind === "vertical_rate" ? [value] : kind === "level" ? [level_fpm] : [],
    );
    return Math.max(...[vs, ...told].map(Math.abs)) / 60;
  };

function step(one: Flying, second: number, response: FlownResponse): void {
  while (one.changes[0] !== undefined && one.changes[0].at_s <= second) {
    take(one, one.changes.shift() as Change, response);
  }
  if (one.heading !== null) {
    const left = wrap(one.heading - one.track);
    const isThere = Math.abs(left) <= response.turn_deg_s + 1e-9;
    one.track = isThere ? one.heading : one.track + Math.sign(left) * response.turn_deg_s;
    if (isThere) one.heading = null;
  }
  if (one.speed !== null) {
    const left = one.speed - one.gs;
    const isThere = Math.abs(left) <= response.acceleration_kt_s;
    one.gs = isThere ? one.speed : one.gs + Math.sign(left) * response.acceleration_kt_s;
    if (isThere) one.speed = null;
  }
  const angle = (one.track * Math.PI) / 180;
  one.x += (one.gs / 3600) * Math.sin(angle);
  one.y += (one.gs / 3600) * Math.cos(angle);
  one.z += one.vs / 60;
  if (one.level !== null && (one.level - one.z) * one.vs <= 0) {
    one.z = one.level;
    one.vs = 0;
    one.level = null;
  }
}

function take(one: Flying, { kind, value }: Change, { level_fpm }: FlownResponse): void {
  if (kind === "heading") one.heading = value;
  if (kind === "speed") one.speed = value;
  if (kind === "vertical_rate") {
    one.vs = value;
    one.level = null;
  }
  if (kind === "level") {
    const climb = value - one.z;
    if (climb * one.vs <= 0) one.vs = level_fpm * Math.sign(climb);
    one.level = value;
  }
}

/** As a turn of less than half a circle; half of one goes to the right. */
function wrap(turn: number): number {
  const right = ((turn % 360) + 360) % 360;
  return right > 180 ? right - 360 : right;
}

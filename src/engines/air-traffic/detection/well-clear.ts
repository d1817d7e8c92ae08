import { requireNumber } from "../picture/check-picture.js";
import { type PlaneAircraft, planePicture } from "../picture/local-plane.js";
import type { TrafficPicture } from "../picture/traffic-picture.js";

/** The volume that another aircraft must stay out of for one to be well clear of it. */
export interface WellClearVolume {
  /** The distance at which, and below which, the lateral part is lost (DTHR). */
  readonly distance_nm: number;
  /** The height, likewise (ZTHR). */
  readonly height_ft: number;
  /** The modified time to closest approach, likewise (TTHR). */
  readonly tau_mod_s: number;
  /** The time to the same altitude, likewise (TCOA). */
  readonly coaltitude_s: number;
}

/** Phase I of DO-365: what DAIDALUS calls a warning of en-route traffic. */
export const WELL_CLEAR: WellClearVolume = {
  distance_nm: 0.66,
  height_ft: 450,
  tau_mod_s: 35,
  coaltitude_s: 0,
};

export interface WellClearReport {
  readonly pair: readonly [string, string];
  /** When the pair enters the volume within the look-ahead; 0 where it is inside, null for never. */
  readonly t_in_s: number | null;
  /** When it leaves, at the latest at the look-ahead. */
  readonly t_out_s: number | null;
}

type Span = readonly [from: number, to: number];

/**
 * Lists when each pair is not well clear by WCV_TAUMOD, if all fly straight on without their intent (Muñoz,
 * Narkawicz et al., A family of well-clear boundary models, 2014). Throws `AirTrafficRefused` for a picture or a
 * volume that cannot be used.
 */
export function wellClear(
  picture: TrafficPicture,
  volume: WellClearVolume = WELL_CLEAR,
): readonly WellClearReport[] {
  for (const [name, value] of Object.entries(volume)) {
    requireNumber(`/well_clear/${name}`, value, name === "height_ft" ? [0, 20_000] : [0, 600]);
  }
  const { aircraft, lookahead_s } = planePicture(picture);
  return aircraft.flatMap((first, at) =>
    aircraft.slice(at + 1).map((second) => {
      const span = violation(relative(first, second), volume, lookahead_s);
      const [t_in_s, t_out_s] = span ?? [null, null];
      return { pair: [first.id, second.id] as const, t_in_s, t_out_s };
    }),
  );
}

interface Relative {
  readonly px: number;
  readonly py: number;
  readonly z: number;
  readonly vx: number;
  readonly vy: number;
  readonly w: number;
}

const RADIANS = Math.PI / 180;

function relative(first: PlaneAircraft, second: PlaneAircraft): Relative {
  const east = (one: PlaneAircraft) => (one.gs_kt / 3600) * Math.sin(one.track_deg * RADIANS);
  const north = (one: PlaneAircraft) => (one.gs_kt / 3600) * Math.cos(one.track_deg * RADIANS);
  return {
    px: second.x_nm - first.x_nm,
    py: second.y_nm - first.y_nm,
    z: second.alt_ft - first.alt_ft,
    vx: east(second) - east(first),
    vy: north(second) - north(first),
    w: (second.vs_fpm - first.vs_fpm) / 60,
  };
}

function violation(
  { px, py, z, vx, vy, w }: Relative,
  volume: WellClearVolume,
  until_s: number,
): Span | undefined {
  const vertical = verticalSpan(z, w, volume, until_s);
  if (vertical === undefined) return undefined;
  const [from, to] = vertical;
  const there = { px: px + vx * from, py: py + vy * from, vx, vy };
  const lateral = lateralSpan(there, volume, to - from);
  return lateral && [from + lateral[0], from + lateral[1]];
}

function verticalSpan(
  z: number,
  w: number,
  { height_ft, coaltitude_s }: WellClearVolume,
  until_s: number,
): Span | undefined {
  if (w === 0) return Math.abs(z) <= height_ft ? [0, until_s] : undefined;
  const enters = (-Math.sign(w) * Math.max(height_ft, coaltitude_s * Math.abs(w)) - z) / w;
  const leaves = (Math.sign(w) * height_ft - z) / w;
  if (enters > until_s || leaves < 0) return undefined;
  return [Math.max(0, enters), Math.min(until_s, leaves)];
}

/** Inside the distance, or on the way to it in less than the modified tau: the roots of two quadratics. */
function lateralSpan(
  { px, py, vx, vy }: Omit<Relative, "z" | "w">,
  { distance_nm, tau_mod_s }: WellClearVolume,
  until_s: number,
): Span | undefined {
  const apart = px * px + py * py - distance_nm * distance_nm;
  const speed = vx * vx + vy * vy;
  const closing = px * vx + py * vy;
  if (speed === 0) return apart <= 0 ? [0, until_s] : undefined;
  const discriminant = closing * closing - speed * apart;
  if (discriminant < 0) return undefined;
  const leaves = Math.min(until_s, (-closing + Math.sqrt(discriminant)) / speed);
  if (apart <= 0) return [0, leaves];
  if (closing >= 0) return undefined;
  const half = closing + (tau_mod_s * speed) / 2;
  const least = half * half - speed * (apart + tau_mod_s * closing);
  if (least < 0) return undefined;
  const enters = (-half - Math.sqrt(least)) / speed;
  return enters <= until_s ? [Math.max(0, enters), leaves] : undefined;
}

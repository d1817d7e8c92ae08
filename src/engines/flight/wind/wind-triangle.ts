import { compass } from "../geodesic/geodesic.js";

const RADIANS = Math.PI / 180;

/** A wind by the direction that it blows from (true degrees), or by what it adds along any track. */
export type Wind =
  | { readonly from_deg: number; readonly kt: number }
  | { readonly tailwind_kt: number };

/** How a track is flown. Without a heading that holds the track, all figures are null. */
export interface WindTriangle {
  /** True heading in [0, 360). */
  readonly headingDeg: number | null;
  /** Positive to the right of the track, in [-90, 90]. */
  readonly wcaDeg: number | null;
  /** Not above 0 where the head wind is the stronger: then the track cannot be flown either. */
  readonly groundSpeedKt: number | null;
}

const ROUNDING = 1e-12;
const NONE: WindTriangle = { headingDeg: null, wcaDeg: null, groundSpeedKt: null };
export const CALM: Wind = { from_deg: 0, kt: 0 };

/**
 * The wind triangle: wca = asin(w sin(d - track) / tas), ground speed = tas cos(wca) - w cos(d - track), of a wind of
 * w knots from d. A cross wind above the airspeed has no solution.
 */
export function windTriangle(tasKt: number, trackDeg: number, wind: Wind = CALM): WindTriangle {
  if ("tailwind_kt" in wind) {
    return { headingDeg: compass(trackDeg), wcaDeg: 0, groundSpeedKt: tasKt + wind.tailwind_kt };
  }
  const angle = (wind.from_deg - trackDeg) * RADIANS;
  const sine = (wind.kt * Math.sin(angle)) / tasKt;
  if (!(Math.abs(sine) <= 1)) return NONE;
  const wca = Math.asin(sine);
  const speed = tasKt * Math.cos(wca) - wind.kt * Math.cos(angle);
  return {
    headingDeg: compass(trackDeg + wca / RADIANS),
    wcaDeg: wca / RADIANS,
    // Abeam of a wind as strong as the airspeed only rounding is left.
    groundSpeedKt: Math.abs(speed) < tasKt * ROUNDING ? 0 : speed,
  };
}

/** The wind as it meets one who flies back: a tail wind becomes a head wind, a direction stays. */
export function windOfReturn(wind: Wind): Wind {
  return "tailwind_kt" in wind ? { tailwind_kt: -wind.tailwind_kt } : wind;
}

/** The speed of a wind, which bounds what it can add to an airspeed. */
export const windSpeed = (wind: Wind): number =>
  "tailwind_kt" in wind ? Math.max(0, wind.tailwind_kt) : wind.kt;

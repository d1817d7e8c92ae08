import { planePicture } from "../picture/local-plane.js";
import {
  type Aircraft,
  AirTrafficRefused,
  type Change,
  type TrafficPicture,
} from "../picture/traffic-picture.js";
import { mayTell } from "./candidates.js";
import { PlannedTraffic } from "./planned-traffic.js";

/** What lies between two values, both included, in steps of the band's kind. */
export interface Band {
  readonly from: number;
  readonly to: number;
  /** Whether the aircraft loses no separation within the look-ahead, however it responds. */
  readonly conflict_free: boolean;
}

/** Bands of a kind that the constraints forbid the aircraft are empty. */
export interface Bands {
  readonly aircraft: string;
  /** From 0 to 359 degrees in whole ones; empty for an aircraft that stands still. */
  readonly heading_deg: readonly Band[];
  /** In steps of 5 kt; empty for an aircraft that stands still. */
  readonly gs_kt: readonly Band[];
  /** Whole thousands of feet. */
  readonly level_ft: readonly Band[];
  /** False where the time was up before all values were tried; the bands end there. */
  readonly complete: boolean;
}

const SPEED_STEP_KT = 5;
/** Without limits of the caller's, speeds are tried from 80 % to 110 % of the aircraft's. */
const SPEED_SHARES = [0.8, 1.1] as const;
const LEVEL_STEP_FT = 1000;
const LEVELS_EACH_WAY = 6;

/**
 * The headings, speeds and levels of one aircraft that keep it clear of all others, which fly on as they are and
 * intend. Throws `AirTrafficRefused` for a picture that cannot be used and an aircraft that is not in it.
 */
export function conflictBands(
  picture: TrafficPicture,
  id: string,
  { isOver }: { readonly isOver: () => boolean },
): Bands {
  const plane = planePicture(picture);
  const at = picture.aircraft.findIndex((one) => one.id === id);
  const aircraft = picture.aircraft[at];
  if (aircraft === undefined) {
    throw new AirTrafficRefused("invalid", "/bands/aircraft", `${id} is not in aircraft`);
  }
  const traffic = new PlannedTraffic(plane);
  let complete = true;
  const bandsOf = (kind: Change["kind"], unit: Change["unit"], values: readonly number[]) => {
    const bands: Band[] = [];
    const isAllowed = mayTell(picture.constraints ?? {}, id, kind);
    for (const value of isAllowed ? values : []) {
      if (isOver()) {
        complete = false;
        break;
      }
      const { lost } = traffic.attempt(traffic.flight(at, [{ kind, value, unit, at_s: 0 }]));
      extend(bands, value, !lost.includes(1));
    }
    return bands;
  };
  const heading_deg = bandsOf("heading", "deg", headings(aircraft));
  const gs_kt = bandsOf("speed", "kt", speeds(aircraft, picture));
  const level_ft = bandsOf("level", "ft", levels(aircraft));
  return { aircraft: id, heading_deg, gs_kt, level_ft, complete };
}

function extend(bands: Band[], value: number, conflict_free: boolean): void {
  const last = bands.at(-1);
  if (last?.conflict_free === conflict_free) bands[bands.length - 1] = { ...last, to: value };
  else bands.push({ from: value, to: value, conflict_free });
}

function headings({ gs_kt }: Aircraft): number[] {
  return gs_kt === 0 ? [] : Array.from({ length: 360 }, (_, heading) => heading);
}

function speeds({ gs_kt }: Aircraft, { constraints = {} }: TrafficPicture): number[] {
  if (gs_kt === 0) return [];
  const least = constraints.min_gs_kt ?? gs_kt * SPEED_SHARES[0];
  const most = constraints.max_gs_kt ?? gs_kt * SPEED_SHARES[1];
  const from = Math.ceil(least / SPEED_STEP_KT);
  const count = Math.max(0, Math.floor(most / SPEED_STEP_KT) - from + 1);
  return Array.from({ length: count }, (_, step) => (from + step) * SPEED_STEP_KT);
}

function levels({ alt_ft }: Aircraft): number[] {
  const nearest = Math.round(alt_ft / LEVEL_STEP_FT);
  return Array.from(
    { length: 2 * LEVELS_EACH_WAY + 1 },
    (_, step) => (nearest + step - LEVELS_EACH_WAY) * LEVEL_STEP_FT,
  ).filter((level) => level >= Math.min(0, alt_ft));
}

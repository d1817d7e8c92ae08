import { encounter } from "../motion/encounter.js";
import { type Response, trajectory } from "../motion/trajectory.js";
import { type LocalPlane, planePicture } from "../picture/local-plane.js";
import type { TrafficPicture } from "../picture/traffic-picture.js";

/** One pair of aircraft. */
export interface PairReport {
  readonly pair: readonly [string, string];
  /** From 0 on, also past the look-ahead; 0 for equal velocities. */
  readonly t_cpa_s: number;
  readonly d_cpa_nm: number;
  readonly vsep_at_cpa_ft: number;
  /** Whether both minima are lost together at a time that begins within the look-ahead. */
  readonly conflict: boolean;
  /** Both null without a conflict; the second also for a loss that never ends. */
  readonly t_los_in_s: number | null;
  readonly t_los_out_s: number | null;
}

export interface Detection {
  /** Every pair, the conflicts first by their beginning, then the others by their distance. */
  readonly conflicts: readonly PairReport[];
  /** Nothing where positions were given in a plane. */
  readonly plane: LocalPlane | null;
}

/** What aircraft do by themselves takes them no more time than the turn of standard rate and 1,500 ft a minute. */
const INTENT: Response = { turn_deg_s: 3, acceleration_kt_s: 1, level_fpm: 1500 };

/**
 * Lists how each pair of aircraft passes if all fly on as they are and intend. Throws `AirTrafficRefused`
 * for a picture that cannot be used.
 */
export function detectConflicts(picture: TrafficPicture): Detection {
  const { aircraft, separation, lookahead_s, plane } = planePicture(picture);
  const flown = aircraft.map((one) => ({ id: one.id, legs: trajectory(one, [], INTENT) }));
  const conflicts: PairReport[] = [];
  for (const [at, first] of flown.entries()) {
    for (const second of flown.slice(at + 1)) {
      const met = encounter(first.legs, second.legs, separation, Number.POSITIVE_INFINITY);
      const conflict = met.lossIn_s <= lookahead_s;
      conflicts.push({
        pair: [first.id, second.id],
        t_cpa_s: met.cpa_s,
        d_cpa_nm: met.cpa_nm,
        vsep_at_cpa_ft: met.cpa_ft,
        conflict,
        t_los_in_s: conflict ? met.lossIn_s : null,
        t_los_out_s: conflict && Number.isFinite(met.lossOut_s) ? met.lossOut_s : null,
      });
    }
  }
  const begins = ({ t_los_in_s }: PairReport) => t_los_in_s ?? Number.MAX_VALUE;
  conflicts.sort((one, other) => begins(one) - begins(other) || one.d_cpa_nm - other.d_cpa_nm);
  return { conflicts, plane };
}

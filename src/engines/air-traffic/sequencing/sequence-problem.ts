import { requireNumber } from "../picture/check-picture.js";
import { AIRCRAFT_MAX, AirTrafficRefused } from "../picture/traffic-picture.js";

export interface Arrival {
  readonly id: string;
  /** Along its way to the fix. */
  readonly distance_nm: number;
  readonly gs_kt: number;
}

/** Aircraft on their way to one fix. */
export interface SequenceProblem {
  readonly arrivals: readonly Arrival[];
  /** What the follower still has to fly when the leader is over the fix, at least. */
  readonly in_trail_nm: number;
  /** What lies between the two over the fix, at least. */
  readonly in_trail_s: number;
  /** The least speed that aircraft are slowed to: 80 % of their own unless said. */
  readonly min_gs_kt?: number;
  /** Faster aircraft are slowed to it from the start. */
  readonly max_gs_kt?: number;
}

/** Throws `AirTrafficRefused` for arrivals that cannot be put in order. */
export function checkSequence(problem: SequenceProblem): void {
  const { arrivals, in_trail_nm, in_trail_s, min_gs_kt, max_gs_kt } = problem;
  if (arrivals.length > AIRCRAFT_MAX) {
    const message = `arrivals may be ${AIRCRAFT_MAX} at most; there are ${arrivals.length}`;
    throw new AirTrafficRefused("too_large", "/arrivals", message);
  }
  const ids = new Set<string>();
  for (const [at, { id, distance_nm, gs_kt }] of arrivals.entries()) {
    if (ids.has(id)) refuse(`/arrivals/${at}/id`, `arrivals must differ by id; two are ${id}`);
    ids.add(id);
    requireNumber(`/arrivals/${at}/distance_nm`, distance_nm, [0, 5000]);
    requireNumber(`/arrivals/${at}/gs_kt`, gs_kt, [1, 3000]);
  }
  requireNumber("/in_trail_nm", in_trail_nm, [0, 200]);
  requireNumber("/in_trail_s", in_trail_s, [0, 3600]);
  if (min_gs_kt !== undefined) requireNumber("/min_gs_kt", min_gs_kt, [1, 3000]);
  if (max_gs_kt !== undefined) requireNumber("/max_gs_kt", max_gs_kt, [1, 3000]);
  if (min_gs_kt !== undefined && max_gs_kt !== undefined && min_gs_kt > max_gs_kt) {
    refuse("/min_gs_kt", `min_gs_kt must be at most max_gs_kt, which is ${max_gs_kt}`);
  }
}

function refuse(path: string, message: string): never {
  throw new AirTrafficRefused("invalid", path, message);
}

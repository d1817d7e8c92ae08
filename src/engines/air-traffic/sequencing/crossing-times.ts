import type { Arrival, SequenceProblem } from "./sequence-problem.js";

/** What the times of one aircraft over the fix follow from. */
export interface Approach extends Arrival {
  /** At its own speed, or the most that is allowed. */
  readonly earliest_s: number;
  /** At the least speed; what is later has to be flown off. */
  readonly slowest_s: number;
  readonly least_kt: number;
}

export interface Crossing {
  readonly id: string;
  /** Over the fix. */
  readonly at_s: number;
  /** To keep from now on. */
  readonly gs_kt: number;
  /** After its time at its own speed. */
  readonly delay_s: number;
  /** What slowing down does not take: to be flown off by a hold or a longer way. */
  readonly hold_s: number;
}

/** What an aircraft's own speed is reduced to at most, unless a least speed is said. */
export const MIN_SHARE = 0.8;

export function approachOf(arrival: Arrival, { min_gs_kt, max_gs_kt }: SequenceProblem): Approach {
  const fastest = Math.min(arrival.gs_kt, max_gs_kt ?? arrival.gs_kt);
  const least_kt = Math.min(fastest, min_gs_kt ?? arrival.gs_kt * MIN_SHARE);
  const earliest_s = (3600 * arrival.distance_nm) / fastest;
  const slowest_s = (3600 * arrival.distance_nm) / least_kt;
  return { ...arrival, earliest_s, slowest_s, least_kt };
}

/**
 * When an aircraft may be over the fix behind another one, at the soonest. At a steady speed it has d (1 - u / t)
 * left when the leader is there at u, so that t >= u d / (d - D) keeps D. One that would be slower than it can flies
 * off the time before and comes at its least speed.
 */
export function crossingAfter(
  leader_s: number,
  follower: Approach,
  problem: SequenceProblem,
): number {
  const { distance_nm, earliest_s, slowest_s, least_kt } = follower;
  const { in_trail_nm, in_trail_s } = problem;
  const soonest = Math.max(earliest_s, leader_s + in_trail_s);
  const room = distance_nm - in_trail_nm;
  const steady = room > 0 ? (leader_s * distance_nm) / room : Number.POSITIVE_INFINITY;
  const atLeastSpeed = leader_s + (3600 * in_trail_nm) / least_kt;
  if (Math.max(soonest, steady) <= slowest_s) return Math.max(soonest, steady);
  return Math.max(soonest, atLeastSpeed);
}

/** How an aircraft comes to be over the fix at a time. */
export function crossingOf(
  { id, distance_nm, gs_kt, slowest_s, least_kt }: Approach,
  at_s: number,
): Crossing {
  const hold_s = Math.max(0, at_s - slowest_s);
  const steady = at_s === 0 ? gs_kt : (3600 * distance_nm) / at_s;
  const own_s = (3600 * distance_nm) / gs_kt;
  return { id, at_s, gs_kt: hold_s > 0 ? least_kt : steady, delay_s: at_s - own_s, hold_s };
}

import type { SequenceProblem } from "../sequencing/sequence-problem.js";
import type { Check } from "./verify-plan.js";

/** What is checked of an aircraft over the fix. */
export interface CheckedCrossing {
  readonly id: string;
  readonly at_s: number;
  readonly gs_kt: number;
  readonly hold_s: number;
}

/** Rounding of times, in seconds; distances and speeds have as much, relative to them. */
const ROUNDING = 1e-6;

/** Checks times over a fix against the distances flown, what must lie between, and the least speed. */
export function verifySequence(
  problem: SequenceProblem,
  crossings: readonly CheckedCrossing[],
): readonly Check[] {
  const { in_trail_nm, in_trail_s } = problem;
  const arrivals = new Map(problem.arrivals.map((arrival) => [arrival.id, arrival]));
  const seen = new Set(crossings.filter(({ id }) => arrivals.has(id)).map(({ id }) => id));
  const missing = arrivals.size - seen.size + crossings.length - seen.size;
  let [gap_s, gap_nm, miss_nm, least_share] = [Infinity, Infinity, 0, Infinity];
  for (const [at, { id, at_s, gs_kt, hold_s }] of crossings.entries()) {
    const arrival = arrivals.get(id);
    if (arrival === undefined) continue;
    const flown = (gs_kt * (at_s - hold_s)) / 3600;
    miss_nm = Math.max(miss_nm, Math.abs(flown - arrival.distance_nm));
    const least = problem.min_gs_kt ?? 0.8 * arrival.gs_kt;
    const allowed = Math.min(least, arrival.gs_kt, problem.max_gs_kt ?? arrival.gs_kt);
    least_share = Math.min(least_share, gs_kt / allowed);
    const leader = crossings[at - 1];
    if (leader === undefined) continue;
    gap_s = Math.min(gap_s, at_s - leader.at_s);
    gap_nm = Math.min(gap_nm, (gs_kt * (at_s - leader.at_s)) / 3600);
  }
  const atLeast = (name: string, value: number, limit: number, unit: string): Check => ({
    name,
    ok: value >= limit - ROUNDING,
    value: Number.isFinite(value) ? value : null,
    limit,
    unit,
  });
  return [
    { name: "each_once", ok: missing === 0, value: missing, limit: 0, unit: "aircraft" },
    {
      name: "distance_flown",
      ok: miss_nm <= ROUNDING,
      value: miss_nm,
      limit: ROUNDING,
      unit: "nm",
    },
    atLeast("in_trail_s", gap_s, in_trail_s, "s"),
    atLeast("in_trail_nm", gap_nm, in_trail_nm, "nm"),
    atLeast("least_speed", least_share, 1, "of the least"),
  ];
}

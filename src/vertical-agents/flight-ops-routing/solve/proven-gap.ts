import type { Judged } from "./judged.js";

/** Whether a plan is the best there is, and the share by which it may miss the best at most; null when unknown. */
export function provenGap(judged: Judged): { optimal: boolean; gap: number | null } {
  const { solution, feasible, problem } = judged;
  const { plan, bounds, plans, isComplete } = solution;
  if (!feasible || plan === null) return { optimal: false, gap: null };
  const isOptimal = problem.graph === undefined ? isOnlyWay(judged) : isComplete;
  if (isOptimal) return { optimal: true, gap: 0 };
  const measure = problem.objective === "distance" ? "distance_nm" : "time_h";
  const [least, found] = [bounds?.lower[measure], plan.total[measure]];
  if (!least || found === null || plans.length === 0) return { optimal: false, gap: null };
  return { optimal: false, gap: Math.max(0, found / least - 1) };
}

/** One leg by its track; or the geodesic, which is the shortest way, and the soonest where the wind is everywhere alike. */
function isOnlyWay({ problem, solution: { bounds, plan } }: Judged): boolean {
  if (bounds === null || plan === null) return true;
  const isDirect = plan.total.distance_nm <= bounds.lower.distance_nm * (1 + 1e-9);
  const { wind } = problem;
  const isAlike = wind === undefined || "tailwind_kt" in wind || ("kt" in wind && wind.kt === 0);
  return isDirect && (isAlike || problem.objective === "distance");
}

import type { Judged } from "./judged.js";

/** Whether a plan is the best there is, and the share by which it may miss the best at most; null when unknown. */
export function provenGap(judged: Judged): { optimal: boolean; gap: number | null } {
  const { solution, feasible, problem } = judged;
  const { plan, bounds, plans, isComplete } = solution;
  if (!feasible || plan === null) return { optimal: false, gap: null };
  const isOptimal = problem.graph === undefined ? isOnlyWay(judged) : isComplete;
  if (isOptimal) return { optimal: true, gap: 0 };
  // Of one great circle in wind, how far the best way may be from it was not looked at.
  if (problem.graph === undefined && isDirect(solution)) return { optimal: false, gap: null };
  const measure = problem.objective === "distance" ? "distance_nm" : "time_h";
  const [least, found] = [bounds?.lower[measure], plan.total[measure]];
  if (!least || found === null || plans.length === 0) return { optimal: false, gap: null };
  return { optimal: false, gap: Math.max(0, found / least - 1) };
}

/** One leg by its track; or the geodesic, which is the shortest way, and the soonest where the wind is everywhere alike. */
function isOnlyWay({ problem, solution }: Judged): boolean {
  const { bounds, plan } = solution;
  if (bounds === null || plan === null) return true;
  const { wind } = problem;
  const isAlike = wind === undefined || "tailwind_kt" in wind || ("kt" in wind && wind.kt === 0);
  return isDirect(solution) && (isAlike || problem.objective === "distance");
}

function isDirect({ bounds, plan }: Judged["solution"]): boolean {
  if (bounds === null || plan === null) return false;
  return plan.total.distance_nm <= bounds.lower.distance_nm * (1 + 1e-9);
}

import type { Action, Aircraft } from "../picture/traffic-picture.js";
import type { TriedPlan } from "./tried-plans.js";

/**
 * The best plans that were tried, the better first: those with the fewest losses, of which the first of each kind and
 * side come before any that only differs from another in a figure. `orderOf` is what a plan is ordered by, the less
 * the better.
 */
export function chosenPlans(
  tried: readonly TriedPlan[],
  aircraft: ReadonlyMap<string, Aircraft>,
  orderOf: (plan: TriedPlan) => number,
): readonly TriedPlan[] {
  const fewest = Math.min(...new Set(tried.map(({ losses }) => losses)));
  const order = new Map<string, { readonly plan: TriedPlan; readonly value: number }>();
  for (const plan of tried) {
    const key = JSON.stringify(plan.actions);
    if (plan.losses === fewest && !order.has(key)) order.set(key, { plan, value: orderOf(plan) });
  }
  const sorted = [...order.values()].sort((one, other) => one.value - other.value);
  const seen = new Set<string>();
  const alike: TriedPlan[] = [];
  const kept: TriedPlan[] = [];
  for (const { plan } of sorted) {
    const key = plan.actions.map((action) => sideOf(action, aircraft)).join();
    (seen.has(key) ? alike : kept).push(plan);
    seen.add(key);
  }
  return [...kept, ...alike];
}

/** What an action is but for its figure: `AFR12 heading right`. */
function sideOf(
  { aircraft: id, kind, value }: Action,
  aircraft: ReadonlyMap<string, Aircraft>,
): string {
  const one = aircraft.get(id) as Aircraft;
  if (kind === "heading") {
    const right = (((value - one.track_deg) % 360) + 360) % 360;
    return `${id} heading ${right <= 180 ? "right" : "left"}`;
  }
  const now = { level: one.alt_ft, speed: one.gs_kt, vertical_rate: one.vs_fpm }[kind];
  return `${id} ${kind} ${value > now ? "up" : "down"}`;
}

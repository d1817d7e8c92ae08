import type { Action, Aircraft } from "../picture/traffic-picture.js";

/** What a plan costs, as nautical miles flown. */
export interface PlanCost {
  readonly cost: number;
  /** By turns: out until the conflict is past, then straight to where the aircraft would have been. */
  readonly extra_distance_nm: number;
  /** The sum of what aircraft leave their altitudes by. */
  readonly level_change_ft: number;
}

/** Each call to an aircraft counts as this much. */
const CALL_NM = 1;
/** A thousand feet counts as this much. */
const LEVEL_NM = 2;
/** A mile gained or lost on the flight so far planned counts as this much. */
const SPEED_SHARE = 0.5;

/**
 * The cost of actions, of which the weights are a choice of ours. The turns end at `past_s`, and costs are summed
 * up to `lookahead_s`.
 */
export function planCost(
  actions: readonly Action[],
  aircraft: ReadonlyMap<string, Aircraft>,
  times: { readonly past_s: number; readonly lookahead_s: number },
): PlanCost {
  let [cost, extra_distance_nm, level_change_ft] = [0, 0, 0];
  for (const { aircraft: id, kind, value } of actions) {
    const one = aircraft.get(id) as Aircraft;
    cost += CALL_NM;
    if (kind === "heading") extra_distance_nm += detour(one, value, times);
    else if (kind === "speed") {
      cost += (SPEED_SHARE * Math.abs(value - one.gs_kt) * times.lookahead_s) / 3600;
    } else if (kind === "level") level_change_ft += Math.abs(value - one.alt_ft);
    else level_change_ft += (Math.abs(value - one.vs_fpm) * times.lookahead_s) / 60;
  }
  cost += extra_distance_nm + (LEVEL_NM * level_change_ft) / 1000;
  return { cost, extra_distance_nm, level_change_ft };
}

function detour(
  { gs_kt, track_deg }: Aircraft,
  heading_deg: number,
  { past_s, lookahead_s }: { readonly past_s: number; readonly lookahead_s: number },
): number {
  const out = (gs_kt * Math.min(past_s, lookahead_s)) / 3600;
  const whole = (gs_kt * lookahead_s) / 3600;
  const turn = ((heading_deg - track_deg) * Math.PI) / 180;
  const back = Math.sqrt(out * out + whole * whole - 2 * out * whole * Math.cos(turn));
  return out + back - whole;
}

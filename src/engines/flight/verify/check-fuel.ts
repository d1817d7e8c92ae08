import type { Aircraft } from "../problem/flight-problem.js";
import type { FlightPlan } from "../solve-flight.js";
import { atMost, type Check } from "./check.js";

const CONTINGENCY = 0.05;
const RESERVE_H = 0.5;
const ROUNDING = 1e-9;

/** Checks the sums of the fuel plan, and that tanks, take-off mass and endurance hold it. */
export function checkFuel(aircraft: Aircraft, { fuel, total, legs }: FlightPlan): Check[] {
  const checks: Check[] = [];
  const { fuel_flow_kg_h: flow, max_fuel_kg: tank, endurance_h: endurance } = aircraft;
  if (endurance !== undefined) checks.push(atMost("endurance", total.time_h, endurance, "h"));
  const { mtow_kg: mtow, oew_kg: empty = 0, payload_kg: payload = 0 } = aircraft;
  if (mtow !== undefined) {
    checks.push(atMost("take_off_mass", empty + payload + (fuel?.total ?? 0), mtow, "kg"));
  }
  if (flow === undefined) return checks;
  if (fuel === null)
    return [...checks, { name: "fuel_known", ok: false, value: null, limit: null, unit: "kg" }];
  const trip = legs.reduce((sum, { time_h }) => sum + (time_h ?? Number.NaN) * flow, 0);
  const needed = trip * (1 + CONTINGENCY) + fuel.alternate + RESERVE_H * flow;
  const parts = fuel.trip + fuel.contingency + fuel.alternate + fuel.final_reserve;
  const scale = Math.max(1, needed);
  checks.push(
    atMost("fuel_sum_residual", Math.abs(parts - fuel.total) / scale, ROUNDING, "1"),
    atMost("fuel_short_of_rules", Math.max(0, needed - fuel.total) / scale, ROUNDING, "1"),
  );
  if (tank !== undefined) checks.push(atMost("fuel_in_tanks", fuel.total, tank, "kg"));
  return checks;
}

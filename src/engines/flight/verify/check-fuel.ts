import type { Aircraft, FuelRules } from "../problem/flight-problem.js";
import type { FlightPlan } from "../solve-flight.js";
import { atMost, type Check } from "./check.js";

/** What holds unless the problem has rules of its own: percent of the trip, and minutes. */
const CONTINGENCY = 5;
const RESERVE_MIN = 30;
const ROUNDING = 1e-9;

/** Checks the sums of the fuel plan, and that tanks, take-off mass and endurance hold it. */
export function checkFuel(
  aircraft: Aircraft,
  rules: FuelRules,
  { fuel, total, legs, loaded_kg: loaded }: FlightPlan,
): Check[] {
  const checks: Check[] = [];
  const { fuel_flow_kg_h: flow, max_fuel_kg: tank, endurance_h: endurance } = aircraft;
  if (endurance !== undefined) checks.push(atMost("endurance", total.time_h, endurance, "h"));
  const { mtow_kg: mtow, oew_kg: empty = 0, payload_kg: payload = 0 } = aircraft;
  const { fuel_on_board_kg: onBoard } = aircraft;
  const { taxi_kg: taxi = 0, extra_kg: extra = 0 } = rules;
  if (mtow !== undefined) {
    const loads = onBoard ?? fuel?.total ?? 0;
    const mass = empty + payload + loads - (fuel === null ? 0 : taxi);
    checks.push(atMost("take_off_mass", mass, mtow, "kg"));
  }
  if (flow === undefined) return checks;
  if (fuel === null)
    return [...checks, { name: "fuel_known", ok: false, value: null, limit: null, unit: "kg" }];
  const trip = legs.reduce((sum, { time_h }) => sum + (time_h ?? Number.NaN) * flow, 0);
  const percent = rules.contingency_percent ?? CONTINGENCY;
  const minutes = (rules.final_reserve_min ?? RESERVE_MIN) + (rules.holding_min ?? 0);
  const needed = trip * (1 + percent / 100) + fuel.alternate + (minutes / 60) * flow + taxi + extra;
  const { holding = 0, taxi: forTaxi = 0, extra: more = 0 } = fuel;
  const parts =
    fuel.trip + fuel.contingency + fuel.alternate + fuel.final_reserve + holding + forTaxi + more;
  const scale = Math.max(1, needed);
  checks.push(
    atMost("fuel_sum_residual", Math.abs(parts - fuel.total) / scale, ROUNDING, "1"),
    atMost("fuel_short_of_rules", Math.max(0, needed - fuel.total) / scale, ROUNDING, "1"),
  );
  const most = Math.max(fuel.total, onBoard ?? 0);
  if (tank !== undefined) checks.push(atMost("fuel_in_tanks", most, tank, "kg"));
  if (onBoard !== undefined) checks.push(atMost("fuel_on_board", fuel.total, onBoard, "kg"));
  const start = Math.min(onBoard ?? fuel.total, tank ?? Infinity);
  const miss = Math.abs((loaded ?? Number.NaN) - start) / scale;
  checks.push(atMost("loaded_fuel_residual", miss, ROUNDING, "1"));
  return checks;
}

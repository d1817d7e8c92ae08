import type { Assumption } from "../problem/flight-problem.js";
import type { FlightTask } from "../problem/read-problem.js";
import { FUEL_RULES } from "./fuel-plan.js";
import type { Diversion } from "./rank-diversions.js";

/** The conventions that a plan rests on, of those that concern it. */
export function planAssumptions(task: FlightTask, alternate: Diversion | undefined): Assumption[] {
  const { problem, aircraft } = task;
  const assumed: Assumption[] = [];
  const add = (field: string, value: string | number, unit: string | null, why: string) =>
    assumed.push({ field, value, unit, why });
  if (problem.wind === undefined) add("wind", 0, "kt", "none given: still air");
  if (problem.objective === undefined)
    add("objective", "time", null, "none given; at one fuel flow it is that of fuel, too");
  if (task.origin !== null) {
    const where = problem.graph === undefined ? "middle" : "start";
    const why = `each leg is flown by the true track at its ${where}`;
    add("legs.track_deg", `track at the ${where}`, null, why);
  }
  if (aircraft.fuel_flow_kg_h !== undefined) {
    const { fuel_rules: rules = {} } = problem;
    const { contingency_percent: percent, final_reserve_min: reserve } = FUEL_RULES;
    if (rules.contingency_percent === undefined)
      add("fuel_rules.contingency_percent", percent, "%", "of the trip fuel");
    if (rules.final_reserve_min === undefined)
      add("fuel_rules.final_reserve_min", reserve, "min", "at the cruise fuel flow");
    const what = rules.taxi_kg === undefined ? "taxi, climb" : "climb";
    add("fuel", "cruise only", null, `${what} and descent are left out`);
    const why = "the soonest alternate from the destination in the wind of the arrival";
    if (alternate === undefined) add("fuel.alternate", 0, "kg", "no alternate given");
    else add("fuel.alternate", alternate.id, null, why);
  }
  if (aircraft.mtow_kg !== undefined && aircraft.payload_kg === undefined) {
    add("aircraft.payload_kg", 0, "kg", "none given: the take-off mass is without payload");
  }
  if (aircraft.endurance_h === undefined && aircraft.fuel_flow_kg_h !== undefined) {
    const fuel = aircraft.fuel_on_board_kg === undefined ? "planned fuel" : "fuel on board";
    add("pnr_nm", fuel, null, `out and back on the ${fuel} without the final reserve`);
  }
  add("etp_nm", "all engines", null, "etp_oei_nm is that with one engine out, where it is known");
  if (aircraft.etops_min !== undefined) {
    const why = "circles of still-air distance; origin and destination count as airports";
    add("etops", "still air", null, why);
  }
  if (problem.closed?.some((closure) => "polygon" in closure)) {
    const why = "except between corners on one latitude, which the side follows";
    add("closed.polygon", "great circles", null, why);
  }
  return assumed;
}

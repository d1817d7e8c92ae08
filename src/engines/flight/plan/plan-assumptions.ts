import type { Assumption } from "../problem/flight-problem.js";
import type { FlightTask } from "../problem/read-problem.js";
import { CONTINGENCY_SHARE, FINAL_RESERVE_H, fuelRoom } from "./fuel-plan.js";
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
  add(
    "legs.track_deg",
    "track at the start",
    null,
    "each leg is flown by the true track at its start",
  );
  if (aircraft.fuel_flow_kg_h !== undefined) {
    add("fuel.contingency", CONTINGENCY_SHARE * 100, "%", "of the trip fuel");
    add("fuel.final_reserve", FINAL_RESERVE_H * 60, "min", "at the cruise fuel flow");
    add("fuel", "cruise only", null, "taxi, climb and descent are left out");
    const why = "the soonest alternate from the destination in the wind of the arrival";
    if (alternate === undefined) add("fuel.alternate", 0, "kg", "no alternate given");
    else add("fuel.alternate", alternate.id, null, why);
  }
  if (aircraft.mtow_kg !== undefined && aircraft.payload_kg === undefined) {
    add("aircraft.payload_kg", 0, "kg", "none given: the take-off mass is without payload");
  }
  if (aircraft.endurance_h === undefined && fuelRoom(aircraft) !== null) {
    add(
      "pnr_nm",
      "most fuel",
      null,
      "the endurance is that of the most fuel without the final reserve",
    );
  }
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

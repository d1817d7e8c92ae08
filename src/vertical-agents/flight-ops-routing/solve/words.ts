import { findType } from "../../../engines/flight/problem/aircraft.js";
import type { FlightProblem } from "../../../engines/flight/problem/flight-problem.js";
import type { Work } from "../../method.js";
import type { Assumption } from "../../understanding.js";
import { unknownFields } from "./check-shape.js";
import type { Judged } from "./judged.js";

const UNKNOWN_FIELDS_MAX = 5;

/** What the answer rests on beside the conventions of the solver. */
export function moreAssumptions({ problem, solution: { plan, alternates } }: Judged): Assumption[] {
  const assumed: Assumption[] = [];
  if (problem.departure_utc !== undefined && plan !== null) {
    const why = "counted as the take-off; taxi is left out";
    assumed.push({ field: "departure_utc", value: problem.departure_utc, unit: null, why });
  }
  if (alternates.length > 0 && problem.closed?.some((closure) => "polygon" in closure)) {
    const why = "the way to an alternate is straight, whatever area it meets";
    assumed.push({ field: "alternates", value: "straight", unit: null, why });
  }
  return assumed;
}

/** What a caller should look at before he believes the answer. */
export function warningsOf(
  sent: FlightProblem,
  { solution, problem, places, feasible, diversions }: Judged,
  { isSimulated, work }: { readonly isSimulated: boolean; readonly work: Work },
): string[] {
  const { aircraft, plan, plans, isComplete } = solution;
  const warnings = unknownFields(sent)
    .slice(0, UNKNOWN_FIELDS_MAX)
    .map((field) => `${field} is no field of the problem and was not used`);
  const { type } = problem.aircraft;
  if (type !== undefined && findType(type) === undefined) {
    warnings.push(`the type ${type} is not in the table: only the figures that were given count`);
  }
  for (const id of places.closed) warnings.push(`${id} is closed and was left out`);
  warnings.push(...unchecked(solution));
  if (diversions?.isFuelKnown === false)
    warnings.push("the fuel on board is not given: that any airport is in reach is not known");
  if (diversions && sent.aircraft.etops_min !== undefined)
    warnings.push("ETOPS says nothing of a diversion and was not used");
  if (plan?.total.distance_nm === 0) warnings.push("the flight ends where it starts");
  if (!isComplete) warnings.push("the time was over before the routes were proven to be the best");
  if (problem.graph !== undefined && !feasible && plans.length > 1 && isComplete) {
    warnings.push("only the best routes were looked at; one beyond them may keep the limits");
  }
  if (aircraft.mtow_kg !== undefined && aircraft.oew_kg === undefined) {
    warnings.push(
      "the empty mass is not known: the take-off mass is that of fuel and payload alone",
    );
  }
  if (work.runSimulation && !isSimulated && plan !== null) {
    const why = plan.total.time_h === null ? "the flight cannot be flown" : "the time was over";
    warnings.push(`no runs were flown: ${why}`);
  }
  return warnings;
}

/** Limits that an answer says nothing of. */
export function unchecked({ aircraft, plan }: Judged["solution"]): string[] {
  if (plan === null) return [];
  if (aircraft.fuel_flow_kg_h === undefined)
    return ["fuel is not checked: the fuel flow is not known"];
  if (aircraft.max_fuel_kg === undefined) return ["fuel is not checked: the tanks are not known"];
  return [];
}

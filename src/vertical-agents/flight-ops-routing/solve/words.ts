import { findType, KNOWN_TYPES } from "../../../engines/flight/problem/aircraft.js";
import type { FlightProblem } from "../../../engines/flight/problem/flight-problem.js";
import type { FlightPlan } from "../../../engines/flight/solve-flight.js";
import type { Work } from "../../method.js";
import type { Assumption } from "../../understanding.js";
import { unknownFields } from "./check-shape.js";
import type { Judged } from "./judged.js";

const UNKNOWN_FIELDS_MAX = 5;
/** No aircraft of the table flies longer by far. */
const ENDURANCE_MAX_H = 60;

/** What the answer rests on beside the conventions of the solver. */
export function moreAssumptions({ problem, solution: { plan } }: Judged): Assumption[] {
  const assumed: Assumption[] = [];
  if (problem.departure_utc !== undefined && plan !== null) {
    const why = "counted as the take-off";
    assumed.push({ field: "departure_utc", value: problem.departure_utc, unit: null, why });
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
    warnings.push(
      `the type ${type} is not in the table (${KNOWN_TYPES}): only the figures that were given count`,
    );
  }
  for (const id of places.closed) warnings.push(`${id} is closed and was left out`);
  if (places.ownAlternate !== undefined) {
    warnings.push(`${places.ownAlternate} is the destination and was left out of its alternates`);
  }
  warnings.push(...unchecked(solution), ...oddities(solution));
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

/** What can be computed and is hardly meant. */
function oddities({ aircraft, plan }: Judged["solution"]): string[] {
  const odd: string[] = [];
  const { fuel_flow_kg_h: flow, fuel_on_board_kg: onBoard, max_fuel_kg: tank } = aircraft;
  const fuel = onBoard ?? tank;
  if (flow !== undefined && fuel !== undefined && fuel / flow > ENDURANCE_MAX_H) {
    odd.push(`the fuel would last ${Math.round(fuel / flow)} h: look at the fuel and its flow`);
  }
  if (plan !== null && hasNoReturn(plan)) {
    odd.push("the wind lets nobody fly back along the track: there is no way to turn back");
  }
  return odd;
}

/** Whether a flight that can be flown cannot be flown back. */
export function hasNoReturn({ etp_nm: etp, total }: FlightPlan): boolean {
  return etp === null && total.time_h !== null && total.distance_nm > 0;
}

/** Limits that an answer says nothing of. */
export function unchecked({ aircraft, plan }: Judged["solution"]): string[] {
  if (plan === null) return [];
  if (aircraft.fuel_flow_kg_h === undefined)
    return ["fuel is not checked: the fuel flow is not known"];
  if (aircraft.max_fuel_kg === undefined && aircraft.fuel_on_board_kg === undefined)
    return ["fuel is not checked: the tanks are not known"];
  return [];
}

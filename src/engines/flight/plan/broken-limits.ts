import type { FlightTask } from "../problem/read-problem.js";
import type { FlightPlan } from "./flight-plan.js";
import { takeOffMass } from "./fuel-plan.js";

/** The limits that a plan breaks, in words; none when it keeps all that are known. */
export function brokenLimits(task: FlightTask, plan: FlightPlan): string[] {
  const broken: string[] = [];
  const { aircraft } = task;
  const { total, etops } = plan;
  const stop = stopOf(plan);
  if (stop !== null) broken.push(stop);
  const { endurance_h: endurance } = aircraft;
  if (endurance !== undefined && total.time_h !== null && total.time_h > endurance) {
    const lasts = Number(endurance.toFixed(2));
    broken.push(`the flight takes ${total.time_h.toFixed(2)} h; the endurance is ${lasts} h`);
  }
  broken.push(...brokenLoads(task, plan));
  if (plan.fuel === null && aircraft.fuel_flow_kg_h !== undefined && stop === null) {
    const isClosed = task.problem.closed?.some((closure) => "polygon" in closure) === true;
    broken.push(
      isClosed
        ? "no way to an alternate was found round closed areas"
        : "the wind is too strong to reach an alternate",
    );
  }
  if (etops !== null && !etops.is_covered) {
    broken.push(
      `the track is up to ${Math.ceil(etops.furthest.time_min)} min from an airport; ${Number(etops.limit_min.toFixed(1))} min are allowed`,
    );
  }
  return broken;
}

/** Where the wind stops a flight; null when it does not. */
function stopOf({ legs, waypoints }: FlightPlan): string | null {
  const at = legs.findIndex(({ time_h }) => time_h === null);
  if (at < 0) return null;
  const [from, to] = [waypoints[0]?.id ?? "start", waypoints.at(-1)?.id ?? "end"];
  const passed = legs.slice(0, at).reduce((nm, leg) => nm + leg.distance_nm, 0);
  const where = passed === 0 ? "" : `, ${Math.round(passed)} nm from the start`;
  return `the wind is too strong to fly from ${from} to ${to}${where}`;
}

/** What is needed is rounded up, what there is down, so that both cannot look alike. */
function brokenLoads({ aircraft }: FlightTask, { fuel }: FlightPlan): string[] {
  const broken: string[] = [];
  const { max_fuel_kg: tank, fuel_on_board_kg: onBoard, mtow_kg: mtow = Infinity } = aircraft;
  const most = Math.max(fuel?.total ?? 0, onBoard ?? 0);
  if (tank !== undefined && most > tank) {
    broken.push(`the fuel is ${Math.ceil(most)} kg; the tanks hold ${Math.floor(tank)} kg`);
  }
  if (fuel !== null && onBoard !== undefined && fuel.total > onBoard) {
    broken.push(
      `the fuel needed is ${Math.ceil(fuel.total)} kg; ${Math.floor(onBoard)} kg are on board`,
    );
  }
  const mass = takeOffMass(aircraft, fuel);
  if (mass > mtow) {
    broken.push(
      `the take-off mass is ${Math.ceil(mass)} kg; the highest is ${Math.floor(mtow)} kg`,
    );
  }
  return broken;
}

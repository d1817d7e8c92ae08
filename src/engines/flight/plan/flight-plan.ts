import type { NamedPosition } from "../problem/read-problem.js";
import type { EtopsCover } from "./etops-cover.js";
import type { FlightTimes } from "./flight-times.js";
import type { FuelPlan } from "./fuel-plan.js";
import type { Leg } from "./route-legs.js";

export interface Totals {
  readonly distance_nm: number;
  /** Null when a leg cannot be flown. */
  readonly time_h: number | null;
  readonly fuel_kg: number | null;
}

export interface FlightPlan {
  readonly waypoints: readonly NamedPosition[];
  readonly legs: readonly Leg[];
  readonly total: Totals;
  /** Null when the fuel flow is not known or a leg cannot be flown. */
  readonly fuel: FuelPlan | null;
  /** The fuel that the flight starts with: what is on board, or what is planned and fits into the tanks. */
  readonly loaded_kg: number | null;
  readonly etp_nm: number | null;
  /** With one engine out; null where that airspeed is not known. */
  readonly etp_oei_nm: number | null;
  readonly pnr_nm: number | null;
  readonly etops: EtopsCover | null;
  readonly times: FlightTimes | null;
}

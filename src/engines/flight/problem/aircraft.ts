import {
  AIRCRAFT_TYPES,
  type AircraftType,
} from "../../../content/aircraft-types/aircraft-types.js";
import { FlightError } from "../flight-error.js";
import type { Aircraft, Assumption } from "./flight-problem.js";

/** An aircraft as it is planned with: the caller's figures first, then those of its type. */
export interface PlannedAircraft extends Omit<Aircraft, "tas_kt"> {
  readonly tas_kt: number;
}

const FIGURES = [
  ["tas_kt", "kt", 20, 2_000],
  ["fuel_flow_kg_h", "kg/h", 0, 100_000],
  ["max_fuel_kg", "kg", 0, 1_000_000],
  ["mtow_kg", "kg", 0, 2_000_000],
  ["oew_kg", "kg", 0, 2_000_000],
  ["payload_kg", "kg", 0, 1_000_000],
  ["etops_min", "min", 1, 600],
  ["oei_tas_kt", "kt", 20, 2_000],
  ["endurance_h", "h", 0, 100],
] as const;
type Figure = (typeof FIGURES)[number][0];

/** Not filled in from the type: what only this flight knows. */
const OF_THE_FLIGHT: ReadonlySet<Figure> = new Set(["payload_kg", "etops_min", "endurance_h"]);

/** Checks an aircraft's figures and fills in what its type is assumed to have. */
export function readAircraft(aircraft: Aircraft): {
  planned: PlannedAircraft;
  assumptions: Assumption[];
} {
  const type = aircraft.type === undefined ? undefined : findType(aircraft.type);
  if (aircraft.type !== undefined && type === undefined) {
    const message = `aircraft type ${aircraft.type} is not in the table; give tas_kt and fuel_flow_kg_h`;
    if (aircraft.tas_kt === undefined)
      throw new FlightError("unknown_type", "/aircraft/type", message);
  }
  const figures: Partial<Record<Figure, number>> = {};
  const assumptions: Assumption[] = [];
  for (const [field, unit, least, most] of FIGURES) {
    const given = aircraft[field];
    if (given !== undefined) figures[field] = checked(field, given, least, most);
    else if (type !== undefined && !OF_THE_FLIGHT.has(field)) {
      const value = type[field as keyof AircraftType] as number;
      figures[field] = value;
      assumptions.push({
        field: `aircraft.${field}`,
        value,
        unit,
        why: `typical of the ${type.name} (assumed)`,
      });
    }
  }
  const { tas_kt } = figures;
  if (tas_kt === undefined)
    throw new FlightError("invalid", "/aircraft/tas_kt", "tas_kt or a known type is needed");
  const name = type?.type ?? aircraft.type;
  return {
    planned: { ...figures, ...(name === undefined ? {} : { type: name }), tas_kt },
    assumptions,
  };
}

/** The type by its designator or a usual name, in any case, with or without spaces and hyphens. */
export function findType(name: string): AircraftType | undefined {
  const plain = name
    .toLowerCase()
    .replace(/[\s_-]/g, "")
    .replace(/^(airbus|boeing|embraer)/, "");
  return AIRCRAFT_TYPES.find(
    ({ type, aliases }) => type.toLowerCase() === plain || aliases.includes(plain),
  );
}

function checked(field: string, value: number, least: number, most: number): number {
  if (Number.isFinite(value) && value >= least && value <= most) return value;
  throw new FlightError(
    "invalid",
    `/aircraft/${field}`,
    `${field} must be from ${least} to ${most}`,
  );
}

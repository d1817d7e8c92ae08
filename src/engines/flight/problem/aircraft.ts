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
  ["fuel_flow_kg_h", "kg/h", 1, 100_000],
  ["max_fuel_kg", "kg", 0, 1_000_000],
  ["fuel_on_board_kg", "kg", 0, 1_000_000],
  ["mtow_kg", "kg", 0, 2_000_000],
  ["oew_kg", "kg", 0, 2_000_000],
  ["payload_kg", "kg", 0, 1_000_000],
  ["etops_min", "min", 1, 600],
  ["oei_tas_kt", "kt", 20, 2_000],
  ["endurance_h", "h", 0, 100],
] as const;
type Figure = (typeof FIGURES)[number][0];

/** Not filled in from the type: what only this flight knows. */
const OF_THE_FLIGHT: ReadonlySet<Figure> = new Set([
  "fuel_on_board_kg",
  "payload_kg",
  "etops_min",
  "endurance_h",
]);

/** A figure of a known type that is beyond these shares of the typical one is taken for a slip. */
const SHARES: readonly (readonly [
  field: Figure,
  of: "fuel_flow_kg_h" | "max_fuel_kg",
  least: number,
  most: number,
])[] = [
  ["fuel_flow_kg_h", "fuel_flow_kg_h", 0.25, 4],
  ["max_fuel_kg", "max_fuel_kg", 0, 1.5],
  ["fuel_on_board_kg", "max_fuel_kg", 0, 1.5],
];

/** Checks an aircraft's figures and fills in what its type is assumed to have. */
export function readAircraft(aircraft: Aircraft): {
  planned: PlannedAircraft;
  assumptions: Assumption[];
} {
  const type = aircraft.type === undefined ? undefined : findType(aircraft.type);
  if (aircraft.type !== undefined && type === undefined) {
    const message = `aircraft type ${aircraft.type} is not among the types with known figures (${KNOWN_TYPES}); give tas_kt and fuel_flow_kg_h`;
    if (aircraft.tas_kt === undefined)
      throw new FlightError("unknown_type", "/aircraft/type", message);
  }
  const figures: Partial<Record<Figure, number>> = {};
  const assumptions: Assumption[] = [];
  for (const [field, unit, least, most] of FIGURES) {
    const given = aircraft[field];
    if (given !== undefined) figures[field] = checked(field, given, least, most);
    else if (type !== undefined && !OF_THE_FLIGHT.has(field)) {
      const typical = type[field as keyof AircraftType] as number;
      const value =
        field === "max_fuel_kg" ? Math.max(typical, aircraft.fuel_on_board_kg ?? 0) : typical;
      figures[field] = value;
      assumptions.push({
        field: `aircraft.${field}`,
        value,
        unit,
        why: `typical of the ${type.name} (assumed)`,
      });
    }
  }
  if (type !== undefined) checkShares(figures, type);
  const { tas_kt } = figures;
  if (tas_kt === undefined)
    throw new FlightError("invalid", "/aircraft/tas_kt", "tas_kt or a known type is needed");
  const name = type?.type ?? aircraft.type;
  return {
    planned: { ...figures, ...(name === undefined ? {} : { type: name }), tas_kt },
    assumptions,
  };
}

/** The designators of the types that figures are known of. */
export const KNOWN_TYPES: string = AIRCRAFT_TYPES.map(({ type }) => type).join(", ");

function checkShares(figures: Partial<Record<Figure, number>>, type: AircraftType): void {
  for (const [field, of, least, most] of SHARES) {
    const [value, typical] = [figures[field], type[of]];
    if (value === undefined || (value >= least * typical && value <= most * typical)) continue;
    const message = `${field} of ${Number(value.toFixed(1))} is far from the ${typical} that are typical of the ${type.name}`;
    throw new FlightError("invalid", `/aircraft/${field}`, message);
  }
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

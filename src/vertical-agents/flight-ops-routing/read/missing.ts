import { findType } from "../../../engines/flight/problem/aircraft.js";
import { findAirport } from "../../../engines/flight/problem/airports.js";
import type { MissingField } from "../../understanding.js";
import { isDiversion } from "../is-diversion.js";

type Fields = Readonly<Record<string, unknown>>;

const ASKS = {
  origin: "Where does the flight begin (ICAO or IATA code, or latitude and longitude)?",
  destination: "Where does the flight end (ICAO or IATA code, or latitude and longitude)?",
  track_deg:
    "What is the true track in degrees, or from which airport to which does the flight go?",
  distance_nm:
    "How long is the leg in nautical miles, or from which airport to which does the flight go?",
  edges: "Which pairs of waypoints are joined (such as A-B, B-C)?",
} as const;

/** What a problem lacks, whatever its shape: where it goes, how fast, and how its network is joined. */
export function missingInFlight(problem: object): MissingField[] {
  const fields = problem as Fields;
  const aircraft = fieldsOf(fields.aircraft);
  return [...missingPlaces(fields), ...missingSpeeds(aircraft), ...missingEdges(fields)];
}

function missingPlaces(fields: Fields): MissingField[] {
  const missing = (["track_deg", "distance_nm"] as const).filter((name) => isAbsent(fields[name]));
  if (missing.length < 2) return missing.map((field) => ({ field, ask: ASKS[field] }));
  if (isDiversion(fields)) return [];
  const ids = waypointIds(fields);
  return (["origin", "destination"] as const).flatMap((field): MissingField[] => {
    const place = fields[field];
    if (isAbsent(place)) return [{ field, ask: ASKS[field] }];
    if (typeof place !== "string" || ids.has(place) || findAirport(place)) return [];
    return [
      {
        field,
        ask: `${place.slice(0, 40)} is no known airport or waypoint: which code, or what latitude and longitude, has it?`,
      },
    ];
  });
}

function missingSpeeds(aircraft: Fields): MissingField[] {
  const { type, tas_kt } = aircraft;
  const known = typeof type === "string" ? findType(type) : undefined;
  const missing: MissingField[] = [];
  if (isAbsent(tas_kt) && !known) {
    const ask =
      typeof type === "string" && type !== ""
        ? `The table has no figures of the ${type.slice(0, 40)}: what is its true airspeed in knots, or which variant is it (such as B738, A20N, B77W)?`
        : "What is the true airspeed in knots, or which type of aircraft is it (such as A333 or B738)?";
    missing.push({ field: "aircraft.tas_kt", ask });
  }
  return missing;
}

function missingEdges({ graph }: Fields): MissingField[] {
  const { waypoints, edges } = fieldsOf(graph);
  const lacks = Array.isArray(waypoints) && waypoints.length > 0 && isAbsent(edges);
  return lacks ? [{ field: "graph.edges", ask: ASKS.edges }] : [];
}

function waypointIds({ graph }: Fields): ReadonlySet<unknown> {
  const { waypoints } = fieldsOf(graph);
  if (!Array.isArray(waypoints)) return new Set();
  return new Set(waypoints.map((each: unknown) => (Array.isArray(each) ? each[0] : undefined)));
}

function fieldsOf(value: unknown): Fields {
  return typeof value === "object" && value !== null ? (value as Fields) : {};
}

function isAbsent(value: unknown): boolean {
  return value === undefined || value === null || value === "";
}

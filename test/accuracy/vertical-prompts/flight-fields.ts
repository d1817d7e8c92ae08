import { geodesicLeg } from "../../../src/engines/flight/geodesic/geodesic.js";
import { findType } from "../../../src/engines/flight/problem/aircraft.js";
import { findAirport } from "../../../src/engines/flight/problem/airports.js";
import type { Entry } from "./entry.js";
import {
  asArray,
  asObject,
  type Domain,
  type Fields,
  type Json,
  setField,
  type Value,
} from "./fields.js";

const FIGURES = [
  "tas_kt",
  "fuel_flow_kg_h",
  "max_fuel_kg",
  "mtow_kg",
  "oew_kg",
  "payload_kg",
  "etops_min",
  "oei_tas_kt",
  "endurance_h",
] as const;

export const flight: Domain = {
  fieldsOf: (problem, _, entry) => ({
    fields: flightFields(problem as Json, entry),
    keyOf: fieldAsKey,
  }),
  isRequired: (key) =>
    /^(?:origin|destination|track_deg|distance_nm|aircraft\.tas_kt|wind|graph|closed)/u.test(key),
  isDefault: (key, value) =>
    (key === "objective" && value === "time") || (key === "wind.kt" && value === 0),
  groupOf: (key) => /^(?:graph\.(?:waypoints|edges)|closed\/\d+)/u.exec(key)?.[0] ?? key,
};

const fieldAsKey = (asked: string) =>
  asked.replace(/^departure_utc/u, "departure").replace(/^etops_alternates/u, "alternates");

function flightFields(problem: Json, entry: Entry): Fields {
  const fields = new Map<string, Value>();
  const waypoints = waypointsOf(problem);
  for (const end of ["origin", "destination"]) {
    setPlace(fields, end, problem[end], waypoints);
  }
  for (const place of [...asArray(problem.alternates), ...asArray(problem.etops_alternates)]) {
    const at = new Map<string, Value>();
    setPlace(at, "", place, waypoints);
    fields.set(`alternates/${[...at.values()].join()}`, true);
  }
  for (const name of ["track_deg", "distance_nm", "objective"])
    setField(fields, name, problem[name]);
  setDeparture(fields, problem.departure_utc);
  const aircraft = asObject(problem.aircraft);
  if (typeof aircraft.type === "string")
    fields.set("aircraft.type", aircraft.type.split("|").map(typeName).join("|"));
  for (const name of FIGURES) setField(fields, `aircraft.${name}`, aircraft[name]);
  setWinds(fields, problem);
  setGraph(fields, problem, waypoints);
  setClosures(fields, problem, waypoints, entry);
  return fields;
}

type Waypoints = ReadonlyMap<string, { readonly lat: number; readonly lon: number }>;

function waypointsOf(problem: Json): Waypoints {
  return new Map(
    asArray(asObject(problem.graph).waypoints).map((waypoint) => {
      const [id, lat, lon] = asArray(waypoint);
      return [String(id).toUpperCase(), { lat: Number(lat), lon: Number(lon) }];
    }),
  );
}

/** An airport by its ICAO code, everything else by its position where it has one. */
function setPlace(fields: Map<string, Value>, key: string, place: unknown, known: Waypoints): void {
  if (typeof place === "string") {
    const waypoint = known.get(place.trim().toUpperCase());
    if (waypoint) setPosition(fields, key, waypoint);
    else fields.set(key, findAirport(place)?.icao ?? place.trim().toUpperCase());
  } else if (place !== undefined) setPosition(fields, key, asObject(place));
}

function setPosition(fields: Map<string, Value>, key: string, { lat, lon }: Json): void {
  setField(fields, `${key}.lat`, lat);
  setField(fields, `${key}.lon`, lon);
}

/** The minute of the day, and the day where it is said. */
function setDeparture(fields: Map<string, Value>, departure: unknown): void {
  if (typeof departure !== "string") return;
  const [, date, time = departure] =
    /^(?:(\d{4}-\d{2}-\d{2})T?)?(\d{2}:\d{2})?/u.exec(departure) ?? [];
  if (date !== undefined) fields.set("departure.date", date);
  if (/\d{2}:\d{2}/u.test(departure)) fields.set("departure", time);
}

/** A type as the engine finds it; one that its table lacks, by letters and digits alone. */
function typeName(type: string): string {
  const plain = type.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
  return (
    findType(type)?.type ?? plain.replace(/^(?:airbus|boeing|embraer|b(?=7\d7)|a(?=3\d0))/u, "")
  );
}

function setWinds(fields: Map<string, Value>, problem: Json): void {
  const { wind } = problem;
  const legs = Array.isArray(wind) ? wind : undefined;
  if (legs) for (const [at, one] of legs.entries()) setWind(fields, `wind[${at}]`, asObject(one));
  else if (wind !== undefined) setWind(fields, "wind", alongTrack(asObject(wind), problem));
}

/** On one leg, a wind from straight ahead or behind is one along the track. */
function alongTrack(wind: Json, { track_deg }: Json): Json {
  const { from_deg, kt } = wind;
  if (![from_deg, kt, track_deg].every((one) => typeof one === "number")) return wind;
  const halfTurns = (Number(from_deg) - Number(track_deg)) / 180;
  if (Math.abs(halfTurns - Math.round(halfTurns)) > 1e-9) return wind;
  return { tailwind_kt: Math.round(halfTurns) % 2 === 0 ? -Number(kt) : Number(kt) };
}

function setWind(fields: Map<string, Value>, key: string, wind: Json): void {
  if (wind.kt === 0 || wind.tailwind_kt === 0) fields.set(`${key}.kt`, 0);
  else
    for (const name of ["from_deg", "kt", "tailwind_kt"])
      setField(fields, `${key}.${name}`, wind[name]);
}

const spot = (lat: unknown, lon: unknown) => `${Number(lat).toFixed(4)},${turned(lon).toFixed(4)}`;
/** A longitude from -180 to 180. */
const turned = (lon: unknown) => Number(lon) - 360 * Math.round(Number(lon) / 360);

function setGraph(fields: Map<string, Value>, { graph }: Json, waypoints: Waypoints): void {
  if (graph === undefined) return;
  const spots = [...waypoints.values()].map(({ lat, lon }) => spot(lat, lon));
  for (const one of spots) fields.set(`graph.waypoints/${one}`, true);
  for (const edge of asArray(asObject(graph).edges)) {
    const ends = asArray(edge).map((end) => spots[Number(end)] ?? String(end));
    fields.set(`graph.edges/${ends.sort().join(" ")}`, true);
  }
}

/** Closures in order of their kind and place; a ring from its least corner, in the direction of the next least. */
function setClosures(
  fields: Map<string, Value>,
  problem: Json,
  waypoints: Waypoints,
  entry: Entry,
): void {
  const closures = asArray(problem.closed).map((one) => closureText(asObject(one), waypoints));
  const all = entry.around ? closures.filter((text) => !isAround(text, entry.around)) : closures;
  for (const [at, text] of all.sort().entries()) fields.set(`closed/${at}/${text}`, true);
}

function closureText({ waypoint, polygon }: Json, waypoints: Waypoints): string {
  if (typeof waypoint === "string") {
    const at = waypoints.get(waypoint.toUpperCase());
    return at ? spot(at.lat, at.lon) : waypoint.toUpperCase();
  }
  const corners = asArray(polygon).map((corner) => spot(asArray(corner)[0], asArray(corner)[1]));
  if (corners.length > 1 && corners[0] === corners.at(-1)) corners.pop();
  const least = corners.indexOf([...corners].sort()[0] ?? "");
  const forth = [...corners.slice(least), ...corners.slice(0, least)];
  const back = [forth[0], ...forth.slice(1).reverse()];
  return [forth, back].map((ring) => ring.join(" ")).sort()[0] ?? "";
}

/** Whether the corners lie on or a little outside of the circle. */
function isAround(ring: string, centre: Entry["around"]): boolean {
  const corners = ring.split(" ").map((corner) => corner.split(",").map(Number));
  if (!centre || corners.length < 4) return false;
  return corners.every(([lat = 0, lon = 0]) => {
    const { distanceNm } = geodesicLeg(centre, { lat, lon });
    return distanceNm > centre.nm * 0.99 && distanceNm < centre.nm * 1.5;
  });
}

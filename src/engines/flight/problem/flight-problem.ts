import type { Position } from "../geodesic/geodesic.js";
import type { Wind } from "../wind/wind-triangle.js";

/** A place: an ICAO or IATA code, a waypoint of the graph, or WGS84 degrees. */
export type Place = string | Position;

export interface Aircraft {
  /** ICAO designator or a name of the table of types, whose figures fill what is absent. */
  readonly type?: string;
  readonly tas_kt?: number;
  readonly fuel_flow_kg_h?: number;
  /** Usable fuel of full tanks. */
  readonly max_fuel_kg?: number;
  /** What the flight starts with, taxi included; what is planned unless given. */
  readonly fuel_on_board_kg?: number;
  readonly mtow_kg?: number;
  readonly oew_kg?: number;
  readonly payload_kg?: number;
  readonly etops_min?: number;
  readonly oei_tas_kt?: number;
  readonly endurance_h?: number;
}

/** The wind of one leg: its number from 0, or in a graph its ends as "A-B", either way round. */
export type LegWind = Wind & { readonly leg: number | string };

export interface RouteGraph {
  readonly waypoints: readonly (readonly [id: string, lat: number, lon: number])[];
  /** Indices of waypoints; each edge is flown both ways. */
  readonly edges: readonly (readonly [number, number])[];
}

/**
 * What may not be flown through: a waypoint of the graph, or an area with its corners in WGS84 degrees. Sides are
 * great circles, except between two corners on one latitude, which the side then follows. An airport's code in place
 * of a waypoint closes the airport.
 */
export type Closure =
  | { readonly waypoint: string }
  | { readonly polygon: readonly (readonly [lat: number, lon: number])[] };

/** What is loaded beside the fuel of the trip and of the alternate. Minutes are flown at the cruise fuel flow. */
export interface FuelRules {
  /** Percent of the trip fuel, 0 to 100; 5 unless given. */
  readonly contingency_percent?: number;
  /** Minutes that must be left on landing, 0 to 600; 30 unless given. */
  readonly final_reserve_min?: number;
  /** Kilograms that are burnt before the take-off, 0 to 20,000; none unless given. */
  readonly taxi_kg?: number;
  /** Kilograms that no rule asks for, 0 to 300,000; none unless given. */
  readonly extra_kg?: number;
  /** Minutes of planned holding, 0 to 600; none unless given. */
  readonly holding_min?: number;
}

/** The problem of flight-ops-routing: from a place to a place, or one leg by track and distance. */
export interface FlightProblem {
  readonly origin?: Place;
  readonly destination?: Place;
  readonly track_deg?: number;
  readonly distance_nm?: number;
  /** Destination alternates, which with `etops_min` also are those on the way unless `etops_alternates` stand. */
  readonly alternates?: readonly Place[];
  readonly etops_alternates?: readonly Place[];
  /** RFC 3339, or "HH:MM" (with or without Z) where the day is not known. */
  readonly departure_utc?: string;
  readonly aircraft: Aircraft;
  readonly fuel_rules?: FuelRules;
  readonly wind?: Wind | readonly LegWind[];
  readonly graph?: RouteGraph;
  readonly closed?: readonly Closure[];
  readonly objective?: "time" | "fuel" | "distance";
}

/** A default or a convention that a figure of the answer rests on. */
export interface Assumption {
  readonly field: string;
  readonly value: string | number;
  readonly unit: string | null;
  readonly why: string;
}

export const LIMITS = {
  waypoints: 20_000,
  edges: 100_000,
  closures: 1_000,
  polygons: 40,
  corners: 200,
  alternates: 50,
  legWinds: 1_000,
  /** The highest number of a leg with a wind of its own, on a straight route. */
  leg: 299,
  routeLegs: 1_000,
} as const;

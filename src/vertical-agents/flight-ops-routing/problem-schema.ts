import { Type } from "@sinclair/typebox";
import { KNOWN_TYPES } from "../../engines/flight/problem/aircraft.js";
import { LIMITS } from "../../engines/flight/problem/flight-problem.js";

const Degrees = (description: string) => Type.Number({ description });
const Name = (description: string) => Type.String({ minLength: 1, maxLength: 100, description });

const Place = Type.Union(
  [
    Name("a code or a waypoint"),
    Type.Object({ lat: Degrees("WGS84, -90 to 90"), lon: Degrees("WGS84, -540 to 540") }),
  ],
  {
    description:
      "an ICAO or IATA code, a waypoint of the graph, or {lat, lon} as numbers in WGS84 degrees",
  },
);
const places = (description: string) =>
  Type.Optional(Type.Array(Place, { maxItems: LIMITS.alternates, description }));

const figure = (description: string) => Type.Optional(Type.Number({ description }));

const Aircraft = Type.Object(
  {
    type: Type.Optional(
      Name(
        `ICAO designator or a usual name; typical figures fill what is absent. Known are ${KNOWN_TYPES}`,
      ),
    ),
    tas_kt: figure("true airspeed in the cruise"),
    fuel_flow_kg_h: figure("in the cruise, 1 or more"),
    max_fuel_kg: figure("usable fuel of full tanks"),
    fuel_on_board_kg: figure(
      "what the flight starts with, taxi included; what is planned unless given. From a position without a destination, max_fuel_kg counts as it",
    ),
    mtow_kg: figure("highest take-off mass"),
    oew_kg: figure("operating empty mass"),
    payload_kg: figure("0 unless given"),
    etops_min: figure("minutes from an airport that are allowed with one engine out"),
    oei_tas_kt: figure("true airspeed with one engine out"),
    endurance_h: figure(
      "how long the flight may take; the point of no return counts on it, and on the loaded fuel without the final reserve unless given",
    ),
  },
  { description: "tas_kt or a known type is needed" },
);

const vector = { from_deg: Degrees("true, where it blows from"), kt: Type.Number() };
const tailwind = {
  tailwind_kt: Type.Number({ description: "along any track; below 0 against it" }),
};
const leg = {
  leg: Type.Union([Type.Integer(), Type.String({ maxLength: 201 })], {
    description:
      "a number from 0 that holds until the next, of as many equal parts of the way as there are numbers; or `A-B` in a graph",
  }),
};
const Wind = Type.Union(
  [
    Type.Object(vector),
    Type.Object(tailwind),
    Type.Array(
      Type.Union([Type.Object({ ...leg, ...vector }), Type.Object({ ...leg, ...tailwind })]),
      {
        maxItems: LIMITS.legWinds,
      },
    ),
  ],
  {
    description:
      "{from_deg, kt}, {tailwind_kt}, or a list of these, each with its leg; still air unless given",
  },
);

const Graph = Type.Object(
  {
    waypoints: Type.Array(
      Type.Tuple([Type.String({ minLength: 1, maxLength: 100 }), Type.Number(), Type.Number()]),
      {
        maxItems: LIMITS.waypoints,
        description: "[id, lat, lon]",
      },
    ),
    edges: Type.Array(Type.Tuple([Type.Integer(), Type.Integer()]), {
      maxItems: LIMITS.edges,
      description: "indices of two waypoints, flown either way",
    }),
  },
  {
    description:
      "the only ways that may be flown; straight unless given. The size of a request may allow fewer waypoints and edges than these",
  },
);

const Closure = Type.Union(
  [
    Type.Object({ waypoint: Name("of the graph, or the code of an airport") }),
    Type.Object({
      polygon: Type.Array(Type.Tuple([Type.Number(), Type.Number()]), {
        maxItems: LIMITS.corners,
        description:
          "3 corners or more as [lat, lon] in their order, of all polygons 200; sides are great circles or follow one latitude, all the way round where they span 360 degrees",
      }),
    }),
  ],
  { description: "{waypoint} or {polygon} with corners as [lat, lon]" },
);

const FuelRules = Type.Object(
  {
    contingency_percent: figure("of the trip fuel, 0 to 100; 5 unless given"),
    final_reserve_min: figure("at the cruise fuel flow, 0 to 600; 30 unless given"),
    taxi_kg: figure("burnt before the take-off, 0 to 20000; none unless given"),
    extra_kg: figure("0 to 300000; none unless given"),
    holding_min: figure("at the cruise fuel flow, 0 to 600; none unless given"),
  },
  { description: "what is loaded beside the fuel of the trip and of the alternate" },
);

/** What is asked of flight-ops-routing; what it lacks is asked for. */
export const Problem = Type.Object({
  origin: Type.Optional(Place),
  destination: Type.Optional(Place),
  track_deg: Type.Optional(
    Type.Number({ description: "with distance_nm in place of origin and destination: one leg" }),
  ),
  distance_nm: Type.Optional(Type.Number()),
  alternates: places(
    "of the destination; with an origin {lat, lon} and no destination, the airports to divert to; for ETOPS those on the way too, unless etops_alternates stand",
  ),
  etops_alternates: places("airports on the way"),
  departure_utc: Type.Optional(
    Type.String({ maxLength: 40, description: "RFC 3339, or HH:MM where the day is not known" }),
  ),
  aircraft: Type.Optional(Aircraft),
  fuel_rules: Type.Optional(FuelRules),
  wind: Type.Optional(Wind),
  graph: Type.Optional(Graph),
  closed: Type.Optional(
    Type.Array(Closure, {
      maxItems: LIMITS.closures,
      description: `what may not be flown to or through; at most ${LIMITS.polygons} of these are polygons`,
    }),
  ),
  objective: Type.Optional(
    Type.Union([Type.Literal("time"), Type.Literal("fuel"), Type.Literal("distance")], {
      description: "time, fuel or distance; time unless given",
    }),
  ),
});

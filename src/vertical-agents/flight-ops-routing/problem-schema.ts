import { Type } from "@sinclair/typebox";
import { LIMITS } from "../../engines/flight/problem/flight-problem.js";

const Degrees = (description: string) => Type.Number({ description });
const Name = (description: string) => Type.String({ minLength: 1, maxLength: 100, description });

const Place = Type.Union(
  [
    Name("a code or a waypoint"),
    Type.Object({ lat: Degrees("WGS84, -90 to 90"), lon: Degrees("WGS84, any turn") }),
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
      Name("ICAO designator or a usual name; typical figures fill what is absent"),
    ),
    tas_kt: figure("true airspeed in the cruise"),
    fuel_flow_kg_h: figure("in the cruise"),
    max_fuel_kg: figure("usable fuel of full tanks"),
    mtow_kg: figure("highest take-off mass"),
    oew_kg: figure("operating empty mass"),
    payload_kg: figure("0 unless given"),
    etops_min: figure("minutes from an airport that are allowed with one engine out"),
    oei_tas_kt: figure("true airspeed with one engine out"),
    endurance_h: figure("how long the flight may take; the point of no return counts on it"),
  },
  { description: "tas_kt or a known type is needed" },
);

const vector = { from_deg: Degrees("true, where it blows from"), kt: Type.Number() };
const tailwind = {
  tailwind_kt: Type.Number({ description: "along any track; below 0 against it" }),
};
const leg = {
  leg: Type.Union([Type.Integer(), Type.String({ maxLength: 201 })], {
    description: "a number from 0 that holds until the next, or `A-B` in a graph",
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
  { description: "the only ways that may be flown; straight unless given" },
);

const Closure = Type.Union(
  [
    Type.Object({ waypoint: Name("of the graph, or the code of an airport") }),
    Type.Object({
      polygon: Type.Array(Type.Tuple([Type.Number(), Type.Number()]), {
        maxItems: LIMITS.corners,
        description: "corners as [lat, lon]; sides are great circles or follow one latitude",
      }),
    }),
  ],
  { description: "{waypoint} or {polygon} with corners as [lat, lon]" },
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
  wind: Type.Optional(Wind),
  graph: Type.Optional(Graph),
  closed: Type.Optional(Type.Array(Closure, { maxItems: LIMITS.closures })),
  objective: Type.Optional(
    Type.Union([Type.Literal("time"), Type.Literal("fuel"), Type.Literal("distance")], {
      description: "time, fuel or distance; time unless given",
    }),
  ),
});

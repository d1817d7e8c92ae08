import { type TSchema, Type } from "@sinclair/typebox";
import { exampleOutput } from "./example-output.js";
import { Problem } from "./problem-schema.js";

export { exampleOutput, Problem };

const nullable = <Schema extends TSchema>(schema: Schema, description?: string) =>
  Type.Union([schema, Type.Null()], description === undefined ? {} : { description });

const Figure = Type.Number();
const MaybeFigure = nullable(Figure);
const Waypoint = Type.Object({ id: Type.String(), lat: Figure, lon: Figure });

const Leg = Type.Object({
  from: Type.String(),
  to: Type.String(),
  track_deg: Type.Number({
    description: "true, at the middle of the leg; of an edge of a graph, at its start",
  }),
  distance_nm: Figure,
  heading_deg: nullable(Figure, "true; null where the wind lets no heading hold the track"),
  wca_deg: nullable(Figure, "to the right of the track"),
  ground_speed_kt: MaybeFigure,
  time_h: nullable(Figure, "null where the leg cannot be flown"),
  fuel_kg: MaybeFigure,
});
const Total = Type.Object({ distance_nm: Figure, time_h: MaybeFigure, fuel_kg: MaybeFigure });
const Fuel = Type.Object(
  {
    trip: Figure,
    contingency: Figure,
    alternate: Figure,
    final_reserve: Figure,
    holding: Type.Optional(Figure),
    taxi: Type.Optional(Figure),
    extra: Type.Optional(Figure),
    total: Figure,
  },
  { description: "kilograms; holding, taxi and extra where fuel_rules give them" },
);
const Etops = Type.Object({
  limit_min: Figure,
  radius_nm: Figure,
  is_covered: Type.Boolean(),
  furthest: Type.Object({
    from_start_nm: Figure,
    lat: Figure,
    lon: Figure,
    airport: Type.String(),
    distance_nm: Figure,
    time_min: Figure,
  }),
  gaps: Type.Array(Type.Object({ from_nm: Figure, to_nm: Figure })),
});
const figures = {
  waypoints: Type.Array(Waypoint),
  total: Total,
  fuel: nullable(Fuel),
  loaded_kg: nullable(
    Figure,
    "what the flight starts with: the fuel on board, or what is planned and fits into the tanks",
  ),
  etp_nm: nullable(Figure, "equal-time point with all engines, from the start"),
  etp_oei_nm: nullable(Figure, "the same with one engine out"),
  pnr_nm: nullable(
    Figure,
    "point of no return by the endurance or the loaded fuel, from the start; may lie beyond the end",
  ),
  etops: nullable(Etops),
};
const Step = Type.Object({
  t_h: Figure,
  at_utc: Type.Optional(Type.String()),
  what: Type.String({
    description:
      "depart, turn, equal_time_point, etops_critical_point, point_of_no_return, arrive or reach_alternate",
  }),
  where: Type.String({ description: "a waypoint, or the leg that it happens on" }),
  from_start_nm: Figure,
  heading_deg: MaybeFigure,
  ground_speed_kt: MaybeFigure,
  fuel_left_kg: nullable(Figure, "of the loaded fuel; below 0 where it does not last"),
});
const Times = Type.Object({
  departure_utc: Type.String(),
  arrival_utc: Type.String(),
  arrival_day: Type.Integer({ description: "days after the departure" }),
  leg_ends_utc: Type.Array(Type.String()),
  departure_clock_utc: Type.String(),
  arrival_clock_utc: Type.String(),
});
const Plan = Type.Object({
  ...figures,
  legs: Type.Array(Leg),
  times: nullable(Times),
  mass: nullable(Type.Object({ take_off_kg: Figure, landing_kg: Figure })),
  steps: Type.Array(Step),
});

const Issue = Type.Object({
  rank: Type.Integer(),
  kind: Type.String({
    description:
      "route, ground_speed, crosswind, fuel, fuel_on_board, take_off_mass, endurance, etops, alternates, alternate_reach, payload or detour",
  }),
  issue: Type.String(),
  severity: Type.String({ description: "breaks, tight or note" }),
  margin: nullable(Figure, "what is left of the limit; below 0 where it is broken"),
  unit: Type.String(),
  value: MaybeFigure,
  limit: MaybeFigure,
});

const Feasible = Type.Boolean({ description: "every limit that is known is kept" });
const Reasons = Type.Array(Type.String(), { description: "what is broken" });

/** The fields of the output that only flight-ops-routing has. */
export const fields = {
  feasible: Feasible,
  reasons: Reasons,
  issues: Type.Array(Issue, { description: "what breaks first" }),
  plan: nullable(Plan, "null where no route is open"),
  ranking: Type.Array(
    Type.Object({
      rank: Type.Integer(),
      feasible: Type.Boolean(),
      waypoints: Type.Array(Type.String()),
      distance_nm: Figure,
      time_h: MaybeFigure,
      fuel_kg: MaybeFigure,
      fuel_left_kg: Type.Optional(nullable(Figure, "of a diversion: on arrival, without reserves")),
      in_reach: Type.Optional(
        nullable(Type.Boolean(), "of a diversion: whether the fuel on board lasts to it"),
      ),
    }),
    {
      description:
        "the three best routes by the objective; from a position without a destination, all alternates as diversions",
    },
  ),
  alternatives: Type.Array(
    Type.Object({
      rank: Type.Integer(),
      feasible: Feasible,
      reasons: Reasons,
      ...figures,
      legs: Type.Optional(Type.Array(Leg, { description: "in a plan" })),
    }),
    { description: "routes that differ from the plan in a third of their way or more" },
  ),
  alternates: Type.Array(
    Type.Object({
      rank: Type.Integer(),
      id: Type.String(),
      track_deg: Figure,
      distance_nm: Figure,
      time_h: MaybeFigure,
      fuel_kg: MaybeFigure,
      fuel_left_kg: nullable(Figure, "of the loaded fuel, on arrival there"),
      heading_deg: nullable(Figure, "of its first leg"),
      ground_speed_kt: nullable(Figure, "of its first leg"),
      via: Type.Optional(
        Type.Array(Type.Object({ lat: Figure, lon: Figure }), {
          description: "where the way there turns round closed areas",
        }),
      ),
    }),
    { description: "from the destination, the soonest first" },
  ),
  bounds: nullable(
    Type.Object({ lower: Total }, { description: "no route is shorter, sooner or takes less" }),
  ),
  aircraft: Type.Object(
    {
      type: Type.Optional(Type.String()),
      tas_kt: Figure,
      ...Object.fromEntries(
        [
          "fuel_flow_kg_h",
          "max_fuel_kg",
          "fuel_on_board_kg",
          "mtow_kg",
          "oew_kg",
          "payload_kg",
          "etops_min",
          "oei_tas_kt",
          "endurance_h",
        ].map((name) => [name, Type.Optional(Type.Number())]),
      ),
    },
    { description: "the figures that were planned with" },
  ),
};

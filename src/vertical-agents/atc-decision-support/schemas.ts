import { Type } from "@sinclair/typebox";
import {
  AIRCRAFT_MAX,
  ALLOWED_KINDS,
  INTENTS_MAX,
} from "../../engines/air-traffic/picture/traffic-picture.js";
import { QUESTIONS } from "./air-traffic-problem.js";

const number = (description: string) => Type.Number({ description });
const optional = (description: string) => Type.Optional(Type.Number({ description }));
const orNull = (description: string) => Type.Union([Type.Number(), Type.Null()], { description });
const oneOf = (values: readonly string[], description: string) =>
  Type.Unsafe<string>({ type: "string", enum: [...values], description });

const idsOf = (description: string) =>
  Type.Optional(Type.Array(Type.String(), { description: `Ids. ${description}` }));

const KINDS = ["heading", "level", "speed", "vertical_rate"];
const kind = oneOf(KINDS, "A heading is a true track, a speed one over the ground.");
const unit = oneOf(["deg", "ft", "kt", "fpm"], "By the kind, in the same order.");
const change = { kind, value: Type.Number(), unit, at_s: number("From now.") };
const Change = Type.Object(change);
const Action = Type.Object({ aircraft: Type.String(), ...change });

export const Problem = Type.Object(
  {
    question: Type.Optional(
      oneOf(
        QUESTIONS,
        "detect where absent; sequence where an aircraft has distance_nm. bands needs bands.aircraft, sequence fix.",
      ),
    ),
    aircraft: Type.Array(
      Type.Object({
        id: Type.String({ minLength: 1, maxLength: 64 }),
        x_nm: optional("East in a plane; all aircraft have x_nm and y_nm, or all lat and lon."),
        y_nm: optional("North."),
        lat: optional("WGS84 degrees."),
        lon: optional("WGS84 degrees."),
        alt_ft: optional("All of these but vs_fpm are needed unless a sequence has distance_nm."),
        gs_kt: optional("Over the ground."),
        track_deg: optional("True, clockwise from north."),
        vs_fpm: optional("Positive upwards; 0 where absent."),
        distance_nm: optional("To fly to the fix, for a sequence."),
        type: Type.Optional(Type.String()),
        intent: Type.Optional(
          Type.Array(Change, {
            maxItems: INTENTS_MAX,
            description: "What it does by itself, such as the level at which its climb stops.",
          }),
        ),
      }),
      { minItems: 1, maxItems: AIRCRAFT_MAX },
    ),
    separation: Type.Optional(
      Type.Object({
        lateral_nm: optional("5 where absent."),
        vertical_ft: optional("1000 where absent."),
      }),
    ),
    lookahead_s: optional("How far ahead losses count, to 7200; 1200 where absent."),
    constraints: Type.Optional(
      Type.Object({
        no_turn: idsOf("Who must keep their heading."),
        no_change: idsOf("Who must be told nothing at all."),
        only: Type.Optional(
          Type.Array(oneOf(ALLOWED_KINDS, "A kind of change."), {
            minItems: 1,
            description: "What aircraft may be told; all kinds where absent.",
          }),
        ),
        min_gs_kt: optional("Nobody is told to be slower."),
        max_gs_kt: optional("Nobody is told to be faster."),
      }),
    ),
    fix: Type.Optional(
      Type.Object({
        id: Type.Optional(Type.String()),
        x_nm: optional("Its place, as that of aircraft; not needed where all have distance_nm."),
        y_nm: optional("Likewise."),
        lat: optional("Likewise."),
        lon: optional("Likewise."),
        in_trail_nm: optional("What the follower has to fly when the leader is over the fix."),
        in_trail_s: optional("Between two over the fix."),
      }),
    ),
    bands: Type.Optional(Type.Object({ aircraft: Type.String() })),
  },
  { description: "Traffic in a simulator, and what is asked about it." },
);

const Step = Type.Object({
  at_s: number("From now."),
  aircraft: Type.String(),
  what: Type.String(),
});
const Pair = Type.Array(Type.String(), { minItems: 2, maxItems: 2 });
const bandsOf = (description: string) =>
  Type.Array(
    Type.Object({ from: Type.Number(), to: Type.Number(), conflict_free: Type.Boolean() }),
    { description },
  );

/** `optional` fields are of some questions only. */
export const fields = {
  conflicts: Type.Optional(
    Type.Array(
      Type.Object({
        pair: Pair,
        t_cpa_s: number("Of the closest approach: from 0 on, also after the look-ahead."),
        d_cpa_nm: Type.Number(),
        vsep_at_cpa_ft: Type.Number(),
        conflict: Type.Boolean({ description: "Both minima are lost within the look-ahead." }),
        t_los_in_s: orNull("When the loss of separation begins; null without a conflict."),
        t_los_out_s: orNull("When it ends; null also for never."),
      }),
      { description: "Every pair, the conflicts first by their time." },
    ),
  ),
  issues: Type.Array(
    Type.Object({
      rank: Type.Integer(),
      issue: Type.String(),
      severity: oneOf(["breaks", "tight", "note"], "What breaks first comes first."),
      margin: number("Time to the loss, or what is kept above a minimum."),
      unit: Type.String(),
    }),
  ),
  ranking: Type.Optional(
    Type.Array(
      Type.Object(
        {
          rank: Type.Integer(),
          actions: Type.Array(Action),
          cost: number("In nm; of a sequence the seconds of delays and holds."),
          clear: Type.Boolean({
            description: "Flown again against all aircraft, no pair loses separation.",
          }),
          min_separation_nm: orNull("While below the vertical minimum; null for no such pair."),
        },
        { additionalProperties: true },
      ),
      {
        description:
          "Ways out, or orders; clear ones first, the cheaper first, then those that keep more distance.",
      },
    ),
  ),
  plan: Type.Optional(
    Type.Object(
      {
        status: oneOf(
          ["clear", "clear_of_own", "no_action", "infeasible"],
          "clear_of_own leaves conflicts that bands' aircraft has no part in.",
        ),
        why: Type.Optional(Type.String()),
        rank: orNull("Of the plan in the ranking."),
        actions: Type.Array(Action),
        steps: Type.Array(Step),
      },
      { description: "The first clear one of the ranking, or why there is none." },
    ),
  ),
  alternatives: Type.Optional(
    Type.Array(
      Type.Object({
        rank: Type.Integer(),
        actions: Type.Array(Action),
        steps: Type.Array(Step),
        cost: Type.Number(),
        min_separation_nm: orNull("As in the ranking."),
        margin_nm: orNull("What that is above the lateral minimum."),
        breach_probability: Type.Optional(
          number("How often it loses separation in the runs of a simulation."),
        ),
      }),
      {
        description:
          "Up to two clear plans that truly differ from the plan; after a simulation those first that keep separation in more of its runs.",
      },
    ),
  ),
  bands: Type.Optional(
    Type.Object({
      aircraft: Type.String(),
      heading_deg: bandsOf("From 0 to 359; empty for one that may not turn."),
      gs_kt: bandsOf("In steps of 5."),
      level_ft: bandsOf("In steps of 1000."),
      complete: Type.Boolean({ description: "False where the time was up before the end." }),
    }),
  ),
  sequence: Type.Optional(
    Type.Array(
      Type.Object({
        position: Type.Integer(),
        id: Type.String(),
        at_s: number("Over the fix, from now."),
        gs_kt: number("To keep from now on."),
        delay_s: number("After its time at its own speed."),
        hold_s: number("What slowing down does not take."),
        gap_s: orNull("Behind the one before."),
        gap_nm: orNull("Likewise."),
      }),
    ),
  ),
  total_delay_s: Type.Optional(Type.Number()),
  total_hold_s: Type.Optional(Type.Number()),
  lost_already: Type.Optional(Type.Array(Pair)),
  well_clear: Type.Optional(
    Type.Object(
      {
        volume: Type.Object(
          {},
          {
            additionalProperties: true,
            description:
              "Lost together: distance_nm (or the time to it, tau_mod_s) and height_ft (or the time to it, coaltitude_s).",
          },
        ),
        not_well_clear: Type.Array(
          Type.Object({
            pair: Pair,
            t_in_s: number("0 for a pair that is inside."),
            t_out_s: number("At the latest the look-ahead."),
          }),
        ),
      },
      {
        description:
          "Pairs within the volume of DO-365 that drones have to keep clear, if all fly straight on; for information, no plan depends on it.",
      },
    ),
  ),
  plane: Type.Optional(
    Type.Union([Type.Object({}, { additionalProperties: true }), Type.Null()], {
      description:
        "The plane that lat and lon were taken to: its centre, the distance of the aircraft that is furthest from it, and by how much distances are off there. Null for x_nm and y_nm.",
    }),
  ),
  simulated_plans: Type.Optional(
    Type.Array(
      Type.Object(
        {
          rank: Type.Optional(Type.Integer({ description: "Of the plan in the ranking." })),
          actions: Type.Array(Action),
          n: Type.Integer({ description: "Runs." }),
          n_close: Type.Integer({
            description: "Runs with a pair below the vertical minimum; figures in nm are of them.",
          }),
        },
        { additionalProperties: true },
      ),
      {
        description:
          "What a simulation makes of each plan that it flew: the least distance in 5, 50, 90 and 95 of 100 runs (p5_nm and so on), what the minimum is lost by (shortfall_nm), and how often (breach).",
      },
    ),
  ),
};

export { exampleOutput } from "./example-output.js";

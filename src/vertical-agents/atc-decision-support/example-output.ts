/** What the example is answered, with some of its figures, ways out, checks and assumptions. */
export const exampleOutput = {
  summary:
    "Conflict: AFR12 and BAW7 lose separation (5 nm or 1000 ft) in 300 s and are closest with 3.31 nm and 0 ft at 322 s. Least costly clear plan that was found: BAW7 turn left heading 260; below the vertical minimum nobody comes closer than 7.76 nm; it stays clear if it begins up to 190 s late. For simulator and offline use only, never for live control.",
  key_figures: [
    {
      name: "lateral minimum",
      value: 5,
      unit: "nm",
    },
    {
      name: "vertical minimum",
      value: 1000,
      unit: "ft",
    },
    {
      name: "time to loss of separation",
      value: 300,
      unit: "s",
    },
  ],
  notice: "For simulator and offline use only, never for live control.",
  problem: {
    question: "resolve",
    aircraft: [
      {
        id: "AFR12",
        x_nm: 0,
        y_nm: 0,
        alt_ft: 35000,
        gs_kt: 450,
        track_deg: 0,
      },
      {
        id: "BAW7",
        x_nm: 40,
        y_nm: 38,
        alt_ft: 35000,
        gs_kt: 420,
        track_deg: 270,
      },
    ],
  },
  conflicts: [
    {
      pair: ["AFR12", "BAW7"],
      t_cpa_s: 322.090261283,
      d_cpa_nm: 3.314117216,
      vsep_at_cpa_ft: 0,
      conflict: true,
      t_los_in_s: 300.194403806,
      t_los_out_s: 343.98611876,
    },
  ],
  issues: [
    {
      rank: 1,
      issue:
        "AFR12 and BAW7 lose separation in 300 s and are closest at 3.3 nm and 0 ft after 322 s",
      severity: "breaks",
      margin: 300.194403806,
      unit: "s",
    },
  ],
  ranking: [
    {
      rank: 1,
      cost: 1.777378935,
      extra_distance_nm: 0.777378935,
      level_change_ft: 0,
      actions: [
        {
          aircraft: "BAW7",
          kind: "heading",
          value: 260,
          unit: "deg",
          at_s: 0,
        },
      ],
      clear: true,
      min_separation_nm: 7.757639923,
      margin_nm: 2.757639923,
      losses: [],
      latest_start_s: 190,
    },
    {
      rank: 2,
      cost: 1.832906002,
      extra_distance_nm: 0.832906002,
      level_change_ft: 0,
      actions: [
        {
          aircraft: "AFR12",
          kind: "heading",
          value: 350,
          unit: "deg",
          at_s: 0,
        },
      ],
      clear: true,
      min_separation_nm: 8.417548182,
      margin_nm: 3.417548182,
      losses: [],
      latest_start_s: 200,
    },
  ],
  plan: {
    status: "clear",
    why: "the first of the ranking that keeps all pairs apart in each response",
    rank: 1,
    actions: [
      {
        aircraft: "BAW7",
        kind: "heading",
        value: 260,
        unit: "deg",
        at_s: 0,
      },
    ],
    steps: [
      {
        at_s: 0,
        aircraft: "BAW7",
        what: "turn left heading 260",
      },
      {
        at_s: 295,
        aircraft: "AFR12",
        what: "pass BAW7 at 7.8 nm and 0 ft",
      },
    ],
  },
  checks: [
    {
      name: "losses_flown_but_not_listed",
      ok: true,
      value: 0,
      limit: 0,
      unit: "pairs",
    },
    {
      name: "losses_usual",
      ok: true,
      value: 0,
      limit: 0,
      unit: "pairs",
    },
    {
      name: "separation_usual",
      ok: true,
      value: 7.781361126,
      limit: 5,
      unit: "nm",
    },
  ],
  assumptions: [
    {
      field: "separation.lateral_nm",
      value: 5,
      unit: "nm",
      why: "radar separation en route, since none was given",
    },
    {
      field: "separation.vertical_ft",
      value: 1000,
      unit: "ft",
      why: "vertical separation below FL410, since none was given",
    },
    {
      field: "lookahead_s",
      value: 1200,
      unit: "s",
      why: "how far ahead conflicts count, since nothing was given",
    },
  ],
};

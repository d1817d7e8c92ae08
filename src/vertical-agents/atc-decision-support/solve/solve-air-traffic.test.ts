import { describe, expect, it } from "vitest";
import { NOTICE } from "../../../content/air-traffic-advice/air-traffic-advice.js";
import { strayNumbers } from "../../../engines/text/stray-numbers/stray-numbers.js";
import type { Solved, Work } from "../../method.js";
import type { AirTrafficProblem, TrafficAircraft } from "../air-traffic-problem.js";
import type { Issue } from "../plan/issues-of.js";
import type { TrafficPlan } from "../plan/plan-of.js";
import type { Slot } from "../plan/slots-of.js";
import { solveAirTraffic } from "./solve-air-traffic.js";

const work: Work = { workflow: "triage", seed: 7, runSimulation: false, isOver: () => false };

function solve(problem: object, change: Partial<Work> = {}): Solved {
  return solveAirTraffic(problem as AirTrafficProblem, { ...work, ...change });
}

/** What is in the fields, as the test says. */
const fieldOf = <Type>({ fields }: Solved, name: string) => fields[name] as Type;
const planOf = (solved: Solved) => fieldOf<TrafficPlan>(solved, "plan");
const rankingOf = (solved: Solved) =>
  fieldOf<readonly { clear: boolean; actions: readonly { aircraft: string }[] }[]>(
    solved,
    "ranking",
  );
const conflictsOf = (solved: Solved) => fieldOf<readonly Pair[]>(solved, "conflicts");
const failed = ({ checks }: Solved) => checks.filter(({ ok }) => !ok).map(({ name }) => name);
const assumed = ({ assumptions }: Solved) =>
  assumptions.map(({ field, value }) => `${field} ${value}`);

interface Pair {
  readonly pair: readonly [string, string];
  readonly t_cpa_s: number;
  readonly d_cpa_nm: number;
  readonly vsep_at_cpa_ft: number;
  readonly conflict: boolean;
  readonly t_los_in_s: number | null;
  readonly t_los_out_s: number | null;
}

const plane = (id: string, x_nm: number, y_nm: number, more: object = {}) =>
  ({ id, x_nm, y_nm, alt_ft: 35_000, gs_kt: 450, track_deg: 90, ...more }) as TrafficAircraft;
const headOn = [plane("AFR12", 0, 0), plane("BAW7", 60, 0, { track_deg: 270 })];
const crossing = [
  plane("AFR12", 0, 0, { track_deg: 0 }),
  plane("BAW7", 40, 38, { track_deg: 270, gs_kt: 420 }),
];
const apart = [headOn[0], { ...headOn[1], alt_ft: 37_000 }];
/** Eight that meet in the middle. */
const roundabout = Array.from({ length: 8 }, (_, at) => {
  const from = 45 * at;
  const [x, y] = [Math.sin((from * Math.PI) / 180), Math.cos((from * Math.PI) / 180)];
  return plane(`R${at}`, 60 * x, 60 * y, { track_deg: (from + 180) % 360 });
});
const inbound = [
  { id: "KLM1", distance_nm: 32, gs_kt: 250 },
  { id: "EZY2", distance_nm: 35, gs_kt: 240 },
  { id: "TRA3", distance_nm: 36, gs_kt: 260 },
  { id: "BEE4", distance_nm: 41, gs_kt: 220 },
];
const grid = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    plane(`M${at}`, (at % 20) * 20, Math.floor(at / 20) * 30, {
      alt_ft: 30_000 + 1000 * (at % 4),
      track_deg: (at * 37) % 360,
    }),
  );

describe("a question for conflicts", () => {
  it("is answered with every pair, when and how it is closest", () => {
    // 900 kt towards each other from 60 nm: together after 240 s, and within 5 nm 20 s before.
    const third = plane("RYR2", 0, 100, { track_deg: 0 });
    const [first, ...others] = conflictsOf(solve({ aircraft: [...headOn, third] }));
    expect(first).toEqual({
      pair: ["AFR12", "BAW7"],
      t_cpa_s: 240,
      d_cpa_nm: 0,
      vsep_at_cpa_ft: 0,
      conflict: true,
      t_los_in_s: 220,
      t_los_out_s: 260,
    });
    expect(others.map(({ conflict }) => conflict)).toEqual([false, false]);
  });

  it("is the question where none is given, and says so with each default", () => {
    const solved = solve({ aircraft: crossing });
    expect(assumed(solved)).toEqual(
      expect.arrayContaining([
        "question detect",
        "separation.lateral_nm 5",
        "separation.vertical_ft 1000",
        "lookahead_s 1200",
        "aircraft[0].vs_fpm 0",
        "aircraft[1].vs_fpm 0",
        "wind.kt 0",
      ]),
    );
    const said = solve({
      question: "detect",
      aircraft: crossing.map((one) => ({ ...one, vs_fpm: 0 })),
      separation: { lateral_nm: 3, vertical_ft: 1000 },
      lookahead_s: 600,
    });
    expect(assumed(said).filter((one) => /question|separation|lookahead|vs_fpm/.test(one))).toEqual(
      [],
    );
  });

  it("keeps a minimum that is given, and takes the other as usual", () => {
    const aircraft = [plane("A", 0, 0), plane("B", 0, 4)];
    const wide = solve({ aircraft, separation: { vertical_ft: 2000 } });
    const narrow = solve({ aircraft, separation: { lateral_nm: 3 } });
    expect(conflictsOf(wide)[0]?.conflict).toBe(true);
    expect(conflictsOf(narrow)[0]?.conflict).toBe(false);
    expect(assumed(narrow)).toContain("separation.vertical_ft 1000");
  });

  it("gives ways out for a few aircraft, and none in a triage of many", () => {
    expect(rankingOf(solve({ aircraft: crossing }))).toHaveLength(3);
    expect(solve({ aircraft: grid(13) }).fields).not.toHaveProperty("ranking");
    expect(planOf(solve({ aircraft: crossing }, { workflow: "plan" })).status).toBe("clear");
  });

  it("has a clear sky where nobody is in the way", () => {
    const solved = solve({ aircraft: apart });
    expect(planOf(solved)).toMatchObject({ status: "no_action", actions: [], steps: [] });
    expect(solved.summary).toMatch(/^No conflict: every pair keeps 5 nm or 1000 ft for 1200 s\./);
    expect([solved.optimal, solved.gap]).toEqual([true, 0]);
  });

  it("says who loses separation if what is intended takes longer than usual", () => {
    // They come within 5 nm after 95 s; a climb of 2000 ft takes 80 s, or 120 s at 1000 ft a minute.
    const intent = [{ kind: "level", value: 36_000, unit: "ft", at_s: 0 }];
    const climbs = plane("CLB1", 0, 0, { alt_ft: 34_000, intent });
    const solved = solve({ aircraft: [climbs, plane("BAW7", 28.75, 0, { track_deg: 270 })] });
    expect(conflictsOf(solved)[0]?.conflict).toBe(false);
    expect(failed(solved)).toEqual(["losses_by_other_responses"]);
    expect(fieldOf<Issue[]>(solved, "issues")[0]).toMatchObject({ severity: "breaks", margin: 96 });
    expect(solved.summary).toMatch(/^No conflict if all respond as usual: .* CLB1 and BAW7 lose/);
  });

  it("says first what is lost after the look-ahead", () => {
    const { summary } = solve({ aircraft: headOn, lookahead_s: 60 });
    expect(summary).toMatch(
      /^No conflict within the look-ahead of 60 s, but after it: AFR12 and BAW7 come within 0 nm and 0 ft at 240 s\./,
    );
    expect(summary).not.toContain("every pair keeps");
  });

  it("says that one aircraft alone has nobody to meet", () => {
    const solved = solve({ aircraft: [headOn[0]] }, { runSimulation: true });
    expect([conflictsOf(solved), solved.simulation]).toEqual([[], null]);
    expect(solved.summary).toContain("AFR12 is alone");
  });
});

describe("a question for ways out", () => {
  it("is answered with a plan in steps, the first clear one of a ranking, and what differs truly", () => {
    const solved = solve({ question: "resolve", aircraft: crossing }, { workflow: "plan" });
    const { status, rank, actions, steps } = planOf(solved);
    expect([status, rank, failed(solved)]).toEqual(["clear", 1, []]);
    expect(actions).toEqual(rankingOf(solved)[0]?.actions);
    expect(steps.map(({ what }) => what)).toEqual([
      expect.stringMatching(/^turn (left|right) heading \d{3}$/),
      expect.stringMatching(/^pass BAW7 at [\d.]+ nm and 0 ft$/),
    ]);
    const others = fieldOf<{ actions: { aircraft: string; kind: string }[] }[]>(
      solved,
      "alternatives",
    );
    const kinds = [actions, ...others.map((one) => one.actions)].map((list) =>
      list.map((action) => `${action.aircraft} ${action.kind}`).join(),
    );
    expect(kinds).toHaveLength(3);
    expect(new Set(kinds).size).toBe(3);
    expect(conflictsOf(solved)).toHaveLength(1);
  });

  it("calls no plan clear for a pair that has lost separation, and says it first", () => {
    const aircraft = [headOn[0], plane("X", 0, 0)];
    const solved = solve({ question: "resolve", aircraft });
    expect(conflictsOf(solved)[0]).toMatchObject({ t_cpa_s: 0, d_cpa_nm: 0, t_los_out_s: null });
    expect(planOf(solved)).toMatchObject({ status: "infeasible", actions: [] });
    expect(rankingOf(solved).filter(({ clear }) => clear)).toEqual([]);
    expect(failed(solved)).toEqual(["clear_plan"]);
    expect(solved.summary).toContain("No plan is clear: separation is lost already");
  });

  it("says what was not tried when the time is up", () => {
    const solved = solve({ question: "resolve", aircraft: crossing }, { isOver: () => true });
    expect(planOf(solved).why).toBe("the time was up before anything was tried");
    expect(failed(solved)).toEqual(["clear_plan"]);
    expect(solved.warnings).toEqual([expect.stringContaining("the time was up")]);
  });

  it("says that a triage does not try it for many aircraft", () => {
    const solved = solve({ question: "resolve", aircraft: grid(60) });
    expect(solved.fields).not.toHaveProperty("plan");
    expect(solved.summary).toContain("ask for the workflow plan");
    expect(solved.warnings.join()).toContain("no resolution was tried: 60 aircraft");
    expect(solved.optimal).toBe(false);
  });

  it("turns nobody who must not turn", () => {
    const constraints = { no_turn: ["AFR12"] };
    const solved = solve({ question: "resolve", aircraft: crossing, constraints });
    const turned = rankingOf(solved).flatMap(({ actions }) =>
      (actions as { aircraft: string; kind: string }[])
        .filter(({ kind }) => kind === "heading")
        .map(({ aircraft }) => aircraft),
    );
    expect(new Set(turned)).toEqual(new Set(["BAW7"]));
  });

  it("changes nobody who must not be changed, and only what may be", () => {
    const constraints = { no_change: ["AFR12", "RYR2"], only: ["level"] };
    const solved = solve({ question: "resolve", aircraft: crossing, constraints });
    const told = rankingOf(solved).flatMap(({ actions }) =>
      (actions as { aircraft: string; kind: string }[]).map(
        ({ aircraft, kind }) => `${aircraft} ${kind}`,
      ),
    );
    expect(new Set(told)).toEqual(new Set(["BAW7 level"]));
    expect(solved.checks.map(({ name }) => name)).toEqual(
      expect.arrayContaining(["no_change", "only"]),
    );
    expect([planOf(solved).status, failed(solved)]).toEqual(["clear", []]);
    expect(assumed(solved)).toContain("constraints.no_change[1] RYR2");
    expect(solved.summary).toContain("Not in the picture and not covered: RYR2.");
  });

  it("says that the constraints leave nothing", () => {
    const constraints = { no_change: ["AFR12", "BAW7"] };
    const solved = solve({ question: "resolve", aircraft: crossing, constraints });
    expect(planOf(solved)).toMatchObject({ status: "infeasible", actions: [] });
    expect(solved.summary).toContain("within the constraints");
    const bands = { question: "bands", aircraft: crossing, bands: { aircraft: "AFR12" } };
    expect(solve({ ...bands, constraints }).summary).toContain("The constraints allow no change");
  });

  it("says that a plan has to begin at once, and that its margin is thin", () => {
    const close = [
      plane("R0", -6.3, 39.3, { gs_kt: 406, track_deg: 161 }),
      plane("R1", -1, 40, { gs_kt: 385, track_deg: 193 }),
    ];
    const solved = solve({ question: "resolve", aircraft: close }, { workflow: "plan" });
    expect([planOf(solved).status, failed(solved)]).toEqual(["clear", []]);
    expect(solved.summary).toContain("which is a thin margin; it has to begin at once");
  });

  it("says the calls to several aircraft", () => {
    const { summary } = solve({ question: "resolve", aircraft: roundabout });
    expect(summary.match(/turn right heading/g)?.length).toBeGreaterThanOrEqual(4);
    expect(summary).not.toContain("as rank");
  });

  it("says whom it does not cover: one that must not turn, and is not there", () => {
    const constraints = { no_turn: ["AFR12", "RYR2"] };
    const solved = solve({ question: "resolve", aircraft: crossing, constraints });
    expect(assumed(solved)).toContain("constraints.no_turn[1] RYR2");
    expect(solved.summary).toContain("Not in the picture and not covered: RYR2.");
    expect([planOf(solved).status, failed(solved)]).toEqual(["clear", []]);
  });
});

describe("a question for bands", () => {
  const bandsOf = (aircraft: object[], id: string, change: Partial<Work> = {}) =>
    solve({ question: "bands", aircraft, bands: { aircraft: id } }, change);

  it("is answered with the nearest values that are clear, flown again", () => {
    const solved = bandsOf(headOn, "AFR12");
    const { status, actions } = planOf(solved);
    expect([status, failed(solved)]).toEqual(["clear", []]);
    expect(actions).toHaveLength(1);
    expect(solved.summary).toContain("climb to FL360, descend to FL340");
    const figures = solved.keyFigures.map(({ name, value }) => `${name} ${value}`);
    expect(figures).toEqual(expect.arrayContaining(["flight level 360", "flight level 340"]));
    expect(new Set(figures).size).toBe(figures.length);
  });

  it("says how far one may go that is clear", () => {
    const solved = bandsOf(apart as object[], "BAW7");
    expect(planOf(solved).status).toBe("no_action");
    expect(solved.summary).toContain("it may change to any heading, 360 kt to 495 kt, FL360");
  });

  it("calls a plan clear of its own conflicts only, where others lose separation", () => {
    const others = [plane("C", 0, 200), plane("D", 60, 200, { track_deg: 270 })];
    const solved = bandsOf([...headOn, ...others], "AFR12");
    expect(planOf(solved).status).toBe("clear_of_own");
    expect(rankingOf(solved).filter(({ clear }) => clear)).toEqual([]);
    expect(solved.summary).toContain("other pairs lose separation all the same");
  });

  it("says where the time was up", () => {
    const solved = bandsOf(headOn, "AFR12", { isOver: () => true });
    expect(solved.warnings.join()).toContain("the bands end where it was");
    expect([failed(solved), solved.optimal]).toEqual([["clear_change"], false]);
  });
});

describe("a question for an order", () => {
  const fix = { in_trail_nm: 3, in_trail_s: 90 };

  it("is answered with times and speeds, and steps in the plan", () => {
    const solved = solve({ question: "sequence", aircraft: inbound, fix });
    const slots = fieldOf<Slot[]>(solved, "sequence");
    expect(slots.map(({ id, at_s }) => [id, at_s])).toEqual([
      ["KLM1", 460.8],
      ["TRA3", 550.8],
      ["EZY2", 640.8],
      ["BEE4", 730.8],
    ]);
    expect(slots.map(({ gap_s }) => gap_s)).toEqual([null, 90, 90, 90]);
    expect(planOf(solved).steps.at(-1)).toEqual({
      at_s: 730.8,
      aircraft: "BEE4",
      what: "cross the fix as number 4",
    });
    expect([failed(solved), solved.optimal, solved.gap]).toEqual([[], true, 0]);
  });

  it("is what aircraft with distances ask, and keeps the lateral minimum where no spacing is given", () => {
    const solved = solve({ aircraft: inbound, separation: { lateral_nm: 4 } });
    expect(assumed(solved)).toEqual(
      expect.arrayContaining(["question sequence", "fix.in_trail_nm 4"]),
    );
    const gaps = fieldOf<Slot[]>(solved, "sequence").flatMap(({ gap_nm }) => gap_nm ?? []);
    expect(Math.min(...gaps)).toBeCloseTo(4, 9);
  });

  it("measures the way of those that have a position, beside those that say theirs", () => {
    const placed = { id: "FAR", x_nm: 3, y_nm: 44, gs_kt: 240 };
    const aircraft = [placed, { ...inbound[0], x_nm: 0, y_nm: 0 }];
    const solved = solve({ question: "sequence", aircraft, fix: { x_nm: 3, y_nm: 4, ...fix } });
    const slots = fieldOf<Slot[]>(solved, "sequence");
    expect(slots.map(({ id, at_s }) => [id, at_s])).toEqual([
      ["KLM1", 460.8],
      ["FAR", 600],
    ]);
  });

  it("says whom slowing down does not help enough", () => {
    const same = inbound.map((one) => ({ ...one, distance_nm: 10, gs_kt: 240 }));
    const solved = solve({ aircraft: same, fix });
    const [worst] = fieldOf<Issue[]>(solved, "issues");
    // Over the fix after 150 s at 240 kt, at 192 kt after 187.5 s: the fourth comes 3 x 90 s after the first.
    expect(worst).toMatchObject({ severity: "breaks", unit: "s" });
    expect(worst?.margin).toBeCloseTo(-(150 + 270 - 187.5), 6);
    expect(solved.summary).toContain("hold or vector those");
  });

  it("says what orders are compared by, and what of the constraints it keeps", () => {
    const aircraft = ["A", "B", "C", "D", "E"].map((id, at) => {
      return { id, distance_nm: 20 + at, gs_kt: 180 };
    });
    const constraints = { no_change: ["A"] };
    const solved = solve({ aircraft, fix: { in_trail_nm: 4 }, constraints });
    expect(solved.summary).toContain(
      "delays plus holds, which are least here, are 1110 s against 1134 s for first come, first served",
    );
    expect(solved.warnings.join()).toContain("keeps min_gs_kt and max_gs_kt alone");
  });

  it("is that of arrival in a triage of many, and says so", () => {
    const many = grid(61).map(({ id }, at) => ({ id, distance_nm: 20 + at, gs_kt: 250 }));
    const solved = solve({ aircraft: many, fix });
    expect(solved.warnings.join()).toContain("order of arrival");
    expect(solved.optimal).toBe(false);
    expect(solve({ aircraft: many, fix }, { workflow: "plan" }).warnings).toEqual([]);
  });
});

describe("every answer", () => {
  const problems: [string, object][] = [
    ["a conflict", { aircraft: crossing }],
    ["ways out", { question: "resolve", aircraft: crossing }],
    ["no way out", { question: "resolve", aircraft: [headOn[0], plane("X", 1, 1)] }],
    ["bands", { question: "bands", aircraft: headOn, bands: { aircraft: "BAW7" } }],
    ["room", { question: "bands", aircraft: apart, bands: { aircraft: "BAW7" } }],
    ["an order", { aircraft: inbound, fix: { in_trail_s: 90 } }],
    ["many", { question: "resolve", aircraft: grid(60) }],
    [
      "a climb in degrees",
      {
        question: "resolve",
        aircraft: [
          {
            id: "DLH4",
            lat: 46.5,
            lon: 8.2,
            alt_ft: 29_000,
            track_deg: 120,
            gs_kt: 430,
            vs_fpm: 1800,
            intent: [{ kind: "level", value: 37_000, unit: "ft", at_s: 0.5 }],
          },
          { id: "UAE9", lat: 46.1, lon: 9, alt_ft: 33_000, track_deg: 300, gs_kt: 470 },
        ],
      },
    ],
  ];

  it.each(problems)("to %s ends with the caution and shows no stray number", (_, problem) => {
    for (const workflow of ["triage", "plan"] as const) {
      const solved = solve(problem, { workflow, runSimulation: true });
      const { summary, keyFigures, fields, assumptions, checks, simulation } = solved;
      const output = { keyFigures, problem, ...fields, assumptions, checks, simulation };
      expect(strayNumbers(summary, output)).toEqual([]);
      expect(summary.endsWith(NOTICE)).toBe(true);
      expect(summary.split(/[.!?](?: |$)/).filter(Boolean).length).toBeLessThanOrEqual(6);
    }
  });

  it.each(problems)("to %s is the same for the same seed", (_, problem) => {
    const answer = () => solve(problem, { runSimulation: true });
    expect(answer()).toEqual(answer());
  });
});

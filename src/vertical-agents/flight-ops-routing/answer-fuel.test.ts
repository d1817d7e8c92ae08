import { describe, expect, it } from "vitest";
import type { FlightProblem } from "../../engines/flight/problem/flight-problem.js";
import type { FlightPlan } from "../../engines/flight/solve-flight.js";
import { answerFlight } from "./answer-flight.js";
import type { Step } from "./solve/steps.js";

const work = { workflow: "plan", isOver: () => false, seed: 1, runSimulation: true } as const;
const answer = (problem: FlightProblem) => answerFlight(problem, work);
const planOf = (problem: FlightProblem) =>
  answer(problem).fields.plan as FlightPlan & { steps: Step[] };
const ocean: FlightProblem = { origin: "EHAM", destination: "KJFK", aircraft: { type: "A333" } };

describe("the fuel of a plan", () => {
  it.each([{ tailwind_kt: 0 }, { tailwind_kt: 40 }, { tailwind_kt: -40 }])(
    "lasts at the point of no return for the way back and the reserve in the wind %o",
    (wind) => {
      const plan = planOf({ ...ocean, wind });
      const turn = plan.steps.find(({ what }) => what === "point_of_no_return") as Step;
      const backH = turn.from_start_nm / (470 - wind.tailwind_kt);
      expect(turn.fuel_left_kg).toBeCloseTo(backH * 5_900 + 2_950, 3);
    },
  );

  it("is no more than the tanks hold, and then does not last", () => {
    const { fields, simulation } = answer({
      ...ocean,
      aircraft: { type: "A333", max_fuel_kg: 5_000 },
    });
    const { steps, loaded_kg } = fields.plan as FlightPlan & { steps: Step[] };
    expect([loaded_kg, steps[0]?.fuel_left_kg]).toEqual([5_000, 5_000]);
    expect(steps.at(-1)?.fuel_left_kg).toBeLessThan(0);
    expect(simulation?.breach.map(({ probability }) => probability)).toEqual([1, 1]);
  });

  it("is what is on board where that is said, less what taxi burns", () => {
    const { fields, simulation, summary } = answer({
      origin: "EHAM",
      destination: "LGAV",
      aircraft: { type: "B738", fuel_on_board_kg: 18_000 },
      fuel_rules: { taxi_kg: 300 },
    });
    const { steps, fuel } = fields.plan as FlightPlan & { steps: Step[] };
    expect(steps[0]?.fuel_left_kg).toBe(17_700);
    const arrival = steps.find(({ what }) => what === "arrive");
    expect(arrival?.fuel_left_kg).toBeCloseTo(17_700 - (fuel?.trip as number), 6);
    expect(simulation?.breach.every(({ probability }) => probability === 0)).toBe(true);
    expect(fields.plan).toMatchObject({ mass: { take_off_kg: 41_400 + 17_700 } });
    expect(summary).toContain("more are on board than are needed");
  });

  it("is more than a position asks to land with, of a diversion as well", () => {
    const { fields } = answer({
      origin: { lat: 50, lon: 0 },
      alternates: ["EHAM", "LFPG"],
      aircraft: { tas_kt: 400, fuel_flow_kg_h: 2_400, max_fuel_kg: 6_000 },
    });
    const { steps } = fields.plan as { steps: Step[] };
    expect(steps[0]?.fuel_left_kg).toBe(6_000);
  });
});

describe("alternates", () => {
  const aircraft = { tas_kt: 450, fuel_flow_kg_h: 2_400 };
  it("leave the destination out, and say so", () => {
    const { fields, warnings } = answer({
      origin: "KBOS",
      destination: "EGLL",
      alternates: ["LHR", "EGKK"],
      aircraft,
    });
    expect(fields.alternates).toMatchObject([{ id: "EGKK" }]);
    expect(warnings).toContain("EGLL is the destination and was left out of its alternates");
  });

  it("are flown to round closed areas, with a heading", () => {
    const polygon: [number, number][] = [
      [41.2, -73.5],
      [41.2, -72],
      [42, -72],
      [42, -73.5],
    ];
    const problem = { origin: "EHAM", destination: "KJFK", alternates: ["KBOS"], aircraft };
    const [open, shut] = [answer(problem), answer({ ...problem, closed: [{ polygon }] })].map(
      ({ fields, checks }) => ({
        // biome-ignore lint/suspicious/noExplicitAny: the output is JSON
        alternate: (fields.alternates as any)[0],
        steps: (fields.plan as { steps: Step[] }).steps,
        failed: checks.filter(({ ok }) => !ok),
      }),
    );
    expect(open?.alternate.distance_nm).toBeCloseTo(162.149, 2);
    expect(open?.alternate).not.toHaveProperty("via");
    expect(shut?.alternate.distance_nm).toBeGreaterThan(open?.alternate.distance_nm + 1);
    expect(shut?.alternate.via.length).toBeGreaterThan(0);
    expect(shut?.failed).toEqual([]);
    const arrive = open?.steps.find(({ what }) => what === "arrive");
    expect(arrive?.heading_deg).toBeCloseTo(50.4, 1);
    expect(arrive?.ground_speed_kt).toBe(450);
  });
});

describe("times", () => {
  it("land at the whole minute that is nearest", () => {
    const { fields, summary } = answer({
      track_deg: 90,
      distance_nm: 3_519.9,
      aircraft: { tas_kt: 450 },
      departure_utc: "2026-03-01T23:50:00Z",
    });
    expect(fields.plan).toMatchObject({ times: { arrival_clock_utc: "07:39", arrival_day: 1 } });
    expect(summary).toContain("7 h 49 min");
    expect(summary).toContain("it lands at 07:39 UTC");
  });
});

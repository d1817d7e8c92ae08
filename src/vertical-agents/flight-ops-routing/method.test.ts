import { Type } from "@sinclair/typebox";
import { Value } from "@sinclair/typebox/value";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FlightError } from "../../engines/flight/flight-error.js";
import type { FlightProblem } from "../../engines/flight/problem/flight-problem.js";
import type { FlightPlan } from "../../engines/flight/solve-flight.js";
import { strayNumbers } from "../../engines/text/stray-numbers/stray-numbers.js";
import { agent } from "./index.js";
import { method } from "./method.js";
import { NOTICE } from "./notice.js";
import { exampleOutput, fields, Problem } from "./schemas.js";

const work = { workflow: "triage", isOver: () => false, seed: 1, runSimulation: false } as const;

/** Doubles would lie near 0, for the most part. */
const figure = (least: number, most: number) =>
  fc.integer({ min: least * 1_000, max: most * 1_000 }).map((value) => value / 1_000);
const position = fc.record({ lat: figure(-90, 90), lon: figure(-180, 180) });
const near = fc.record({ lat: figure(40, 60), lon: figure(-60, 20) });
const place = fc.oneof(
  { weight: 1, arbitrary: position },
  { weight: 3, arbitrary: near },
  { weight: 1, arbitrary: fc.constantFrom("EHAM", "KJFK", "BIKF", "CYQX", "LPAZ") },
);
const aircraft = fc.record(
  {
    tas_kt: figure(60, 600),
    fuel_flow_kg_h: figure(10, 12_000),
    max_fuel_kg: figure(0, 200_000),
    mtow_kg: figure(1_000, 600_000),
    oew_kg: figure(500, 300_000),
    payload_kg: figure(0, 90_000),
    etops_min: figure(30, 400),
    oei_tas_kt: figure(100, 500),
    endurance_h: figure(0, 25),
  },
  { requiredKeys: ["tas_kt"] },
);
const wind = fc.oneof(
  fc.record({ from_deg: figure(0, 360), kt: figure(0, 150) }),
  fc.record({ tailwind_kt: figure(-150, 150) }),
);
const area = fc.tuple(figure(40, 60), figure(-60, 10), figure(1, 8)).map(([south, west, size]) => ({
  polygon: [
    [south, west],
    [south, west + size],
    [south + size, west + size],
    [south + size, west],
  ] as [number, number][],
}));
const problems = fc.record(
  {
    origin: place,
    destination: place,
    alternates: fc.array(place, { maxLength: 3 }),
    etops_alternates: fc.array(place, { maxLength: 3 }),
    departure_utc: fc.constantFrom("2330Z", "08:15", "2026-12-31T22:15:00Z"),
    aircraft,
    wind,
    closed: fc.array(fc.oneof(area, fc.constant({ waypoint: "KJFK" })), { maxLength: 2 }),
    objective: fc.constantFrom("time" as const, "fuel" as const, "distance" as const),
  },
  { requiredKeys: ["origin", "destination", "aircraft"] },
);

interface Output {
  readonly feasible: boolean;
  readonly plan: (FlightPlan & { steps: { t_h: number; fuel_left_kg: number | null }[] }) | null;
}

/** With objects that hold what their schema names and nothing else. */
function exact(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(exact);
  if (typeof schema !== "object" || schema === null) return schema;
  const copy = Object.fromEntries(
    Object.entries(schema).map(([name, value]) => [name, exact(value)]),
  );
  for (const symbol of Object.getOwnPropertySymbols(schema)) {
    Object.assign(copy, { [symbol]: (schema as Record<symbol, unknown>)[symbol] });
  }
  return copy.type === "object" ? { ...copy, additionalProperties: false } : copy;
}
const Exact = exact(Type.Object(fields)) as ReturnType<typeof Type.Object>;

function brokenLimits({ aircraft: given }: FlightProblem, { plan }: Output): string[] {
  const { max_fuel_kg: tank = Infinity, mtow_kg: mtow = Infinity } = given;
  const { oew_kg: empty = 0, payload_kg: payload = 0, endurance_h: endurance = Infinity } = given;
  if (plan === null) return ["route"];
  const fuel = plan.fuel?.total ?? 0;
  const { time_h: hours } = plan.total;
  return [
    ...(hours === null ? ["wind"] : []),
    ...(given.fuel_flow_kg_h !== undefined && plan.fuel === null ? ["fuel unknown"] : []),
    ...(fuel > tank ? ["tank"] : []),
    ...(empty + payload + fuel > mtow ? ["mass"] : []),
    ...((hours ?? 0) > endurance ? ["endurance"] : []),
    ...(given.etops_min !== undefined &&
    !((plan.etops?.furthest.time_min ?? Infinity) <= given.etops_min)
      ? ["etops"]
      : []),
  ];
}

describe("method.solve", () => {
  it("calls nothing feasible that breaks a limit, and keeps its own rules, whatever is asked", () => {
    const seen = { feasible: 0, infeasible: 0 };
    fc.assert(
      fc.property(problems, (problem) => {
        const solved = method.solve(problem, work);
        const output = solved.fields as unknown as Output;
        const broken = brokenLimits(problem, output);
        seen[output.feasible ? "feasible" : "infeasible"] += 1;
        expect(output.feasible ? broken : []).toEqual([]);
        if (output.feasible) expect(solved.checks.filter(({ ok }) => !ok)).toEqual([]);
        expect(solved.summary.includes("can be flown")).toBe(output.feasible);
        expect(solved.summary.endsWith(NOTICE)).toBe(true);
        expect(
          strayNumbers(solved.summary, { problem, key: solved.keyFigures, ...solved.fields }),
        ).toEqual([]);
        expect([...Value.Errors(Exact, solved.fields)]).toEqual([]);
        const times = output.plan?.steps.map(({ t_h: hour }) => hour) ?? [];
        expect(times).toEqual([...times].sort((a, b) => a - b));
      }),
      { numRuns: 400 },
    );
    expect(Math.min(seen.feasible, seen.infeasible)).toBeGreaterThan(20);
  });

  it("ranks issues with the broken ones first, as many as the reasons tell of", () => {
    fc.assert(
      fc.property(problems, (problem) => {
        const { fields: found, missing } = method.solve(problem, work);
        const { issues, feasible } = found as {
          issues: { rank: number; severity: string }[];
          feasible: boolean;
        };
        const order = issues.map(({ severity }) => ["breaks", "tight", "note"].indexOf(severity));
        expect(order).toEqual([...order].sort());
        expect(issues.map(({ rank }) => rank)).toEqual(issues.map((_, at) => at + 1));
        if (missing === undefined) expect(order.includes(0)).toBe(!feasible);
      }),
      { numRuns: 200 },
    );
  });
});

describe("method.missingIn", () => {
  it.each<[string, object, string[]]>([
    ["asks for what is absent", {}, ["origin", "destination", "aircraft.tas_kt"]],
    [
      "leaves to the solver what nobody knows",
      { origin: "QQQQ", destination: "EGLL", aircraft: { type: "X99" } },
      [],
    ],
  ])("%s", (_, problem, fields) => {
    expect(method.missingIn(problem).map(({ field }) => field)).toEqual(fields);
  });

  it.each([
    [{ origin: "QQQQ", destination: "EGLL", aircraft: { type: "A320" } }, "/origin"],
    [{ origin: "EHAM", destination: "EGLL", aircraft: { type: "X99" } }, "/aircraft/type"],
  ])("has the solver tell the place of it in %o", (problem, path) => {
    const run = () => method.solve(problem as FlightProblem, work);
    expect(run).toThrow(expect.objectContaining({ path }));
  });
});

describe("method.faultOf", () => {
  it.each([
    ["invalid", "invalid"],
    ["unknown_airport", "invalid"],
    ["unknown_type", "invalid"],
    ["too_large", "too_large"],
  ] as const)("tells %s as %s", (code, told) => {
    const error = new FlightError(code, "/origin", "why");
    expect(method.faultOf(error)).toEqual({ code: told, path: "/origin", message: "why" });
  });

  it("knows no defects", () => {
    expect(method.faultOf(new TypeError("defect"))).toBeUndefined();
  });
});

describe("the description", () => {
  const { problem, ...output } = exampleOutput;

  it("has the problem that is read from the example's prompt", () => {
    const { problem: read, missing } = method.read(agent.example.prompt);
    expect([read, missing]).toEqual([problem, []]);
  });

  it("has the example that is answered, of each list the first two entries", () => {
    const { summary, keyFigures, checks, assumptions, ...solved } = method.solve(
      problem as FlightProblem,
      work,
    );
    const known = { notice: NOTICE, ...solved.fields, checks, assumptions };
    expect(output).toEqual({ summary, key_figures: keyFigures, ...(shortened(known) as object) });
  });

  it("has schemas that hold the example", () => {
    expect(Value.Check(Problem, problem)).toBe(true);
    const shown = Object.fromEntries(
      Object.entries(output).filter(([name]) => Object.hasOwn(fields, name)),
    );
    expect([...Value.Errors(Exact, shown)]).toEqual([]);
    expect(Value.Check(Exact, { ...shown, other: 1 })).toBe(false);
  });
});

function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 2).map(shortened);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, shortened(one)]));
}

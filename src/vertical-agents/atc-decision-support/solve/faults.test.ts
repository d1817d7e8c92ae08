import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { AirTrafficRefused } from "../../../engines/air-traffic/picture/traffic-picture.js";
import type { AirTrafficProblem } from "../air-traffic-problem.js";
import { solveAirTraffic } from "./solve-air-traffic.js";

/** A few looks at the clock are free, so that faults behind the search are met, too. */
function solve(problem: unknown) {
  let left = 30;
  const isOver = () => {
    left -= 1;
    return left < 0;
  };
  const work = { workflow: "triage", seed: 1, runSimulation: true, isOver } as const;
  return solveAirTraffic(problem as AirTrafficProblem, work);
}

function faultOf(problem: unknown): AirTrafficRefused {
  try {
    solve(problem);
  } catch (error) {
    if (error instanceof AirTrafficRefused) return error;
    throw error;
  }
  throw new Error("it was solved");
}

const one = { id: "A", x_nm: 0, y_nm: 0, alt_ft: 35_000, gs_kt: 450, track_deg: 90 };
const two = { ...one, id: "B", x_nm: 50, track_deg: 270 };
const with_ = (change: object) => ({ aircraft: [one, { ...two, ...change }] });
const turn = { kind: "heading", value: 90, unit: "deg", at_s: 0 };
const arrival = { id: "A", distance_nm: 30, gs_kt: 250 };
const many = (count: number) => Array.from({ length: count }, (_, at) => ({ ...one, id: `${at}` }));

describe("a problem that cannot be used", () => {
  it.each<[string, unknown, string, string]>([
    ["no object", null, "", "problem must be an object"],
    ["a list", [], "", "problem must be an object"],
    ["no aircraft", {}, "/aircraft", "aircraft must be a list"],
    ["none", { aircraft: [] }, "/aircraft", "aircraft must name at least one"],
    ["aircraft that are none", { aircraft: [7] }, "/aircraft/0", "aircraft must be an object"],
    ["no name", with_({ id: 7 }), "/aircraft/1/id", "id must be a text"],
    ["a name twice", with_({ id: "A" }), "/aircraft/1/id", "aircraft must differ by id; two are A"],
    [
      "201 aircraft",
      { aircraft: many(201) },
      "/aircraft",
      "aircraft may be 200 at most; there are 201",
    ],
    [
      "a number as text",
      with_({ gs_kt: "450" }),
      "/aircraft/1/gs_kt",
      "gs_kt must be a number from 0 to 3000",
    ],
    [
      "no number",
      with_({ alt_ft: Number.NaN }),
      "/aircraft/1/alt_ft",
      "alt_ft must be a number from -2000 to 150000",
    ],
    [
      "null",
      with_({ vs_fpm: null }),
      "/aircraft/1/vs_fpm",
      "vs_fpm must be a number from -30000 to 30000",
    ],
    [
      "deep under the sea",
      with_({ alt_ft: -3000 }),
      "/aircraft/1/alt_ft",
      "alt_ft must be a number from -2000 to 150000",
    ],
    [
      "positions of two kinds",
      { aircraft: [one, { id: "B", lat: 1, lon: 2, alt_ft: 0, gs_kt: 0, track_deg: 0 }] },
      "/aircraft/1",
      "positions must all be lat and lon, or all x_nm and y_nm",
    ],
    [
      "an unknown question",
      { ...with_({}), question: "land" },
      "/question",
      "question must be one of detect, resolve, sequence, bands",
    ],
    ["intent", with_({ intent: {} }), "/aircraft/1/intent", "intent must be a list"],
    [
      "a kind that is no text",
      with_({ intent: [{ ...turn, kind: { toString: 1 } }] }),
      "/aircraft/1/intent/0/kind",
      "kind must be a text",
    ],
    [
      "an unknown kind",
      with_({ intent: [{ ...turn, kind: "constructor" }] }),
      "/aircraft/1/intent/0/unit",
      "",
    ],
    [
      "constraints",
      { ...with_({}), constraints: 3 },
      "/constraints",
      "constraints must be an object",
    ],
    [
      "no text in no_turn",
      { ...with_({}), constraints: { no_turn: [{}] } },
      "/constraints/no_turn/0",
      "no_turn must be a text",
    ],
    [
      "no list in no_change",
      { ...with_({}), constraints: { no_change: "A" } },
      "/constraints/no_change",
      "no_change must be a list",
    ],
    [
      "a kind that nobody may be told",
      { ...with_({}), constraints: { only: ["rate"] } },
      "/constraints/only",
      "only must name one or more of heading, level, speed",
    ],
    [
      "bands of nobody",
      { ...with_({}), question: "bands" },
      "/bands",
      "bands must name the aircraft",
    ],
    [
      "bands of a stranger",
      { ...with_({}), question: "bands", bands: { aircraft: "C" } },
      "/bands/aircraft",
      "C is not in aircraft",
    ],
    [
      "an arrival that stands still",
      { aircraft: [{ ...arrival, gs_kt: 0 }] },
      "/aircraft/0/gs_kt",
      "gs_kt must be a number from 1 to 3000",
    ],
    [
      "spacing as text",
      { aircraft: [arrival], fix: { in_trail_nm: "3" } },
      "/fix/in_trail_nm",
      "in_trail_nm must be a number from 0 to 200",
    ],
    [
      "a fix without a place",
      { question: "sequence", aircraft: [arrival, two], fix: { in_trail_nm: 3 } },
      "/fix/x_nm",
      "x_nm must be a number from -5000 to 5000",
    ],
    [
      "an arrival without a place",
      {
        question: "sequence",
        aircraft: [arrival, { id: "B", gs_kt: 200 }],
        fix: { x_nm: 0, y_nm: 0 },
      },
      "/aircraft/1/x_nm",
      "x_nm must be a number from -5000 to 5000",
    ],
    [
      "speeds that cross",
      { aircraft: [arrival], constraints: { min_gs_kt: 300, max_gs_kt: 200 } },
      "/constraints/min_gs_kt",
      "min_gs_kt must be at most max_gs_kt, which is 200",
    ],
  ])("is refused by the place of its fault: %s", (_, problem, path, message) => {
    const fault = faultOf(problem);
    expect(fault.path).toBe(path);
    expect(fault.message).toContain(message);
    expect(fault.code).toBe(message.includes("at most; there are") ? "too_large" : "invalid");
  });
});

/** Values that stand where others belong. */
const odd = fc.oneof(
  fc.constantFrom(null, true, "", "35000", [], {}, Number.NaN, Number.POSITIVE_INFINITY, 1e308),
  fc.constantFrom(0, -0, -1, 1e-300, 359.999, 5e-324, [[]], { toString: null }, "__proto__"),
  fc.jsonValue({ maxDepth: 2 }),
);
const FIELDS = ["id", "x_nm", "y_nm", "lat", "lon", "alt_ft", "gs_kt", "track_deg", "vs_fpm"];
const spoilt = fc
  .record({
    aircraft: fc.array(
      fc
        .tuple(
          fc.constantFrom(one, two, arrival, { ...one, id: "C" }),
          fc.dictionary(fc.constantFrom(...FIELDS, "intent", "distance_nm"), odd, { maxKeys: 2 }),
        )
        .map(([good, bad]) => ({ ...good, ...bad })),
      { maxLength: 3 },
    ),
    rest: fc.dictionary(
      fc.constantFrom("aircraft", "separation", "lookahead_s", "constraints", "fix", "bands"),
      fc.oneof(
        odd,
        fc.dictionary(
          fc.constantFrom(
            "lateral_nm",
            "no_turn",
            "no_change",
            "only",
            "min_gs_kt",
            "in_trail_s",
            "x_nm",
            "aircraft",
          ),
          odd,
        ),
      ),
      { maxKeys: 2 },
    ),
    question: fc.constantFrom(undefined, "detect", "resolve", "sequence", "bands"),
  })
  .map(({ aircraft, rest, question }) => ({ question, aircraft, ...rest }));

describe("a problem of any shape", () => {
  it.each([
    ["JSON", fc.jsonValue(), 300],
    ["a spoilt problem", spoilt, 1500],
  ])("is solved with finite numbers or refused: %s", (_, problems, numRuns) => {
    fc.assert(
      fc.property(problems as fc.Arbitrary<unknown>, (problem) => {
        try {
          expect(infiniteIn(solve(problem))).toEqual([]);
        } catch (error) {
          if (!(error instanceof AirTrafficRefused)) throw error;
          expect(error.path).toMatch(/^(\/|$)/);
          expect(error.message.length).toBeGreaterThan(5);
        }
      }),
      { numRuns, seed: 11 },
    );
  });
});

function infiniteIn(value: unknown, path = ""): string[] {
  if (typeof value === "number") return Number.isFinite(value) ? [] : [path];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => infiniteIn(one, `${path}/${name}`));
}

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FlightError } from "../../../engines/flight/flight-error.js";
import { answerFlight } from "../answer-flight.js";
import { checkShape, unknownFields } from "./check-shape.js";

const work = { workflow: "triage", isOver: () => false, seed: 1, runSimulation: false } as const;
const ends = { origin: "EHAM", destination: "KJFK" };
const aircraft = { tas_kt: 450 };

describe("checkShape", () => {
  it.each<[string, object, string]>([
    ["/aircraft", ends, "aircraft is needed, with tas_kt or a known type"],
    ["/aircraft", { aircraft: "A330" }, "aircraft: expected object"],
    ["/aircraft/tas_kt", { aircraft: { tas_kt: "450" } }, "tas_kt: expected number"],
    ["/aircraft/tas_kt", { aircraft: { tas_kt: null } }, "tas_kt: expected number"],
    ["/aircraft/tas_kt", { aircraft: { tas_kt: Number.NaN } }, "tas_kt: expected number"],
    ["/origin", { aircraft, origin: 5 }, "origin must be an ICAO or IATA code"],
    ["/origin", { aircraft, origin: { lat: 1 } }, "origin must be an ICAO or IATA code"],
    ["/alternates/1", { aircraft, alternates: ["LGW", null] }, "1 must be an ICAO or IATA code"],
    ["/wind", { aircraft, wind: { kt: 5 } }, "wind must be {from_deg, kt}"],
    ["/wind", { aircraft, wind: { tailwind_kt: 5, kt: 5 } }, "either {from_deg, kt} or"],
    [
      "/wind/0",
      { aircraft, wind: [{ leg: 0, tailwind_kt: 5, from_deg: 5, kt: 5 }] },
      "either {from_deg, kt} or",
    ],
    ["/objective", { aircraft, objective: "cost" }, "objective must be time, fuel or distance"],
    ["/closed/0", { aircraft, closed: [{ polygon: [[1]] }] }, "0 must be {waypoint} or {polygon}"],
    [
      "/graph/edges/0/1",
      { aircraft, graph: { waypoints: [], edges: [[0, 0.5]] } },
      "1: expected integer",
    ],
    ["", [], "the problem: expected object"],
  ])("refuses at %s: %j", (path, problem, message) => {
    const thrown = caught(() => checkShape(problem));
    expect(thrown).toMatchObject({ name: "FlightError", code: "invalid", path });
    expect((thrown as Error).message).toContain(message);
  });

  it("tells what is too large", () => {
    const thrown = caught(() => checkShape({ aircraft, alternates: Array(51).fill("LGW") }));
    const message = "alternates takes at most 50";
    expect(thrown).toMatchObject({ code: "too_large", path: "/alternates", message });
  });

  it("names fields that have no effect", () => {
    const fuel_rules = { taxi_kg: 200, reserve: 45 };
    const sent = { ...ends, mach: 0.8, aircraft: { tas_kt: 450, tas: 450 }, fuel_rules };
    const unknown = ["mach", "aircraft.tas", "fuel_rules.reserve"];
    expect(unknownFields(checkShape(sent))).toEqual(unknown);
    expect(unknownFields(checkShape({ ...ends, aircraft }))).toEqual([]);
  });
});

describe("any JSON", () => {
  const whole = {
    ...ends,
    alternates: ["KBOS", { lat: 41, lon: -74 }],
    etops_alternates: ["CYQX"],
    departure_utc: "23:30",
    aircraft: { type: "A330", tas_kt: 470, etops_min: 180, oei_tas_kt: 400, endurance_h: 9 },
    wind: [{ leg: 0, from_deg: 270, kt: 60 }],
    closed: [
      {
        polygon: [
          [55, -30],
          [55, -20],
          [70, -25],
        ],
      },
      { waypoint: "LHR" },
    ],
    objective: "time",
  };
  const graph = {
    ...whole,
    origin: "A",
    destination: "B",
    wind: { from_deg: 270, kt: 60 },
    graph: {
      waypoints: [
        ["A", 1, 2],
        ["B", 3, 4],
      ],
      edges: [[0, 1]],
    },
  };
  const leg = { track_deg: 10, distance_nm: 100, aircraft, wind: { tailwind_kt: -20 } };
  const odd = fc.oneof(
    fc.jsonValue({ maxDepth: 2 }),
    fc.integer({ min: -700, max: 3_000 }),
    fc.constantFrom("EHAM", "A", "A-B", "A330", "12:00", "__proto__", 1e308, 5e-324, {}, []),
  );
  const problem = fc
    .tuple(
      fc.constantFrom<object>(whole, graph, leg),
      fc.array(fc.tuple(fc.nat(), odd), { maxLength: 3 }),
    )
    .map(([from, changes]) =>
      changes.reduce<object>((json, [at, value]) => withPlace(json, at, value), from),
    );

  it("is answered in finite numbers, or refused at its place", () => {
    const outcomes = { answered: 0, refused: 0 };
    fc.assert(
      fc.property(problem, (sent) => {
        const thrown = caught(() => {
          const { fields, keyFigures, checks } = answerFlight(sent, work);
          JSON.stringify({ fields, keyFigures, checks }, (_, value: unknown) => {
            if (typeof value === "number" && !Number.isFinite(value)) throw new Error(`${value}`);
            return value;
          });
        });
        outcomes[thrown === undefined ? "answered" : "refused"] += 1;
        if (thrown === undefined) return;
        expect(thrown).toBeInstanceOf(FlightError);
        expect((thrown as FlightError).path).toMatch(/^(\/[^/]+)*$/);
        expect((thrown as FlightError).message.length).toBeLessThan(400);
      }),
      { numRuns: 1_500 },
    );
    expect(Math.min(outcomes.answered, outcomes.refused)).toBeGreaterThan(150);
  });
});

/** JSON with another value at one of its places, which are counted through. */
function withPlace(json: object, place: number, value: unknown): object {
  const paths: string[][] = [];
  const walk = (one: unknown, path: string[]) => {
    if (path.length > 0) paths.push(path);
    if (typeof one !== "object" || one === null) return;
    for (const [name, field] of Object.entries(one)) walk(field, [...path, name]);
  };
  walk(json, []);
  const copy = structuredClone(json);
  const path = paths[place % Math.max(1, paths.length)];
  if (path === undefined) return copy;
  const parent = path
    .slice(0, -1)
    .reduce<Record<string, unknown>>(
      (one, name) => one[name] as Record<string, unknown>,
      copy as Record<string, unknown>,
    );
  parent[path.at(-1) as string] = value;
  return copy;
}

function caught(work: () => void): unknown {
  try {
    work();
    return undefined;
  } catch (error) {
    return error;
  }
}

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { geodesicLeg, pointsAlong, positionAt } from "../geodesic/geodesic.js";
import { solveFlight } from "../solve-flight.js";
import { verifyFlight } from "../verify/verify-flight.js";
import { vincentyDirect } from "../verify/vincenty-direct.js";
import { closedArea, holdsPoint, meetsCore } from "./closed-area.js";
import { sphere } from "./vector.js";

const never = () => false;
const aircraft = { tas_kt: 480 };
type Corners = [number, number][];
const box = (south: number, north: number, west: number, east: number): Corners => [
  [south, west],
  [north, west],
  [north, east],
  [south, east],
];

describe("a closed area", () => {
  const area = closedArea(box(25, 35, 60, 70), "/closed/0/polygon");
  it.each([
    [30, 65, true],
    [25.01, 65, true],
    [24.99, 65, false],
    [34.99, 65, true],
    [35.01, 65, false],
    [-30, -115, false],
    [30, 60.01, true],
    [30, 59.99, false],
  ])("between parallels and meridians: %d, %d is %s", (lat, lon, isInside) => {
    expect(holdsPoint(area, sphere({ lat, lon }))).toBe(isInside);
  });

  it("holds the pole that it goes round, whichever way its corners run", () => {
    const cap: Corners = [
      [80, 0],
      [80, 120],
      [80, -120],
    ];
    for (const corners of [cap, [...cap].reverse()]) {
      const polar = closedArea(corners, "");
      expect(holdsPoint(polar, sphere({ lat: 90, lon: 0 }))).toBe(true);
      expect(holdsPoint(polar, sphere({ lat: 79.9, lon: 60 }))).toBe(false);
    }
  });
});

describe("the core of a closed area", () => {
  const degrees = (least: number, most: number) =>
    fc.integer({ min: least * 1_000, max: most * 1_000 }).map((value) => value / 1_000);
  const position = fc.record({ lat: degrees(-70, 70), lon: degrees(-180, 180) });

  it("is met by no great circle whose geodesic stays outside", () => {
    let met = 0;
    fc.assert(
      fc.property(position, position, degrees(2, 30), degrees(0, 1), (from, to, radius, share) => {
        const { distanceNm } = geodesicLeg(from, to);
        const middle = positionAt(from, to, share * distanceNm);
        const corners = [0, 72, 144, 216, 288].map((angle): [number, number] => {
          const { lat, lon } = vincentyDirect(middle, angle, radius * 60 * 1_852);
          return [lat, lon];
        });
        const area = closedArea(corners, "");
        if (!meetsCore(area, sphere(from), sphere(to))) return;
        met += 1;
        const spots = pointsAlong(from, to, 2_000).map(sphere);
        expect(spots.some((spot) => holdsPoint(area, spot))).toBe(true);
      }),
    );
    expect(met).toBeGreaterThan(20);
  });
});

describe("a closed pole", () => {
  const far = { origin: { lat: 60, lon: 30 }, destination: { lat: 60, lon: -150 }, aircraft };
  it.each<[string, Corners]>([
    [
      "by three corners",
      [
        [80, 0],
        [80, 120],
        [80, -120],
      ],
    ],
    [
      "by a box all the way round",
      [
        [75, -180],
        [75, 180],
        [90, 180],
        [90, -180],
      ],
    ],
    ["by 24 corners", Array.from({ length: 24 }, (_, at): [number, number] => [75, at * 15 - 180])],
  ])("%s is flown round", (_, polygon) => {
    const problem = { ...far, closed: [{ polygon }] };
    const solution = solveFlight(problem, never);
    expect(solution.reasons).toEqual([]);
    expect(verifyFlight(problem, solution).filter(({ ok }) => !ok)).toEqual([]);
    const lats = solution.plan?.waypoints.map(({ lat }) => lat) ?? [];
    expect(Math.max(...lats)).toBeLessThan(polygon[0]![0]);
    const [shortest] = solution.ranking;
    // Along the parallel it would be longer, over the pole shorter.
    expect(shortest?.distance_nm).toBeGreaterThan(solution.bounds?.lower.distance_nm as number);
    expect(shortest?.distance_nm).toBeLessThan(30 * 60 + Math.PI * 15 * 60 + 60);
  });
});

describe("routes round closed areas", () => {
  it("pass a box on its near side first, then on the other, and are all clear", () => {
    const problem = {
      origin: "DXB",
      destination: "DEL",
      aircraft,
      closed: [{ polygon: box(25, 35, 60, 70) }],
    };
    const solution = solveFlight(problem, never);
    const [near, far] = solution.ranking;
    expect(solution.feasible).toBe(true);
    expect(near?.distance_nm).toBeLessThan(far?.distance_nm as number);
    expect(near?.distance_nm).toBeGreaterThan(solution.bounds?.lower.distance_nm as number);
    expect(verifyFlight(problem, solution).filter(({ ok }) => !ok)).toEqual([]);
  });

  it("take the shortest way round a point-like area over the date line", () => {
    const problem = {
      origin: { lat: 0, lon: 175 },
      destination: { lat: 0, lon: -175 },
      aircraft,
      closed: [{ polygon: box(-1, 2, 179.5, -179.5) }],
    };
    const { plan, ranking } = solveFlight(problem, never);
    // One mile off the south corners, as the crow flies.
    const corner = { lat: -1 - 1 / 60, lon: 179.5 - 1 / 60 };
    const half = geodesicLeg(problem.origin, corner).distanceNm;
    const between = geodesicLeg(corner, { lat: corner.lat, lon: -corner.lon }).distanceNm;
    expect(plan?.total.distance_nm).toBeCloseTo(2 * half + between, 1);
    expect(ranking).toHaveLength(2);
  });

  it("are none from within an area, nor out of a ring", () => {
    const start = { origin: { lat: 0, lon: 0 }, destination: { lat: 0, lon: 10 }, aircraft };
    const inside = solveFlight({ ...start, closed: [{ polygon: box(-1, 1, -1, 1) }] }, never);
    expect(inside.reasons).toEqual(["0,0 lies in a closed area"]);
    const ring = [box(2, 3, -3, 3), box(-3, -2, -3, 3), box(-3, 3, 2, 3), box(-3, 3, -3, -2)];
    const walled = solveFlight({ ...start, closed: ring.map((polygon) => ({ polygon })) }, never);
    expect(walled.plan).toBeNull();
    expect(walled.reasons).toEqual(["closed areas or the wind leave no way through"]);
  });

  it("lead to alternates, unless there is no way or no time", () => {
    const ring = [box(2, 3, 12, 18), box(-3, -2, 12, 18), box(-3, 3, 12, 13), box(-3, 3, 17, 18)];
    const problem = (walls: readonly Corners[]) => ({
      origin: { lat: 0, lon: 0 },
      destination: { lat: 0, lon: 10 },
      alternates: [{ lat: 0, lon: 15 }],
      aircraft: { ...aircraft, fuel_flow_kg_h: 2_400 },
      closed: walls.map((polygon) => ({ polygon })),
    });
    const round = solveFlight(problem(ring.slice(0, 3)), never);
    expect(round.reasons).toEqual([]);
    expect(round.alternates[0]?.via?.length).toBeGreaterThan(1);
    const reasons = ["no way to an alternate was found round closed areas"];
    expect(solveFlight(problem(ring), never)).toMatchObject({ reasons, isComplete: true });
    const late = solveFlight(problem(ring.slice(0, 3)), () => true);
    expect(late).toMatchObject({ reasons, isComplete: false });
  });

  it("say when the time was over", () => {
    const problem = {
      origin: "DXB",
      destination: "DEL",
      aircraft,
      closed: [{ polygon: box(25, 35, 60, 70) }],
    };
    const { isComplete, reasons } = solveFlight(problem, () => true);
    expect(isComplete).toBe(false);
    expect(reasons).toEqual(["the time was over before the corners were joined"]);
  });

  it("never meet an area, by a check that shares no code", () => {
    // Doubles would lie near 0, for the most part.
    const degrees = (least: number, most: number) =>
      fc.integer({ min: least * 1_000, max: most * 1_000 }).map((value) => value / 1_000);
    const areas = fc.array(
      fc.record({ share: degrees(0.2, 0.8), radius: degrees(1, 10), turn: degrees(0, 360) }),
      { minLength: 1, maxLength: 4 },
    );
    const position = fc.record({ lat: degrees(-60, 60), lon: degrees(-180, 180) });
    fc.assert(
      fc.property(position, position, areas, (origin, destination, drawn) => {
        const { distanceNm } = geodesicLeg(origin, destination);
        const closed = drawn.map(({ share, radius, turn }) => {
          const middle = positionAt(origin, destination, share * distanceNm);
          return {
            polygon: [0, 72, 144, 216, 288].map((angle): [number, number] => {
              const corner = vincentyDirect(middle, angle + turn, radius * 60 * 1_852);
              return [corner.lat, corner.lon];
            }),
          };
        });
        const problem = { origin, destination, aircraft, closed };
        const solution = solveFlight(problem, never);
        if (solution.plan === null) return;
        expect(verifyFlight(problem, solution).filter(({ ok }) => !ok)).toEqual([]);
        expect(solution.plan.total.distance_nm).toBeGreaterThanOrEqual(
          (solution.bounds?.lower.distance_nm as number) - 1e-6,
        );
      }),
      { numRuns: 60 },
    );
  });
});

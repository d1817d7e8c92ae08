import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { compass, geodesicLeg, METRES_PER_NM, pointsAlong, positionAt } from "./geodesic.js";

interface Case {
  readonly name: string;
  readonly lat1: number;
  readonly lon1: number;
  readonly lat2: number;
  readonly lon2: number;
  readonly metres: number;
  readonly track: number;
}
const fixture = new URL("./geodesics.fixture.json", import.meta.url);
const { cases }: { cases: Case[] } = JSON.parse(readFileSync(fixture, "utf8"));

describe("geodesicLeg", () => {
  it.each(cases)("finds $name within a millimetre", ({ lat1, lon1, lat2, lon2, metres, track }) => {
    const leg = geodesicLeg({ lat: lat1, lon: lon1 }, { lat: lat2, lon: lon2 });
    expect(Math.abs(leg.distanceNm * METRES_PER_NM - metres)).toBeLessThan(1e-3);
    expect(Math.abs(leg.trackDeg - compass(track))).toBeLessThan(1e-5);
  });

  it("crosses the date line the short way", () => {
    const leg = geodesicLeg({ lat: 0, lon: 179 }, { lat: 0, lon: -179 });
    expect(leg.distanceNm * METRES_PER_NM).toBeCloseTo((2 * Math.PI * 6_378_137) / 180, 6);
    expect(leg.trackDeg).toBe(90);
  });

  it("finds the meridian from pole to pole and the antipodes on the equator", () => {
    const poles = geodesicLeg({ lat: 90, lon: 10 }, { lat: -90, lon: 77 });
    const antipodes = geodesicLeg({ lat: 0, lon: 0 }, { lat: 0, lon: 180 });
    // Twice the quarter meridian of WGS84, 10001965.729 m.
    expect(poles.distanceNm * METRES_PER_NM).toBeCloseTo(20_003_931.459, 2);
    expect(antipodes.distanceNm * METRES_PER_NM).toBeCloseTo(20_003_931.459, 2);
  });

  it("measures a point to itself as nothing, with a track", () => {
    const leg = geodesicLeg({ lat: 12, lon: 34 }, { lat: 12, lon: 394 });
    expect(leg.distanceNm).toBe(0);
    expect(Number.isFinite(leg.trackDeg)).toBe(true);
  });
});

describe("pointsAlong", () => {
  it("cuts a geodesic over the pole into equal parts", () => {
    const [from, to] = [
      { lat: 60, lon: 20 },
      { lat: 60, lon: -160 },
    ];
    const points = pointsAlong(from, to, 4);
    const lengths = points.slice(1).map((point, at) => geodesicLeg(points[at]!, point).distanceNm);
    expect(points).toHaveLength(5);
    expect(points[2]!.lat).toBeCloseTo(90, 9);
    for (const length of lengths) {
      expect(length).toBeCloseTo(geodesicLeg(from, to).distanceNm / 4, 9);
    }
  });
});

describe("positionAt", () => {
  it("goes on beyond the end", () => {
    const beyond = positionAt({ lat: 0, lon: 0 }, { lat: 0, lon: 10 }, 1_200);
    expect(beyond.lat).toBeCloseTo(0, 12);
    expect(beyond.lon).toBeCloseTo((1_200 * METRES_PER_NM * 180) / Math.PI / 6_378_137, 9);
  });
});

describe("compass", () => {
  it.each([
    [-10, 350],
    [360, 0],
    [725, 5],
    [-1e-17, 0],
  ])("turns %d into %d", (degrees, turned) => {
    expect(compass(degrees)).toBe(turned);
  });
});

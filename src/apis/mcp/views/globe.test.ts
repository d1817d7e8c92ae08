import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { geodesicLeg, type Position } from "../../../engines/flight/geodesic/geodesic.js";

type Point = readonly [x: number, y: number];
interface Globe {
  distance(from: Position, to: Position): number;
  middleOf(places: readonly Position[]): Position;
  destination(from: Position, trackDeg: number, nm: number): Position;
  between(from: Position, to: Position, share: number, trackDeg?: number): Position;
  mapAbout(centre: Position): {
    project(place: Position): Point;
    placeAt(x: number, y: number): Position | undefined;
  };
}

const script = readFileSync(new URL("globe.js", import.meta.url), "utf8");
const globe: Globe = runInNewContext(`${script}; globe`);

const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const place = fc.record({ lat: number(-90, 90), lon: number(-540, 540) });
const HALF_WAY_ROUND_NM = 10_800;
/** What the sphere and the ellipsoid differ by at most. */
const SPHERE_ERROR = 0.006;

describe("the globe of the views", () => {
  it("measures as the ellipsoid does, but for its flattening", () => {
    fc.assert(
      fc.property(place, place, (from, to) => {
        const { distanceNm } = geodesicLeg(from, to);
        expect(Math.abs(globe.distance(from, to) - distanceNm)).toBeLessThanOrEqual(
          SPHERE_ERROR * distanceNm + 1e-3,
        );
      }),
    );
  });

  it("maps each place at its distance from the centre, and back", () => {
    fc.assert(
      fc.property(place, place, (centre, one) => {
        const map = globe.mapAbout(centre);
        const [x, y] = map.project(one);
        expect(Math.hypot(x, y)).toBeCloseTo(globe.distance(centre, one), 1);
        fc.pre(Math.hypot(x, y) < HALF_WAY_ROUND_NM - 1);
        expect(globe.distance(map.placeAt(x, y) as Position, one)).toBeLessThan(0.1);
      }),
    );
  });

  it("divides the way between two places, also over poles and to opposite ones", () => {
    fc.assert(
      fc.property(place, place, number(0, 1), number(0, 360), (from, to, share, track) => {
        const middle = globe.between(from, to, share, track);
        const whole = globe.distance(from, to);
        expect(globe.distance(from, middle)).toBeCloseTo(share * whole, 0);
      }),
    );
    const [from, to] = [
      { lat: 90, lon: 20 },
      { lat: -90, lon: 20 },
    ];
    const half = globe.between(from, to, 0.5, 180);
    expect(half.lat).toBeCloseTo(0, 6);
    expect(half.lon).toBeCloseTo(20, 6);
  });

  it("goes on a true track, north and east of the place", () => {
    const start = { lat: 0, lon: 179 };
    expect(globe.destination(start, 90, 120).lon).toBeCloseTo(-179, 9);
    expect(globe.destination(start, 0, 600).lat).toBeCloseTo(10, 9);
    const [x, y] = globe.mapAbout(start).project({ lat: 0, lon: -179 });
    expect(x).toBeCloseTo(120, 9);
    expect(y).toBeCloseTo(0, 9);
  });

  it("knows nothing beyond the edge of the world, and no middle of opposite places", () => {
    expect(globe.mapAbout({ lat: 1, lon: 2 }).placeAt(HALF_WAY_ROUND_NM, 99)).toBeUndefined();
    const places = [
      { lat: 10, lon: 20 },
      { lat: -10, lon: -160 },
    ];
    expect(globe.middleOf(places)).toEqual(places[0]);
  });
});

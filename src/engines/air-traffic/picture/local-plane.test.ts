import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { equidistantPlane } from "../verification/sphere.js";
import { planePicture } from "./local-plane.js";
import { AirTrafficRefused } from "./traffic-picture.js";

const at = (id: string, lat: number, lon: number, track_deg = 0) => ({
  id,
  lat,
  lon,
  alt_ft: 30_000,
  gs_kt: 400,
  track_deg,
  vs_fpm: 0,
});
const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });

describe("planePicture", () => {
  it("places aircraft and turns their tracks as the verifier does with vectors, anywhere on Earth", () => {
    const place = fc.tuple(number(-4, 4), number(-4, 4), number(0, 360));
    fc.assert(
      fc.property(
        number(-84, 84),
        number(-180, 180),
        fc.array(place, { minLength: 2, maxLength: 5 }),
        (lat, lon, places) => {
          const aircraft = places.map(([up, right, track], index) =>
            at(`A${index}`, lat + up, lon + right, track),
          );
          const { aircraft: placed } = planePicture({ aircraft });
          const project = equidistantPlane(aircraft);
          for (const [index, one] of placed.entries()) {
            const other = project(aircraft[index]!, aircraft[index]!.track_deg);
            expect(Math.hypot(one.x_nm - other.x, one.y_nm - other.y)).toBeLessThan(1e-6);
            // The vectors keep the stretch across the radius in the angle, up to 0.2 degrees at 8 degrees of arc.
            const turn = ((one.track_deg - other.track_deg) * Math.PI) / 180;
            expect(Math.abs(Math.sin(turn / 2))).toBeLessThan(2e-3);
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  it("makes a degree of latitude 60 nm, and a picture across the date line as wide as it is", () => {
    const { aircraft, plane } = planePicture({ aircraft: [at("A", 0, 179.5), at("B", 0, -179.5)] });
    expect(aircraft[0]!.x_nm).toBeCloseTo(-30, 9);
    expect(aircraft[1]!.x_nm).toBeCloseTo(30, 9);
    expect(plane).toMatchObject({ lat: 0, sphere_error_pct: 0.6 });
    expect(plane!.radius_nm).toBeCloseTo(30, 9);
    expect(plane!.stretch_pct).toBeCloseTo((100 * (Math.PI / 360) ** 2) / 6, 6);
  });

  it("leaves plane positions as they are", () => {
    const one = { ...at("A", 0, 0), lat: undefined, lon: undefined, x_nm: 3, y_nm: -4 };
    const { lat, lon, ...plane } = one;
    const placed = planePicture({ aircraft: [plane] });
    expect(placed).toMatchObject({ plane: null, aircraft: [{ x_nm: 3, y_nm: -4, track_deg: 0 }] });
  });

  it("refuses a picture that is wider than the plane is true", () => {
    const work = () => planePicture({ aircraft: [at("A", 0, 0), at("B", 0, 21)] });
    expect(work).toThrow(AirTrafficRefused);
    expect(work).toThrow("aircraft must be within 600 nm of their centre; one is 630 nm from it");
    expect(() => planePicture({ aircraft: [at("A", 0, 0), at("B", 0, 19)] })).not.toThrow();
  });
});

import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { equalTimePoint, pointOfNoReturn } from "./turning-points.js";
import { windOfReturn, windTriangle } from "./wind-triangle.js";

interface Case {
  readonly name: string;
  readonly tas_kt: number;
  readonly track_deg: number;
  readonly wind_from_deg: number;
  readonly wind_kt: number;
  readonly distance_nm: number;
  readonly endurance_h: number;
  readonly wca_deg: number;
  readonly heading_deg: number;
  readonly ground_speed_kt: number;
  readonly time_h: number;
  readonly etp_nm: number;
  readonly pnr_nm: number;
}
const fixture = new URL("./winds.fixture.json", import.meta.url);
const { cases }: { cases: Case[] } = JSON.parse(readFileSync(fixture, "utf8"));

/** The published figures have 5 to 8 decimals. */
function expectClose(found: number | null, known: number): void {
  expect(Math.abs((found as number) - known)).toBeLessThan(
    Math.max(5.1e-6, Math.abs(known) * 1e-6),
  );
}

describe("windTriangle", () => {
  it.each(cases)("flies $name, with its turning points", (known) => {
    const wind = { from_deg: known.wind_from_deg, kt: known.wind_kt };
    const out = windTriangle(known.tas_kt, known.track_deg, wind);
    const back = windTriangle(known.tas_kt, known.track_deg + 180, wind);
    const stretch = {
      distanceNm: known.distance_nm,
      outKt: out.groundSpeedKt,
      backKt: back.groundSpeedKt,
    };
    expectClose(out.wcaDeg, known.wca_deg);
    expectClose(out.headingDeg, known.heading_deg);
    expectClose(out.groundSpeedKt, known.ground_speed_kt);
    expectClose(known.distance_nm / (out.groundSpeedKt as number), known.time_h);
    expectClose(equalTimePoint([stretch]), known.etp_nm);
    expectClose(pointOfNoReturn([stretch], known.endurance_h), known.pnr_nm);
  });

  it("has no heading in a cross wind above the airspeed", () => {
    const { headingDeg, wcaDeg, groundSpeedKt } = windTriangle(100, 0, { from_deg: 90, kt: 100.1 });
    expect([headingDeg, wcaDeg, groundSpeedKt]).toEqual([null, null, null]);
  });

  it("stands still abeam of a wind as strong as the airspeed", () => {
    expect(windTriangle(100, 0, { from_deg: 90, kt: 100 }).groundSpeedKt).toBe(0);
  });

  it("goes backwards in a head wind above the airspeed", () => {
    expect(windTriangle(100, 90, { from_deg: 90, kt: 120 }).groundSpeedKt).toBeCloseTo(-20, 9);
  });

  it("takes a tail wind along any track and turns it round for the return", () => {
    expect(windTriangle(450, 123, { tailwind_kt: 75 }).groundSpeedKt).toBe(525);
    expect(windTriangle(450, 303, windOfReturn({ tailwind_kt: 75 })).groundSpeedKt).toBe(375);
  });

  it("adds heading and wind up to the track", () => {
    const radians = Math.PI / 180;
    const angle = fc.integer({ min: 0, max: 360_000 }).map((value) => value / 1_000);
    fc.assert(
      fc.property(angle, angle, fc.integer({ min: 0, max: 199 }), (track, from, kt) => {
        const { headingDeg, groundSpeedKt } = windTriangle(200, track, { from_deg: from, kt });
        const [heading, speed] = [headingDeg as number, groundSpeedKt as number];
        const east = 200 * Math.sin(heading * radians) - kt * Math.sin(from * radians);
        const north = 200 * Math.cos(heading * radians) - kt * Math.cos(from * radians);
        expect(east).toBeCloseTo(speed * Math.sin(track * radians), 6);
        expect(north).toBeCloseTo(speed * Math.cos(track * radians), 6);
      }),
    );
  });
});

describe("turning points", () => {
  const legs = [
    { distanceNm: 300, outKt: 400, backKt: 500 },
    { distanceNm: 500, outKt: 450, backKt: 430 },
    { distanceNm: 200, outKt: 480, backKt: 380 },
  ];
  /** Hours from the start to a point by one of the speeds. */
  const hoursTo = (nm: number, speed: "outKt" | "backKt") => {
    let [left, hours] = [nm, 0];
    for (const leg of legs) {
      hours += Math.min(left, leg.distanceNm) / leg[speed];
      left = Math.max(0, left - leg.distanceNm);
    }
    return hours;
  };

  it("balances going on and turning back over several stretches", () => {
    const point = equalTimePoint(legs) as number;
    expect(hoursTo(1_000, "outKt") - hoursTo(point, "outKt")).toBeCloseTo(
      hoursTo(point, "backKt"),
      12,
    );
  });

  it.each([0.5, 1.5, 3])("goes out and back in %d hours", (endurance) => {
    const point = pointOfNoReturn(legs, endurance) as number;
    expect(hoursTo(point, "outKt") + hoursTo(point, "backKt")).toBeCloseTo(endurance, 12);
  });

  it("is not capped at the distance", () => {
    expect(pointOfNoReturn([{ distanceNm: 10, outKt: 100, backKt: 100 }], 8)).toBe(400);
  });

  it("has no points where a stretch cannot be flown back", () => {
    const stretch = { distanceNm: 10, outKt: 220, backKt: -20 };
    expect(equalTimePoint([stretch])).toBeNull();
    expect(pointOfNoReturn([stretch], 2)).toBeNull();
    expect(equalTimePoint([])).toBeNull();
    expect(pointOfNoReturn([], 2)).toBeNull();
  });
});

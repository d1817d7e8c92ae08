import { describe, expect, it } from "vitest";
import { AirTrafficRefused } from "../picture/traffic-picture.js";
import { arrivalsAt } from "./arrivals-at.js";

const flight = { alt_ft: 10_000, gs_kt: 240, track_deg: 0, vs_fpm: 0 };

describe("arrivalsAt", () => {
  it("measures straight to the fix in the plane", () => {
    const aircraft = [{ id: "A", x_nm: 3, y_nm: 0, ...flight }];
    const arrivals = arrivalsAt({ aircraft }, { x_nm: 0, y_nm: 4 });
    expect(arrivals).toEqual([{ id: "A", distance_nm: 5, gs_kt: 240 }]);
  });

  it("measures degrees as 60 nm along a meridian", () => {
    const aircraft = [{ id: "A", lat: 52, lon: 4, ...flight }];
    const [arrival] = arrivalsAt({ aircraft }, { lat: 52.5, lon: 4 });
    expect(arrival!.distance_nm).toBeCloseTo(30, 9);
  });

  it.each([
    [{ lat: 52, lon: 4 }, "/fix", "positions must all be lat and lon, or all x_nm and y_nm"],
    [{ x_nm: 0 }, "/fix/y_nm", "y_nm must be a number from -5000 to 5000"],
  ])("refuses the fix %j", (fix, path, message) => {
    const aircraft = [{ id: "A", x_nm: 3, y_nm: 0, ...flight }];
    const work = () => arrivalsAt({ aircraft }, fix as never);
    expect(work).toThrow(AirTrafficRefused);
    expect(work).toThrow(expect.objectContaining({ code: "invalid", path, message }));
  });
});

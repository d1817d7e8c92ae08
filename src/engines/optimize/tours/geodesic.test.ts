import { describe, expect, it } from "vitest";
import { geodesicMetres } from "./geodesic.js";

describe("geodesicMetres", () => {
  // From the tests of GeographicLib (geodesictest.js, MIT), in metres.
  it.each([
    [35.60777, -139.44815, -11.17491, -69.95921, 8935244.56048183],
    [-66.99028, 112.2363, -12.70631, 285.90344, 11150344.231208],
    [-17.42761, 173.34268, -15.84784, 5.93557, 16076603.163118],
    [6.96833, 52.74123, -7.39675, 206.17291, 17102477.249696],
    [-25.72959, -144.90758, -57.70581, -269.17879, 9413446.745245311],
    [-41.22777, 122.32875, -7.57291, 130.37946, 3812686.035106021],
    [-29.47124, 95.14681, -27.46601, -69.15955, 13487015.838115],
    [36.493349428792, 0, 36.49334942879201, 0.0000008, 0.072],
    [0, 0, 0.5, 179.5, 19936288.578965],
    [0, 0, 0, 180, 20003931.4586254],
  ])("takes (%d, %d) and (%d, %d) to be %d apart", (lat1, lon1, lat2, lon2, metres) => {
    const found = geodesicMetres(lat1, lon1, lat2, lon2);
    expect(Math.abs(found - metres)).toBeLessThanOrEqual(metres < 1 ? 5e-4 : 1e-6);
    expect(geodesicMetres(lat2, lon2, lat1, lon1)).toBeCloseTo(found, 6);
  });

  it("is a part of the equator along it, as far as that is shortest", () => {
    expect(geodesicMetres(0, 10, 0, 100)).toBeCloseTo((6378137 * Math.PI) / 2, 6);
    expect(geodesicMetres(0, 0, 0, 179.9)).toBeLessThan(6378137 * (179.9 / 180) * Math.PI);
  });

  it("is 0 at one place, however its longitude is written", () => {
    expect(geodesicMetres(12, -170, 12, 190)).toBe(0);
    expect(geodesicMetres(90, 5, 90, 77)).toBeCloseTo(0, 6);
  });

  it("is half of a meridian from pole to pole", () => {
    expect(geodesicMetres(90, 0, -90, 50)).toBeCloseTo(20003931.458625, 5);
  });
});

import { describe, expect, it } from "vitest";
import { createSummaryFigures } from "../../summary.js";
import { showDistance, showHours } from "./show-quantities.js";

describe("showHours", () => {
  it.each([
    [0, "0 min", [0]],
    [0.99, "59 min", [59]],
    [0.995, "1 h 0 min", [1, 0]],
    [7.3833333, "7 h 23 min", [7, 23]],
    [15.9999, "16 h 0 min", [16, 0]],
  ])("tells %d h as %s and keeps both numbers", (hours, text, values) => {
    const figures = createSummaryFigures();
    expect(showHours("flight time", hours, figures)).toBe(text);
    expect(figures.figures.map(({ value }) => value)).toEqual(values);
  });
});

describe("showDistance", () => {
  it.each([
    [21.94, "21.9 nm"],
    [3_165.9398, "3166 nm"],
  ])("tells %d nm as %s", (nm, text) => {
    expect(showDistance("distance", nm, createSummaryFigures())).toBe(text);
  });
});

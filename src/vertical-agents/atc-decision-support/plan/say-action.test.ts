import { describe, expect, it } from "vitest";
import type { Aircraft, Change } from "../../../engines/air-traffic/picture/traffic-picture.js";
import { createSummaryFigures } from "../../summary.js";
import { sayAction } from "./say-action.js";

const aircraft: Aircraft = {
  id: "A",
  x_nm: 0,
  y_nm: 0,
  alt_ft: 33_000,
  gs_kt: 450,
  track_deg: 350,
  vs_fpm: 500,
};

describe("sayAction", () => {
  it.each<[Change["kind"], number, string]>([
    ["heading", 10, "turn right heading 010"],
    ["heading", 320, "turn left heading 320"],
    ["heading", 170, "turn right heading 170"],
    ["level", 35_000, "climb to FL350"],
    ["level", 4000, "descend to 4000 ft"],
    ["level", 33_000, "stay at FL330"],
    ["speed", 430, "reduce ground speed to 430 kt"],
    ["speed", 470, "increase ground speed to 470 kt"],
    ["vertical_rate", 0, "level off"],
    ["vertical_rate", 1500, "climb at 1500 ft/min"],
    ["vertical_rate", -1000, "descend at 1000 ft/min"],
  ])("says %s %d", (kind, value, expected) => {
    const said = sayAction({ kind, value, at_s: 0 }, aircraft, createSummaryFigures());
    expect(said).toBe(expected);
  });

  it("says when, if it is not now, and keeps the numbers", () => {
    const figures = createSummaryFigures();
    const said = sayAction({ kind: "speed", value: 430, at_s: 60 }, aircraft, figures);
    expect(said).toBe("reduce ground speed to 430 kt at 60 s");
    expect(figures.figures.map(({ value }) => value)).toEqual([430, 60]);
  });
});

import { describe, expect, it } from "vitest";
import type { Aircraft } from "../../../engines/air-traffic/picture/traffic-picture.js";
import type { Band } from "../../../engines/air-traffic/resolution/conflict-bands.js";
import { freeHeadingsAround, nearestFree } from "./nearest-free.js";

const band = (from: number, to: number, conflict_free: boolean): Band => {
  return { from, to, conflict_free };
};
const aircraft: Aircraft = {
  id: "A",
  x_nm: 0,
  y_nm: 0,
  alt_ft: 35_500,
  gs_kt: 452,
  track_deg: 358,
  vs_fpm: 0,
};
const none = { aircraft: "A", heading_deg: [], gs_kt: [], level_ft: [], complete: true };
const valuesOf = (bands: Partial<typeof none>) =>
  nearestFree({ ...none, ...bands } as never, aircraft).map(
    ({ value, unit }) => `${value} ${unit}`,
  );

describe("nearestFree", () => {
  it.each([
    [
      "a heading on each side of north",
      [band(0, 9, false), band(10, 339, true), band(340, 359, false)],
      ["10 deg", "339 deg"],
    ],
    [
      "one heading that is left",
      [band(0, 99, false), band(100, 100, true), band(101, 359, false)],
      ["100 deg"],
    ],
    ["no heading", [band(0, 359, false)], []],
  ])("finds %s", (_, heading_deg, expected) => {
    expect(valuesOf({ heading_deg } as never)).toEqual(expected);
  });

  it("finds the steps of speed and level beside what lies between them", () => {
    expect(valuesOf({ gs_kt: [band(400, 500, true)] } as never)).toEqual(["455 kt", "450 kt"]);
    const level_ft = [
      band(34_000, 35_000, true),
      band(36_000, 37_000, false),
      band(38_000, 39_000, true),
    ];
    expect(valuesOf({ level_ft } as never)).toEqual(["38000 ft", "35000 ft"]);
  });
});

describe("freeHeadingsAround", () => {
  it.each<[string, Band[], unknown]>([
    [
      "goes on over north",
      [band(0, 20, true), band(21, 299, false), band(300, 359, true)],
      { left: 300, right: 20 },
    ],
    ["goes all round", [band(0, 359, true)], "all"],
    ["is nothing in a conflict", [band(0, 300, true), band(301, 359, false)], undefined],
    ["is nothing for one that may not turn", [], undefined],
  ])("%s", (_, bands, expected) => {
    expect(freeHeadingsAround(bands, 358)).toEqual(expected);
  });
});

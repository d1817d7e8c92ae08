import { describe, expect, it } from "vitest";
import type { Aircraft, TrafficPicture } from "../picture/traffic-picture.js";
import { flyPicture } from "../verification/fly-picture.js";
import { type Band, conflictBands } from "./conflict-bands.js";
import { RESPONSES } from "./responses.js";

const aircraft: readonly Aircraft[] = [
  { id: "OWN", x_nm: 0, y_nm: 0, alt_ft: 35_000, gs_kt: 450, track_deg: 0, vs_fpm: 0 },
  { id: "BAW7", x_nm: 5, y_nm: 40, alt_ft: 35_000, gs_kt: 420, track_deg: 180, vs_fpm: 0 },
  { id: "DLH4", x_nm: -30, y_nm: 20, alt_ft: 36_000, gs_kt: 400, track_deg: 90, vs_fpm: 0 },
];
const bandsOf = (picture: TrafficPicture, id = "OWN") =>
  conflictBands(picture, id, { isOver: () => false });
const at = (bands: readonly Band[], value: number) =>
  bands.find(({ from, to }) => from <= value && value <= to)?.conflict_free;

describe("conflictBands", () => {
  it("calls a heading free exactly where a flight of it loses nothing, but for the buffer", () => {
    const { heading_deg, complete } = bandsOf({ aircraft });
    expect(complete).toBe(true);
    expect(heading_deg[0]!.from).toBe(0);
    expect(heading_deg.at(-1)!.to).toBe(359);
    const edges = heading_deg.flatMap(({ from, to }) => [from, to]);
    expect(edges.length).toBeGreaterThan(2);
    for (let value = 0; value < 360; value += 1) {
      const action = { aircraft: "OWN", kind: "heading", value, unit: "deg", at_s: 0 } as const;
      const losses = Object.values(RESPONSES).flatMap(
        (response) => flyPicture({ aircraft }, [action], response).losses,
      );
      const isFree = at(heading_deg, value);
      if (isFree) expect(losses).toEqual([]);
      const isNearEdge = edges.some((edge) => Math.abs(edge - value) <= 2);
      if (!isFree && !isNearEdge) expect(losses.length).toBeGreaterThan(0);
    }
  });

  it("tries levels by the thousand and speeds by five knots", () => {
    const { level_ft, gs_kt } = bandsOf({ aircraft });
    expect(at(level_ft, 35_000)).toBe(false);
    expect(at(level_ft, 33_000)).toBe(true);
    expect([level_ft[0]!.from, level_ft.at(-1)!.to]).toEqual([29_000, 41_000]);
    expect([gs_kt[0]!.from, gs_kt.at(-1)!.to]).toEqual([360, 495]);
  });

  it("keeps to the caller's speeds and to who may turn", () => {
    const constraints = { no_turn: ["OWN"], min_gs_kt: 401, max_gs_kt: 409 };
    const { heading_deg, gs_kt } = bandsOf({ aircraft, constraints });
    expect(heading_deg).toEqual([]);
    expect([gs_kt[0]!.from, gs_kt.at(-1)!.to]).toEqual([405, 405]);
  });

  it("has no bands of what is not allowed", () => {
    const level = bandsOf({ aircraft, constraints: { only: ["level"] } });
    expect([level.heading_deg, level.gs_kt]).toEqual([[], []]);
    expect(level.level_ft.length).toBeGreaterThan(0);
    const none = bandsOf({ aircraft, constraints: { no_change: ["OWN"] } });
    expect(none).toMatchObject({ heading_deg: [], gs_kt: [], level_ft: [], complete: true });
    const other = bandsOf({ aircraft, constraints: { no_change: ["BAW7"] } });
    expect(other).toEqual(bandsOf({ aircraft }));
  });

  it("has no headings and speeds for what stands still", () => {
    const still = aircraft.map((one) => ({ ...one, gs_kt: 0 }));
    expect(bandsOf({ aircraft: still })).toMatchObject({ heading_deg: [], gs_kt: [] });
  });

  it("says that it is not complete when the time was up", () => {
    const bands = conflictBands({ aircraft }, "OWN", { isOver: () => true });
    expect(bands).toMatchObject({ complete: false, heading_deg: [], level_ft: [] });
  });

  it("refuses an aircraft that is not there", () => {
    expect(() => bandsOf({ aircraft }, "RYR2")).toThrow("RYR2 is not in aircraft");
  });
});

import { describe, expect, it } from "vitest";
import type { Work } from "../../method.js";
import type { WholePicture } from "../problem/picture-of.js";
import { timeFor } from "./time-for.js";

const pictureOf = (count: number): WholePicture => ({
  aircraft: Array.from({ length: count }, (_, at) => ({
    id: `A${at}`,
    x_nm: 20 * at,
    y_nm: 0,
    alt_ft: 35_000,
    gs_kt: 450,
    track_deg: 90,
    vs_fpm: 0,
  })),
  separation: { lateral_nm: 5, vertical_ft: 1000 },
  lookahead_s: 1200,
});
/** Whether the search and all else are over when so much is left of 4 s. */
function isOverWith(count: number, left_ms: number, runSimulation = false): [boolean, boolean] {
  let left = 4000;
  const work: Work = {
    workflow: "plan",
    seed: 1,
    runSimulation,
    isOver: () => left < 0,
    leftMs: () => left,
  };
  const { isSearchOver, isOver } = timeFor(pictureOf(count), work);
  left = left_ms;
  return [isSearchOver(), isOver()];
}

describe("timeFor", () => {
  it("gives the search most of the time for a few aircraft, and less for many and for runs", () => {
    expect(isOverWith(2, 700)).toEqual([false, false]);
    expect(isOverWith(2, 500)).toEqual([true, false]);
    expect(isOverWith(200, 2000)).toEqual([false, false]);
    expect(isOverWith(200, 2000, true)).toEqual([true, false]);
  });

  it("keeps what writing takes", () => {
    expect(isOverWith(200, 300)).toEqual([true, true]);
    expect(isOverWith(2, 300)).toEqual([true, false]);
    expect(isOverWith(2, -1)).toEqual([true, true]);
  });

  it("divides nothing where nobody knows what is left", () => {
    const isOver = () => false;
    const work: Work = { workflow: "plan", seed: 1, runSimulation: false, isOver };
    expect(timeFor(pictureOf(2), work)).toEqual({ isOver, isSearchOver: isOver });
  });
});

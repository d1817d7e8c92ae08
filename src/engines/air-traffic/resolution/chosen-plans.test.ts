import { describe, expect, it } from "vitest";
import type { Action, Aircraft } from "../picture/traffic-picture.js";
import { chosenPlans } from "./chosen-plans.js";

const one: Aircraft = {
  id: "A",
  x_nm: 0,
  y_nm: 0,
  alt_ft: 30_000,
  gs_kt: 400,
  track_deg: 350,
  vs_fpm: 0,
};
const heading = (value: number): Action => {
  return { aircraft: "A", kind: "heading", value, unit: "deg", at_s: 0 };
};
const level = (value: number): Action => {
  return { aircraft: "A", kind: "level", value, unit: "ft", at_s: 0 };
};
const chosen = (plans: readonly (readonly [Action, number])[]) =>
  chosenPlans(
    plans.map(([action, losses]) => ({ actions: [action], losses })),
    new Map([["A", one]]),
    ({ actions }) => plans.findIndex(([action]) => action === actions[0]),
  ).map(({ actions }) => actions[0]?.value);

describe("chosenPlans", () => {
  const plans = [
    [heading(0), 0],
    [heading(5), 0],
    [heading(340), 0],
    [level(31_000), 1],
    [level(32_000), 0],
    [level(29_000), 0],
  ] as const;

  it("puts each kind and side before what only differs in a figure", () => {
    expect(chosen(plans)).toEqual([0, 340, 32_000, 29_000, 5]);
  });

  it("keeps those with the fewest losses, and none twice", () => {
    expect(
      chosen([
        [level(31_000), 2],
        [heading(0), 1],
        [{ ...heading(0) }, 1],
      ]),
    ).toEqual([0]);
    expect(chosen([])).toEqual([]);
  });
});

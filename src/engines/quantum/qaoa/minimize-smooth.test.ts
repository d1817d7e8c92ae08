import { describe, expect, it } from "vitest";
import { minimizeSmooth, type Point } from "./minimize-smooth.js";

/** Rosenbrock's valley, whose minimum is 0 at (1, 1). */
function valley([x = 0, y = 0]: readonly number[]): Point {
  const bend = y - x * x;
  return {
    value: (1 - x) ** 2 + 100 * bend ** 2,
    gradient: [2 * (x - 1) - 400 * x * bend, 200 * bend],
  };
}

const start = {
  at: [-1.2, 1],
  inverseHessian: [
    [1, 0],
    [0, 1],
  ],
};

describe("minimizeSmooth", () => {
  it("finds the bottom of a bent valley", () => {
    const { at, value, isConverged } = minimizeSmooth(valley, start, () => false);
    expect(isConverged).toBe(true);
    expect(value).toBeLessThan(1e-6);
    expect(at[0]).toBeCloseTo(1, 2);
    expect(at[1]).toBeCloseTo(1, 2);
  });

  it("goes on from what it learnt, and stays where nothing is lower", () => {
    const found = minimizeSmooth(valley, start, () => false);
    let evaluations = 0;
    const counted = (at: readonly number[]) => {
      evaluations += 1;
      return valley(at);
    };
    expect(minimizeSmooth(counted, found, () => false).at).toEqual(found.at);
    expect(evaluations).toBe(1);
  });

  it("never ends above its start, whenever it is over", () => {
    for (let asked = 0; asked < 12; asked += 1) {
      let left = asked;
      const { value, isConverged } = minimizeSmooth(valley, start, () => --left < 0);
      expect(isConverged).toBe(false);
      expect(value).toBeLessThanOrEqual(valley(start.at).value);
    }
  });
});

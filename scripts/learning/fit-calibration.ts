import type { PlattScale } from "../../src/engines/text-detection/calibration/calibration.js";

/** A score of a text that its model never saw, and the truth. */
export interface ScoredExample {
  readonly score: number;
  readonly isTrue: boolean;
  readonly weight?: number;
}

const NEWTON_STEPS = 50;
const RIDGE = 1e-3;

/** Platt's scale by Newton's method on the weighted logistic loss; a little pulled to slope 1, so that it stays finite. */
export function fitPlatt(examples: readonly ScoredExample[]): PlattScale {
  let [slope, offset] = [1, 0];
  for (let step = 0; step < NEWTON_STEPS; step += 1) {
    let [gradSlope, gradOffset] = [RIDGE * (slope - 1), RIDGE * offset];
    let [curveSlope, curveBoth, curveOffset] = [RIDGE, 0, RIDGE];
    for (const { score, isTrue, weight = 1 } of examples) {
      const found = 1 / (1 + Math.exp(-(slope * score + offset)));
      const miss = weight * (found - (isTrue ? 1 : 0));
      const curve = weight * found * (1 - found);
      gradSlope += miss * score;
      gradOffset += miss;
      curveSlope += curve * score * score;
      curveBoth += curve * score;
      curveOffset += curve;
    }
    const determinant = curveSlope * curveOffset - curveBoth * curveBoth;
    if (determinant <= 0) break;
    slope -= (curveOffset * gradSlope - curveBoth * gradOffset) / determinant;
    offset -= (curveSlope * gradOffset - curveBoth * gradSlope) / determinant;
  }
  return { slope, offset };
}

import { describe, expect, it } from "vitest";
import { fitPlatt } from "../../scripts/learning/fit-calibration.js";
import {
  calibrationError,
  ratesAbove,
  rocArea,
  thresholdAt,
} from "../../scripts/learning/measures.js";
import { quantizeLinear, trainedScore, trainLinear } from "../../scripts/learning/train-linear.js";
import { linearScore } from "../../src/engines/text-detection/linear-model/linear-model.js";

const example = (score: number, isTrue: boolean, weight = 1) => ({ score, isTrue, weight });

describe("measures", () => {
  // Of the six pairs one is in the wrong order and one is a tie: (4 + 1/2) / 6.
  const some = [
    example(0.1, false),
    example(0.4, false),
    example(0.4, true),
    example(0.35, true),
    example(0.8, true),
  ];

  it("counts the pairs in the right order", () => {
    expect(rocArea(some)).toBeCloseTo(4.5 / 6, 12);
    expect(rocArea(some.map(({ score, isTrue }) => example(-score, isTrue)))).toBeCloseTo(0.25, 12);
  });

  it("finds a threshold and the shares above it", () => {
    const falses = Array.from({ length: 100 }, (_, at) => example(at, false));
    const threshold = thresholdAt(falses, 0.02);
    const { falsePositives } = ratesAbove([...falses, example(200, true)], threshold);
    expect(threshold).toBe(97);
    expect(falsePositives).toBeCloseTo(0.02, 12);
  });

  it("compares probabilities with shares", () => {
    const right = [example(0.25, true), ...Array.from({ length: 3 }, () => example(0.25, false))];
    expect(calibrationError(right)).toBeCloseTo(0, 12);
    expect(calibrationError(right.map(({ isTrue }) => example(0.85, isTrue)))).toBeCloseTo(0.6, 12);
    expect(calibrationError([example(1, true, 3), example(0, true, 1)])).toBeCloseTo(0.25, 12);
  });
});

describe("fitting", () => {
  it("recovers Platt's scale of a known logistic function", () => {
    // Each score counts as often as the function 1 / (1 + exp(-(2 s - 1))) says.
    const examples = Array.from({ length: 41 }, (_, at) => (at - 20) / 10).flatMap((score) => {
      const share = 1 / (1 + Math.exp(-(2 * score - 1)));
      return [example(score, true, share), example(score, false, 1 - share)];
    });
    const { slope, offset } = fitPlatt(examples);
    expect(slope).toBeCloseTo(2, 2);
    expect(offset).toBeCloseTo(-1, 2);
  });

  it("learns which features tell, the same on every run, and little is lost by rounding", () => {
    const examples = Array.from({ length: 400 }, (_, at) => ({
      features: {
        buckets: Int32Array.from([at % 2, 2 + (at % 7), 9]),
        values: Float32Array.from([0.6, 0.6, 0.5]),
      },
      isTrue: at % 2 === 1,
    }));
    const options = { buckets: 10, rounds: 10, rate: 0.2, decay: 1e-6 };
    const trained = trainLinear(examples, options);
    expect(trainLinear(examples, options)).toEqual(trained);
    const rounded = quantizeLinear(trained);
    for (const { features, isTrue } of examples.slice(0, 14)) {
      expect(trainedScore(trained, features) > 0).toBe(isTrue);
      expect(linearScore(rounded, features)).toBeCloseTo(trainedScore(trained, features), 1);
    }
    expect(trained.weights[1]).toBeGreaterThan(5 * Math.abs(trained.weights[4] ?? 1));
  });
});

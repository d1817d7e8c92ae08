import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { highestLeftOut, productErrorShare, toComparable, toUnitLength } from "./nearest-bound.js";

const exponent = fc.integer({ min: -40, max: 38 });
const component = fc
  .tuple(fc.double({ min: -1, max: 1, noNaN: true }), exponent)
  .map(([mantissa, power]) => Math.fround(mantissa * 10 ** power));
const pair = fc
  .integer({ min: 1, max: 40 })
  .chain((dimension) =>
    fc.tuple(
      fc.array(component, { minLength: dimension, maxLength: dimension }),
      fc.array(component, { minLength: dimension, maxLength: dimension }),
    ),
  )
  .map(([vector, query]) => [Float32Array.from(vector), Float32Array.from(query)] as const)
  .filter(
    ([vector, query]) => vector.some((each) => each !== 0) && query.some((each) => each !== 0),
  );

function singleProduct(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (const [at, each] of a.entries()) {
    sum = Math.fround(sum + Math.fround(each * (b[at] ?? 0)));
  }
  return sum;
}

function singleDistance(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (const [at, each] of a.entries()) {
    const difference = Math.fround(each - (b[at] ?? 0));
    sum = Math.fround(sum + Math.fround(difference * difference));
  }
  return Math.sqrt(sum);
}

function product(a: Float32Array, b: Float32Array): number {
  return a.reduce((sum, each, at) => sum + each * (b[at] ?? 0), 0);
}

const norm = (vector: Float32Array) => Math.sqrt(product(vector, vector));

/** What double precision itself may be wrong by. */
const slack = (score: number) => Math.abs(score) * 1e-12;

describe("the highest score of what was left out", () => {
  it("is not below the cosine", () => {
    fc.assert(
      fc.property(pair, ([vector, query]) => {
        const cosine = product(vector, query) / (norm(vector) * norm(query));
        const distance = -singleProduct(toUnitLength(vector), toComparable("cosine", query));
        const highest = highestLeftOut("cosine", query, distance);
        expect(highest).toBeGreaterThanOrEqual(cosine - slack(cosine));
        expect(highest).toBeLessThan(cosine + 1e-4);
      }),
    );
  });

  it("is not below the dot product", () => {
    fc.assert(
      fc.property(pair, ([vector, query]) => {
        const dot = product(vector, query);
        const found = singleProduct(vector, toComparable("dot", query));
        const distance = -found - productErrorShare(query.length) * norm(vector);
        expect(Number.isFinite(distance)).toBe(true);
        const rounding = norm(vector) * norm(query) * 1e-12;
        expect(highestLeftOut("dot", query, distance)).toBeGreaterThanOrEqual(dot - rounding);
      }),
    );
  });

  it("is not below the negative distance", () => {
    fc.assert(
      fc.property(pair, ([vector, query]) => {
        const difference = Array.from(vector, (each, at) => each - (query[at] ?? 0));
        const score = -Math.sqrt(difference.reduce((sum, each) => sum + each * each, 0));
        const distance = singleDistance(vector, query);
        expect(highestLeftOut("euclidean", query, distance)).toBeGreaterThanOrEqual(
          score - slack(score),
        );
      }),
    );
  });

  it("is unknown where single precision says nothing", () => {
    const query = Float32Array.of(1, 2);
    for (const distance of [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]) {
      for (const metric of ["cosine", "dot", "euclidean"] as const) {
        expect(highestLeftOut(metric, query, distance)).toBe(Number.POSITIVE_INFINITY);
      }
    }
    expect(highestLeftOut("dot", Float32Array.of(0, 0), 0)).toBe(Number.POSITIVE_INFINITY);
  });
});

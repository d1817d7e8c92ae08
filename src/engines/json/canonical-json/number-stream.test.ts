import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { canonicalize } from "./canonical-json.js";

/** Thirds of powers of ten, with what was lost by dividing one by ten to get the next. */
const thirds = [
  3.3333333333333335e21, 3.333333333333333e20, 3.3333333333333336e19, 3.333333333333334e18,
  3.333333333333334e17, 3.333333333333334e16, 3333333333333334.0, 333333333333333.4,
  33333333333333.344, 3333333333333.334, 333333333333.33344, 33333333333.33334, 3333333333.333334,
  333333333.3333334, 33333333.333333336, 3333333.3333333335, 333333.3333333333, 33333.333333333336,
  3333.333333333333, 333.3333333333333, 33.333333333333336, 3.3333333333333335, 0.3333333333333333,
  0.03333333333333333, 0.0033333333333333335, 0.0003333333333333333, 3.3333333333333335e-5,
  3.3333333333333333e-6, 3.3333333333333335e-7, 3.3333333333333334e-8, 3.3333333333333334e-9,
  3.333333333333333e-10, 3.3333333333333335e-11, 3.333333333333333e-12, 3.3333333333333334e-13,
  3.3333333333333334e-14, 3.3333333333333332e-15, 3.333333333333333e-16, 3.3333333333333335e-17,
  3.3333333333333333e-18, 3.3333333333333334e-19, 3.333333333333333e-20, 3.3333333333333333e-21,
  3.333333333333333e-22, 3.3333333333333333e-23, 3.3333333333333334e-24, 3.3333333333333335e-25,
  3.333333333333333e-26, 3.333333333333333e-27, 3.3333333333333338e-28,
];
/** Five millionths, and a six at a decimal place further and further behind. */
const fives = Array.from({ length: 14 }, (_, zeros) => Number(`5.${"0".repeat(zeros + 1)}6e-6`));
const twoTo53 = 2 ** 53;

/**
 * The numbers that begin the stream of testdata/numgen.js in cyberphone/json-canonicalization
 * (Apache-2.0, commit 19d51d7): where writing a double is easily got wrong.
 */
const EDGES: readonly number[] = [
  ...[0, -0, 5e-324, -5e-324],
  ...thirds.map((third) => -third),
  ...thirds,
  ...[10, 5, 0.5, 0.05, 0.005, 0.0005, 5e-5, 5e-6, 5e-7, 5e-8, 5e-9],
  ...fives,
  ...[5e-6, 1, -1, -0.9999999999999993, -0.9999999999999994, 0.9999999999999993],
  ...[0.9999999999999994, 0.9999999999999996, 0.9999999999999998],
  ...[-0.9999999999999999, -0.9999999999999999, 0.9999999999999999, 0.9999999999999999],
  ...[0.29999999999999993, 0.3, 0.30000000000000004],
  ...[2.2250738585072014e-308, 2.2250738585072e-308, 2.225073858507201e-308],
  ...[Number.MAX_VALUE, -Number.MAX_VALUE, twoTo53, -twoTo53, 2 ** 68],
  ...[9.999999999999997e22, 1e23, 1.0000000000000001e23],
  ...[999999999999999700000, 999999999999999900000, 1e21, 9.999999999999997e-7, 0.000001],
  ...[333333333.3333332, 333333333.33333325, 333333333.3333333, 333333333.3333334],
  ...[333333333.33333343, -0.0000033333333333333333, 1424953923781206.2],
];
const SERIAL_BEGIN = 0x0010000000000000n;
const SERIAL_COUNT = 2_000;

/** Bits of doubles in the order of the stream: edges, a run of neighbours, then hashes of hashes. */
function* streamOfBits(): Generator<bigint> {
  const edge = new DataView(new ArrayBuffer(8));
  for (const number of EDGES) {
    edge.setFloat64(0, number);
    yield edge.getBigUint64(0);
  }
  for (let index = 0; index < SERIAL_COUNT; index++) yield SERIAL_BEGIN + BigInt(index);
  for (let block = Buffer.alloc(32); ; ) {
    block = createHash("sha256").update(block).digest();
    for (let at = 0; at < block.length; at += 8) {
      const double = block.readDoubleLE(at);
      if (double !== 0 && Number.isFinite(double)) yield block.readBigUInt64LE(at);
    }
  }
}

function digestOfLines(count: number): string {
  const digest = createHash("sha256");
  const bytes = new DataView(new ArrayBuffer(8));
  let line = 0;
  for (const bits of streamOfBits()) {
    bytes.setBigUint64(0, bits);
    digest.update(`${bits.toString(16)},${canonicalize(bytes.getFloat64(0))}\n`);
    line += 1;
    if (line === count) break;
  }
  return digest.digest("hex");
}

describe("the published number stream", () => {
  // testdata/README.md of the same repository.
  it.each([
    [1_000, "be18b62b6f69cdab33a7e0dae0d9cfa869fda80ddc712221570f9f40a5878687"],
    [10_000, "b9f7a8e75ef22a835685a52ccba7f7d6bdc99e34b010992cbc5864cd12be6892"],
    [100_000, "22776e6d4b49fa294a0d0f349268e5c28808fe7e0cb2bcbe28f63894e494d4c7"],
  ])("is written as published for %i lines", (count, expected) => {
    expect(digestOfLines(count)).toBe(expected);
  });
});

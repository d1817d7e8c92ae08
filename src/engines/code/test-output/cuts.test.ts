import { readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readTestOutput, type TestReport } from "./read-test-output.js";

const folder = new URL("./recorded/", import.meta.url);
const names = readdirSync(folder).filter((name) => name.endsWith(".fixture.txt"));

/** What went wrong outside of a test, or in a file whose name is cut off, is named after itself. */
const NAMELESS = /^(?:Unhandled .*|Uncaught .*|panic|Test suite failed to run)$/;
/** A cut within the YAML of node:test's TAP leaves what any TAP may be. */
const MAY_BE = new Map([["node:test", "tap"]]);

/** The result at the start of a part: nothing shows whether it is that of a suite, whose tests are cut off. */
const firstResult = (line = "") => /^\s*✖ (.*) \([\d.]+ms\)$/.exec(line)?.[1];

/** Ids of pytest as its titles have them, which lack the file. */
const plain = (test: string) => test.replaceAll("::", ".");
/** Whether a name is that of a test, or its end: what stands above it, or a parameter, may be cut off. */
const isOf = (test: string, whole: string) =>
  [plain(whole), plain(whole).replace(/\[[^\]]*\]$/, "")].some((name) =>
    name.endsWith(plain(test)),
  );

/** What is read of a cut beside what is read of the whole. */
function compare(whole: TestReport, cut: TestReport) {
  const named = cut.failures.filter(({ test }) => !NAMELESS.test(test));
  const origins = (test: string) => whole.failures.filter((one) => isOf(test, one.test));
  const strange = named.filter(({ test }) => origins(test).length === 0);
  const twice = named.filter(
    ({ test }) => named.filter((one) => one.test === test).length > origins(test).length,
  );
  const misplaced = named.filter(
    ({ test, file, line, stack }) =>
      stack !== "" && !origins(test).some((one) => one.file === file && one.line === line),
  );
  const namesOf = (failures: TestReport["failures"]) => failures.map(({ test }) => test);
  return { strange: namesOf(strange), twice: namesOf(twice), misplaced };
}

describe("any part of a recording", () => {
  it.each(names)("of %s has its failures and no others, at their places", (name) => {
    const lines = readFileSync(new URL(name, folder), "utf8").split("\n");
    const whole = readTestOutput({ output: lines.join("\n") });
    const runners = new Set(whole.runners.flatMap((one) => [one, MAY_BE.get(one)]));
    const ends = fc.tuple(
      fc.oneof(fc.constant(0), fc.nat(lines.length)),
      fc.oneof(fc.constant(lines.length), fc.nat(lines.length)),
    );
    fc.assert(
      fc.property(ends, ([one, other]) => {
        const part = lines.slice(Math.min(one, other), Math.max(one, other));
        const read = readTestOutput({ output: part.join("\n") });
        const first = firstResult(part.find((line) => line !== ""));
        const cut = { ...read, failures: read.failures.filter(({ test }) => test !== first) };
        expect(cut.runners.filter((runner) => !runners.has(runner))).toEqual([]);
        const { strange, twice, misplaced } = compare(whole, cut);
        expect(strange).toEqual([]);
        expect(twice).toEqual([]);
        // The blocks at both ends of the part may lack their frames.
        expect(misplaced.length).toBeLessThanOrEqual(2);
        expect(cut.failures.length).toBeLessThanOrEqual(whole.failures.length);
      }),
      { numRuns: 15 },
    );
  });

  it.each(names)("of %s may end within a line", (name) => {
    const text = readFileSync(new URL(name, folder), "utf8");
    fc.assert(
      fc.property(fc.nat(text.length), fc.nat(4_000), (start, length) => {
        const cut = readTestOutput({ output: text.slice(start, start + length) });
        expect(cut.counts.failed).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 8 },
    );
  });

  it.each(names.filter((name) => !name.startsWith("pytest-collect")))(
    "of %s that lacks a tenth at an end has most of its failures",
    (name) => {
      const lines = readFileSync(new URL(name, folder), "utf8").split("\n");
      const count = (part: readonly string[]) =>
        readTestOutput({ output: part.join("\n") }).failures.length;
      const tenth = Math.floor(lines.length / 10);
      const all = count(lines);
      expect(count(lines.slice(tenth))).toBeGreaterThanOrEqual(all * 0.6);
      expect(count(lines.slice(0, -tenth))).toBeGreaterThanOrEqual(all * 0.6);
    },
  );
});

import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readTestOutput, type TestReport } from "./read-test-output.js";

/**
 * What runners wrote of suites made for this, with what their own machine reporters, or hooks in them,
 * told of the same run; causes are labelled by hand.
 */
interface Truth {
  readonly counts: Readonly<Record<string, number>>;
  readonly failures: readonly {
    /** What the name ends with. */
    readonly title: string;
    /** The base name and line of the first own frame; null where the console tells none. */
    readonly at: string | null;
    /** One of several, where the console leaves more than one open. */
    readonly cause: string;
  }[];
}

const folder = new URL("./recorded/", import.meta.url);
const names = readdirSync(folder)
  .filter((name) => name.endsWith(".fixture.txt"))
  .map((name) => name.replace(".fixture.txt", ""));
const recorded = new Map(
  names.map((name) => {
    const output = readFileSync(new URL(`${name}.fixture.txt`, folder), "utf8");
    const truth = JSON.parse(
      readFileSync(new URL(`${name}.fixture.json`, folder), "utf8"),
    ) as Truth;
    return [name, { output, truth, report: readTestOutput({ output }) }] as const;
  }),
);
const entries = [...recorded];

/** Pairs each told failure with the one that is read of it; none is taken twice. */
function pairs({ truth, report }: { truth: Truth; report: TestReport }) {
  const left = [...report.failures];
  return truth.failures.map((told) => {
    const isSame = ({ test }: { test: string }) => test.endsWith(told.title);
    const exact = left.findIndex((one) => isSame(one) && placeOf(one) === told.at);
    const at = exact === -1 ? left.findIndex(isSame) : exact;
    return { told, read: at === -1 ? undefined : left.splice(at, 1)[0] };
  });
}

const placeOf = ({ file, line }: { file: string | null; line: number | null }) =>
  file === null || line === null ? null : `${file.split("/").at(-1)}:${line}`;

describe("recorded output", () => {
  it.each(entries)("of %s has the runner's own counts and failing names", (_, one) => {
    const { total, passed, failed, skipped, errors } = one.report.counts;
    expect({ total, passed, failed, skipped, errors }).toMatchObject(one.truth.counts);
    const missed = pairs(one).filter(({ read }) => read === undefined);
    expect(missed.map(({ told }) => told.title)).toEqual([]);
    expect(one.report.failures.length).toBe(one.truth.failures.length);
  });

  it("has the file and line of the first own frame in 98 of 100", () => {
    const all = entries.flatMap(([name, one]) =>
      pairs(one)
        .filter(({ told }) => told.at !== null)
        .map(({ told, read }) => ({
          test: `${name} ${told.title}`,
          told: told.at,
          read: read ? placeOf(read) : null,
        })),
    );
    const wrong = all.filter(({ told, read }) => told !== read);
    expect(all.length).toBeGreaterThan(200);
    expect(1 - wrong.length / all.length, JSON.stringify(wrong, null, 1)).toBeGreaterThanOrEqual(
      0.98,
    );
  });

  it("has the likely cause in 98 of 100", () => {
    const all = entries.flatMap(([name, one]) =>
      pairs(one).map(({ told, read }) => ({
        test: `${name} ${told.title}`,
        told: told.cause,
        read: read?.likelyCause ?? "",
      })),
    );
    const wrong = all.filter(({ told, read }) => !told.split(" ").includes(read));
    expect(1 - wrong.length / all.length, JSON.stringify(wrong, null, 1)).toBeGreaterThanOrEqual(
      0.98,
    );
  });
});

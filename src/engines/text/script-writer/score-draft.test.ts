import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Line } from "./lines.js";
import { type Draft, scoreDraft } from "./score-draft.js";

interface JudgedPair {
  readonly lines: readonly Pick<Line, "text" | "place" | "kind" | "follows">[];
  /** Sections as places in `lines`. */
  readonly better: readonly (readonly number[])[];
  readonly worse: readonly (readonly number[])[];
}

/** Listeners chose between two scripts of one brief; the briefs are those of customer-briefs.json and others. */
const pairs = JSON.parse(
  readFileSync(new URL("../../../../test/briefs/judged-pairs.json", import.meta.url), "utf8"),
) as readonly JudgedPair[];

function draftOf({ lines }: JudgedPair, sections: JudgedPair["better"]): Draft {
  return sections.map((section) =>
    section.map((place): Line => {
      const line = lines[place]!;
      return {
        ...line,
        follows: line.follows ?? false,
        words: line.text.split(/\s+/u).length,
        label: "",
      };
    }),
  );
}

describe("the scorer of drafts", () => {
  it("agrees with listeners in 85 of 100 judged pairs at least", () => {
    expect(pairs).toHaveLength(100);
    const agreed = pairs.filter(
      (pair) => scoreDraft(draftOf(pair, pair.better)) > scoreDraft(draftOf(pair, pair.worse)),
    );
    expect(agreed.length).toBeGreaterThanOrEqual(85);
  });
});

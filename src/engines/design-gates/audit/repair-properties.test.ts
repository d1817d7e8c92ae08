import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pages, stylesheets, tokenSources } from "../../../../test/helpers/defective-sources.js";
import { auditSource } from "./audit-source.js";
import type { SourceKind } from "./detect-kind.js";

/** `RUNS=2000 npx vitest run src/engines/design-gates/audit/repair-properties.test.ts` is the long form. */
const RUNS = Number(process.env.RUNS ?? 90);

const kinds: readonly (readonly [SourceKind, fc.Arbitrary<string>])[] = [
  ["html", pages],
  ["css", stylesheets],
  ["tokens", tokenSources],
];

describe.each(kinds)("the repair of %s", (kind, sources) => {
  it("leaves nothing that it could repair, changes nothing twice, and mends what it says", () => {
    let [repaired, unsettled] = [0, 0];
    fc.assert(
      fc.property(sources, (source) => {
        const first = auditSource({ source, kind, repair: true });
        const mended = first.repair?.source ?? "";
        const second = auditSource({ source: mended, kind, repair: true });
        expect(second.entries.filter(({ repairable }) => repairable)).toEqual([]);
        expect(second.repair?.source).toBe(mended);
        expect(second.repair?.repairs).toEqual([]);
        expect(first.repair?.verdict).toEqual({ passed: second.passed, score: second.score });
        const isRepairable = first.entries.some(({ repairable }) => repairable);
        expect(mended !== source).toBe(isRepairable);
        if (isRepairable) repaired += 1;
        const faults = (audit: typeof first) => audit.failed;
        if (faults(second) >= faults(first) && isRepairable) unsettled += 1;
      }),
      { numRuns: RUNS },
    );
    console.log(
      `${kind}: ${RUNS} sources, ${repaired} repaired, ${unsettled} with as many failures`,
    );
    expect(repaired).toBeGreaterThan(RUNS / 4);
  });
});

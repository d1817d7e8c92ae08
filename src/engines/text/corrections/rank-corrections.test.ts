import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readCorrections, readQueries } from "../../../../test/helpers/labelled-corrections.js";
import type { Correction, Supersession } from "./correction.js";
import { rankCorrections } from "./rank-corrections.js";

/** Of the queries whose answers a person named; `bench/corrections.ts` measures all of them. */
const RIGHT_MIN = 0.97;

const rule = (id: string, when: string, more: Partial<Correction> = {}): Correction => ({
  id,
  when,
  correction: `do as ${id} says`,
  scope: "",
  precedence: 0,
  order: 0,
  ...more,
});
const governing = (
  query: string,
  corrections: readonly Correction[],
  { scope = "", supersessions = [] as readonly Supersession[] } = {},
) => rankCorrections({ query, scope, corrections, supersessions, topK: 5 }).governing;

describe("the correction that governs", () => {
  const store = readCorrections();

  it("is the one that a person named, for a third of the queries and all of the others", () => {
    const queries = [
      ...readQueries().filter((_, at) => at % 3 === 0),
      ...readQueries("other-queries"),
    ];
    const right = queries.filter(({ query, scope, expected }) => {
      return rankCorrections({ ...store, query, scope, topK: 1 }).governing === expected;
    });
    expect(right.length / queries.length).toBeGreaterThanOrEqual(RIGHT_MIN);
  });

  it("is asked for in many words of few corrections, and few of many", () => {
    expect(store.corrections.length).toBeGreaterThanOrEqual(300);
    const queries = readQueries();
    expect(queries.filter(({ expected }) => expected !== null).length).toBeGreaterThanOrEqual(200);
    expect(queries.filter(({ expected }) => expected === null).length).toBeGreaterThanOrEqual(40);
  });

  it.each([
    ["deploying to production", "deploys the service to prod"],
    ["deploying to production", "roll out the new build in production"],
    ["rolling back a release", "roll the release back"],
    ["reviewing a pull request", "I have PRs to review"],
    ["writing a database migration", "databse migration"],
    ["describing an endpoint", "description of the endpoint"],
    ["two-factor authentication", "set up 2FA"],
    ["a client asks for their money back", "customer wants a refund"],
    ["choosing colours", "pick a color"],
    ["Rechnungen schreiben", "Wie schreibe ich eine Rechnung?"],
    ["répondre aux réclamations", "comment répondre à une réclamation"],
    ["会議の議事録", "会議の議事録を書く"],
  ])("is about %s when the query says %s", (when, query) => {
    expect(governing(query, [rule("other", "watering the plants"), rule("this", when)])).toBe(
      "this",
    );
  });

  it.each([
    ["the product page", "deploying to production"],
    ["an important customer", "importing a module"],
    ["a commit message", "the ethics committee meets"],
    ["naming branches", "how do I do it?"],
    ["naming branches", "naming"],
    ["naming branches", "a name for my kitten"],
  ])("is none about %s when the query says %s", (when, query) => {
    expect(governing(query, [rule("this", when)])).toBeNull();
  });

  it("is found by its own words, too, which count less than those of another's trigger", () => {
    const runner = rule("runner", "writing tests", { correction: "Use vitest, never jest." });
    const jest = rule("jest", "upgrading jest");
    expect(governing("vitest or jest for the tests?", [runner])).toBe("runner");
    expect(governing("upgrading jest", [jest, { ...runner, order: 1 }])).toBe("jest");
  });

  it("tells what of its kind it was about to contradict", () => {
    const corrections = [
      rule("old", "naming a branch", { order: 1 }),
      rule("new", "naming branches", { order: 2 }),
      rule("far", "deleting a branch", { order: 3, precedence: -1 }),
    ];
    const ranking = rankCorrections({
      query: "naming a branch",
      scope: "",
      corrections,
      supersessions: [],
      topK: 5,
    });
    expect(ranking.conflicts).toEqual([{ id: "new", with: "old" }]);
  });

  it("is nobody's where supersession runs in a circle", () => {
    const corrections = [rule("a", "naming a branch"), rule("b", "naming a branch")];
    const supersessions = [
      { by: "a", id: "b" },
      { by: "b", id: "a" },
    ];
    expect(governing("naming a branch", corrections, { supersessions })).toBeNull();
  });

  const scope = fc.constantFrom("", "a", "a/b", "a/b/c", "ab", "b");
  const correction = fc.record({
    when: fc.constantFrom("naming a branch", "branch names", "deploying", "a git branch's name"),
    scope,
    precedence: fc.integer({ min: -2, max: 2 }),
  });

  it("follows the order of the rules whatever comes, in any order", () => {
    fc.assert(
      fc.property(
        fc.array(correction, { minLength: 1, maxLength: 12 }),
        scope,
        fc.array(fc.tuple(fc.nat(11), fc.nat(11)), { maxLength: 4 }),
        fc.integer(),
        (made, where, pairs, seed) => {
          const corrections = made.map((one, order) =>
            rule(`c${order}`, one.when, { ...one, order }),
          );
          // Only what was there before can be superseded.
          const supersessions = pairs
            .filter(([by, id]) => by > id && by < made.length)
            .map(([by, id]) => ({ by: `c${by}`, id: `c${id}` }));
          const request = {
            query: "naming a branch",
            scope: where,
            corrections,
            supersessions,
            topK: 50,
          };
          const ranking = rankCorrections(request);
          const out = new Set(supersessions.map(({ id }) => id));
          for (const { correction: found } of ranking.results) {
            expect(out.has(found.id)).toBe(false);
            expect(`${where}/`.startsWith(found.scope === "" ? "" : `${found.scope}/`)).toBe(true);
          }
          const [first] = ranking.results;
          expect(first?.correction.id ?? null).toBe(ranking.governing);
          expect(ranking.results.filter(({ governs }) => governs)).toHaveLength(first ? 1 : 0);
          const same = ranking.results.filter(
            ({ correction: { when } }) => when === first?.correction.when,
          );
          for (const {
            why,
            correction: { order },
          } of same.slice(1)) {
            const won = [first!.why.scope - why.scope, first!.why.precedence - why.precedence];
            const decisive = [...won, first!.correction.order - order].find((one) => one !== 0);
            expect(decisive).toBeGreaterThan(0);
          }
          const shuffled = corrections
            .map((one, at) => ({ one, key: Math.sin(seed + at) }))
            .sort((a, b) => a.key - b.key)
            .map(({ one }) => one);
          expect(rankCorrections({ ...request, corrections: shuffled })).toEqual(ranking);
        },
      ),
      { numRuns: 150 },
    );
  });
});

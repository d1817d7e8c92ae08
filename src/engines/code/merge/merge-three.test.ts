import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cleanMerge, mergeThree } from "./merge-three.js";

const letters = (text: string) => [...text];
const merge = (base: string, ours: string, theirs: string) =>
  mergeThree(letters(base), letters(ours), letters(theirs));

describe("mergeThree", () => {
  it.each([
    ["edits apart", "abcdef", "aXcdef", "abcdYf", "aXcdYf"],
    ["the same edit", "abc", "aXc", "aXc", "aXc"],
    ["a removal and an addition apart", "abcdef", "acdef", "abcdeZf", "acdeZf"],
    ["one side alone", "abc", "abc", "xbz", "xbz"],
    ["nothing", "", "", "", ""],
  ])("merges %s", (_name, base, ours, theirs, merged) => {
    expect(cleanMerge(merge(base, ours, theirs))?.join("")).toBe(merged);
  });

  it.each([
    ["the same item", "abc", "aXc", "aYc"],
    ["adjoining items", "abcd", "aXcd", "abYd"],
    ["two additions at one place", "ab", "aXb", "aYb"],
    ["a change of what the other removed", "abc", "ac", "aYc"],
  ])("leaves a conflict about %s", (_name, base, ours, theirs) => {
    expect(merge(base, ours, theirs)?.filter(({ kind }) => kind === "conflict")).toHaveLength(1);
  });

  it("keeps what one side alone did, and is the same from both sides", () => {
    const text = fc.array(fc.constantFrom("a", "b", "c"), { maxLength: 12 });
    fc.assert(
      fc.property(text, text, text, (base, ours, theirs) => {
        expect(cleanMerge(mergeThree(base, ours, base))).toEqual(ours);
        expect(cleanMerge(mergeThree(base, base, theirs))).toEqual(theirs);
        expect(cleanMerge(mergeThree(base, ours, theirs))).toEqual(
          cleanMerge(mergeThree(base, theirs, ours)),
        );
      }),
    );
  });

  it("gives sides up that have nothing in common, rather than work for long", () => {
    const side = (name: string) => Array.from({ length: 2_000 }, (_, line) => `${name}${line}`);
    expect(mergeThree(side("a"), side("b"), side("c"))).toBeUndefined();
  });
});

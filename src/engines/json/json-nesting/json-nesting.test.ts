import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isNestedTooDeep } from "./json-nesting.js";

const isTooDeep = (text: string) => isNestedTooDeep(Buffer.from(text));

function depthOf(value: unknown): number {
  if (typeof value !== "object" || value === null) return 0;
  return 1 + Math.max(0, ...Object.values(value).map(depthOf));
}

describe("isNestedTooDeep", () => {
  it.each([
    ["no text", "", false],
    ["64 lists", "[".repeat(64), false],
    ["65 lists", "[".repeat(65), true],
    ["65 objects and lists", '{"a":['.repeat(33), true],
    ["many lists side by side", "[]".repeat(1_000), false],
    ["brackets within a string", `"${"[".repeat(1_000)}"`, false],
    ["brackets after an escaped quote", `"\\"${"[".repeat(1_000)}"`, false],
    ["lists after a string that ends in a backslash", `["\\\\",${"[".repeat(64)}`, true],
    ["brackets among other scripts", `"é😀${"[".repeat(65)}"`, false],
  ])("tells %s", (_name, text, expected) => {
    expect(isTooDeep(text)).toBe(expected);
  });

  it("agrees with the depth of what is written, wherever it is nested", () => {
    fc.assert(
      fc.property(
        fc.jsonValue({ maxDepth: 6 }),
        fc.integer({ min: 55, max: 64 }),
        (value, outer) => {
          const text = "[".repeat(outer) + JSON.stringify(value) + "]".repeat(outer);
          expect(isTooDeep(text)).toBe(outer + depthOf(value) > 64);
        },
      ),
    );
  });

  it("looks at no byte outside the range", () => {
    const deep = "[".repeat(65);
    const bytes = Buffer.from(`${deep}\n[]\n${deep}`);
    expect(isNestedTooDeep(bytes, { from: 66, to: 68 })).toBe(false);
    expect(isNestedTooDeep(bytes, { from: 69 })).toBe(true);
    expect(isNestedTooDeep(bytes, { to: 64 })).toBe(false);
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { measureJson, measureLight } from "./json-extent.js";

const isTooDeep = (text: string) => measureJson(Buffer.from(text)).isTooDeep;

function depthOf(value: unknown): number {
  if (typeof value !== "object" || value === null) return 0;
  return 1 + Math.max(0, ...Object.values(value).map(depthOf));
}

describe("measureJson", () => {
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
    expect(measureJson(bytes, { from: 66, to: 68 }).isTooDeep).toBe(false);
    expect(measureJson(bytes, { from: 69 }).isTooDeep).toBe(true);
    expect(measureJson(bytes, { to: 64 }).isTooDeep).toBe(false);
  });
});

describe("measureLight", () => {
  const light = (text: string) => measureLight(Buffer.from(text)) !== undefined;

  it("takes what is usual, and long texts", () => {
    expect(light(JSON.stringify({ text: "x".repeat(250_000) }))).toBe(true);
    expect(light(JSON.stringify(Array.from({ length: 2_000 }, () => [1, 2])))).toBe(true);
    expect(light(JSON.stringify(Array.from({ length: 10_000 }, (_, at) => at / 7)))).toBe(true);
  });

  it("leaves many members, lists or values to a thread", () => {
    expect(light(`[${"[],".repeat(6_000)}1]`)).toBe(false);
    expect(light(`{${'"a":1,'.repeat(6_000)}"b":1}`)).toBe(false);
    expect(light(`[${"1,".repeat(60_000)}1]`)).toBe(false);
  });

  it("leaves a long text to a thread without a look at it", () => {
    expect(light(JSON.stringify("x".repeat(300_000)))).toBe(false);
    expect(light(" ".repeat(300_000))).toBe(false);
  });

  it("takes a short one that is too deep, which is not built", () => {
    expect(light("[".repeat(100_000))).toBe(true);
  });
});

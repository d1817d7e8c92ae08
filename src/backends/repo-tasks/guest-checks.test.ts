import assert from "node:assert";
import { inspect } from "node:util";
import { describe, expect, it } from "vitest";

/** What the isolate has, here in Node.js: it has no types. */
const load = async (name: string) =>
  (await import(new URL(`./guest/${name}`, import.meta.url).href)) as Record<string, unknown>;
const { expect: own } = (await load("expect.js")) as { expect: typeof expect };
const { assert: ownAssert } = (await load("assert.js")) as { assert: typeof assert };

const passes = (action: () => void) => {
  try {
    action();
    return true;
  } catch {
    return false;
  }
};

const values = [
  0,
  -0,
  1,
  "1",
  "",
  "abc",
  null,
  undefined,
  Number.NaN,
  true,
  [],
  [1, 2],
  [1, undefined],
  {},
  { a: 1 },
  { a: 1, b: undefined },
  { a: { b: [1] } },
  new Date(0),
  new Date(1),
  /a/g,
  new Map([[1, { a: 1 }]]),
  new Set([1, 2]),
  new Error("abc"),
  new TypeError("abc"),
  Object.create(null),
  new (class Point {
    a = 1;
  })(),
];

describe("expectations in the isolate", () => {
  it.each(["toBe", "toEqual", "toStrictEqual"] as const)(
    "compare with %s as vitest does",
    (name) => {
      for (const left of values) {
        for (const right of values) {
          const same = passes(() => expect(left)[name](right));
          expect(
            passes(() => own(left)[name](right)),
            `${inspect(left)} ${name} ${inspect(right)}`,
          ).toBe(same);
          expect(passes(() => own(left).not[name](right))).toBe(!same);
        }
      }
    },
  );

  it.each([
    ["toBeCloseTo", 0.3, [0.1 + 0.2]],
    ["toBeCloseTo", 1.005, [1, 2]],
    ["toBeCloseTo", 1.006, [1, 2]],
    ["toContain", [1, 2], [2]],
    ["toContain", "abc", ["bd"]],
    ["toContainEqual", [{ a: 1 }], [{ a: 1 }]],
    ["toHaveLength", "abc", [3]],
    ["toMatch", "abc", [/^b/]],
    ["toMatch", "abc", ["bc"]],
    ["toMatchObject", { a: 1, b: { c: 2, d: 3 } }, [{ b: { c: 2 } }]],
    ["toMatchObject", { a: [1, 2] }, [{ a: [1] }]],
    ["toHaveProperty", { a: { b: 1 } }, ["a.b", 1]],
    ["toHaveProperty", { a: { b: 1 } }, ["a.c"]],
    ["toBeGreaterThan", 2, [2]],
    ["toBeGreaterThanOrEqual", 2, [2]],
    ["toBeInstanceOf", new TypeError("x"), [Error]],
    ["toBeNull", undefined, []],
    ["toBeDefined", null, []],
    ["toBeFalsy", "", []],
    ["toBeNaN", Number.NaN, []],
  ])("judge with %s as vitest does", (name, value, wanted) => {
    const judged = (from: typeof expect) =>
      passes(() =>
        (from(value) as unknown as Record<string, (...all: unknown[]) => void>)[name]?.(...wanted),
      );
    expect(judged(own)).toBe(judged(expect));
  });

  it.each([
    [undefined],
    [Error],
    [RangeError],
    [TypeError],
    ["too"],
    ["other"],
    [/far$/],
    [new RangeError("too far")],
    [new Error("near")],
  ])("judge what is thrown by %s as vitest does", (wanted) => {
    const thrower = () => {
      throw new RangeError("too far");
    };
    expect(passes(() => own(thrower).toThrow(wanted))).toBe(
      passes(() => expect(thrower).toThrow(wanted)),
    );
    expect(passes(() => own(() => 1).toThrow(wanted))).toBe(false);
  });

  it("wait for promises, and match by what is asked of a part", async () => {
    await own(Promise.resolve(2)).resolves.toBe(2);
    await own(Promise.reject(new Error("no"))).rejects.toThrow("no");
    await expect(own(Promise.resolve(2)).rejects.toThrow()).rejects.toThrow("resolves");
    own({ a: 1, b: "x", c: [1, 2] }).toEqual({
      a: own.any(Number),
      b: own.stringMatching(/x/),
      c: own.arrayContaining([2]),
    });
    expect(passes(() => own({ a: "1" }).toEqual({ a: own.any(Number) }))).toBe(false);
  });
});

describe("assertions in the isolate", () => {
  it.each(["equal", "strictEqual", "deepEqual", "deepStrictEqual"] as const)(
    "compare with %s as node:assert does",
    (name) => {
      for (const left of values) {
        for (const right of values) {
          const same = passes(() => assert[name](left, right));
          expect(
            passes(() => ownAssert[name](left, right)),
            `${inspect(left)} ${name} ${inspect(right)}`,
          ).toBe(same);
        }
      }
    },
  );

  it.each([
    [undefined],
    [RangeError],
    [TypeError],
    [/far/],
    [/near/],
    [{ message: "too far" }],
    [{ name: "Error" }],
    [() => true],
    [() => false],
  ])("judge what is thrown by %s as node:assert does", (wanted) => {
    const thrower = () => {
      throw new RangeError("too far");
    };
    const judged = (from: typeof assert) =>
      passes(() =>
        wanted === undefined ? from.throws(thrower) : from.throws(thrower, wanted as RegExp),
      );
    expect(judged(ownAssert)).toBe(judged(assert));
  });
});

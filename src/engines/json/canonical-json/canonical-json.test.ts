import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { canonicalize } from "./canonical-json.js";

/** The test data that the authors of RFC 8785 publish (cyberphone/json-canonicalization, Apache-2.0). */
const published: readonly (readonly [name: string, input: string, output: string])[] = [
  ["arrays", '[56, {"d": true, "10": null, "1": [ ]}]', '[56,{"1":[],"10":null,"d":true}]'],
  [
    "french",
    String.raw`{"peach": "This sorting order", "p\u00e9ch\u00e9": "is wrong according to French",
      "p\u00eache": "but canonicalization MUST", "sin": "ignore locale"}`,
    `{"peach":"This sorting order","péché":"is wrong according to French","pêche":"but canonicalization MUST","sin":"ignore locale"}`,
  ],
  [
    "structures",
    String.raw`{"1": {"f": {"f": "hi","F": 5} ,"\n": 56.0}, "10": { }, "": "empty", "a": { },
      "111": [ {"e": "yes","E": "no" } ], "A": { }}`,
    String.raw`{"":"empty","1":{"\n":56,"f":{"F":5,"f":"hi"}},"10":{},"111":[{"E":"no","e":"yes"}],"A":{},"a":{}}`,
  ],
  ["unicode", String.raw`{"Unnormalized Unicode":"A\u030a"}`, `{"Unnormalized Unicode":"A\u030a"}`],
  [
    "values",
    String.raw`{"numbers": [333333333.33333329, 1E30, 4.50, 2e-3, 0.000000000000000000000000001],
      "string": "\u20ac$\u000F\u000aA'\u0042\u0022\u005c\\\"\/", "literals": [null, true, false]}`,
    String.raw`{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"string":"€$\u000f\nA'B\"\\\\\"/"}`,
  ],
  [
    "weird",
    String.raw`{"\u20ac": "Euro Sign", "\r": "Carriage Return", "\u000a": "Newline", "1": "One",
      "\u0080": "Control\u007f", "\ud83d\ude02": "Smiley",
      "\u00f6": "Latin Small Letter O With Diaeresis", "\ufb33": "Hebrew Letter Dalet With Dagesh",
      "</script>": "Browser Challenge"}`,
    `{"\\n":"Newline","\\r":"Carriage Return","1":"One","</script>":"Browser Challenge","\u0080":"Control\u007f","ö":"Latin Small Letter O With Diaeresis","€":"Euro Sign","\ud83d\ude02":"Smiley","\ufb33":"Hebrew Letter Dalet With Dagesh"}`,
  ],
];

/** RFC 8785, appendix B: the bits of a double, and how it is written. */
const numbers: readonly (readonly [bits: string, text: string])[] = [
  ["0000000000000000", "0"],
  ["8000000000000000", "0"],
  ["0000000000000001", "5e-324"],
  ["8000000000000001", "-5e-324"],
  ["7fefffffffffffff", "1.7976931348623157e+308"],
  ["ffefffffffffffff", "-1.7976931348623157e+308"],
  ["4340000000000000", "9007199254740992"],
  ["c340000000000000", "-9007199254740992"],
  ["4340000000000001", "9007199254740994"],
  ["4340000000000002", "9007199254740996"],
  ["4430000000000000", "295147905179352830000"],
  ["44b52d02c7e14af5", "9.999999999999997e+22"],
  ["44b52d02c7e14af6", "1e+23"],
  ["44b52d02c7e14af7", "1.0000000000000001e+23"],
  ["444b1ae4d6e2ef4e", "999999999999999700000"],
  ["444b1ae4d6e2ef4f", "999999999999999900000"],
  ["444b1ae4d6e2ef50", "1e+21"],
  ["3eb0c6f7a0b5ed8c", "9.999999999999997e-7"],
  ["3eb0c6f7a0b5ed8d", "0.000001"],
  ["41b3de4355555553", "333333333.3333332"],
  ["41b3de4355555554", "333333333.33333325"],
  ["41b3de4355555555", "333333333.3333333"],
  ["41b3de4355555556", "333333333.3333334"],
  ["41b3de4355555557", "333333333.33333343"],
  ["becbf647612f3696", "-0.0000033333333333333333"],
  ["43143ff3c1cb0959", "1424953923781206.2"],
];

const jsonValue = fc.jsonValue({ maxDepth: 5, stringUnit: "binary" });

describe("canonicalize", () => {
  it.each(published)("writes the published case %s", (_name, input, output) => {
    expect(canonicalize(JSON.parse(input))).toBe(output);
  });

  it.each(numbers)("writes the double %s as %s", (bits, text) => {
    const double = Buffer.from(bits, "hex").readDoubleBE();
    expect(canonicalize(double)).toBe(text);
  });

  it.each([
    ["NaN", Number.NaN, "NaN has no canonical form"],
    ["infinity", [Number.POSITIVE_INFINITY], "Infinity has no canonical form"],
    ["negative infinity", { a: Number.NEGATIVE_INFINITY }, "-Infinity has no canonical form"],
    ["half a surrogate pair", { a: "\ud800" }, "half of a surrogate pair has no canonical form"],
    ["the other half", "x\udc00y", "half of a surrogate pair has no canonical form"],
    ["a broken key", { "\udead": 1 }, "half of a surrogate pair has no canonical form"],
    ["undefined", { a: undefined }, "a value of type undefined is not JSON"],
    ["a hole in a list", new Array(1), "a value of type undefined is not JSON"],
    ["a bigint", 1n, "a value of type bigint is not JSON"],
    ["a function", () => 1, "a value of type function is not JSON"],
    ["a date", new Date(0), "an object of a class is not JSON"],
    ["a map", new Map(), "an object of a class is not JSON"],
  ])("refuses %s", (_name, value, message) => {
    expect(() => canonicalize(value)).toThrow(new TypeError(message));
  });

  it("orders keys by UTF-16 code units, not by code points", () => {
    expect(canonicalize({ "\ufb33": 1, "\u{1f602}": 2 })).toBe('{"\u{1f602}":2,"\ufb33":1}');
  });

  it("parses back to an equal value", () => {
    fc.assert(
      fc.property(jsonValue, (value) => {
        expect(JSON.parse(canonicalize(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  it("writes what it parsed back in the same way", () => {
    fc.assert(
      fc.property(jsonValue, (value) => {
        const text = canonicalize(value);
        expect(canonicalize(JSON.parse(text))).toBe(text);
      }),
    );
  });

  it("does not depend on the order of keys", () => {
    const entries = fc.uniqueArray(fc.tuple(fc.string({ unit: "binary" }), jsonValue), {
      selector: ([key]) => key,
    });
    const orders = entries.chain((list) =>
      fc.tuple(
        fc.constant(list),
        fc.shuffledSubarray(list, { minLength: list.length, maxLength: list.length }),
      ),
    );
    fc.assert(
      fc.property(orders, ([list, shuffled]) => {
        expect(canonicalize(Object.fromEntries(shuffled))).toBe(
          canonicalize(Object.fromEntries(list)),
        );
      }),
    );
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CASES } from "../../../../test/calculator/answered.js";
import { REFUSED } from "../../../../test/calculator/refused.js";
import { UNANSWERED, WORDED } from "../../../../test/calculator/worded.js";
import { CHARACTERS_MAX, calculate } from "./calculate.js";

function textOf(text: string): string {
  const calculation = calculate(text);
  return calculation.kind === "answer"
    ? calculation.answer.text
    : `${calculation.code}: ${calculation.message}`;
}

function answerOf(text: string) {
  const calculation = calculate(text);
  if (calculation.kind === "refused") throw new Error(`${text}: ${calculation.message}`);
  return calculation.answer;
}

describe("calculate", () => {
  it.each(Object.entries(CASES))("answers texts about %s", (_, cases) => {
    const wrong = cases.filter(([text, answer]) => textOf(text) !== answer);
    expect(wrong.map(([text, answer]) => ({ text, answer, got: textOf(text) }))).toEqual([]);
  });

  it.each(Object.entries(REFUSED))("refuses what is %s, and says why", (code, texts) => {
    const refusals = texts.map((text) => ({ text, calculation: calculate(text) }));
    const wrong = refusals.filter(
      ({ calculation }) => calculation.kind !== "refused" || calculation.code !== code,
    );
    expect(wrong).toEqual([]);
    for (const { calculation } of refusals) {
      if (calculation.kind === "refused") expect(calculation.message.length).toBeGreaterThan(10);
    }
  });

  it("answers questions in people's own words", () => {
    const wrong = WORDED.filter(([text, expected, unit]) => {
      const calculation = calculate(text);
      if (calculation.kind === "refused") return true;
      const { answer } = calculation;
      if (typeof expected !== "number") return answer.text !== String(expected);
      const isNear =
        Math.abs((answer.value ?? Number.NaN) - expected) <= Math.abs(expected) * 1e-12;
      return !isNear || answer.unit !== unit;
    });
    expect(wrong.map(([text, expected]) => ({ text, expected, got: textOf(text) }))).toEqual([]);
  });

  it.each(UNANSWERED)("refuses rather than guess: %s", (text) => {
    expect(calculate(text)).toMatchObject({ kind: "refused" });
  });

  it("names the word that it does not understand", () => {
    expect(textOf("2 + banana")).toBe(
      'not_understood: the calculation is not understood at "banana"',
    );
  });

  it("names both dimensions that do not go together", () => {
    expect(textOf("5 km in kg")).toBe(
      "incompatible_units: length (km) and mass (kg) do not measure the same",
    );
    expect(textOf("convert 5 USD to EUR")).toBe(
      "incompatible_units: US$ is not converted to €: there are no exchange rates here",
    );
  });

  it("says the reading, the unit and the nearest double", () => {
    expect(answerOf("how many cups in 2 litres")).toEqual({
      text: "≈ 8.45350567546 US cup",
      value: 8.453505675460748,
      exact: false,
      unit: "[cup_us]",
      expression: "2 L in US cup (cup = US cup, 1/16 US gallon)",
    });
    expect(answerOf("8 oz in ml").expression).toBe(
      "8 oz in mL (fluid ounce = US fluid ounce, 1/128 US gallon)",
    );
    expect(answerOf("sqrt 16 + 9").expression).toBe("sqrt(16) + 9");
    expect(answerOf("6/2(1+2)").expression).toBe("6/2 * (1 + 2)");
    expect(answerOf("2^(3^2) - (4 - 1)").expression).toBe("2^3^2 - (4 - 1)");
    expect(answerOf("-2^2").expression).toBe("-2^2");
    expect(answerOf("is 2 > 1")).toMatchObject({ text: "true", value: null, exact: true });
    expect(answerOf("$4.50 * 3")).not.toHaveProperty("unit");
    expect(answerOf("exp(1000)")).toMatchObject({ value: null, exact: false });
  });

  it("bounds the length, the nesting and the work", () => {
    expect(textOf("1".repeat(CHARACTERS_MAX + 1))).toBe(
      "too_large: at most 10000 characters are read",
    );
    expect(textOf(`${"(".repeat(200)}7${")".repeat(200)}`)).toBe("7");
    expect(textOf(`${"(".repeat(300)}7${")".repeat(300)}`)).toBe(
      "too_large: more than 250 parts inside each other",
    );
    expect(textOf(`${"9".repeat(4_000)} mod 7`)).toBe(String((10n ** 4000n % 7n) - 1n));
    expect(textOf("1+".repeat(600).concat("1"))).toBe("601");
  });

  it.each([
    ["parentheses", "(".repeat(9_999)],
    ["signs", `${"-".repeat(9_999)}1`],
    ["powers", `${"2^".repeat(4_990)}2`],
    ["percent signs", `1${"%".repeat(9_000)}`],
    ["factorials", `3${"!".repeat(5_000)}`],
    ["fractions", Array.from({ length: 1_500 }, (_, n) => `1/${n + 7}`).join("+")],
    ["sums", `${"sum of ".repeat(1_400)}1`],
    ["articles", "the ".repeat(2_500)],
    ["numbers", "1 ".repeat(4_999)],
    ["commas", "1,".repeat(4_999)],
    ["roots", `${"sqrt(".repeat(240)}2${")".repeat(240)}`],
    ["units", `1 ${"m*".repeat(4_900)}m`],
    ["points", ".".repeat(9_999)],
  ])("ends soon on a flood of %s", (_, text) => {
    const begin = process.cpuUsage();
    const calculation = calculate(text);
    const { user, system } = process.cpuUsage(begin);
    expect(calculation.kind).toBe("refused");
    expect((user + system) / 1_000).toBeLessThan(500);
  });
});

type Tree =
  | { readonly number: number }
  | { readonly sign: "+" | "-" | "*" | "/"; readonly left: Tree; readonly right: Tree };

const leaf = fc.integer({ min: 0, max: 99 }).map((number): Tree => ({ number }));
const { tree } = fc.letrec<{ tree: Tree }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    leaf,
    fc.record({
      sign: fc.constantFrom("+" as const, "-" as const, "*" as const, "/" as const),
      left: tie("tree"),
      right: tie("tree"),
    }),
  ),
}));

/** The value as two integers that are never reduced; undefined where something is divided by 0. */
function treeValue(node: Tree): readonly [top: bigint, bottom: bigint] | undefined {
  if ("number" in node) return [BigInt(node.number), 1n];
  const [left, right] = [treeValue(node.left), treeValue(node.right)];
  if (!left || !right) return undefined;
  const [[a, b], [c, d]] = [left, right];
  if (node.sign === "+") return [a * d + c * b, b * d];
  if (node.sign === "-") return [a * d - c * b, b * d];
  if (node.sign === "*") return [a * c, b * d];
  return c === 0n ? undefined : [a * d, b * c];
}

const WAYS = {
  "+": ["+", " + ", " plus "],
  "-": [" - ", " − ", " minus "],
  "*": [" * ", "×", " times ", " multiplied by "],
  "/": [" / ", " ÷ ", " divided by ", " over "],
};

function render(node: Tree, style: (count: number) => number): string {
  if ("number" in node) return String(node.number);
  const ways = WAYS[node.sign];
  const [left, right] = [node.left, node.right].map((part) => {
    const text = render(part, style);
    return "number" in part ? text : `(${text})`;
  });
  return `${left}${ways[style(ways.length)]}${right}`;
}

/** The fraction of an answer such as `-2.5` or `1/3 (≈ 0.333)`. */
function fractionOf(text: string): readonly [bigint, bigint] {
  const [number = ""] = text.split(" ");
  const [top = "", bottom] = number.split("/");
  if (bottom !== undefined) return [BigInt(top), BigInt(bottom)];
  const [whole = "", decimals = ""] = top.split(".");
  return [BigInt(whole + decimals), 10n ** BigInt(decimals.length)];
}

describe("arithmetic", () => {
  it("agrees with integers that are never reduced, however it is written", () => {
    fc.assert(
      fc.property(tree, fc.infiniteStream(fc.nat({ max: 1_000 })), (node, numbers) => {
        const text = render(node, (count) => (numbers.next().value ?? 0) % count);
        const expected = treeValue(node);
        const calculation = calculate(text);
        if (!expected) return calculation.kind === "refused" && calculation.code === "undefined";
        if (calculation.kind === "refused") return false;
        if (calculation.answer.text.startsWith("≈")) return true;
        const [top, bottom] = fractionOf(calculation.answer.text);
        return top * expected[1] === bottom * expected[0];
      }),
      { numRuns: 300 },
    );
  });

  it("keeps the laws of a field", () => {
    const number = fc
      .tuple(fc.integer({ min: -999, max: 999 }), fc.integer({ min: 1, max: 99 }))
      .map(([top, bottom]) => `(${top}/${bottom})`);
    fc.assert(
      fc.property(number, number, number, (a, b, c) => {
        expect(textOf(`${a} * (${b} + ${c}) = ${a} * ${b} + ${a} * ${c}`)).toBe("true");
        expect(textOf(`(${a} + ${b}) + ${c} = ${c} + (${b} + ${a})`)).toBe("true");
        expect(textOf(`${a} - ${b} + ${b} = ${a}`)).toBe("true");
      }),
      { numRuns: 60 },
    );
  });

  it("reads back what it printed as its reading", () => {
    fc.assert(
      fc.property(tree, (node) => {
        const first = calculate(render(node, () => 0));
        if (first.kind === "refused") return;
        expect(textOf(first.answer.expression)).toBe(first.answer.text);
      }),
      { numRuns: 200 },
    );
  });

  it("never throws, whatever words stand together", () => {
    const words = fc.constantFrom(
      ..."1 2.5 -3 1,000 ( ) [ ] + - * / ^ % ! , and of the sum square root percent what is how many in to km miles kg C F $ € half dozen million twice is prime larger than or round nearest hex per x ' \" = < convert from degrees 5th then add by".split(
        " ",
      ),
    );
    fc.assert(
      fc.property(fc.array(words, { maxLength: 14 }), (parts) => {
        expect(["answer", "refused"]).toContain(calculate(parts.join(" ")).kind);
      }),
      { numRuns: 1_500 },
    );
  });
});

import { describe, expect, it } from "vitest";
import { evaluate, tokenize, toPostfix } from "./code.js";

describe("expressions", () => {
  it("have tokens", () => {
    expect(tokenize(" 12+3.5 * (4)")).toEqual(["12", "+", "3.5", "*", "(", "4", ")"]);
    expect(() => tokenize("1 $ 2")).toThrow(SyntaxError);
  });
  it("have a postfix form", () => {
    expect(toPostfix(["1", "+", "2", "*", "3"])).toEqual([1, 2, 3, "*", "+"]);
  });
  it("are computed by precedence", () => {
    expect(evaluate("1 + 2 * 3")).toBe(7);
    expect(evaluate("8 - 3 - 2")).toBe(3);
    expect(evaluate("2 * 3 + 4")).toBe(10);
    expect(evaluate("2 ^ 3 ^ 2")).toBe(512);
    expect(evaluate("8 / 4 / 2")).toBe(1);
  });
  it("have parentheses", () => {
    expect(evaluate("(1 + 2) * 3")).toBe(9);
    expect(() => evaluate("(1 + 2")).toThrow("parentheses");
    expect(() => evaluate("1 + 2)")).toThrow("parentheses");
  });
  it("may be wrong", () => {
    expect(() => evaluate("1 +")).toThrow("operand");
    expect(() => evaluate("1 2")).toThrow("operator");
    expect(() => evaluate("1 / 0")).toThrow(RangeError);
  });
});

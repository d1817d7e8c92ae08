import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { normalizeBrief as keepBrief, readablePart } from "./brief.js";

const normalizeBrief = (brief: string) => keepBrief(brief).text;

const codePoints = (text: string) => Array.from(text).length;
const anyText = fc.string({ unit: "binary", maxLength: 3000, size: "max" });
const withNul = (text: string) => text.includes("\u0000");

describe("normalizeBrief", () => {
  it.each([
    ["Water the plants", "Water the plants"],
    ["  Water\tthe\r\n\r\nplants ", "Water the plants"],
    ["Water\u00a0\u2003the\u3000plants\ufeff", "Water the plants"],
    ["é", "é"],
  ])("collapses and trims %j to %j", (brief, kept) => {
    expect(normalizeBrief(brief)).toBe(kept);
  });

  it.each(["", " ", "\n\r\t\v\f", "\u00a0\u2028\u3000"])("refuses %j, which is empty", (brief) => {
    expect(() => normalizeBrief(brief)).toThrow("brief must have at least 1 character");
  });

  it("refuses U+0000", () => {
    expect(() => normalizeBrief("a\u0000b")).toThrow("brief must not contain U+0000");
  });

  it("keeps 1999 and 2000 characters and cuts 2001", () => {
    for (const length of [1999, 2000]) {
      expect(normalizeBrief("a".repeat(length))).toHaveLength(length);
    }
    expect(normalizeBrief(`${"a".repeat(2000)}b`)).toBe("a".repeat(2000));
  });

  it("counts characters outside the basic plane once and never halves one", () => {
    expect(normalizeBrief("😀".repeat(2000))).toBe("😀".repeat(2000));
    expect(normalizeBrief(`${"a".repeat(1999)}😀😀`)).toBe(`${"a".repeat(1999)}😀`);
    expect(normalizeBrief(`${"a".repeat(2000)}😀`)).toBe("a".repeat(2000));
  });

  it("collapses before it cuts, and keeps a space at the cut", () => {
    expect(normalizeBrief(`${" ".repeat(5000)}a${" ".repeat(5000)}b`)).toBe("a b");
    expect(normalizeBrief(`${"a".repeat(1999)} b`)).toBe(`${"a".repeat(1999)} `);
    expect(normalizeBrief("a ".repeat(2000))).toBe("a ".repeat(1000));
    expect(normalizeBrief("a ".repeat(1000))).toBe("a ".repeat(1000).trim());
  });

  it("answers 1 to 2000 whole characters without runs of white space for any text", () => {
    fc.assert(
      fc.property(
        anyText.filter((text) => !withNul(text) && text.trim() !== ""),
        (text) => {
          const kept = normalizeBrief(text);
          expect(codePoints(kept)).toBeGreaterThanOrEqual(1);
          expect(codePoints(kept)).toBeLessThanOrEqual(2000);
          expect(kept.isWellFormed()).toBe(text.isWellFormed());
          expect(kept).not.toMatch(/\s\s|^\s|[^\S ]/u);
          if (codePoints(kept) < 2000) expect(kept).not.toMatch(/\s$/u);
        },
      ),
    );
  });

  it("answers what collapsing, trimming and cutting the whole text would", () => {
    const words = fc.array(fc.constantFrom("a", "😀😀", " ", "\n ", "é", "b".repeat(700)), {
      maxLength: 4000,
      size: "max",
    });
    fc.assert(
      fc.property(words, (parts) => {
        const text = `x${parts.join("")}`;
        const collapsed = Array.from(text.replace(/\s+/gu, " ").trim());
        expect(normalizeBrief(text)).toBe(collapsed.slice(0, 2000).join(""));
      }),
      { numRuns: 50 },
    );
  });

  it("changes nothing the second time", () => {
    fc.assert(
      fc.property(
        anyText.filter((text) => !withNul(text) && text.trim() !== ""),
        (text) => {
          const once = normalizeBrief(text);
          expect(normalizeBrief(once)).toBe(once);
        },
      ),
    );
  });
});

describe("what a script is written from", () => {
  it.each([
    ["One. Two", "One. Two"],
    [`${"a ".repeat(900)}end. “Yes!” ${"b ".repeat(200)}`, `${"a ".repeat(900)}end. “Yes!”`],
    ["word ".repeat(500), "word ".repeat(400).trim()],
    ["x".repeat(3_000), "x".repeat(2_000)],
    [`Costs 3.50 ${"c".repeat(1_995)}`, "Costs 3.50"],
  ])("is the whole sentences of a brief that was cut, or its words: %#", (brief, part) => {
    expect(readablePart(keepBrief(brief))).toBe(part);
  });
});

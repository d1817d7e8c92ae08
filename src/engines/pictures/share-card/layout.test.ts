import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fontWidthsSource } from "../../../../scripts/font-widths.js";
import { advanceOf } from "./advance.js";
import { measureGlyphs, splitIntoAtoms } from "./atoms.js";
import { cleanText, isVisible } from "./clean-text.js";
import { directionOf } from "./direction.js";
import { graphemesOf } from "./graphemes.js";
import { fillLines } from "./lines.js";
import { type ParagraphStyle, setParagraph } from "./paragraph.js";

const style: ParagraphStyle = {
  weight: 700,
  tracking: 0,
  leading: 1.2,
  steps: [
    { sizePx: 72, linesMax: 2 },
    { sizePx: 40, linesMax: 4 },
  ],
  widthPx: 1000,
  heightMaxPx: 400,
};

const anyText = fc.string({ unit: "grapheme", maxLength: 120 });
const linesOf = (text: string, changes: Partial<ParagraphStyle> = {}) =>
  setParagraph(text, { ...style, ...changes }).lines.map((line) => line.text);
const atomsOf = (text: string) =>
  splitIntoAtoms(measureGlyphs(text, { weight: 700, emMax: 1000 }).glyphs);
const partsOf = (text: string) =>
  atomsOf(text).map(({ glyphs }) => glyphs.map((glyph) => glyph.text).join(""));

describe("the table of widths", () => {
  it("is what its script writes", () => {
    const checkedIn = readFileSync(
      new URL("../../../content/fonts/font-widths.ts", import.meta.url),
      "utf8",
    );
    expect(checkedIn).toBe(fontWidthsSource());
  });
});

describe("an advance", () => {
  it.each([
    ["A", 0.747, "inter"],
    ["Ж", 1.068, "inter"],
    ["e\u0301", 0.596, "inter"],
    ["漢", 1, "wide"],
    ["한", 1, "wide"],
    ["\u1112\u1161\u11ab", 1, "wide"],
    ["🚀", 1.25, "emoji"],
    ["👨‍👩‍👧‍👦", 1.25, "emoji"],
    ["1️⃣", 1.25, "emoji"],
    ["\u200d", 0, "inter"],
    ["ש", 0.6, "guess"],
  ])("of %s is %f em", (grapheme, em, kind) => {
    const advance = advanceOf(grapheme, 700);
    expect(advance.em).toBeCloseTo(em, 2);
    expect(advance.kind).toBe(kind);
  });

  it("is wider in bold", () => {
    expect(advanceOf("m", 700).em).toBeGreaterThan(advanceOf("m", 400).em);
  });
});

describe("graphemes", () => {
  it("are those of Unicode, on the short way too", () => {
    const simple = fc.string({
      unit: fc.constantFrom(..."aÄ€ßжΩשمは漢字한「。！ー-–—… \u0130\u1ebf"),
      maxLength: 40,
    });
    const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });
    fc.assert(
      fc.property(fc.oneof(anyText, simple), (text) => {
        const expected = [...segmenter.segment(text)].map(({ segment }) => segment);
        expect([...graphemesOf(text)]).toEqual(expected);
      }),
    );
  });
});

describe("cleaned text", () => {
  it.each([
    ["white space runs", " a \t\r\n\u2028 b ", "a b"],
    ["controls", "a\u0000\u0007\u009fb", "ab"],
    ["lone surrogates", "a\ud800b", "a\ufffdb"],
    ["what XML cannot hold", "a\ufffeb\uffffc", "abc"],
    ["overrides of direction", "a\u202eb\u2066c", "abc"],
    ["marks past the sixth", `e${"\u0301".repeat(40)}`, `e${"\u0301".repeat(6)}`],
    ["nothing of a joined emoji", "👩🏽‍💻 ❤️", "👩🏽‍💻 ❤️"],
  ])("mends %s", (_name, text, expected) => {
    expect(cleanText(text)).toBe(expected);
  });

  it.each(["", " \t", "\u200b\u200d", "\u0301", "\u3164", "\u0000"])(
    "shows nothing of %j",
    (text) => {
      expect(isVisible(text)).toBe(false);
    },
  );

  it.each(["a", "。", "🚀", "\ud800"])("shows something of %j", (text) => {
    expect(isVisible(text)).toBe(true);
  });
});

describe("the direction", () => {
  it.each([
    ["hello שלום", "ltr"],
    ["שלום hello", "rtl"],
    ["(2026) مرحبا", "rtl"],
    ["\u200fhello", "rtl"],
    ["123 …", undefined],
  ])("of %s is %s", (text, direction) => {
    expect(directionOf(text)).toBe(direction);
  });
});

describe("places to break", () => {
  it.each([
    ["at spaces", "one two", ["one", "two"]],
    ["not at a space that joins", "10\u00a0km", ["10\u00a0km"]],
    [
      "after a hyphen between words",
      "flat-cost e-mail 2026-11",
      ["flat-", "cost", "e-mail", "2026-11"],
    ],
    ["not before closing or after opening marks", "「日本」、中。", ["「日本」、", "中。"]],
    ["not before small kana and long marks", "カーショッ", ["カーショッ"]],
    [
      "not before a dash or a mark that stands alone",
      "a — b oui ! ! !",
      ["a —", "b", "oui !", "!", "!"],
    ],
    ["around emoji", "go🚀🚀", ["go", "🚀", "🚀"]],
    ["between the words of Thai", "ภาษาไทย", ["ภาษา", "ไทย"]],
    ["not inside Korean words", "한국어 제목", ["한국어", "제목"]],
  ])("are %s", (_name, text, parts) => {
    expect(partsOf(text)).toEqual(parts);
  });
});

describe("a paragraph", () => {
  it("stays at the largest size while it fits", () => {
    expect(setParagraph("Hello", style)).toMatchObject({ sizePx: 72, isCut: false });
  });

  it("shrinks before it breaks a word", () => {
    expect(setParagraph("Rindfleischetikettierungsgesetz", style).sizePx).toBe(40);
  });

  it("breaks a word that no size can hold", () => {
    const lines = linesOf("x".repeat(120));
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.join("")).toBe("x".repeat(120));
  });

  it("ends with an ellipsis after a whole word where it is cut", () => {
    const paragraph = setParagraph("several words, ".repeat(40).trim(), style);
    expect(paragraph).toMatchObject({ sizePx: 40, isCut: true });
    expect(paragraph.lines).toHaveLength(4);
    expect(paragraph.lines.at(-1)?.text).toMatch(/(several|words)…$/);
  });

  it("takes fewer lines where it has less height", () => {
    expect(linesOf("several words ".repeat(40).trim(), { heightMaxPx: 100 })).toHaveLength(2);
  });

  it("balances its lines", () => {
    const [first = 0, second = 0] = setParagraph(
      "A title that runs over by one word",
      style,
    ).lines.map(({ widthPx }) => widthPx);
    expect(second / first).toBeGreaterThan(0.6);
  });

  it("gives taller scripts more height and no tracking", () => {
    const latin = setParagraph("abc", { ...style, tracking: -0.02 });
    const thai = setParagraph("ภาษาไทย", { ...style, tracking: -0.02 });
    expect(latin.tracking).toBe(-0.02);
    expect(thai.tracking).toBe(0);
    expect(thai.lineHeightPx).toBeGreaterThan(latin.lineHeightPx);
  });

  it("keeps every line inside the column, whole graphemes only, in order", () => {
    fc.assert(
      fc.property(anyText, (raw) => {
        const text = cleanText(raw);
        const paragraph = setParagraph(text, style);
        const graphemes = [...graphemesOf(text)].filter((one) => !/^[ \u3000\u200b]$/.test(one));
        const drawn = paragraph.lines.flatMap((line) => [...graphemesOf(line.text)]);
        const visible = drawn.filter((one) => !/^[ \u3000\u200b]$/.test(one));
        if (paragraph.isCut) expect(visible.pop()).toMatch(/…$/);
        expect(visible.join("")).toBe(graphemes.slice(0, visible.length).join(""));
        if (!paragraph.isCut) expect(visible.join("")).toBe(graphemes.join(""));
        for (const { widthPx } of paragraph.lines) {
          expect(widthPx).toBeLessThanOrEqual(style.widthPx + 0.01);
        }
      }),
    );
  });
});

describe("lines", () => {
  it("drop the space where they end, and say when a word was broken", () => {
    const { lines, isBroken } = fillLines(atomsOf("wide wide"), 3);
    expect(lines.map((line) => line.map(({ text }) => text).join(""))).toEqual(["wide", "wide"]);
    expect(isBroken).toBe(false);
    expect(fillLines(atomsOf("wide"), 1).isBroken).toBe(true);
  });
});

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

const hyphen = { text: "-", ...advanceOf("-", 700) };
const SPACES = /[ \u3000\u200b]/g;
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

  it.each([
    ["Latin", "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz"],
    ["Cyrillic", "превысокомногорассмотрительствующийрентгеноэлектрокардиографический"],
    ["Greek", "λοπαδοτεμαχοσελαχογαλεοκρανιολειψανοδριμυποτριμματοσιλφιοκαραβομελιτο"],
  ])("breaks a word of %s letters that no size can hold with hyphens", (_name, word) => {
    const lines = linesOf(word);
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.slice(0, -1).every((line) => /[^-]{2}-$/.test(line))).toBe(true);
    expect(lines.map((line) => line.replace(/-$/, "")).join("")).toBe(word);
  });

  it.each([
    ["digits", "1234567890".repeat(8)],
    ["Chinese", "中文標題也一樣沒有空格的很長很長的標題".repeat(2)],
    ["Japanese", "コンピューターソフトウェアエンジニアリングチャレンジ".repeat(2)],
    ["Korean", "대한민국헌법재판소사무처기획조정실장직무대리".repeat(2)],
    ["Thai", "กรุงเทพมหานครอมรรัตนโกสินทร์มหินทรายุธยามหาดิลกภพนพรัตน์"],
    ["Hebrew", "ולכשתתחשבנותיהםולכשתתחשבנותיהםולכשתתחשבנותיהםולכשתתחשבנותיהם"],
    ["Devanagari", "किंकर्तव्यविमूढ़ताकिंकर्तव्यविमूढ़ताकिंकर्तव्यविमूढ़ता".repeat(2)],
  ])("breaks a run of %s without a hyphen", (_name, word) => {
    const lines = linesOf(word);
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.join("")).toBe(word);
  });

  it("breaks an address after its marks", () => {
    const address = "https://example.com/guides/installation/configuration/environment";
    const lines = linesOf(address);
    expect(lines.join("")).toBe(address);
    expect(lines[0]).toMatch(/\/$/);
  });

  it("begins no line with what never begins one, inside a long word either", () => {
    const lines = linesOf("ーッャ".repeat(40).replace(/^/, "カ").replaceAll("ーッャ", "カーッャ"));
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.filter((line) => /^[ーッャ]/.test(line))).toEqual([]);
  });

  it("keeps the shapes of Arabic letters where it breaks between them", () => {
    const joining = linesOf("ببب".repeat(40), { steps: [{ sizePx: 40, linesMax: 4 }] });
    expect(joining[0]).toMatch(/ب\u200d$/);
    expect(joining[1]).toMatch(/^\u200dب/);
    const apart = linesOf("دررر".repeat(40), { steps: [{ sizePx: 40, linesMax: 4 }] });
    expect(apart.join("")).not.toContain("\u200d");
    expect(linesOf("لا".repeat(60)).filter((line) => /^\u200d?ا/.test(line))).toEqual([]);
  });

  it("breaks Thai between its words", () => {
    // The anthem, its words parted by hand.
    const words = "ประเทศ|ไทย|รวม|เลือด|เนื้อ|ชาติ|เชื้อ|ไทย|เป็น|ประชา|รัฐ|ไผท|ของ|ไทย|ทุก|ส่วน".split("|");
    const ends = words.map((_word, at) => words.slice(0, at + 1).join("").length);
    let drawn = 0;
    for (const line of linesOf(words.join(""), { widthPx: 400 })) {
      drawn += line.length;
      expect(ends).toContain(drawn);
    }
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
        let rest = text.replace(SPACES, "");
        for (const [at, line] of paragraph.lines.entries()) {
          const isLast = at === paragraph.lines.length - 1;
          const drawn = line.text.replace(SPACES, "").replace(/^\u200d|\u200d$/g, "");
          const told = isLast && paragraph.isCut ? drawn.replace(/…$/, "") : drawn;
          const own = rest.startsWith(told) ? told : told.replace(/-$/, "");
          expect(rest.startsWith(own)).toBe(true);
          const next = rest.slice(own.length);
          expect([...graphemesOf(own), ...graphemesOf(next)]).toEqual([...graphemesOf(rest)]);
          rest = next;
        }
        if (!paragraph.isCut) expect(rest).toBe("");
        for (const { widthPx } of paragraph.lines) {
          expect(widthPx).toBeLessThanOrEqual(style.widthPx + 0.01);
        }
      }),
    );
  });
});

describe("lines", () => {
  it("drop the space where they end, and say when a word was broken", () => {
    const { lines, isBroken } = fillLines(atomsOf("wide wide"), { widthEm: 3, hyphen });
    expect(lines.map((line) => line.map(({ text }) => text).join(""))).toEqual(["wide", "wide"]);
    expect(isBroken).toBe(false);
    expect(fillLines(atomsOf("wide"), { widthEm: 1, hyphen }).isBroken).toBe(true);
  });
});

import { statSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readLabelledTexts } from "../../../../test/accuracy/detector/labelled-texts.js";
import { hostileTexts } from "../../../../test/helpers/texts/hostile.js";
import { sentencesByLanguage } from "../../../../test/helpers/texts/sentences-by-language.js";
import { detectText } from "./detect-text.js";
import { detectorModels, LATEST_DETECTOR } from "./models.js";

const sample = readLabelledTexts();
const textOf = (label: 0 | 1, at: number) =>
  sample.filter((row) => row.label === label && row.lang === "en")[at]?.text ?? "";
const proseOf = (label: 0 | 1) =>
  sample
    .filter((row) => row.label === label && row.lang === "en")
    .map(({ text }) => text)
    .join("\n\n");
const detect = (text: string) => detectText(text, LATEST_DETECTOR);

describe("detectText", () => {
  it.each(detectorModels)("judges prose with reasons, by $name", ({ name, threshold }) => {
    for (const label of [0, 1] as const) {
      const { isAi, score, confidence, model, signals, windows, note } = detectText(
        textOf(label, 3),
        name,
      );
      expect(model).toBe(name);
      expect(isAi).toBe(score >= threshold);
      expect(confidence).toBeCloseTo(isAi ? score : 1 - score, 10);
      expect(signals.length).toBeGreaterThanOrEqual(5);
      expect(signals.length).toBeLessThanOrEqual(8);
      for (const { value, why } of signals) {
        expect(Number.isFinite(value)).toBe(true);
        expect(why).toMatch(/^.{20,200}\.$/u);
      }
      expect(windows).toBeUndefined();
      expect(note).toBeUndefined();
    }
  });

  it("refuses a model that there is not", () => {
    expect(() => detectText("text", "detector-0")).toThrow(
      new RangeError("there is no detector detector-0"),
    );
    expect(() => detectText("text", "constructor")).toThrow(RangeError);
  });

  it("says even odds and why for what it cannot tell", () => {
    const german = (sentencesByLanguage.de ?? []).join(" ").repeat(2);
    const all = Object.values(sentencesByLanguage).flat().join(" ");
    const binary = Array.from({ length: 50_000 }, (_, at) =>
      String.fromCharCode((at * 7_919) % 65_536),
    ).join("");
    const expected: readonly (readonly [text: string, note: RegExp])[] = [
      ["", /short|prose/u],
      ["Thank you all for coming to our little party.", /too short/u],
      [german, /English/u],
      [all, /English/u],
      ["😀".repeat(100_000), /not prose/u],
      ["x".repeat(100_000), /short|not prose/u],
      ["?!... ".repeat(15_000), /not prose/u],
      [binary, /not prose|English/u],
      ["for (let i = 0; i < n; i++) { sum += a[i] * b[i]; }\n".repeat(100), /not prose/u],
      [
        Array.from({ length: 400 }, (_, at) => `Row ${at}; ${at * 7}; ${at % 9}.5`).join("\n"),
        /not prose/u,
      ],
    ];
    for (const [text, note] of expected) {
      const { isAi, score, confidence, note: found } = detect(text);
      expect({ isAi, score, confidence }).toEqual({ isAi: false, score: 0.5, confidence: 0.5 });
      expect(found).toMatch(note);
    }
  });

  it.each(Object.keys(sentencesByLanguage).filter((code) => code !== "en"))(
    "accuses no text in %s",
    (code) => {
      const { isAi, score } = detect((sentencesByLanguage[code] ?? []).join(" ").repeat(3));
      expect(isAi).toBe(false);
      expect(score).toBe(0.5);
    },
  );

  it("shows the parts of a mixed text in windows that follow one another", () => {
    const human = proseOf(0).slice(0, 9_000);
    const text = `😀 ${human}\n\n${proseOf(1).slice(0, 9_000)}`;
    const points = Array.from(text).length;
    const { windows = [] } = detect(text);
    expect(windows[0]?.start).toBe(0);
    expect(windows.at(-1)?.end).toBe(points);
    windows.slice(1).forEach(({ start }, at) => {
      expect(start).toBe(windows[at]?.end);
    });
    const border = Array.from(`😀 ${human}`).length;
    const mean = (some: typeof windows) =>
      some.reduce((sum, { score }) => sum + score, 0) / some.length;
    const before = mean(windows.filter(({ end }) => end <= border));
    const after = mean(windows.filter(({ start }) => start >= border));
    expect(after).toBeGreaterThan(before + 0.2);
  });

  it("leaves foreign and unreadable stretches out of the judgement, and says so", () => {
    const german = (sentencesByLanguage.de ?? []).join(" ");
    const { windows = [], note } = detect(`${proseOf(0).slice(0, 9_000)}\n\n${german.repeat(6)}`);
    expect(note).toMatch(/left out/u);
    expect(windows.at(-1)?.score).toBe(0.5);
    expect(windows[0]?.score).not.toBe(0.5);
  });

  it("is not moved by what is invisible, looks alike or only set otherwise", () => {
    for (const text of [textOf(1, 5), textOf(0, 5)]) {
      const { score } = detect(text);
      const swapped = text.replace(
        /[aceo]/gu,
        (letter) => ({ a: "а", c: "с", e: "е", o: "о" })[letter] ?? letter,
      );
      const spaced = text.replace(/(\w)(?=\w)/gu, "$1\u200b");
      const marked = text.replace(/\n/gu, "\n> ").replace(/'/gu, "’").replace(/ /gu, "  ");
      for (const hidden of [swapped, spaced, marked, text.normalize("NFD")]) {
        expect(detect(hidden).score).toBeCloseTo(score, 2);
      }
    }
  });

  it("answers a probability for any text, the same each time", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 400 }), fc.nat(20), (odd, at) => {
        const text = `${odd} ${textOf(0, at)}`;
        const { score, confidence } = detect(text);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(1);
        expect(confidence).toBeGreaterThanOrEqual(0);
        expect(detect(text).score).toBe(score);
      }),
      { numRuns: 40 },
    );
  });

  it.each(hostileTexts)("ends soon on %s", (_what, text) => {
    const began = performance.now();
    detect(text);
    expect(performance.now() - began).toBeLessThan(4_000);
  });

  it("takes time in proportion to the text", () => {
    const text = proseOf(0);
    const timeOf = (characters: number) => {
      const cut = text.repeat(10).slice(0, characters);
      const times = Array.from({ length: 5 }, () => {
        const began = performance.now();
        detect(cut);
        return performance.now() - began;
      });
      return Math.min(...times);
    };
    timeOf(100_000);
    expect(timeOf(100_000)).toBeLessThan(15 * timeOf(20_000));
  });

  it("has weights of no more than 2 MB", () => {
    const folder = new URL("../../../content/text-detection/", import.meta.url);
    const bytes = ["detector-weights.ts", "detector-fit.ts", "common-words.ts"].map(
      (name) => statSync(new URL(name, folder)).size,
    );
    expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThan(2_000_000);
  });
});

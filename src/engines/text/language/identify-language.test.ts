import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hostileTexts } from "../../../../test/helpers/texts/hostile.js";
import { sentencesByLanguage } from "../../../../test/helpers/texts/sentences-by-language.js";
import { identifyLanguage } from "./identify-language.js";

const all = Object.entries(sentencesByLanguage).flatMap(([code, sentences]) =>
  sentences.map((sentence) => ({ code, sentence })),
);
const rightOf = (length: number) =>
  all.filter(({ code, sentence }) => identifyLanguage(sentence.slice(0, length)).code === code)
    .length / all.length;

describe("identifyLanguage", () => {
  it("tells the language of sentences in 33 languages", () => {
    expect(Object.keys(sentencesByLanguage)).toHaveLength(33);
    expect(rightOf(120)).toBeGreaterThanOrEqual(0.97);
    expect(rightOf(40)).toBeGreaterThanOrEqual(0.9);
  });

  it("tells languages that are near one another apart in a longer text", () => {
    for (const code of ["es", "pt", "ca", "da", "no", "sv", "cs", "sk", "ru", "uk", "bg", "id"]) {
      expect(identifyLanguage((sentencesByLanguage[code] ?? []).join(" ")).code).toBe(code);
    }
  });

  it.each([
    ["Hello world", "en"],
    ["How are you?", "en"],
    ["Bonjour tout le monde", "fr"],
    ["Wo ist der Bahnhof?", "de"],
    ["Hola, ¿qué tal?", "es"],
    ["Ciao a tutti", "it"],
    ["Obrigado pela ajuda", "pt"],
    ["Привет", "ru"],
    ["Дякую", "uk"],
    ["こんにちは", "ja"],
    ["你好", "zh"],
    ["안녕하세요", "ko"],
    ["שלום", "he"],
    ["વિકાસ માટે આભાર", "gu"],
  ])("tells the language of a greeting: %s", (text, code) => {
    expect(identifyLanguage(text).code).toBe(code);
  });

  it.each([
    ["nothing", ""],
    ["white space", " \n\t"],
    ["digits", "12345 67890, 3.14"],
    ["marks", "!!! ... ???"],
    ["emoji", "😀🎉👍"],
    ["one letter", "a"],
    ["an address", "https://example.com/some/path, mail@example.org"],
    ["code", "for (let i = 0; i < n; i++) { sum += a[i] * b[i]; }"],
    ["JSON", '{"id": 7, "tags": ["a", "b"], "ok": true}'],
    ["letters at random", "xkq zvbt wqpf jhgk qzxr mnbv plkj wrtz xcvb qwfp"],
    [
      "two languages",
      "The committee will publish its report about the bridge next week. Der Ausschuss wird seinen Bericht über die Brücke nächste Woche veröffentlichen.",
    ],
    ["two scripts", "The meeting is on Monday. Совещание состоится в понедельник утром в офисе."],
    ["lone surrogates", "\ud800\udfff\udc00\ud800"],
    ["marks of direction", "\u200f\u202e"],
  ])("names no language for %s", (_what, text) => {
    const { code, confidence } = identifyLanguage(text);
    expect(code).toBeNull();
    expect(confidence).toBeLessThan(0.6);
  });

  it("is not misled by addresses, mentions, digits and shouting", () => {
    const text =
      "Das Treffen findet morgen um 10:30 Uhr statt, siehe https://example.com/the/english/path @john #thanks";
    expect(identifyLanguage(text).code).toBe("de");
    expect(identifyLanguage("DAS TREFFEN FINDET MORGEN UM ZEHN UHR STATT").code).toBe("de");
  });

  it("answers likelihoods, best first, and a code only where it is likely", () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...all.map(({ sentence }) => sentence)), { maxLength: 3 }),
        fc.string({ unit: "binary", maxLength: 40 }),
        (sentences, odd) => {
          const { code, confidence, candidates } = identifyLanguage(`${sentences.join(" ")}${odd}`);
          const sum = candidates.reduce((before, { score }) => before + score, 0);
          expect(sum).toBeLessThanOrEqual(1 + 1e-9);
          candidates.forEach(({ score }, at) => {
            expect(score).toBeLessThanOrEqual(candidates[at - 1]?.score ?? 1);
          });
          if (code !== null) expect(candidates[0]).toEqual({ code, score: confidence });
        },
      ),
      { numRuns: 50 },
    );
  });

  it.each(hostileTexts)("ends soon on %s", (_what, text) => {
    const began = performance.now();
    identifyLanguage(text);
    expect(performance.now() - began).toBeLessThan(2_000);
  });
});

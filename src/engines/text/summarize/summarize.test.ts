import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { rouge } from "../../../../bench/text/rouge.js";
import { articles } from "../../../../test/helpers/texts/articles.js";
import { hostileTexts } from "../../../../test/helpers/texts/hostile.js";
import { splitSentences } from "../sentences/split-sentences.js";
import { summarize } from "./summarize.js";

const WORDS = 60;

function within(sentences: readonly string[]): string {
  const kept: string[] = [];
  let words = 0;
  for (const sentence of sentences) {
    words += sentence.split(/\s+/).length;
    if (words > WORDS && kept.length > 0) break;
    kept.push(sentence);
  }
  return kept.join(" ");
}

const score = (make: (text: string) => string) =>
  articles.reduce((sum, { text, summary }) => sum + rouge(make(text), summary, { n: 1 }), 0) /
  articles.length;

describe("rouge", () => {
  it("counts shared words and pairs as F1", () => {
    const cat = ["the cat sat on the mat", "the cat lay on a mat"] as const;
    expect(rouge(...cat, { n: 1 })).toBeCloseTo(4 / 6, 12);
    expect(rouge(...cat, { n: 2 })).toBeCloseTo(1 / 5, 12);
    expect(rouge("a b", "c d", { n: 1 })).toBe(0);
    expect(rouge("a b c", "a", { n: 1 })).toBeCloseTo(0.5, 12);
  });
});

describe("summarize", () => {
  it("comes nearer to what readers kept than the lead and every fourth sentence do", () => {
    const made = score((text) => summarize(text, { words: WORDS }).text);
    const sentences = (text: string) => splitSentences(text).map((one) => one.text);
    const lead = score((text) => within(sentences(text)));
    const spread = score((text) => within(sentences(text).filter((_, at) => at % 4 === 1)));
    expect(made).toBeGreaterThan(0.5);
    expect(made).toBeGreaterThan(lead + 0.08);
    expect(made).toBeGreaterThan(spread + 0.08);
  });

  it("tells what a mail is about, and not the greeting", () => {
    const mail = articles.find(({ name }) => name === "a mail")?.text ?? "";
    const { text } = summarize(mail, { sentences: 2 });
    expect(text).toContain("freezers");
    expect(text).not.toMatch(/weekend|regards/);
  });

  it.each([
    ["one sentence", "The cat sat on the mat."],
    ["one sentence without a stop", "no stop here"],
    ["one word", "Hello"],
    ["one Chinese sentence", "今天天气很好。"],
  ])("hands back %s as it is", (_what, text) => {
    expect(summarize(text)).toEqual({
      text,
      sentences: [{ start: 0, end: text.length, text }],
    });
  });

  it.each([[""], [" \n\t "], ["!!! ... ???"], ["😀😀"]])("has nothing to say of %j", (text) => {
    expect(summarize(text)).toEqual({ text: "", sentences: [] });
  });

  it("says nothing twice", () => {
    const again = "The reactor was shut down after the cooling pump failed on Monday.";
    const { sentences } = summarize(
      `${again} Crews replaced the cooling pump. ${again} ${again} Power was restored at noon.`,
      { sentences: 3 },
    );
    expect(sentences.filter((one) => one.text === again)).toHaveLength(1);
  });

  it("keeps within its bounds", () => {
    for (const { text } of articles) {
      for (const words of [20, 50, 100]) {
        const made = summarize(text, { words });
        const count = made.text.split(/\s+/).length;
        expect(made.sentences.length === 1 || count <= words).toBe(true);
      }
      expect(summarize(text, { sentences: 2 }).sentences).toHaveLength(2);
    }
  });

  it.each([
    [
      "Chinese",
      "上海的一家公司昨天发布了新的电动汽车。这辆电动汽车一次充电可以行驶八百公里。公司表示电动汽车的电池使用了新材料。天气很好。很多人参加了发布会。电动汽车将于明年三月开始销售。",
      "电动汽车",
    ],
    [
      "Russian",
      "Город решил закрыть старый мост для машин. Старый мост построен в 1936 году. Шёл дождь. Инженеры предупредили, что старый мост не выдержит машин. Кафе было открыто. Ремонт моста стоит дорого.",
      "мост",
    ],
    [
      "Arabic",
      "قررت المدينة إغلاق الجسر القديم أمام السيارات. بني الجسر القديم قبل تسعين عاما. كان الطقس جميلا. حذر المهندسون من أن الجسر القديم لا يتحمل السيارات. المقهى مفتوح.",
      "الجسر",
    ],
    [
      "Hindi",
      "शहर ने पुराना पुल कारों के लिए बंद करने का फैसला किया। पुराना पुल नब्बे साल पहले बना था। मौसम अच्छा था। इंजीनियरों ने कहा कि पुराना पुल कारों का भार नहीं सह सकता। चाय गरम थी।",
      "पुल",
    ],
  ])("finds the subject of a %s text", (_language, text, subject) => {
    const { sentences } = summarize(text, { sentences: 2 });
    expect(sentences).toHaveLength(2);
    for (const one of sentences) expect(one.text).toContain(subject);
  });

  it("quotes: every sentence stands in the text where it says, in order", () => {
    fc.assert(
      fc.property(
        fc.array(fc.lorem({ mode: "sentences", maxCount: 3 })),
        fc.string({ unit: "binary" }),
        (parts, odd) => {
          const text = `${parts.join("\n\n")}${odd}`;
          let before = 0;
          for (const { start, end, text: quoted } of summarize(text).sentences) {
            expect(text.slice(start, end)).toBe(quoted);
            expect(start).toBeGreaterThanOrEqual(before);
            before = end;
          }
        },
      ),
      { numRuns: 50 },
    );
  });

  it.each(hostileTexts)("ends soon on %s", (_what, text) => {
    const began = performance.now();
    const { text: made } = summarize(text);
    expect(performance.now() - began).toBeLessThan(10_000);
    expect(made.length).toBeLessThanOrEqual(text.length);
  });
});

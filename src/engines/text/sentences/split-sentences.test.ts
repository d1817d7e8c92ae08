import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { articles } from "../../../../test/helpers/texts/articles.js";
import { hostileTexts } from "../../../../test/helpers/texts/hostile.js";
import { splitSentences } from "./split-sentences.js";

const split = (text: string) => splitSentences(text).map((one) => one.text);

describe("splitSentences", () => {
  // A bar stands where a sentence ends.
  it.each([
    ["plain sentences", "It rained.|We left!|Did you stay?", undefined],
    ["titles and initials", "Dr. J. R. Jones met Mrs. Hall.|They talked.", undefined],
    [
      "abbreviations within",
      "Use fruit, e.g. apples, vs. nuts (cf. Fig. 3).|See p. 12 for more.",
      undefined,
    ],
    [
      "abbreviations at the end",
      "He left at 5 p.m.|Then he slept.|She works for Acme Inc.|It is old.",
      undefined,
    ],
    ["a name after an abbreviation", "The firm Acme Inc. Boston is old.", undefined],
    ["etc. at the end", "Apples, pears, etc.|Then nuts.", undefined],
    ["an answer", "Is it?|No.|Well then.|See No. 5 and no. 6.", undefined],
    [
      "decimals, versions and addresses",
      "Pi is 3.14 in v1.2.3.|Visit https://a.example/b.c?x=1.|Mail a.b@c.example.",
      undefined,
    ],
    ["quotations", "“Is it?” he asked.|“Yes!” she said.|«Où ?» dit-il.", undefined],
    ["ellipses", "Well... maybe.|Wait...|Then it came.", undefined],
    [
      "German",
      "Das kostet z.B. 3,50 €.|Am 3. Oktober ist frei, vgl. Abs. 2.|Herr Dr. Maier kam.",
      undefined,
    ],
    ["French", "M. Dupont habite à Lyon.|Mme Blanc aussi, p.ex. en été.|Voilà !|Bien.", undefined],
    ["Spanish", "¿Qué tal?|¡Muy bien!|El Sr. López llegó a las 5.|Adiós.", undefined],
    ["Russian", "Он родился в 1990 г. в Москве.|Потом уехал, т.е. пропал.|Всё.", undefined],
    ["Chinese", "今天天气很好。|我们去公园吧！|好吗？|好。", ""],
    ["a Japanese quotation", "「行こう。」と彼は言った。|次の文です。", ""],
    ["Hindi", "यह पहला वाक्य है।|यह दूसरा है।", undefined],
    ["Arabic and Urdu", "هل أنت بخير؟|نعم.|یہ پہلا ہے۔|یہ دوسرا ہے۔", undefined],
    [
      "no capitals",
      "p. syringae grows fast.|it was found by smith et al. in 1999.|the end.",
      undefined,
    ],
  ])("splits %s", (_what, marked, gap = " ") => {
    const wanted = marked.split("|").filter((one) => one !== "");
    const text = wanted.join(gap);
    expect(split(text)).toEqual(wanted);
  });

  it("keeps headings, list items, tables, mails and code apart", () => {
    const text = `# A title
The intro. More.
1. First thing
2. Second thing. And more.
- a
* b

| x | y. z |
HEADING
of small words

Hi Anna,
Thanks for the mail.

\`\`\`js
a.b(); // Do it. Now.
\`\`\`
Done.`;
    expect(split(text)).toEqual([
      "# A title",
      "The intro.",
      "More.",
      "1. First thing",
      "2. Second thing.",
      "And more.",
      "- a",
      "* b",
      "| x | y. z |",
      "HEADING",
      "of small words",
      "Hi Anna,",
      "Thanks for the mail.",
      "```js\na.b(); // Do it. Now.\n```",
      "Done.",
    ]);
  });

  it("joins lines that are broken for width", () => {
    const text =
      "This line is broken for width, as mails and files of\nplain text often are. The next sentence begins here and\nMaria ends it.";
    expect(split(text)).toEqual([
      "This line is broken for width, as mails and files of\nplain text often are.",
      "The next sentence begins here and\nMaria ends it.",
    ]);
  });

  it("holds everything but white space, in order and where it says", () => {
    const piece = fc.oneof(
      fc.string({ unit: "binary", maxLength: 30 }),
      fc.constantFrom(
        ". ",
        "! ",
        "。",
        "\n",
        "\n\n",
        "- ",
        "1. ",
        "```\n",
        "e.g. ",
        "” ",
        "Dr. ",
        "…",
      ),
      fc.lorem({ mode: "sentences", maxCount: 2 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
        const text = pieces.join("");
        let end = 0;
        for (const one of splitSentences(text)) {
          expect(text.slice(end, one.start).trim()).toBe("");
          expect(one.text).toBe(text.slice(one.start, one.end));
          expect(one.text.trim()).toBe(one.text);
          expect(one.text).not.toBe("");
          end = one.end;
        }
        expect(text.slice(end).trim()).toBe("");
      }),
      { numRuns: 100 },
    );
  });

  it("finds the sentences of plain prose, however they are joined", () => {
    const sentences = articles.flatMap(({ text }) => splitSentences(text).map((one) => one.text));
    expect(split(sentences.filter((one) => /[.?]$/.test(one)).join("  "))).toEqual(
      sentences.filter((one) => /[.?]$/.test(one)),
    );
  });

  it.each(hostileTexts)("ends soon on %s", (_what, text) => {
    const began = performance.now();
    splitSentences(text);
    expect(performance.now() - began).toBeLessThan(5_000);
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { scriptBriefs } from "../../../../test/briefs/script-briefs.js";
import { inspectScript } from "../../../../test/helpers/inspect-script.js";
import { countSpokenWords, spokenText } from "./brief/count-words.js";
import { type Script, type ScriptRequest, writeScript } from "./write-script.js";

const lengths = [15, 16, 23, 30, 45, 60, 90, 120, 187, 300];

function script(brief: string, seconds: number, type: ScriptRequest["type"] = "script"): Script {
  return writeScript({ brief, seconds, type });
}

function sentences(made: Script): string[] {
  return made.sections
    .flatMap((section) => section.speech.split(/(?<=[.!?。？！…।؟])\s+/u))
    .map((sentence) =>
      sentence
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, " ")
        .trim(),
    )
    .filter((sentence) => sentence.split(" ").length > 2);
}

function expectFormat(made: Script, seconds: number): void {
  expect(inspectScript(made.text, seconds)).toEqual([]);
  expect(made.spokenWords).toBe(countSpokenWords(made.text));
  expect(made.sections[0]?.startSeconds).toBe(0);
  expect(made.sections.at(-1)?.endSeconds).toBe(seconds);
  for (const section of made.sections) {
    expect(section.cue.split(/\s+/u).length).toBeLessThanOrEqual(12);
  }
}

describe("writeScript", () => {
  for (const { name, brief, language, spoken, unspoken } of scriptBriefs) {
    it(`reads the brief "${name}"`, () => {
      const made = script(brief, 120);
      const speech = spokenText(made.text);
      expect(made.language).toBe(language);
      for (const words of spoken) {
        expect(speech.toLowerCase()).toContain(words.toLowerCase());
      }
      for (const words of unspoken) {
        expect(speech.toLowerCase()).not.toContain(words.toLowerCase());
      }
    });

    it(`keeps format and length for "${name}"`, () => {
      for (const seconds of lengths) {
        const made = script(brief, seconds);
        expectFormat(made, seconds);
        const said = sentences(made);
        expect(new Set(said).size).toBe(said.length);
      }
    });
  }

  it("shares no sentence between the scripts of different briefs", () => {
    const owner = new Map<string, string>();
    for (const { name, brief } of scriptBriefs) {
      for (const sentence of sentences(script(brief, 180))) {
        expect(`${sentence}: ${owner.get(sentence) ?? name}`).toBe(`${sentence}: ${name}`);
        owner.set(sentence, name);
      }
    }
  });

  it("shares no sentence between nearly identical briefs", () => {
    const pairs = [
      ["Coffee shop in Leeds", "Coffee shop in York"],
      ["Coffee shop, open 7 to 6", "Coffee shop, open 7 to 7"],
      [
        "Our gym has 40 machines, free parking and a sauna. Call 555-0100.",
        "Our gym has 41 machines, free parking and a sauna. Call 555-0100.",
      ],
      ["Bäckerei in Köln, offen ab 6 Uhr", "Bäckerei in Köln, offen ab 7 Uhr"],
      ["Tennis", "Tennis!"],
    ] as const;
    for (const [one, other] of pairs) {
      for (const seconds of [15, 60, 120]) {
        const first = new Set(sentences(script(one, seconds)));
        expect(sentences(script(other, seconds)).filter((sentence) => first.has(sentence))).toEqual(
          [],
        );
      }
    }
  });

  it("gives the same script for the same request", () => {
    const request = {
      brief: "Honey from Orkney, 8 pounds a jar",
      seconds: 75,
      type: "video",
    } as const;
    expect(writeScript(request)).toEqual(writeScript(request));
  });

  it("keeps the length at every second", () => {
    for (let seconds = 15; seconds <= 300; seconds += 1) {
      const made = script("Kites", seconds);
      expect(made.spokenWords).toBeGreaterThanOrEqual(seconds * 2.5 * 0.92);
      expect(made.spokenWords).toBeLessThanOrEqual(seconds * 2.5 * 1.08);
    }
  });

  it("keeps the length of a brief of a few letters that no language has sentences for", () => {
    for (const brief of ["\u05d0", "\u05d3\u05bc", "α β γ", "कक", "ד ד ד ד ד", "अ अ अ", "ა ა"]) {
      for (let seconds = 15; seconds <= 30; seconds += 1) {
        expectFormat(script(brief, seconds), seconds);
      }
    }
  });

  it("keeps format and length for briefs of initials, whose stops end no sentence", () => {
    for (const brief of [
      "A. B. C.",
      "A. ".repeat(666),
      "Я. Б. В.",
      "Meet J. R. Hale and A. B. C.",
    ]) {
      for (const seconds of [15, 60, 300]) expectFormat(script(brief, seconds), seconds);
    }
  });

  it("keeps format and length for long runs of signs and figures", () => {
    const units = [",", "(", '"', "! ", "a, ", "1. ", "12,3.4:5/6 ", "7 ", "Go! ", "Why? ", "😀 "];
    for (const unit of units) {
      const brief = unit.repeat(2000).slice(0, 2000);
      for (const seconds of [15, 300]) expectFormat(script(brief, seconds), seconds);
    }
  });

  it("holds its promises for any text", () => {
    const briefs = fc.oneof(
      fc.string({ unit: "grapheme", minLength: 1, maxLength: 300 }),
      fc.string({ unit: "binary", minLength: 1, maxLength: 200 }),
      fc
        .array(
          fc.constantFrom(
            "we",
            "open",
            "5",
            "May",
            "Paris",
            "[x]",
            "visit",
            "a.b",
            "—",
            '"q"',
            "and",
            "the",
            "shop",
            "42%",
            ",",
            ".",
            ";",
            "?",
          ),
          { minLength: 1, maxLength: 300 },
        )
        .map((words) => words.join(" ")),
    );
    fc.assert(
      fc.property(briefs, fc.integer({ min: 15, max: 300 }), (raw, seconds) => {
        const brief = raw.replace(/\s+/gu, " ").trim();
        fc.pre(brief !== "");
        const made = script(brief, seconds);
        expectFormat(made, seconds);
        const said = sentences(made);
        expect(new Set(said).size).toBe(said.length);
        const known = new Set(brief.normalize("NFC").match(/\d+/gu) ?? []);
        const strange = (spokenText(made.text).match(/\d+/gu) ?? []).filter(
          (figure) => !known.has(figure),
        );
        expect(strange).toEqual([]);
      }),
      {
        numRuns: 200,
        // Topics that end sentences once left long scripts too short.
        examples: [
          [". .", 284],
          ["the. the.", 264],
        ],
      },
    );
  });
});

import { describe, expect, it } from "vitest";
import { compareFacts } from "./compare-facts.js";
import { readFacts } from "./read-facts.js";

const shown = (stated: ReadonlyMap<string, string>) => [...stated.values()];
const normal = (stated: ReadonlyMap<string, string>) => [...stated.keys()];

describe("what a text states", () => {
  it.each([
    [
      "Book at https://www.Kiln.example/a?b=1. Or kiln.org, or hi@kiln.co.uk!",
      ["kiln.example/a?b=1", "kiln.org", "hi@kiln.co.uk"],
    ],
    ["We met e.g. in Leeds at No. 5.Next", []],
  ])("has the links of %s", (text, links) => {
    expect(normal(readFacts(text, "en").links)).toEqual(links);
  });

  it.each([
    ["£1,250.00 and 1.250 and 1 250", ["1250", "1", "250"]],
    ["99.50, 0.5 %, 3,5 Liter", ["99.5", "0.5", "3.5"]],
    ["at 10:00, 10:30 and 9 am", ["10", "10:30", "9"]],
    ["call 020 7946 0958", ["20", "7946", "958"]],
    ["the 14th of March 2026", ["14", "2026"]],
  ])("has the numbers of %s", (text, numbers) => {
    expect(normal(readFacts(text, "en").numbers)).toEqual(numbers);
  });

  it.each([
    ["en", "twenty-five cups, two hundred and fifty plates, three thousand", ["25", "250", "3000"]],
    ["en", "one of the two", ["2"]],
    ["de", "acht auf zwei Räder", ["2"]],
    ["fr", "vingt personnes et trois chiens", ["20", "3"]],
  ])("has the numbers in words of %s: %s", (language, text, numbers) => {
    expect(normal(readFacts(text, language).spelledNumbers)).toEqual(numbers);
  });

  it("has months and weekdays in the language, however they are cut short", () => {
    expect(normal(readFacts("Saturday, 14 March; Sat 15 Mar", "en").calendar)).toEqual([
      "weekday 6",
      "month 3",
    ]);
    expect(normal(readFacts("am Dienstag, dem 3. Oktober", "de").calendar)).toEqual([
      "weekday 2",
      "month 10",
    ]);
    expect(normal(readFacts("le 5 février, mardi", "fr").calendar)).toEqual([
      "month 2",
      "weekday 2",
    ]);
    expect(normal(readFacts("you may march on, the sun is out", "en").calendar)).toEqual([]);
  });

  it("has names by their capitals, but not the beginnings of sentences", () => {
    const text =
      "Kiln & Co teaches in Leeds. Pottery is easy, says Ada O'Neil. “Come” to the NHS with an iPhone.";
    expect(shown(readFacts(text, "en").names)).toEqual([
      "Co",
      "Leeds",
      "Ada",
      "O'Neil",
      "NHS",
      "iPhone",
    ]);
    expect(
      shown(readFacts("Der Verein in Leeds hat ein neues Haus und ein iPad", "de").names),
    ).toEqual(["iPad"]);
  });
});

describe("two texts", () => {
  const compare = (brief: string, script: string, language = "en") => {
    const facts = readFacts(brief, language);
    return compareFacts(
      { facts, allowed: facts, text: brief },
      { facts: readFacts(script, language), text: script },
    );
  };

  it.each([
    ["12 hives in Leeds", "In Leeds there are twelve hives."],
    ["two cups for £5", "For £5 there are 2 cups."],
    ["It costs 5 dollars.", "For $5 it is yours."],
    ["open Sat 14 Mar", "It opens on Saturday, 14 March."],
    ["see example.org", "More at https://example.org/."],
    ["ROOFTOP honey by Rooftop Honey", "This is rooftop honey."],
  ])("state the same: %s", (brief, script) => {
    expect(compare(brief, script)).toEqual({ lost: [], added: [] });
  });

  it.each([
    ["12 hives", "many hives", ["12"], []],
    ["£5 a jar", "€5 a jar", ["£"], ["€"]],
    ["on 3 May", "on 4 May", ["3"], ["4"]],
    ["we bake in Bath", "we bake, says Ada, in Bath", [], ["Ada"]],
    ["write to a@example.org", "write to b@example.org", ["a@example.org"], ["b@example.org"]],
    ["three flavours", "in four flavours", [], ["four"]],
  ])("differ: %s against %s", (brief, script, lost, added) => {
    expect(compare(brief, script)).toEqual({ lost, added });
  });
});

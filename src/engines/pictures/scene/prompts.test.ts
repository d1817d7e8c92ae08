import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { lexicon, library } from "./library.js";
import { momentOf, settingFor } from "./moment.js";
import { readPrompt } from "./prompt/read-prompt.js";

/** Prompt, subjects, setting, moment and what is not drawn, with tabs between them. */
const cases = readFileSync(new URL("prompts.fixture.txt", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .map((line) => line.split("\t"));

const listed = (items: readonly string[]) => (items.length === 0 ? "-" : items.join(", "));

describe("what people ask for", () => {
  it("is a list of sixty", () => {
    expect(cases).toHaveLength(60);
  });

  it.each(cases)("%s", (prompt, subjects, setting, time, unknown) => {
    const reading = readPrompt(prompt!, lexicon);
    const moment = momentOf(reading);

    expect({
      subjects: listed(reading.subjects.map(({ count, element }) => `${count} ${element.name}`)),
      setting: settingFor(reading, library.settings)?.name,
      time: `${moment.time} ${moment.weather}`,
      unknown: listed(reading.unknown),
    }).toEqual({ subjects, setting, time, unknown });
  });
});

const read = (prompt: string) => readPrompt(prompt, lexicon);
const homeOf = (prompt: string) => settingFor(read(prompt), library.settings)?.name;
const relations = (prompt: string) => {
  const { subjects } = read(prompt);
  return subjects.flatMap(({ element, relation }) => {
    const other = subjects[relation?.to ?? -1];
    return relation && other ? [`${element.name} ${relation.kind} ${other.element.name}`] : [];
  });
};

describe("the sky", () => {
  it.each([
    ["a red car under a blue sky", "road"],
    ["a blue sky over a field", "field"],
    ["an eagle in a pink sky", "sky"],
    ["a plane above the clouds", "sky"],
  ])("in %s leads to the %s", (prompt, setting) => {
    expect(homeOf(prompt)).toBe(setting);
    expect(read(prompt).unknown).toEqual([]);
  });
});

describe("the home of what names no place", () => {
  it.each([
    ["a car", "road"],
    ["a taxi", "street"],
    ["a steam train", "railway"],
    ["a cruise ship", "harbour"],
    ["a skier", "snowfield"],
    ["a knight on a horse", "meadow"],
    ["a dog wearing a hat", "meadow"],
    ["a rose in a vase", "table"],
    ["a candle on a piano", "room"],
    ["a whale and a sailboat", "sea"],
    ["an owl under the moon", "meadow"],
    ["a wolf howling at the moon", "meadow"],
    ["a dog on the moon", "moon surface"],
    ["a ship in a galaxy", "space"],
    ["an owl", "forest"],
    ["a castle in a medieval kingdom", "meadow"],
    ["a barn on a farm", "meadow"],
    ["a cow on a farm", "farm"],
  ])("%s: %s", (prompt, setting) => {
    expect(homeOf(prompt)).toBe(setting);
  });
});

describe("a boat", () => {
  it.each([
    ["a boat at sea", "sailboat"],
    ["two boats on a lake", "rowing boat"],
    ["a man in a boat", "rowing boat"],
    ["boats in the harbour", "fishing boat"],
    ["a fisherman and a boat", "fishing boat"],
  ])("in %s is a %s", (prompt, boat) => {
    expect(read(prompt).subjects.map(({ element }) => element.name)).toContain(boat);
  });
});

describe("what belongs together", () => {
  it.each([
    ["a burning house", ["fire on house"]],
    ["a castle in flames", ["fire on castle"]],
    ["a burning candle", []],
    ["a cabin with smoke from the chimney", ["smoke on cabin"]],
    ["a couple under an umbrella", ["umbrella held couple"]],
    ["a castle with bats around the towers", ["bat beside castle"]],
    ["a table with a cat under it", ["cat under table"]],
    ["a witch, behind her a castle", ["castle behind witch"]],
    ["a cat on the roof of a house", ["cat on house"]],
    ["a child building a snowman", ["child beside snowman"]],
    ["a galleon with a black flag", ["flag on galleon"]],
  ])("%s", (prompt, expected) => {
    expect(relations(prompt)).toEqual(expected);
    expect(read(prompt).unknown).toEqual([]);
  });

  it("colours the parts of a thing", () => {
    const [house, ...others] = read("a house with a red roof and a green door").subjects;

    expect(house?.parts).toEqual({ roof: "#d42a2a", door: "#379a3f" });
    expect(others).toEqual([]);
  });

  it("gives a hat to who has one already as a colour", () => {
    expect(read("a wizard with a purple hat").subjects).toMatchObject([{ colours: ["#7a36b4"] }]);
    expect(read("a dog with a purple hat").subjects).toHaveLength(2);
  });

  it("counts groups that follow their noun, and fish that have no plural", () => {
    expect(read("a penguin family").subjects).toMatchObject([{ count: 4 }]);
    expect(read("a camel caravan").subjects).toMatchObject([{ count: 6, arrangement: "row" }]);
    expect(read("a diver surrounded by fish").subjects).toMatchObject([{ count: 5 }]);
    expect(read("six ducks in a row").subjects).toMatchObject([{ arrangement: "row" }]);
  });

  it("draws the last of two nouns, and says so of the first", () => {
    expect(read("a golden retriever puppy")).toMatchObject({
      subjects: [{ count: 1 }],
      unknown: [],
    });
    expect(read("a mushroom house")).toMatchObject({
      subjects: [{ element: { name: "house" } }],
      unknown: ["mushroom"],
    });
  });

  it("lets leap what leaps, and be of many colours what is colourful", () => {
    expect(read("a whale jumping out of the sea").subjects).toMatchObject([{ isLeaping: true }]);
    expect(read("five colorful balloons").subjects).toMatchObject([{ isColourful: true }]);
  });
});

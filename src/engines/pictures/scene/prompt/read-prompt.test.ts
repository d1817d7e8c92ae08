import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type {
  ElementGroup,
  Place,
  SceneElement,
  Setting,
} from "../../../../content/drawings/drawing.js";
import { colourNames } from "./colour-words.js";
import { buildLexicon } from "./lexicon.js";
import { readPrompt } from "./read-prompt.js";
import type { Reading } from "./reading.js";
import { singularsOf } from "./singular.js";

const element = (
  name: string,
  group: ElementGroup,
  heightMetres: number,
  more: { words?: string[]; place?: Place } = {},
): SceneElement => ({
  name,
  words: more.words ?? [],
  group,
  places: [more.place ?? "ground"],
  heightMetres,
  aspect: 1,
  colours: { main: "#888888" },
  draw: () => "",
});

const setting = (name: string, words: string[], floor: Setting["floor"] = "ground"): Setting => ({
  name,
  words,
  horizon: 0.5,
  hasSky: true,
  floor,
  paint: () => ({ back: "", front: "" }),
});

const lexicon = buildLexicon({
  elements: [
    element("cat", "animal", 0.3, { words: ["kitten"] }),
    element("dog", "animal", 0.6),
    element("wolf", "animal", 0.8),
    element("sheep", "animal", 0.9),
    element("fish", "animal", 0.2, { place: "underwater" }),
    element("bird", "animal", 0.2, { place: "air" }),
    element("sunflower", "plant", 1.5),
    element("palm tree", "plant", 8, { words: ["palm"] }),
    element("tree", "plant", 8),
    element("woman", "person", 1.7),
    element("man", "person", 1.7),
    element("child", "person", 1.2, { words: ["boy", "girl"] }),
    element("house", "building", 6),
    element("sailboat", "vehicle", 8, { place: "water", words: ["boat"] }),
    element("apple", "food", 0.08, { place: "table" }),
    element("orange", "food", 0.08, { place: "table" }),
    element("bowl", "object", 0.12, { place: "table" }),
    element("table", "object", 0.75),
    element("hat", "object", 0.2),
    element("kite", "object", 0.6, { place: "air" }),
    element("balloon", "object", 0.4, { place: "air" }),
    element("mountain", "object", 900),
    element("moon", "celestial", 100, { place: "sky" }),
  ],
  settings: [
    setting("sea", ["ocean"], "water"),
    setting("forest", ["woods"]),
    setting("mountains", ["mountain range", "mountain"]),
    setting("moon surface", ["moon"]),
    setting("table", ["desk"], "table"),
    setting("field", []),
    setting("city", ["town"]),
  ],
});

const read = (prompt: string): Reading => readPrompt(prompt, lexicon);

/** Subjects in short: `2 cat on:1`. */
const subjectsOf = (prompt: string) =>
  read(prompt).subjects.map(({ element: { name }, count, relation }) =>
    [count, name, ...(relation ? [`${relation.kind}:${relation.to}`] : [])].join(" "),
  );

describe("the subjects of a prompt", () => {
  it.each([
    ["a cat", ["1 cat"]],
    ["Kittens!", ["5 cat"]],
    ["two wolves and a sheep", ["2 wolf", "1 sheep"]],
    ["12 sheep", ["12 sheep"]],
    ["twelve sheep", ["12 sheep"]],
    ["a pair of dogs", ["2 dog"]],
    ["half a dozen fish", ["6 fish"]],
    ["three women with hats", ["3 woman", "5 hat worn:0"]],
    ["a row of five palm trees", ["5 palm tree"]],
    ["a field of sunflowers", ["14 sunflower"]],
    ["a flock of birds", ["9 bird"]],
    ["500 birds", ["15 bird"]],
    ["the children", ["3 child"]],
    ["bowl of apples on a wooden table", ["1 bowl", "5 apple in:0"]],
    ["a cat on a table", ["1 cat on:1", "1 table"]],
    ["a dog and a cat under a tree", ["1 dog under:2", "1 cat under:2", "1 tree"]],
    ["on a table, a cat", ["1 table", "1 cat on:0"]],
    ["a man riding a dog", ["1 man on:1", "1 dog"]],
    ["a boy flying a red kite", ["1 child", "1 kite held:0"]],
    ["a house between two trees", ["1 house between:1", "2 tree"]],
    ["a woman wearing a hat", ["1 woman", "1 hat worn:0"]],
    ["cat, dog, bird", ["1 cat", "1 dog", "1 bird"]],
    ["a cat behind a dog in front of a house", ["1 cat behind:1", "1 dog before:2", "1 house"]],
    ["the man's dog", ["1 man", "1 dog"]],
    ["an orange on the table", ["1 orange"]],
    ["an orange cat", ["1 cat"]],
    ["oranges", ["5 orange"]],
  ])("%s", (prompt, expected) => {
    expect(subjectsOf(prompt)).toEqual(expected);
  });

  it("are at most twelve, and the others are named", () => {
    const reading = read(Array(14).fill("a cat").join(", "));
    expect(reading.subjects).toHaveLength(12);
    expect(reading.unknown).toEqual(["cat"]);
  });

  it.each([
    ["a red cat", ["#d42a2a"]],
    ["a red and white sailboat", ["#d42a2a", "#f6f6f4"]],
    ["a house, the house is blue", ["#2a62d4"]],
    ["a woman in red", ["#d42a2a"]],
    ["a stone house", ["#93928c"]],
    ["a navy blue boat", [colourNames["navy blue"]]],
  ])("have the colours of %s", (prompt, colours) => {
    expect(read(prompt).subjects[0]?.colours).toEqual(colours);
  });

  it("take lighter and darker colours", () => {
    const [light, plain, dark] = ["light blue", "blue", "dark blue"].map((colour) =>
      Number.parseInt(read(`a ${colour} cat`).subjects[0]!.colours[0]!.slice(1, 3), 16),
    );
    expect(light).toBeGreaterThan(plain!);
    expect(dark).toBeLessThan(plain!);
  });

  it("have sizes, depths, sides and directions", () => {
    const { subjects } = read(
      "a huge dog on the left, a tiny cat in the foreground facing left, distant trees",
    );
    expect(subjects[0]).toMatchObject({ size: 1.65, side: "left" });
    expect(subjects[1]).toMatchObject({ size: 0.45, depth: "front", facing: "left" });
    expect(subjects[2]).toMatchObject({ depth: "back" });
  });
});

describe("the scene of a prompt", () => {
  it.each([
    ["a boat on the sea", { setting: "sea" }],
    ["a cat in the snowy forest at night", { setting: "forest", season: "winter", time: "night" }],
    ["a dog on the moon", { setting: "moon surface" }],
    ["a mountain at dawn", { setting: undefined, time: "dawn" }],
    ["a bird above the mountains in autumn", { setting: "mountains", season: "autumn" }],
    ["an apple on a table", { setting: "table" }],
    ["a dog on a table", { setting: undefined }],
    ["a rainy city street", { setting: "city", weather: "rain" }],
    ["a storm at sea, ominous", { setting: "sea", weather: "storm", mood: -1 }],
    ["cheerful dog, golden hour", { mood: 1, time: "sunset" }],
    ["a cat under the northern lights", { hasAurora: true }],
    ["close-up of a cat", { shot: "close" }],
    ["a moonlit house reflected in a lake of glass", { isReflected: true, time: "night" }],
  ])("%s", (prompt, expected) => {
    const reading = read(prompt);
    expect({ ...reading, setting: reading.setting?.name }).toMatchObject(expected);
  });

  it.each([
    ["watercolor painting of a cat", ["watercolour"]],
    ["a dog, pixel art", ["pixel"]],
    ["black and white photo of a house", ["monochrome"]],
    ["a blueprint of a house", ["blueprint"]],
    ["flat vector illustration of a tree, 4k, highly detailed", []],
  ])("%s has its styles", (prompt, styles) => {
    expect(read(prompt).styles).toEqual(styles);
    expect(read(prompt).unknown).toEqual([]);
  });

  it("keeps colours of nothing in particular as a palette", () => {
    const reading = read("something abstract in red and gold tones");
    expect(reading.palette).toEqual([colourNames.red, colourNames.gold]);
  });
});

describe("what nobody knows", () => {
  it.each([
    ["a cat and a wombat", ["wombat"]],
    ["xylophone, xylophone", ["xylophone"]],
    ["a beautiful old cat sitting quietly", []],
    ["the dog's saxophone", ["saxophone"]],
  ])("in %s is named once", (prompt, unknown) => {
    expect(read(prompt).unknown).toEqual(unknown);
  });

  it("never stops a reading, whatever the text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 400 }), (prompt) => {
        const reading = read(prompt);
        for (const { relation, count } of reading.subjects) {
          expect(count).toBeGreaterThan(0);
          expect(relation === null || reading.subjects[relation.to] !== undefined).toBe(true);
        }
      }),
    );
  });
});

describe("singulars", () => {
  it.each([
    ["wolves", "wolf"],
    ["knives", "knife"],
    ["cherries", "cherry"],
    ["boxes", "box"],
    ["horses", "horse"],
    ["buses", "bus"],
    ["people", "person"],
    ["geese", "goose"],
    ["firemen", "fireman"],
    ["glass", "glass"],
    ["cactus", "cactus"],
  ])("of %s have %s", (plural, singular) => {
    expect(singularsOf(plural)).toContain(singular);
  });

  it("leave what is no plural as it is", () => {
    for (const word of ["glass", "bus", "sheep", "tennis"]) expect(singularsOf(word)[0]).toBe(word);
  });
});

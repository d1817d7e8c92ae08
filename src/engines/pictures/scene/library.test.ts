import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { library } from "./library.js";
import { colourNames, colourVariants, materials } from "./prompt/colour-words.js";
import {
  countWords,
  depthWords,
  moodWords,
  relationWords,
  seasonWords,
  shotWords,
  sideWords,
  sizeWords,
  styleWords,
  timeWords,
  weatherWords,
} from "./prompt/modifier-words.js";

const PAGE = fileURLToPath(new URL("../../../../docs/images.md", import.meta.url));

describe("the library", () => {
  it.each(["elements", "settings"] as const)("has no noun of two %s", (kind) => {
    const nouns = library[kind].flatMap(({ name, words }) => [name, ...words]);

    expect(nouns.filter((noun, index) => nouns.indexOf(noun) !== index)).toEqual([]);
  });
});

const nouns = ({ name, words }: { name: string; words: readonly string[] }) =>
  words.length === 0 ? name : `${name} (${words.join(", ")})`;

function subjects(): string {
  const groups = [...new Set(library.elements.map(({ group }) => group))];
  return groups
    .map((group) => {
      const members = library.elements.filter((element) => element.group === group);
      return `**${group}** (${members.length}): ${members.map(nouns).join("; ")}.`;
    })
    .join("\n\n");
}

function words<Value>(title: string, list: readonly (readonly [Value, string])[]): string {
  return `* ${title}: ${list.map(([, phrases]) => phrases).join("; ")}.`;
}

const sections: Readonly<Record<string, () => string>> = {
  subjects,
  settings: () => library.settings.map((setting) => `* ${nouns(setting)}`).join("\n"),
  moments: () =>
    [
      words("Time of day", timeWords),
      words("Weather", weatherWords),
      words("Season", seasonWords),
      words("Mood", moodWords),
    ].join("\n"),
  looks: () =>
    styleWords
      .map(([style, phrases]) => `* ${style ?? "understood, changes nothing"}: ${phrases}.`)
      .join("\n"),
  counts: () => words("Numbers and groups", countWords),
  colours: () =>
    [
      `* Colours: ${Object.keys(colourNames).join(", ")}.`,
      `* Before a colour: ${Object.keys(colourVariants).join(", ")}.`,
      `* Materials, as a colour: ${Object.keys(materials).join(", ")}.`,
    ].join("\n"),
  layout: () =>
    [
      ...relationWords
        .filter(([kind]) => kind !== "place" && kind !== "of")
        .map(([kind, phrases]) => `* ${kind}: ${phrases}.`),
      words("Size", sizeWords),
      words("Side", sideWords),
      words("Depth", depthWords),
      words("Shot", shotWords),
    ].join("\n"),
};

describe("the page about images", () => {
  it("lists what the library has", async () => {
    const page = readFileSync(PAGE, "utf8");
    const wanted = Object.entries(sections).reduce((text, [name, list]) => {
      const [begin, end] = [`<!-- begin ${name} -->`, `<!-- end ${name} -->`];
      expect(text).toContain(begin);
      const before = text.slice(0, text.indexOf(begin) + begin.length);
      return `${before}\n${list()}\n${text.slice(text.indexOf(end))}`;
    }, page);

    await expect(wanted).toMatchFileSnapshot(PAGE);
  });
});

// Counts the letter groups by which languages are told apart: npx tsx scripts/train-languages.ts FOLDER
// FOLDER has a file CODE.txt for each language, a sentence in each line. The checked-in table is made of the
// sentences that lingua-rs tests with (Apache-2.0, from the Leipzig corpora; no.txt has three lines of its nb.txt to one of
// its nn.txt), with 1,000 more of UD_Spanish-GSD and UD_Indonesian-GSD, and of UD_Galician-TreeGal and the Declaration
// of Human Rights for gl.txt. It writes src/content/languages/letter-groups.ts.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { eachGroup } from "../src/engines/text/language/letter-groups.js";

const [folder = ""] = process.argv.slice(2);
const GROUPS_MAX = 1_700;
const WORDS_MAX = 800;
const LINES_MAX = 2_000;
const GROUP_LENGTH_MAX = 3;
/** The step in which logarithms are kept, and the smallest of them. */
const STEP = 0.25;
const FLOOR = -12;

const scripts: Readonly<Record<string, string>> = {
  latin:
    "af az ca cs cy da de en eo es et eu fi fr ga gl hr hu id is it la lt lv ms nl no pl pt ro sk sl so sq sr sv sw tl tr vi yo zu",
  cyrillic: "be bg kk mk mn ru sr uk",
  arabic: "ar fa ur",
  devanagari: "hi mr",
};
const serbian = new Map(
  "а:a б:b в:v г:g д:d ђ:đ е:e ж:ž з:z и:i ј:j к:k л:l љ:lj м:m н:n њ:nj о:o п:p р:r с:s т:t ћ:ć у:u ф:f х:h ц:c ч:č џ:dž ш:š"
    .split(" ")
    .map((pair): [string, string] => [pair.slice(0, 1), pair.slice(2)]),
);

function readLines(code: string, script: string): readonly string[] {
  const text = readFileSync(join(folder, `${code}.txt`), "utf8");
  const isLatinSerbian = code === "sr" && script === "latin";
  const written = isLatinSerbian
    ? text.toLowerCase().replace(/[а-џ]/g, (letter) => serbian.get(letter) ?? letter)
    : text;
  return written
    .split("\n")
    .filter((line) => line.trim() !== "")
    .slice(0, LINES_MAX);
}

function countGroups(lines: readonly string[]): Map<number, string[]> {
  const counts = new Map<string, number>();
  let total = 0;
  for (const line of lines) {
    eachGroup(line, (group) => {
      counts.set(group, (counts.get(group) ?? 0) + 1);
      total += 1;
    });
  }
  const often = [...counts]
    .filter(([, count]) => count > 1)
    .sort((one, other) => other[1] - one[1]);
  const isShort = ([group]: readonly [string, number]) => group.length <= GROUP_LENGTH_MAX;
  const kept = [
    ...often.filter(isShort).slice(0, GROUPS_MAX),
    ...often.filter((one) => !isShort(one)).slice(0, WORDS_MAX),
  ];
  const levels = new Map<number, string[]>();
  for (const [group, count] of kept) {
    const level = Math.round(Math.log(count / total) / STEP) * STEP;
    if (level > FLOOR)
      levels.set(level, [...(levels.get(level) ?? []), group.replaceAll(" ", "_")]);
  }
  return levels;
}

const languages = Object.entries(scripts).flatMap(([script, codes]) =>
  codes
    .split(" ")
    .filter((code) => existsSync(join(folder, `${code}.txt`)))
    .map((code) => ({ code, script, levels: countGroups(readLines(code, script)) })),
);
const body = languages
  .map(({ code, script, levels }) => {
    const rows = [...levels]
      .sort(([one], [other]) => other - one)
      .map(([level, groups]) => `      [${level}, ${JSON.stringify(groups.join(" "))}],`);
    return `  {\n    code: "${code}",\n    script: "${script}",\n    levels: [\n${rows.join("\n")}\n    ],\n  },`;
  })
  .join("\n");
writeFileSync(
  "src/content/languages/letter-groups.ts",
  `/** How often groups of letters stand in texts of a language; \`scripts/train-languages.ts\` counts them. */
export interface CountedLanguage {
  /** ISO 639-1. */
  readonly code: string;
  readonly script: "latin" | "cyrillic" | "arabic" | "devanagari";
  /** Groups by the natural logarithm of their share; \`_\` is the edge of a word. */
  readonly levels: readonly (readonly [level: number, groups: string])[];
}

/** The smallest logarithm: that of a group which is not listed. */
export const LEVEL_FLOOR = ${FLOOR};

export const countedLanguages: readonly CountedLanguage[] = [
${body}
];
`,
);
console.log(`${languages.length} languages`);

// How many of the phrases that people gave a text are found, beside counting words:
// npx tsx bench/text/keywords.ts FOLDER [EVERY]
// FOLDER has docsutf8/NAME.txt and keys/NAME.key, a phrase in each line, as the sets of
// github.com/LIAAD/KeywordExtractor-Datasets have. EVERY=2+1 takes each second one, beginning with the second.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { findKeywords } from "../../src/engines/text/keywords/find-keywords.js";
import { stemWord } from "../../src/engines/text/search/porter-stem.js";
import { splitWords } from "../../src/engines/text/sentences/split-words.js";
import { stopWordsOf } from "../../src/engines/text/stop-words/stop-words.js";

const [folder = "", every = "1+0"] = process.argv.slice(2);
const [step = 1, first = 0] = every.split("+").map(Number);
const COUNT = 10;
const language =
  readFileSync(join(folder, "lan.txt"), "utf8").trim().toLowerCase().slice(0, 2) || "en";

const asStems = (phrase: string) =>
  (phrase.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map(stemWord).join(" ");

function countWords(text: string): string[] {
  const counts = new Map<string, number>();
  const ignored = stopWordsOf(language);
  for (const word of splitWords(text)) {
    if (!ignored.has(word) && word.length > 2) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return [...counts]
    .sort((one, other) => other[1] - one[1])
    .slice(0, COUNT)
    .map(([word]) => word);
}

const methods: Readonly<Record<string, (text: string) => readonly string[]>> = {
  findKeywords: (text) => findKeywords(text, { count: COUNT }).map(({ phrase }) => phrase),
  "word count": countWords,
};
const names = readdirSync(join(folder, "docsutf8"))
  .sort()
  .filter((_, at) => at % step === first);
console.log(
  `${folder}: ${names.length} texts, ${COUNT} phrases each; exact match of Porter's stems`,
);
for (const [method, find] of Object.entries(methods)) {
  let [precision, recall, f1, ms] = [0, 0, 0, 0];
  for (const name of names) {
    const text = readFileSync(join(folder, "docsutf8", name), "utf8");
    const keys = readFileSync(join(folder, "keys", name.replace(/\.txt$/, ".key")), "utf8");
    const wanted = new Set(
      keys
        .split("\n")
        .map(asStems)
        .filter((key) => key !== ""),
    );
    const began = performance.now();
    const found = new Set(find(text).map(asStems));
    ms += performance.now() - began;
    const right = [...found].filter((phrase) => wanted.has(phrase)).length;
    const p = right / Math.max(1, found.size);
    const r = right / Math.max(1, wanted.size);
    precision += p;
    recall += r;
    f1 += right === 0 ? 0 : (2 * p * r) / (p + r);
  }
  const mean = (sum: number) => (sum / names.length).toFixed(3);
  console.log(
    `${method.padEnd(13)} F1@10 ${mean(f1)}  precision ${mean(precision)}  recall ${mean(recall)}  ${mean(ms)} ms`,
  );
}

// How often the language of texts of 40, 120 and 1,000 characters is told right: npx tsx bench/text/languages.ts FOLDER [CODE...]
// FOLDER has a file CODE.txt for each language with a sentence in each line, or NAME.conllu files named as the
// treebanks of Universal Dependencies are (`de_pud-ud-test.conllu`), whose texts are read.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { identifyLanguage } from "../../src/engines/text/language/identify-language.js";

const [folder = "", ...wanted] = process.argv.slice(2);
const TEXTS = 200;
const SIZES = [40, 120, 1_000];

function readSentences(file: string): readonly string[] {
  const lines = readFileSync(join(folder, file), "utf8").split("\n");
  return file.endsWith(".conllu")
    ? lines.filter((line) => line.startsWith("# text = ")).map((line) => line.slice(9))
    : lines.filter((line) => line.trim() !== "");
}

function cut(sentences: readonly string[], size: number): string[] {
  const texts: string[] = [];
  let text = "";
  for (const sentence of sentences) {
    text = text === "" ? sentence : `${text} ${sentence}`;
    if (text.length < size) continue;
    texts.push(text.slice(0, size));
    text = "";
    if (texts.length === TEXTS) break;
  }
  return texts;
}

const files = readdirSync(folder)
  .filter((file) => /\.(?:txt|conllu)$/.test(file))
  .map((file) => ({ file, code: file.slice(0, 2).replace("nb", "no").replace("nn", "no") }))
  .filter(({ code }) => wanted.length === 0 || wanted.includes(code));
for (const size of SIZES) {
  const rows = files
    .map(({ file, code }) => {
      const texts = cut(readSentences(file), size);
      const found = texts.map((text) => identifyLanguage(text));
      const wrong = new Map<string, number>();
      for (const { code: one } of found)
        if (one !== code) wrong.set(one ?? "none", (wrong.get(one ?? "none") ?? 0) + 1);
      const right = found.filter((one) => one.code === code).length / Math.max(1, texts.length);
      const sure =
        found.reduce((sum, { confidence }) => sum + confidence, 0) / Math.max(1, texts.length);
      return { code, right, sure, wrong, count: texts.length };
    })
    .filter(({ count }) => count > 0);
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const hard = rows
    .filter(({ right }) => right < 0.97)
    .map(
      ({ code, right, wrong }) =>
        `${code} ${right.toFixed(2)} (${[...wrong].map(([one, count]) => `${one} ${count}`).join(", ")})`,
    );
  console.log(
    `${rows.length} languages, ${size} characters: ${mean(rows.map(({ right }) => right)).toFixed(3)} right, confidence ${mean(rows.map(({ sure }) => sure)).toFixed(3)}; ${hard.join(", ")}`,
  );
}

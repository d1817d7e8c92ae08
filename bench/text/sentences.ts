// How well the ends of sentences are found where sentences are joined: npx tsx bench/text/sentences.ts FOLDER
// FOLDER has .conllu files of Universal Dependencies; their sentences are joined by a space, or by none in Chinese,
// ten at a time.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { splitSentences } from "../../src/engines/text/sentences/split-sentences.js";

const [folder = ""] = process.argv.slice(2);
const AT_ONCE = 10;
const SENTENCES_MAX = 1_000;

const rows = readdirSync(folder)
  .filter((file) => file.endsWith(".conllu"))
  .flatMap((file) => {
    const sentences = readFileSync(join(folder, file), "utf8")
      .split("\n")
      .filter((line) => line.startsWith("# text = "))
      .map((line) => line.slice(9).trim())
      .slice(0, SENTENCES_MAX);
    const gap = /^(?:zh|ja)/.test(file) ? "" : " ";
    let [right, said, are] = [0, 0, 0];
    for (let from = 0; from < sentences.length; from += AT_ONCE) {
      const some = sentences.slice(from, from + AT_ONCE);
      const ends = new Set<number>();
      let end = 0;
      for (const sentence of some) {
        end += sentence.length;
        ends.add(end);
        end += gap.length;
      }
      const found = splitSentences(some.join(gap)).map((one) => one.end);
      right += found.filter((one) => ends.has(one)).length;
      said += found.length;
      are += ends.size;
    }
    if (are === 0) return [];
    return { file, f1: (2 * right) / (said + are), precision: right / said, recall: right / are };
  });
for (const { file, f1, precision, recall } of rows) {
  console.log(
    `${file.padEnd(30)} F1 ${f1.toFixed(3)}  precision ${precision.toFixed(3)}  recall ${recall.toFixed(3)}`,
  );
}
console.log(
  `mean F1 ${(rows.reduce((sum, { f1 }) => sum + f1, 0) / rows.length).toFixed(3)} of ${rows.length} languages`,
);

// How often a judgement agrees with people's: npx tsx bench/text/sentiment.ts FILE...
// FILE.txt has a sentence, a tab, and 1 or 0 in each line, as the UCI set "sentiment labelled sentences"
// (Kotzias et al., 2015); FILE.csv has text,label,source with a third label, neutral, as the sets of
// github.com/tyqiangz/multilingual-sentiment-datasets (Apache-2.0).
import { readFileSync } from "node:fs";
import { judgeSentiment } from "../../src/engines/text/sentiment/judge-sentiment.js";

interface Labelled {
  readonly text: string;
  readonly label: string;
}

function read(file: string): Labelled[] {
  const lines = readFileSync(file, "utf8").trim().split("\n");
  if (file.endsWith(".txt")) {
    return lines.map((line) => ({
      text: line.slice(0, -2),
      label: line.endsWith("1") ? "positive" : "negative",
    }));
  }
  return lines.slice(1).flatMap((line) => {
    const [, text, label] = /^(.*),(positive|negative|neutral),[^,]*$/.exec(line.trim()) ?? [];
    return text === undefined || label === undefined ? [] : [{ text, label }];
  });
}

for (const file of process.argv.slice(2)) {
  const rows = read(file);
  const isTwoSided = rows.every(({ label }) => label !== "neutral");
  const judged = rows.map(({ text, label }) => {
    const { label: found, score } = judgeSentiment(text);
    return {
      label,
      found:
        isTwoSided && found === "neutral" && score !== 0
          ? score > 0
            ? "positive"
            : "negative"
          : found,
    };
  });
  const right = judged.filter(({ label, found }) => label === found).length;
  const f1 = ["positive", "negative", "neutral"].flatMap((label) => {
    const hits = judged.filter((one) => one.label === label && one.found === label).length;
    const said = judged.filter((one) => one.found === label).length;
    const are = judged.filter((one) => one.label === label).length;
    return are === 0 ? [] : [(2 * hits) / (said + are)];
  });
  const decided = judged.filter(({ found }) => found !== "neutral");
  const rightDecided = decided.filter(({ label, found }) => label === found).length;
  console.log(
    `${file}: ${rows.length} texts, accuracy ${(right / rows.length).toFixed(3)}, macro F1 ${(f1.reduce((a, b) => a + b, 0) / f1.length).toFixed(3)}, ` +
      `says positive or negative of ${((100 * decided.length) / rows.length).toFixed(0)} % and is right in ${(rightDecided / decided.length).toFixed(3)}`,
  );
}

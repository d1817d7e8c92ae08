// How near summaries of 200 words come to abstracts, beside the lead and random sentences:
// npx tsx bench/text/summaries.ts FILE [WORDS]
// FILE has a JSON object in each line, with an article and an abstract. The figures in the docs are of
// SumPubMed (github.com/vgupta123/sumpubmed, MIT), text/text_N.txt and abstract/abstract_N.txt with N 1..111.
import { readFileSync } from "node:fs";
import { stemWord } from "../../src/engines/text/search/porter-stem.js";
import { splitSentences } from "../../src/engines/text/sentences/split-sentences.js";
import { summarize } from "../../src/engines/text/summarize/summarize.js";
import { rouge } from "./rouge.js";

const [file = "", limit = "200"] = process.argv.slice(2);
const words = Number(limit);
const articles = readFileSync(file, "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as { readonly article: string; readonly abstract: string });

function within(sentences: readonly string[]): string {
  const kept: string[] = [];
  let count = 0;
  for (const sentence of sentences) {
    count += sentence.split(/\s+/).length;
    if (count > words && kept.length > 0) break;
    kept.push(sentence);
  }
  return kept.join(" ");
}

/** Park and Miller's minimal generator: the same sentences in every run. */
function shuffled(sentences: readonly string[], seed: number): readonly string[] {
  let state = seed;
  return sentences
    .map((sentence) => {
      state = (state * 48_271) % 2_147_483_647;
      return { sentence, order: state };
    })
    .sort((one, other) => one.order - other.order)
    .map(({ sentence }) => sentence);
}

const methods: Readonly<Record<string, (article: string, at: number) => string>> = {
  summarize: (article) => summarize(article, { words }).text,
  lead: (article) => within(splitSentences(article).map(({ text }) => text)),
  random: (article, at) =>
    within(
      shuffled(
        splitSentences(article).map(({ text }) => text),
        at + 1,
      ),
    ),
};

console.log(`${articles.length} articles, ${words} words; F1 without and with Porter's stems`);
for (const [name, make] of Object.entries(methods)) {
  const began = performance.now();
  const made = articles.map(({ article }, at) => make(article, at));
  const ms = (performance.now() - began) / articles.length;
  const mean = (n: 1 | 2, stem?: (word: string) => string) =>
    articles.reduce(
      (sum, { abstract }, at) =>
        sum + rouge(made[at] ?? "", abstract, { n, ...(stem ? { stem } : {}) }),
      0,
    ) / articles.length;
  const figures = [mean(1), mean(2), mean(1, stemWord), mean(2, stemWord)].map((one) =>
    one.toFixed(3),
  );
  console.log(
    `${name.padEnd(10)} ROUGE-1 ${figures[0]}  ROUGE-2 ${figures[1]}  stems ${figures[2]} ${figures[3]}  ${ms.toFixed(1)} ms`,
  );
}

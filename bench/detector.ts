/** Prints what the detector costs for a text of 400 words and for 100,000 characters once it is warm. */
import { detectText } from "../src/engines/text-detection/machine-written/detect-text.js";
import { detectorModels } from "../src/engines/text-detection/machine-written/models.js";
import { readLabelledTexts } from "../test/accuracy/detector/labelled-texts.js";

const RUNS = 31;
const CHARACTERS = 100_000;
const WORDS = 400;

const prose = readLabelledTexts()
  .filter(({ lang }) => lang === "en")
  .map(({ text }) => text)
  .join("\n\n");
const texts = {
  [`${WORDS} words`]: prose.split(/\s+/u).slice(0, WORDS).join(" "),
  [`${CHARACTERS} characters`]: prose.repeat(2).slice(0, CHARACTERS),
};

for (const { name } of detectorModels) {
  for (const [what, text] of Object.entries(texts)) {
    const times = Array.from({ length: RUNS }, () => {
      const began = performance.now();
      detectText(text, name);
      return performance.now() - began;
    }).sort((one, other) => one - other);
    const median = times[Math.floor(RUNS / 2)] ?? Number.NaN;
    console.log(`${name}, ${what}: median ${median.toFixed(2)} ms`);
  }
}

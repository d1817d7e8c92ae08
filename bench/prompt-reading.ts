import { findJson } from "../src/engines/prompt-reading/blocks/find-json.js";
import { findLists } from "../src/engines/prompt-reading/blocks/find-lists.js";
import { findTables } from "../src/engines/prompt-reading/blocks/find-tables.js";
import { findCorrections } from "../src/engines/prompt-reading/changes/find-corrections.js";
import { windowAt } from "../src/engines/prompt-reading/clock/window-at.js";
import { boxAt, positionAt } from "../src/engines/prompt-reading/coordinates/position-at.js";
import { findAll } from "../src/engines/prompt-reading/kit/find-all.js";
import { quantityAt } from "../src/engines/prompt-reading/quantities/quantity-at.js";
import { rangeAt } from "../src/engines/prompt-reading/quantities/range-at.js";
import { readPrompt } from "../src/engines/prompt-reading/tokens/read-prompt.js";
import { windAt } from "../src/engines/prompt-reading/winds/wind-at.js";

/** Milliseconds to read 10,000 and 20,000 characters of each pattern: the second is about twice the first. */
const PATTERNS = [
  "Depot 52.37,4.90. 2 vans 800 kg, 08:00-17:00, 45 km/h. A 52.31,4.94 120kg before noon; wind 270/60, sorry, 450 kt\n",
  "1,",
  "1 234 ",
  "((",
  "[[",
  '{"a":',
  '"',
  "1-",
  "1°",
  "2 to ",
  "a b c 1\n",
  "- a\n",
  "|-|\n",
];

function readAll(text: string): void {
  const prompt = readPrompt(text);
  const { tokens } = prompt;
  for (const readAt of [quantityAt, rangeAt, windowAt, windAt]) findAll<unknown>(tokens, readAt);
  findAll(tokens, (_, at) => positionAt(prompt, at));
  findAll(tokens, (_, at) => boxAt(prompt, at));
  findCorrections(tokens);
  findTables(prompt);
  findLists(prompt);
  findJson(text);
}

function bestOfThree(text: string): number {
  const times = [1, 2, 3].map(() => {
    const start = performance.now();
    readAll(text);
    return performance.now() - start;
  });
  return Math.min(...times);
}

for (const pattern of PATTERNS) {
  const [short, long] = [10_000, 20_000].map((size) =>
    bestOfThree(pattern.repeat(size).slice(0, size)),
  );
  console.log(JSON.stringify(pattern.slice(0, 20)), short?.toFixed(1), long?.toFixed(1));
}

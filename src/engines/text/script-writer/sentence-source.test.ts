import { expect, it } from "vitest";
import { englishPhrases } from "../../../content/scripts/phrases/english.js";
import { seededRandom } from "../../math/seeded-random/seeded-random.js";
import { readBrief } from "./brief/read-brief.js";
import { createSentenceSource, type SentenceSource } from "./sentence-source.js";

function newSource(): SentenceSource {
  return createSentenceSource(readBrief("A. B. C."), englishPhrases, seededRandom("a"), []);
}

it("tries no more than 16,000 texts for one script, however often it is asked", () => {
  const source = newSource();
  let tries = 0;
  const sameAgain = (): string => {
    tries += 1;
    return "We open at nine.";
  };
  const written = Array.from({ length: 1_000 }, () => source.write(sameAgain));
  expect(written.filter((sentence) => sentence !== undefined)).toHaveLength(1);
  expect(tries).toBeLessThanOrEqual(16_000);
});

it("tries fewer texts the longer they are", () => {
  const source = newSource();
  let characters = 0;
  const always = (): string => {
    const text = `${characters} ${"long ".repeat(1_000)}`;
    characters += text.length;
    return text;
  };
  for (let ask = 0; ask < 1_000; ask += 1) source.write(always);
  expect(characters).toBeLessThan(410_000);
});

it("takes initials for parts of a name and not for sentences", () => {
  const source = newSource();
  const next = (text: string) => source.write(() => text);
  expect(next("Meet A. B. Hale.")?.text).toBe("Meet A. B. Hale.");
  expect(next("Ask A. B. Hale.")?.text).toBe("Ask A. B. Hale.");
  expect(next("Ask A. B. Hale!")).toBeUndefined();
});

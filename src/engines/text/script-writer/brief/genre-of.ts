import { type Genre, genreSigns } from "../../../../content/scripts/genres.js";

const OPENING_CHARACTERS = 160;
const NAMED_AT_THE_OPENING = 6;
const NAMED = 3;
/** A brief that often speaks of one thing says no more about its genre than one that does so three times. */
const SPOKEN_OF_MAX = 3;

const PRICED = /[£$€]|\b(?:EUR|USD|GBP|CHF)\b|\beuros?\b/iu;

/** The genre that a brief shows most signs of; an advertisement without any. */
export function genreOf(brief: string): Genre {
  const opening = brief.slice(0, OPENING_CHARACTERS);
  let best: { genre: Genre; score: number } = { genre: "advertisement", score: 0 };
  for (const { genre, named, spokenOf } of genreSigns) {
    const isNamed = brief.search(named) >= 0;
    const score =
      (isNamed ? NAMED : 0) +
      (genre === "advertisement" && PRICED.test(brief) ? 1 : 0) +
      (opening.search(named) >= 0 ? NAMED_AT_THE_OPENING - NAMED : 0) +
      Math.min(SPOKEN_OF_MAX, new Set(brief.toLowerCase().match(spokenOf)).size);
    if (score > best.score) best = { genre, score };
  }
  return best.genre;
}

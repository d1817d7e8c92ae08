import type { StatedNumber } from "./stated-number.js";

/** A lesser part of the same unit, such as minutes after hours. */
const PART_MAX = 0.2;

/** Takes `14 hours and 20 minutes` for one quantity: neighbours of one unit, each much less than the one before. */
export function joinParts(text: string, numbers: readonly StatedNumber[]): readonly StatedNumber[] {
  const joined: StatedNumber[] = [];
  for (const number of numbers) {
    const before = joined.at(-1);
    if (before && isPartOf(text, before, number)) {
      joined[joined.length - 1] = sumOf(text, before, number);
    } else joined.push(number);
  }
  return joined;
}

function isPartOf(text: string, whole: StatedNumber, part: StatedNumber): boolean {
  const gap = text.slice(whole.end, part.start);
  const isOneUnit =
    whole.kind === "quantity" && part.kind === "quantity" && whole.unit === part.unit;
  return isOneUnit && part.value < PART_MAX * whole.value && /^(?:,? and|,| und)? $/u.test(gap);
}

function sumOf(text: string, whole: StatedNumber, part: StatedNumber): StatedNumber {
  const value = whole.value + part.value;
  return {
    ...whole,
    value,
    low: whole.value + part.low,
    high: whole.value + part.high,
    end: part.end,
    text: text.slice(whole.start, part.end),
  };
}

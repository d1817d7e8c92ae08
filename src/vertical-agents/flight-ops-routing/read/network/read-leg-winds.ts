import type { Sheet } from "../sheet.js";
import { vectorAt } from "../winds/vector-at.js";

export interface LegWindFound {
  readonly ends: readonly [string, string];
  readonly from_deg: number;
  readonly kt: number;
  readonly from: number;
  readonly to: number;
}

const FILLERS: ReadonlySet<string> = new Set([
  ":",
  "(",
  "=",
  "wind",
  "winds",
  "has",
  "is",
  "at",
  "with",
  "vent",
  "viento",
  "vento",
  "|",
  ",",
]);

/** Finds the winds of legs that are named by their ends, such as `EHAM-EINN 250/40`, and crosses them out. */
export function findLegWinds(sheet: Sheet): readonly LegWindFound[] {
  const found: LegWindFound[] = [];
  for (let at = 0; at + 3 < sheet.tokens.length; at += 1) {
    const [one, joint, other] = [sheet.tokens[at], sheet.keyAt(at + 1), sheet.tokens[at + 2]];
    if (one?.kind !== "word" || other?.kind !== "word" || !/^(?:-|→|to)$/u.test(joint)) continue;
    let from = at + 3;
    while (from < at + 6 && FILLERS.has(sheet.keyAt(from))) from += 1;
    const vector = vectorAt(sheet, from);
    // Without a word of wind, only `250/40` is one.
    const isWind = vector && (sheet.keyAt(from + 1) === "/" || from > at + 3);
    if (!isWind) continue;
    const { from_deg, kt, next } = vector;
    found.push({ ends: [one.text, other.text], from_deg, kt, from: at, to: next });
    at = next - 1;
  }
  return found;
}

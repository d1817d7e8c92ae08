import type { Draft } from "../draft.js";
import type { Sheet } from "../sheet.js";

const POSITION =
  /(?<![\d.])(\d{1,3}(?:\.\d{1,6})?) ?°? ?[NS][ ,/]{0,3}(\d{1,3}(?:\.\d{1,6})?) ?°? ?[EW](?![\p{L}\p{N}])/giu;
const LATITUDE = /\blat(?:itude)?[ :=]{1,3}(-?\d{2,3}(?:\.\d{1,6})?)(?![\d.])/giu;
const TOLD_MAX = 5;

/** Tells which positions are none, such as `91N 10E`, so that a question for the place has its reason. */
export function tellBadPositions(sheet: Sheet, draft: Draft): void {
  const { text } = sheet.prompt.folded;
  const bad = [
    ...[...text.matchAll(POSITION)].filter(([, lat, lon]) => Number(lat) > 90 || Number(lon) > 180),
    ...[...text.matchAll(LATITUDE)].filter(([, lat]) => Math.abs(Number(lat)) > 90),
  ];
  for (const [written] of bad.slice(0, TOLD_MAX))
    draft.warn(
      `"${written}" is no position: latitudes go from 90S to 90N, longitudes from 180W to 180E`,
    );
}

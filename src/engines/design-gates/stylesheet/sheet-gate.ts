import { parseLengthPx } from "../../css/calculations.js";
import { DESKTOP, type LengthBasis } from "../../css/values.js";
import type { GateFacts, PlacedFinding } from "../judged.js";
import type { Sheet } from "./read-sheet.js";

export interface SheetGate extends GateFacts {
  readonly check: (sheet: Sheet) => Iterable<PlacedFinding>;
}

export const NO_RULES: readonly string[] = [];

const ROOT_PX = 16;

/** What lengths are measured against without a page: the size of text that browsers begin with. */
export const BASIS: LengthBasis = {
  emPx: ROOT_PX,
  remPx: ROOT_PX,
  percentOfPx: undefined,
  viewport: DESKTOP,
};

/** Pixels of a length that no layout and no size of text around it decides; undefined for any other. */
export function fixedPx(value: string): number | undefined {
  const isRelative = /\d(?:em|ex|ch|%|[sld]?v[a-z]+)\b/i.test(value.replace(/\drem\b/gi, ""));
  return isRelative ? undefined : parseLengthPx(value, BASIS);
}

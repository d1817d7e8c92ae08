import type { Locator } from "playwright-core";
import { BrowserFault } from "../../actions.js";
import { type KeptText, keptText } from "./kept-text.js";
import { READY } from "./pointer.js";

/** How HTML writes the values of fields that have a widget of their own; Chromium empties them of any other. */
const FORMATS: Readonly<Record<string, readonly [pattern: RegExp, example: string]>> = {
  date: [/^\d{4,6}-\d\d-\d\d$/, "2026-12-24"],
  time: [/^\d\d:\d\d(:\d\d(\.\d{1,3})?)?$/, "14:30"],
  "datetime-local": [/^\d{4,6}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d{1,3})?)?$/, "2026-12-24T14:30"],
  month: [/^\d{4,6}-\d\d$/, "2026-12"],
  week: [/^\d{4,6}-W\d\d$/, "2026-W52"],
  color: [/^#[\da-f]{6}$/i, "#ff8800"],
  range: [/^-?\d+(\.\d+)?$/, "7"],
};

/**
 * Whether a field takes its value in one format alone, and not key by key. Rejects with fault `invalid` where the
 * value is not written in it, before the field loses what it has.
 */
export async function hasFormat(field: Locator, value: string): Promise<boolean> {
  const type = (await field.getAttribute("type", READY))?.toLowerCase() ?? "";
  const [pattern, example] = FORMATS[type] ?? [];
  if (!pattern) return false;
  if (value !== "" && !pattern.test(value)) {
    throw new BrowserFault("invalid", `a field of type ${type} takes a value such as ${example}`);
  }
  return true;
}

/**
 * Gives a field its value, and answers what it made of it where it is not that. Rejects with fault `invalid` where
 * there is no such value.
 */
export async function fillField(field: Locator, value: string): Promise<KeptText | undefined> {
  const isFormatted = await hasFormat(field, value);
  await field.fill(value, READY);
  if (!isFormatted) return keptText(field, value);
  if (value === "") return undefined;
  const kept = await field.inputValue(READY);
  if (kept === "") {
    throw new BrowserFault("invalid", "there is no such value, and the field is empty now");
  }
  const isMoved = FORMATS.range?.[0].test(kept) && Number(kept) !== Number(value);
  if (isMoved) throw new BrowserFault("invalid", `the slider does not go there, and is at ${kept}`);
  return undefined;
}

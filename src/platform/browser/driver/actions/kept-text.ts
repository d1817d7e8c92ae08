import type { Locator } from "playwright-core";
import { READY } from "./pointer.js";

const SHOWN_LENGTH_MAX = 200;
const counted = new Intl.NumberFormat("en");

/** What a field made of a text that it was given. */
export interface KeptText {
  /** The end of the text is missing, as where the field has a `maxlength`. */
  readonly isCut: boolean;
  /** What stands in the field now, in words for whoever gave the text. */
  readonly told: string;
}

/** What stands in a field; undefined where it has no value of its own, as a part of a page that can be edited. */
export async function textIn(field: Locator): Promise<string | undefined> {
  return field.inputValue(READY).catch(() => undefined);
}

/**
 * What a field has of a text, where it does not have all of it; `before` is what it had, and kept. Secrets are not
 * told.
 */
export async function keptText(
  field: Locator,
  text: string,
  before = "",
): Promise<KeptText | undefined> {
  const given = text.replaceAll("\r\n", "\n");
  const kept = await textIn(field);
  if (kept === undefined || kept === before + given || kept === given + before) return undefined;
  const taken = kept.startsWith(before) ? kept.slice(before.length) : kept;
  const isCut = taken.length < given.length && given.startsWith(taken);
  const what = isCut
    ? `took ${counted.format(taken.length)} of ${counted.format(given.length)} characters`
    : "changed what it was given";
  const isSecret = (await field.getAttribute("type", READY))?.toLowerCase() === "password";
  return { isCut, told: isSecret ? what : `${what}, and holds ${shown(kept)}` };
}

function shown(text: string): string {
  if (text.length <= SHOWN_LENGTH_MAX) return JSON.stringify(text);
  return `${JSON.stringify(text.slice(0, SHOWN_LENGTH_MAX))} and ${counted.format(text.length - SHOWN_LENGTH_MAX)} more`;
}

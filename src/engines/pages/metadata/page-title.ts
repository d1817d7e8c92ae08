import { collapseSpace } from "../text/collapse-space.js";
import type { PageFields } from "./page-fields.js";

const TITLE_LENGTH_MAX = 500;
const SEPARATOR =
  /\s+[|\-–—:»·•\\/~]+\s+|\s*[|»]\s*|:{2}|(?<=[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{P}])_+(?=[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}])/gu;
const WORDS_MIN = 2;
const PARTS_MAX = 12;

/**
 * The title of a page without the name of its site: from Open Graph, structured data, Twitter cards,
 * <title> or the first <h1>, in that order. null of a page that has none of them.
 */
export function pageTitle(fields: PageFields): string | null {
  const { structured, meta } = fields;
  const heading = clean(fields.first("h1")?.textContent);
  const site = clean(meta("og:site_name", "application-name") ?? structured.siteName);
  const stated = clean(meta("og:title") ?? structured.headline ?? meta("twitter:title"));
  if (stated !== "") {
    const named = withoutKnownSite(stated, site);
    return named === stated ? (partOfHeading(stated, heading) ?? stated) : named;
  }
  const titled = clean(fields.first("title")?.textContent);
  if (titled !== "") return withoutSite(titled, { site, heading });
  return heading === "" ? null : heading;
}

function clean(text: string | undefined): string {
  return collapseSpace((text ?? "").slice(0, 10 * TITLE_LENGTH_MAX))
    .trim()
    .slice(0, TITLE_LENGTH_MAX);
}

/** Takes the site's name off an end where a separator sets it apart. */
function withoutKnownSite(title: string, site: string): string {
  if (site === "") return title;
  for (const { before, after } of splits(title)) {
    if (isSame(after, site) && before !== "") return before;
    if (isSame(before, site) && after !== "") return after;
  }
  return title;
}

function withoutSite(
  title: string,
  known: { readonly site: string; readonly heading: string },
): string {
  const { site, heading } = known;
  const named = withoutKnownSite(title, site);
  if (named !== title) return named;
  const headed = partOfHeading(title, heading);
  if (headed !== undefined) return headed;
  const last = splits(title).at(-1);
  if (last === undefined) return title;
  const isLikelySite = wordsOf(last.after) <= 4 && wordsOf(last.before) >= WORDS_MIN;
  return isLikelySite && last.before.length > last.after.length ? last.before : title;
}

/** What stands before, after or between separators and is the first heading too. */
function partOfHeading(title: string, heading: string): string | undefined {
  if (key(heading) === "") return undefined;
  const found = splits(title).slice(0, PARTS_MAX);
  const parts = found.flatMap(({ before, after }) => [before, after]);
  const middle = found.flatMap((one, at) =>
    found.slice(at + 1).map((other) => title.slice(one.end, other.start)),
  );
  return [...parts, ...middle].find((part) => isSame(part, heading));
}

interface Split {
  readonly before: string;
  readonly after: string;
  /** Where the separator begins and ends. */
  readonly start: number;
  readonly end: number;
}

function splits(title: string): readonly Split[] {
  return [...title.matchAll(SEPARATOR)].map(({ index: start, 0: separator }) => {
    const end = start + separator.length;
    return { before: title.slice(0, start).trim(), after: title.slice(end).trim(), start, end };
  });
}

function isSame(one: string, other: string): boolean {
  return key(one) === key(other);
}

function key(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
}

function wordsOf(text: string): number {
  return text.split(/\s+/u).length;
}

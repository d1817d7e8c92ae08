import { CannotDo, type Done, done, type Request } from "../request/request.js";
import { isPlain, without } from "./leftover-words.js";
import { isNumber, isoOf, type Listing, listingOf } from "./list-items.js";
import { compare, toRational } from "./numbers.js";
import { sortRecords } from "./records.js";

const SORT =
  /\b(?:sort(?:ed|ing)?|arrange[d]?|rank(?:ed)?|alphabeti[sz]e|reorder|rearrange|line up)\b|^(?:order|list|put)\b|\b(?:put|order|list) (?:these|the|them|following|this|all|my)\b/u;
const DESCENDING =
  /\b(?:in )?(?:descending(?:ly)?|desc|decreasing|(?:from )?(?:the )?(?:largest|biggest|highest|greatest|longest|newest|latest|most recent|z|high) (?:to|first|value first)(?: (?:the )?(?:smallest|lowest|least|shortest|oldest|earliest|a|low))?|(?:in )?reverse (?:alphabetical(?:ly)?|order|sorted)?|reverse(?: alphabetical)? order|in reverse(?: order)?|backwards?|newest[- ]first|latest[- ]first|largest[- ]first|highest[- ]first|biggest[- ]first|z ?- ?a)\b(?: order)?/u;
const ASCENDING =
  /\b(?:in )?(?:ascending(?:ly)?|asc|increasing|(?:from )?(?:the )?(?:smallest|lowest|least|shortest|oldest|earliest|a|low) (?:to|first)(?: (?:the )?(?:largest|biggest|highest|greatest|longest|newest|latest|most recent|z|high))?|alphabetical(?:ly)?|chronological(?:ly)?|numerical(?:ly)?|lexicographical(?:ly)?|a ?- ?z|(?:oldest|earliest|smallest|lowest|shortest)[- ]first)\b(?: order)?/u;
const UNIQUE =
  /\b(?:unique|distinct|without duplicates|no duplicates|dedupe[d]?|deduplicate[d]?|(?:and )?(?:remove|removing|drop|eliminate|get rid of|strip out|delete)(?: any| all| the)* (?:duplicates|duplicate (?:values|items|entries|words|numbers|names)|repeats)|duplicates removed|once each|remove repeated (?:items|values|words|names))\b/u;
const BY_LENGTH =
  /\b(?:by|according to|based on) (?:their |word |string |the )?(?:length|number of (?:letters|characters)|size)\b|\b(?:shortest|longest)[- ](?:to|first)/u;
const TOP =
  /\b(?:top|first|highest|largest|biggest|greatest) (\d{1,4}|two|three|four|five|six|seven|eight|nine|ten)(?: (?:largest|highest|biggest|greatest))?\b|\b(\d{1,4}|two|three|four|five|six|seven|eight|nine|ten) (?:largest|highest|biggest|greatest|top|longest)\b/u;
const BOTTOM =
  /\b(?:bottom|lowest|smallest|last) (\d{1,4}|two|three|four|five|six|seven|eight|nine|ten)\b|\b(\d{1,4}|two|three|four|five|six|seven|eight|nine|ten) (?:smallest|lowest|least|bottom|shortest)\b/u;
const NTH =
  /\b(second|third|fourth|fifth|2nd|3rd|4th|5th)[- ](largest|highest|biggest|greatest|smallest|lowest)(?: (?:number|value|one))?\b/u;
const COUNT =
  /\b(?:how (?:many times|often) (?:does |do )?(?:each|every)(?: (?:of (?:them|these)|\p{L}+))?(?: (?:occurs?|appears?|is there|repeats?))?|count (?:the )?(?:duplicates|occurrences(?: of each(?: \p{L}+)?)?|(?:how (?:many times|often) )?each(?: (?:\p{L}+))?(?: (?:occurs?|appears?))?|frequenc(?:y|ies)(?: of each(?: \p{L}+)?)?|repeats)|tally|frequency of each(?: \p{L}+)?|(?:word )?frequenc(?:y|ies)|number of occurrences of each(?: \p{L}+)?|(?:find|list|which|show)(?: (?:items|values|ones|numbers|words|names) are)? (?:the |all |any )?(?:duplicates|duplicated|repeated))\b/u;
const GROUP =
  /\bgroup(?:ed)?\b.*?\bby (?:their |the )?(first letter|initial(?: letter)?|length|word length|starting letter|last letter)\b/u;
const REVERSE =
  /\b(?:reverse(?! (?:alphabetical|order|sort))|in reverse|flip)\b(?: the)?(?: order)?(?: of)?/u;
/** Reading a date takes some time. */
const DATES_MAX = 200;
const SIZES: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
};
const sizeOf = (text: string | undefined) => SIZES[text ?? ""] ?? Number.parseInt(text ?? "", 10);

/** Sorts, ranks, counts, groups and thins lists of numbers, words and dates. */
export function answerSorting(request: Request): Done | undefined {
  if (
    !SORT.test(request.asked) &&
    !UNIQUE.test(request.asked) &&
    !COUNT.test(request.asked) &&
    !GROUP.test(request.asked) &&
    !NTH.test(request.asked) &&
    !TOP.test(request.asked) &&
    !BOTTOM.test(request.asked) &&
    !REVERSE.test(request.asked)
  )
    return undefined;
  const records = sortRecords(request, DESCENDING, ASCENDING);
  if (records) return records;
  const listing = listingOf(request);
  if (!listing || listing.items.length < 2) return undefined;
  return pick(listing) ?? tally(listing) ?? group(listing) ?? sort(listing);
}

type Compare = (a: string, b: string) => number;

function orderOf({ items, asked, areNumbers }: Listing): Compare {
  const words = /\b(?:case[- ]sensitive(?:ly)?|ascii)\b/u.test(asked)
    ? new Intl.Collator("en", { caseFirst: "upper" })
    : new Intl.Collator("en", { sensitivity: "variant" });
  if (BY_LENGTH.test(asked)) return (a, b) => [...a].length - [...b].length;
  if (areNumbers && items.every(isNumber)) {
    const values = new Map(items.map((item) => [item, toRational(item.replace(/[$€£,%]/gu, ""))]));
    return (a, b) => {
      const [first, second] = [values.get(a), values.get(b)];
      return first && second ? compare(first, second) : 0;
    };
  }
  const isos = new Map(items.slice(0, DATES_MAX).map((item) => [item, isoOf(item)]));
  if (items.length <= DATES_MAX && [...isos.values()].every((iso) => iso !== undefined))
    return (a, b) => {
      const [first, second] = [isos.get(a) ?? "", isos.get(b) ?? ""];
      return first === second ? 0 : first < second ? -1 : 1;
    };
  if (/\b(?:chronological|date|newest|oldest|earliest|latest)/u.test(asked))
    throw new CannotDo("not every item is read as a date with its year");
  return words.compare;
}

const joinLike = (items: readonly string[]) =>
  items.join(items.some((item) => item.includes(",")) ? "\n" : ", ");

function sort(listing: Listing): Done | undefined {
  const { asked, items } = listing;
  const isReverse = REVERSE.test(asked) && !SORT.test(asked.replace(DESCENDING, ""));
  const rest = without(
    asked,
    UNIQUE,
    DESCENDING,
    ASCENDING,
    BY_LENGTH,
    SORT,
    REVERSE,
    /\b(?:then|case[- ](?:in)?sensitive(?:ly)?|ignoring case|by (?:value|name|date|size|number)|numerical(?:ly)? order|order)\b/u,
  );
  if (!isPlain(rest, true)) return undefined;
  const unique = UNIQUE.test(asked) ? [...new Set(items)] : [...items];
  const isSorting = SORT.test(asked) && !isReverse;
  if (
    DESCENDING.test(without(asked, /\breverse\b.*/u)) &&
    ASCENDING.test(without(asked, DESCENDING)) &&
    !/alphabetical|chronolog|numerical/u.test(asked)
  )
    return undefined;
  if (isSorting) unique.sort(orderOf(listing));
  if (isReverse || (isSorting && DESCENDING.test(asked))) unique.reverse();
  if (isSorting && DESCENDING.test(asked) && BY_LENGTH.test(asked))
    unique.reverse().sort((a, b) => [...b].length - [...a].length);
  if (!isSorting && !isReverse && !UNIQUE.test(asked)) return undefined;
  const order = isReverse
    ? "reversed"
    : !isSorting
      ? "as given"
      : DESCENDING.test(asked)
        ? "descending"
        : "ascending";
  return done(
    "sort",
    { items: items.slice(0, 1000), order, unique: UNIQUE.test(asked) },
    joinLike(unique),
  );
}

function pick(listing: Listing): Done | undefined {
  const { asked, items } = listing;
  const nth = NTH.exec(asked);
  const [top, bottom] = [TOP.exec(asked), BOTTOM.exec(asked)];
  if (!nth && !top && !bottom) return undefined;
  if (/\b(?:first|last) \S+ (?:words?|characters?|letters?|sentences?|lines?)\b/u.test(asked))
    return undefined;
  if (top && bottom) return undefined;
  const rest = without(
    asked,
    NTH,
    TOP,
    BOTTOM,
    UNIQUE,
    DESCENDING,
    ASCENDING,
    BY_LENGTH,
    SORT,
    /\b(?:then|take|keep|pick|only|select|return)\b/u,
  );
  if (!isPlain(rest, true)) return undefined;
  const isUnique = UNIQUE.test(asked) || nth !== null;
  const sorted = (isUnique ? [...new Set(items)] : [...items]).sort(orderOf(listing));
  if (/\b(?:longest|shortest)\b/u.test(asked)) sorted.sort((a, b) => [...a].length - [...b].length);
  const isLow = bottom !== null || /smallest|lowest/u.test(nth?.[2] ?? "");
  if (!isLow) sorted.reverse();
  if (nth) {
    const found = sorted[(SIZES[nth[1] ?? ""] ?? Number.parseInt(nth[1] ?? "", 10)) - 1];
    if (found === undefined)
      throw new CannotDo(`the list has only ${sorted.length} different values`);
    return done("sort", { items: items.slice(0, 1000), pick: nth[0] }, found);
  }
  const size = sizeOf(top?.[1] ?? top?.[2] ?? bottom?.[1] ?? bottom?.[2]);
  if (
    /\b(?:top|first|last) /u.test((top ?? bottom)?.[0] ?? "") &&
    !SORT.test(asked) &&
    !listing.areNumbers
  ) {
    const kept = bottom ? items.slice(-size) : items.slice(0, size);
    return done(
      "sort",
      { items: items.slice(0, 1000), pick: (top ?? bottom)?.[0] },
      joinLike(kept),
    );
  }
  return done(
    "sort",
    { items: items.slice(0, 1000), pick: (top ?? bottom)?.[0] },
    joinLike(sorted.slice(0, size)),
  );
}

function tally({ asked, items }: Listing): Done | undefined {
  if (!COUNT.test(asked)) return undefined;
  const rest = without(
    asked,
    COUNT,
    SORT,
    DESCENDING,
    ASCENDING,
    /\b(?:count|ignoring case|case[- ]insensitive(?:ly)?)\b/u,
  );
  if (!isPlain(rest, true)) return undefined;
  const isLoose = /ignoring case|case[- ]insensitive/u.test(asked);
  const counts = new Map<string, number>();
  for (const item of items) {
    const key = isLoose ? item.toLowerCase() : item;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const isOnlyRepeated = /\b(?:duplicates|duplicated|repeated|repeats)\b/u.test(asked);
  const told = [...counts].filter(([, count]) => !isOnlyRepeated || count > 1);
  told.sort(([, a], [, b]) => b - a);
  const output =
    told.length === 0
      ? "no duplicates"
      : told.map(([item, count]) => `${item}: ${count}`).join("\n");
  return done(
    "sort",
    { items: items.slice(0, 1000), count: isOnlyRepeated ? "duplicates" : "each" },
    output,
  );
}

function group({ asked, items }: Listing): Done | undefined {
  const by = GROUP.exec(asked)?.[1];
  if (by === undefined || !isPlain(without(asked, GROUP), true)) return undefined;
  const keyOf = (item: string) =>
    /length/u.test(by)
      ? String([...item].length)
      : /last/u.test(by)
        ? ([...item].at(-1) ?? "").toUpperCase()
        : ([...item][0] ?? "").toUpperCase();
  const groups = new Map<string, string[]>();
  for (const item of items) {
    const found = groups.get(keyOf(item));
    if (found) found.push(item);
    else groups.set(keyOf(item), [item]);
  }
  const sorted = [...groups].sort(([a], [b]) =>
    /length/u.test(by) ? Number(a) - Number(b) : a < b ? -1 : 1,
  );
  return done(
    "sort",
    { items: items.slice(0, 1000), group_by: by },
    sorted.map(([key, found]) => `${key}: ${found.join(", ")}`).join("\n"),
  );
}

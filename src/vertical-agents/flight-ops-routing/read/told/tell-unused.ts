import { findAirport } from "../../../../engines/flight/problem/airports.js";
import type { Span } from "../../../../engines/prompt-reading/tokens/span.js";
import { joinAbbreviations, splitGluedNames } from "../changes/split-glued-names.js";
import { Draft } from "../draft.js";
import { type FigureFound, findFigures, findNames, type Kind } from "../figures/find-figures.js";
import { matchNames } from "../figures/match-names.js";
import { turnTables } from "../laid-out/read-tables.js";
import { codeAt } from "../places/code-at.js";
import { Sheet } from "../sheet.js";
import { reportAt } from "../winds/vector-at.js";

/** What a reading came to, for judging what of the prompt is in it. */
export interface Reading {
  readonly problem: object;
  /** Places that were read, or that a question or a warning is about. */
  readonly told: readonly Span[];
  readonly missing: readonly { readonly ask: string }[];
  readonly assumptions: readonly { readonly why: string }[];
  readonly warnings: readonly string[];
}

interface Seen {
  readonly span: Span;
  /** What is quoted, with the name of a figure. */
  readonly quote: Span;
}

const TRADE_KINDS: ReadonlySet<Kind> = new Set([
  "speed",
  "mach",
  "mass",
  "mass_flow",
  "duration",
  "angle",
  "altitude",
]);
const TRADE_UNITS: ReadonlySet<string> = new Set(["nm", "km", "mi", "pax"]);
const QUOTES_MAX = 10;
const QUOTE_CHARACTERS_MAX = 40;

/**
 * The warning that quotes each figure with a unit of the trade, or with a name of one, and each airport that neither
 * became a field nor is told of: nothing that a caller gives is dropped in silence. Undefined where nothing was.
 */
export function tellUnused(source: string, reading: Reading): string | undefined {
  const sheet = new Sheet(source);
  turnTables(sheet, new Draft());
  splitGluedNames(sheet);
  joinAbbreviations(sheet);
  const isTold = toldBy(source, reading);
  const unused = inOrder([...figuresIn(sheet), ...windsIn(sheet), ...codesIn(sheet, reading)])
    .filter((seen) => !isTold(seen))
    .map(({ quote }) => source.slice(quote.start, quote.end).replace(/\s+/gu, " "));
  const distinct = [...new Set(unused)];
  if (distinct.length === 0) return undefined;
  const shown = distinct.slice(0, QUOTES_MAX).map((quote) => `"${quote}"`);
  const more = distinct.length - shown.length;
  return `not used: ${shown.join(", ")}${more > 0 ? `, and ${more} more` : ""}`;
}

function figuresIn(sheet: Sheet): readonly Seen[] {
  const figures = findFigures(sheet);
  // `FL350, ISA+10`: levels have no names.
  const measured = figures.filter(({ kind }) => kind !== "altitude");
  const named = new Map(
    matchNames(sheet, measured, findNames(sheet)).map((pair) => [pair.figure, pair] as const),
  );
  return figures.flatMap((figure): Seen[] => {
    const label = named.get(figure)?.label;
    if (!label && !isOfTrade(sheet, figure)) return [];
    const span = sheet.spanOf(figure);
    return [{ span, quote: label ? together(span, sheet.spanOf(label)) : span }];
  });
}

function isOfTrade(sheet: Sheet, { kind, unit, to }: FigureFound): boolean {
  // A time with its zone, or a number with a letter in it, such as `3O t`.
  const isDoubtful = kind === "other" && /^[zol]$/u.test(sheet.keyAt(to - 1));
  return isDoubtful || TRADE_KINDS.has(kind) || TRADE_UNITS.has(unit ?? "");
}

function together(figure: Span, label: Span): Span {
  const start = Math.min(figure.start, label.start);
  const end = Math.max(figure.end, label.end);
  return end - start > QUOTE_CHARACTERS_MAX ? figure : { start, end };
}

/** `310/90`, `31090KT`, `VRB05`, whose numbers have no unit of their own. */
function windsIn(sheet: Sheet): readonly Seen[] {
  return sheet.tokens.flatMap((_, at): Seen[] => {
    const isSlashed =
      /^\d{3}$/u.test(sheet.keyAt(at)) &&
      sheet.keyAt(at + 1) === "/" &&
      /^\d{2,3}$/u.test(sheet.keyAt(at + 2)) &&
      ![at - 1, at + 3].some((each) => /^[/-]$/u.test(sheet.keyAt(each)));
    const isVariable = /^vrb\d{2,3}(?:kts?)?$/u.test(sheet.keyAt(at));
    const next = isSlashed ? at + 3 : isVariable ? at + 1 : reportAt(sheet, at)?.next;
    if (next === undefined) return [];
    const span = sheet.spanOf({ from: at, to: next });
    return [{ span, quote: span }];
  });
}

/** Codes in capitals of airports that the problem does not have by another code. */
function codesIn(sheet: Sheet, { problem }: Reading): readonly Seen[] {
  const words = JSON.stringify(problem).match(/\b[A-Za-z]{3,4}\b/gu) ?? [];
  const used = new Set(words.flatMap((word) => findAirport(word)?.icao ?? []));
  return sheet.tokens.flatMap((_, at): Seen[] => {
    const code = codeAt(sheet, at);
    if (!code?.airport || code.strength !== "clear" || used.has(code.airport.icao)) return [];
    const span = sheet.spanOf({ from: at, to: at + 1 });
    return [{ span, quote: span }];
  });
}

/** Whether a figure is in a field, or stands in what is asked, assumed or warned of. */
function toldBy(source: string, { told, missing, assumptions, warnings }: Reading) {
  const places = merged(told);
  const texts = [
    ...missing.map(({ ask }) => ask),
    ...assumptions.map(({ why }) => why),
    ...warnings,
  ].join("\n");
  return ({ span }: Seen): boolean =>
    overlaps(places, span) || standsIn(texts, source.slice(span.start, span.end));
}

function standsIn(texts: string, quote: string): boolean {
  for (let at = texts.indexOf(quote); at >= 0; at = texts.indexOf(quote, at + 1)) {
    const [before, behind] = [texts[at - 1] ?? "", texts[at + quote.length] ?? ""];
    if (!/[\p{L}\p{N}.]/u.test(before) && !/[\p{L}\p{N}]/u.test(behind)) return true;
  }
  return false;
}

function merged(spans: readonly Span[]): readonly Span[] {
  const places: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.start - b.start)) {
    const last = places.at(-1);
    if (!last || span.start > last.end) places.push(span);
    else if (span.end > last.end) places[places.length - 1] = { start: last.start, end: span.end };
  }
  return places;
}

/** By halving, for a prompt may have thousands of places. */
function overlaps(places: readonly Span[], { start, end }: Span): boolean {
  let [low, high] = [0, places.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle]?.end ?? 0) <= start) low = middle + 1;
    else high = middle;
  }
  return (places[low]?.start ?? Number.POSITIVE_INFINITY) < end;
}

/** By their places; of two that overlap, such as `310/90 kt` and `90 kt`, the first. */
function inOrder(seen: readonly Seen[]): readonly Seen[] {
  const kept: Seen[] = [];
  const longestFirst = seen.toSorted(
    (a, b) => a.quote.start - b.quote.start || b.quote.end - a.quote.end,
  );
  for (const each of longestFirst) {
    if (each.quote.start >= (kept.at(-1)?.quote.end ?? 0)) kept.push(each);
  }
  return kept;
}

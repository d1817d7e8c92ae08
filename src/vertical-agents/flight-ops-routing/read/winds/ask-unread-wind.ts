import {
  CALM_WORDS,
  NAMED_WINDS,
  STRONG_WIND_WORDS,
} from "../../../../content/flight-words/wind-words.js";
import { unitAt } from "../../../../engines/prompt-reading/quantities/unit-spellings.js";
import type { Draft } from "../draft.js";
import { codeAt } from "../places/code-at.js";
import type { Sheet, Stretch } from "../sheet.js";

const AHEAD_MAX = 8;
const BACK_MAX = 5;
const QUOTE_MAX = 60;
const OTHER_FIGURES =
  /^(?:tas|ktas|gs|ias|mach|speed|airspeed|fuel|ff|flow|burn|fob|payload|mtow|oew|zfw|etops|edto|oei|endurance|track|trk|course|distance|dist|cruise|dep|departure|etd|std|fl\d+)$/u;

/** Asks for a wind that is named with a figure, or as a strong one, and could not be read; answers whether it did. */
export function askUnreadWind(sheet: Sheet, draft: Draft): boolean {
  for (let at = 0; at < sheet.tokens.length; at += 1) {
    if (!isWind(sheet, at) || isCalm(sheet, at)) continue;
    const unread = figureOf(sheet, at) ?? strengthOf(sheet, at);
    if (!unread) continue;
    const { start, end } = sheet.spanOf(unread);
    const quote = sheet.source.slice(start, end).replace(/\s+/gu, " ").slice(0, QUOTE_MAX);
    draft.ask(
      "wind",
      `"${quote}" is no wind with a direction and a speed: where does it blow from in degrees true, and how fast in knots (such as 270/60, or headwind 40)?`,
    );
    draft.explain({ start, end });
    sheet.cross(unread);
    return true;
  }
  return askOtherScript(sheet, draft);
}

/** Winds in scripts that are not read: Cyrillic, Chinese, Japanese, Korean. */
function askOtherScript(sheet: Sheet, draft: Draft): boolean {
  const isBlowing = /[风風]|바람|ветер|ветр/iu.test(sheet.source) && /\d/u.test(sheet.source);
  if (isBlowing)
    draft.ask(
      "wind",
      "A wind is given in a language that is not read: where does it blow from in degrees true, and how fast in knots (such as 270/60)?",
    );
  return isBlowing;
}

function isWind(sheet: Sheet, at: number): boolean {
  return (
    NAMED_WINDS.has(sheet.keyAt(at)) ||
    (/^(?:head|tail)$/u.test(sheet.keyAt(at)) && /^winds?$/u.test(sheet.keyAt(at + 1)))
  );
}

function isCalm(sheet: Sheet, at: number): boolean {
  const near = [at - 2, at - 1, at + 1, at + 2, at + 3];
  return near.some((each) => CALM_WORDS.has(sheet.keyAt(each)) || sheet.keyAt(each) === "0");
}

/** The wind with the number behind it, or with the speed before it. */
function figureOf(sheet: Sheet, at: number): Stretch | undefined {
  for (let next = at + 1; next <= at + AHEAD_MAX && !isEnd(sheet, next); next += 1) {
    if (sheet.tokens[next]?.kind !== "number") continue;
    return isOfOtherUnit(sheet, next) ? undefined : { from: at, to: figureEnd(sheet, next) };
  }
  for (let from = at - 1; from >= at - BACK_MAX && !isEnd(sheet, from); from -= 1) {
    if (sheet.tokens[from]?.kind !== "number") continue;
    const unit = unitAt(sheet.tokens, from + 1)?.unit.kind;
    return unit === "speed" || unit === "angle" ? { from, to: at + 1 } : undefined;
  }
  return undefined;
}

/** Behind all numbers of the wind: `240 to 270 at 60 kt`. */
function figureEnd(sheet: Sheet, from: number): number {
  let end = unitAt(sheet.tokens, from + 1)?.next ?? from + 1;
  while (
    /^(?:\/|-|to|at|and|or|@)$/u.test(sheet.keyAt(end)) &&
    sheet.tokens[end + 1]?.kind === "number"
  )
    end = unitAt(sheet.tokens, end + 2)?.next ?? end + 2;
  return end;
}

function isEnd(sheet: Sheet, at: number): boolean {
  const token = sheet.tokens[at];
  if (!token || token.kind === "break" || token.text === "" || /^[;?!]$/u.test(token.text))
    return true;
  if (token.text === "." && sheet.tokens[at + 1]?.isGlued !== true) return true;
  return OTHER_FIGURES.test(sheet.keyAt(at)) || codeAt(sheet, at)?.strength === "clear";
}

function isOfOtherUnit(sheet: Sheet, at: number): boolean {
  const unit = unitAt(sheet.tokens, at + 1)?.unit.kind;
  return unit !== undefined && unit !== "speed" && unit !== "angle";
}

function strengthOf(sheet: Sheet, at: number): Stretch | undefined {
  const from = [at - 1, at - 2].find((each) => STRONG_WIND_WORDS.has(sheet.keyAt(each)));
  if (from !== undefined) return { from, to: at + 1 };
  const to = [at + 1, at + 2, at + 3].find((each) => STRONG_WIND_WORDS.has(sheet.keyAt(each)));
  return to === undefined ? undefined : { from: at, to: to + 1 };
}

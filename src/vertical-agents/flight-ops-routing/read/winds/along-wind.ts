import {
  ALONG_WIND_PHRASES,
  WIND_COMPONENT_PHRASES,
} from "../../../../content/flight-words/flight-phrases.js";
import { WIND_FILLERS } from "../../../../content/flight-words/wind-words.js";
import { Vocabulary } from "../../../../engines/prompt-reading/kit/vocabulary.js";
import type { Draft } from "../draft.js";
import type { Sheet } from "../sheet.js";
import { signedSpeedAt } from "./signed-speed-at.js";
import { speedAt, vectorAt } from "./vector-at.js";

const along = new Vocabulary<"tail" | "head" | "component">([
  ...ALONG_WIND_PHRASES.tail.map((phrase) => [phrase, "tail"] as const),
  ...ALONG_WIND_PHRASES.head.map((phrase) => [phrase, "head"] as const),
  ...WIND_COMPONENT_PHRASES.map((phrase) => [phrase, "component"] as const),
]);
const FILLERS_MAX = 5;
const BEFORE_MAX = 5;
const SPEED_KT_MAX = 250;

export interface AlongWind {
  readonly tailwind_kt: number;
  readonly from: number;
  readonly to: number;
}

interface Speed {
  readonly kt: number;
  readonly from: number;
  readonly to: number;
  readonly isSigned: boolean;
}

/** Reads winds along the track: `tailwind avg 75kt`, `30 kt on the nose`, `wind component M15`. */
export function readAlongWinds(sheet: Sheet, draft: Draft): void {
  for (let at = 0; at < sheet.tokens.length; at += 1) {
    const kind = kindAt(sheet, at);
    if (!kind) continue;
    const found = alongAt(sheet, at);
    if (!found) {
      if (kind !== "component") draft.warn("a wind along the track is mentioned without its speed");
      continue;
    }
    const { tailwind_kt, from, to, isSigned } = found;
    if (kind === "component" && !isSigned) {
      draft.assume(
        "wind.tailwind_kt",
        tailwind_kt,
        "kt",
        "a component without a sign is a tailwind",
      );
    }
    if (Math.abs(tailwind_kt) > SPEED_KT_MAX)
      draft.ask(
        "wind",
        `No wind blows with ${Number(Math.abs(tailwind_kt).toFixed(1))} kt: which wind along the track is it, in knots?`,
      );
    if (isRange(sheet, to) || isRange(sheet, to - 1)) {
      draft.explain(sheet.spanOf({ from, to: Math.min(to + 3, sheet.tokens.length) }));
      draft.ask(
        "wind",
        "The wind is given as a range: which wind along the track is it, in knots?",
      );
    }
    draft.state("wind", { tailwind_kt }, sheet.spanOf({ from, to }));
    sheet.cross({ from, to });
    at = to - 1;
  }
}

/** `headwind 20 to 30 kt`. */
function isRange(sheet: Sheet, at: number): boolean {
  const isJoint = /^(?:to|-|or|bis|oder|ou)$/u.test(sheet.keyAt(at));
  return isJoint && sheet.tokens[at + 1]?.kind === "number" && !sheet.isCrossed(at - 1);
}

const kindAt = (sheet: Sheet, at: number) => along.termAt(sheet.tokens, at)?.meanings[0];

/** The wind along the track whose words begin at a token, with its speed before or behind them. */
export function alongAt(
  sheet: Sheet,
  at: number,
): (AlongWind & { readonly isSigned: boolean }) | undefined {
  const term = along.termAt(sheet.tokens, at);
  const kind = term?.meanings[0];
  if (!term || !kind) return undefined;
  const speed =
    behind(sheet, term.next, kind) ?? (kind === "component" ? undefined : before(sheet, at));
  if (!speed) return undefined;
  return {
    tailwind_kt: (kind === "head" ? -1 : 1) * speed.kt + 0,
    from: Math.min(at, speed.from),
    to: Math.max(term.next, speed.to),
    isSigned: speed.isSigned,
  };
}

function behind(sheet: Sheet, from: number, kind: string): Speed | undefined {
  for (let at = from; at <= from + FILLERS_MAX; at += 1) {
    const signed = signedSpeedAt(sheet, at);
    if (signed && !vectorAt(sheet, at))
      return { kt: signed.kt, from: at, to: signed.next, isSigned: true };
    if (kind === "component" && vectorAt(sheet, at)) return undefined;
    const speed = speedAt(sheet, at);
    if (speed && isWind(sheet, at, speed.next))
      return { kt: speed.kt, from: at, to: speed.next, isSigned: false };
    const key = sheet.keyAt(at);
    if (!WIND_FILLERS.has(key) || key === "(") return undefined;
  }
  return undefined;
}

/** Nothing else that a number can be: `at 450 kt TAS` behind `strong headwind`. */
function isWind(sheet: Sheet, from: number, to: number): boolean {
  if (/^(?:tas|ktas|gs|ias|fl\d+)$/u.test(sheet.keyAt(to))) return false;
  return sheet.keyAt(from) !== "" && !/^fl\d/u.test(sheet.keyAt(from));
}

/** `75 kt tailwind`, `40 knots of headwind`, `35 knot average tailwind`. */
function before(sheet: Sheet, at: number): Speed | undefined {
  for (let from = at - 1; from >= Math.max(0, at - BEFORE_MAX); from -= 1) {
    const token = sheet.tokens[from];
    if (token?.kind === "number") {
      const speed = speedAt(sheet, from);
      if (!speed || speed.next > at) return undefined;
      for (let gap = speed.next; gap < at; gap += 1) {
        if (!WIND_FILLERS.has(sheet.keyAt(gap)) || sheet.keyAt(gap) === ",") return undefined;
      }
      return { kt: speed.kt, from, to: speed.next, isSigned: false };
    }
    if (!token || token.kind === "break" || token.text === "") return undefined;
  }
  return undefined;
}

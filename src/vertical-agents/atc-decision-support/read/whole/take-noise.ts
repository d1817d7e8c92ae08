import { AIRCRAFT_WORDS } from "../../../../content/air-traffic-words/callsign-words.js";
import { SUPPOSING_TERMS } from "../../../../content/air-traffic-words/question-words.js";
import { clausesOf } from "../../../../engines/prompt-reading/blocks/clauses.js";
import { Vocabulary } from "../../../../engines/prompt-reading/kit/vocabulary.js";
import { numberWordsAt } from "../../../../engines/prompt-reading/quantities/number-words-at.js";
import { windAt } from "../../../../engines/prompt-reading/winds/wind-at.js";
import type { DraftPicture } from "../draft/draft-picture.js";
import { keyAt, type Scene, spanOf } from "../scene/scene.js";

const aircraftWords = new Vocabulary(AIRCRAFT_WORDS.map((word) => [word, true] as const));
const supposing = new Vocabulary(SUPPOSING_TERMS.map((term) => [term, true] as const));
/** Words before numbers that are no fields. */
const OF_NO_FIELD =
  /^(?:squawk|sq|squawking|ssr|xpdr|qnh|qfe|altimeter|rwy|runway|frequency|freq|phone|tel|telephone|call|ticket|ref|booking|invoice|room|gate|order|page|version|pax|passengers|registration|id|temperature|isa|oat|visibility|cloud|step|case|exercise|chapter|question|scenario|problem|lesson|age|aged|score|level_no|atis|stand|transponder|mode|weight|mass|fuel|sector)$/u;
const CHANGES =
  /^(?:turn|turns|turned|turning|climbs?|climbed|descends?|descended|slows?|slowed|speeds?|goes|go|went|takes?|took|flies|fly|flew|was|were|put|move|moves|moved|vector|vectors|vectored|send|sends|give|gave|drop|drops|stops?|dreht|drehe|steigt|sinkt|tourne|gira|sube|baja|vira)$/u;
const COUNT_MAX = 200;

/** Takes what holds numbers and is no field: list markers, times, codes, winds, and what might be. */
export function takeNoise(scene: Scene, draft: DraftPicture): void {
  const { tokens, claims } = scene;
  for (let at = 0; at < tokens.length; at += 1) {
    if (!claims.isFree(at)) continue;
    const next =
      markerAt(scene, at) ?? timeAt(scene, at) ?? codeAt(scene, at) ?? windNext(scene, at);
    if (next !== undefined) {
      claims.take(at, next);
      at = next - 1;
    } else countAt(scene, draft, at);
  }
  takeSuppositions(scene);
}

/** `1.`, `2)`, `#3` where a line begins. */
function markerAt(scene: Scene, at: number): number | undefined {
  const { tokens } = scene;
  const before = tokens[at - 1];
  if (before !== undefined && before.kind !== "break" && !isInlineMarker(scene, at))
    return undefined;
  const hash = keyAt(tokens, at) === "#" || keyAt(tokens, at) === "(" ? 1 : 0;
  const number = tokens[at + hash];
  if (number?.kind !== "number" || !/^\d{1,3}$/u.test(number.text)) return undefined;
  const mark = tokens[at + hash + 1];
  const isMarked = mark?.isGlued === true && /^[.)]$/u.test(mark.text);
  return isMarked && tokens[at + hash + 2]?.isGlued !== true ? at + hash + 2 : undefined;
}

/** The 2 of `1) DLH1 30nm 2) SWR2 32nm`, which no bracket has opened. */
function isInlineMarker({ tokens }: Scene, at: number): boolean {
  if (!/^\d$/u.test(tokens[at]?.text ?? "") || keyAt(tokens, at + 1) !== ")") return false;
  if (tokens[at + 2]?.kind !== "word") return false;
  for (let before = at - 1; before >= Math.max(0, at - 20); before -= 1) {
    const key = keyAt(tokens, before);
    if (key === "(") return false;
    if (key === ")" || tokens[before]?.kind === "break") return true;
  }
  return true;
}

/** `10:05`, `10:05:30`, `1005Z`, `2024-05-01`, `555-0199`. */
function timeAt({ tokens }: Scene, at: number): number | undefined {
  const number = tokens[at];
  if (number?.kind === "code") return at + 1;
  if (number?.kind !== "number" || !/^\d+$/u.test(number.text)) return undefined;
  const zulu = tokens[at + 1];
  if (/^\d{4}$/u.test(number.text) && zulu?.isGlued && /^(?:z|utc)$/u.test(keyAt(tokens, at + 1)))
    return at + 2;
  let next = at + 1;
  let parts = 1;
  const joint = keyAt(tokens, next);
  if (joint !== ":" && joint !== "-") return undefined;
  while (
    keyAt(tokens, next) === joint &&
    tokens[next]?.isGlued &&
    tokens[next + 1]?.kind === "number" &&
    tokens[next + 1]?.isGlued
  ) {
    next += 2;
    parts += 1;
  }
  if (joint === ":") return parts > 1 && number.text.length <= 2 ? next : undefined;
  return parts > 2 || (parts === 2 && /^\d{4,}$/u.test(keyAt(tokens, at + 2))) ? next : undefined;
}

function codeAt({ tokens }: Scene, at: number): number | undefined {
  if (!OF_NO_FIELD.test(keyAt(tokens, at))) return undefined;
  let next = at + 1;
  for (
    let words = 0;
    words < 2 && /^(?:is|:|#|no|number|of|at|code|=|\.)$/u.test(keyAt(tokens, next));
    words += 1
  )
    next += 1;
  return tokens[next]?.kind === "number" || tokens[next]?.kind === "code" ? next + 1 : undefined;
}

/** Winds are no tracks; what they change is for the caller to know. */
function windNext(scene: Scene, at: number): number | undefined {
  if (
    !/^(?:wind|winds|wnd|vent|viento|vento|headwind|tailwind|tailwinds|headwinds)$/u.test(
      keyAt(scene.tokens, at),
    )
  )
    return undefined;
  const wind = windAt(scene.tokens, at);
  if (!wind) return undefined;
  const isCalm = wind.reading.value.kind === "vector" && wind.reading.value.kt === 0;
  if (!isCalm) {
    scene.warnings.push(
      "The wind is not used: tracks and speeds are taken as those over the ground.",
    );
  }
  return wind.next;
}

/** `4 a/c`, `two aircraft`. */
function countAt(scene: Scene, draft: DraftPicture, at: number): void {
  const { tokens } = scene;
  const number = tokens[at];
  const words = number?.kind === "word" ? numberWordsAt(tokens, at, "en") : undefined;
  const value =
    number?.kind === "number"
      ? number.value
      : words?.next === at + 1
        ? words.reading.value
        : undefined;
  if (value === undefined || !Number.isInteger(value) || value < 2 || value > COUNT_MAX) return;
  const term = aircraftWords.termAt(tokens, at + 1);
  if (!term || term.isMisspelt) return;
  draft.count ??= { value, span: spanOf(tokens, at, term.next) };
  scene.claims.take(at, at + 1);
}

/** `what if BAW9 turned to 300?`: nothing in it is so. */
function takeSuppositions({ tokens, claims }: Scene): void {
  for (const { from, to } of clausesOf(tokens)) {
    for (let at = from; at < to; at += 1) {
      const term = supposing.termAt(tokens, at);
      if (!term || term.isMisspelt || term.next > to) continue;
      const isQuestion = keyAt(tokens, at) === "what";
      const words = Array.from({ length: 5 }, (_, index) => keyAt(tokens, term.next + index));
      if (!isQuestion && !words.some((word) => CHANGES.test(word))) continue;
      claims.take(at, to);
      break;
    }
  }
}

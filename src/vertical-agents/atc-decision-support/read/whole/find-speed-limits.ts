import { LEAST_WORDS, MOST_WORDS } from "../../../../content/air-traffic-words/limit-words.js";
import { convertQuantity } from "../../../../engines/prompt-reading/quantities/convert-quantity.js";
import { rangeAt } from "../../../../engines/prompt-reading/quantities/range-at.js";
import type { DraftPicture } from "../draft/draft-picture.js";
import { speedAt } from "../items/length-at.js";
import { isChangeAt } from "../scene/is-change-at.js";
import { keyAt, type Scene, spanOf } from "../scene/scene.js";
import { correctionBehind } from "./neighbours.js";

const least = new Set(LEAST_WORDS);
const most = new Set(MOST_WORDS);
const SPEED_WORDS =
  /^(?:speed|speeds|spd|gs|groundspeed|geschwindigkeit|geschwindigkeiten|vitesse|vitesses|velocidad|velocidades|velocidade|velocidades|kt|kts|knots)$/u;
const FILLERS =
  /^(?:than|of|is|:|=|speed|speeds|spd|gs|groundspeed|ground|be|at|no|the|allowed|geschwindigkeit|vitesse|velocidad|velocidade|range|limits?|are|a|an|all|for|de|als|que|to|must|stay|keep|within|between|may|can|vary|or|oder|ou|o|below|above|from|,|and|und|et|y|e|never|nor|not|under|over|no|one|nobody|anyone)$/u;
const KT = [20, 2000] as const;

/** The least and the greatest speed that may be told: `speeds between 220 and 280 kt`, `min 160 kt`. */
export function findSpeedLimits(scene: Scene, draft: DraftPicture): void {
  const { tokens } = scene;
  for (let at = 0; at < tokens.length; at += 1) {
    if (!scene.claims.isFree(at)) continue;
    const range = rangeOf(scene, at);
    if (range) {
      const span = spanOf(tokens, range.from, range.next);
      draft.setWhole("constraints.min_gs_kt", range.low, span, isChangeAt(scene, at));
      draft.setWhole("constraints.max_gs_kt", range.high, span, isChangeAt(scene, at));
      scene.claims.take(range.from, range.next);
      continue;
    }
    const open = openLimitAt(scene, at);
    if (open) {
      const span = spanOf(tokens, at, at + 1);
      draft.setWhole(open.field, open.kt, span, isChangeAt(scene, at));
      scene.claims.take(at, open.next);
      continue;
    }
    const key = keyAt(tokens, at);
    if (least.has(key) || most.has(key)) limitAt(scene, draft, at, least.has(key));
  }
}

/** `keep 380 or more`, `400 kt or less`; a number alone only behind a word of keeping. */
function openLimitAt({ tokens, claims }: Scene, at: number) {
  const speed = tokens[at]?.kind === "number" ? speedAt(tokens, at) : undefined;
  if (!speed || keyAt(tokens, speed.next) !== "or" || !claims.isFree(at, speed.next))
    return undefined;
  const isLeast = /^(?:more|faster|greater)$/u.test(keyAt(tokens, speed.next + 1));
  const isMost = /^(?:less|slower|fewer)$/u.test(keyAt(tokens, speed.next + 1));
  const isKept =
    /^(?:keep|keeps|fly|flies|maintain|speed|speeds|do)$/u.test(keyAt(tokens, at - 1)) &&
    /^\d{3}$/u.test(tokens[at]?.text ?? "");
  if ((!isLeast && !isMost) || (speed.unit === null && !isKept)) return undefined;
  if (speed.kt < KT[0] || speed.kt > KT[1]) return undefined;
  const field = isLeast ? "constraints.min_gs_kt" : "constraints.max_gs_kt";
  return { field, kt: speed.kt, next: speed.next + 2 } as const;
}

interface Range {
  readonly low: number;
  readonly high: number;
  readonly from: number;
  readonly next: number;
}

function rangeOf(scene: Scene, at: number): Range | undefined {
  const { tokens } = scene;
  const range = rangeAt(tokens, at);
  if (!range || !scene.claims.isFree(at, range.next)) return undefined;
  const isOpened = tokens[at]?.kind === "word" && keyAt(tokens, at) !== "fl";
  const isWordy = tokens.slice(at + 1, range.next).some((token) => /^(?:to|a)$/iu.test(token.text));
  // `rumbo 190 a 440 kt` are a track and a speed.
  if (isWordy && !isOpened && !isSpeedBefore(scene, at)) return undefined;
  const { value, unit } = range.reading;
  const isNamed = unit === null && isSpeedBefore(scene, at);
  const [low, high] = [value.low, value.high].map((one) =>
    isNamed ? one : unit === null ? undefined : convertQuantity(one, { from: unit, to: "kt" }),
  );
  if (low === undefined || high === undefined || low < KT[0] || high > KT[1]) return undefined;
  return { low, high, from: at, next: range.next };
}

function isSpeedBefore({ tokens, claims }: Scene, at: number): boolean {
  for (let from = at - 1; from >= Math.max(0, at - 8); from -= 1) {
    if (tokens[from]?.kind === "number" && !claims.isFree(from)) continue;
    if (SPEED_WORDS.test(keyAt(tokens, from))) return true;
    if (!FILLERS.test(keyAt(tokens, from))) return false;
  }
  return false;
}

function limitAt(scene: Scene, draft: DraftPicture, at: number, isLeast: boolean): void {
  const { tokens } = scene;
  let next = at + 1;
  const isOfNobody = /^(?:never|nor|one|nobody|none)$/u.test(keyAt(tokens, at - 1));
  const isExceeding = /^exceed/u.test(keyAt(tokens, at));
  let isNamed =
    isSpeedBefore(scene, at) ||
    (isOfNobody && (isExceeding || draft.question?.value === "sequence"));
  for (let words = 0; words < 4 && FILLERS.test(keyAt(tokens, next)); words += 1, next += 1) {
    isNamed ||= SPEED_WORDS.test(keyAt(tokens, next));
  }
  const speed = plainAt(scene, next) ?? speedAt(tokens, next);
  if (!speed || !scene.claims.isFree(next, speed.next)) return;
  if (speed.unit === null && !isNamed && !sharesUnit(scene, speed.next)) return;
  if (speed.kt < KT[0] || speed.kt > KT[1]) {
    // `min 5 m/s` limits a climb: it is no value of the aircraft spoken of last.
    if (speed.unit !== null) scene.claims.take(next, speed.next);
    return;
  }
  const field = isLeast ? "constraints.min_gs_kt" : "constraints.max_gs_kt";
  draft.setWhole(field, speed.kt, spanOf(tokens, next, speed.next), isChangeAt(scene, at));
  scene.claims.take(next, speed.next);
  const by = correctionBehind(scene, {
    kind: "speed",
    value: speed.kt,
    from: next,
    next: speed.next,
  });
  if (!by) return;
  draft.setWhole(field, by.value, spanOf(tokens, by.from, by.next), true);
  scene.claims.take(by.from, by.next);
}

/** `min 320 max 460 kt`: the unit stands behind the other limit. */
function sharesUnit({ tokens }: Scene, at: number): boolean {
  for (let next = at; next < at + 4; next += 1) {
    const key = keyAt(tokens, next);
    if (!least.has(key) && !most.has(key) && !FILLERS.test(key)) return false;
    const speed = speedAt(tokens, next + 1);
    if (speed) return speed.unit !== null && (least.has(key) || most.has(key) || FILLERS.test(key));
  }
  return false;
}

/** The 480 of `max 480 min 400 kt`, which are no minutes. */
function plainAt({ tokens }: Scene, at: number) {
  const [number, word, behind] = [tokens[at], keyAt(tokens, at + 1), tokens[at + 2]];
  if (number?.kind !== "number" || behind?.kind !== "number") return undefined;
  if (!least.has(word) && !most.has(word)) return undefined;
  return { kt: number.value, unit: null, next: at + 1 };
}

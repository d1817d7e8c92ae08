import { SEPARATION_WORDS } from "../../../../content/air-traffic-words/limit-words.js";
import { Vocabulary } from "../../../../engines/prompt-reading/kit/vocabulary.js";
import type { DraftPicture } from "../draft/draft-picture.js";
import { isChangeAt } from "../scene/is-change-at.js";
import { keyAt, type Scene, spanOf } from "../scene/scene.js";
import {
  correctionBehind,
  type Neighbour,
  neighbourAt,
  quantitiesBefore,
  quantitiesBehind,
} from "./neighbours.js";

const words = new Vocabulary(SEPARATION_WORDS.map((word) => [word, word] as const));
const PAIR_JOINTS = /^(?:\/|and|und|et|y|e|\+|x|or)$/u;
const LATERAL_NM_MAX = 30;
const VERTICAL_FT_MAX = 5000;
/** Words that also say other things: only both minima behind them count. */
const LOOSE = /^(?:with|use|using|within|minimum|less than|minima|norm|norms)$/u;

/** The minima of separation: behind a word for it, or side by side as in `5 nm / 1000 ft`. */
export function findSeparation(scene: Scene, draft: DraftPicture): void {
  const { tokens } = scene;
  for (let at = 0; at < tokens.length; at += 1) {
    if (!scene.claims.isFree(at)) continue;
    if (alertAt(scene, draft, at)) continue;
    const pair = pairAt(scene, at);
    if (pair) {
      for (const one of pair) set(scene, draft, one);
      continue;
    }
    const term = words.termAt(tokens, at);
    const word = term?.meanings[0];
    if (!term || word === undefined || (term.isMisspelt && word.length < 8)) continue;
    readAt(scene, draft, { at, next: term.next, word });
  }
}

interface WordAt {
  readonly at: number;
  readonly next: number;
  readonly word: string;
}

function readAt(scene: Scene, draft: DraftPicture, { at, next, word }: WordAt): void {
  const kindOfAxis = /^(?:lateral|horizontal|seitlich)/u.test(word)
    ? "length"
    : /^verti(?:c|k)al/u.test(word)
      ? "height"
      : undefined;
  if (/^(?:speed|rate|velocity|profile|mode)$/u.test(keyAt(scene.tokens, next))) return;
  const beside = kindOfAxis ? besideAxis(scene, at, next, kindOfAxis) : undefined;
  if (beside) {
    set(scene, draft, beside);
    return;
  }
  const behind = quantitiesBehind(scene, next).filter(isMinimum);
  const found =
    behind.length > 0 || LOOSE.test(word) ? behind : quantitiesBefore(scene, at).filter(isMinimum);
  const named = kindOfAxis ? axisOf(found, kindOfAxis) : found;
  const isPair =
    named.some(({ kind }) => kind === "length") && named.some(({ kind }) => kind === "height");
  const isPlainMinimum = /^minim(?:um|a)$/u.test(word) && named[0]?.from === next;
  // `we use 7 nm here`.
  const isUsed =
    /^us(?:e|ing)$/u.test(word) &&
    /^(?:we|i|they)$/u.test(keyAt(scene.tokens, at - 1)) &&
    named[0]?.kind === "length" &&
    draft.question?.value !== "sequence";
  if (LOOSE.test(word) && !isPair && !isPlainMinimum && !isUsed) return;
  for (const one of named) if (one.kind !== "number") set(scene, draft, one);
  if (named.every(({ kind }) => kind === "number")) plainPair(scene, draft, next);
}

/** `2000 ft vertical, 10 nm lateral`: the quantity of its own kind that touches the word. */
function besideAxis(
  scene: Scene,
  at: number,
  next: number,
  kind: "length" | "height",
): Neighbour | undefined {
  const [before] = quantitiesBefore(scene, at);
  const isFitting = (one: Neighbour | undefined) => one?.kind === kind && isMinimum(one);
  if (before?.next === at && isFitting(before)) return before;
  const behind = neighbourAt(scene.tokens, next);
  return behind && isFitting(behind) && scene.claims.isFree(next, behind.next) ? behind : undefined;
}

/** `lateral 5, vertical 1000` has no units. */
function axisOf(found: readonly Neighbour[], kind: "length" | "height"): readonly Neighbour[] {
  return found
    .flatMap((one) => {
      const isFitting = kind === "length" ? one.value <= LATERAL_NM_MAX : one.value >= 200;
      if (one.kind === "number") return isFitting ? [{ ...one, kind }] : [];
      return one.kind === kind ? [one] : [];
    })
    .slice(0, 1);
}

/** `sep 5/1000`. */
function plainPair(scene: Scene, draft: DraftPicture, at: number): void {
  const from = /^[:=]$|^(?:of|is)$/u.test(keyAt(scene.tokens, at)) ? at + 1 : at;
  const first = neighbourAt(scene.tokens, from);
  if (first?.kind !== "number" || keyAt(scene.tokens, first.next) !== "/") return;
  const second = neighbourAt(scene.tokens, first.next + 1);
  if (!second || (second.kind !== "number" && second.kind !== "height")) return;
  set(scene, draft, { ...first, kind: "length" });
  set(scene, draft, { ...second, kind: "height" });
}

function isMinimum({ kind, value }: Neighbour): boolean {
  if (kind === "length") return value > 0 && value <= LATERAL_NM_MAX;
  if (kind === "height") return value > 0 && value <= VERTICAL_FT_MAX;
  return kind === "number";
}

/** `5 nm / 1000 ft`, in either order, anywhere. */
function pairAt(scene: Scene, at: number): readonly Neighbour[] | undefined {
  const { tokens } = scene;
  if (tokens[at]?.kind !== "number") return undefined;
  const first = neighbourAt(tokens, at);
  if (!first) return undefined;
  const isJoined = PAIR_JOINTS.test(keyAt(tokens, first.next));
  // `5nm 1000'` by itself; behind other values the length is rather a distance.
  if (!isJoined && !beginsSentence(scene, at)) return undefined;
  const second = neighbourAt(tokens, isJoined ? first.next + 1 : first.next);
  if (!second || !scene.claims.isFree(at, second.next)) return undefined;
  const kinds = `${first.kind} ${second.kind}`;
  if (kinds !== "length height" && kinds !== "height length") return undefined;
  return isMinimum(first) && isMinimum(second) ? [first, second] : undefined;
}

function beginsSentence({ tokens }: Scene, at: number): boolean {
  if (/^(?:min|minima|minimum|sep|standard|mins)$/u.test(keyAt(tokens, at - 1))) return true;
  return at === 0 || tokens[at - 1]?.kind === "break" || /^[.;?!|]$/u.test(keyAt(tokens, at - 1));
}

function set(scene: Scene, draft: DraftPicture, said: Neighbour): void {
  const field = said.kind === "length" ? "separation.lateral_nm" : "separation.vertical_ft";
  const { from, next, value } = said;
  draft.setWhole(field, value, spanOf(scene.tokens, from, next), isChangeAt(scene, from));
  scene.claims.take(from, next);
  const by = correctionBehind(scene, said);
  if (!by) return;
  draft.setWhole(field, by.value, spanOf(scene.tokens, by.from, by.next), true);
  scene.claims.take(by.from, by.next);
}

/** `4 miles 8 min` by itself: the minimum and how far to look. */
function alertAt(scene: Scene, draft: DraftPicture, at: number): boolean {
  const { tokens } = scene;
  const isAlone = /^[?!.:;]$|^(?:alert|probe|with|use)$/u.test(keyAt(tokens, at - 1));
  const length = isAlone && tokens[at]?.kind === "number" ? neighbourAt(tokens, at) : undefined;
  if (length?.kind !== "length" || !isMinimum(length)) return false;
  const duration = neighbourAt(tokens, length.next);
  if (duration?.kind !== "duration" || !scene.claims.isFree(at, duration.next)) return false;
  set(scene, draft, length);
  draft.setWhole("lookahead_s", duration.value, spanOf(tokens, duration.from, duration.next));
  scene.claims.take(duration.from, duration.next);
  return true;
}

import { CORRECTION_PHRASES } from "../../../../content/change-words/prompt-corrections.js";
import { Vocabulary } from "../../../../engines/prompt-reading/kit/vocabulary.js";
import type { Token } from "../../../../engines/prompt-reading/tokens/token.js";
import { durationAt, lengthAt, speedAt } from "../items/length-at.js";
import { levelAt } from "../items/level-at.js";
import { keyAt, type Scene } from "../scene/scene.js";

/** A quantity near a word. */
export interface Neighbour {
  readonly kind: "length" | "duration" | "height" | "speed" | "number";
  readonly value: number;
  readonly from: number;
  readonly next: number;
}

const FILLERS =
  /^(?:\/|,|and|or|und|oder|et|ou|y|o|e|\+|-|of|at|is|are|be|the|a|an|in|to|by|least|min|minimum|minima|standard|required|distance|time|each|with|for|via|bzw|pls|please|need|i|we|keep|them|over|:|=|\(|\)|von|de|des|d|du|den|der|nm|mit|>|≥|about|around|approx|lateral|laterally|horizontal|vertical|vertically|both|aircraft|them|every|next|le|la|les|del|las|los|nos|dem|ein|eine|einem|mindestens|al|menos|goes|up|down|rises|raised|increased|reduced|becomes|set|changes|only|just|now|au|moins|dans)$/u;
const STEPS_MAX = 6;

/** The quantity at a token. */
export function neighbourAt(tokens: readonly Token[], at: number): Neighbour | undefined {
  const length = lengthAt(tokens, at);
  const isHeight =
    length !== undefined && /^(?:m|meters?|metres?|metros)$/u.test(keyAt(tokens, length.next - 1));
  if (length && !isHeight) return { kind: "length", value: length.nm, from: at, next: length.next };
  const level = levelAt(tokens, at);
  if (level) return { kind: "height", value: level.ft, from: at, next: level.next };
  const duration = durationAt(tokens, at);
  if (duration) return { kind: "duration", value: duration.s, from: at, next: duration.next };
  const speed = speedAt(tokens, at);
  if (!speed) return undefined;
  const kind = speed.unit === null ? "number" : "speed";
  return { kind, value: speed.kt, from: at, next: speed.next };
}

/** The quantities behind a token, up to the first one that has to do with something else; one of each kind. */
export function quantitiesBehind(scene: Scene, at: number, stop?: RegExp): readonly Neighbour[] {
  const found: Neighbour[] = [];
  let steps = 0;
  for (let next = at; steps <= STEPS_MAX; ) {
    if (!scene.claims.isFree(next) || stop?.test(keyAt(scene.tokens, next))) break;
    const one = neighbourAt(scene.tokens, next);
    if (one && !found.some(({ kind }) => kind === one.kind)) {
      found.push(one);
      next = one.next;
      steps = 0;
    } else if (!one && FILLERS.test(keyAt(scene.tokens, next))) {
      next += 1;
      steps += 1;
    } else break;
  }
  return found;
}

/** The quantities that end right before a token, nearest first; one of each kind. */
export function quantitiesBefore(scene: Scene, at: number): readonly Neighbour[] {
  const found: Neighbour[] = [];
  let end = at;
  let steps = 0;
  while (steps <= STEPS_MAX && end > 0) {
    const one = endingAt(scene, end);
    // Behind a speed stand the values of an aircraft.
    if (one?.kind === "speed") break;
    if (one && !found.some(({ kind }) => kind === one.kind)) {
      found.push(one);
      end = one.from;
      steps = 0;
    } else if (!one && FILLERS.test(keyAt(scene.tokens, end - 1)) && scene.claims.isFree(end - 1)) {
      end -= 1;
      steps += 1;
    } else break;
  }
  return found;
}

function endingAt(scene: Scene, end: number): Neighbour | undefined {
  let best: Neighbour | undefined;
  for (let from = end - 1; from >= Math.max(0, end - 4); from -= 1) {
    if (!scene.claims.isFree(from)) break;
    const one = neighbourAt(scene.tokens, from);
    if (one?.next === end && one.kind !== "number") best = one;
    if (one?.next === end && one.kind === "number" && !best) best = one;
  }
  return best;
}

const corrections = new Vocabulary(CORRECTION_PHRASES.map((phrase) => [phrase, true] as const));

/** What takes the place of a quantity right behind it: `5 nm, sorry, 3 nm`. */
export function correctionBehind(
  { tokens }: Scene,
  { kind, next }: Neighbour,
): Neighbour | undefined {
  let isCorrected = false;
  for (let at = next; at < next + 8; at += 1) {
    const one = isCorrected ? neighbourAt(tokens, at) : undefined;
    if (one) return one.kind === kind || one.kind === "number" ? { ...one, kind } : undefined;
    const term = corrections.termAt(tokens, at);
    if (term && !term.isMisspelt) {
      isCorrected = true;
      at = term.next - 1;
    } else if (!/^[,.-]$|^(?:it|is|that|should|be|no|i)$/u.test(keyAt(tokens, at)))
      return undefined;
  }
  return undefined;
}

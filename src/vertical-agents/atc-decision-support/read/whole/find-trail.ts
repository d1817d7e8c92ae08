import { TRAIL_WORDS } from "../../../../content/air-traffic-words/limit-words.js";
import { Vocabulary } from "../../../../engines/prompt-reading/kit/vocabulary.js";
import type { DraftPicture } from "../draft/draft-picture.js";
import { isChangeAt } from "../scene/is-change-at.js";
import { keyAt, type Scene, spanOf } from "../scene/scene.js";
import {
  correctionBehind,
  type Neighbour,
  quantitiesBefore,
  quantitiesBehind,
} from "./neighbours.js";

const words = new Vocabulary(TRAIL_WORDS.map((word) => [word, word] as const));
const NM_MAX = 30;
const SECONDS_MAX = 1800;

/** How far apart arrivals have to be: `3nm in trail/ 90s`, `MIT 4`, `spacing 90 seconds`, `2 min apart`. */
export function findTrail(scene: Scene, draft: DraftPicture): void {
  const { tokens } = scene;
  for (let at = 0; at < tokens.length; at += 1) {
    const term = words.termAt(tokens, at);
    if (!term || term.isMisspelt || !scene.claims.isFree(at)) continue;
    const isTrail =
      /^(?:trail|in trail|mit|miles in trail|minutes in trail)$/u.test(term.meanings[0] ?? "") ||
      (term.meanings[0] === "apart" && tokens[at - 1]?.kind === "number");
    const behind = quantitiesBehind(scene, term.next);
    // `230 kt, spacing 3 nm`: what stands before belongs to the aircraft.
    const near = quantitiesBefore(scene, at);
    const isFree = behind.length === 0;
    const isTouching =
      near[0] !== undefined && !tokens.slice(near[0].next, at).some(({ text }) => text === ",");
    const before = isFree || isTouching ? near : [];
    for (const one of [...before, ...behind]) set(scene, draft, one, isTrail);
  }
}

function set(scene: Scene, draft: DraftPicture, one: Neighbour, isTrail: boolean): void {
  const { from, next, value } = one;
  const isLength =
    one.kind === "length" || (one.kind === "number" && isTrail && isPlain(scene, one));
  const span = spanOf(scene.tokens, from, next);
  if (isLength && value > 0 && value <= NM_MAX) {
    draft.setWhole("fix.in_trail_nm", value, span, isChangeAt(scene, from));
  } else if (one.kind === "duration" && value > 0 && value <= SECONDS_MAX) {
    draft.setWhole("fix.in_trail_s", value, span, isChangeAt(scene, from));
  } else return;
  scene.claims.take(from, next);
  const by = correctionBehind(scene, isLength ? { ...one, kind: "length" } : one);
  if (!by) return;
  const field = isLength ? "fix.in_trail_nm" : "fix.in_trail_s";
  draft.setWhole(field, by.value, spanOf(scene.tokens, by.from, by.next), true);
  scene.claims.take(by.from, by.next);
  // `make it 6 nm or 110 s`.
  const [other] = quantitiesBehind(scene, by.next);
  if (other && other.kind === (isLength ? "duration" : "length")) set(scene, draft, other, isTrail);
}

/** `3 in trail`, but not the speed of the aircraft before. */
function isPlain(scene: Scene, { value, next }: Neighbour): boolean {
  return value <= 20 && keyAt(scene.tokens, next) !== "/";
}

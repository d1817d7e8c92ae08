import { LOOKAHEAD_WORDS } from "../../../../content/air-traffic-words/limit-words.js";
import { Vocabulary } from "../../../../engines/prompt-reading/kit/vocabulary.js";
import type { DraftPicture } from "../draft/draft-picture.js";
import { durationAt } from "../items/length-at.js";
import { isChangeAt } from "../scene/is-change-at.js";
import { keyAt, type Scene, spanOf } from "../scene/scene.js";
import { correctionBehind } from "./neighbours.js";

const words = new Vocabulary(LOOKAHEAD_WORDS.map((word) => [word, word] as const));
const FILLERS =
  /^(?:the|of|is|:|=|time|for|in|-|a|an|de|les|los|den|um|von|to|about|as|at|und|window|\()$/u;
const ASKING =
  /^(?:conflicts?|los|loss|separation|konflikt|conflit|conflicto|conflito|collision|collide|happens?|problem)$/u;
const NAMES = /^(?:lookahead|look|horizon|vorausschau|window|anticipation|ahead)$/u;

/** How far to look: `next 15 minutes`, `lookahead 600 s`, `10 min horizon`. */
export function findLookahead(scene: Scene, draft: DraftPicture): void {
  const { tokens } = scene;
  for (let at = 0; at < tokens.length; at += 1) {
    const term = words.termAt(tokens, at) ?? askedAt(scene, at);
    if (!term) aloneAt(scene, draft, at);
    if (
      !term ||
      (term.isMisspelt && (term.meanings[0]?.length ?? 0) < 8) ||
      !scene.claims.isFree(at)
    )
      continue;
    const found =
      behind(scene, term.next) ?? (NAMES.test(keyAt(tokens, at)) ? before(scene, at) : undefined);
    if (!found || found.s <= 0) continue;
    const span = spanOf(tokens, found.from, found.next);
    draft.setWhole("lookahead_s", found.s, span, isChangeAt(scene, found.from));
    scene.claims.take(found.from, found.next);
    const by = correctionBehind(scene, { ...found, kind: "duration", value: found.s });
    if (!by) continue;
    draft.setWhole("lookahead_s", by.value, spanOf(tokens, by.from, by.next), true);
    scene.claims.take(by.from, by.next);
  }
}

/** `conflict in 5 minutes?` */
function askedAt({ tokens }: Scene, at: number) {
  if (!/^(?:in|en|em|dans)$/u.test(keyAt(tokens, at))) return undefined;
  let asks = false;
  for (let back = at - 1; back >= Math.max(0, at - 25) && !asks; back -= 1) {
    if (tokens[back]?.kind === "break" || /^[.;?!]$/u.test(keyAt(tokens, back))) break;
    asks = ASKING.test(keyAt(tokens, back));
  }
  for (let next = at + 1; next <= at + 8 && !asks; next += 1)
    asks = ASKING.test(keyAt(tokens, next));
  return asks ? { meanings: ["next"], isMisspelt: false, next: at + 1 } : undefined;
}

interface Duration {
  readonly s: number;
  readonly from: number;
  readonly next: number;
}

function behind(scene: Scene, at: number): Duration | undefined {
  for (let from = at; from < at + 4; from += 1) {
    const duration = durationAt(scene.tokens, from);
    if (duration && scene.claims.isFree(from, duration.next)) return { ...duration, from };
    const minutes = scene.tokens[from];
    const isEnd = /^[?!.]?$/u.test(keyAt(scene.tokens, from + 1).trim());
    // `conflict in 10?` can only mean minutes.
    if (
      keyAt(scene.tokens, at - 1) === "in" &&
      minutes?.kind === "number" &&
      isEnd &&
      from === at
    ) {
      const isWhole = /^\d{1,2}$/u.test(minutes.text) && minutes.value > 0;
      return isWhole ? { s: minutes.value * 60, from, next: from + 1 } : undefined;
    }
    const seconds = scene.tokens[from];
    const isNamed = NAMES.test(keyAt(scene.tokens, at - 1));
    if (isNamed && seconds?.kind === "number" && seconds.value >= 60 && seconds.value <= 7200) {
      return { s: seconds.value, from, next: from + 1 };
    }
    if (!FILLERS.test(keyAt(scene.tokens, from))) return undefined;
  }
  return undefined;
}

function before(scene: Scene, at: number): Duration | undefined {
  for (let from = at - 1; from >= Math.max(0, at - 4); from -= 1) {
    const duration = durationAt(scene.tokens, from);
    if (!duration) continue;
    const isAdjacent =
      duration.next === at || (duration.next === at - 1 && keyAt(scene.tokens, at - 1) === "-");
    return isAdjacent && scene.claims.isFree(from, at) ? { ...duration, from } : undefined;
  }
  return undefined;
}

/** `600 s` as a part of its own, or `detect 5 min`. */
function aloneAt(scene: Scene, draft: DraftPicture, at: number): void {
  const { tokens } = scene;
  if (draft.whole.has("lookahead_s") || draft.question?.value === "sequence") return;
  const duration = tokens[at]?.kind === "number" ? durationAt(tokens, at) : undefined;
  if (!duration || duration.s < 60 || duration.s > 7200) return;
  const isEnd = (index: number) =>
    tokens[index] === undefined ||
    tokens[index]?.kind === "break" ||
    /^[,.;?!|()/]$/u.test(keyAt(tokens, index));
  const begins = isEnd(at - 1) || tokens[at - 1]?.span.end === draft.question?.span.end;
  const isMetres = keyAt(tokens, duration.next - 1) === "m";
  if (!begins || !isEnd(duration.next) || isMetres || !scene.claims.isFree(at, duration.next))
    return;
  draft.setWhole("lookahead_s", duration.s, spanOf(tokens, at, duration.next));
  scene.claims.take(at, duration.next);
}

import {
  LIMITED_THINGS,
  LIMITING_WORDS,
} from "../../../../content/air-traffic-words/limit-words.js";
import type { DraftPicture } from "../draft/draft-picture.js";
import { Claims, keyAt, type Scene, spanOf } from "../scene/scene.js";

const things = new Set(LIMITED_THINGS);
const limiting = new Set(LIMITING_WORDS);
const QUOTED_MAX = 5;
const LENGTH_MAX = 160;

/**
 * Warns of what a prompt demands and no field holds: `A2 is an emergency`, `do not cross the restricted area`. Parts
 * of which a value or a limit was read, and questions, are none.
 */
export function findUnreadLimits(scene: Scene, draft: DraftPicture): void {
  const { tokens, prompt, warnings } = scene;
  const read = new Claims(tokens);
  read.takeSpans(readSpans(draft));
  let quoted = 0;
  let from = 0;
  for (let at = 0; at <= tokens.length && quoted < QUOTED_MAX; at += 1) {
    if (at < tokens.length && !endsPart(tokens, at)) continue;
    const { start, end } = spanOf(tokens, from, at);
    const isQuestion = keyAt(tokens, at) === "?";
    if (at > from && !isQuestion && read.isFree(from, at) && isLimit(tokens, from, at)) {
      const said = prompt.source.slice(start, end).trim();
      const short = said.length > LENGTH_MAX ? `${said.slice(0, LENGTH_MAX)}…` : said;
      warnings.push(`"${short}" is not used: no field of the problem holds it.`);
      quoted += 1;
    }
    from = at + 1;
  }
}

function isLimit(tokens: Scene["tokens"], from: number, to: number): boolean {
  let isOfThing = false;
  let isLimiting = false;
  for (let at = from; at < to; at += 1) {
    const key = keyAt(tokens, at);
    isOfThing ||= things.has(key);
    isLimiting ||= limiting.has(key);
  }
  return isOfThing && isLimiting;
}

/** In order of their start. */
function readSpans(draft: DraftPicture) {
  const { noTurn, noTurnOfAll, noTurnOfSome, limitSpans, aircraft, whole, question } = draft;
  return [
    ...noTurn.map(({ span }) => span),
    ...[noTurnOfAll, noTurnOfSome].filter((span) => span !== undefined),
    ...limitSpans,
    ...aircraft.flatMap(({ facts }) => facts.map(({ span }) => span)),
    ...[...whole.values()].map(({ span }) => span),
    ...(question ? [question.span] : []),
  ].sort((one, other) => one.start - other.start);
}

function endsPart(tokens: Scene["tokens"], at: number): boolean {
  const token = tokens[at];
  if (token?.kind === "break") return true;
  if (token?.text === "." || token?.text === ",") return tokens[at + 1]?.isGlued !== true;
  return /^[;!?|:]$/u.test(token?.text ?? "");
}

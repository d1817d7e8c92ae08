import { QUESTION_TERMS } from "../../../../content/air-traffic-words/question-words.js";
import { Vocabulary } from "../../../../engines/prompt-reading/kit/vocabulary.js";
import type { DraftPicture } from "../draft/draft-picture.js";
import type { Mention } from "../scene/mention.js";
import { keyAt, type Scene } from "../scene/scene.js";

const terms = new Vocabulary(QUESTION_TERMS.filter(([, question]) => question === "bands"));
const REACH = 12;

/** Whose bands are asked for: the aircraft nearest to the words for them in their sentence, or one's own. */
export function findBandsAircraft(
  scene: Scene,
  mentions: readonly Mention[],
  draft: DraftPicture,
): void {
  if (draft.bandsOf) return;
  const found =
    nearest(scene, mentions, draft) ??
    ofOrdinal(scene, mentions, draft) ??
    mentions.find(({ id }) => id === "ownship") ??
    ownCallsign(scene, mentions);
  if (found) draft.bandsOf = { key: found.key, span: found.span };
}

/** Behind the words first (`headings are free for WZZ1`), then before them (`can WZZ1 …`). */
function nearest(
  { tokens }: Scene,
  mentions: readonly Mention[],
  { question }: DraftPicture,
): Mention | undefined {
  for (let at = 0; at < tokens.length; at += 1) {
    const isQuestion = tokens[at]?.span.start === question?.span.start;
    const term = isQuestion ? { next: at + 1, isMisspelt: false } : terms.termAt(tokens, at);
    if (!term || term.isMisspelt) continue;
    const isEnd = (index: number) =>
      tokens[index]?.kind === "break" || /^[.;?!]$/u.test(keyAt(tokens, index));
    for (let next = term.next; next < term.next + REACH && !isEnd(next); next += 1) {
      const mention = mentions.find(({ from }) => from === next);
      if (mention) return mention;
    }
    for (let back = at - 1; back > at - REACH && back >= 0 && !isEnd(back); back -= 1) {
      const mention = mentions.find(({ next }) => next === back + 1);
      if (mention) return mention;
    }
  }
  return undefined;
}

const PLACES: Readonly<Record<string, number>> = {
  first: 0,
  "1st": 0,
  second: 1,
  "2nd": 1,
  third: 2,
  "3rd": 2,
  last: -1,
  erste: 0,
  ersten: 0,
  zweite: 1,
  zweiten: 1,
  premier: 0,
  deuxieme: 1,
  segundo: 1,
  primero: 0,
  primeiro: 0,
  ultimo: -1,
};

/** `for the second one`: by the order in which the prompt names them. */
function ofOrdinal({ tokens }: Scene, mentions: readonly Mention[], draft: DraftPicture) {
  const known = draft.aircraft.map(({ key, idSpan }) => ({ key, span: idSpan }));
  const named = [...known, ...mentions].filter(
    ({ key }, index, all) => all.findIndex((one) => one.key === key) === index,
  );
  for (let at = 0; at < tokens.length; at += 1) {
    const key = keyAt(tokens, at);
    const place = Object.hasOwn(PLACES, key) ? PLACES[key] : undefined;
    const isOf = [1, 2, 3].some((back) =>
      /^(?:for|of|fur|pour|para|can|may|do|du|del)$/u.test(keyAt(tokens, at - back)),
    );
    const isName = /^(?:one|aircraft|plane|flight|a|flugzeug|avion|aviao|[.,;:?(]|)$/u.test(
      keyAt(tokens, at + 1),
    );
    if (place !== undefined && isOf && isName) return named.at(place);
  }
  return undefined;
}

/** The aircraft that is called one's own: `ownship AFR12`. */
export function ownCallsign({ tokens }: Scene, mentions: readonly Mention[]): Mention | undefined {
  return mentions.find(({ from }) => {
    const before = keyAt(tokens, from - 1);
    return (
      before === "ownship" ||
      ((before === "is" || before === "=" || before === ":") &&
        keyAt(tokens, from - 2) === "ownship")
    );
  });
}

import type { DraftPicture } from "../draft/draft-picture.js";
import type { Mention } from "../scene/mention.js";
import { keyAt, type Scene, spanOf } from "../scene/scene.js";

const MAY_TURN =
  /^(?:may turn|can turn|is free to turn|is allowed to turn|may be turned|can be turned|darf drehen|peut tourner|puede girar|pode virar)\b/u;
const ONLY = /^(?:only|just|nur|seulement|solo|solamente|apenas|so)$/u;
const NOBODY =
  /^(?:none|neither|nobody|keiner|keines|keine|niemand|weder|aucun|aucune|personne|ni|ninguno|ninguna|nadie|nenhum|nenhuma|ninguem|nem|geen)$/u;
export const TURN_WORDS =
  /^(?:turn|turns|turned|turning|vector|vectors|vectored|vectoring|heading|headings|deviate|deviation|deviations|drehen|abdrehen|gedreht|kurven|tourner|virer|virage|virages|girar|virar|curvar|giros|draaien)$/u;
export const ALL_WORDS =
  /^(?:both|all|everyone|everybody|each|alle|beide|tous|toutes|todos|todas|ambos|ambas)$/u;

/** Who may not turn, or may after all, by words other than `no turn`. Adds the mentions that say nothing else to `limited`. */
export function readExceptions(
  scene: Scene,
  mentions: readonly Mention[],
  draft: DraftPicture,
  limited: Set<Mention>,
): void {
  findNobody(scene, mentions, draft, limited);
  findOnly(scene, mentions, draft, limited);
  if (draft.noTurnOfAll) findExcepted(scene, mentions, draft, limited);
  correctNoTurn(scene, mentions, draft, limited);
}

/** `only BAW7 may turn`, `turn only BAW7`: the others may not. */
function findOnly(
  { tokens }: Scene,
  mentions: readonly Mention[],
  draft: DraftPicture,
  limited: Set<Mention>,
): void {
  for (const mention of mentions) {
    const { from, next, key } = mention;
    const words = [0, 1, 2, 3, 4].map((step) => keyAt(tokens, next + step)).join(" ");
    const [before, twice] = [keyAt(tokens, from - 1), keyAt(tokens, from - 2)];
    const isSubject = ONLY.test(before) && MAY_TURN.test(words);
    const isObject = [`${twice} ${before}`, `${before} ${twice}`].some((pair) =>
      /^(?:turn|vector) (?:only|just)$/u.test(pair),
    );
    const isTurned = /^(?:turn|vector)$/u.test(before) && ONLY.test(keyAt(tokens, next));
    const isFor =
      before === "for" &&
      ONLY.test(twice) &&
      /^(?:turns?|vectors?|turning|vectoring)$/u.test(keyAt(tokens, from - 3));
    if (!isSubject && !isObject && !isTurned && !isFor) continue;
    draft.limitSpans.push(mention.span);
    draft.noTurnOfAll ??= mention.span;
    draft.mayTurn.add(key);
    limited.add(mention);
  }
}

const FORBIDDING: readonly (readonly [phrase: string, length: number])[] = [
  ["may not", 2],
  ["must not", 2],
  ["can not", 2],
  ["darf nicht", 2],
  ["ne peut pas", 3],
  ["no puede", 2],
  ["nao pode", 2],
  ["cannot", 1],
  ["can't", 1],
  ["mustn't", 1],
];

/** `AFR12 may not`, `AFR12 not`: with nothing behind that could be another verb. */
function isForbidden(tokens: Scene["tokens"], at: number): boolean {
  const words = [0, 1, 2].map((step) => keyAt(tokens, at + step)).join(" ");
  const length = FORBIDDING.find(([phrase]) => `${words} `.startsWith(`${phrase} `))?.[1];
  const isPlain = /^(?:not|nicht|non|no|nao|neither|tampoco|ebensowenig)$/u.test(keyAt(tokens, at));
  if (length === undefined && !isPlain) return false;
  const behind = keyAt(tokens, at + (length ?? 1));
  if (/^\s*$|^[,.;:!?)|-]$|^(?:resolve|please|though)$/u.test(behind)) return true;
  if (length === undefined) return false;
  const isTurned = behind === "be" && TURN_WORDS.test(keyAt(tokens, at + length + 1));
  return isTurned || TURN_WORDS.test(behind) || /^(?:either|and|so)$/u.test(behind);
}

/** `CSA1 may turn, it's CSA2 that may not`, behind the statement that it corrects. */
function correctNoTurn(
  scene: Scene,
  mentions: readonly Mention[],
  draft: DraftPicture,
  limited: Set<Mention>,
): void {
  const { tokens } = scene;
  let isContrast = draft.noTurn.length > 0;
  for (const mention of mentions) {
    const at = /^(?:that|who|which)$/u.test(keyAt(tokens, mention.next))
      ? mention.next + 1
      : mention.next;
    const words = [0, 1, 2, 3, 4].map((step) => keyAt(tokens, at + step)).join(" ");
    const known = draft.noTurn.findIndex(
      ({ key, span }) => key === mention.key && span.start < mention.span.start,
    );
    const before = `${keyAt(tokens, mention.from - 2)} ${keyAt(tokens, mention.from - 1)}`;
    const isNeither = /^(?:neither|nor) (?:may|can|must|should)$/u.test(before);
    if (MAY_TURN.test(words)) {
      isContrast = true;
      limited.add(mention);
      if (known >= 0) draft.noTurn.splice(known, 1);
      if (draft.noTurnOfAll && draft.noTurnOfAll.start < mention.span.start)
        draft.mayTurn.add(mention.key);
    } else if (isContrast && (isNeither || isForbidden(tokens, at))) {
      draft.forbidTurn(mention);
      limited.add(mention);
    }
  }
}

/** `none of them may be turned`, `neither may turn`, `neither BAW1 nor AFR2 can take a vector`. */
function findNobody(
  scene: Scene,
  mentions: readonly Mention[],
  draft: DraftPicture,
  limited: Set<Mention>,
): void {
  const { tokens } = scene;
  for (let at = 0; at < tokens.length; at += 1) {
    const isNo =
      keyAt(tokens, at) === "no" && /^(?:one|aircraft|plane|flight)$/u.test(keyAt(tokens, at + 1));
    if (!isNo && !NOBODY.test(keyAt(tokens, at))) continue;
    const turn = wordBehind(scene, at, TURN_WORDS, 12);
    if (turn === undefined) continue;
    const named = mentions.filter(
      ({ from, next }) =>
        from > at && next <= turn && !/^(?:except|but|save|for)$/u.test(keyAt(tokens, from - 1)),
    );
    for (const mention of named) {
      draft.forbidTurn(mention);
      limited.add(mention);
    }
    if (named.length === 0) draft.noTurnOfAll ??= spanOf(tokens, at, turn + 1);
  }
}

/** `none may turn except KLM3`, `everyone but BAW2 must keep heading`. */
function findExcepted(
  { tokens }: Scene,
  mentions: readonly Mention[],
  draft: DraftPicture,
  limited: Set<Mention>,
): void {
  for (const mention of mentions) {
    const before = [1, 2, 3].map((back) => keyAt(tokens, mention.from - back));
    const isExcepted = before.some((word, index) => {
      const isExcept =
        /^(?:except|excepting|besides|save|ausser|sauf|hormis|excepto|salvo|exceto)$/u.test(word) ||
        (word === "but" && ALL_WORDS.test(before[index + 1] ?? "")) ||
        (word === "from" && before[index + 1] === "apart");
      return (
        isExcept &&
        before.slice(0, index).every((one) => /^(?:for|from|the|fur|pour|para)$/u.test(one))
      );
    });
    if (!isExcepted) continue;
    draft.mayTurn.add(mention.key);
    limited.add(mention);
  }
}

/** The next word of a kind in the same clause, unless what may be done stands before it. */
export function wordBehind({ tokens }: Scene, at: number, kind: RegExp, reach: number) {
  for (let next = at + 1; next <= at + reach; next += 1) {
    const key = keyAt(tokens, next);
    if (tokens[next]?.kind === "break" || /^[.;:?!]$/u.test(key)) return undefined;
    if (/^(?:climb|descend|below|above|but|conflict|exceed)$/u.test(key)) return undefined;
    if (kind.test(key)) return next;
  }
  return undefined;
}

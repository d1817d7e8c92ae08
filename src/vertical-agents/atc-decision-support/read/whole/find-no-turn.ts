import { NO_TURN_TERMS } from "../../../../content/air-traffic-words/limit-words.js";
import { keyOf } from "../../../../engines/prompt-reading/tokens/read-prompt.js";
import type { DraftPicture } from "../draft/draft-picture.js";
import type { Mention } from "../scene/mention.js";
import { keyAt, type Scene, spanOf } from "../scene/scene.js";

const phrases: readonly (readonly string[])[] = NO_TURN_TERMS.map((term) => keyOf(term).split(" "));
const MAY_TURN =
  /^(?:may turn|can turn|is free to turn|is allowed to turn|may be turned|can be turned|darf drehen|peut tourner|puede girar|pode virar)\b/u;
const MAY_NOT =
  /^(?:may not|must not|cannot|can't|can not|mustn't|darf nicht|ne peut pas)(?! (?:be above|exceed|climb|descend|go))\b/u;
const FILLERS =
  /^(?:for|of|is|are|:|the|to|by|,|and|aircraft|or|on|a|fur|pour|para|must|please|und|et|y|e|=|not|be|should|also|currently|therefore|has)$/u;

/**
 * The aircraft that may not turn, whose mentions before or behind the words for it are no traffic: `RYR2 blocked from
 * turning`, `no turns for TOM1`. Answers the mentions that say nothing else.
 */
export function findNoTurn(
  scene: Scene,
  mentions: readonly Mention[],
  draft: DraftPicture,
): ReadonlySet<Mention> {
  const limited = new Set<Mention>();
  const { tokens } = scene;
  for (let at = 0; at < tokens.length; at += 1) {
    const next = phraseAt(scene, at) ?? unableAt(scene, at) ?? keepingAt(scene, at);
    if (next === undefined) continue;
    const named = preceding(scene, mentions, at).filter(
      ({ from }) => !/^(?:but|except|save)$/u.test(keyAt(tokens, from - 1)),
    );
    if (named.length === 0 && isOfAll(scene, at, next)) {
      draft.noTurnOfAll ??= spanOf(tokens, at, next);
      scene.claims.take(at, next);
      at = next - 1;
      continue;
    }
    const objects = adjacent(scene, mentions, next);
    const found = objects.length > 0 ? objects : preceding(scene, mentions, at);
    const owner = found.length > 0 ? found : sameClause(scene, mentions, at);
    for (const mention of owner) {
      const { key, id, span } = mention;
      if (!draft.noTurn.some((one) => one.key === key)) draft.noTurn.push({ key, id, span });
      if (found.includes(mention)) limited.add(mention);
    }
    scene.claims.take(at, next);
    at = next - 1;
  }
  findNobody(scene, mentions, draft, limited);
  if (draft.noTurnOfAll) findExcepted(scene, mentions, draft, limited);
  if (draft.noTurn.length > 0) correctNoTurn(scene, mentions, draft, limited);
  return limited;
}

/** `CSA1 may turn, it's CSA2 that may not`, behind the statement that it corrects. */
function correctNoTurn(
  scene: Scene,
  mentions: readonly Mention[],
  draft: DraftPicture,
  limited: Set<Mention>,
): void {
  const { tokens } = scene;
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
    if (known >= 0 && MAY_TURN.test(words)) {
      draft.noTurn.splice(known, 1);
      limited.add(mention);
    } else if (
      (isNeither || MAY_NOT.test(words)) &&
      !draft.noTurn.some(({ key }) => key === mention.key)
    ) {
      draft.noTurn.push({ key: mention.key, id: mention.id, span: mention.span });
      limited.add(mention);
    }
  }
}

const NOBODY =
  /^(?:none|neither|nobody|keiner|keines|keine|niemand|weder|aucun|aucune|personne|ni|ninguno|ninguna|nadie|nenhum|nenhuma|ninguem|nem|geen)$/u;
const TURNS =
  /^(?:turn|turns|turned|turning|vector|vectors|vectored|vectoring|heading|headings|deviate|deviation|deviations|drehen|abdrehen|gedreht|kurven|tourner|virer|virage|virages|girar|virar|curvar|giros|draaien)$/u;
const ALL =
  /^(?:both|all|everyone|everybody|each|alle|beide|tous|toutes|todos|todas|ambos|ambas)$/u;

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
    const turn = wordBehind(scene, at, TURNS, 12);
    if (turn === undefined) continue;
    const named = mentions.filter(
      ({ from, next }) =>
        from > at && next <= turn && !/^(?:except|but|save|for)$/u.test(keyAt(tokens, from - 1)),
    );
    for (const mention of named) {
      const { key, id, span } = mention;
      if (!draft.noTurn.some((one) => one.key === key)) draft.noTurn.push({ key, id, span });
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
        (word === "but" && ALL.test(before[index + 1] ?? "")) ||
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
function wordBehind({ tokens }: Scene, at: number, kind: RegExp, reach: number) {
  for (let next = at + 1; next <= at + reach; next += 1) {
    const key = keyAt(tokens, next);
    if (tokens[next]?.kind === "break" || /^[.;:?!]$/u.test(key)) return undefined;
    if (/^(?:climb|descend|below|above|but|conflict|exceed)$/u.test(key)) return undefined;
    if (kind.test(key)) return next;
  }
  return undefined;
}

/** `unable to accept any heading`, `refuses vectors`, `won't take a turn`. */
function unableAt(scene: Scene, at: number): number | undefined {
  if (
    !/^(?:unable|cannot|can't|cant|unwilling|refuses?|refused|declines?|declined|rejects?|won't|wont|incapable|verweigert|refuse)$/u.test(
      keyAt(scene.tokens, at),
    )
  )
    return undefined;
  const turn = wordBehind(scene, at, TURNS, 5);
  return turn === undefined ? undefined : turn + 1;
}

/** `must continue on its heading`; `maintain heading 090` tells the heading itself. */
function keepingAt({ tokens }: Scene, at: number): number | undefined {
  if (
    !/^(?:keep|keeps|hold|holds|maintain|stay|stays|remain|remains|continue|continues|stick|sticks|leave|garde|garder|maintient|conserve|behalt|halt|mantiene|mantem|mantener|manter)$/u.test(
      keyAt(tokens, at),
    )
  )
    return undefined;
  for (let next = at + 1; next <= at + 5; next += 1) {
    const key = keyAt(tokens, next);
    if (/^(?:heading|track|course|hdg|cap|kurs|steuerkurs|rumbo|rumo|proa)$/u.test(key)) {
      const isValue = [1, 2].some((step) => tokens[next + step]?.kind === "number");
      return isValue ? undefined : next + 1;
    }
    if (
      !/^(?:on|its|his|her|the|their|present|current|that|this|to|with|it|him|son|sa|seinen|ihren|den|su|el|o|a|seu|le|leur)$/u.test(
        key,
      )
    )
      return undefined;
  }
  return undefined;
}

/** `both must keep heading`, `no turns for anyone`. */
function isOfAll({ tokens }: Scene, at: number, next: number): boolean {
  for (let before = at - 1; before >= at - 6; before -= 1) {
    if (tokens[before]?.kind === "break" || /^[.;:?!,]$/u.test(keyAt(tokens, before))) break;
    if (ALL.test(keyAt(tokens, before))) return true;
  }
  const behind = [0, 1, 2].map((step) => keyAt(tokens, next + step));
  return behind.some((word, step) => {
    if (!ALL.test(word) && !/^(?:anyone|anybody|either|any)$/u.test(word)) return false;
    return behind
      .slice(0, step)
      .every((one) => /^(?:for|of|by|allowed|possible|fur|pour|para)$/u.test(one));
  });
}

/** Behind the longest phrase at a token. */
function phraseAt({ tokens }: Scene, at: number): number | undefined {
  let longest: number | undefined;
  for (const words of phrases) {
    if (!words.every((word, index) => keyAt(tokens, at + index) === word)) continue;
    longest = Math.max(longest ?? 0, at + words.length);
  }
  return longest;
}

/** `no turns for TOM1 and TOM2`. */
function adjacent(scene: Scene, mentions: readonly Mention[], at: number): readonly Mention[] {
  const found: Mention[] = [];
  let next = at;
  for (let words = 0; words < 3; ) {
    const mention = mentions.find(({ from }) => from === next);
    // `no vectors for AFR1, KLM3 free`.
    const isFreed =
      mention !== undefined &&
      /^(?:free|may|can|is|has|kann|darf|peut|puede|pode|not)$/u.test(
        keyAt(scene.tokens, mention.next),
      );
    if (isFreed && found.length > 0) break;
    const isObject = next === at && isTransitive(scene, at);
    const isFor = isObject || /^(?:for|by|of|:|fur|pour|para|on)$/u.test(keyAt(scene.tokens, at));
    if (mention && isFor) {
      found.push(mention);
      next = mention.next;
      words = 0;
    } else if (FILLERS.test(keyAt(scene.tokens, next))) {
      next += 1;
      words += 1;
    } else break;
  }
  return found;
}

/** `don't turn TAP1`, `without turning TAP1`. */
function isTransitive({ tokens }: Scene, at: number): boolean {
  if (
    !/^(?:turn|turning|vector|vectoring|drehen|tourner|girar|virar)$/u.test(keyAt(tokens, at - 1))
  )
    return false;
  const before = keyAt(tokens, at - 2);
  return /^(?:don't|dont|without|avoid|not|never|no|by|sans|sin|sem|ohne)$/u.test(before);
}

function preceding(scene: Scene, mentions: readonly Mention[], at: number): readonly Mention[] {
  const found: Mention[] = [];
  let end = at;
  for (let words = 0; words < 3; ) {
    const mention = mentions.find(({ next }) => next === end);
    if (mention) {
      found.unshift(mention);
      end = mention.from;
      words = 0;
      if (!/^(?:and|und|et|y|e|or|\/)$/u.test(keyAt(scene.tokens, end - 1))) break;
    } else if (FILLERS.test(keyAt(scene.tokens, end - 1))) {
      end -= 1;
      words += 1;
    } else break;
  }
  return found;
}

/** The last aircraft before the words in the same sentence: `TRA9 FL200 350kt hdg 090, no turns`. */
function sameClause(scene: Scene, mentions: readonly Mention[], at: number): readonly Mention[] {
  let start = at;
  while (
    start > 0 &&
    scene.tokens[start - 1]?.kind !== "break" &&
    keyAt(scene.tokens, start - 1) !== ";"
  )
    start -= 1;
  const before = mentions.filter(({ from, next }) => from >= start && next <= at);
  return before.slice(-1);
}

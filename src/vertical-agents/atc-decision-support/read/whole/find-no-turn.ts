import { NO_TURN_TERMS } from "../../../../content/air-traffic-words/limit-words.js";
import { keyOf } from "../../../../engines/prompt-reading/tokens/read-prompt.js";
import type { DraftPicture } from "../draft/draft-picture.js";
import type { Mention } from "../scene/mention.js";
import { keyAt, type Scene, spanOf } from "../scene/scene.js";
import { type LimitWords, type Owner, ownerOf } from "./limit-owner.js";
import { ALL_WORDS, readExceptions, TURN_WORDS, wordBehind } from "./turn-exceptions.js";

const phrases: readonly (readonly string[])[] = NO_TURN_TERMS.map((term) => keyOf(term).split(" "));
const FILLERS =
  /^(?:for|of|is|are|:|the|to|by|,|and|aircraft|or|on|a|fur|pour|para|must|please|und|et|y|e|=|not|be|should|also|currently|therefore|has)$/u;

/**
 * The aircraft that may not turn, whose mentions before or behind the words for it are no traffic: `RYR2 blocked from
 * turning`, `no turns for TOM1`. Answers the mentions that say nothing else. Words without an owner are of all
 * aircraft, or are left to be asked for.
 */
export function findNoTurn(
  scene: Scene,
  mentions: readonly Mention[],
  draft: DraftPicture,
): ReadonlySet<Mention> {
  const limited = new Set<Mention>();
  for (let at = 0; at < scene.tokens.length; at += 1) {
    if (!scene.claims.isFree(at)) continue;
    const next =
      phraseAt(scene, at) ??
      unableAt(scene, at) ??
      deniedAt(scene, at) ??
      ruledOutAt(scene, at) ??
      keepingAt(scene, at, mentions);
    if (next === undefined) continue;
    readWords(scene, mentions, { at, next }, { draft, limited });
    warnOfPart(scene, { at, next });
    takeOutside(scene, mentions, { at, next });
    at = next - 1;
  }
  readExceptions(scene, mentions, draft, limited);
  return limited;
}

function mentionFrom(mentions: readonly Mention[], at: number): Mention | undefined {
  return mentions.find(({ from }) => from === at);
}

/** Takes the words but not the call signs among them. */
function takeOutside(
  { claims }: Scene,
  mentions: readonly Mention[],
  { at, next }: LimitWords,
): void {
  for (let index = at; index < next; index += 1) {
    const isNamed = mentions.some((one) => index >= one.from && index < one.next);
    if (!isNamed) claims.take(index, index + 1);
  }
}

function readWords(
  scene: Scene,
  mentions: readonly Mention[],
  words: LimitWords,
  { draft, limited }: { readonly draft: DraftPicture; readonly limited: Set<Mention> },
): void {
  const { tokens } = scene;
  const { at, next } = words;
  const subjects = preceding(scene, mentions, at);
  const named = subjects.filter(
    ({ from }) => !/^(?:but|except|save)$/u.test(keyAt(tokens, from - 1)),
  );
  const span = spanOf(tokens, at, next);
  draft.limitSpans.push(span);
  if (named.length === 0 && isOfAll(scene, at, next)) {
    draft.noTurnOfAll ??= span;
    return;
  }
  const inside = mentions.filter(({ from }) => from > at && from < next);
  // `A1 and A2 may not turn: A1 …` has its subjects before the colon.
  const isHead = named.length > 0 && keyAt(tokens, next) === ":";
  const behind = isHead ? [] : adjacent(scene, mentions, next);
  const objects = inside.length > 0 ? inside : behind;
  const beside = objects.length > 0 ? objects : subjects;
  const owner: Owner =
    beside.length > 0 ? { kind: "named", named: beside } : ownerOf(scene, mentions, words, draft);
  if (owner.kind === "all") draft.noTurnOfAll ??= span;
  else if (owner.kind === "unclear") draft.noTurnOfSome ??= span;
  else for (const one of owner.named) draft.forbidTurn(one);
  for (const mention of beside) limited.add(mention);
}

/** `may not turn left`, `no turns before 60 s`: what holds in part is kept whole, and said to be so. */
function warnOfPart({ tokens, prompt, warnings }: Scene, { at, next }: LimitWords): void {
  const isSide = (key: string) =>
    /^(?:left|right|links|rechts|gauche|droite|izquierda|derecha|esquerda|direita)$/u.test(key);
  const behind = keyAt(tokens, next);
  const isPart =
    isSide(behind) ||
    isSide(keyAt(tokens, at + 1)) ||
    /^(?:before|until|till|unless|vor|bis|avant|antes|more|beyond)$/u.test(behind);
  if (!isPart) return;
  let to = next;
  while (to < Math.min(tokens.length, next + 4) && !/^[.;!?\n]$/u.test(keyAt(tokens, to))) to += 1;
  const { start, end } = spanOf(tokens, at, to);
  warnings.push(`"${prompt.source.slice(start, end)}" is read as no turn at all.`);
}

/** `unable to accept any heading`, `refuses vectors`, `won't take a turn`. */
function unableAt(scene: Scene, at: number): number | undefined {
  if (
    !/^(?:unable|cannot|can't|cant|unwilling|refuses?|refused|declines?|declined|rejects?|won't|wont|incapable|verweigert|refuse)$/u.test(
      keyAt(scene.tokens, at),
    )
  )
    return undefined;
  const turn = wordBehind(scene, at, TURN_WORDS, 5);
  return turn === undefined ? undefined : turn + 1;
}

/** `mustn't be vectored`, `is not to be turned`, `should rather not turn`. */
function deniedAt({ tokens }: Scene, at: number): number | undefined {
  const isNot =
    /^(?:not|never|mustn't|can't|cant|cannot|won't|shouldn't|isn't|don't|dont|nicht)$/u.test(
      keyAt(tokens, at),
    );
  if (!isNot) return undefined;
  let next = at + 1;
  for (let steps = 0; steps < 3; steps += 1, next += 1)
    if (!/^(?:to|be|get|been|allowed|permitted|ever|have|a|any)$/u.test(keyAt(tokens, next))) break;
  const isTurn =
    /^(?:turn|turned|turning|vector|vectored|vectoring|deviate|gedreht|drehen|abdrehen)$/u;
  return isTurn.test(keyAt(tokens, next)) ? next + 1 : undefined;
}

/** `turning is not an option`, `vectors are excluded`. */
function ruledOutAt({ tokens }: Scene, at: number): number | undefined {
  if (!/^(?:turns?|turning|vectors?|vectoring)$/u.test(keyAt(tokens, at))) return undefined;
  if (!/^(?:is|are|isn't|aren't)$/u.test(keyAt(tokens, at + 1))) return undefined;
  const isNot = /n't$/u.test(keyAt(tokens, at + 1));
  const next = /^(?:not|no|never)$/u.test(keyAt(tokens, at + 2)) ? at + 3 : at + 2;
  if (!isNot && next === at + 2)
    return /^(?:impossible|prohibited|forbidden|excluded|unavailable|undesired|unacceptable|banned)$/u.test(
      keyAt(tokens, next),
    )
      ? next + 1
      : undefined;
  const article = /^(?:an|a)$/u.test(keyAt(tokens, next)) ? next + 1 : next;
  return /^(?:option|options|allowed|possible|permitted|available|wanted|desired|acceptable|good|ok|okay)$/u.test(
    keyAt(tokens, article),
  )
    ? article + 1
    : undefined;
}

/** `must continue on its heading`; `maintain heading 090` tells the heading itself. */
function keepingAt(
  { tokens }: Scene,
  at: number,
  mentions: readonly Mention[],
): number | undefined {
  if (
    !/^(?:keep|keeps|hold|holds|maintain|stay|stays|remain|remains|continue|continues|stick|sticks|leave|garde|garder|maintient|conserve|behalt|halt|mantiene|mantem|mantener|manter)$/u.test(
      keyAt(tokens, at),
    )
  )
    return undefined;
  let next = at + 1;
  // `keep C3 and D4 on their heading`.
  for (let of = mentionFrom(mentions, next); of; of = mentionFrom(mentions, next)) {
    next = of.next;
    if (/^(?:and|,|or|und|et|y|e)$/u.test(keyAt(tokens, next))) next += 1;
  }
  for (const end = next + 5; next < end; next += 1) {
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
    if (ALL_WORDS.test(keyAt(tokens, before))) return true;
  }
  const behind = [0, 1, 2].map((step) => keyAt(tokens, next + step));
  return behind.some((word, step) => {
    if (!ALL_WORDS.test(word) && !/^(?:anyone|anybody|either|any)$/u.test(word)) return false;
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
      const joint = keyAt(scene.tokens, end - 1);
      const isListed = joint === "," && mentions.some(({ next }) => next === end - 1);
      if (!isListed && !/^(?:and|und|et|y|e|or|\/)$/u.test(joint)) break;
    } else if (FILLERS.test(keyAt(scene.tokens, end - 1))) {
      end -= 1;
      words += 1;
    } else break;
  }
  return found;
}

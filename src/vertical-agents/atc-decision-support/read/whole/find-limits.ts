import {
  CHANGE_NOUNS,
  LEAVING_PHRASES,
  MOVING_WORDS,
} from "../../../../content/air-traffic-words/limit-words.js";
import { keyOf } from "../../../../engines/prompt-reading/tokens/read-prompt.js";
import type { ChangeKind, DraftPicture } from "../draft/draft-picture.js";
import type { Mention } from "../scene/mention.js";
import { keyAt, type Scene, spanOf } from "../scene/scene.js";
import { type LimitWords, ownerOf } from "./limit-owner.js";

const KINDS: readonly ChangeKind[] = ["heading", "level", "speed"];
const kindOf = new Map(
  KINDS.flatMap((kind) => CHANGE_NOUNS[kind].map((word) => [keyOf(word), kind] as const)),
);
const movingWords = new Set(MOVING_WORDS.map(keyOf));
const leaving = LEAVING_PHRASES.map((phrase) => keyOf(phrase).split(" "));
const ONLY =
  /^(?:only|just|nur|seulement|uniquement|solo|solamente|unicamente|apenas|somente|exclusively|ausschliesslich)$/u;
/** Between `only` and what it is of. */
const USING =
  /^(?:use|using|by|with|through|via|change|changes|changing|allow|allowed|allows|may|can|the|a|want|want|mit|durch|avec|par|con|com|por|to|on|work|give|in|is|are|permitted|possible|possibles?|erlaubt)$/u;
const CHANGES =
  /^(?:change|changes|changing|control|instructions?|manoeuvres?|maneuvers?|clearances?|solutions?|resolutions?|commands?|adjustments?|anderungen|changement|changements|cambios|mudancas|of|de|please)$/u;
const JOINTS = /^(?:and|or|und|oder|et|ou|y|o|e|\/|,|\+|&)$/u;
const NO = /^(?:no|without|avoid|don't|dont|never|keine|ohne|sans|pas|sin|sem)$/u;
const NEGATIONS =
  /^(?:not|don't|dont|never|cannot|can't|mustn't|nicht|pas|no|nao|without|shouldn't|avoid|ne)$/u;

/**
 * Which kinds of changes alone may be told, and who must be left as it is: `level changes only`, `no speed changes`,
 * `do not move A2`. Answers the mentions that say nothing else.
 */
export function findLimits(
  scene: Scene,
  mentions: readonly Mention[],
  draft: DraftPicture,
): ReadonlySet<Mention> {
  const limited = new Set<Mention>();
  for (let at = 0; at < scene.tokens.length; at += 1) {
    if (!scene.claims.isFree(at)) continue;
    const isOfBands = draft.question?.value === "bands";
    const only = isOfBands ? undefined : (onlyAt(scene, at) ?? withoutAt(scene, at));
    if (only && takeOnly(scene, mentions, draft, only)) {
      at = only.next - 1;
      continue;
    }
    const next = movingAt(scene, at) ?? leavingAt(scene, mentions, at);
    if (next === undefined) continue;
    takeNoChange(scene, mentions, { at, next }, { draft, limited });
    at = next - 1;
  }
  return limited;
}

interface Only extends LimitWords {
  readonly kinds: readonly ChangeKind[];
  /** What is not among the kinds was denied. */
  readonly isDenied?: boolean;
}

/** `level changes only`, `only climb or descend`, `only by heading and speed`. */
function onlyAt({ tokens }: Scene, at: number): Only | undefined {
  const named = kindsAt(tokens, at);
  if (
    named &&
    ONLY.test(keyAt(tokens, named.next)) &&
    kindsAt(tokens, named.next + 1) === undefined
  )
    return { kinds: named.kinds, at, next: named.next + 1 };
  if (!ONLY.test(keyAt(tokens, at)) || keyAt(tokens, at - 1) === "the") return undefined;
  let from = at + 1;
  for (let steps = 0; steps < 3 && USING.test(keyAt(tokens, from)); steps += 1) from += 1;
  const found = kindsAt(tokens, from);
  // `only level FL350 is free` tells a level.
  const isValue = found && tokens[found.next]?.kind === "number";
  return found && !isValue ? { kinds: found.kinds, at, next: found.next } : undefined;
}

/** `no level changes`, `without changing speeds`: the other kinds are left. */
function withoutAt({ tokens }: Scene, at: number): Only | undefined {
  if (!NO.test(keyAt(tokens, at))) return undefined;
  const isChange = (key: string) =>
    /^(?:change|changes|changing|control|touch|touching|alter|altering|adjust|the|any|more)$/u.test(
      key,
    );
  let from = at + 1;
  let isSaid = false;
  for (let steps = 0; steps < 3 && isChange(keyAt(tokens, from)); steps += 1, from += 1)
    isSaid ||= !/^(?:the|any|more)$/u.test(keyAt(tokens, from));
  const found = kindsAt(tokens, from);
  if (!found) return undefined;
  const words = Array.from({ length: found.next - from }, (_, step) => keyAt(tokens, from + step));
  // `no climb` and `not climbing` tell what an aircraft does.
  const isVerb = !/^(?:no|keine|pas)$/u.test(keyAt(tokens, at));
  const isAction = words.some(
    (word) => CHANGES.test(word) || (isVerb && /^(?:climb|descend|slow|accelerat)/u.test(word)),
  );
  if (!isSaid && !isAction) return undefined;
  const kinds = KINDS.filter((kind) => !found.kinds.includes(kind));
  return { kinds, at, next: found.next, isDenied: true };
}

/** Kinds joined by commas and words such as `or`, with what is said to be done with them. */
function kindsAt(
  tokens: Scene["tokens"],
  at: number,
): { readonly kinds: readonly ChangeKind[]; readonly next: number } | undefined {
  const kinds = new Set<ChangeKind>();
  let next = at;
  for (let from = at; from < at + 12; from += 1) {
    const key = keyAt(tokens, from);
    const kind = kindOf.get(key);
    if (kind !== undefined) kinds.add(kind);
    const isChange = kinds.size > 0 && CHANGES.test(key);
    if (kind !== undefined || isChange) next = from + 1;
    else if (kinds.size === 0 || !JOINTS.test(key)) break;
  }
  if (kinds.size === 0) return undefined;
  const end = /^(?:of|de)$/u.test(keyAt(tokens, next - 1)) ? next - 1 : next;
  return { kinds: KINDS.filter((kind) => kinds.has(kind)), next: end };
}

/** What is said of one aircraft, as in `A1 may only climb`, holds for no other: false for it. */
function takeOnly(
  scene: Scene,
  mentions: readonly Mention[],
  draft: DraftPicture,
  { kinds, at, next, isDenied }: Only,
): boolean {
  const { tokens, claims, prompt, warnings } = scene;
  const span = spanOf(tokens, at, next);
  const subject = subjectBefore(scene, mentions, at) ?? objectBehind(scene, mentions, next);
  if (subject && draft.mayTurn.has(subject.key)) return false;
  if (subject) {
    if (!kinds.includes("heading")) draft.forbidTurn(subject);
    const { start, end } = spanOf(tokens, Math.min(at, subject.from), Math.max(next, subject.next));
    const said = prompt.source.slice(start, end);
    warnings.push(
      kinds.includes("heading")
        ? `"${said}" is not used: a limit of one aircraft's changes is none that can be kept.`
        : `"${said}" is kept as far as it forbids turns; look at speeds and levels yourself.`,
    );
    draft.limitSpans.push({ start, end });
    return false;
  }
  if (kinds.length === 0 || kinds.length === KINDS.length) return false;
  if (isDenied && ownerOf(scene, mentions, { at, next }, draft).kind !== "all") return false;
  const known = draft.only?.value;
  const left = known ? kinds.filter((kind) => known.includes(kind)) : kinds;
  draft.only = { value: left.length > 0 ? left : kinds, span };
  draft.limitSpans.push(span);
  warnings.push(
    `"${prompt.source.slice(span.start, span.end)}" is read as a limit: only changes of ${left.join(" and ")}.`,
  );
  claims.take(at, next);
  return true;
}

function subjectBefore(
  { tokens }: Scene,
  mentions: readonly Mention[],
  at: number,
): Mention | undefined {
  let end = at;
  for (let steps = 0; steps < 4; steps += 1, end -= 1) {
    const mention = mentions.find(({ next }) => next === end);
    if (mention) return mention;
    if (
      !/^(?:may|can|must|should|is|will|shall|has|to|allowed|able|be|do|does|the|its)$/u.test(
        keyAt(tokens, end - 1),
      )
    )
      return undefined;
  }
  return undefined;
}

function objectBehind(
  { tokens }: Scene,
  mentions: readonly Mention[],
  next: number,
): Mention | undefined {
  if (!/^(?:for|of|by|fur|pour|para|to)$/u.test(keyAt(tokens, next))) return undefined;
  return mentions.find(({ from }) => from === next + 1);
}

/** `do not move`, `must not be touched`; `do not change the level` is of the level. */
function movingAt({ tokens }: Scene, at: number): number | undefined {
  if (!NEGATIONS.test(keyAt(tokens, at))) return undefined;
  let verb = at + 1;
  for (
    let steps = 0;
    steps < 3 && /^(?:be|to|get|have|allowed|permitted|it|him|darf|a)$/u.test(keyAt(tokens, verb));
    steps += 1
  )
    verb += 1;
  if (!movingWords.has(keyAt(tokens, verb))) return undefined;
  // `no change` says what there is; `no mover` is Spanish.
  if (keyAt(tokens, at) === "no" && !/r$/u.test(keyAt(tokens, verb))) return undefined;
  const isOfKind = [1, 2, 3].some((step) => kindOf.has(keyAt(tokens, verb + step)));
  return isOfKind ? undefined : verb + 1;
}

/** `leave A2 alone`, `A2 stays as it is`, `hands off A2`. */
function leavingAt(
  { tokens }: Scene,
  mentions: readonly Mention[],
  at: number,
): number | undefined {
  if (/^(?:leave|keep|let|lass|laisse|laissez|deja|deixe)$/u.test(keyAt(tokens, at))) {
    const mention = mentions.find(({ from }) => from === at + 1);
    const end = mention?.next ?? at + 2;
    return phraseEnd(tokens, end);
  }
  const isSubject = mentions.some(({ next }) => next === at);
  const isOff = keyAt(tokens, at) === "hands" && keyAt(tokens, at + 1) === "off";
  if (isOff) return at + 2;
  const verb =
    isSubject &&
    /^(?:stays|stay|remains|is|must|should|has|bleibt|reste)$/u.test(keyAt(tokens, at));
  return verb ? phraseEnd(tokens, at + 1) : undefined;
}

function phraseEnd(tokens: Scene["tokens"], at: number): number | undefined {
  for (const from of [at, at + 1, at + 2]) {
    const words = leaving.find((one) =>
      one.every((word, step) => keyAt(tokens, from + step) === word),
    );
    if (words) return from + words.length;
    if (!/^(?:to|be|stay|remain|must|has|it|please)$/u.test(keyAt(tokens, from))) return undefined;
  }
  return undefined;
}

function takeNoChange(
  scene: Scene,
  mentions: readonly Mention[],
  words: LimitWords,
  { draft, limited }: { readonly draft: DraftPicture; readonly limited: Set<Mention> },
): void {
  const { tokens, claims, prompt, warnings } = scene;
  const { at, next } = words;
  const inside = mentions.filter(({ from }) => from >= at && from < next);
  const object = listBehind(scene, mentions, next);
  const subject = subjectBefore(scene, mentions, at);
  const beside = inside.length > 0 ? inside : object.length > 0 ? object : subject ? [subject] : [];
  const owner =
    beside.length > 0
      ? ({ kind: "named", named: beside } as const)
      : ownerOf(scene, mentions, words, draft);
  const span = spanOf(tokens, at, next);
  const named = owner.kind === "named" ? owner.named : [];
  if (named.length === 0) draft.noChangeOfSome ??= span;
  for (const { key, id, span: of } of named) {
    if (!draft.noChange.some((one) => one.key === key)) draft.noChange.push({ key, id, span: of });
  }
  for (const mention of beside) limited.add(mention);
  const end = Math.max(next, ...beside.map((one) => one.next));
  const isHelped = /^(?:do|must|may|can|should|darf|please)$/u.test(keyAt(tokens, at - 1));
  const start = Math.min(isHelped ? at - 1 : at, ...beside.map(({ from }) => from));
  const said = spanOf(tokens, start, end);
  draft.limitSpans.push(said);
  warnings.push(
    `"${prompt.source.slice(said.start, said.end)}" is read as a limit: ${named.map(({ id }) => id).join(" and ") || "somebody"} must be left as it is.`,
  );
  for (let index = at; index < next; index += 1)
    if (!inside.some(({ from, next: to }) => index >= from && index < to))
      claims.take(index, index + 1);
}

/** `do not move A2 or A3`. */
function listBehind(
  { tokens }: Scene,
  mentions: readonly Mention[],
  at: number,
): readonly Mention[] {
  const found: Mention[] = [];
  for (let next = at; ; ) {
    const mention = mentions.find(({ from }) => from === next);
    if (mention) {
      found.push(mention);
      next = mention.next;
    }
    if (!mention && next > at && !mentions.some(({ next: to }) => to === next)) return found;
    if (!/^(?:and|or|,|nor|und|oder|et|ou|y|o|e)$/u.test(keyAt(tokens, next))) return found;
    next += 1;
  }
}

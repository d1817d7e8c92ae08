import type { DraftPicture } from "../draft/draft-picture.js";
import type { Mention } from "../scene/mention.js";
import { keyAt, type Scene } from "../scene/scene.js";

/** An aircraft that a limit is of. */
export type Named = Pick<Mention, "key" | "id" | "span">;

/** Whose a limit is: `unclear` has to be asked for. */
export type Owner =
  | { readonly kind: "named"; readonly named: readonly Named[] }
  | { readonly kind: "all" }
  | { readonly kind: "unclear" };

/** Where words for a limit stand: tokens `at` to `next`. */
export interface LimitWords {
  readonly at: number;
  readonly next: number;
}

const UNCLEAR: Owner = { kind: "unclear" };
const ALL: Owner = { kind: "all" };
/** Before a limit they are part of its verb. */
const AUXILIARIES =
  /^(?:must|may|can|should|shall|is|are|be|has|have|also|please|to|will|would|does|do|currently|therefore|darf|kann|muss|peut|doit|puede|debe|pode|deve|heading|steuerkurs|cap|rumbo|rumo|s)$/u;
const IT =
  /^(?:it|its|he|his|she|her|er|sein|il|elle|son|sa|su|ele|ela|seu|this|that|which|who|latter)$/u;
const THEM =
  /^(?:they|them|their|these|those|we|you|anyone|anybody|everyone|everybody|either|both|all|aircraft|planes|traffic|any|sie|ils|elles|ellos|eles)$/u;
const ORDINALS: Readonly<Record<string, number>> = {
  first: 0,
  "1st": 0,
  former: 0,
  second: 1,
  "2nd": 1,
  third: 2,
  "3rd": 2,
  fourth: 3,
  fifth: 4,
  last: -1,
  erste: 0,
  ersten: 0,
  zweite: 1,
  zweiten: 1,
  dritte: 2,
  premier: 0,
  deuxieme: 1,
  segundo: 1,
  primero: 0,
  primeiro: 0,
  ultimo: -1,
};
const ONE = /^(?:one|aircraft|plane|flight|flugzeug|avion|aviao|vol|voo|vuelo)$/u;
const ARTICLES = /^(?:the|der|die|das|dem|den|le|la|el|o|a)$/u;
const FOR = /^(?:for|of|by|on|to|fur|pour|para|allowed|possible|permitted|please|with)$/u;
/** They speak of the solution rather than of one aircraft. */
const GENERAL =
  /^(?:no|without|turns|turn|turning|keine|kein|pas|sans|sin|sem|do|don't|dont|avoid|levels?|ohne|headings|never|nothing|not)$/u;

/** Who is meant where no call sign stands beside the words for a limit. */
export function ownerOf(
  scene: Scene,
  mentions: readonly Mention[],
  words: LimitWords,
  draft: DraftPicture,
): Owner {
  return (
    objectOf(scene, mentions, words, draft) ??
    subjectOf(scene, mentions, words, draft) ??
    ofPart(scene, mentions, words, draft)
  );
}

/** `don't turn it`, `no turns for the second`, `no turns for any of them`. */
function objectOf(
  { tokens }: Scene,
  mentions: readonly Mention[],
  { next, at }: LimitWords,
  draft: DraftPicture,
): Owner | undefined {
  let from = next;
  for (let steps = 0; steps < 2 && FOR.test(keyAt(tokens, from)); steps += 1) from += 1;
  if (ARTICLES.test(keyAt(tokens, from))) from += 1;
  const key = keyAt(tokens, from);
  const isVerb = /^(?:turn|turning|vector|move|touch|change|alter|delay)$/u.test(
    keyAt(tokens, next - 1),
  );
  if (from === next && !isVerb) return undefined;
  if (/^(?:it|him|her|this|that)$/u.test(key)) return lastBefore(mentions, at);
  if (THEM.test(key)) return ALL;
  return ordinalAt(mentions, draft, key, keyAt(tokens, from + 1));
}

/** `it cannot turn`, `they must not turn`, `the second one may not turn`, `the heavy can't turn`. */
function subjectOf(
  { tokens }: Scene,
  mentions: readonly Mention[],
  { at }: LimitWords,
  draft: DraftPicture,
): Owner | undefined {
  let before = at - 1;
  for (let steps = 0; steps < 3 && AUXILIARIES.test(keyAt(tokens, before)); steps += 1) before -= 1;
  const key = keyAt(tokens, before);
  if (IT.test(key)) return lastBefore(mentions, at);
  if (THEM.test(key)) return ALL;
  if (key === "other" || (ONE.test(key) && keyAt(tokens, before - 1) === "other"))
    return otherOf(mentions, draft, at);
  const noun = ONE.test(key) ? before - 1 : before;
  const ordinal = ordinalAt(mentions, draft, keyAt(tokens, noun), keyAt(tokens, noun + 1));
  if (ordinal) return ordinal;
  const isDescribed =
    tokens[before]?.kind === "word" &&
    !/^(?:and|but|so|therefore|und|et|mais|y|e|because|as|since)$/u.test(key) &&
    [1, 2, 3].some((back) => ARTICLES.test(keyAt(tokens, before - back)));
  return isDescribed && !GENERAL.test(keyAt(tokens, at)) ? UNCLEAR : undefined;
}

function lastBefore(mentions: readonly Mention[], at: number): Owner {
  const last = mentions.findLast(({ next }) => next <= at);
  return last ? { kind: "named", named: [last] } : UNCLEAR;
}

/** In the order of the telling. */
function told(mentions: readonly Mention[], draft: DraftPicture): readonly Named[] {
  const known = draft.aircraft.map(({ key, id, idSpan }) => ({ key, id, span: idSpan }));
  const seen = new Map<string, Named>();
  for (const one of [...known, ...mentions]) if (!seen.has(one.key)) seen.set(one.key, one);
  return [...seen.values()];
}

function ordinalAt(
  mentions: readonly Mention[],
  draft: DraftPicture,
  key: string,
  behind: string,
): Owner | undefined {
  const place = Object.hasOwn(ORDINALS, key) ? ORDINALS[key] : undefined;
  if (place === undefined || /^(?:turn|minute|minutes|mile|leg)$/u.test(behind)) return undefined;
  const one = told(mentions, draft).at(place);
  return one ? { kind: "named", named: [one] } : UNCLEAR;
}

/** Of two aircraft the one that was not named last. */
function otherOf(mentions: readonly Mention[], draft: DraftPicture, at: number): Owner {
  const all = told(mentions, draft);
  const last = mentions.findLast(({ next }) => next <= at);
  const other = all.find(({ key }) => key !== last?.key);
  return all.length === 2 && last && other ? { kind: "named", named: [other] } : UNCLEAR;
}

/**
 * A limit in a sentence without call signs is everybody's, unless its verb lacks its subject. In the words of one
 * aircraft it is that one's, unless it ends the list and may be of all: `A …; B …, no turns`.
 */
function ofPart(
  { tokens }: Scene,
  mentions: readonly Mention[],
  { at, next }: LimitWords,
  draft: DraftPicture,
): Owner {
  let start = at;
  while (start > 0 && !endsPart(tokens, start - 1)) start -= 1;
  let end = next;
  while (end < tokens.length && !endsPart(tokens, end)) end += 1;
  const inside = mentions.filter((one) => one.from >= start && one.next <= at);
  const last = inside.at(-1);
  const isGeneral = GENERAL.test(keyAt(tokens, at));
  if (!last) return isGeneral ? ALL : UNCLEAR;
  const owner: Owner = { kind: "named", named: [last] };
  const keys = new Set([...draft.aircraft, ...mentions].map(({ key }) => key));
  if (!isGeneral || keys.size === 1) return owner;
  const known = new Set(mentions.filter(({ from }) => from < start).map(({ key }) => key));
  const isStatement = inside.length === 1 && (known.has(last.key) || draft.find(last.id));
  const seen = new Set(mentions.filter(({ from }) => from < at).map(({ key }) => key));
  const goesOn = mentions.some(({ from, key }) => from >= next && !seen.has(key));
  const isLine =
    inside.length === 1 &&
    (start === 0 || tokens[start - 1]?.kind === "break") &&
    (end === tokens.length || tokens[end]?.kind === "break") &&
    tokens.some(({ kind }) => kind === "break");
  return isStatement || goesOn || isLine ? owner : UNCLEAR;
}

function endsPart(tokens: Scene["tokens"], at: number): boolean {
  const token = tokens[at];
  if (token?.kind === "break") return true;
  if (token?.text === ".") return tokens[at + 1]?.isGlued !== true;
  return /^[;!?|]$/u.test(token?.text ?? "");
}

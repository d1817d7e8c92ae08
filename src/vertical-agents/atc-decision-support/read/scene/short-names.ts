import { SPELLING_NAMES } from "../../../../content/air-traffic-words/callsign-words.js";
import { TYPE_DESIGNATORS } from "../../../../content/air-traffic-words/type-designators.js";
import type { Token } from "../../../../engines/prompt-reading/tokens/token.js";
import { keyOfId, type Mention } from "./mention.js";
import { keyAt, type Scene, spanOf } from "./scene.js";

/** What is read as the name of an aircraft, and the token behind it. */
export interface Name {
  readonly id: string;
  readonly next: number;
}

const SHORT_ID = /^[A-Z]\d{1,2}[A-Z]?$/u;
const NUMBERED = /^[A-Z]\d{1,2}$/u;
const LETTER = /^[A-Z]$/u;
/** A latitude, a Mach number or a flight level looks alike. */
const OTHER_VALUE = /^[NSEWMF]\d+$/u;
const PART_STARTS = /^[,;|:?!)*-]$|^(?:and|und|et|y|e|for|with|vs|\.)$/u;
/** Behind them a short name is that of a place or of a page. */
const NO_AIRCRAFT_BEFORE =
  /^(?:sector|gate|stand|taxiway|airway|route|exit|page|figure|fig|table|step|case|exercise|scenario|appendix|annex|room|lesson|level|chapter|fix|point|waypoint|wpt|column|cell|zone|area|group|grade|runway|rwy|question|part|section|version|option|at|near|over|via|to|from|towards|of|line|row|ref|code)$/u;
const DESCRIBED_BY =
  /^[:,(@=-]$|^(?:at|is|and|or|fl\d{2,3}|hangs|hovers|on|level|climbing|descending|trk|hdg|heading|track|x|pos|position|flies|flying)$/u;
const WEIGHTS = /^(?:heavy|light|medium|super|small|large)$/u;
const PLACING = /^(?:a|en|em|bei|in|at)$/u;
const BEFORE_LETTER =
  /^(?:for|of|to|by|and|or|turn|turning|not|neither|nor|than|as|from|vs|move|touch|leave|between|only|but|except)$/u;
const BEHIND_LETTER =
  /^(?:may|must|can|cannot|can't|is|should|has|stays|keeps|turns|climbs|will|needs|does|descends|and|or|not|mustn't)$/u;
const spellingNames = new Set(SPELLING_NAMES);

/** `Y2Z`, `P7`: where a part of a sentence begins and values follow, or right before a position. */
export function shortIdAt(tokens: readonly Token[], at: number, text: string): Name | undefined {
  if (!SHORT_ID.test(text) || TYPE_DESIGNATORS.has(text) || OTHER_VALUE.test(text))
    return undefined;
  const behind = tokens[at + 1];
  // `A1 10/180 B2 14/190`.
  const isInRow =
    tokens[at - 1]?.kind === "number" && behind?.kind === "number" && tokens[at + 2]?.text === "/";
  const isLed = isInRow || leadsPart(tokens, at) || isPlacedAt(tokens, at);
  if (!isLed) return undefined;
  const isFollowed =
    behind?.kind === "number" ||
    DESCRIBED_BY.test(keyAt(tokens, at + 1)) ||
    isWeighedAt(tokens, at + 1) ||
    (PLACING.test(keyAt(tokens, at + 1)) && beginsValue(tokens, at + 2));
  return isFollowed && behind?.text !== "." ? { id: text, next: at + 1 } : undefined;
}

/** `please resolve A1 0,0 FL300`, `avión A1 0,0`: a position behind it says what it is. */
function isPlacedAt(tokens: readonly Token[], at: number): boolean {
  if (tokens[at - 1]?.kind !== "word" || NO_AIRCRAFT_BEFORE.test(keyAt(tokens, at - 1)))
    return false;
  const from = PLACING.test(keyAt(tokens, at + 1)) ? at + 2 : at + 1;
  const number = tokens[from];
  if (keyAt(tokens, from) === "(") return tokens[from + 1]?.kind === "number";
  if (number?.kind !== "number") return /^fl\d{2,3}$/u.test(keyAt(tokens, from));
  return number.parts.length === 2 || /^[,/]$/u.test(keyAt(tokens, from + 1));
}

/** `A1 heavy 30nm`. */
function isWeighedAt(tokens: readonly Token[], at: number): boolean {
  return WEIGHTS.test(keyAt(tokens, at)) && beginsValue(tokens, at + 1);
}

function beginsValue(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.kind === "number" || /^(?:\(|\[|fl\d{2,3})$/u.test(keyAt(tokens, at));
}

/** Where a line, a sentence or a part between commas begins. */
function leadsPart(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  return !before || before.kind === "break" || PART_STARTS.test(keyAt(tokens, at - 1));
}

/** `A at 0,0`, `Bravo: FL350`, `T1 (0,0)` where a clause or a part of one begins. */
export function leadingNameAt(tokens: readonly Token[], at: number): Name | undefined {
  const [before, token, behind] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (token?.kind !== "word" || !behind) return undefined;
  const isNamed =
    LETTER.test(token.text) || NUMBERED.test(token.text) || spellingNames.has(token.key);
  if (!isNamed || TYPE_DESIGNATORS.has(token.text)) return undefined;
  if (/^[XY]$/u.test(token.text) && (behind.kind === "number" || /^[=:]$/u.test(behind.text)))
    return undefined;
  const leads =
    !before ||
    before.kind === "break" ||
    /^[,;.|:?!)*-]$|^(?:and|und|et|y|e|for)$/u.test(keyAt(tokens, at - 1));
  const isFollowed =
    behind.kind === "number" ||
    /^[:(@=-]$|^(?:at|is|bei|en|fl\d{2,3}|fl|heading|hdg|trk|track)$/u.test(keyAt(tokens, at + 1));
  const isAsked = keyAt(tokens, at - 1) === "for";
  return leads && (isFollowed || isAsked) ? { id: token.text, next: at + 1 } : undefined;
}

/** A letter or a number of one word, or a name of the spelling alphabet. */
export function isShortName(token: Token): boolean {
  if (token.kind === "number") return /^\d{1,2}$/u.test(token.text);
  return token.kind === "word" && (/^[A-Z]\d?$/u.test(token.text) || spellingNames.has(token.key));
}

/** Where the short names of `mentions` stand again: `A1 must not turn`. Linear. */
export function findRepeats(scene: Scene, mentions: readonly Mention[]): readonly Mention[] {
  const short = mentions.filter(
    ({ id, strength }) =>
      strength !== "ordinal" &&
      (SHORT_ID.test(id) || LETTER.test(id) || spellingNames.has(id.toLowerCase())),
  );
  const known = new Map(short.map((mention) => [mention.id, mention.strength]));
  if (known.size === 0) return [];
  const taken = new Set<number>();
  for (const { from, next } of mentions) for (let at = from; at < next; at += 1) taken.add(at);
  const found: Mention[] = [];
  scene.tokens.forEach((token, at) => {
    const id = token.kind === "word" ? token.text.replace(/'s$/u, "") : "";
    const strength = known.get(id);
    if (strength === undefined || taken.has(at) || !scene.claims.isFree(at)) return;
    if (LETTER.test(id) && !isLetterName(scene.tokens, at)) return;
    const span = spanOf(scene.tokens, at, at + 1);
    found.push({ key: keyOfId(id), id, from: at, next: at + 1, span, strength });
  });
  return found;
}

/** One letter is rather an article, an axis or a side of the compass. */
function isLetterName(tokens: readonly Token[], at: number): boolean {
  if (/^[NSEWXY]$/u.test(tokens[at]?.text ?? "")) return false;
  return BEFORE_LETTER.test(keyAt(tokens, at - 1)) || BEHIND_LETTER.test(keyAt(tokens, at + 1));
}

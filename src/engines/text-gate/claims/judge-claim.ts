import { negations, strongWords } from "../../../content/claim-words/claim-words.js";
import { gapsOf, numberOfOther } from "./attribution.js";
import type { CheckedClaim } from "./checked-claim.js";
import { computationOf, shareTold } from "./computed-number.js";
import { contradiction } from "./contradiction.js";
import { differs } from "./number-difference.js";
import { type StatedName, type Statement, subjectWords } from "./read-statement.js";
import type { FoundNumber, SourceIndex } from "./source-index.js";
import { agrees, type StatedNumber } from "./stated-number.js";

type Judged = Omit<CheckedClaim, "sentence">;

/** The claim's words that a sentence must share to be about the same. */
const SHARE_MIN = 0.5;
/** A sentence without numbers and names is checked where a source says nearly the same. */
const SAME_SHARE = 0.8;
const SAME_WORDS_MIN = 2;
/** Another number is meant when it stands so much closer to the claim's words. */
const RIVAL_LEAD = 1.35;
const SENTENCES_LOOKED_AT = 40;
/** So many numbers of one sentence are checked, against so many places of each in the sources. */
const NUMBERS_MAX = 20;
const FOUND_MAX = 40;
const RIVALS_MAX = 100;
/** A number is reckoned from those of so many sentences. */
const COMPUTED_IN = 5;
/** A sentence that negates or counts in words is listed where a source shares so many of its words. */
const OPEN_SHARE = 0.3;
const REFERS = /(?:^|[^\p{L}])(?:the|these|those|both|die|den|beiden)\s$/iu;
const MOST_OF = /(?<!\p{L})(?<!the )most (?:of )?\p{L}/iu;
/** A sentence that opens so may speak of what the one before it names. */
const REFERRING =
  /^(?:it|its|he|his|she|her|they|their|the|this|these|er|sie|es|der|die|das)(?!\p{L})/iu;
const NOT_TOLD = "the sources have its words, but nothing that says the same";
const NAME_ALONE = "the names are in the sources, but not what is said of them";

/** Whether the sources state what a sentence does; undefined where it states nothing that can be checked. */
export function judgeClaim(read: Statement, index: SourceIndex): Judged | undefined {
  const claim = withoutReferences(read, index);
  const ranked = index.rank(claim).slice(0, SENTENCES_LOOKED_AT);
  const share = ranked[0]?.share ?? 0;
  const names = claim.names.filter((name) => isSure(name, index, share));
  const nearest = statementOf(index, ranked[0]?.sentence);
  const isPlain = claim.numbers.length + names.length + claim.quotations.length === 0;
  if (isPlain && (share < SAME_SHARE || subjectWords(claim).length < SAME_WORDS_MIN)) {
    return nearest && openStatement(claim, nearest, share);
  }
  const wrong =
    wrongQuotation(claim, index) ??
    wrongName(names, index) ??
    (nearest && wrongShare(claim, nearest));
  if (wrong !== undefined) {
    const by = share >= SHARE_MIN ? quotationOf(index, ranked[0]?.sentence) : {};
    return { supported: false, why: wrong, ...by };
  }
  return judgeNumbers(claim, index, ranked) ?? judgeWords(claim, names, index, ranked);
}

/** `the two firms` refers to what was told before, and counts nothing. */
function withoutReferences(claim: Statement, index: SourceIndex): Statement {
  const numbers = claim.numbers.slice(0, NUMBERS_MAX).filter((number) => {
    const isWord = number.kind === "plain" && /^\p{L}/u.test(number.text);
    const isReference = isWord && REFERS.test(claim.text.slice(0, number.start));
    return !isReference || index.agreeing(number).length > 0;
  });
  return { ...claim, numbers };
}

/** A sentence that negates or counts in words, about what a source's sentence is about. */
function openStatement(claim: Statement, nearest: Statement, share: number): Judged | undefined {
  const wrong = wrongShare(claim, nearest);
  if (wrong !== undefined) return { supported: false, why: wrong, by: nearest.text };
  const isTelling = claim.words.some(({ lower }) => negations.has(lower) || strongWords.has(lower));
  const isOpen = isTelling && share >= OPEN_SHARE && !claim.text.trimEnd().endsWith("?");
  const contrary = share >= SHARE_MIN ? contradiction(claim, nearest, undefined) : undefined;
  if (contrary?.includes('"')) return { supported: false, why: contrary, by: nearest.text };
  return isOpen ? { supported: null, why: NOT_TOLD, by: nearest.text } : undefined;
}

/** A share in words or percent against one that the sentence tells by two counts. */
function wrongShare(claim: Statement, stated: Statement): string | undefined {
  const told = shareTold(stated.text, stated.numbers);
  if (!told) return undefined;
  const said = new Set(stated.words.map(({ stem }) => stem));
  const beside = subjectWords(claim).filter(({ lower }) => !strongWords.has(lower));
  if (beside.length === 0 || !beside.every(({ stem }) => said.has(stem))) return undefined;
  const percent = claim.numbers.find(({ kind }) => kind === "percent");
  const isMost = MOST_OF.test(claim.text);
  const isOther = percent && !isPercent(percent, told.percent);
  return isOther || (isMost && told.percent < 50) ? `the sources say ${told.text}` : undefined;
}

function isPercent(claimed: StatedNumber, value: number): boolean {
  return agrees(claimed, { ...claimed, value, told: value, bound: "exact" });
}

function judgeNumbers(claim: Statement, index: SourceIndex, ranked: Ranked): Judged | undefined {
  const quoted = quotationOf(index, ranked[0]?.sentence);
  for (const number of claim.numbers) {
    if (index.agreeing(number).length > 0) continue;
    const near = ranked.slice(0, COMPUTED_IN).map(({ sentence }) => sentence);
    for (const sentence of near) {
      const stated = statementOf(index, sentence);
      const computed = stated && computationOf(number, claim.text, stated.numbers);
      if (!stated || !computed) continue;
      const isTold = computed.isAsked && contradiction(claim, stated, undefined) === undefined;
      const why = `${number.text} follows from ${computed.text}`;
      return { supported: isTold ? true : null, why, by: stated.text };
    }
  }
  const wrong = wrongNumber(claim, index, ranked);
  if (wrong === undefined) return undefined;
  return (ranked[0]?.share ?? 0) >= SHARE_MIN ? { ...wrong, ...quoted } : wrong;
}

function judgeWords(
  claim: Statement,
  names: readonly StatedName[],
  index: SourceIndex,
  ranked: Ranked,
): Judged {
  const held = heldBy(
    claim,
    index,
    ranked.map(({ sentence }) => sentence),
  );
  if (held === undefined && (ranked[0]?.share ?? 0) < SHARE_MIN) {
    return { supported: null, why: NOT_TOLD };
  }
  const sentence = held?.sentence ?? likest(claim, index, ranked);
  const stated = statementOf(index, sentence);
  const by = quotationOf(index, sentence);
  if (!stated) return { supported: true, why: reason(claim, names), ...by };
  const contrary = contradiction(claim, stated, held?.number.start);
  if (contrary !== undefined) return { supported: false, why: contrary, ...by };
  const before = statementOf(index, sentence === undefined ? undefined : sentence - 1);
  const gap = gapIn(claim, namesToFind(names, stated, before), stated, held?.number);
  return gap ? { ...gap, ...by } : { supported: true, why: reason(claim, names), ...by };
}

/** The names that a sentence itself must have: not those that the one before it names for its `it`. */
function namesToFind(
  names: readonly StatedName[],
  stated: Statement,
  before: Statement | undefined,
): readonly StatedName[] {
  if (!before || !REFERRING.test(stated.text)) return names;
  const told = new Set(before.words.map(({ lower }) => lower));
  return names.filter(({ words }) => !words.every((word) => told.has(word)));
}

/** Why a sentence that shares names and numbers with a claim does not state it after all. */
function gapIn(
  claim: Statement,
  names: readonly StatedName[],
  stated: Statement,
  held: StatedNumber | undefined,
): Judged | undefined {
  for (const number of claim.numbers) {
    const found =
      held && agrees(number, held) ? held : stated.numbers.find((n) => agrees(number, n));
    const other = found && numberOfOther(claim, number, stated, found);
    if (other)
      return { supported: false, why: `the sources say ${other.text} of it, not ${number.text}` };
  }
  const gaps = gapsOf(claim, names, stated);
  const [stranger] = gaps.strangers;
  if (stranger && gaps.instead) {
    const isSwapped = gaps.saidAll && names.length > gaps.strangers.length;
    const why = `the sources say it of "${gaps.instead.text}", not of "${stranger.text}"`;
    return isSwapped ? { supported: false, why } : { supported: null, why: NOT_TOLD };
  }
  if (claim.quotations.length > 0) return undefined;
  if (gaps.strong !== undefined) {
    return { supported: null, why: `the sources do not say "${gaps.strong}" of it` };
  }
  return gaps.isSaid || claim.numbers.length > 0 ? undefined : { supported: null, why: NAME_ALONE };
}

function statementOf(index: SourceIndex, sentence: number | undefined): Statement | undefined {
  return sentence === undefined ? undefined : index.statements[sentence];
}

type Ranked = readonly { readonly sentence: number; readonly share: number }[];

/** Of sentences about the same names, the one that says the most of what is said of them. */
function likest(claim: Statement, index: SourceIndex, ranked: Ranked): number | undefined {
  let best: { sentence: number; shared: number } | undefined;
  for (const { sentence, share } of ranked) {
    const shared = share < SHARE_MIN ? -1 : index.sharedBeside(sentence, claim);
    if (!best || shared > best.shared) best = { sentence, shared };
  }
  return best?.sentence;
}

function quotationOf(index: SourceIndex, sentence: number | undefined): { readonly by?: string } {
  const by = sentence === undefined ? undefined : index.statements[sentence]?.text;
  return by === undefined ? {} : { by };
}

/** The first word of a sentence is taken for a name where the sources have it, or have all but it. */
function isSure(name: StatedName, index: SourceIndex, share: number): boolean {
  return !name.isOpening || share >= SHARE_MIN || name.words.every((word) => index.hasWord(word));
}

function wrongQuotation({ quotations }: Statement, index: SourceIndex): string | undefined {
  const missing = quotations.find((quotation) => !index.hasQuotation(quotation));
  return missing === undefined ? undefined : `the quotation "${missing}" is not in the sources`;
}

function wrongName(names: readonly StatedName[], index: SourceIndex): string | undefined {
  const missing = names.find(({ words }) => !words.every((word) => index.hasWord(word)));
  return missing && `the name "${missing.text}" is not in the sources`;
}

function wrongNumber(claim: Statement, index: SourceIndex, ranked: Ranked): Judged | undefined {
  const sentences = new Set(ranked.map(({ sentence }) => sentence));
  const share = ranked[0]?.share ?? 0;
  for (const number of claim.numbers) {
    const agreeing = index.agreeing(number);
    const others = claim.numbers.filter((other) => other !== number);
    const rivals = index
      .rivals(number, sentences)
      .slice(0, RIVALS_MAX)
      .filter((found) => !others.some((other) => agrees(other, found.number)));
    const rival = closest(rivals, index, claim);
    if (agreeing.length === 0)
      return differs(number, rival?.found, claim, statementOf(index, rival?.found.sentence), share);
    const own = closest(agreeing, index, claim);
    if (!own || !rival || rival.found.number.text === own.found.number.text) continue;
    const isOther = !agreeing.some(({ number: { text } }) => text === rival.found.number.text);
    if (isOther && rival.closeness > RIVAL_LEAD * own.closeness)
      return differs(number, rival.found, claim, statementOf(index, rival.found.sentence), share);
  }
  return undefined;
}

function closest(
  found: readonly FoundNumber[],
  index: SourceIndex,
  claim: Statement,
): { readonly found: FoundNumber; readonly closeness: number } | undefined {
  let best: { found: FoundNumber; closeness: number } | undefined;
  for (const one of found.slice(0, FOUND_MAX)) {
    const closeness = index.closeness(one, claim);
    if (!best || closeness > best.closeness) best = { found: one, closeness };
  }
  return best;
}

/** The number of the sources that the claim tells, in the sentence that shares most with it. */
function heldBy(
  claim: Statement,
  index: SourceIndex,
  ranked: readonly number[],
): FoundNumber | undefined {
  const places = claim.numbers.flatMap((number) => {
    const own = closest(index.agreeing(number), index, claim);
    const isTelling = own && (own.closeness > 0 || isSpecific(number));
    return own && isTelling ? [own] : [];
  });
  if (places.length < claim.numbers.length || places.length === 0) return undefined;
  const byRank = (sentence: number) => (ranked.includes(sentence) ? ranked.indexOf(sentence) : 99);
  return places
    .map(({ found }) => found)
    .sort((a, b) => byRank(a.sentence) - byRank(b.sentence))[0];
}

/** A number of a unit or of many digits is hardly there by chance. */
function isSpecific({ kind, text }: StatedNumber): boolean {
  const digits = text.match(/\d/gu)?.length ?? 0;
  return digits >= 3 && kind !== "plain" ? true : digits >= 5;
}

function reason({ numbers, quotations }: Statement, names: readonly StatedName[]): string {
  const parts = [
    ...(numbers.length > 0 ? ["numbers"] : []),
    ...(names.length > 0 ? ["names"] : []),
    ...(quotations.length > 0 ? ["quotations"] : []),
  ];
  if (parts.length === 0) return "the sources say it in the same words";
  return `its ${parts.join(", ").replace(/, (?=\w+$)/u, " and ")} are in the sources, beside the same words`;
}

import type { AnchorKind } from "../../../content/scripts/phrases/anchor-kind.js";
import type { ReadingRules } from "../../../content/scripts/reading/reading-rules.js";
import { rulesFor } from "../../../content/scripts/reading/rules-for.js";
import { countWords } from "./brief/count-words.js";
import { findThings } from "./brief/find-things.js";
import type { BriefReading, Fact } from "./brief/read-brief.js";
import { type TypedAnchor, typeAnchors } from "./type-anchors.js";

/** A fact with what sentences about it can hold on to. */
export interface SpokenFact extends Fact {
  readonly points: readonly TypedAnchor[];
  /** What the fact is mainly about. */
  readonly theme: AnchorKind | undefined;
  /** The same statement with the topic in place of its "it". */
  readonly named: string;
}

const themeOrder: readonly AnchorKind[] = [
  "price",
  "percent",
  "count",
  "duration",
  "date",
  "weekday",
  "time",
  "measure",
  "quote",
  "phone",
  "mail",
  "link",
  "handle",
  "year",
  "place",
  "name",
  "code",
  "thing",
];
const pieceWordsMin = 3;
const compoundWordsMin = 8;

/** Cuts statements that hold several at their commas: "it costs 9 EUR, delivery on Sundays". */
export function splitCompounds(reading: BriefReading): Fact[] {
  const rules = rulesFor(reading.language);
  return reading.facts.flatMap((fact) => {
    if (reading.unspaced || fact.words < compoundWordsMin || fact.shape === "question") {
      return [fact];
    }
    const pieces = splitAtCommas(rules, fact.text).flatMap((piece) => splitAtVerb(rules, piece));
    return pieces.length === 1
      ? [fact]
      : pieces.map((text) => ({
          text,
          shape: rules.shapeOf(text),
          anchors: fact.anchors.filter((anchor) => text.includes(anchor)),
          keys: fact.keys.filter((key) => text.includes(key)),
          words: countWords(text, reading.unspaced),
        }));
  });
}

function splitAtCommas(rules: ReadingRules, text: string): string[] {
  const pieces: string[] = [];
  for (const piece of text.split(/,\s+(?![^"“„«(]*["”»)](?:$|[\s,.;]))/u)) {
    const previous = pieces.at(-1);
    const plain = piece.replace(/^(?:and|und|et|y|e|en)\s+/u, "");
    const shape = rules.shapeOf(plain);
    const canStand =
      plain.split(" ").length >= pieceWordsMin &&
      !/^\d/u.test(plain) &&
      (shape === "sentence" || (plain === piece && /\d|\p{Lu}/u.test(plain)));
    if (previous === undefined || !canStand || previous.split(" ").length < pieceWordsMin) {
      pieces.splice(-1, 1, previous === undefined ? piece : `${previous}, ${piece}`);
    } else {
      pieces.push(rules.completeFact(plain));
    }
  }
  return pieces;
}

/** "It costs 9 EUR and ships on 5 May" holds two statements about the same thing. */
function splitAtVerb(rules: ReadingRules, text: string): string[] {
  const at = text.indexOf(" and ");
  if (at < 0 || !/^(?:it|they)\s/u.test(text) || /,/u.test(text)) {
    return [text];
  }
  const rest = text.slice(at + " and ".length);
  const whole = rules.completeFact(rest);
  return whole === rest || !/\d|\p{Lu}/u.test(rest) ? [text] : [text.slice(0, at), whole];
}

/** Adds to each fact its typed anchors and its theme, and puts the facts in speaking order. */
export function describeFacts(reading: BriefReading, facts: readonly Fact[]): SpokenFact[] {
  const rules = rulesFor(reading.language);
  const isEnglish = reading.language === "en";
  const described = facts.map((fact, index) => {
    const typed = typeAnchors(fact.text, { isEnglish, namesByCapital: rules.namesByCapital });
    const own = typed.filter((point) => !isTopic(reading, point.text));
    const things = isEnglish
      ? findThings(fact.text, [reading.topic.core, ...typed.map((point) => point.text)])
      : [];
    const points = [
      ...own,
      ...things
        .filter((thing) => !isTopic(reading, thing))
        .map<TypedAnchor>((text) => ({ kind: "thing", text })),
    ];
    const theme = themeOrder.find((kind) => points.some((point) => point.kind === kind));
    return { ...fact, points, theme, named: nameSubject(reading, facts, index) };
  });
  return inSpeakingOrder(reading, described);
}

function isTopic(reading: BriefReading, text: string): boolean {
  const { full, short, core } = reading.topic;
  const lower = text.toLowerCase();
  const spoken = [short, core, reading.audience ?? ""];
  return full === text || spoken.some((name) => name.toLowerCase().includes(lower));
}

function nameSubject(reading: BriefReading, facts: readonly Fact[], index: number): string {
  const text = facts[index]?.text ?? "";
  const pronoun = /^(?:it|they)(?=\s)/u.exec(text)?.[0];
  const { short } = reading.topic;
  const isPlural = /[^s]s$/u.test(short.split(" ").at(-1) ?? "");
  const fits = reading.topic.question === undefined && short.split(" ").length <= 5;
  const refersToTopic = facts
    .slice(0, index)
    .every(
      (fact) =>
        /^(?:it|they)\s/u.test(fact.text) ||
        fact.text.toLowerCase().startsWith(short.toLowerCase()),
    );
  return pronoun !== undefined && fits && refersToTopic && isPlural === (pronoun === "they")
    ? `${short}${text.slice(pronoun.length)}`
    : text;
}

const ordered: ReadonlySet<string> = new Set([
  "product",
  "event",
  "cause",
  "hiring",
  "news",
  "general",
]);

/** What it is comes first, then what it has, then when and where, then the price. */
function inSpeakingOrder(reading: BriefReading, facts: readonly SpokenFact[]): SpokenFact[] {
  const isFixed =
    !ordered.has(reading.kind) ||
    facts.some((fact) => fact.shape === "step") ||
    facts.some((fact, index) => index > 0 && dependsOnPrevious(fact, facts[index - 1]));
  if (isFixed) {
    return [...facts];
  }
  const rank = (fact: SpokenFact, index: number): number => {
    const isPractical = fact.theme === "date" || fact.theme === "weekday" || fact.theme === "time";
    const isLink = fact.theme === "link" || fact.theme === "mail" || fact.theme === "phone";
    return index === 0 ? 0 : isLink ? 4 : fact.theme === "price" ? 3 : isPractical ? 2 : 1;
  };
  return facts
    .map((fact, index) => ({ fact, rank: rank(fact, index) }))
    .sort((one, two) => one.rank - two.rank)
    .map(({ fact }) => fact);
}

/** A pronoun or a joining word may point at the fact before it, which then must stay there. */
function dependsOnPrevious(fact: SpokenFact, previous: SpokenFact | undefined): boolean {
  return (
    /^(?:he|she|this|these|that|those|and|but|so|then|while|because|which|each|all)\s/iu.test(
      fact.text,
    ) ||
    (/^(?:it|they)\s/iu.test(fact.text) &&
      fact.named === fact.text &&
      previous !== undefined &&
      !/^(?:it|they)\s/iu.test(previous.text))
  );
}

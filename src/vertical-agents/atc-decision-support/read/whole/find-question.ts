import {
  QUESTION_DENIALS,
  QUESTION_TERMS,
  WEAK_RESOLUTION_TERMS,
  WEAK_SEQUENCE_WORDS,
} from "../../../../content/air-traffic-words/question-words.js";
import { Vocabulary } from "../../../../engines/prompt-reading/kit/vocabulary.js";
import type { DraftPicture } from "../draft/draft-picture.js";
import { keyAt, type Scene, spanOf } from "../scene/scene.js";

type Question = NonNullable<DraftPicture["question"]>["value"];

const terms = new Vocabulary(QUESTION_TERMS);
const weakTerms = new Vocabulary(WEAK_RESOLUTION_TERMS.map((term) => [term, true] as const));
const weakWords = new Set(WEAK_SEQUENCE_WORDS);
const denials = new Set(QUESTION_DENIALS);
/** A later one asks for more than an earlier one, which its answer holds as well. */
const RANKS: readonly Question[] = ["detect", "resolve", "bands", "sequence"];
const VALUE_NOUNS =
  /^(?:headings|tracks|levels|speeds|altitudes|kurse|flughohen|flugflache|steuerkurse|hohen|flugflachen|geschwindigkeiten|caps|niveaux|vitesses|rumbos|niveles|velocidades|rumos|niveis|koersen)$/u;
const FREE_WORDS =
  /^(?:free|frei|freie|konfliktfrei|konfliktfreie|libre|libres|livre|livres|available|safe|clear|open|usable|possible|moglich|disponibles?|disponiveis|segur[ao]s|surs|vrij)$/u;
/** Shorter words are too near to others to be taken for a misspelt question. */
const MISSPELT_LENGTH_MIN = 7;
/** How many words of a sentence are looked at around a term. */
const SENTENCE = 20;

/** What the prompt asks; of several questions the one whose answer holds most. */
export function findQuestion(scene: Scene, draft: DraftPicture): void {
  const asked = new Map<Question, { from: number; next: number }>();
  let areActions = false;
  for (let at = 0; at < scene.tokens.length; at += 1) {
    const term = terms.termAt(scene.tokens, at);
    const question = term?.meanings[0];
    if (!term || question === undefined) continue;
    if (term.isMisspelt && keyAt(scene.tokens, at).length < MISSPELT_LENGTH_MIN) continue;
    const isOfActions = question === "bands" && isOfSeveral(scene, at);
    areActions ||= isOfActions;
    const meant = isOfActions ? "resolve" : question;
    if (!isDenied(scene, at) && !asked.has(meant)) asked.set(meant, { from: at, next: term.next });
    at = Math.max(at, term.next - 1);
  }
  const bands = bandsAt(scene);
  if (bands !== undefined && !isOfSeveral(scene, bands) && !asked.has("bands"))
    asked.set("bands", { from: bands, next: bands + 1 });
  const order = orderAt(scene);
  if (order !== undefined && !asked.has("sequence"))
    asked.set("sequence", { from: order, next: order + 1 });
  const weak = scene.tokens.findIndex((_, at) => weakWords.has(keyAt(scene.tokens, at)));
  if (weak >= 0 && (asked.size === 0 || areActions))
    asked.set("sequence", { from: weak, next: weak + 1 });
  const told = asked.size === 0 ? instructionAt(scene) : undefined;
  if (told) asked.set("resolve", told);
  const value = RANKS.findLast((question) => asked.has(question));
  const found = value === undefined ? undefined : asked.get(value);
  if (value === undefined || !found) return;
  draft.question = { value, span: spanOf(scene.tokens, found.from, found.next) };
  const others = [...asked.keys()].filter((one) => one !== value && one !== "detect");
  for (const other of others) {
    scene.warnings.push(
      `The prompt asks to ${verbOf(value)} and to ${verbOf(other)}; it is read as the first.`,
    );
  }
}

/** `which speeds should each of them fly` asks for actions; bands are of one aircraft, or are called so. */
function isOfSeveral({ tokens }: Scene, at: number): boolean {
  if (/^ban[dk]/u.test(keyAt(tokens, at))) return false;
  const isEnd = (index: number) =>
    index < 0 || index >= tokens.length || /^[.;?!\n]$/u.test(keyAt(tokens, index));
  const isPlural = (index: number) =>
    /^(?:each|every|everyone|everybody|they|them|their|both|jeder|jede|sie|alle|beide|chacun|ils|cada|ellos|eles)$/u.test(
      keyAt(tokens, index),
    );
  for (let next = at; next < at + SENTENCE && !isEnd(next); next += 1)
    if (isPlural(next)) return true;
  for (let back = at; back > at - SENTENCE && !isEnd(back); back -= 1)
    if (isPlural(back)) return true;
  return false;
}

/** `Your instruction?`, but not `ignore your instructions`. */
function instructionAt({ tokens }: Scene): { from: number; next: number } | undefined {
  for (let at = 0; at < tokens.length; at += 1) {
    const term = weakTerms.termAt(tokens, at);
    if (!term || term.isMisspelt) continue;
    const isOther = [1, 2, 3, 4].some((back) =>
      /^(?:ignore|forget|disregard|override|previous|earlier|prior|above|system|no|follow)$/u.test(
        keyAt(tokens, at - back),
      ),
    );
    if (!isOther) return { from: at, next: term.next };
  }
  return undefined;
}

function verbOf(question: Question): string {
  const verbs = {
    detect: "detect conflicts",
    resolve: "resolve conflicts",
    bands: "list free bands",
    sequence: "put arrivals in order",
  };
  return verbs[question];
}

function isDenied({ tokens }: Scene, at: number): boolean {
  const words = [1, 2, 3].map((back) => keyAt(tokens, at - back));
  const isNeed =
    words[1] !== undefined &&
    denials.has(words[1]) &&
    /^(?:need|to|want|any)$/u.test(words[0] ?? "");
  const isNoNeed = denials.has(words[2] ?? "") && words[1] === "need" && words[0] === "to";
  return denials.has(words[0] ?? "") || isNeed || isNoNeed;
}

/** `Welche Steuerkurse sind frei?`, `quels caps sont libres`: what may be flown, and a word that it is free. */
function bandsAt({ tokens }: Scene): number | undefined {
  for (let at = 0; at < tokens.length; at += 1) {
    if (!VALUE_NOUNS.test(keyAt(tokens, at))) continue;
    for (let next = Math.max(0, at - 3); next <= at + 8; next += 1) {
      const isEnd = tokens[next]?.kind === "break" || keyAt(tokens, next) === ".";
      if (isEnd && next > at) break;
      const isNot = denials.has(keyAt(tokens, next - 1)) || denials.has(keyAt(tokens, at - 1));
      if (FREE_WORDS.test(keyAt(tokens, next)) && !isNot) return at;
    }
  }
  return undefined;
}

/** `order?`, `order & speeds` and `4nm MIT` ask for a sequence; `in order to` does not. */
function orderAt({ tokens }: Scene): number | undefined {
  for (let at = 0; at < tokens.length; at += 1) {
    if (tokens[at]?.text === "MIT") return at;
    if (keyAt(tokens, at) !== "order" || keyAt(tokens, at - 1) === "in") continue;
    const behind = keyAt(tokens, at + 1);
    if (behind !== "to" && behind !== "a" && behind !== "number" && behind !== "no") return at;
  }
  return undefined;
}

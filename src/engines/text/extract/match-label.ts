import { fieldAliases, sameWords } from "../../../content/extraction/field-words.js";
import { type Field, joinParticles, toSingular } from "./field.js";

const SMALL = new Set(["the", "of", "a", "an", "your", "our", "for", "this", "is"]);
/** What a field's name says of its kind alone, and a label may leave out. */
const GENERIC = new Set([
  "error",
  "date",
  "time",
  "number",
  "id",
  "name",
  "address",
  "email",
  "phone",
  "amount",
  "code",
  "price",
  "percentage",
  "value",
]);

/** The words of a label, each as the one that stands for all that mean the same. */
export function labelWords(label: string): string[] {
  return joinParticles(label.replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2").toLowerCase())
    .replace(/\([^)]{0,40}\)|['’]s\b/g, " ")
    .split(/[^\p{L}\p{N}\p{M}#№-]+|_|(?<=\p{L})-(?=\p{L}{4})/u)
    .filter((word) => word !== "" && !SMALL.has(word) && !/^[\d-]+$/.test(word))
    .map((word) => sameWords.get(word) ?? sameWords.get(toSingular(word)) ?? toSingular(word));
}

/** How well a label says what a field wants: 1 in the same words, 0 not at all. */
export function matchLabel(field: Field, label: string): number {
  const inner = /\(([^()]{2,40})\)/.exec(label)?.[1];
  return Math.max(matchWords(field, label), inner ? matchWords(field, inner) : 0);
}

function matchWords(field: Field, label: string): number {
  const labelled = labelWords(label);
  if (labelled.length === 0) return 0;
  const direct = compareWords(field.words, labelled);
  const whole = aliasPlace(field.words, labelled);
  // "Sender e-mail" stands under the label of the sender, too.
  const role = aliasPlace(specificWords(field), labelled);
  return Math.max(direct, whole < 0 ? 0 : 0.78 - whole / 100, role < 0 ? 0 : 0.72 - role / 100);
}

function aliasPlace(words: readonly string[], labelled: readonly string[]): number {
  const aliases = fieldAliases[words.join(" ")] ?? [];
  return aliases.findIndex((other) => isSame(labelWords(other), labelled));
}

function compareWords(wanted: readonly string[], labelled: readonly string[]): number {
  if (isSame(wanted, labelled) || wanted.join("") === labelled.join("")) return 1;
  const specific = wanted.filter((word) => !GENERIC.has(word));
  if (specific.length > 0 && isSame(specific, labelled)) return 0.8;
  const extra = labelled.filter((word) => !wanted.includes(word)).length;
  const missing = wanted.filter((word) => !labelled.includes(word)).length;
  if (missing === 0) return Math.max(0.75 - extra / 10, 0.5);
  const head = wanted.at(-1) ?? "";
  const isLess = extra === 0 && labelled.includes(head) && !GENERIC.has(head);
  if (isLess) return 0.55;
  const isDocumentLess = extra === 0 && labelled.includes(head) && missing === 1;
  return isDocumentLess ? 0.5 : 0;
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((word) => other.includes(word));
}

/** Words of a field beyond those that only say its kind. */
export function specificWords({ words }: Field): string[] {
  return words.filter((word) => !GENERIC.has(word));
}

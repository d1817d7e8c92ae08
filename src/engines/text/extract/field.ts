import { type FieldKind, fieldKinds, sameWords } from "../../../content/extraction/field-words.js";

/** The type that a schema gives a field. */
export type FieldType = "string" | "number" | "array" | "boolean";

/** Something that a task wants to know of a text. */
export interface Field {
  /** The name in the answer. */
  readonly key: string;
  /** The words of its name in lowercase, each as the one that stands for all of its kind. */
  readonly words: readonly string[];
  readonly kind: FieldKind;
  /** All of them are wanted, not the one. */
  readonly isMany: boolean;
  readonly type?: FieldType;
  readonly isPlural: boolean;
  /** No other field of the task is of this kind. */
  readonly isOnly?: boolean;
}

const IDENTIFIER = /^[A-Za-z_$][\w$]*$/;
const EXTENT = /^(?:(?:all|every|each|any)\b(?: of)?(?: the)?\s*)/i;
const DETERMINER =
  /^(?:the|a|an|their|its|his|her|my|our|me|us|both|following|respective|named|mentioned|exact|correct)\s+/i;

/** A field by the name that a task gives it; undefined where the name is none. */
export function toField(written: string, type?: FieldType): Field | undefined {
  const { name, isAll } = cleanName(written);
  const { spoken, hasUnit } = cutUnit(splitName(name));
  const typed = type ?? (hasUnit ? "number" : undefined);
  if (spoken.length === 0 || spoken.length > 5) return undefined;
  const words = spoken.map((word) => sameWords.get(word) ?? word);
  const singular = [...spoken.slice(0, -1), toSingular(spoken.at(-1) ?? "")];
  const isPlural = singular.at(-1) !== spoken.at(-1);
  const kind = kindOf(singular);
  const isCounted = kind !== "number" && kind !== "text" && kind !== "identifier";
  return {
    key: IDENTIFIER.test(name) && !/^[A-Z][A-Z\d_]+s?$/.test(name) ? name : toKey(splitName(name)),
    words: words.map((word, at) => (at === words.length - 1 ? canonical(word) : word)),
    kind,
    isMany: typed ? typed === "array" : isAll || (isPlural && isCounted),
    isPlural,
    ...(typed ? { type: typed } : {}),
  };
}

const UNITS = new Set(
  "usd eur gbp chf celsius fahrenheit c f kg g km cm mm ms sec seconds min minutes hours percent pct mb gb".split(
    " ",
  ),
);

/** `price_usd`, `duration_ms`: the unit asks for a bare figure. */
function cutUnit(spoken: string[]): { readonly spoken: string[]; readonly hasUnit: boolean } {
  const hasUnit = spoken.length > 1 && UNITS.has(spoken.at(-1) ?? "");
  const named = hasUnit ? spoken.slice(0, spoken.at(-2) === "in" ? -2 : -1) : spoken;
  return { spoken: named, hasUnit };
}

function canonical(word: string): string {
  const singular = toSingular(word);
  return sameWords.get(singular) ?? singular;
}

function cleanName(written: string): { readonly name: string; readonly isAll: boolean } {
  let name = written
    .trim()
    .replace(/^(?:[-*•"'“`[\s]|\d{1,2}[.)]\s)+/u, "")
    .replace(/["'”`\].?!:]+$/u, "")
    .replace(/^names? of (?:the |all )?(?=\p{L}+s\b)/iu, "")
    .trim();
  let isAll = false;
  for (let round = 0; round < 4; round += 1) {
    isAll ||= EXTENT.test(name);
    name = name.replace(EXTENT, "").replace(DETERMINER, "");
  }
  return { name: name.replace(/\s(?:fields?|values?|in|from|of|for|here)$/i, ""), isAll };
}

/** `dueDate`, `due_date` and "due date" are the same words. */
function splitName(name: string): string[] {
  return joinParticles(name.replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2").toLowerCase())
    .replace(/\be-mail/g, "email")
    .replace(/['’]s?\b/g, "")
    .split(/[^\p{L}\p{N}\p{M}#№-]+|(?<=\p{L})-(?=\p{L}{4})/u)
    .filter((word) => word !== "" && word !== "-" && !/^(?:the|a|an|of|for)$/.test(word));
}

function toKey(words: readonly string[]): string {
  return words.join("_").replaceAll("-", "_");
}

/** "pick-up" and "pick_up" are "pickup"; "check_in" is "check-in". */
const PARTICLE_VERB = /(?<!\p{L})(pick|drop|sign|log|set|back)[-_ ](up|off|in|out)(?!\p{L})/gu;
const CHECK = /(?<!\p{L})check[-_ ]?(in|out)(?!\p{L})/gu;

/** Words of a name in lowercase, with verbs such as "pick up" joined. */
export function joinParticles(text: string): string {
  return text.replace(PARTICLE_VERB, "$1$2").replace(CHECK, "check-$1");
}

const SAME_IN_BOTH = /(?:ss|us|is|address|status|business|headquarters|series|news)$/;

/** The singular of an English noun, by its ending. */
export function toSingular(word: string): string {
  if (word === "people") return "person";
  if (word === "addresses") return "address";
  if (word.length < 4 || !word.endsWith("s") || SAME_IN_BOTH.test(word)) return word;
  if (word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  return /(?:ch|sh|x|ss)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

/** By the longest ending of the name that is known, then by a known word in it. */
function kindOf(words: readonly string[]): FieldKind {
  for (let from = 0; from < words.length; from += 1) {
    const kind = fieldKinds.get(words.slice(from).join(" "));
    if (kind) return words[0] === "number" && kind !== "identifier" ? "number" : kind;
  }
  const known = words.map((word) => fieldKinds.get(word)).find((kind) => kind !== undefined);
  return known ?? "text";
}

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
}

const IDENTIFIER = /^[A-Za-z_$][\w$]*$/;
const EXTENT = /^(?:(?:all|every|each|any)\b(?: of)?(?: the)?\s*)/i;
const DETERMINER =
  /^(?:the|a|an|their|its|his|her|my|our|me|us|both|following|respective|named|mentioned|exact|correct)\s+/i;

/** A field by the name that a task gives it; undefined where the name is none. */
export function toField(written: string, type?: FieldType): Field | undefined {
  const { name, isAll } = cleanName(written);
  const spoken = splitName(name);
  if (spoken.length === 0 || spoken.length > 5) return undefined;
  const words = spoken.map((word) => sameWords.get(word) ?? word);
  const singular = [...spoken.slice(0, -1), toSingular(spoken.at(-1) ?? "")];
  const isPlural = singular.at(-1) !== spoken.at(-1);
  const kind = kindOf(singular);
  const isCounted = kind !== "number" && kind !== "text" && kind !== "identifier";
  return {
    key: IDENTIFIER.test(name) && !/^[A-Z][A-Z\d_]+s?$/.test(name) ? name : toKey(spoken),
    words: words.map((word, at) => (at === words.length - 1 ? canonical(word) : word)),
    kind,
    isMany: type ? type === "array" : isAll || (isPlural && isCounted),
    ...(type ? { type } : {}),
  };
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
  return { name: name.replace(/\s+(?:fields?|values?)$/i, ""), isAll };
}

/** `dueDate`, `due_date` and "due date" are the same words. */
function splitName(name: string): string[] {
  return name
    .replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
    .toLowerCase()
    .replace(/\be-mail/g, "email")
    .replace(/['’]s?\b/g, "")
    .split(/[^\p{L}\p{N}\p{M}#№-]+|(?<=\p{L})-(?=\p{L}{4})/u)
    .filter((word) => word !== "" && word !== "-" && !/^(?:the|a|an|of|for)$/.test(word));
}

function toKey(words: readonly string[]): string {
  return words.join("_").replaceAll("-", "_");
}

const SAME_IN_BOTH = /(?:ss|us|is|address|status|business|series|news)$/;

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

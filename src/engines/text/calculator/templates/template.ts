import type { UnitProduct } from "../../units/unit.js";
import type { Expression, Rounding } from "../expression.js";
import { attempt, type Cursor, take } from "./cursor.js";

/**
 * A sentence with gaps: `multiply {a} by {b}`. `x|y` are alternatives, `x?` may be missing, and a gap
 * may say what it holds: `{l:list}`, `{u:unit}`. Words are in lower case.
 */
export type Template = readonly Element[];

type Element =
  | { readonly kind: "words"; readonly words: readonly string[]; readonly isOptional: boolean }
  | { readonly kind: "gap"; readonly name: string; readonly holds: keyof Readers };

/** What gaps may hold. */
export interface Held {
  /** Down to additions. */
  readonly sum: Expression;
  /** Down to multiplications. */
  readonly term: Expression;
  /** One operand with its sign and powers. */
  readonly tight: Expression;
  /** An expression, or a bare unit that stands for one of it. */
  readonly amount: Expression;
  readonly list: readonly Expression[];
  readonly unit: UnitProduct;
  /** `feet and inches`. */
  readonly units: readonly UnitProduct[];
  /** `fourth` or `4th`. */
  readonly ordinal: Expression;
  /** `hex` or `base 7`. */
  readonly base: number;
  /** Digits and letters of another base, as written. */
  readonly digits: string;
  readonly rounding: Rounding;
}

export type Readers = {
  readonly [Kind in keyof Held]: (cursor: Cursor) => Held[Kind] | undefined;
};

/** What the gaps of one match hold, by name. */
export interface Captures {
  /** What the gap of that name holds; the template decides that it is there. */
  get<Kind extends keyof Held>(name: string, kind: Kind): Held[Kind];
}

class Found implements Captures {
  readonly #held: { readonly [Kind in keyof Held]: Map<string, Held[Kind]> } = {
    sum: new Map(),
    term: new Map(),
    tight: new Map(),
    amount: new Map(),
    list: new Map(),
    unit: new Map(),
    units: new Map(),
    ordinal: new Map(),
    base: new Map(),
    digits: new Map(),
    rounding: new Map(),
  };

  get<Kind extends keyof Held>(name: string, kind: Kind): Held[Kind] {
    const held = this.#held[kind].get(name);
    if (held === undefined) throw new RangeError(`the template has no ${kind} named ${name}`);
    return held;
  }

  /** Reads a gap; answers false where nothing for it stands next. */
  read<Kind extends keyof Held>(
    cursor: Cursor,
    gap: { readonly name: string; readonly holds: Kind },
    readers: Readers,
  ): boolean {
    const held = attempt<Held[Kind]>(cursor, readers[gap.holds]);
    if (held === undefined) return false;
    this.#held[gap.holds].set(gap.name, held);
    return true;
  }
}

const compiled = new Map<string, Template>();

function templateOf(text: string): Template {
  const known = compiled.get(text);
  if (known) return known;
  const template = text.split(" ").map(elementOf);
  compiled.set(text, template);
  return template;
}

function elementOf(part: string): Element {
  const gap = /^\{(\w+)(?::(\w+))?\}$/u.exec(part);
  if (!gap) {
    const isOptional = part.length > 1 && part.endsWith("?");
    return { kind: "words", words: (isOptional ? part.slice(0, -1) : part).split("|"), isOptional };
  }
  const [, name = "", holds = "sum"] = gap;
  if (!isHeld(holds)) throw new RangeError(`${part} is no gap of a template`);
  return { kind: "gap", name, holds };
}

const KINDS: readonly string[] = [
  "sum",
  "term",
  "tight",
  "amount",
  "list",
  "unit",
  "units",
  "ordinal",
  "base",
  "digits",
  "rounding",
] satisfies readonly (keyof Held)[];

function isHeld(kind: string): kind is keyof Held {
  return KINDS.includes(kind);
}

/** What the gaps hold where the template stands next; the cursor then is behind it. */
export function matchTemplate(
  cursor: Cursor,
  template: Template,
  readers: Readers,
): Captures | undefined {
  return attempt(cursor, () => {
    const captures = new Found();
    for (const element of template) {
      if (element.kind === "words") {
        const isThere = element.words.some((word) => take(cursor, word));
        if (!isThere && !element.isOptional) return undefined;
        continue;
      }
      if (!captures.read(cursor, element, readers)) return undefined;
    }
    return captures;
  });
}

/** A phrase and what it means. */
export interface Phrase<Meaning> {
  readonly template: Template;
  readonly build: (captures: Captures) => Meaning | undefined;
}

export function phrase<Meaning>(
  texts: string | readonly string[],
  build: (captures: Captures) => Meaning | undefined,
): readonly Phrase<Meaning>[] {
  return (typeof texts === "string" ? [texts] : texts).map((text) => ({
    template: templateOf(text),
    build,
  }));
}

/** Phrases by the word that they must begin with; those that may begin otherwise are under "". */
export type PhraseIndex<Meaning> = ReadonlyMap<string, readonly Phrase<Meaning>[]>;

/** Keeps the order of phrases among those that may begin with the same word. */
export function indexPhrases<Meaning>(phrases: readonly Phrase<Meaning>[]): PhraseIndex<Meaning> {
  const firstWords = new Set(phrases.flatMap(({ template }) => beginnings(template)));
  const index = new Map<string, Phrase<Meaning>[]>();
  for (const word of ["", ...firstWords]) {
    const mayBegin = ({ template }: Phrase<Meaning>) =>
      beginnings(template).length === 0 || beginnings(template).includes(word);
    index.set(word, phrases.filter(mayBegin));
  }
  return index;
}

/** The phrases that may begin with the token that stands next. */
export function phrasesAt<Meaning>(
  cursor: Cursor,
  index: PhraseIndex<Meaning>,
): readonly Phrase<Meaning>[] {
  const word = cursor.tokens[cursor.at]?.word ?? "";
  return index.get(word) ?? index.get("") ?? [];
}

/** The words of which one must come first; none where a gap may come first. */
function beginnings(template: Template): readonly string[] {
  const words: string[] = [];
  for (const element of template) {
    if (element.kind === "gap") return [];
    words.push(...element.words);
    if (!element.isOptional) return words;
  }
  return [];
}

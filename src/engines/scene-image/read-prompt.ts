import { chooseMeanings, isDeterminer, isNounPart } from "./choose-meanings.js";
import { Circumstances } from "./circumstances.js";
import type { Colour, SceneElement, Setting } from "./drawing.js";
import type { Lexeme, Lexicon, Link, Meaning } from "./lexicon.js";
import type { CountWord } from "./modifier-words.js";
import type { Reading, RelationKind } from "./reading.js";
import { isAttribute, skippedWords } from "./skipped-words.js";
import {
  accompany,
  draftSubject,
  nothingPending,
  type Pending,
  relate,
  type SubjectDraft,
} from "./subject-drafts.js";
import { tokensOf } from "./tokens.js";

const SUBJECTS_MAX = 12;
const UNKNOWN_MAX = 20;

type Next = Lexeme | "," | "." | undefined;

/**
 * Reads what a prompt asks for: subjects with their counts, colours and relations, the place, the
 * moment and the style. Any text is readable; nouns that nothing knows are named in `unknown`.
 * One pass over at most 600 words.
 */
export function readPrompt(prompt: string, lexicon: Lexicon): Reading {
  const lexemes = lexicon.lexemesOf(tokensOf(prompt));
  const reader = new PromptReader();
  lexemes.forEach((lexeme, index) => {
    reader.take(lexeme, lexemes[index + 1]);
  });
  return reader.finish();
}

type Of<Kind extends Meaning["kind"]> = Extract<Meaning, { kind: Kind }>;

class PromptReader {
  readonly #drafts: SubjectDraft[] = [];
  readonly #unknown = new Set<string>();
  readonly #palette: Colour[] = [];
  readonly #circumstances = new Circumstances();
  #pending: Pending = nothingPending();
  /** Subjects that the next relation or position is about. */
  #group: number[] = [];
  /** Number of subjects before the phrase: what it says at its end is said of those in it. */
  #before = 0;
  #link: Link | null = null;
  /** A relation at the start of a phrase, with the noun that it led to: `on a table, a cat`. */
  #opening: { readonly kind: RelationKind; readonly to: number } | null = null;
  #isPhraseOpen = false;
  #isDefinite = false;
  #hasNoun = false;
  #isAfterSetting = false;
  #setting: Setting | null = null;
  #settingColours: Colour[] = [];

  take(lexeme: Lexeme | "," | ".", next: Next): void {
    if (lexeme === "," || lexeme === ".") {
      this.#endPhrase(lexeme);
      return;
    }
    const wasAfterSetting = this.#isAfterSetting;
    this.#isAfterSetting = false;
    if (lexeme.meanings.length === 0) {
      this.#takeUnknown(lexeme.text);
      return;
    }
    for (const meaning of this.#choose(lexeme, next)) {
      if (meaning.kind === "setting")
        this.#takeSetting(meaning.value, lexeme.text, wasAfterSetting);
      else this.#takeMeaning(meaning, lexeme, next);
    }
  }

  finish(): Reading {
    this.#flushColours();
    return {
      ...this.#circumstances.said,
      subjects: this.#drafts,
      setting: this.#setting,
      settingColours: this.#settingColours,
      palette: this.#palette,
      unknown: [...this.#unknown].slice(0, UNKNOWN_MAX),
    };
  }

  #choose(lexeme: Lexeme, next: Next): Meaning[] {
    return chooseMeanings(lexeme, next, {
      isPhraseOpen: this.#isPhraseOpen,
      link: this.#link,
      pending: this.#pending,
      mayBePlace: this.#setting === null || this.#isAfterSetting,
      group: this.#group.flatMap((index) => this.#drafts[index]?.element ?? []),
    });
  }

  #takeMeaning(meaning: Meaning, lexeme: Lexeme, next: Next): void {
    switch (meaning.kind) {
      case "element":
        this.#takeElement(meaning.value, lexeme);
        return;
      case "colour":
      case "material":
        this.#pending.colours.push(this.#pending.vary?.(meaning.value) ?? meaning.value);
        this.#pending.vary = null;
        return;
      case "variant":
        this.#pending.vary = meaning.value;
        return;
      case "size":
        this.#pending.size *= meaning.value;
        return;
      case "count":
        this.#startPhrase();
        this.#takeCount(meaning.value);
        return;
      case "relation":
        this.#takeLink(meaning.value);
        return;
      case "determiner":
        this.#startPhrase();
        this.#isDefinite = lexeme.text === "the";
        return;
      case "palette":
        this.#palette.push(...this.#pending.colours);
        this.#pending.colours = [];
        return;
      case "depth":
      case "side":
      case "facing":
      case "flying":
        this.#takePosition(meaning, next);
        return;
      case "and":
      case "setting":
        return;
      default:
        // The relation led to the moment, not to the next noun.
        if (this.#circumstances.take(meaning) && this.#pending.count === null) this.#link = null;
    }
  }

  #takeElement(element: SceneElement, { isPlural, text }: Lexeme): void {
    const known = this.#drafts.findIndex((draft) => draft.element === element);
    if (this.#isDefinite && known >= 0 && this.#pending.colours.length === 0) {
      if (this.#link !== null) this.#connect(this.#link, known);
      this.#group = [known];
      this.#endNoun();
      return;
    }
    const index = this.#drafts.length;
    if (index === SUBJECTS_MAX) {
      this.#unknown.add(text);
      this.#pending = nothingPending();
      return;
    }
    this.#drafts.push(draftSubject(element, this.#pending, isPlural));
    if (this.#link === null) {
      if (this.#opening !== null) {
        relate(this.#drafts, this.#drafts.slice(index), this.#opening);
        this.#opening = null;
      }
      this.#group.push(index);
    } else {
      this.#connect(this.#link, index);
      // What comes next is said of the owner: `a woman with a hat on a bench`.
      const kind = this.#drafts[index]?.relation?.kind;
      if (kind === undefined || !["held", "worn", "in"].includes(kind)) this.#group = [index];
    }
    this.#endNoun();
  }

  #connect(link: Link, index: number): void {
    const owner = this.#group.at(-1);
    if (link === "place") return;
    if (link === "with" || link === "of" || link === "held" || link === "worn") {
      if (owner !== undefined) accompany(this.#drafts, link, { owner, thing: index });
    } else if (owner === undefined) this.#opening = { kind: link, to: index };
    else relate(this.#drafts, this.#spokenOf(), { kind: link, to: index });
  }

  #takeSetting(setting: Setting, text: string, isHead: boolean): void {
    if (this.#setting === null || isHead) {
      this.#setting = setting;
      this.#settingColours = this.#pending.colours;
    } else if (this.#setting !== setting && !(this.#setting.hasSky && setting.floor === "free")) {
      this.#unknown.add(text);
    }
    if (this.#link === "above") {
      for (const draft of this.#spokenOf()) draft.isFlying = true;
    }
    this.#isAfterSetting = true;
    const { count } = this.#pending;
    this.#endNoun();
    // `a field of sunflowers` is a place and a number of flowers.
    this.#pending.count = count?.needsOf === true ? count : null;
  }

  /** `a row of five cars` is five, in a row. */
  #takeCount(said: CountWord): void {
    const before = this.#pending.count;
    this.#pending.count =
      before?.needsOf === true ? { ...said, arrangement: before.arrangement } : said;
  }

  #takeLink(link: Link): void {
    if (link === "of" && this.#pending.count !== null) return;
    if (link === "of" && !this.#hasNoun) return;
    this.#flushColours();
    this.#link = link;
    this.#isPhraseOpen = false;
  }

  #takePosition(meaning: Of<"depth" | "side" | "facing" | "flying">, next: Next): void {
    // `flying a kite` holds it.
    if (
      meaning.kind === "flying" &&
      typeof next === "object" &&
      this.#hasNoun &&
      isDeterminer(next)
    ) {
      this.#takeLink("held");
      return;
    }
    const isAhead = typeof next === "object" && isNounPart(next);
    const isOfNext = isAhead || this.#isPhraseOpen || !this.#hasNoun;
    if (meaning.kind !== "facing" && isOfNext) {
      if (meaning.kind === "depth") this.#pending.depth = meaning.value;
      else if (meaning.kind === "side") this.#pending.side = meaning.value;
      else this.#pending.isFlying = true;
      return;
    }
    for (const draft of this.#spokenOf()) {
      if (meaning.kind === "depth") draft.depth = meaning.value;
      else if (meaning.kind === "side") draft.side = meaning.value;
      else if (meaning.kind === "facing") draft.facing = meaning.value;
      else draft.isFlying = true;
    }
  }

  #spokenOf(): SubjectDraft[] {
    const inPhrase = this.#group.filter((index) => index >= this.#before);
    const spokenOf = inPhrase.length > 0 ? inPhrase : this.#group;
    return spokenOf.flatMap((index) => this.#drafts[index] ?? []);
  }

  #takeUnknown(word: string): void {
    if (/^\d+$/.test(word)) {
      this.#pending.count = { count: 15, arrangement: "scattered", needsOf: false };
      return;
    }
    if (skippedWords.has(word) || isAttribute(word)) return;
    this.#unknown.add(word);
    this.#link = null;
    this.#hasNoun = true;
    this.#pending = nothingPending();
  }

  /** A determiner or a number: what was pending was said of the noun before. */
  #startPhrase(): void {
    this.#flushColours();
    this.#isPhraseOpen = true;
    this.#isDefinite = false;
  }

  #endPhrase(mark: "," | "."): void {
    if (mark === ".") {
      this.#flushColours();
      this.#pending = nothingPending();
      this.#group = [];
    }
    this.#before = this.#drafts.length;
    this.#link = null;
    this.#isPhraseOpen = false;
    this.#hasNoun = false;
  }

  #endNoun(): void {
    this.#pending = nothingPending();
    this.#link = null;
    this.#isPhraseOpen = false;
    this.#isDefinite = false;
    this.#hasNoun = true;
  }

  /** Colours that no noun followed belong to the one before (`the house is red`) or to the whole. */
  #flushColours(): void {
    const { colours } = this.#pending;
    if (colours.length === 0) return;
    const last = this.#drafts[this.#group.at(-1) ?? -1];
    if (last !== undefined && last.colours.length === 0) last.colours = colours;
    else this.#palette.push(...colours);
    this.#pending.colours = [];
  }
}

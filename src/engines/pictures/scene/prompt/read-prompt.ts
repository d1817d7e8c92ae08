import type { Colour, SceneElement, Setting } from "../../../../content/drawings/drawing.js";
import { chooseMeanings, isDeterminer, isWith } from "./choose-meanings.js";
import { Circumstances } from "./circumstances.js";
import type { Lexeme, Lexicon, Link, Meaning } from "./lexicon.js";
import {
  colourPart,
  gatherGroup,
  isCommonPart,
  isHiddenPlural,
  isVerb,
  joinNouns,
  subjectMeant,
} from "./noun-rules.js";
import { PlaceNamed } from "./place-named.js";
import { holdsNext, isPosition, takePosition } from "./positions.js";
import type { Reading } from "./reading.js";
import { refineDrafts } from "./refine-drafts.js";
import { isAttribute, skippedWords } from "./skipped-words.js";
import {
  countedAs,
  describeNext,
  draftSubject,
  nothingPending,
  type Pending,
  type SubjectDraft,
} from "./subject-drafts.js";
import { SubjectList } from "./subject-list.js";
import { tokensOf } from "./tokens.js";
import { canFly } from "./zones.js";

const UNKNOWN_MAX = 20;

type Next = Lexeme | "," | "." | undefined;

/**
 * Reads what a prompt asks for: subjects with their counts, colours and relations, the place, the
 * moment and the style. Any text is readable; nouns that nothing knows are named in `unknown`.
 * One pass over at most 600 words.
 */
export function readPrompt(prompt: string, lexicon: Lexicon): Reading {
  const lexemes = lexicon.lexemesOf(tokensOf(prompt));
  const reader = new PromptReader(lexicon);
  lexemes.forEach((lexeme, index) => {
    reader.take(lexeme, lexemes[index + 1]);
  });
  return reader.finish();
}

const FLIGHT = /flying|hovering|jumping/;
class PromptReader {
  readonly #subjects = new SubjectList();
  readonly #unknown = new Set<string>();
  readonly #palette: Colour[] = [];
  readonly #circumstances = new Circumstances();
  #pending: Pending = nothingPending();
  #link: Link | null = null;
  /** The link says that what is above something flies there. */
  #isInFlight = false;
  #isPhraseOpen = false;
  #isDefinite = false;
  #hasNoun = false;
  #isAfterPart = false;
  readonly #place = new PlaceNamed();
  /** The subject that this word has named, and that the word before named. */
  #justNamed: SubjectDraft | null = null;
  #named: SubjectDraft | null = null;
  readonly #lexicon: Lexicon;

  constructor(lexicon: Lexicon) {
    this.#lexicon = lexicon;
  }

  take(lexeme: Lexeme | "," | ".", next: Next): void {
    if (lexeme === "," || lexeme === ".") {
      this.#justNamed = null;
      this.#endPhrase(lexeme);
      return;
    }
    const isAfterPlace = this.#place.isFresh;
    this.#place.isFresh = false;
    this.#named = this.#justNamed;
    this.#justNamed = null;
    if (this.#takePart(lexeme) || gatherGroup(this.#named, lexeme, next)) return;
    if (this.#hasNoun && isVerb(lexeme, next)) {
      this.#takeLink("beside");
      return;
    }
    if (lexeme.meanings.length === 0) {
      this.#takeUnknown(lexeme.text);
      return;
    }
    for (const meaning of this.#choose(lexeme, { next, isAfterPlace })) {
      if (meaning.kind === "setting") this.#takeSetting(meaning.value, lexeme.text, isAfterPlace);
      else this.#takeMeaning(meaning, lexeme, next);
    }
  }

  #takePart(lexeme: Lexeme): boolean {
    if (this.#link !== "with" && this.#link !== "of" && this.#link !== "worn") return false;
    if (!colourPart(this.#subjects.last, lexeme, this.#pending.colours[0])) return false;
    this.#endNoun();
    this.#isAfterPart = true;
    return true;
  }

  finish(): Reading {
    this.#flushColours();
    const { drafts } = this.#subjects;
    const setting = refineDrafts(drafts, this.#place.setting, this.#lexicon);
    return {
      ...this.#circumstances.said,
      subjects: drafts,
      setting,
      settingColours: setting === null ? [] : this.#place.colours,
      palette: this.#palette,
      unknown: [...this.#unknown].slice(0, UNKNOWN_MAX),
    };
  }

  #choose(
    lexeme: Lexeme,
    { next, isAfterPlace }: { readonly next: Next; readonly isAfterPlace: boolean },
  ): Meaning[] {
    return chooseMeanings(lexeme, next, {
      isPhraseOpen: this.#isPhraseOpen,
      link: this.#link,
      pending: this.#pending,
      mayBePlace: this.#place.setting === null || isAfterPlace,
      isWith: typeof next === "object" && isWith(next),
      group: this.#subjects.lastElements,
    });
  }

  #takeMeaning(meaning: Meaning, lexeme: Lexeme, next: Next): void {
    if (isPosition(meaning)) {
      if (holdsNext(meaning, next, this.#hasNoun)) this.#takeLink("held");
      else {
        const isOfNext = this.#isPhraseOpen || !this.#hasNoun;
        takePosition(meaning, next, {
          of: this.#subjects.spokenOf,
          pending: this.#pending,
          isOfNext,
        });
      }
      return;
    }
    switch (meaning.kind) {
      case "element":
        this.#takeElement(meaning.value, lexeme, next);
        return;
      case "burning":
        this.#takeBurning(meaning.value);
        return;
      case "pronoun":
        this.#subjects.takePronoun(this.#link, typeof next === "object" && isDeterminer(next));
        this.#link = null;
        return;
      case "colour":
      case "material":
      case "variant":
      case "size":
        describeNext(this.#pending, meaning);
        return;
      case "count":
        this.#startPhrase();
        this.#pending.count = countedAs(this.#pending.count, meaning.value);
        return;
      case "relation":
        this.#takeLink(meaning.value);
        this.#isInFlight = FLIGHT.test(lexeme.text);
        return;
      case "determiner":
        this.#startPhrase();
        this.#isDefinite = lexeme.text === "the";
        return;
      case "palette":
        this.#palette.push(...this.#pending.colours);
        this.#pending.colours = [];
        return;
      case "and":
        if (this.#isAfterPart) this.#link = "with";
        return;
      case "setting":
        return;
      default:
        // The relation led to the moment, not to the next noun.
        if (this.#circumstances.take(meaning) && this.#pending.count === null) this.#link = null;
    }
  }

  #takeElement(element: SceneElement, { isPlural, text }: Lexeme, next: Next): void {
    const isPlain = this.#pending.colours.length === 0;
    if (isPlain && joinNouns(this.#named, { element, isPlural }, this.#unknown)) {
      this.#endNoun();
      return;
    }
    const known = subjectMeant(this.#subjects.drafts, element, text);
    if (this.#isDefinite && known >= 0 && isPlain) {
      this.#subjects.mean(known, this.#link);
      this.#endNoun();
      return;
    }
    const owner = this.#subjects.last;
    if (this.#link === "of" && owner?.text === "roof" && element.group === "building") {
      owner.element = element;
      this.#endNoun();
      return;
    }
    if (this.#subjects.isFull) {
      this.#unknown.add(text);
      this.#pending = nothingPending();
      return;
    }
    const isBare = !this.#isPhraseOpen && (this.#link !== null || typeof next === "object");
    const areMany = isPlural || (isBare && isHiddenPlural(element));
    const draft = draftSubject(element, this.#pending, { isPlural: areMany, text });
    this.#subjects.add(draft, this.#link);
    const { fire } = this.#pending;
    this.#endNoun();
    this.#justNamed = draft;
    if (fire !== null) this.#takeBurning(fire);
  }

  /** Sets fire to what was spoken of, or to what comes next. */
  #takeBurning(fire: SceneElement): void {
    if (this.#isPhraseOpen || !this.#subjects.burn(fire)) this.#pending.fire = fire;
  }

  #takeSetting(setting: Setting, text: string, isHead: boolean): void {
    if (!this.#place.take(setting, this.#pending.colours, isHead)) this.#unknown.add(text);
    if (this.#link === "above") {
      for (const draft of this.#subjects.spokenOf) {
        draft.isFlying ||= this.#isInFlight || canFly(draft.element);
      }
    }
    const { count } = this.#pending;
    this.#endNoun();
    // `a field of sunflowers` is a place and a number of flowers.
    this.#pending.count = count?.needsOf === true ? count : null;
  }

  #takeLink(link: Link): void {
    if (link === "of" && this.#pending.count !== null) return;
    if (link === "of" && !this.#hasNoun) return;
    this.#flushColours();
    this.#link = link;
    this.#isPhraseOpen = false;
  }

  #takeUnknown(word: string): void {
    if (/^\d+$/.test(word)) {
      this.#pending.count = { count: 15, arrangement: "scattered", needsOf: false };
      return;
    }
    if (skippedWords.has(word) || isAttribute(word)) return;
    if (isCommonPart(this.#subjects.drafts, word)) return;
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
    }
    this.#subjects.endPhrase(mark === ".");
    this.#link = null;
    this.#isPhraseOpen = false;
    this.#hasNoun = false;
  }

  #endNoun(): void {
    this.#isAfterPart = false;
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
    const { last } = this.#subjects;
    if (last !== undefined && last.colours.length === 0) last.colours = colours;
    else this.#palette.push(...colours);
    this.#pending.colours = [];
  }
}

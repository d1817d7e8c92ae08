import type { SceneElement, Setting } from "../../../../content/drawings/drawing.js";
import type { Lexeme, Link, Meaning } from "./lexicon.js";
import { skippedWords } from "./skipped-words.js";
import type { Pending } from "./subject-drafts.js";

type Next = Lexeme | "," | "." | undefined;

/** What the reader knows about the place of a lexeme in its sentence. */
interface MeaningContext {
  /** A determiner, a number or an adjective opened the noun phrase. */
  readonly isPhraseOpen: boolean;
  /** What led here from the noun before. */
  readonly link: Link | null;
  readonly pending: Pending;
  /** No place was named yet, or it was the word before, as `forest` in `forest lake`. */
  readonly mayBePlace: boolean;
  /** `with` follows. */
  readonly isWith: boolean;
  /** The things that `link` is about. */
  readonly group: readonly SceneElement[];
}

/** The meanings that a lexeme has before `next`; several, where they do not exclude each other. */
export function chooseMeanings(
  { text, meanings, isPlural }: Lexeme,
  next: Next,
  context: MeaningContext,
): Meaning[] {
  if (meanings.some(({ kind }) => kind === "pronoun"))
    return choosePronoun(meanings, next, context);
  const element = meanings.find((meaning) => meaning.kind === "element");
  const setting = meanings.find((meaning) => meaning.kind === "setting");
  const count = meanings.find((meaning) => meaning.kind === "count");
  const noun = element ?? setting;
  const hasColour = meanings.some(({ kind }) => kind === "colour");
  const rest = meanings.filter(
    ({ kind }) => !["element", "setting"].includes(kind) && !(hasColour && kind === "material"),
  );
  const hasOf = typeof next === "object" && isOf(next);
  if (count?.value.needsOf === true) {
    if (hasOf && element?.value.group !== "object") return setting ? [count, setting] : [count];
    return [...(noun ? [noun] : []), ...rest.filter((meaning) => meaning !== count)];
  }
  const adjective = rest.find(({ kind }) => kind === "colour" || kind === "material");
  if (adjective !== undefined && noun !== undefined) {
    const isAmongColours = context.pending.colours.length > 0 && !context.isPhraseOpen;
    const goesOn = typeof next === "object" && isNounPart(next);
    const isAdjective = !isPlural && (goesOn || isAmongColours);
    return isAdjective ? [adjective] : [noun];
  }
  const variant = rest.find(({ kind }) => kind === "variant");
  if (variant !== undefined && typeof next === "object" && hasKind(next, "colour")) {
    return [variant];
  }
  const plain = rest.filter((meaning) => meaning !== variant);
  if (element === undefined) return setting === undefined ? plain : [...plain, setting];
  return chooseNoun(element, { text, setting, plain, hasOf, context });
}

/** `her` belongs to the noun that follows it, or stands for somebody. */
function choosePronoun(
  meanings: readonly Meaning[],
  next: Next,
  { link }: MeaningContext,
): Meaning[] {
  const isBeforeNoun = typeof next === "object" && isNounPart(next);
  const isSomebody = link !== null && !isBeforeNoun;
  return meanings.filter(({ kind }) => kind === (isSomebody ? "pronoun" : "determiner"));
}

/** Words for a kind of picture, and not for a thing, where they come with things. */
const GENRES: ReadonlySet<string> = new Set([
  "still life",
  "abstract composition",
  "abstract painting",
  "abstract art",
]);

function chooseNoun(
  element: Meaning & { kind: "element" },
  found: {
    text: string;
    setting: (Meaning & { kind: "setting" }) | undefined;
    plain: readonly Meaning[];
    hasOf: boolean;
    context: MeaningContext;
  },
): Meaning[] {
  const { text, setting, plain, hasOf, context } = found;
  const isStyle = plain.some(({ kind }) => kind === "style");
  if (isStyle && (hasOf || !context.isPhraseOpen)) return [...plain];
  if (plain.some(({ kind }) => kind === "weather" || kind === "relation" || kind === "aurora")) {
    return setting === undefined ? [...plain] : [...plain, setting];
  }
  const isGenre =
    setting !== undefined &&
    GENRES.has(text) &&
    context.link === null &&
    (hasOf || context.isWith || (!context.isPhraseOpen && context.group.length > 0));
  if (isGenre) return [setting];
  const isPlace = setting !== undefined && isPlaceHere(element.value, setting.value, context);
  const marks = plain.filter(({ kind }) => kind === "time" || kind === "season");
  return [isPlace ? setting : element, ...marks];
}

/** Whether a noun that is a thing and a place is the place here. */
function isPlaceHere(element: SceneElement, setting: Setting, context: MeaningContext): boolean {
  const { link, pending, group, mayBePlace } = context;
  if (!mayBePlace || pending.count !== null || link === null || !TO_PLACES.has(link)) return false;
  if (element.group === "celestial") {
    return link === "on" || (link === "in" && setting.floor === "free");
  }
  if (setting.floor !== "table") return element.group !== "animal";
  return group.length > 0 && group.every(({ places }) => places.includes("table"));
}

const TO_PLACES: ReadonlySet<Link> = new Set<Link>(["on", "in", "under", "above", "place"]);

/** Whether a noun phrase goes on with this: a colour word before it is an adjective. */
export function isNounPart(lexeme: Lexeme): boolean {
  if (lexeme.meanings.length === 0) return !skippedWords.has(lexeme.text);
  return hasKind(lexeme, "element", "setting", "colour", "material", "size");
}

/** Whether a lexeme begins a noun phrase. */
export function isDeterminer(lexeme: Lexeme): boolean {
  return hasKind(lexeme, "determiner", "count");
}

function hasKind(lexeme: Lexeme, ...kinds: Meaning["kind"][]): boolean {
  return lexeme.meanings.some(({ kind }) => kinds.includes(kind));
}

/** Whether a lexeme is `with`. */
export function isWith({ meanings }: Lexeme): boolean {
  return meanings.some((meaning) => meaning.kind === "relation" && meaning.value === "with");
}

/** Whether a lexeme is `of`. */
export function isOf({ meanings }: Lexeme): boolean {
  return meanings.some((meaning) => meaning.kind === "relation" && meaning.value === "of");
}

import { wordsOf } from "./classify-token.js";
import type { Token } from "./read-tokens.js";

/** Tokens whose names say that the one is seen on the other. */
export interface ColourPair {
  readonly text: Token;
  readonly behind: Token;
  /** Names say that the text is large. */
  readonly isLarge: boolean;
}

const TEXT = ["text", "foreground", "fg", "label", "ink", "content"];
const BEHIND = ["background", "bg", "surface", "fill", "canvas"];
const BASES = ["default", "base", "primary", "page", "canvas", "body", "surface", "main", "1"];
const LARGE = new Set(["large", "display", "hero", "heading"]);
/** WCAG asks nothing of what cannot be used. */
const EXEMPT = new Set(["disabled", "inactive"]);
const TURNED = new Set(["inverse", "inverted", "reverse"]);

/**
 * The pairs that names tell: `on-primary` on `primary`, `primary-foreground` on `primary`, `text` on `background`
 * of the same group, and the tokens of a group `text` on the base of a group `background` beside it.
 */
export function findColourPairs(tokens: readonly Token[]): readonly ColourPair[] {
  const byWords = new Map<string, Token>();
  for (const token of tokens) byWords.set(keyOf(token.path.map(wordsOf)), token);
  const pairs: ColourPair[] = [];
  for (const text of tokens) {
    const words = text.path.map(wordsOf);
    const said = words.flat();
    if (said.some((word) => EXEMPT.has(word))) continue;
    const behind = behindOf(words, (path) => byWords.get(keyOf(path)));
    if (behind === undefined || behind === text) continue;
    pairs.push({ text, behind, isLarge: said.some((word) => LARGE.has(word)) });
  }
  return pairs;
}

type Words = readonly string[];
type LookUp = (path: readonly Words[]) => Token | undefined;

function keyOf(path: readonly Words[]): string {
  return path.map((words) => words.join("-")).join(".");
}

function behindOf(path: readonly Words[], lookUp: LookUp): Token | undefined {
  const group = path.slice(0, -1);
  const own = path.at(-1) ?? [];
  const beside = (words: Words) => lookUp([...group, words]) ?? baseOf([...group, words], lookUp);
  const [first = "", ...rest] = own;
  if (first === "on" && rest.length > 0) return beside(rest);
  const last = own.at(-1) ?? "";
  if (TEXT.includes(last)) {
    const stem = own.slice(0, -1);
    const named = BEHIND.map((word) => beside([...stem, word]));
    if (stem.length > 0) return firstOf(beside(stem), ...named);
    return firstOf(...named);
  }
  if (TEXT.includes(first)) {
    if (own.some((word) => TURNED.has(word))) return undefined;
    return firstOf(...BEHIND.map((word) => beside([word])));
  }
  const parent = group.at(-1);
  if (parent === undefined || parent.length !== 1 || !TEXT.includes(parent[0] ?? "")) {
    return undefined;
  }
  const around = group.slice(0, -1);
  if (own.some((word) => TURNED.has(word))) {
    return firstOf(...BEHIND.map((word) => lookUp([...around, [word], own])));
  }
  return firstOf(
    ...BEHIND.map((word) => lookUp([...around, [word]]) ?? baseOf([...around, [word]], lookUp)),
  );
}

function baseOf(group: readonly Words[], lookUp: LookUp): Token | undefined {
  return firstOf(...BASES.map((base) => lookUp([...group, [base]])));
}

function firstOf(...found: readonly (Token | undefined)[]): Token | undefined {
  return found.find((token) => token !== undefined);
}

import { type FoldedText, foldText } from "./fold-text.js";
import { type NumberStyle, numberStyleOf } from "./number-style.js";
import { type ReadNumber, readNumbersAt } from "./read-number.js";
import type { Span } from "./span.js";
import type { NumberToken, Token } from "./token.js";

/** A prompt as its readers see it. */
export interface Prompt {
  readonly source: string;
  readonly folded: FoldedText;
  readonly style: NumberStyle;
  readonly tokens: readonly Token[];
}

const WORD = /[\p{L}_][\p{L}\p{M}\p{Nd}_]*(?:(?:\.\d+){2,9}|'\p{L}+)?/uy;
const SPACES = /[ \t\u00a0]+/uy;
const ARROWS: ReadonlySet<string> = new Set(["->", "=>"]);

/**
 * Divides a prompt into words, numbers, marks and line ends, each with its place in the source. Linear in its
 * length; the caller bounds that.
 */
export function readPrompt(source: string): Prompt {
  const folded = foldText(source);
  const { text } = folded;
  const style = numberStyleOf(text);
  const tokens: Token[] = [];
  let at = 0;
  let isGlued = false;
  while (at < text.length) {
    const spaces = lengthAt(SPACES, text, at);
    at += spaces;
    if (spaces > 0) isGlued = false;
    if (at >= text.length) break;
    const found = tokensAt(folded, { at, isGlued, style });
    for (const token of found) tokens.push(token);
    at = found.at(-1)?.to ?? at + 1;
    isGlued = text[at - 1] !== "\n";
  }
  return { source, folded, style, tokens };
}

/** The span in the source of a stretch of the folded text. */
export function sourceSpan({ starts, ends }: FoldedText, from: number, to: number): Span {
  const start = starts[from] ?? ends.at(-1) ?? 0;
  return { start, end: to > from ? (ends[to - 1] ?? start) : start };
}

interface Place {
  readonly at: number;
  readonly isGlued: boolean;
  readonly style: NumberStyle;
}

function tokensAt(folded: FoldedText, { at, isGlued, style }: Place): readonly Token[] {
  const { text } = folded;
  const placed = (from: number, to: number, glued = isGlued) => ({
    text: text.slice(from, to),
    span: sourceSpan(folded, from, to),
    from,
    to,
    isGlued: glued,
  });
  if (text[at] === "\n") return [{ kind: "break", ...placed(at, at + 1) }];
  const word = lengthAt(WORD, text, at);
  if (word > 0)
    return [{ kind: "word", ...placed(at, at + word), key: keyOf(text.slice(at, at + word)) }];
  const numbers = readNumbersAt(text, at, style);
  if (numbers.length > 0) return numberTokens(numbers, placed);
  if (ARROWS.has(text.slice(at, at + 2)))
    return [{ kind: "mark", ...placed(at, at + 2), text: "→" }];
  const size = (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
  return [{ kind: "mark", ...placed(at, at + size) }];
}

type Placing = (
  from: number,
  to: number,
  glued?: boolean,
) => Omit<NumberToken, "kind" | "value" | "alternatives" | "parts">;

/** Numbers of a list, with the commas between them. */
function numberTokens(numbers: readonly ReadNumber[], placed: Placing): readonly Token[] {
  return numbers.flatMap((number, index): Token[] => {
    const comma =
      index > 0 ? [{ kind: "mark" as const, ...placed(number.from - 1, number.from, true) }] : [];
    const place = index > 0 ? placed(number.from, number.to, true) : placed(number.from, number.to);
    return [...comma, tokenOf(number, place, placed)];
  });
}

function tokenOf(
  { value, alternatives, parts }: ReadNumber,
  place: ReturnType<Placing>,
  placed: Placing,
): Token {
  if (value === undefined) return { kind: "code", ...place };
  const partTokens = parts.flatMap((part): NumberToken[] => {
    const token = tokenOf(part, placed(part.from, part.to), placed);
    return token.kind === "number" ? [token] : [];
  });
  return { kind: "number", ...place, value, alternatives, parts: partTokens };
}

/** A word without case and accents, as vocabularies list it. */
export function keyOf(word: string): string {
  return word
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase();
}

function lengthAt(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0].length ?? 0;
}

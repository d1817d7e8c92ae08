import type { Prompt } from "../../../../engines/prompt-reading/tokens/read-prompt.js";
import { type Span, spanning } from "../../../../engines/prompt-reading/tokens/span.js";
import type { Token } from "../../../../engines/prompt-reading/tokens/token.js";

/** A prompt while it is read: what one pass has taken, the next ones leave. */
export interface Scene {
  /** Its tokens are those of `rewriteTokens`. */
  readonly prompt: Prompt;
  readonly tokens: readonly Token[];
  readonly claims: Claims;
  readonly warnings: string[];
}

/** Which tokens are spoken for. */
export class Claims {
  readonly #isTaken: Uint8Array;

  constructor(private readonly tokens: readonly Token[]) {
    this.#isTaken = new Uint8Array(tokens.length);
  }

  isFree(from: number, to = from + 1): boolean {
    for (let at = from; at < to; at += 1) if (this.#isTaken[at] !== 0) return false;
    return to <= this.tokens.length;
  }

  take(from: number, to: number): void {
    this.#isTaken.fill(1, from, to);
  }

  /** Takes all tokens of stretches of the source that do not overlap and are in order. Linear. */
  takeSpans(spans: readonly Span[]): void {
    let at = 0;
    for (const { start, end } of spans) {
      while (at < this.tokens.length && (this.tokens[at]?.span.start ?? end) < start) at += 1;
      for (; at < this.tokens.length && (this.tokens[at]?.span.start ?? end) < end; at += 1) {
        this.#isTaken[at] = 1;
      }
    }
  }
}

/** The word without case and accents, or the mark; a number as it is written. */
export function keyAt(tokens: readonly Token[], at: number): string {
  const token = tokens[at];
  if (token === undefined) return "";
  return token.kind === "word" ? token.key : token.text;
}

/** From the token `from` to the one before `to`. */
export function spanOf(tokens: readonly Token[], from: number, to: number): Span {
  const [first, last] = [tokens[from], tokens[to - 1]];
  return first && last ? spanning(first.span, last.span) : { start: 0, end: 0 };
}

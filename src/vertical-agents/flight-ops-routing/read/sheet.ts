import { type Prompt, readPrompt } from "../../../engines/prompt-reading/tokens/read-prompt.js";
import { type Span, spanning } from "../../../engines/prompt-reading/tokens/span.js";
import type { Token } from "../../../engines/prompt-reading/tokens/token.js";
import { type Language, languageOf, withPlainHemispheres } from "./language.js";

/** Words between line ends, by token: `from` to `to` (not included). */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/**
 * A prompt on which readers cross out what they have read, so that no number is read twice. Crossed out tokens
 * stay as empty marks, which nothing reads over.
 */
export class Sheet {
  readonly tokens: Token[];
  readonly prompt: Prompt;
  /** Offsets in the source behind which what is stated anew takes the place of what was stated before. */
  readonly changesAt: number[] = [];

  /** Null for English. */
  readonly language: Language | null;

  constructor(readonly source: string) {
    this.language = languageOf(source);
    const prompt = readPrompt(withPlainHemispheres(source, this.language));
    this.tokens = [...prompt.tokens];
    this.prompt = { ...prompt, tokens: this.tokens };
  }

  /** Without case and accents for words, as written for marks, and empty for what is crossed out or absent. */
  keyAt(at: number): string {
    const token = this.tokens[at];
    return token?.kind === "word" ? token.key : (token?.text ?? "");
  }

  isCrossed(at: number): boolean {
    return this.tokens[at]?.text === "";
  }

  cross({ from, to }: Stretch): void {
    for (let at = from; at < to; at += 1) {
      const token = this.tokens[at];
      if (token && token.kind !== "break") {
        this.tokens[at] = { kind: "mark", text: "", ...placeOf(token) };
      }
    }
  }

  /** Takes tokens out, so that those around them stand together. */
  remove({ from, to }: Stretch): void {
    this.tokens.splice(from, to - from);
  }

  replace(at: number, by: Token): void {
    const token = this.tokens[at];
    if (!token) return;
    const { from, to, isGlued } = token;
    this.tokens[at] = { ...by, from, to, isGlued };
  }

  spanOf({ from, to }: Stretch): Span {
    const [first, last] = [this.tokens[from], this.tokens[to - 1]];
    return first && last ? ordered(first.span, last.span) : { start: 0, end: 0 };
  }

  /** The lines, each with the token of its end left out. */
  lines(): readonly Stretch[] {
    const lines: Stretch[] = [];
    let from = 0;
    for (let at = 0; at <= this.tokens.length; at += 1) {
      if (at < this.tokens.length && this.tokens[at]?.kind !== "break") continue;
      if (at > from) lines.push({ from, to: at });
      from = at + 1;
    }
    return lines;
  }
}

/** A value that was replaced by a later one stands behind what follows it. */
function ordered(first: Span, last: Span): Span {
  return last.end > first.start ? spanning(first, last) : last;
}

function placeOf({ span, from, to, isGlued }: Token) {
  return { span, from, to, isGlued };
}

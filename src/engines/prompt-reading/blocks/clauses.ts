import { type Span, spanning } from "../tokens/span.js";
import type { Token } from "../tokens/token.js";

/** Tokens `from` to `to` (not included) that belong together. */
export interface Clause {
  readonly from: number;
  readonly to: number;
  readonly span: Span;
}

const ENDS: ReadonlySet<string> = new Set([";", "|", "?", "!"]);

/** The clauses of a prompt: between line ends, semicolons, bars, and points that end a sentence. */
export function clausesOf(tokens: readonly Token[]): readonly Clause[] {
  const clauses: Clause[] = [];
  let from = 0;
  for (let at = 0; at <= tokens.length; at += 1) {
    if (at < tokens.length && !endsClause(tokens, at)) continue;
    const [first, last] = [tokens[from], tokens[at - 1]];
    if (at > from && first && last)
      clauses.push({ from, to: at, span: spanning(first.span, last.span) });
    from = at + 1;
  }
  return clauses;
}

function endsClause(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token?.kind === "break") return true;
  if (token?.kind !== "mark") return false;
  return ENDS.has(token.text) || (token.text === "." && tokens[at + 1]?.isGlued !== true);
}

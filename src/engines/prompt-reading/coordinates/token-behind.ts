import type { Token } from "../tokens/token.js";

/** The first token from `at` on that begins at or behind an offset of the folded text. */
export function tokenBehind(tokens: readonly Token[], at: number, to: number): number {
  let next = at;
  while (next < tokens.length && (tokens[next]?.from ?? to) < to) next += 1;
  return next;
}

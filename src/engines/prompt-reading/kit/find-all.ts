import type { Token } from "../tokens/token.js";
import type { Found } from "./reading.js";

/** All readings of one kind in a prompt, from left to right and without overlap. */
export function findAll<R>(
  tokens: readonly Token[],
  readAt: (tokens: readonly Token[], at: number) => Found<R> | undefined,
): readonly R[] {
  const readings: R[] = [];
  for (let at = 0; at < tokens.length; ) {
    const found = readAt(tokens, at);
    if (found) readings.push(found.reading);
    at = found?.next ?? at + 1;
  }
  return readings;
}

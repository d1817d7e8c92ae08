import { PROMPT_UNITS, type PromptUnit } from "../../../content/units/prompt-units.js";
import type { Token } from "../tokens/token.js";

/** A unit at a token, and the token behind it. */
export interface UnitAt {
  readonly unit: PromptUnit;
  /** Other units that were perhaps meant, as `min` by `m`. */
  readonly mayBe: readonly PromptUnit[];
  readonly next: number;
}

const bySpelling = new Map(
  PROMPT_UNITS.flatMap((unit) => unit.spellings.map((spelling) => [spelling, unit] as const)),
);
const byName = new Map(PROMPT_UNITS.map((unit) => [unit.unit, unit]));
const TOKENS_MAX = Math.max(...[...bySpelling.keys()].map((key) => key.split(" ").length));

/** The unit of a name as field names end, such as `kmh`. */
export function unitOfName(name: string): PromptUnit | undefined {
  return byName.get(name);
}

/** The unit with the longest spelling that begins at a token. */
export function unitAt(tokens: readonly Token[], at: number): UnitAt | undefined {
  let spelling = "";
  let longest: UnitAt | undefined;
  for (let next = at; next < Math.min(tokens.length, at + TOKENS_MAX); next += 1) {
    const token = tokens[next];
    if (!token || (token.kind !== "word" && token.kind !== "mark")) break;
    spelling += `${next === at ? "" : " "}${token.kind === "word" ? token.key : token.text}`;
    const unit = bySpelling.get(spelling);
    if (!unit) continue;
    const others = unit.mayBe?.[spelling] ?? [];
    const mayBe = others.flatMap((name) => unitOfName(name) ?? []);
    longest = { unit, mayBe, next: next + 1 };
  }
  return longest;
}

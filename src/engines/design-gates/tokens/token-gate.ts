import type { GateFacts, PlacedFinding, PlannedRepair, TextEdit } from "../judged.js";
import type { LineFinder } from "../places/line-finder.js";
import type { TokenKind } from "./classify-token.js";
import type { Token, Tokens } from "./read-tokens.js";

/** A token with what its name and its value make of it. */
export interface KnownToken {
  readonly token: Token;
  readonly kind: TokenKind;
  /** At the end of its aliases; undefined where they lead nowhere. */
  readonly value: Token["value"] | undefined;
}

/** The tokens of a source, as the gates see them. */
export interface TokenSheet {
  readonly source: string;
  readonly tokens: Tokens;
  readonly known: readonly KnownToken[];
  readonly lines: LineFinder;
}

export interface TokenGate extends GateFacts {
  readonly check: (sheet: TokenSheet) => Iterable<PlacedFinding>;
}

export const NO_RULES: readonly string[] = [];

export type Said = Pick<PlacedFinding, "status" | "measured" | "required" | "message">;

/** What a gate says of one token. */
export function findingOf(
  sheet: TokenSheet,
  token: Token,
  said: Said,
  repair?: PlannedRepair,
): PlacedFinding {
  return {
    ...said,
    actRules: NO_RULES,
    place: () => placeOf(sheet, token),
    ...(repair === undefined ? {} : { repair }),
  };
}

/** A repair that writes another value for a token. */
export function revalue(
  sheet: TokenSheet,
  token: Token,
  {
    gate,
    text,
    message,
  }: { readonly gate: string; readonly text: string; readonly message: string },
): PlannedRepair {
  const { start, end } = token.value;
  const edit: TextEdit = { start, end, text };
  return {
    gate,
    place: () => placeOf(sheet, token),
    before: sheet.source.slice(start, end),
    after: text,
    message,
    edits: [edit],
  };
}

function placeOf(sheet: TokenSheet, token: Token) {
  return { selector: token.name, line: sheet.lines.lineAt(token.start) };
}

/** Another number in the place of that of a quantity, its unit and its form kept. */
export function withNumber(sheet: TokenSheet, token: Token, number: number): string | undefined {
  const { value } = token;
  if (value.kind === "scalar") {
    const written = sheet.source.slice(value.start, value.end);
    return typeof value.value === "number"
      ? String(number)
      : written.replace(/[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/i, String(number));
  }
  if (value.kind !== "object") return undefined;
  const member = value.members.findLast(({ name }) => name === "value")?.value;
  if (member === undefined) return undefined;
  const { source } = sheet;
  return (
    source.slice(value.start, member.start) + String(number) + source.slice(member.end, value.end)
  );
}

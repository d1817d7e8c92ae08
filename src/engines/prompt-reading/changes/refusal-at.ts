import {
  ABSENCE_WORDS,
  BUT_WORDS,
  NOT_WORDS,
} from "../../../content/change-words/prompt-corrections.js";
import type { Found } from "../kit/reading.js";
import { type Span, spanning } from "../tokens/span.js";
import type { Token } from "../tokens/token.js";

/** What a prompt says not to take. */
export interface Refusal {
  /** `absent`: `no wind`. `replaced`: `not FL350 but 330`, where `meant` is the token of what is meant. `denied`: `not FL350`. */
  readonly kind: "absent" | "replaced" | "denied";
  /** The first word that is refused, without case and accents, or the digits of a number. */
  readonly what: string;
  /** Of what is refused, without the word that refuses it. */
  readonly span: Span;
  readonly meant: number | null;
}

const ABSENCE: ReadonlySet<string> = new Set(ABSENCE_WORDS);
const NOT: ReadonlySet<string> = new Set(NOT_WORDS);
const BUT: ReadonlySet<string> = new Set(BUT_WORDS);
/** Words that `not` denies without a value: windows read them. */
const OF_WINDOWS = /^(?:before|after|later|earlier|vor|nach)$/u;
const REFUSED_TOKENS_MAX = 6;

/** `no wind`, `without reserve`, `not FL350 but 330`, `kein Wind`, at a token. */
export function refusalAt(tokens: readonly Token[], at: number): Found<Refusal> | undefined {
  const token = tokens[at];
  if (token?.kind !== "word") return undefined;
  if (ABSENCE.has(token.key)) return absenceAt(tokens, at);
  if (!NOT.has(token.key)) return undefined;
  const first = tokens[at + 1];
  if (first?.kind !== "word" && first?.kind !== "number") return undefined;
  if (first.kind === "word" && OF_WINDOWS.test(first.key)) return undefined;
  return replacedAt(tokens, at + 1, first) ?? deniedAt(tokens, at + 1, first);
}

function absenceAt(tokens: readonly Token[], at: number): Found<Refusal> | undefined {
  const word = tokens[at + 1];
  // `no later than` is a window, and `no.` or `no,` an answer.
  if (word?.kind !== "word" || OF_WINDOWS.test(word.key) || word.key === "more") return undefined;
  const reading = { kind: "absent", what: word.key, span: word.span, meant: null } as const;
  return { reading, next: at + 2 };
}

function replacedAt(
  tokens: readonly Token[],
  at: number,
  first: Token,
): Found<Refusal> | undefined {
  for (let to = at + 1; to <= at + REFUSED_TOKENS_MAX; to += 1) {
    const token = tokens[to];
    if (!token || token.kind === "break" || token.text === ";") return undefined;
    if (token.kind !== "word" || !BUT.has(token.key)) continue;
    const comma = tokens[to - 1]?.text === "," ? to - 2 : to - 1;
    const span = spanning(first.span, tokens[comma]?.span ?? first.span);
    return {
      reading: { kind: "replaced", what: nameOf(first), span, meant: to + 1 },
      next: to + 1,
    };
  }
  return undefined;
}

/** Only what holds digits is denied alone: `not sure` denies nothing that a field could hold. */
function deniedAt(tokens: readonly Token[], at: number, first: Token): Found<Refusal> | undefined {
  if (!/\d/u.test(first.text)) return undefined;
  const unit = tokens[at + 1];
  const last = first.kind === "number" && unit?.kind === "word" && unit.isGlued ? unit : first;
  const span = spanning(first.span, last.span);
  return { reading: { kind: "denied", what: nameOf(first), span, meant: null }, next: at + 1 };
}

function nameOf(token: Token): string {
  return token.kind === "word" ? token.key : token.text;
}

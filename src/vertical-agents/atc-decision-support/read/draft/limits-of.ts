import type { Span } from "../../../../engines/prompt-reading/tokens/span.js";
import type { InputSpan, MissingField } from "../../../understanding.js";
import type { DraftPicture } from "./draft-picture.js";

export interface Limits {
  /** `no_turn`, `only` and `no_change`, as far as they are said. */
  readonly constraints: Readonly<Record<string, unknown>>;
  readonly spans: readonly (Omit<InputSpan, "text"> & Span)[];
  readonly warnings: readonly string[];
}

const NAMES_MAX = 20;

/** What must not be told to whom. */
export function limitsOf(draft: DraftPicture): Limits {
  const constraints: Record<string, unknown> = {};
  const spans: (Omit<InputSpan, "text"> & Span)[] = [];
  const warnings: string[] = [];
  const known = new Map(draft.aircraft.map(({ key, id }) => [key, id]));
  const list = (field: string, of: DraftPicture["noTurn"], does: string) => {
    if (of.length === 0) return;
    constraints[field] = of.map(({ key, id }) => known.get(key) ?? id);
    of.forEach(({ key, id, span: { start, end } }, index) => {
      spans.push({ field: `constraints.${field}[${index}]`, start, end });
      if (!known.has(key))
        warnings.push(`${id} ${does}, but nothing says where it is: the answer does not cover it.`);
    });
  };
  list("no_turn", noTurnOf(draft), "may not turn");
  if (draft.only) {
    const { value, span } = draft.only;
    constraints.only = [...value];
    spans.push({ field: "constraints.only", start: span.start, end: span.end });
  }
  list("no_change", draft.noChange, "must not be changed");
  return { constraints, spans, warnings };
}

function noTurnOf(draft: DraftPicture): DraftPicture["noTurn"] {
  const { aircraft, mayTurn, noTurn } = draft;
  const isAnswered = draft.noTurnOfSome !== undefined && !isPlanned(draft);
  const ofAll = draft.noTurnOfAll ?? (isAnswered ? draft.noTurnOfSome : undefined);
  if (!ofAll) return noTurn;
  return aircraft
    .filter(({ key }) => !mayTurn.has(key))
    .map(({ key, id }) => ({ key, id, span: ofAll }));
}

/** Whether it matters to the answer who may not turn. */
function isPlanned({ question }: DraftPicture): boolean {
  return question?.value === "resolve" || question?.value === "bands";
}

/** Limits of which the words do not say whose they are. */
export function limitsToAsk(draft: DraftPicture): readonly MissingField[] {
  const { noTurnOfSome, noTurnOfAll, noChangeOfSome, aircraft } = draft;
  if (!isPlanned(draft) || aircraft.length < 2) return [];
  const names = aircraft
    .slice(0, NAMES_MAX)
    .map(({ id }) => id)
    .join(", ");
  const asked: MissingField[] = [];
  if (noTurnOfSome && !noTurnOfAll)
    asked.push({
      field: "constraints.no_turn",
      ask: `Who may not turn: ${names}, or all of them? The prompt does not say whose limit it is.`,
    });
  if (noChangeOfSome)
    asked.push({
      field: "constraints.no_change",
      ask: `Who must be left as it is: ${names}? The prompt does not say whose limit it is.`,
    });
  return asked;
}

import type { Change } from "../../../../engines/air-traffic/picture/traffic-picture.js";
import type { Span } from "../../../../engines/prompt-reading/tokens/span.js";
import { keyOfId } from "../scene/mention.js";
import type { Fact, Place, Said } from "./said.js";

/** An aircraft as far as it is told. */
export interface DraftAircraft {
  readonly key: string;
  readonly id: string;
  readonly idSpan: Span;
  readonly facts: Said[];
  /** Changes to come that a scenario commands. */
  readonly changes: { readonly change: Change; readonly span: Span }[];
  /** Spoken of as someone to be limited, not as traffic. */
  isLimitedOnly: boolean;
}

export interface SaidValue<T> {
  readonly value: T;
  readonly span: Span;
}

/** A value of the whole picture by its path. */
export type WholeField =
  | "separation.lateral_nm"
  | "separation.vertical_ft"
  | "lookahead_s"
  | "constraints.min_gs_kt"
  | "constraints.max_gs_kt"
  | "fix.in_trail_nm"
  | "fix.in_trail_s";

/** How traffic can be told to change. */
export type ChangeKind = "heading" | "level" | "speed";

/** What passes add to while a prompt is read; a later value of one field counts only as a correction. */
export class DraftPicture {
  readonly #aircraft = new Map<string, DraftAircraft>();
  /** What is said of all aircraft at once. */
  readonly shared: Said[] = [];
  readonly whole = new Map<WholeField, SaidValue<number>>();
  readonly noTurn: { readonly key: string; readonly id: string; readonly span: Span }[] = [];
  /** Words that nobody may turn. */
  noTurnOfAll: Span | undefined;
  /** Words that somebody may not turn, of whom they do not say who it is. */
  noTurnOfSome: Span | undefined;
  /** Kinds of changes that alone may be told. */
  only: SaidValue<readonly ChangeKind[]> | undefined;
  /** Those that must be left as they are. */
  readonly noChange: { readonly key: string; readonly id: string; readonly span: Span }[] = [];
  /** Words that somebody must be left as they are, without a name. */
  noChangeOfSome: Span | undefined;
  /** Stretches whose limits are in the problem. */
  readonly limitSpans: Span[] = [];
  /** Keys of those who are excepted. */
  readonly mayTurn = new Set<string>();
  /** How many aircraft the prompt says that there are. */
  count: SaidValue<number> | undefined;
  question: SaidValue<"detect" | "resolve" | "sequence" | "bands"> | undefined;
  bandsOf: { readonly key: string; readonly span: Span } | undefined;
  /** The key of the point from which bearings and distances are told. */
  reference: string | undefined;
  fixId: SaidValue<string> | undefined;
  fixPlace: SaidValue<Place> | undefined;

  get aircraft(): readonly DraftAircraft[] {
    return [...this.#aircraft.values()];
  }

  find(id: string): DraftAircraft | undefined {
    return this.#aircraft.get(keyOfId(id));
  }

  /** The aircraft of a name, added where it is new. */
  addAircraft(id: string, idSpan: Span): DraftAircraft {
    const key = keyOfId(id);
    const known = this.#aircraft.get(key);
    if (known) return known;
    const made = { key, id, idSpan, facts: [], changes: [], isLimitedOnly: false };
    this.#aircraft.set(key, made);
    return made;
  }

  remove(key: string): void {
    this.#aircraft.delete(key);
  }

  forbidTurn({ key, id, span }: DraftPicture["noTurn"][number]): void {
    if (!this.noTurn.some((one) => one.key === key)) this.noTurn.push({ key, id, span });
  }

  /** Values that the prompt takes back. */
  readonly wrong = new Set<number>();

  /** Values of one field that disagree, and of which none corrects the other. */
  readonly disputed = new Map<WholeField, readonly number[]>();

  /** Sets a value of the picture; a second one counts where it corrects, and else leaves the field open. */
  setWhole(field: WholeField, value: number, span: Span, isChange = false): void {
    const known = this.whole.get(field);
    if (!known || isChange) {
      this.whole.set(field, { value, span });
      this.disputed.delete(field);
    } else if (Math.abs(known.value - value) > 1e-9 * Math.abs(value)) {
      this.disputed.set(field, [...(this.disputed.get(field) ?? [known.value]), value]);
    }
  }
}

/** A fact as it stands in a block, which nothing corrects. */
export function said(fact: Fact, span: Span): Said {
  return { ...fact, span, isCorrection: false };
}

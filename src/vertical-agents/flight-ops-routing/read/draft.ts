import type { Span } from "../../../engines/prompt-reading/tokens/span.js";
import type { Assumption, InputSpan, MissingField, Understanding } from "../../understanding.js";

/** What a prompt comes to, and the places of it that were read or are told of. */
interface Finished extends Omit<Understanding, "refusal"> {
  readonly told: readonly Span[];
}

interface Statement {
  readonly value: unknown;
  readonly span: Span;
  /** Stated more clearly than one of a smaller number. */
  readonly rank: number;
}

export interface Stating {
  readonly rank?: number;
}

const RANK_GAP_MAX = 0.5;
/** Of one field: what a prompt says more often than this is no problem, and each is held against the others. */
const STATEMENTS_MAX = 64;

const WRONG_IS_WORSE_THAN_ASKING: ReadonlySet<string> = new Set([
  "origin",
  "destination",
  "track_deg",
  "distance_nm",
  "aircraft.tas_kt",
  "aircraft.type",
  "wind",
]);

/** What is read of a problem so far: each statement with its place, judged at the end. */
export class Draft {
  readonly #statements = new Map<string, Statement[]>();
  readonly #lists = new Map<string, Statement[]>();
  readonly #assumptions: Assumption[] = [];
  readonly #missing: MissingField[] = [];
  readonly #warnings = new Set<string>();
  readonly #told: Span[] = [];

  state(field: string, value: unknown, span: Span, { rank = 1 }: Stating = {}): void {
    push(this.#statements, field, { value, span, rank });
  }

  /** Adds to a list, unless it holds the value already. */
  add(field: string, value: unknown, span: Span): void {
    const text = JSON.stringify(value);
    const isThere = this.#lists.get(field)?.some((one) => JSON.stringify(one.value) === text);
    if (!isThere) push(this.#lists, field, { value, span, rank: 1 });
  }

  has(field: string): boolean {
    return this.#statements.has(field) || this.#lists.has(field);
  }

  valueOf(field: string): unknown {
    return this.#statements.get(field)?.at(-1)?.value;
  }

  /** Puts another value in the place of the last that was stated. */
  restate(field: string, value: unknown): void {
    const last = this.#statements.get(field)?.at(-1);
    if (last) this.#statements.set(field, [{ ...last, value }]);
  }

  drop(field: string): void {
    for (const { span } of this.#statements.get(field) ?? []) this.explain(span);
    this.#statements.delete(field);
    this.#lists.delete(field);
  }

  assume(field: string, value: Assumption["value"], unit: string | null, why: string): void {
    if (!this.#assumptions.some((one) => one.field === field && one.why === why)) {
      this.#assumptions.push({ field, value, unit, why });
    }
  }

  ask(field: string, ask: string): void {
    if (!this.#missing.some((one) => one.field === field)) this.#missing.push({ field, ask });
  }

  isAsked(field: string): boolean {
    return this.#missing.some((one) => one.field === field);
  }

  /** Marks what is no field of its own, and needs no warning: a part of another reading, or what was taken back. */
  explain(span: Span): void {
    this.#told.push(span);
  }

  warn(warning: string): void {
    this.#warnings.add(warning);
  }

  /** Decides between statements; `changesAt` are offsets behind which a later one counts. */
  finish(changesAt: readonly number[]): Finished {
    const spans: InputSpan[] = [];
    const found = new Map<string, unknown>();
    const told: Span[] = [...this.#told];
    for (const [field, statements] of this.#statements) {
      const chosen = this.#choose(field, statements, changesAt);
      for (const one of toldWith(chosen, statements, changesAt)) told.push(one.span);
      if (!chosen) continue;
      found.set(field, chosen.value);
      spans.push({ field, text: "", ...chosen.span });
    }
    for (const [field, unordered] of this.#lists) {
      const items = unordered.toSorted((a, b) => a.span.start - b.span.start);
      found.set(
        field,
        items.map(({ value }) => value),
      );
      for (const [at, { span }] of items.entries()) {
        spans.push({ field: `${field}[${at}]`, text: "", ...span });
        told.push(span);
      }
    }
    return {
      told,
      problem: nested(found),
      spans: spans.sort((a, b) => a.start - b.start),
      missing: this.#missing,
      assumptions: this.#assumptions.filter(({ field }) => !this.isAsked(field)),
      warnings: [...this.#warnings],
    };
  }

  #choose(
    field: string,
    statements: readonly Statement[],
    changesAt: readonly number[],
  ): Statement | undefined {
    if (this.isAsked(field)) return undefined;
    const best = Math.max(...statements.map(({ rank }) => rank));
    const inOrder = statements.toSorted((a, b) => a.span.start - b.span.start);
    const ranked = inOrder.filter(({ rank }) => rank === best);
    const changed = changedTo(inOrder, ranked, changesAt);
    if (changed) return changed;
    const distinct = ranked.filter(
      (one, at) => ranked.findIndex((other) => isSame(one.value, other.value)) === at,
    );
    const [first, ...others] = distinct;
    const last = ranked.at(-1);
    if (!first || !last || others.length === 0) return first;
    const before = distinct.find((one) => !isSame(one.value, last.value)) ?? first;
    const isChange = changesAt.some((at) => at > before.span.start && at < last.span.start);
    if (isChange) return last;
    const shown = distinct.map(({ value }) => show(value)).join(" or ");
    if (WRONG_IS_WORSE_THAN_ASKING.has(field)) {
      this.ask(field, `The prompt gives more than one ${field}: is it ${shown}?`);
      return undefined;
    }
    this.assume(
      field,
      show(first.value),
      null,
      `the first of several that the prompt gives: ${shown}`,
    );
    return first;
  }
}

/** A statement that loses to a plainer one with another value is in no field and in no question. */
function toldWith(
  chosen: Statement | undefined,
  statements: readonly Statement[],
  changesAt: readonly number[],
): readonly Statement[] {
  if (!chosen) return statements;
  const isReplaced = ({ span }: Statement) =>
    changesAt.some((at) => at >= span.start && at < chosen.span.start);
  return statements.filter(
    (one) => one.rank >= chosen.rank || isSame(one.value, chosen.value) || isReplaced(one),
  );
}

/** `so we changed the destination to FAOR` counts more than the route that was told before, if hardly less plain. */
function changedTo(
  inOrder: readonly Statement[],
  ranked: readonly Statement[],
  changesAt: readonly number[],
): Statement | undefined {
  const [last, best] = [inOrder.at(-1), ranked.at(-1)];
  if (!last || !best || last.rank >= best.rank || last.rank < best.rank - RANK_GAP_MAX)
    return undefined;
  const isChange = changesAt.some((at) => at > best.span.end && at < last.span.start);
  return isChange ? last : undefined;
}

function push(map: Map<string, Statement[]>, field: string, statement: Statement): void {
  const list = map.get(field) ?? [];
  if (list.length < STATEMENTS_MAX) list.push(statement);
  map.set(field, list);
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function show(value: unknown): string {
  const { from_deg, kt, tailwind_kt } = Object(value) as Readonly<Record<string, unknown>>;
  if (typeof from_deg === "number" && typeof kt === "number") return `${from_deg}/${kt} kt`;
  if (typeof tailwind_kt === "number")
    return `${tailwind_kt < 0 ? "headwind" : "tailwind"} ${Math.abs(tailwind_kt)} kt`;
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** `aircraft.tas_kt` and its like as objects. */
function nested(fields: ReadonlyMap<string, unknown>): object {
  const problem: Record<string, unknown> = {};
  for (const [field, value] of fields) {
    const [outer = field, inner] = field.split(".");
    if (inner === undefined) problem[outer] = value;
    else problem[outer] = { ...(problem[outer] as object | undefined), [inner]: value };
  }
  return problem;
}

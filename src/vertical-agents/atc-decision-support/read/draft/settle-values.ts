import type { Span } from "../../../../engines/prompt-reading/tokens/span.js";
import type { DraftAircraft } from "./draft-picture.js";
import type { NumberField, Said } from "./said.js";

/** A value that an aircraft has after all that is said of it. */
export interface Settled {
  readonly value: number;
  readonly span: Span;
}

/** What is said of one field in several ways. */
export interface Disagreement {
  readonly field: NumberField;
  readonly values: readonly number[];
}

export interface SettledAircraft {
  readonly source: DraftAircraft;
  readonly values: Map<NumberField, Settled>;
  readonly type: { readonly value: string; readonly span: Span } | undefined;
  readonly places: readonly Extract<Said, { field: "place" }>[];
  readonly disagreements: Disagreement[];
}

type NumberSaid = Extract<Said, { value: number; field: NumberField }>;

/** How much two readings of one value may differ, as those in feet and in metres do. */
const TOLERANCE: Partial<Record<NumberField, number>> = { alt: 0.004, gs: 0.004, target: 0.004 };

/** Chooses among what is said of each field; what disagrees stays open. `shared` is said of all aircraft. */
export function settleValues(
  aircraft: DraftAircraft,
  shared: readonly Said[],
  wrong: ReadonlySet<number>,
): SettledAircraft {
  const own = new Set(aircraft.facts.map(({ field }) => field));
  const facts = [
    ...aircraft.facts,
    ...shared.filter(({ field }) => !own.has(field) && field !== "type"),
  ];
  const values = new Map<NumberField, Settled>();
  const disagreements: Disagreement[] = [];
  const byField = new Map<NumberField, NumberSaid[]>();
  for (const fact of facts) {
    if (
      fact.field === "type" ||
      fact.field === "place" ||
      fact.field === "same" ||
      fact.field === "outside" ||
      fact.field === "bare"
    )
      continue;
    byField.set(fact.field, [...(byField.get(fact.field) ?? []), fact]);
  }
  takeChangeOfLevel(byField);
  for (const [field, all] of byField) {
    const right = all.filter(({ value }) => !wrong.has(value) && !wrong.has(value / 100));
    const said = right.length > 0 ? right : all;
    const chosen = choose(field, said);
    if (chosen) values.set(field, { value: chosen.value, span: chosen.span });
    else disagreements.push({ field, values: said.map(({ value }) => value) });
  }
  const type = facts.find((fact) => fact.field === "type");
  const places = facts.filter((fact) => fact.field === "place");
  const corrected = places.findLast(({ isCorrection }) => isCorrection);
  return {
    source: aircraft,
    values,
    type: type && { value: type.value, span: type.span },
    places: corrected ? [corrected] : places,
    disagreements,
  };
}

/** Of an aircraft that climbs or descends, a second altitude is the level that it goes to. */
function takeChangeOfLevel(byField: Map<NumberField, NumberSaid[]>): void {
  const [first, second, ...others] = byField.get("alt") ?? [];
  const trend = byField.get("trend")?.at(-1)?.value ?? 0;
  if (!first || !second || others.length > 0 || trend === 0 || byField.has("target")) return;
  if (second.isCorrection || Math.sign(second.value - first.value) !== trend) return;
  byField.set("alt", [first]);
  byField.set("target", [{ ...second, field: "target" }]);
}

function choose(field: NumberField, said: readonly NumberSaid[]): NumberSaid | undefined {
  const corrected = said.findLast(({ isCorrection }) => isCorrection);
  if (corrected) return corrected;
  const [first] = said;
  // A climb that ends in level flight is told with both words.
  if (field === "trend") return said.findLast(({ value }) => value !== 0) ?? first;
  if (!first) return undefined;
  const tolerance = (TOLERANCE[field] ?? 0) * Math.abs(first.value);
  const agree = said.every(({ value }) => Math.abs(value - first.value) <= tolerance);
  return agree ? first : undefined;
}

import type { DraftAircraft } from "./draft-picture.js";
import type { NumberField, Said } from "./said.js";

/** A number without a name that was given a field for the reason said. */
export interface Aligned {
  readonly aircraft: DraftAircraft;
  readonly field: NumberField;
  readonly value: number;
}

/** Facts that say nothing about the place of others in a row of values. */
const ASIDE: ReadonlySet<Said["field"]> = new Set(["trend", "same", "type", "outside"]);

/**
 * Gives numbers without a name the field that stands in their place in the words of another aircraft: in
 * `KLM1 32nm 250kt, EZY2 35nm 240` the 240 is a speed.
 */
export function alignBare(aircraft: readonly DraftAircraft[]): void {
  const templates = new Map<string, readonly Said["field"][]>();
  for (const { facts } of aircraft) {
    const row = rowOf(facts).map(({ field }) => field);
    if (row.length > 0 && !row.includes("bare")) templates.set(row.join(" "), row);
  }
  const rows = [...templates.values()];
  for (const one of aircraft) {
    const row = rowOf(one.facts);
    if (!row.some(({ field }) => field === "bare")) continue;
    const fitting = rows.filter((template) => fits(row, template));
    const [template] = fitting;
    if (!template || fitting.length > 1) continue;
    row.forEach((fact, index) => {
      const field = template[index];
      if (fact.field === "bare" && field !== undefined) replace(one, fact, named(fact, field));
    });
  }
}

function rowOf(facts: readonly Said[]): readonly Said[] {
  return facts.filter(({ field, isCorrection }) => !ASIDE.has(field) && !isCorrection);
}

function fits(row: readonly Said[], template: readonly Said["field"][]): boolean {
  if (row.length !== template.length) return false;
  return row.every((fact, index) => {
    const field = template[index];
    if (fact.field !== "bare") return fact.field === field;
    return field !== undefined && named(fact, field) !== undefined;
  });
}

/** The number as a value of a field; nothing where it cannot be one. */
function named(fact: Said, field: Said["field"]): Said | undefined {
  if (fact.field !== "bare") return undefined;
  const { value, span, isCorrection } = fact;
  if (field === "gs" && value >= 20 && value <= 2000) return { field, value, span, isCorrection };
  if (field === "track" && value >= 0 && value <= 360) return { field, value, span, isCorrection };
  if (field === "dist" && value > 0 && value <= 500) return { field, value, span, isCorrection };
  if (field === "vs" && Math.abs(value) <= 9000) return { field, value, span, isCorrection };
  if (field === "alt" && value > 0 && (value <= 600 || value >= 1000)) {
    return { field, value: value <= 600 ? value * 100 : value, span, isCorrection };
  }
  return undefined;
}

function replace(aircraft: DraftAircraft, fact: Said, by: Said | undefined): void {
  const at = aircraft.facts.indexOf(fact);
  if (by && at >= 0) aircraft.facts.splice(at, 1, by);
}

/**
 * Gives an aircraft what one number without a name can only be: 090 is a track, 35000 an altitude, and 450 a speed
 * where nothing else is missing. Answers what was given, for the caller to look at.
 */
export function settleBare(
  aircraft: readonly DraftAircraft[],
  isSequence: boolean,
): readonly Aligned[] {
  return aircraft.flatMap((one) => {
    const given: Aligned[] = [];
    for (const fact of [...one.facts]) {
      if (fact.field !== "bare") continue;
      const others = one.facts.filter(({ field }) => field === "bare").length;
      const field = onlyField(one, fact, { isAlone: others === 1, isSequence });
      const by = field ? named(fact, field) : undefined;
      if (!field || by?.field === "bare" || !by || typeof by.value !== "number") continue;
      replace(one, fact, by);
      given.push({ aircraft: one, field, value: by.value });
    }
    return given;
  });
}

function onlyField(
  { facts }: DraftAircraft,
  fact: Said & { field: "bare" },
  { isAlone, isSequence }: { readonly isAlone: boolean; readonly isSequence: boolean },
): NumberField | undefined {
  const has = (...fields: readonly Said["field"][]) =>
    facts.some(({ field }) => fields.includes(field));
  const { value, text } = fact;
  const isThreeDigits = /^\d{3}$/u.test(text);
  const lacksSpeed = !has("gs", "tas", "ias", "mach");
  if (isSequence)
    return isAlone && lacksSpeed && isThreeDigits && value >= 100 && value <= 600
      ? "gs"
      : undefined;
  if (text.startsWith("0") && isThreeDigits && !has("track")) return "track";
  if (!has("alt") && value >= 1000 && value <= 60_000 && value % 100 === 0) return "alt";
  if (!isAlone || !isThreeDigits || !has("alt")) return undefined;
  if (value > 360 && value <= 650 && lacksSpeed) return "gs";
  if (value <= 360 && !has("track") && !lacksSpeed) return "track";
  return undefined;
}

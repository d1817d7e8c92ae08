import type { FieldKind } from "../../../content/extraction/field-words.js";
import type { Entity, EntityKind, Money, Quantity } from "./entity.js";
import type { Field } from "./field.js";
import { parseNumber } from "./parse-number.js";
import type { Row } from "./read-table.js";

export type FieldValue =
  | string
  | number
  | boolean
  | null
  | Money
  | Quantity
  | Row
  | Readonly<Record<string, string>>
  | readonly FieldValue[];

const LOOSE: ReadonlySet<FieldKind> = new Set<FieldKind>(["date", "time", "timestamp"]);
const VALUE_LENGTH_MAX = 2_000;
const NOTHING =
  /^(?:n\/?a|none|nil|null|unknown|not (?:given|provided|available|specified)|[-–—?])$/i;
const PLAIN_NUMBER = /^[-−+]?(?:0|[1-9]\d{0,14})(?:[.,]\d{1,9})?$/;
const FIGURE = /[-−+]?\d[\d.,'’\u00a0\u202f]*/;

/** The kind of entity that a kind of field holds; undefined where it is read from labels alone. */
export function entityKindOf(kind: FieldKind): EntityKind | undefined {
  switch (kind) {
    case "money":
      return "amount";
    case "timestamp":
      return "date";
    case "currency":
    case "number":
    case "identifier":
    case "address":
    case "rows":
    case "pairs":
    case "text":
      return undefined;
    default:
      return kind;
  }
}

/**
 * An entity as the value of a field: money as its amount, a date without the time unless it is
 * wanted, and what a schema wants as a text as it is written.
 */
export function entityValue(entity: Entity, field: Field, text: string): FieldValue {
  if (field.type === "string" && typeof entity.value !== "string") {
    return text.slice(entity.start, entity.end);
  }
  if (entity.kind === "quantity" && !field.isMany) {
    return field.type === "number" ? entity.value.value : text.slice(entity.start, entity.end);
  }
  if (entity.kind === "amount") return field.isMany ? entity.value : entity.value.amount;
  if (entity.kind === "date" && field.kind === "date") return entity.value.split("T")[0] ?? null;
  return entity.value;
}

/** What a labelled value means for a field; undefined where it is nothing of the field's kind. */
export function readValue(
  written: string,
  field: Field,
  inside: readonly Entity[],
  isSure = false,
): FieldValue | undefined {
  const text = cleanValue(written);
  if (text === "" || NOTHING.test(text)) return undefined;
  const wanted = entityKindOf(field.kind);
  const entity = inside.find(({ kind }) => kind === wanted);
  if (field.type === "number")
    return entity?.kind === "amount" ? entity.value.amount : toNumber(text);
  if (field.type === "boolean") return toBoolean(text);
  switch (field.kind) {
    case "money":
    case "percentage":
    case "quantity":
      if (field.type === "string") return text;
      if (entity?.kind === "quantity" && !field.isMany) return text;
      return entity ? entityValue(entity, field, text) : (figureOf(inside) ?? toNumber(text));
    case "number":
      return field.type === "string" ? text : (toNumber(text) ?? text);
    case "currency":
      return inside.find((found) => found.kind === "amount")?.value.currency ?? text;
    case "person":
    case "organization":
    case "place":
      return text.replace(/\s*[<(].{0,200}$/, "").trim() || undefined;
    case "identifier":
    case "address":
      return text;
    case "text":
      return field.type !== "string" && PLAIN_NUMBER.test(text)
        ? Number(text.replace(",", "."))
        : text;
    default:
      if (entity) return entityValue(entity, field, text);
      // "Due: on receipt", "Prep time: 20 minutes": the label says it, in no form that is known.
      return isSure && LOOSE.has(field.kind) ? text : undefined;
  }
}

/** A discount may be an amount or a percentage. */
function figureOf(inside: readonly Entity[]): number | undefined {
  for (const entity of inside) {
    if (entity.kind === "amount") return entity.value.amount;
    if (entity.kind === "percentage") return entity.value;
  }
  return undefined;
}

function toNumber(text: string): number | undefined {
  const figure = FIGURE.exec(text)?.[0].replace(/[.,'’]+$/, "");
  return figure === undefined ? undefined : parseNumber(figure);
}

function toBoolean(text: string): boolean | undefined {
  if (/^(?:yes|true|on|y|1)$/i.test(text)) return true;
  return /^(?:no|false|off|n|0)$/i.test(text) ? false : undefined;
}

function cleanValue(written: string): string {
  const text = written.slice(0, VALUE_LENGTH_MAX).trim();
  return text
    .replace(/^(?:\*\*|["'“])/, "")
    .replace(/(?:\*\*|["'”]|(?<=\w)\.)$/, "")
    .trim();
}

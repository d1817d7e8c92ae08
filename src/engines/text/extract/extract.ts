import type { Entity, EntityKind } from "./entity.js";
import { fillField } from "./fill-field.js";
import { type ReadDocument, readDocument } from "./read-document.js";
import { readFields } from "./read-fields.js";
import { readRowFields, renameRows } from "./read-row-fields.js";
import type { FieldValue } from "./read-value.js";

/** What was found: by the names that the task gave, or by kind. */
export type Extracted = Readonly<Record<string, FieldValue>>;

/** Always told, found or not; other kinds only when there are some. */
const USUAL: readonly (readonly [key: string, kind: EntityKind])[] = [
  ["emails", "email"],
  ["urls", "url"],
  ["dates", "date"],
  ["amounts", "amount"],
  ["names", "person"],
];
const OTHERS: readonly (readonly [key: string, kind: EntityKind])[] = [
  ["organizations", "organization"],
  ["places", "place"],
  ["phones", "phone"],
  ["times", "time"],
  ["percentages", "percentage"],
  ["quantities", "quantity"],
  ["ibans", "iban"],
  ["ips", "ip"],
  ["postcodes", "postcode"],
  ["hashtags", "hashtag"],
  ["handles", "handle"],
];

/**
 * Reads facts out of texts: the fields that the instruction names, exactly those and null where the
 * text does not tell, or everything of a known form. By rules: forms, labels, tables and the words
 * beside a value; nothing is inferred. Linear in the texts times the fields.
 */
export function extract(instruction: string, texts: readonly string[]): Extracted {
  const fields = readFields(instruction);
  const ofError = fields?.some(({ words }) => words.includes("error")) ?? false;
  const document = readDocument(texts.join("\n\n"), { ofError });
  const wanted = document.rows.length > 0 ? readRowFields(instruction) : undefined;
  const rows = wanted && renameRows(wanted, document.rows);
  if (wanted && rows) return { [wanted.key]: rows };
  if (!fields) return everything(document);
  const filled = fields.map((field): [string, FieldValue] => {
    const isOnly = fields.filter(({ kind }) => kind === field.kind).length === 1;
    return [field.key, fillField({ ...field, isOnly }, document)];
  });
  return Object.fromEntries(filled);
}

function everything(document: ReadDocument): Extracted {
  const found: [string, FieldValue][] = USUAL.map(([key, kind]) => [key, valuesOf(document, kind)]);
  for (const [key, kind] of OTHERS) {
    const values = valuesOf(document, kind);
    if (values.length > 0) found.push([key, values]);
  }
  const labelled = document.pairs.filter(({ label }) => label.length > 1);
  if (labelled.length > 0) {
    found.push(["fields", Object.fromEntries(labelled.map(({ label, value }) => [label, value]))]);
  }
  if (document.rows.length > 0) found.push(["rows", document.rows]);
  return Object.fromEntries(found);
}

function valuesOf({ entities }: ReadDocument, wanted: EntityKind): readonly FieldValue[] {
  const values = entities
    .filter(({ kind }) => kind === wanted)
    .map((entity: Entity) => entity.value);
  return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
}

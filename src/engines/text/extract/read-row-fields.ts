import { type Field, toField } from "./field.js";
import { matchLabel } from "./match-label.js";
import { toFields } from "./read-fields.js";
import type { Cell, Row } from "./read-table.js";

/** A list of objects that an instruction wants, one for each row of a table. */
export interface RowFields {
  readonly key: string;
  readonly columns: readonly Field[];
}

const INSTRUCTION_LENGTH_MAX = 20_000;
const MATCH_MIN = 0.5;
const LISTED =
  /\b((?:line |order |invoice )?items|rows|products|entries|transactions|records|objects|employees|orders|payments|people|lines)\b[^.:\n{[]{0,60}?\b(?:with|containing|having|including)(?: the| their)?(?: (?:fields|keys|columns|properties))?\s*:?\s+(?=\S)/iu;
const KEY =
  /\b(?:under|as|in|with)(?: the| a)? key(?: named| called)?:? ["'`]?([A-Za-z_]\w{0,40})/iu;
const NESTED = /["']?([A-Za-z_]\w{0,40})["']?\s*:\s*\[\s*\{([^{}]{1,2000})\}/u;

/** `items: [{"name": …}]` in a schema, or "the line items with description and price". */
export function readRowFields(instruction: string): RowFields | undefined {
  const text = instruction.slice(0, INSTRUCTION_LENGTH_MAX).replace(/[ \t\r]+/g, " ");
  const nested = NESTED.exec(text);
  if (nested?.[1] && nested[2]) {
    const names = nested[2].split(",").map((member) => member.split(":")[0] ?? "");
    return { key: nested[1], columns: toColumns(names) };
  }
  const listed = LISTED.exec(text);
  if (!listed) return undefined;
  const rest = text.slice(listed.index + listed[0].length);
  const list = rest.slice(0, KEY.exec(rest)?.index ?? rest.length);
  const noun = (listed[1] ?? "items").toLowerCase().replace(/^objects$/, "items");
  return { key: KEY.exec(text)?.[1] ?? noun.replace(" ", "_"), columns: toFields(list) };
}

function toColumns(names: readonly string[]): Field[] {
  return names.flatMap((written) => {
    const name = written.trim().replace(/^["']|["']$/g, "");
    const field = toField(name);
    return field ? [{ ...field, key: name }] : [];
  });
}

/** The rows by the names that the instruction gives their columns; undefined where most have none. */
export function renameRows(
  { columns }: RowFields,
  rows: readonly Row[],
): readonly Row[] | undefined {
  const headings = Object.keys(rows[0] ?? {});
  const matched = columns.map((field) => bestHeading(field, headings));
  const free = headings.find((heading) => !matched.includes(heading));
  const sources = columns.map((field, at) => matched[at] ?? (isThing(field) ? free : undefined));
  const found = sources.filter((heading) => heading !== undefined).length;
  if (columns.length === 0 || found * 2 <= columns.length) return undefined;
  return rows.map((row) =>
    Object.fromEntries(
      columns.map(({ key }, at): [string, Cell] => [key, row[sources[at] ?? ""] ?? null]),
    ),
  );
}

/** What a row is about has many names: "name" stands under "Item". */
function isThing({ words }: Field): boolean {
  return /^(?:name|item|product|description|article|title|service)$/.test(words.at(-1) ?? "");
}

function bestHeading(field: Field, headings: readonly string[]): string | undefined {
  let best: { readonly heading: string; readonly score: number } | undefined;
  for (const heading of headings) {
    const score = matchLabel(field, heading);
    if (score >= MATCH_MIN && score > (best?.score ?? 0)) best = { heading, score };
  }
  return best?.heading;
}

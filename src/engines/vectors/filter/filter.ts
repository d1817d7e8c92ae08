export type Scalar = string | number | boolean | null;

/** What is asked of the value of one field; `$ne` and `$nin` are the negations of the first two. */
export type FieldTest =
  | { readonly operator: "$eq" | "$contains"; readonly value: Scalar }
  | { readonly operator: "$in"; readonly values: readonly Scalar[] }
  | { readonly operator: "$gt" | "$gte" | "$lt" | "$lte"; readonly bound: number | string }
  | { readonly operator: "$exists"; readonly present: boolean };

/** A validated filter on metadata. `all` of no filters is true of every row. */
export type Filter =
  | { readonly kind: "all" | "any"; readonly filters: readonly Filter[] }
  | { readonly kind: "not"; readonly filter: Filter }
  | { readonly kind: "field"; readonly field: string; readonly test: FieldTest };

/**
 * JSON that `readFilter` takes, as text: it crosses threads for next to nothing, and equal texts are
 * equal filters.
 */
export type FilterText = string;

/** The filter is not one; `path` is a JSON Pointer from its root, such as `/$and/0/price/$gt`. */
export class FilterRefused extends Error {
  constructor(
    readonly path: string,
    message: string,
  ) {
    super(message);
    this.name = "FilterRefused";
  }
}

const LEVELS_MAX = 16;
const CONDITIONS_MAX = 256;
const FIELDS_MAX = 16;
const LIST_VALUES_MAX = 1000;
const STRING_CHARACTERS_MAX = 1024;
const OPERATORS =
  "$eq, $ne, $in, $nin, $gt, $gte, $lt, $lte, $exists, $contains and $not (of a field), $and, $or and $not (of filters)";

interface Reading {
  conditions: number;
  readonly fields: Set<string>;
}

interface Place {
  readonly path: string;
  readonly level: number;
}

/**
 * Reads a filter in the manner of MongoDB and Pinecone, and throws FilterRefused for anything else.
 *
 * - `{field: scalar}` is `$eq`; several conditions in one object must all hold; `{}` holds always.
 * - A field is a key of the metadata; failing that, what is before a dot is the key of an object
 *   and the rest a field in it. So a literal key with a dot wins over a nested one.
 * - Values of different types are never equal, and neither is less than the other; strings are
 *   ordered by code units. `$eq: null` asks for a stored null, not for a missing field.
 * - On an array `$eq` and `$in` ask whether an element is equal; `$contains` asks that of arrays only.
 * - `$ne`, `$nin` and `$not` are true exactly where the rest is false, so of missing fields too.
 *
 * At most 16 levels, 256 conditions on 16 fields, 1000 values in a list, 1024 characters in a string.
 */
export function readFilter(value: unknown): Filter {
  const reading = { conditions: 0, fields: new Set<string>() };
  const root = { path: "", level: 1 };
  return isEmptyObject(value) ? { kind: "all", filters: [] } : readObject(value, root, reading);
}

function readObject(value: unknown, place: Place, reading: Reading): Filter {
  if (!isObject(value)) {
    throw new FilterRefused(place.path, "a filter must be an object");
  }
  const entries = Object.entries(value);
  if (entries.length === 0) {
    throw new FilterRefused(place.path, "must have a condition");
  }
  if (place.level > LEVELS_MAX) {
    throw new FilterRefused(place.path, `a filter has at most ${LEVELS_MAX} levels`);
  }
  return allOf(entries.map(([key, part]) => readEntry(key, part, inside(place, key), reading)));
}

function readEntry(key: string, value: unknown, place: Place, reading: Reading): Filter {
  switch (key) {
    case "$and":
      return { kind: "all", filters: readList(value, place, reading) };
    case "$or":
      return { kind: "any", filters: readList(value, place, reading) };
    case "$not":
      return { kind: "not", filter: readObject(value, deeper(place), reading) };
    default:
      if (key.startsWith("$")) {
        throw new FilterRefused(place.path, `unknown operator; there are ${OPERATORS}`);
      }
      return readField(key, value, place, reading);
  }
}

function readList(value: unknown, place: Place, reading: Reading): Filter[] {
  if (!Array.isArray(value) || value.length === 0) {
    throw new FilterRefused(place.path, "must be a list of at least one filter");
  }
  return value.map((filter, position) =>
    readObject(filter, deeper(inside(place, String(position))), reading),
  );
}

function readField(field: string, value: unknown, place: Place, reading: Reading): Filter {
  reading.fields.add(readText(field, place));
  if (reading.fields.size > FIELDS_MAX) {
    throw new FilterRefused(place.path, `a filter names at most ${FIELDS_MAX} fields`);
  }
  return isObject(value)
    ? readTests(field, value, place, reading)
    : readTest(field, "$eq", value, place, reading);
}

function readTests(field: string, value: object, place: Place, reading: Reading): Filter {
  const entries = Object.entries(value);
  if (entries.length === 0) {
    throw new FilterRefused(place.path, "must have an operator");
  }
  if (place.level > LEVELS_MAX) {
    throw new FilterRefused(place.path, `a filter has at most ${LEVELS_MAX} levels`);
  }
  return allOf(
    entries.map(([operator, operand]) =>
      readTest(field, operator, operand, inside(place, operator), reading),
    ),
  );
}

function readTest(
  field: string,
  operator: string,
  operand: unknown,
  place: Place,
  reading: Reading,
): Filter {
  if (operator === "$not") {
    if (!isObject(operand)) {
      throw new FilterRefused(place.path, "must be an object of operators");
    }
    return { kind: "not", filter: readTests(field, operand, deeper(place), reading) };
  }
  reading.conditions += 1;
  if (reading.conditions > CONDITIONS_MAX) {
    throw new FilterRefused(place.path, `a filter has at most ${CONDITIONS_MAX} conditions`);
  }
  switch (operator) {
    case "$eq":
    case "$contains":
      return { kind: "field", field, test: { operator, value: readScalar(operand, place) } };
    case "$ne":
      return not(field, { operator: "$eq", value: readScalar(operand, place) });
    case "$in":
      return { kind: "field", field, test: { operator, values: readValues(operand, place) } };
    case "$nin":
      return not(field, { operator: "$in", values: readValues(operand, place) });
    case "$gt":
    case "$gte":
    case "$lt":
    case "$lte":
      return { kind: "field", field, test: { operator, bound: readBound(operand, place) } };
    case "$exists":
      return { kind: "field", field, test: { operator, present: readBoolean(operand, place) } };
    default:
      throw new FilterRefused(
        place.path,
        `unknown operator; there are ${OPERATORS}; a field in an object is written with a dot`,
      );
  }
}

function allOf(filters: Filter[]): Filter {
  const [first] = filters;
  return first !== undefined && filters.length === 1 ? first : { kind: "all", filters };
}

function not(field: string, test: FieldTest): Filter {
  return { kind: "not", filter: { kind: "field", field, test } };
}

function readScalar(value: unknown, place: Place): Scalar {
  switch (typeof value) {
    case "string":
      return readText(value, place);
    case "number":
      return readFinite(value, place);
    case "boolean":
      return value;
    default:
      if (value === null) {
        return null;
      }
      throw new FilterRefused(place.path, "must be a string, a number, a boolean or null");
  }
}

function readValues(value: unknown, place: Place): Scalar[] {
  if (!Array.isArray(value) || value.length > LIST_VALUES_MAX) {
    throw new FilterRefused(place.path, `must be a list of at most ${LIST_VALUES_MAX} values`);
  }
  return value.map((element, position) => readScalar(element, inside(place, String(position))));
}

function readBound(value: unknown, place: Place): number | string {
  if (typeof value === "number") {
    return readFinite(value, place);
  }
  if (typeof value === "string") {
    return readText(value, place);
  }
  throw new FilterRefused(place.path, "must be a number or a string");
}

function readBoolean(value: unknown, place: Place): boolean {
  if (typeof value !== "boolean") {
    throw new FilterRefused(place.path, "must be true or false");
  }
  return value;
}

function readFinite(value: number, place: Place): number {
  if (!Number.isFinite(value)) {
    throw new FilterRefused(place.path, "must be a finite number");
  }
  return value;
}

function readText(value: string, place: Place): string {
  if (value.length > STRING_CHARACTERS_MAX) {
    throw new FilterRefused(
      place.path,
      `a string in a filter has at most ${STRING_CHARACTERS_MAX} characters`,
    );
  }
  return value;
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isEmptyObject(value: unknown): boolean {
  return isObject(value) && Object.keys(value).length === 0;
}

function inside(place: Place, key: string): Place {
  const step = key.replaceAll("~", "~0").replaceAll("/", "~1");
  return { path: `${place.path}/${step}`, level: place.level };
}

function deeper(place: Place): Place {
  return { path: place.path, level: place.level + 1 };
}

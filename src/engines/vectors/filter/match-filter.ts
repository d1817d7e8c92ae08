import { type FieldColumn, isList, MISSING } from "./field-column.js";
import type { FieldTest, Filter, Scalar } from "./filter.js";

/**
 * 1 for each slot below `slots` whose metadata passes the filter. The columns of the fields that it
 * names cover these slots. Costs one pass over the slots for each condition.
 */
export function matchFilter(
  filter: Filter,
  columns: ReadonlyMap<string, FieldColumn>,
  slots: number,
): Uint8Array {
  const matches = new Uint8Array(slots);
  match(filter, columns, matches);
  return matches;
}

type Ordered = number | string;

const ORDERS = {
  $gt: (value: Ordered, bound: Ordered) => value > bound,
  $gte: (value: Ordered, bound: Ordered) => value >= bound,
  $lt: (value: Ordered, bound: Ordered) => value < bound,
  $lte: (value: Ordered, bound: Ordered) => value <= bound,
} as const;

/** The fields that a filter names. */
export function fieldsOf(filter: Filter, fields = new Set<string>()): Set<string> {
  switch (filter.kind) {
    case "all":
    case "any":
      for (const part of filter.filters) fieldsOf(part, fields);
      return fields;
    case "not":
      return fieldsOf(filter.filter, fields);
    case "field":
      return fields.add(filter.field);
  }
}

function match(
  filter: Filter,
  columns: ReadonlyMap<string, FieldColumn>,
  matches: Uint8Array,
): void {
  switch (filter.kind) {
    case "all":
    case "any":
      matchParts(filter, columns, matches);
      break;
    case "not":
      match(filter.filter, columns, matches);
      for (let slot = 0; slot < matches.length; slot += 1)
        matches[slot] = matches[slot] === 1 ? 0 : 1;
      break;
    case "field":
      matchField(filter.test, columns.get(filter.field), matches);
      break;
  }
}

function matchParts(
  { kind, filters }: Filter & { kind: "all" | "any" },
  columns: ReadonlyMap<string, FieldColumn>,
  matches: Uint8Array,
): void {
  matches.fill(kind === "all" ? 1 : 0);
  const ofPart = new Uint8Array(matches.length);
  for (const filter of filters) {
    match(filter, columns, ofPart);
    // Where the parts so far decide nothing, this one does.
    const undecided = kind === "all" ? 1 : 0;
    for (let slot = 0; slot < matches.length; slot += 1) {
      if (matches[slot] === undecided) matches[slot] = ofPart[slot] ?? 0;
    }
  }
}

function matchField(test: FieldTest, column: FieldColumn | undefined, matches: Uint8Array): void {
  if (column === undefined) throw new RangeError("a field of the filter has no column");
  const passing = passingCodes(test, column);
  const { codes } = column;
  for (let slot = 0; slot < matches.length; slot += 1) {
    matches[slot] = passing[codes[slot] ?? MISSING] ?? 0;
  }
}

/** 1 for each code whose value passes the test. */
function passingCodes(test: FieldTest, column: FieldColumn): Uint8Array {
  const passing = new Uint8Array(column.values.length);
  switch (test.operator) {
    case "$eq":
      passScalars([test.value], column, passing);
      passLists(new Set([test.value]), column, passing);
      break;
    case "$in":
      passScalars(test.values, column, passing);
      passLists(new Set(test.values), column, passing);
      break;
    case "$contains":
      passLists(new Set([test.value]), column, passing);
      break;
    case "$exists":
      passing.fill(test.present ? 1 : 0);
      passing[MISSING] = test.present ? 0 : 1;
      break;
    default:
      passOrdered(test, column, passing);
  }
  return passing;
}

function passScalars(values: readonly Scalar[], column: FieldColumn, passing: Uint8Array): void {
  for (const value of values) {
    const code = column.scalarCode(value);
    if (code !== undefined) passing[code] = 1;
  }
}

function passLists(wanted: ReadonlySet<Scalar>, column: FieldColumn, passing: Uint8Array): void {
  for (const code of column.listCodes()) {
    const value = column.values[code];
    if (isList(value) && value.some((element) => wanted.has(element))) passing[code] = 1;
  }
}

function passOrdered(
  { operator, bound }: { operator: keyof typeof ORDERS; bound: Ordered },
  { numbers, values }: FieldColumn,
  passing: Uint8Array,
): void {
  const holds = ORDERS[operator];
  for (let code = 0; code < passing.length; code += 1) {
    // In `numbers` what is no number is NaN, which nothing is less or greater than.
    const value = typeof bound === "number" ? (numbers[code] ?? Number.NaN) : values[code];
    if (typeof value === "number" || typeof value === "string") {
      if (typeof value === typeof bound && holds(value, bound)) passing[code] = 1;
    }
  }
}

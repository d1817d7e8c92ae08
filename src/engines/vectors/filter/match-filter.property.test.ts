import fc from "fast-check";
import { expect, it } from "vitest";
import { FieldColumns } from "./field-columns.js";
import { KnownMatches } from "./known-matches.js";

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type Test = { [operator: string]: Json };
type Written = { [key: string]: Json };

const FIELDS = ["a", "b", "c.d", "missing"] as const;
const scalar = fc.oneof(
  fc.integer({ min: -3, max: 30 }),
  fc.constantFrom(0.5, -0, 1e300),
  fc.constantFrom("", "a", "aa", "b", "\u00e9", "\u{1f600}", "\uffee"),
  fc.boolean(),
  fc.constant(null),
);
const ordered = fc.oneof(
  fc.integer({ min: -3, max: 30 }),
  fc.constantFrom("", "a", "ab", "\uffee"),
);
const value = fc.oneof(
  { weight: 4, arbitrary: scalar },
  fc.array(scalar, { maxLength: 4 }),
  fc.constant({ deep: 1 }),
);
const row = fc.option(
  fc.record({ a: value, b: value, c: fc.record({ d: value }) }, { requiredKeys: [] }),
  { freq: 10 },
);
const test = fc.oneof(
  fc.record({ $eq: scalar }),
  fc.record({ $ne: scalar }),
  fc.record({ $contains: scalar }),
  fc.record({ $in: fc.array(scalar, { maxLength: 5 }) }),
  fc.record({ $nin: fc.array(scalar, { maxLength: 5 }) }),
  fc.record({ $exists: fc.boolean() }),
  fc.constantFrom("$gt", "$gte", "$lt", "$lte").chain((name) => fc.record({ [name]: ordered })),
  fc.record({ $gte: ordered, $lt: ordered }),
);
const { filter } = fc.letrec<{ filter: Written; list: Written[] }>((tie) => ({
  filter: fc.oneof(
    { maxDepth: 4 },
    fc
      .tuple(fc.constantFrom(...FIELDS), fc.oneof(scalar, test))
      .map(([name, of]) => ({ [name]: of })),
    fc.tuple(test, test).map(([a, b]) => ({ a, b: { $not: b } })),
    tie("list").map((list) => ({ $and: list })),
    tie("list").map((list) => ({ $or: list })),
    tie("filter").map((inner) => ({ $not: inner })),
  ),
  list: fc.array(tie("filter"), { minLength: 1, maxLength: 4 }),
}));

/** What the documentation of filters says, row by row. */
function passes(written: Written, metadata: Json): boolean {
  return Object.entries(written).every(([key, part]) => {
    if (key === "$and") return (part as Written[]).every((each) => passes(each, metadata));
    if (key === "$or") return (part as Written[]).some((each) => passes(each, metadata));
    if (key === "$not") return !passes(part as Written, metadata);
    const isTest = typeof part === "object" && part !== null;
    return holds(isTest ? (part as Test) : { $eq: part }, fieldOf(metadata, key));
  });
}

function fieldOf(metadata: Json, field: string): Json | undefined {
  let found: Json | undefined = metadata;
  for (const key of field.split(".")) {
    if (typeof found !== "object" || found === null || Array.isArray(found)) return undefined;
    found = found[key];
  }
  return found;
}

function holds(tests: Test, found: Json | undefined): boolean {
  const equals = (wanted: Json) =>
    Array.isArray(found) ? found.includes(wanted) : found !== undefined && found === wanted;
  const compares = (bound: Json, compare: (one: never, other: never) => boolean) =>
    typeof found === typeof bound && compare(found as never, bound as never);
  return Object.entries(tests).every(([operator, operand]) => {
    switch (operator) {
      case "$eq":
        return equals(operand);
      case "$ne":
        return !equals(operand);
      case "$in":
        return (operand as Json[]).some(equals);
      case "$nin":
        return !(operand as Json[]).some(equals);
      case "$contains":
        return Array.isArray(found) && found.includes(operand);
      case "$exists":
        return (found !== undefined) === operand;
      case "$gt":
        return compares(operand, (one, other) => one > other);
      case "$gte":
        return compares(operand, (one, other) => one >= other);
      case "$lt":
        return compares(operand, (one, other) => one < other);
      case "$lte":
        return compares(operand, (one, other) => one <= other);
      case "$not":
        return !holds(operand as Test, found);
      default:
        throw new Error(operator);
    }
  });
}

it("passes exactly the rows that a plain reading of the filter passes, as rows come and others ask", () => {
  const course = fc.record({
    rows: fc.array(row, { maxLength: 70 }),
    filters: fc.array(filter, { minLength: 1, maxLength: 5 }),
    /** Rows that are there when the filter is asked; the rest comes between its steps. */
    share: fc.double({ min: 0, max: 1, noNaN: true }),
    /** Which of the filters goes on next. */
    turns: fc.infiniteStream(fc.nat()),
  });
  fc.assert(
    fc.property(course, ({ rows, filters, share, turns }) => {
      const texts = rows.map((metadata) => metadata && JSON.stringify(metadata));
      const slots = Math.floor(share * rows.length);
      const present = texts.slice(0, slots);
      const columns = new FieldColumns();
      const shared = new KnownMatches(slots);
      const under = filters.map((asked) => ({
        asked,
        steps: columns.match(JSON.stringify(asked), present, shared),
      }));
      while (under.length > 0) {
        const at = Number(turns.next().value) % under.length;
        const step = under[at]?.steps.next();
        present.push(...texts.slice(present.length, present.length + 3));
        if (!step?.done) continue;
        const [{ asked } = { asked: {} }] = under.splice(at, 1);
        const found = Array.from({ length: slots }, (_, slot) => step.value.has(slot));
        expect(found).toEqual(rows.slice(0, slots).map((metadata) => passes(asked, metadata)));
      }
    }),
    { numRuns: 400 },
  );
});

it("passes the right rows where values have to be sorted, and more came since", () => {
  const next = (at: number) => (at * 7919) % 5003;
  const rows = Array.from({ length: 5_000 }, (_, at) => ({
    number: next(at) / 4,
    text: `${"x".repeat(next(at) % 3)}${next(at)}`,
    mixed: at % 3 === 0 ? next(at) : at % 3 === 1 ? `${next(at)}` : [next(at), `${next(at)}`],
  }));
  const columns = new FieldColumns();
  const tests = [
    { number: { $gte: 17, $lt: 1000.25 } },
    { number: { $gt: 1250.5 } },
    { text: { $gt: "x1", $lte: "xx4" } },
    { text: { $lt: "3" } },
    { $or: [{ mixed: { $lt: 400 } }, { mixed: { $gte: "4990" } }, { mixed: next(2) }] },
    { mixed: { $not: { $lte: "zzz" } } },
  ];
  for (const count of [1_500, 1_900, 5_000]) {
    const texts = rows.slice(0, count).map((metadata) => JSON.stringify(metadata));
    for (const asked of tests) {
      const steps = columns.match(JSON.stringify(asked), texts, new KnownMatches(count));
      let step = steps.next();
      while (!step.done) step = steps.next();
      const { value: matches } = step;
      const found = rows.slice(0, count).map((_, slot) => matches.has(slot));
      expect(found).toEqual(rows.slice(0, count).map((metadata) => passes(asked, metadata)));
    }
  }
});

import { describe, expect, it } from "vitest";
import { FieldColumns } from "./field-columns.js";
import { KnownMatches } from "./known-matches.js";

type Texts = readonly (string | null)[];

/** The rows that pass, in the steps that a search takes. */
function matching(
  columns: FieldColumns,
  filter: unknown,
  metadata: Texts,
  known = new KnownMatches(metadata.length),
): number[] {
  const steps = columns.match(JSON.stringify(filter), metadata, known);
  for (;;) {
    const step = steps.next();
    if (step.done) return Array.from(metadata.keys()).filter((row) => step.value.has(row));
  }
}

function holds(filter: unknown, metadata: unknown): boolean {
  const texts = [metadata === undefined ? null : JSON.stringify(metadata)];
  return matching(new FieldColumns(), filter, texts).length === 1;
}

const shoe = {
  price: 10,
  name: "boot",
  live: true,
  note: null,
  tags: ["red", 3, null, { deep: 1 }],
  size: { eu: 42, "a.b": "inner" },
  "size.eu": 43,
  "x.y": { z: 1 },
};

describe("what a filter says of metadata", () => {
  it.each([
    ["equality", { price: 10 }, true],
    ["equality with another type", { price: "10" }, false],
    ["equality of a boolean with a number", { live: 1 }, false],
    ["equality with a stored null", { note: null }, true],
    ["a missing field is not null", { none: null }, false],
    ["equality with an element of a list", { tags: "red" }, true],
    ["equality with an element of another type", { tags: "3" }, false],
    ["an object is equal to nothing", { size: null }, false],
    ["$ne", { price: { $ne: 11 } }, true],
    ["$ne of the value", { price: { $ne: 10 } }, false],
    ["$ne of a missing field", { none: { $ne: 10 } }, true],
    ["$ne of another type", { price: { $ne: "10" } }, true],
    ["$ne of an element", { tags: { $ne: "red" } }, false],
    ["$in", { name: { $in: ["shoe", "boot"] } }, true],
    ["$in of no values", { name: { $in: [] } }, false],
    ["$in of an element", { tags: { $in: [4, 3] } }, true],
    ["$in of a missing field", { none: { $in: [null] } }, false],
    ["$nin", { name: { $nin: ["shoe"] } }, true],
    ["$nin of the value", { name: { $nin: ["boot"] } }, false],
    ["$nin of a missing field", { none: { $nin: ["boot"] } }, true],
    ["$gt", { price: { $gt: 9 } }, true],
    ["$gt of the value", { price: { $gt: 10 } }, false],
    ["$gte", { price: { $gte: 10 } }, true],
    ["$lt of the value", { price: { $lt: 10 } }, false],
    ["$lte", { price: { $lte: 10 } }, true],
    ["a range", { price: { $gt: 9, $lt: 11 } }, true],
    ["a range that ends before", { price: { $gt: 8, $lt: 10 } }, false],
    ["$gt between texts", { name: { $gt: "book" } }, true],
    ["$gt between a number and a text", { price: { $gt: "1" } }, false],
    ["$lt between a number and a text", { price: { $lt: "1" } }, false],
    ["$lt between a text and a number", { name: { $lt: 1 } }, false],
    ["$gt of a boolean", { live: { $gt: 0 } }, false],
    ["$gte of null", { note: { $gte: 0 } }, false],
    ["$gt of a list", { tags: { $gt: 1 } }, false],
    ["$gt of a missing field", { none: { $gt: 0 } }, false],
    ["$exists", { price: { $exists: true } }, true],
    ["$exists of a null", { note: { $exists: true } }, true],
    ["$exists of an object", { size: { $exists: true } }, true],
    ["$exists of a missing field", { none: { $exists: true } }, false],
    ["$exists false of a missing field", { none: { $exists: false } }, true],
    ["$contains", { tags: { $contains: null } }, true],
    ["$contains of no element", { tags: { $contains: "blue" } }, false],
    ["$contains of a text", { name: { $contains: "boot" } }, false],
    ["$not of a field", { price: { $not: { $gt: 10 } } }, true],
    ["$not of a missing field", { none: { $not: { $gt: 10 } } }, true],
    ["$not", { $not: { price: 10 } }, false],
    ["$and", { $and: [{ price: 10 }, { name: "boot" }] }, true],
    ["$and with one that does not hold", { $and: [{ price: 10 }, { name: "shoe" }] }, false],
    ["$or", { $or: [{ price: 1 }, { name: "boot" }] }, true],
    ["$or of none that hold", { $or: [{ price: 1 }, { name: "shoe" }] }, false],
    ["$or beside a condition", { price: 1, $or: [{ price: 10 }, { name: "boot" }] }, false],
    ["the empty filter", {}, true],
    ["a key with a dot before a nested one", { "size.eu": 43 }, true],
    ["a nested field", { "size.a.b": "inner" }, true],
    ["a field of a list", { "tags.0": "red" }, false],
    ["a field beyond a scalar", { "price.x": { $exists: true } }, false],
    ["only the first dot parts keys", { "x.y.z": 1 }, false],
    ["what objects have of their own", { "size.toString": { $exists: true } }, false],
    ["the name of a prototype", { "constructor.name": { $exists: true } }, false],
    ["the length of a text", { "name.length": { $exists: true } }, false],
  ])("%s", (_, filter, expected) => {
    expect(holds(filter, shoe)).toBe(expected);
  });

  it("takes a row without metadata as one without fields", () => {
    expect(holds({ a: { $exists: false } }, undefined)).toBe(true);
    expect(holds({ a: 1 }, undefined)).toBe(false);
    expect(holds({}, undefined)).toBe(true);
  });
});

describe("columns", () => {
  const rows = (count: number) =>
    Array.from({ length: count }, (_, row) => JSON.stringify({ group: row % 3, name: `n${row}` }));
  it("take in the rows that came after they were built", () => {
    const columns = new FieldColumns();

    expect(matching(columns, { group: 1 }, rows(4))).toEqual([1]);
    expect(matching(columns, { group: 1, name: { $gt: "n4" } }, rows(8))).toEqual([7]);
    expect(matching(columns, { group: 1 }, rows(400)).length).toBe(133);
  });

  it("follow rows that moved, and forget values that no row has any more", () => {
    const columns = new FieldColumns();
    matching(columns, { name: "n5" }, rows(1000));
    const before = columns.bytes;
    columns.compact(Uint32Array.of(5, 7, 9));
    const kept = [5, 7, 9].map((row) => rows(10)[row] ?? "");

    expect(matching(columns, { name: "n7" }, [...kept, ...rows(2)])).toEqual([1]);
    expect(columns.bytes).toBeLessThan(before / 4);
  });

  it("are at most sixteen, and give room to those named last", () => {
    const columns = new FieldColumns();
    const named = (first: number, count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, at) => [`f${first + at}`, 1]));
    matching(columns, named(0, 16), rows(300));
    const full = columns.bytes;
    matching(columns, named(16, 1), rows(300));
    matching(columns, named(3, 16), rows(300));

    expect(columns.bytes).toBe(full);
    expect(matching(columns, { group: 2 }, rows(6))).toEqual([2, 5]);
  });
});

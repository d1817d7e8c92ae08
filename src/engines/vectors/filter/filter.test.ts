import { describe, expect, it } from "vitest";
import { FilterRefused, readFilter } from "./filter.js";

function refusal(value: unknown): { path: string; message: string } {
  try {
    readFilter(value);
  } catch (error) {
    if (error instanceof FilterRefused) return { path: error.path, message: error.message };
    throw error;
  }
  throw new Error("the filter was not refused");
}

function nested(levels: number, operator: "$not" | "$and" | "$or"): unknown {
  let filter: unknown = { a: 1 };
  for (let level = 1; level < levels; level += 1) {
    filter = { [operator]: operator === "$not" ? filter : [filter] };
  }
  return filter;
}

const fields = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, position) => [`f${position}`, 1]));

describe("what a filter is read as", () => {
  it("is plain data that survives being sent to a thread", () => {
    const filter = readFilter({
      $or: [{ price: { $gte: 1, $lt: 5 } }, { tag: { $nin: ["a", null] } }],
      live: true,
    });

    expect(structuredClone(filter)).toEqual(filter);
    expect(filter).toEqual({
      kind: "all",
      filters: [
        {
          kind: "any",
          filters: [
            {
              kind: "all",
              filters: [
                { kind: "field", field: "price", test: { operator: "$gte", bound: 1 } },
                { kind: "field", field: "price", test: { operator: "$lt", bound: 5 } },
              ],
            },
            {
              kind: "not",
              filter: {
                kind: "field",
                field: "tag",
                test: { operator: "$in", values: ["a", null] },
              },
            },
          ],
        },
        { kind: "field", field: "live", test: { operator: "$eq", value: true } },
      ],
    });
  });

  it("takes an empty filter as one that holds always", () => {
    expect(readFilter({})).toEqual({ kind: "all", filters: [] });
  });

  it("takes fields with names that objects have of their own", () => {
    expect(readFilter(JSON.parse('{"__proto__": 1}'))).toEqual({
      kind: "field",
      field: "__proto__",
      test: { operator: "$eq", value: 1 },
    });
  });

  it("takes what is at its bounds", () => {
    const longest = "x".repeat(1024);
    for (const filter of [
      nested(16, "$not"),
      nested(16, "$and"),
      nested(16, "$or"),
      { a: { $in: Array.from({ length: 1000 }, (_, value) => value) } },
      { a: { $in: [] } },
      { [longest]: longest },
      fields(16),
      { $or: Array.from({ length: 256 }, (_, value) => ({ a: value })) },
    ]) {
      expect(() => readFilter(filter)).not.toThrow();
    }
  });
});

describe("what is refused, and where", () => {
  it.each([
    ["a scalar", 5, "", "must be an object"],
    ["a list", [], "", "must be an object"],
    ["null", null, "", "must be an object"],
    ["an unknown operator of filters", { $nor: [] }, "/$nor", "unknown operator"],
    ["an unknown operator of a field", { a: { $regex: "x" } }, "/a/$regex", "unknown operator"],
    ["an object to be equal to", { a: { b: 1 } }, "/a/b", "written with a dot"],
    ["a field without operator", { a: {} }, "/a", "must have an operator"],
    ["an empty $and", { $and: [] }, "/$and", "at least one"],
    ["an empty $or", { $or: [] }, "/$or", "at least one"],
    ["an $or of no list", { $or: { a: 1 } }, "/$or", "at least one"],
    ["an empty filter in a list", { $and: [{ a: 1 }, {}] }, "/$and/1", "must have a condition"],
    ["an empty $not", { $not: {} }, "/$not", "must have a condition"],
    ["a $not of a field on a scalar", { a: { $not: 1 } }, "/a/$not", "object of operators"],
    ["a list without $in", { a: [1] }, "/a", "must be a string, a number"],
    ["an object under $eq", { a: { $eq: {} } }, "/a/$eq", "must be a string, a number"],
    ["a list under $ne", { a: { $ne: [1] } }, "/a/$ne", "must be a string, a number"],
    ["an object in $in", { a: { $in: [1, {}] } }, "/a/$in/1", "must be a string, a number"],
    ["a scalar under $in", { a: { $in: 1 } }, "/a/$in", "list of at most 1000"],
    ["a null bound", { a: { $gt: null } }, "/a/$gt", "number or a string"],
    ["a boolean bound", { a: { $lte: true } }, "/a/$lte", "number or a string"],
    ["an infinite bound", { a: { $lt: Number.POSITIVE_INFINITY } }, "/a/$lt", "finite"],
    ["a text under $exists", { a: { $exists: "yes" } }, "/a/$exists", "true or false"],
    ["a list under $contains", { a: { $contains: ["x"] } }, "/a/$contains", "must be a string"],
    [
      "a place in a name with marks",
      { "a/b~c": { $gt: {} } },
      "/a~1b~0c/$gt",
      "number or a string",
    ],
    [
      "a deep place",
      { $and: [{ price: { $gt: null } }] },
      "/$and/0/price/$gt",
      "number or a string",
    ],
  ])("%s", (_, filter, path, message) => {
    expect(refusal(filter)).toEqual({ path, message: expect.stringContaining(message) });
  });

  it("what is beyond a bound", () => {
    const tooLong = "x".repeat(1025);
    const tooMany = Array.from({ length: 1001 }, (_, value) => value);
    const conditions = Array.from({ length: 257 }, (_, value) => ({ a: value }));
    for (const operator of ["$not", "$and", "$or"] as const) {
      expect(refusal(nested(17, operator)).message).toContain("16 levels");
      expect(refusal(nested(50, operator)).message).toContain("16 levels");
    }
    let fieldFilter: unknown = { $gt: 1 };
    for (let level = 1; level < 17; level += 1) fieldFilter = { $not: fieldFilter };
    expect(refusal({ a: fieldFilter }).message).toContain("16 levels");
    expect(refusal({ a: { $in: tooMany } }).message).toContain("at most 1000");
    expect(refusal({ a: { $nin: tooMany } }).message).toContain("at most 1000");
    expect(refusal({ a: tooLong }).message).toContain("1024 characters");
    expect(refusal({ [tooLong]: 1 }).message).toContain("1024 characters");
    expect(refusal({ a: { $gt: tooLong } }).message).toContain("1024 characters");
    expect(refusal(fields(17)).message).toContain("16 fields");
    expect(refusal({ $or: conditions })).toMatchObject({
      path: "/$or/256/a",
      message: expect.stringContaining("256 conditions"),
    });
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type Cell,
  COLUMN_TYPES,
  type ColumnType,
  NotACell,
  RawText,
  readRow,
  textOf,
  writeRow,
} from "./cells.js";

const cell: fc.Arbitrary<Cell> = fc.oneof(
  fc.constant(null),
  fc.string({ unit: "binary" }),
  fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }),
  fc.double(),
  fc.uint8Array().map((bytes) => Buffer.from(bytes)),
  fc.uint8Array().map((bytes) => new RawText(Buffer.from([0xff, ...bytes]))),
);
const row = fc.array(fc.tuple(fc.constantFrom(...COLUMN_TYPES), cell), { maxLength: 8 });
const split = (pairs: readonly (readonly [ColumnType, Cell])[]) => ({
  types: pairs.map(([type]) => type),
  cells: pairs.map(([, value]) => value),
});

describe("a row as a line", () => {
  it("is read as what was written, of the same kind, in every column", () => {
    fc.assert(
      fc.property(row, (pairs) => {
        const { types, cells } = split(pairs);
        expect(readRow(types, writeRow(types, cells))).toStrictEqual(cells);
      }),
    );
  });

  it("is one line of JSON, the same for the same values", () => {
    fc.assert(
      fc.property(row, (pairs) => {
        const { types, cells } = split(pairs);
        const line = writeRow(types, cells);
        expect(line).not.toContain("\n");
        expect(JSON.parse(line)).toHaveLength(cells.length);
        expect(writeRow(types, readRow(types, line))).toBe(line);
      }),
    );
  });

  it.each<[ColumnType, Cell, string]>([
    ["TEXT", "a\u0000b\u{1f602}\n", '["a\\u0000b\u{1f602}\\n"]'],
    ["BIGINT", 2n ** 53n - 1n, "[9007199254740991]"],
    ["BIGINT", 2n ** 53n, '["9007199254740992"]'],
    ["BIGINT", -(2n ** 63n), '["-9223372036854775808"]'],
    ["BIGINT", 2.5, '[{"real":"2.5"}]'],
    ["DOUBLE PRECISION", -0, '["-0"]'],
    ["DOUBLE PRECISION", Number.NaN, '["NaN"]'],
    ["DOUBLE PRECISION", Number.NEGATIVE_INFINITY, '["-Infinity"]'],
    ["DOUBLE PRECISION", 5e-324, "[5e-324]"],
    ["DOUBLE PRECISION", 1, "[1]"],
    ["BYTEA", Buffer.from([0, 255]), '["AP8="]'],
    ["TEXT", Buffer.from([1]), '[{"blob":"AQ=="}]'],
    ["TEXT", new RawText(Buffer.from([0xed, 0xa0, 0x80])), '[{"bytes":"7aCA"}]'],
  ])("is documented: %s", (type, value, line) => {
    expect(writeRow([type], [value])).toBe(line);
    expect(readRow([type], line)).toStrictEqual([value]);
  });

  it.each([
    ["BIGINT", "[1.5]"],
    ["BIGINT", "[9007199254740993]"],
    ["BIGINT", '["9223372036854775808"]'],
    ["BIGINT", "[true]"],
    ["DOUBLE PRECISION", '["1"'],
    ["DOUBLE PRECISION", '["one"]'],
    ["BYTEA", '["?"]'],
    ["TEXT", "[1]"],
    ["TEXT", '[{"text":1}]'],
    ["TEXT", '[{"other":"1"}]'],
    ["TEXT", '["a","b"]'],
    ["TEXT", '{"table":"a"}'],
  ] as const)("is refused where it is something else: %s %s", (type, line) => {
    expect(() => readRow([type], line)).toThrow(NotACell);
  });

  it("knows texts by their bytes", () => {
    expect(textOf(Buffer.from("a\ufffd"))).toBe("a\ufffd");
    expect(textOf(Buffer.from([0xff]))).toStrictEqual(new RawText(Buffer.from([0xff])));
  });
});

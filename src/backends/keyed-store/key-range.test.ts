import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toCursor } from "../../http/input/cursor.js";
import { keyRangeOf } from "./key-range.js";

const text = fc.string({ unit: "binary", maxLength: 4 });
const near = fc.oneof(text, fc.constantFrom("", "a", "ab", "\u007f", "\u07ff", "\u{10ffff}"));
const order = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b));

describe("the range of a scan", () => {
  it("holds exactly the keys that prefix, bounds and cursor ask for", () => {
    const wanted = fc.record(
      { prefix: near, from: near, to: near, last: near },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(wanted, near, near, ({ prefix, from, to, last }, start, rest) => {
        const cursor = last === undefined ? undefined : toCursor(Buffer.from(last));
        const { lower, upper } = keyRangeOf({
          ...(prefix === undefined ? {} : { prefix }),
          ...(from === undefined ? {} : { from }),
          ...(to === undefined ? {} : { to }),
          ...(cursor === undefined ? {} : { cursor }),
        });
        for (const key of [start, `${prefix ?? ""}${rest}`]) {
          const bytes = Buffer.from(key);
          const isIn = Buffer.compare(bytes, lower) >= 0 && Buffer.compare(bytes, upper) < 0;
          expect(isIn).toBe(
            key.startsWith(prefix ?? "") &&
              order(key, from ?? "") >= 0 &&
              (to === undefined || order(key, to) < 0) &&
              (last === undefined || order(key, last) > 0),
          );
        }
      }),
    );
  });
});

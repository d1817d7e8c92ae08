import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bytesOfCursor, partsOfCursor, toCursor } from "./cursor.js";

const message = "cursor must be the next_cursor of an earlier answer";
const refusal = {
  status: 422,
  code: "validation_error",
  message,
  details: [{ path: "/cursor", message }],
};
const FORM = /^(\d+)\.([a-z]+)$/;

function thrownBy(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}

describe("a cursor", () => {
  it("stands for any bytes, and fits into a query as it is", () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        const cursor = toCursor(Buffer.from(bytes));
        expect(cursor).toMatch(/^[\w-]*$/);
        expect([...bytesOfCursor(cursor)]).toEqual([...bytes]);
      }),
    );
  });

  it("stands for text of a known form", () => {
    expect(partsOfCursor(toCursor("17.abc"), FORM)).toEqual(["17", "abc"]);
  });

  it.each([
    ["other letters", "a?b"],
    ["padding", "YQ=="],
    ["the other base64", "+/+/"],
    ["a space", " "],
    ["bits that no bytes end in", "YR"],
  ])("with %s is refused", (_name, cursor) => {
    expect(thrownBy(() => bytesOfCursor(cursor))).toMatchObject(refusal);
    expect(thrownBy(() => partsOfCursor(cursor, /^/))).toMatchObject(refusal);
  });

  it.each(["", "17", "17.", "17.abc\n", "x17.abc"])("of the text %j is refused", (text) => {
    expect(thrownBy(() => partsOfCursor(toCursor(text), FORM))).toMatchObject(refusal);
  });
});

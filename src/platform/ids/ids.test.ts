import { describe, expect, it } from "vitest";
import { newId, newOrderedId } from "./ids.js";

declare module "./ids.js" {
  interface IdPrefixes {
    readonly tst: "thing of a test";
  }
}

describe("an id", () => {
  it("is the prefix and 24 hex digits, and none comes twice", () => {
    const ids = Array.from({ length: 2_000 }, () => newId("tst"));
    for (const id of ids) expect(id).toMatch(/^tst_[0-9a-f]{24}$/);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("sorts by its time where it is asked to", () => {
    const times = [0, 1, 1_800_000_000_000, 1_800_000_000_001, 2 ** 48 - 1];
    const ids = times.map((time) => newOrderedId("tst", time));
    for (const id of ids) expect(id).toMatch(/^tst_[0-9a-f]{24}$/);
    expect(ids.toSorted()).toEqual(ids);
  });

  it("has a prefix that some part declared, or it is a type error", () => {
    // @ts-expect-error nobody declares this one
    expect(newId("nobodys")).toMatch(/^nobodys_/);
  });
});

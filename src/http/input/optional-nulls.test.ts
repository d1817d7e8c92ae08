import { Type } from "@sinclair/typebox";
import { describe, expect, it } from "vitest";
import { removerOfNulls } from "./optional-nulls.js";

const Item = Type.Object({ id: Type.String(), note: Type.Optional(Type.String()) });
const Body = Type.Object({
  name: Type.String(),
  size: Type.Optional(Type.Integer()),
  until: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  free: Type.Optional(Type.Unsafe<unknown>({ description: "any" })),
  kind: Type.Optional(Type.Literal("one")),
  options: Type.Optional(Type.Object({ depth: Type.Optional(Type.Integer()) })),
  items: Type.Optional(Type.Array(Item)),
  byName: Type.Optional(Type.Record(Type.String(), Item)),
});

function without(body: unknown, schema: object = Body): unknown {
  const copy = structuredClone(body);
  removerOfNulls(schema)?.(copy);
  return copy;
}

describe("optional members that are null", () => {
  it.each<[string, object, object]>([
    ["count as absent", { name: "a", size: null }, { name: "a" }],
    ["stay where null is named", { name: "a", until: null }, { name: "a", until: null }],
    ["stay where any JSON value may stand", { name: "a", free: null }, { name: "a", free: null }],
    ["count as absent where one text may stand", { name: "a", kind: null }, { name: "a" }],
    ["count as absent in an object", { options: { depth: null, x: 1 } }, { options: { x: 1 } }],
    [
      "count as absent in a list",
      { items: [{ id: "1", note: null }, null, 7] },
      { items: [{ id: "1" }, null, 7] },
    ],
    ["count as absent in a map", { byName: { a: { note: null } } }, { byName: { a: {} } }],
  ])("%s", (_name, body, expected) => {
    expect(without(body)).toEqual(expected);
  });

  it("are looked for in every choice", () => {
    const schema = Type.Union([Item, Type.Object({ other: Type.Optional(Type.String()) })]);
    expect(without({ id: "1", note: null, other: null }, schema)).toEqual({ id: "1" });
  });

  it("leave what is required, unknown or no object as it is", () => {
    for (const body of [{ name: null }, { unknown: null }, null, 3, [null], "text"]) {
      expect(without(body)).toEqual(body);
    }
  });

  it("cannot be in a schema that has none", () => {
    expect(removerOfNulls(Type.Object({ a: Type.Array(Type.Number()) }))).toBeUndefined();
  });
});

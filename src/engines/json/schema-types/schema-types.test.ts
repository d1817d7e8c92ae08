import ts from "typescript";
import { describe, expect, it } from "vitest";
import { commentOf, typeOfSchema } from "./schema-types.js";

describe("the type of a schema", () => {
  it.each([
    [{ type: "string" }, "string"],
    [{ type: "integer" }, "number"],
    [{ type: ["object", "null"], properties: {} }, "Record<string, unknown> | null"],
    [{ enum: ["a", "b"] }, '"a" | "b"'],
    [{ const: true }, "true"],
    [{ type: "array", items: { type: "number" } }, "number[]"],
    [{ type: "array", items: { enum: ["a", "b"] } }, '("a" | "b")[]'],
    [{ type: "array", prefixItems: [{ type: "number" }, { type: "string" }] }, "[number, string]"],
    [{ anyOf: [{ type: "string" }, { type: "number" }] }, "string | number"],
    [{ type: "object", additionalProperties: { type: "number" } }, "Record<string, number>"],
    [
      { type: "object", patternProperties: { "^.*$": { type: "number" } } },
      "Record<string, number>",
    ],
    [{}, "unknown"],
    [
      { type: "object", required: ["a"], properties: { a: { type: "number" }, "b-c": {} } },
      '{\n  a: number;\n  "b-c"?: unknown;\n}',
    ],
    [
      {
        type: "object",
        properties: { a: { type: "object", properties: { b: { type: "string", maxLength: 3 } } } },
      },
      "{\n  a?: {\n    /** at most 3 characters */\n    b?: string;\n  };\n}",
    ],
  ])("%j", (schema, expected) => {
    const type = typeOfSchema(schema);
    expect(type).toBe(expected);
    const { diagnostics } = ts.transpileModule(`type A = ${type};`, { reportDiagnostics: true });
    expect(diagnostics).toEqual([]);
  });

  it("has no end for a schema that is too deep", () => {
    let schema: Record<string, unknown> = { type: "string" };
    for (let depth = 0; depth < 40; depth++) schema = { type: "object", properties: { a: schema } };
    expect(typeOfSchema(schema)).toContain("unknown");
  });
});

describe("the comment of a field", () => {
  it("says bounds and cannot end early", () => {
    expect(commentOf({ description: "a */ b", minimum: 1, default: 2 })).toBe(
      "a * / b; default 2; ≥ 1",
    );
  });
});

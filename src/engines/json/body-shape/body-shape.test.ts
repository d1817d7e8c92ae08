import AjvCompiler from "@fastify/ajv-compiler";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FreeJson } from "../free-json/free-json.js";
import { type BodyShape, shapeOf } from "./body-shape.js";
import { freePartOf, projectBody, withFreeJson } from "./project-body.js";

const free = { type: "object", additionalProperties: true, properties: {} };
const schema = {
  type: "object",
  required: ["name", "tags"],
  properties: {
    name: { type: "string", maxLength: 3 },
    tags: { type: "array", maxItems: 2, items: { type: "string" } },
    meta: free,
    any: { description: "whatever" },
    note: { anyOf: [{ type: "string", maxLength: 1 }, { type: "null" }], description: "a note" },
    prices: {
      type: "object",
      maxProperties: 2,
      patternProperties: { "^(.*)$": { type: "array", maxItems: 3, items: { type: "number" } } },
    },
    bounds: {
      anyOf: [
        { type: "array", maxItems: 2, items: { type: "number" } },
        { type: "object", additionalProperties: { type: "number" }, maxProperties: 1 },
        { type: "null" },
      ],
    },
    steps: {
      type: "array",
      maxItems: 2,
      items: { type: "object", required: ["index"], properties: { index: {}, content: {} } },
    },
  },
};
const shape = shapeOf(schema);
const validate = AjvCompiler()({}, { customOptions: { coerceTypes: false } })({ schema } as never);

/** A body as a route gets it from a thread. */
function carried(value: unknown, by: BodyShape): unknown {
  const read: unknown = JSON.parse(JSON.stringify(projectBody(value, by)));
  const part = freePartOf(by);
  if (!part) return read;
  return withFreeJson(read, part, (found) =>
    Array.isArray(found) && typeof found[0] === "string" ? FreeJson.ofText(found[0]) : undefined,
  );
}

/** A body as it is in the place of the thread. */
function inPlace(value: unknown, by: BodyShape): unknown {
  const part = freePartOf(by);
  if (!part) return value;
  return withFreeJson(structuredClone(value), part, (found, kind) => {
    const isObject = typeof found === "object" && found !== null && !Array.isArray(found);
    return kind === "any" || isObject ? FreeJson.of(found) : undefined;
  });
}

function verdictOn(body: unknown): unknown {
  const isValid = validate(body);
  return isValid
    ? "valid"
    : validate.errors?.map(({ instancePath, message }) => [instancePath, message]);
}

const member = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.string({ unit: fc.constantFrom("a", "😀"), maxLength: 20 }),
  fc.array(fc.oneof(fc.double({ noNaN: true }), fc.string({ maxLength: 4 })), { maxLength: 4 }),
  fc.dictionary(fc.string(), fc.array(fc.integer(), { maxLength: 5 }), { maxKeys: 4 }),
  fc.array(fc.record({ index: fc.integer(), content: fc.jsonValue({ maxDepth: 1 }) }), {
    maxLength: 4,
  }),
);
const names = ["name", "note", "tags", "meta", "any", "prices", "bounds", "steps", "unknown"];
const body = fc.oneof(
  {
    weight: 9,
    arbitrary: fc.dictionary(fc.constantFrom(...names), member, { noNullPrototype: true }),
  },
  { weight: 1, arbitrary: fc.jsonValue() },
);

describe("projectBody", () => {
  it("leaves a body that is valid, or not, for the same reason", () => {
    fc.assert(
      fc.property(body, (value) => {
        expect(verdictOn(carried(value, shape))).toEqual(verdictOn(inPlace(value, shape)));
      }),
    );
  });

  it("carries every member that the schema names, with its value", () => {
    const value = {
      name: "abc",
      tags: ["x", "y"],
      meta: { b: 1, a: [true, null] },
      any: "text",
      prices: { one: [1, 2.5], two: [] },
      bounds: { one: 0.5 },
      steps: [{ index: 0, content: { deep: [1] } }, { index: 1 }],
    };
    expect(JSON.stringify(carried(value, shape))).toBe(JSON.stringify(value));
  });

  it("drops what no schema names", () => {
    const unknown = Object.fromEntries(Array.from({ length: 1_000 }, (_, at) => [`k${at}`, at]));
    expect(projectBody({ ...unknown, name: "a", steps: [{ index: 1, other: 1 }] }, shape)).toEqual({
      name: "a",
      steps: [{ index: ["1"] }],
    });
  });

  it("cuts off what is over a bound, one beyond it", () => {
    const tags = Array.from({ length: 1_000 }, () => "x");
    const prices = Object.fromEntries(tags.map((_, at) => [`p${at}`, [at]]));
    const long = "😀".repeat(1_000);
    expect(projectBody({ name: long, note: long, tags, prices, bounds: tags }, shape)).toEqual({
      name: "😀😀😀\ud83d",
      note: "😀\ud83d",
      tags: ["x", "x", "x"],
      prices: { p0: [0], p1: [1], p2: [2] },
      bounds: ["x", "x", "x"],
    });
  });
});

describe("shapeOf", () => {
  it("refuses a schema that refers to another", () => {
    expect(() => shapeOf({ type: "object", properties: { a: { $ref: "Other#" } } })).toThrow(
      "a body schema refers to Other#",
    );
  });

  it("joins the shapes of alternatives", () => {
    const one = { type: "object", properties: { a: { type: "string" }, b: free } };
    const other = { type: "object", properties: { a: free, c: { type: "null" } } };
    expect(shapeOf({ anyOf: [one, { type: "array", items: one, maxItems: 2 }, other] })).toEqual({
      members: { a: { free: "object" }, b: { free: "object" }, c: {} },
      items: { shape: { members: { a: {}, b: { free: "object" } } }, max: 2 },
    });
  });
});

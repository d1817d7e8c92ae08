import AjvCompiler from "@fastify/ajv-compiler";
import { describe, expect, it } from "vitest";
import { readBodyJson } from "../../../src/engines/json/body-json/read-body-json.js";
import { listAbusedRoutes } from "../routes/abused-routes.js";
import type { Schema } from "./schema.js";
import { type WorstBody, worstBodies } from "./worst-bodies.js";

const BYTES_MAX = 20_000;

type Validate = (value: unknown) => boolean;
const compile = AjvCompiler()({}, {
  customOptions: { coerceTypes: false, removeAdditional: false, strict: false },
} as never) as unknown as (route: object) => Validate;

const isOver = ({ kind }: WorstBody) => kind === "one byte over the limit";

function expectAsTold(schema: Schema, fixed: Readonly<Record<string, unknown>>): void {
  const validate = compile({ schema, httpPart: "body" });
  const bodies = worstBodies(schema, { bytesMax: BYTES_MAX, fixed });
  expect(new Set(bodies.map(({ kind }) => kind)).size).toBe(bodies.length);
  for (const body of bodies) {
    const bytes = body.make();
    const name = `${body.kind}, ${bytes.length} bytes`;
    if (isOver(body)) expect(bytes.length, name).toBe(BYTES_MAX + 1);
    else expect(bytes.length, name).toBeLessThanOrEqual(BYTES_MAX);
    if (body.verdict === "broken") continue;
    const read = readBodyJson(bytes);
    if ("fault" in read) throw new Error(`${name}: ${read.fault}`);
    expect(validate(read.value), `${name}: ${bytes.toString().slice(0, 200)}`).toBe(
      body.verdict === "valid",
    );
  }
}

describe("worstBodies", () => {
  it("makes bodies that are within the limit and valid or not as they say, for every route", async () => {
    const routes = (await listAbusedRoutes()).filter(({ bodySchema }) => bodySchema);
    expect(routes.length).toBeGreaterThan(30);
    for (const { bodySchema = {}, entry } of routes) {
      expectAsTold(bodySchema, entry.body?.({ packet: '{"payload":"a"}' }) ?? {});
    }
  });

  it.each<[string, Schema]>([
    ["anything", {}],
    ["bounded texts", { type: "object", properties: { a: { type: "string", maxLength: 9 } } }],
    [
      "lists of bounded texts of a pattern",
      {
        type: "object",
        required: ["a"],
        properties: {
          a: {
            type: "array",
            minItems: 1,
            maxItems: 40,
            items: { type: "string", pattern: "^a+$", maxLength: 30 },
          },
        },
      },
    ],
    [
      "maps of lists of numbers",
      {
        type: "object",
        properties: {
          m: {
            type: "object",
            maxProperties: 5,
            additionalProperties: {
              type: "array",
              minItems: 2,
              items: { type: "number", exclusiveMinimum: 0 },
            },
          },
        },
      },
    ],
    [
      "closed objects",
      { type: "object", properties: { a: { type: "integer" } }, additionalProperties: false },
    ],
    [
      "one of several",
      {
        anyOf: [
          { type: "object", required: ["a"], properties: { a: { type: "integer", minimum: 3 } } },
          {
            type: "object",
            required: ["b"],
            properties: { b: { type: "string", format: "email" } },
          },
        ],
      },
    ],
  ])("does so for %s", (_name, schema) => expectAsTold(schema, {}));

  it("fills the limit to the byte wherever nothing else bounds a body", () => {
    const bodies = worstBodies({ type: "object" }, { bytesMax: BYTES_MAX });
    const sizes = bodies.filter((body) => !isOver(body)).map(({ make }) => make().length);
    expect(new Set(sizes)).toEqual(new Set([BYTES_MAX]));
  });

  it("puts as many keys into a body as fit, and nests as deep as no reader may follow", () => {
    const bodies = worstBodies({ type: "object" }, { bytesMax: 1_048_576 });
    const make = (kind: string) =>
      bodies
        .find((body) => body.kind === kind)
        ?.make()
        .toString() ?? "";
    expect(Object.keys(JSON.parse(make("most unknown keys")) as object).length).toBeGreaterThan(
      100_000,
    );
    const deepest = make("unknown field: deepest nesting of lists");
    expect(deepest).toContain("[".repeat(500_000));
    expect(make("most unknown keys, broken at the end").at(-1)).toBe("!");
  });

  it("stops at the bounds of a list and goes over them", () => {
    const schema: Schema = {
      type: "object",
      properties: { a: { type: "array", maxItems: 7, items: { type: "integer" } } },
    };
    const lengths = worstBodies(schema, { bytesMax: BYTES_MAX })
      .filter(({ kind }) => kind.startsWith("a: ") && !kind.includes("wrong"))
      .map(({ kind, make }) => [
        kind,
        (JSON.parse(make().toString()) as { a: unknown[] }).a.length,
      ]);
    expect(lengths).toEqual([
      ["a: most items", 7],
      ["a: items without a bound", expect.any(Number)],
    ]);
    expect(lengths[1]?.[1]).toBeGreaterThan(9_000);
  });

  it("breaks the last item of a list", () => {
    const schema: Schema = {
      type: "object",
      properties: { a: { type: "array", items: { type: "integer" } } },
    };
    const wrong = worstBodies(schema, { bytesMax: BYTES_MAX }).find(
      ({ kind }) => kind === "a: the last item wrong",
    );
    const { a } = JSON.parse(wrong?.make().toString() ?? "{}") as { a: unknown[] };
    expect(a.slice(0, -1).every((item) => item === 0)).toBe(true);
    expect(a.at(-1)).toBe("x");
  });
});

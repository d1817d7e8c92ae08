import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { ApiOperation } from "../../src/http/openapi/document.js";
import { type Agent, signUp } from "../contract/jobs/agent.js";
import { buildTestApp, type TestApp } from "../helpers/apps/test-app.js";
import { type DocumentedApi, readDocumentedApi } from "../helpers/documented-answers.js";

const RUNS = 60;
const TEXT_MAX = 60;

let house: TestApp;
let agent: Agent;
let api: DocumentedApi;
beforeAll(async () => {
  house = await buildTestApp();
  agent = await signUp(house.app);
  api = await readDocumentedApi(house.app);
});
afterAll(() => house.close());

const junk = fc.oneof(
  fc.constantFrom(null, "", 0, -1, 1e308, true, [], {}, "\u0000", "💥", "\ud800", "../../etc"),
  fc.constantFrom(
    "' OR 1=1--",
    "A".repeat(5000),
    { __proto__x: 1 },
    [[[[]]]],
    "\u202e",
    "\r\nx: y",
  ),
  fc.jsonValue({ maxDepth: 2 }),
);

/** As much of JSON Schema as the bodies of requests use. */
interface Schema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly maxLength?: number;
}

/** Values that a schema allows. */
function valid(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  switch ([schema.type].flat()[0]) {
    case "string":
      return fc.string({
        unit: "grapheme",
        maxLength: Math.min(schema.maxLength ?? TEXT_MAX, TEXT_MAX),
      });
    case "integer":
      return fc.integer();
    case "object": {
      const fields = Object.entries(schema.properties ?? {});
      const values = Object.fromEntries(fields.map(([name, field]) => [name, valid(field)]));
      return fc.record(values, { requiredKeys: [...(schema.required ?? [])] });
    }
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

/** A value with one field dropped, replaced by junk, or added; or junk altogether. */
function spoiled(values: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc.tuple(values, junk, fc.nat(4), fc.nat()).map(([value, other, how, place]) => {
    if (typeof value !== "object" || value === null || how === 0) return other;
    const names = Object.keys(value);
    const name = names[place % Math.max(1, names.length)] ?? "added";
    if (how === 1) return Object.fromEntries(Object.entries(value).filter(([key]) => key !== name));
    return { ...value, [how === 2 ? name : "added"]: other };
  });
}

/** What stays one segment of a path: clients resolve dot segments themselves. */
const pathText = fc.oneof(
  fc.constantFrom("job_000000000000000000000000", "%00", "%2fetc", "a".repeat(3000), "'", "%zz"),
  fc
    .string({ unit: "binary", minLength: 1 })
    .filter((text) => !/^\.{1,2}$/.test(text))
    .map(encode),
);

/** Halves of surrogate pairs cannot be encoded. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

function bodiesOf({ requestBody }: ApiOperation): fc.Arbitrary<string | undefined> {
  const schema: Schema | undefined = requestBody?.content?.["application/json"]?.schema;
  if (!schema) return fc.constant(undefined);
  const values = valid(schema);
  const text = fc.oneof(values, spoiled(values)).map((value) => JSON.stringify(value));
  return fc.oneof(
    { weight: 8, arbitrary: text },
    { weight: 1, arbitrary: text.map((json) => json.slice(0, -1)) },
    { weight: 1, arbitrary: fc.string({ unit: "binary" }) },
  );
}

/** Whether every way to call an operation has a key; one of them may be to call it without. */
function needsKey({ security }: ApiOperation): boolean {
  return security?.every((way) => Object.keys(way).length > 0) ?? false;
}

it("answers whatever it is sent with a documented status and body, and never with a defect", async () => {
  expect(api.routes.size).toBeGreaterThan(10);
  for (const [operationId, { method, path, operation }] of api.routes) {
    const attempts = fc.record({ id: pathText, body: bodiesOf(operation), keyed: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(attempts, async ({ id, body, keyed }) => {
        const url = path.replace("{slug}", "sign").replace(/\{\w+\}/, () => id);
        const reply = await house.app.inject({
          method: method as "GET",
          url,
          ...(body === undefined ? {} : { payload: body }),
          headers: keyed ? agent.headers : {},
        });
        expect(reply.statusCode, reply.body).not.toBe(500);
        expect(reply.headers["x-request-id"]).toMatch(/^req_/);
        if (needsKey(operation) && !keyed) expect(reply.statusCode).toBe(401);
        api.expectDocumented(operationId, reply);
      }),
      { numRuns: RUNS, seed: 8_2026 },
    );
  }
});

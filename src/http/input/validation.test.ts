import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { describeViolation, schemaController } from "./validation.js";

const { buildValidator } = schemaController({ lazy: false }).compilersFactory ?? {};
if (!buildValidator) throw new Error("the schema controller builds no validators");

const compile = buildValidator({}, { customOptions: {} } as never) as unknown as (
  route: object,
) => {
  (value: unknown): boolean;
  errors?: Parameters<typeof describeViolation>[0][] | null;
};

function violation(schema: object, value: unknown, httpPart = "body") {
  const validate = compile({ schema, httpPart, method: "POST", url: "/" });
  if (validate(value)) return undefined;
  return describeViolation(validate.errors![0]!, httpPart);
}

const object = (name: string, property: object, required: string[] = []) => ({
  type: "object",
  properties: { [name]: property },
  required,
});

describe("describeViolation", () => {
  it.each([
    ["a", { type: "string" }, 1, "a must be a string"],
    ["a", { type: "integer" }, "60", "a must be an integer"],
    ["a", { type: "integer" }, 60.5, "a must be an integer"],
    ["a", { type: "object" }, [], "a must be an object"],
    ["a", { type: ["string", "null"] }, 1, "a must be a string or null"],
    ["a", { type: "string", minLength: 1 }, "", "a must have at least 1 character"],
    ["a", { type: "string", minLength: 2 }, "b", "a must have at least 2 characters"],
    ["a", { type: "string", maxLength: 1 }, "bc", "a must have at most 1 character"],
    [
      "a",
      { type: "string", maxLength: 100 },
      "b".repeat(101),
      "a must have at most 100 characters",
    ],
    ["a", { type: "string", maxLength: 2 }, "😀😀😀", "a must have at most 2 characters"],
    ["a", { type: "string", minLength: 2 }, "😀", "a must have at least 2 characters"],
    ["a", { type: "string", minLength: 1, pattern: "^b" }, "", "a must have at least 1 character"],
    ["a", { type: "integer", minimum: 15 }, 14, "a must be >= 15"],
    ["a", { type: "integer", maximum: 300 }, 301, "a must be <= 300"],
    ["a", { type: "string", enum: ["b", "c"] }, "d", "a must be one of b, c"],
    ["a", { type: "string", format: "email" }, "d", "a must be an email address"],
    [
      "a",
      { type: "string", format: "date-time" },
      "d",
      "a must be a time in ISO 8601, such as 2026-01-31T09:00:00.000Z",
    ],
    ["a", { type: "string", format: "date" }, "d", "a must be a valid date"],
  ])("says of %s, %j, %j: %s", (name, property, value, message) => {
    expect(violation(object(name, property), { [name]: value })).toEqual({
      path: `/${name}`,
      message,
      missing: false,
    });
  });

  it("names the path of a nested field and of a list element", () => {
    const schema = object("options", object("seconds", { type: "integer" }));
    expect(violation(schema, { options: { seconds: "60" } })).toMatchObject({
      path: "/options/seconds",
      message: "options.seconds must be an integer",
    });
    const list = object("vector", { type: "array", items: { type: "number" } });
    expect(violation(list, { vector: [0, 1, 2, "3"] })).toMatchObject({
      path: "/vector/3",
      message: "vector.3 must be a number",
    });
  });

  it("tells a missing field from a wrong one", () => {
    const schema = object("brief", { type: "string" }, ["brief"]);
    expect(violation(schema, {})).toEqual({
      path: "/brief",
      message: "brief is required",
      missing: true,
    });
  });

  it("takes a body that is no object for a missing one", () => {
    const schema = object("brief", { type: "string" });
    expect(violation(schema, null)).toEqual({
      path: "",
      message: "the body must be an object",
      missing: true,
    });
  });

  it("shows a field whose name holds a slash or a tilde as it is", () => {
    expect(violation(object("a/b~c", { type: "string" }), { "a/b~c": 1 })?.message).toBe(
      "a/b~c must be a string",
    );
  });
});

describe("schemaController", () => {
  const seconds = object("seconds", { type: "integer" });

  it("takes bodies exactly: text is not converted to a number", () => {
    expect(violation(seconds, { seconds: "60" }, "body")).toBeDefined();
    expect(violation(seconds, { seconds: 60.0 }, "body")).toBeUndefined();
  });

  it("converts the text of query strings", () => {
    const query = { seconds: "60" };
    expect(violation(seconds, query, "querystring")).toBeUndefined();
    expect(query).toEqual({ seconds: 60 });
  });

  it("converts every decimal number of a query string to itself", () => {
    const number = { type: "number" };
    fc.assert(
      fc.property(fc.integer(), fc.nat(999), (whole, thousandths) => {
        const text = `${whole}.${String(thousandths).padStart(3, "0")}`;
        const query = { one: text, list: [text, String(whole)] };
        const schema = object("one", number);
        const properties = { ...schema.properties, list: { type: "array", items: number } };
        expect(violation({ ...schema, properties }, query, "querystring")).toBeUndefined();
        expect(query).toEqual({ one: Number(text), list: [Number(text), whole] });
      }),
    );
  });

  it.each(["querystring", "params", "headers"])("refuses other numbers in %s", (part) => {
    const list = object("list", { type: "array", items: { type: "number" } });
    for (const text of ["1e309", "-Infinity", "0x10", " 5", "1e3", "9".repeat(400)]) {
      const refused = { message: "list must be a number, written in decimal digits" };
      expect(violation(list, { list: ["1", text] }, part)).toMatchObject(refused);
      expect(violation(list, { list: text }, part)).toMatchObject(refused);
    }
  });

  it("keeps unknown fields", () => {
    const body = { seconds: 60, other: true };
    expect(violation({ ...seconds, additionalProperties: false }, body)).toBeDefined();
    expect(body).toEqual({ seconds: 60, other: true });
  });
});

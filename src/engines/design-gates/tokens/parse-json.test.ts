import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type JsonNode, parseJson } from "./parse-json.js";

const plainOf = (node: JsonNode): unknown => {
  if (node.kind === "scalar") return node.value;
  if (node.kind === "array") return node.items.map(plainOf);
  return Object.fromEntries(node.members.map(({ name, value }) => [name, plainOf(value)]));
};

it("reads what JSON.parse reads, with the place of each value", () => {
  const layout = fc.constantFrom<string | number>(0, 2, "\t");
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 5 }), layout, (value, space) => {
      const text = JSON.stringify(value, undefined, space);
      const node = parseJson(text);
      expect(plainOf(node)).toEqual(JSON.parse(text));
      const check = (one: JsonNode) => {
        expect(JSON.parse(text.slice(one.start, one.end))).toEqual(plainOf(one));
        if (one.kind === "array") one.items.forEach(check);
        if (one.kind === "object") for (const { value: inner } of one.members) check(inner);
      };
      check(node);
    }),
    { numRuns: 100 },
  );
});

describe("what is no JSON", () => {
  it.each([
    ["", 1, 1],
    ["{\n  'a': 1\n}", 2, 3],
    ['{"a": 1,}', 1, 9],
    ["[1 2]", 1, 4],
    ['{"a"\r\n: tru}', 2, 3],
    ['"a\nb"', 1, 1],
    ['"\\x"', 1, 1],
    ["01", 1, 2],
    ["{} {}", 1, 4],
  ])("is refused with its place: %j", (text, line, column) => {
    const message = `is not valid JSON at line ${line}, column ${column}`;
    expect(() => parseJson(text)).toThrow(message);
    expect(() => JSON.parse(text)).toThrow();
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FreeJson, writeJson } from "./free-json.js";

describe("FreeJson", () => {
  it("is the same value, text and length, whichever it was made of", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = JSON.stringify(value);
        for (const made of [FreeJson.of(JSON.parse(text)), FreeJson.ofText(text)]) {
          expect(made.text).toBe(text);
          expect(made.value).toEqual(JSON.parse(text));
          expect(made.bytes).toBe(Buffer.byteLength(text));
        }
      }),
    );
  });
});

describe("writeJson", () => {
  it("writes what JSON.stringify writes, with free JSON as it is", () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (outer, inner) => {
        const answer = { outer, absent: undefined, list: [inner, { inner }], text: 'a"b' };
        const free = FreeJson.ofText(JSON.stringify(inner));
        expect(writeJson({ ...answer, list: [free, { inner: free }] }, "its place")).toBe(
          JSON.stringify(answer),
        );
      }),
    );
  });
});

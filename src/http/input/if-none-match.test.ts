import { describe, expect, it } from "vitest";
import { hasRepresentation } from "./if-none-match.js";

describe("hasRepresentation", () => {
  it.each([
    ["no header", undefined, false],
    ["an empty header", "", false],
    ["the tag", '"abc"', true],
    ["the tag as a weak one", 'W/"abc"', true],
    ["the tag among others", '"x", W/"y" ,"abc"', true],
    ["anything", "*", true],
    ["another tag", '"abcd"', false],
    ["the tag without its quotes", "abc", false],
    ["the tag in other letters", '"ABC"', false],
  ])("tells for %s", (_name, header, expected) => {
    expect(hasRepresentation(header, '"abc"')).toBe(expected);
  });
});

const { parse, stringify, withParams } = require("./code.js");

test("parses", () => {
  expect(parse("?a=1&b=two%20words&c")).toEqual({ a: "1", b: "two words", c: true });
  expect(parse("a=1&a=2&a=3")).toEqual({ a: ["1", "2", "3"] });
  expect(parse("")).toEqual({});
  expect(parse("q=a+b&e=x=y")).toEqual({ q: "a b", e: "x=y" });
});

test("stringifies", () => {
  expect(stringify({ b: 2, a: "x y", flag: true })).toBe("a=x%20y&b=2&flag");
  expect(stringify({ list: [1, 2], none: null, gone: undefined })).toBe("list=1&list=2");
});

test("adds to an address", () => {
  expect(withParams("/path?a=1#top", { b: 2 })).toBe("/path?a=1&b=2#top");
  expect(withParams("/path", { a: 1 })).toBe("/path?a=1");
  expect(withParams("/path?a=1", { a: null })).toBe("/path");
});

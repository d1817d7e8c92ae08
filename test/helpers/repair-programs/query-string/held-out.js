const assert = require("node:assert/strict");
const { parse, stringify, withParams } = require("./code.js");

assert.deepEqual(parse("?"), {});
assert.deepEqual(parse("x="), { x: "" });
assert.deepEqual(parse("flag&other&flag"), { flag: [true, true], other: true });
assert.deepEqual(parse("a%26b=c%3Dd&1+2+3=4+5"), { "a&b": "c=d", "1 2 3": "4 5" });
assert.deepEqual(parse("?a=1&b=2&a=3"), { a: ["1", "3"], b: "2" });
assert.equal(stringify({}), "");
assert.equal(stringify({ z: 0, y: false, x: "" }), "x=&y=false&z=0");
assert.equal(stringify({ "a b": ["c d", true] }), "a%20b=c%20d&a%20b");
assert.equal(
  withParams("https://e.org/p?x=1&x=2#h", { y: "&" }),
  "https://e.org/p?x=1&x=2&y=%26#h",
);
assert.equal(withParams("/p#h", {}), "/p#h");
assert.equal(withParams("/p?q=old", { q: "new" }), "/p?q=new");

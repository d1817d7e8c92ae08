import assert from "node:assert/strict";
import { camelCase, formatBytes, slugify, truncate, wrapText } from "./code.js";

assert.deepEqual(wrapText("aa bb cc dd", 5), ["aa bb", "cc dd"]);
assert.deepEqual(wrapText("aa bb cc dd", 4), ["aa", "bb", "cc", "dd"]);
assert.deepEqual(wrapText("extraordinary a", 5), ["extraordinary", "a"]);
assert.equal(slugify("--A--B--"), "a-b");
assert.equal(slugify("Ünï code"), "n-code");
assert.equal(slugify("x"), "x");
assert.equal(camelCase("x-y-z"), "xYZ");
assert.equal(camelCase("single"), "single");
assert.equal(truncate("one two three", 4), "one…");
assert.equal(truncate("abcdef", 5), "abcd…");
assert.equal(truncate("", 3), "");
assert.equal(formatBytes(0), "0 B");
assert.equal(formatBytes(1023), "1023 B");
assert.equal(formatBytes(1024 ** 2), "1.0 MB");
assert.equal(formatBytes(2.5 * 1024 ** 3), "2.5 GB");

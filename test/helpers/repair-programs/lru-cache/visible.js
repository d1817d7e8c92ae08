const assert = require("node:assert");
const LruCache = require("./code");

describe("a cache", () => {
  it("keeps what was used last", () => {
    const cache = new LruCache(2);
    cache.set("a", 1).set("b", 2);
    assert.strictEqual(cache.get("a"), 1);
    cache.set("c", 3);
    assert.strictEqual(cache.get("b"), undefined);
    assert.strictEqual(cache.get("a"), 1);
    assert.strictEqual(cache.get("c"), 3);
    assert.strictEqual(cache.size, 2);
  });

  it("replaces a value and throws nothing else out", () => {
    const cache = new LruCache(2);
    cache.set("a", 1).set("b", 2).set("b", 3);
    assert.strictEqual(cache.get("a"), 1);
    assert.strictEqual(cache.get("b"), 3);
  });

  it("forgets what is too old", () => {
    let time = 0;
    const cache = new LruCache(2, { ttl: 10, now: () => time });
    cache.set("a", 1);
    time = 9;
    assert.strictEqual(cache.get("a"), 1);
    time = 10;
    assert.strictEqual(cache.get("a"), undefined);
    assert.strictEqual(cache.size, 0);
  });

  it("tells how often it had an answer", () => {
    const cache = new LruCache(3);
    assert.strictEqual(cache.rate(), 0);
    cache.set("a", 1);
    cache.get("a");
    cache.get("b");
    cache.get("a");
    cache.get("a");
    assert.strictEqual(cache.rate(), 0.75);
  });
});

import assert from "node:assert/strict";
import { AsyncQueue, mapLimit, retry } from "./code.js";

const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const queue = new AsyncQueue(3);
let most = 0;
let now = 0;
const results = await Promise.allSettled(
  Array.from({ length: 10 }, (_, at) =>
    queue.add(async () => {
      now += 1;
      most = Math.max(most, now);
      await sleep(2 + (at % 3));
      now -= 1;
      if (at === 4) throw new RangeError("four");
      return at;
    }),
  ),
);
assert.equal(most, 3);
assert.equal(queue.finished, 10);
assert.equal(queue.pending, 0);
assert.deepEqual(
  results.map(({ status }) => status === "fulfilled"),
  [true, true, true, true, false, true, true, true, true, true],
);
assert.equal(results[9].value, 9);
assert.equal(new AsyncQueue().limit, 1);

const serial = new AsyncQueue(1);
const order = [];
const noted = (name) => async () => order.push(name);
await Promise.all([
  serial.add(noted("a")),
  serial.add(noted("b"), 2),
  serial.add(noted("c"), 3),
  serial.add(noted("d"), 2),
  serial.add(noted("e")),
]);
assert.deepEqual(order, ["a", "c", "b", "d", "e"]);

assert.equal(await retry(async () => "at once", 1), "at once");
let tries = 0;
await assert.rejects(
  retry(async () => {
    tries += 1;
    throw new Error("x");
  }, 1),
  /x/,
);
assert.equal(tries, 1);
const startedAt = Date.now();
await assert.rejects(
  retry(
    async () => {
      throw new Error("y");
    },
    3,
    20,
  ),
  /y/,
);
assert.equal(Date.now() - startedAt >= 60, true);
assert.equal(Date.now() - startedAt < 100, true);
assert.deepEqual(await mapLimit([], 2, async () => 1), []);
assert.deepEqual(await mapLimit([1, 2, 3, 4], 1, (item) => item ** 2), [1, 4, 9, 16]);

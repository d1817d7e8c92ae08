import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { AsyncQueue, mapLimit, retry } from "./code.js";

const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

describe("a queue", () => {
  it("runs so many at once", async () => {
    const queue = new AsyncQueue(2);
    let running = 0;
    let most = 0;
    const task = async () => {
      running += 1;
      most = Math.max(most, running);
      await sleep(5);
      running -= 1;
    };
    await Promise.all([queue.add(task), queue.add(task), queue.add(task), queue.add(task)]);
    assert.equal(most, 2);
    assert.equal(queue.finished, 4);
    assert.equal(queue.pending, 0);
  });

  it("takes the most urgent first", async () => {
    const queue = new AsyncQueue();
    const order = [];
    const named = (name) => async () => {
      await sleep(1);
      order.push(name);
    };
    const all = [
      queue.add(named("first")),
      queue.add(named("low"), 1),
      queue.add(named("high"), 5),
      queue.add(named("low too"), 1),
    ];
    assert.equal(queue.pending, 4);
    await Promise.all(all);
    assert.deepEqual(order, ["first", "high", "low", "low too"]);
  });

  it("passes errors on", async () => {
    const queue = new AsyncQueue();
    await assert.rejects(
      queue.add(async () => {
        throw new Error("no");
      }),
      /no/,
    );
    assert.equal(await queue.add(() => 7), 7);
  });
});

describe("retrying", () => {
  it("goes on until it works", async () => {
    const seen = [];
    const value = await retry(async (attempt) => {
      seen.push(attempt);
      if (attempt < 3) throw new Error("not yet");
      return "done";
    }, 5);
    assert.equal(value, "done");
    assert.deepEqual(seen, [1, 2, 3]);
  });
  it("gives up", async () => {
    let tries = 0;
    await assert.rejects(
      retry(() => {
        tries += 1;
        throw new Error(`try ${tries}`);
      }, 3),
      /try 3/,
    );
    assert.equal(tries, 3);
  });
  it("maps in order", async () => {
    const result = await mapLimit([3, 1, 2], 2, async (item, at) => {
      await sleep(item * 3);
      return item * 10 + at;
    });
    assert.deepEqual(result, [30, 11, 22]);
  });
});

import { expect, it } from "vitest";
import { StoreUnavailable } from "../../../platform/store/sql.js";
import { createChangeQueue, type WriteChanges } from "./change-queue.js";
import type { QueuedChange } from "./waiting-changes.js";

const MEGABYTE = 2 ** 20;

function change(accountId: string, id: string, part: Partial<QueuedChange<string>> = {}) {
  return {
    collection: { accountId, name: "docs" },
    ids: [id],
    bytes: 512,
    endsBatch: false,
    apply: () => id,
    ...part,
  };
}

/** A queue whose batches are noted, and written when it is let go. */
function open({ batchesAtOnce = 1 } = {}) {
  const batches: string[][] = [];
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const write: WriteChanges = async (changes, answer) => {
    batches.push(changes.map(({ ids }) => ids.join()));
    await held;
    answer(changes.map(({ apply }) => ({ result: apply({} as never) })));
  };
  return { queue: createChangeQueue(write, { batchesAtOnce }), batches, letGo: () => letGo() };
}

it("takes accounts in turns into the next batch, and the changes of each in their order", async () => {
  const { queue, batches, letGo } = open();
  const large = { bytes: 3 * MEGABYTE };
  const flood = [1, 2, 3, 4].map((at) => queue.add(change("flood", `f${at}`, large)));
  const others = ["b", "c"].map((id) => queue.add(change(id, id)));
  letGo();
  expect(await Promise.all([...flood, ...others])).toEqual(["f1", "f2", "f3", "f4", "b", "c"]);
  expect(batches).toEqual([["f1", "b", "c"], ["f2"], ["f3"], ["f4"]]);
});

it("puts nothing behind what ends a batch", async () => {
  const { queue, batches, letGo } = open();
  const all = [
    queue.add(change("a", "1")),
    queue.add(change("a", "2", { endsBatch: true })),
    queue.add(change("a", "3")),
  ];
  letGo();
  await Promise.all(all);
  expect(batches).toEqual([["1", "2"], ["3"]]);
});

it("refuses an account that has half of all that may wait, and nobody else", async () => {
  const { queue, letGo } = open();
  const large = { bytes: 64 * MEGABYTE };
  const own = [1, 2].map((at) => queue.add(change("flood", `${at}`, large)));
  await expect(queue.add(change("flood", "3", large))).rejects.toThrow(StoreUnavailable);
  const other = queue.add(change("b", "4", large));
  letGo();
  expect(await Promise.all([...own, other])).toEqual(["1", "2", "4"]);
});

it("refuses a change when too many of an account wait", async () => {
  const { queue, letGo } = open();
  const accepted = Array.from({ length: 10_000 }, (_, at) => queue.add(change("flood", `${at}`)));
  await expect(queue.add(change("flood", "more"))).rejects.toThrow("too many changes");
  const other = queue.add(change("b", "other"));
  letGo();
  await Promise.all([...accepted, other]);
  await queue.drain();
});

it("writes batches of several collections at once, and of each one after the other", async () => {
  const { queue, batches, letGo } = open({ batchesAtOnce: 2 });
  const of = (name: string) => ({ collection: { accountId: "a", name } });
  const all = [
    queue.add(change("a", "1", of("docs"))),
    queue.add(change("a", "2", of("docs"))),
    queue.add(change("a", "3", of("notes"))),
    queue.add(change("a", "4", of("other"))),
  ];
  await expect.poll(() => batches.length).toBe(2);
  all.push(queue.add(change("a", "5", of("docs"))));
  await new Promise((turn) => setTimeout(turn, 20));
  expect(batches).toEqual([["1", "2"], ["3"]]);
  letGo();
  expect(await Promise.all(all)).toEqual(["1", "2", "3", "4", "5"]);
  expect(batches.slice(2).sort()).toEqual([["4"], ["5"]]);
});

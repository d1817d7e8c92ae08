import type { CollectionName } from "../vectors.js";
import type { Change } from "./write-batch.js";

const CHANGES_MAX = 128;
const ROWS_MAX = 2_000;
const BYTES_MAX = 4 * 1024 * 1024;

/** What a batch is bounded by, beside the change itself. */
export interface QueuedChange<Result> extends Change<Result> {
  readonly bytes: number;
  /** Nothing that comes later shares a batch with it. */
  readonly endsBatch: boolean;
}

/** What one account, or all together, has waiting. */
interface Load {
  count: number;
  bytes: number;
}

interface Owner<Item> extends Load {
  readonly items: Item[];
}

/** A change, and what else belongs to it. */
interface WaitingItem {
  readonly change: QueuedChange<unknown>;
}

/** Changes that wait, of each account in their order; accounts take turns with the next batch. */
export class WaitingChanges<Item extends WaitingItem> {
  /** The first is served next. */
  readonly #owners = new Map<string, Owner<Item>>();
  readonly #all: Load = { count: 0, bytes: 0 };

  get count(): number {
    return this.#all.count;
  }

  /** Whether more would make no larger batch. */
  get fillsBatch(): boolean {
    return this.#all.count >= CHANGES_MAX || this.#all.bytes >= BYTES_MAX;
  }

  /** What an account has waiting; what all have without one. */
  load(accountId?: string): Readonly<Load> {
    return accountId === undefined
      ? this.#all
      : (this.#owners.get(accountId) ?? { count: 0, bytes: 0 });
  }

  add(item: Item): void {
    const { accountId } = item.change.collection;
    const owner = this.#owners.get(accountId) ?? { items: [], count: 0, bytes: 0 };
    this.#owners.set(accountId, owner);
    owner.items.push(item);
    count([owner, this.#all], item.change, 1);
  }

  /** Takes the next batch out, at least one change: one of each account, then one more of each. */
  takeMixedBatch(): Item[] {
    const batch: Item[] = [];
    let [rows, bytes] = [0, 0];
    for (const [accountId, owner] of this.#owners) {
      const [next] = owner.items;
      if (next === undefined) continue;
      const { change } = next;
      rows += change.ids.length;
      bytes += change.bytes;
      const isOver = batch.length === CHANGES_MAX || rows > ROWS_MAX || bytes > BYTES_MAX;
      if (batch.length > 0 && isOver) break;
      owner.items.shift();
      count([owner, this.#all], change, -1);
      this.#owners.delete(accountId);
      if (owner.count > 0) this.#owners.set(accountId, owner);
      batch.push(next);
      if (change.endsBatch) break;
    }
    return batch;
  }

  /**
   * Takes the next batch out that has changes of one collection alone, and of none that is busy; empty
   * when there is nothing else. The account that it belongs to is served next after the others.
   */
  takeBatchApart(isBusy: (collection: CollectionName) => boolean): Item[] {
    for (const [accountId, owner] of this.#owners) {
      const first = owner.items.find(({ change }) => !isBusy(change.collection));
      if (first === undefined) continue;
      const batch = takeAlike(owner.items, first.change.collection);
      for (const { change } of batch) count([owner, this.#all], change, -1);
      this.#owners.delete(accountId);
      if (owner.count > 0) this.#owners.set(accountId, owner);
      return batch;
    }
    return [];
  }
}

/** Takes the changes of a collection out of a list, in their order, as many as make a batch. */
function takeAlike<Item extends WaitingItem>(items: Item[], { name }: CollectionName): Item[] {
  const batch: Item[] = [];
  const left: Item[] = [];
  let [rows, bytes, isFull] = [0, 0, false];
  for (const item of items) {
    const { change } = item;
    if (isFull || change.collection.name !== name) {
      left.push(item);
      continue;
    }
    rows += change.ids.length;
    bytes += change.bytes;
    const isOver = batch.length === CHANGES_MAX || rows > ROWS_MAX || bytes > BYTES_MAX;
    isFull = batch.length > 0 && isOver;
    (isFull ? left : batch).push(item);
    isFull ||= change.endsBatch;
  }
  items.splice(0, items.length, ...left);
  return batch;
}

function count(loads: readonly Load[], { bytes }: QueuedChange<unknown>, sign: 1 | -1): void {
  for (const load of loads) {
    load.count += sign;
    load.bytes += sign * bytes;
  }
}

import {
  BY_STATEMENT,
  type Store,
  StoreUnavailable,
  type Transaction,
} from "../../platform/store/sql.js";
import { type BatchEntries, openBatchEntries } from "./batch-entries.js";
import type { EntryName } from "./entry.js";
import { addOwner, lockOwner, type OwnerRow, saveOwner } from "./memory-store.js";

const BATCH_MAX = 64;
const WAITING_MAX = 10_000;

type Mutable<T> = { -readonly [Field in keyof T]: T[Field] };

/** The row of an owner within one transaction; each change updates it. */
export interface OwnerState extends Mutable<OwnerRow> {
  readonly batch: BatchEntries;
  /** Places whose visited bit the hand has cleared, wherever it was set. */
  readonly spared: Set<number>;
}

/** Part of a transaction; it may run more than once, so it changes nothing but its arguments. */
type Change<T> = (tx: Transaction, state: OwnerState) => Promise<T>;

export interface Changes {
  /** Settles when the change is on disk. */
  run<T>(owner: string, change: Change<T>, scope: Scope): Promise<T>;
}

/** The entry that a change writes, beside those that it evicts, or "any" that it deletes. */
type Scope = EntryName | "any";

interface Waiting {
  readonly change: Change<unknown>;
  readonly scope: Scope;
  readonly settle: (result: unknown) => void;
  readonly fail: (error: unknown) => void;
}

/**
 * Runs changes of one owner one after another. Those that arrive while a batch is being written
 * share the next transaction, 64 at most. A change that throws fails its whole batch, so a refusal is
 * a result. Throws StoreUnavailable when 10,000 wait for one owner.
 */
export function createChanges(
  store: Store,
  afterCommit: (owner: string, state: OwnerState) => void,
): Changes {
  const queues = new Map<string, Waiting[]>();

  async function commit(owner: string, queue: Waiting[]): Promise<void> {
    let batch: readonly Waiting[] = [];
    try {
      const { results, state } = await store.durable.tx(
        (tx) => {
          // Taken when the transaction has started: callers who were answered together come together.
          if (batch.length === 0) batch = queue.splice(0, BATCH_MAX);
          return runAll({ tx, dialect: store.dialect, owner }, batch);
        },
        // All that a change reads belongs to its owner, whose row is locked first.
        BY_STATEMENT,
      );
      afterCommit(owner, state);
      for (const [at, { settle }] of batch.entries()) settle(results[at]);
    } catch (error) {
      if (batch.length === 0) batch = queue.splice(0, BATCH_MAX);
      for (const { fail } of batch) fail(error);
    }
  }

  async function drain(owner: string, queue: Waiting[]): Promise<void> {
    while (queue.length > 0) await commit(owner, queue);
    queues.delete(owner);
  }

  return {
    run<T>(owner: string, change: Change<T>, scope: Scope): Promise<T> {
      const queue = queues.get(owner);
      if (queue && queue.length >= WAITING_MAX) {
        return Promise.reject(new StoreUnavailable("too many changes of one memory are waiting"));
      }
      return new Promise<T>((settle, fail) => {
        const waiting = { change, scope, settle: settle as Waiting["settle"], fail };
        if (queue) {
          queue.push(waiting);
        } else {
          const started = [waiting];
          queues.set(owner, started);
          void drain(owner, started);
        }
      });
    },
  };
}

async function runAll(
  { tx, dialect, owner }: { tx: Transaction; dialect: Store["dialect"]; owner: string },
  batch: readonly Waiting[],
): Promise<{ results: unknown[]; state: OwnerState }> {
  const locking = lockOwner(tx, dialect, owner);
  // Sent behind the lock, so that they see what the transaction before has written.
  const names = batch.flatMap(({ scope }) => (scope === "any" ? [] : [scope]));
  const entries = openBatchEntries(tx, owner, names);
  let row = await locking;
  if (!row) {
    row = await addOwner(tx, dialect, owner);
    // They were looked up without a lock.
    await entries.flushAndForget();
  }
  const state: OwnerState = {
    ...row,
    revision: row.revision + 1,
    spared: new Set(),
    batch: entries,
  };
  const results: unknown[] = [];
  for (const { change, scope } of batch) {
    if (scope === "any") await entries.flushAndForget();
    results.push(await change(tx, state));
  }
  await Promise.all([entries.flush(), saveOwner(tx, owner, state)]);
  return { results, state };
}

import { type Store, StoreUnavailable, type Transaction } from "../../platform/store/sql.js";
import { type OwnerRow, openOwner, saveOwner } from "./memory-store.js";

const BATCH_MAX = 64;
const WAITING_MAX = 10_000;

type Mutable<T> = { -readonly [Field in keyof T]: T[Field] };

/** An owner within one transaction; what changes it writes here what it did. */
export interface OwnerState extends Mutable<OwnerRow> {
  /** Places whose visit the hand has used up, so that a visit noted elsewhere is over, too. */
  readonly spared: Set<number>;
}

/** Part of a transaction; may run more than once, so it changes nothing but the two. */
type Change<T> = (tx: Transaction, state: OwnerState) => Promise<T>;

export interface Changes {
  /** Settles when the change is on disk. */
  run<T>(owner: string, change: Change<T>): Promise<T>;
}

interface Waiting {
  readonly change: Change<unknown>;
  readonly settle: (result: unknown) => void;
  readonly fail: (error: unknown) => void;
}

/**
 * Changes of one owner follow one another; those that come while one is on its way to the disk share
 * the next transaction, 64 at most. A change that throws fails those it shares with, so a refusal is
 * a result. Throws StoreUnavailable when 10,000 wait for one owner.
 */
export function createChanges(
  store: Store,
  afterCommit: (owner: string, state: OwnerState) => void,
): Changes {
  const lines = new Map<string, Waiting[]>();

  async function commit(owner: string, line: Waiting[]): Promise<void> {
    let batch: readonly Waiting[] = [];
    try {
      const { results, state } = await store.durable.tx((tx) => {
        // Taken when the transaction has begun: callers who were answered together come together.
        if (batch.length === 0) batch = line.splice(0, BATCH_MAX);
        return runAll({ tx, dialect: store.dialect, owner }, batch);
      });
      afterCommit(owner, state);
      for (const [at, { settle }] of batch.entries()) settle(results[at]);
    } catch (error) {
      if (batch.length === 0) batch = line.splice(0, BATCH_MAX);
      for (const { fail } of batch) fail(error);
    }
  }

  async function drain(owner: string, line: Waiting[]): Promise<void> {
    while (line.length > 0) await commit(owner, line);
    lines.delete(owner);
  }

  return {
    run<T>(owner: string, change: Change<T>): Promise<T> {
      const line = lines.get(owner);
      if (line && line.length >= WAITING_MAX) {
        return Promise.reject(new StoreUnavailable("too many changes of one memory are waiting"));
      }
      return new Promise<T>((settle, fail) => {
        const waiting = { change, settle: settle as Waiting["settle"], fail };
        if (line) {
          line.push(waiting);
        } else {
          const begun = [waiting];
          lines.set(owner, begun);
          void drain(owner, begun);
        }
      });
    },
  };
}

async function runAll(
  { tx, dialect, owner }: { tx: Transaction; dialect: Store["dialect"]; owner: string },
  batch: readonly Waiting[],
): Promise<{ results: unknown[]; state: OwnerState }> {
  const row = await openOwner(tx, dialect, owner);
  const state: OwnerState = { ...row, revision: row.revision + 1, spared: new Set() };
  const results: unknown[] = [];
  for (const { change } of batch) results.push(await change(tx, state));
  await saveOwner(tx, owner, state);
  return { results, state };
}

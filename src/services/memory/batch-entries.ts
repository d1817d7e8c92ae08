import type { Transaction } from "../../platform/store/sql.js";
import type { EntryName, Evicted } from "./entry.js";
import { findResident, type ResidentRow, upsertEntries, type WrittenRow } from "./memory-store.js";

/** What a write needs to know of the entry that it replaces. */
export type Replaced = Pick<ResidentRow, "place" | "bytes" | "version" | "expires_at">;

/**
 * The entries that one transaction writes: looked up together when it begins, and written together
 * when it ends or when the rows themselves are needed.
 */
export interface BatchEntries {
  find(name: EntryName): Promise<Replaced | undefined>;
  put(name: EntryName, row: WrittenRow): void;
  /** Notes that entries are gone. */
  forget(names: readonly Pick<Evicted, "namespace" | "key" | "agentId">[]): void;
  /** Writes what was put, for who reads or deletes rows whatever their names. */
  flush(): Promise<void>;
  /** The same for who does not tell which rows it deletes. */
  flushAndForget(): Promise<void>;
}

/** Looks the names up at once; the row of the owner is locked before, in the same transaction. */
export function openBatchEntries(
  tx: Transaction,
  owner: string,
  names: readonly EntryName[],
): BatchEntries {
  const known = new Map<string, Promise<Replaced | undefined>>();
  const written = new Map<string, { readonly name: EntryName; readonly row: WrittenRow }>();

  function find(name: EntryName): Promise<Replaced | undefined> {
    const id = idOf(name);
    const found = known.get(id) ?? findResident(tx, owner, name);
    known.set(id, found);
    return found;
  }

  async function flush(): Promise<void> {
    if (written.size === 0) return;
    const entries = [...written.values()];
    written.clear();
    await upsertEntries(tx, owner, entries);
  }

  // Those that nobody asks for have failed with the transaction.
  for (const name of names) find(name).catch(() => {});
  return {
    find,
    put(name, row) {
      const id = idOf(name);
      written.set(id, { name, row });
      known.set(id, Promise.resolve(row));
    },
    forget(gone) {
      for (const name of gone) known.set(idOf(name), Promise.resolve(undefined));
    },
    flush,
    async flushAndForget() {
      await flush();
      known.clear();
    },
  };
}

function idOf({ namespace, key, agentId }: EntryName): string {
  return JSON.stringify([namespace, key, agentId]);
}

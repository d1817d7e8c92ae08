import { toCursor } from "../../http/input/cursor.js";
import { commitOnce, type Once } from "../../platform/idempotency/once.js";
import type { Needed } from "../../platform/parts/part.js";
import { createKeyedMutex } from "../../platform/store/keyed-mutex.js";
import type { Transaction } from "../../platform/store/sql.js";
import { ownTurn } from "../../platform/threads/own-turn.js";
import { toEntry, whenLive } from "./entry.js";
import { keyRangeOf } from "./key-range.js";
import { checkName, noKey, noKeyspace } from "./keyspaces.js";
import { readPage } from "./read-page.js";
import { runBatch } from "./run-batch.js";
import {
  ANSWER_BYTES_MAX,
  type Entry,
  type Operation,
  type OperationResult,
  PAGE_LENGTH_DEFAULT,
  type ScanOrder,
  type Written,
} from "./schemas.js";
import { addTally, findKeyspace, findValue, type KeyspaceName, type Tally } from "./store.js";
import { storedKeys } from "./stored.js";
import {
  deleteKey,
  type KeyWrite,
  type NewValue,
  type OpenKeyspace,
  putValue,
} from "./write-keys.js";

export type KeyedStore = ReturnType<typeof createKeyedStore>;

/** The keys of every keyspace, without HTTP. */
export function createKeyedStore({
  store: database,
  clock,
  storageQuota,
}: Needed<"store" | "clock" | "storageQuota">) {
  const quota = storageQuota.of(storedKeys);
  const mutex = createKeyedMutex(database);

  /** Runs writes to one keyspace as one transaction, on disk; what it throws undoes all of them. */
  async function write<T>(
    where: KeyspaceName,
    work: (open: OpenKeyspace) => Promise<T>,
    once?: Once<T>,
  ): Promise<T> {
    checkName(where.name);
    // All writes of an account change what is counted of it; none waits for the disk of another.
    const result = await mutex.run(where.account, () =>
      commitOnce(database, once, async (tx) => {
        const { result, tally } = await writeTo(tx, where, clock(), work);
        await quota.add(tx, where.account, { items: tally.keys, bytes: tally.bytes });
        return result;
      }),
    );
    await database.onDisk();
    return result;
  }

  return {
    async get(where: KeyspaceName, key: string): Promise<Entry> {
      checkName(where.name);
      const row = await findValue(database, where, Buffer.from(key));
      if (!row) throw noKeyspace();
      const live = row.version === null ? undefined : whenLive(row, clock());
      if (!live) throw noKey();
      return toEntry(live);
    },

    put: (where: KeyspaceName, wanted: NewValue, once?: Once<Written>): Promise<Written> =>
      write(where, (open) => putValue(open, wanted), once),

    async delete(where: KeyspaceName, wanted: KeyWrite): Promise<void> {
      const isDeleted = await write(where, (open) => deleteKey(open, wanted));
      if (!isDeleted) throw noKey();
    },

    batch: (
      where: KeyspaceName,
      operations: readonly Operation[],
      once?: Once<OperationResult[]>,
    ): Promise<OperationResult[]> => write(where, (open) => runBatch(open, operations), once),

    /** Expired keys count against the limit, so a page may be short, even empty, before the end. */
    async scan(
      where: KeyspaceName,
      order: ScanOrder,
    ): Promise<{ entries: Entry[]; next_cursor: string | null }> {
      const range = keyRangeOf(order);
      checkName(where.name);
      const keyspace = await findKeyspace(database, where);
      if (!keyspace) throw noKeyspace();
      const page = await readPage(database, {
        ...range,
        account: where.account,
        keyspaceId: keyspace.id,
        limit: order.limit ?? PAGE_LENGTH_DEFAULT,
        bytesMax: ANSWER_BYTES_MAX,
        now: clock(),
      });
      // To write as much as a page may hold takes longer than to read a slice of it.
      await ownTurn(where.account);
      return {
        entries: page.rows.map(toEntry),
        next_cursor: page.lastKey ? toCursor(page.lastKey) : null,
      };
    },
  };
}

async function writeTo<T>(
  tx: Transaction,
  where: KeyspaceName,
  now: number,
  work: (open: OpenKeyspace) => Promise<T>,
): Promise<{ result: T; tally: Tally }> {
  const keyspace = await findKeyspace(tx, where);
  if (!keyspace) throw noKeyspace();
  const tally = { keys: 0, bytes: 0, versionFloor: keyspace.version_floor };
  const result = await work({ tx, id: keyspace.id, now, tally });
  await addTally(tx, keyspace.id, tally);
  return { result, tally };
}

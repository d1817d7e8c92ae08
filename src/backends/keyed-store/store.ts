import { type Amount, plus } from "../../platform/storage-quota/amounts.js";
import { type Reader, sql, type Transaction } from "../../platform/store/sql.js";

/** A longer value would make the tree of keys deep, and with it every read of a key. */
const INLINE_BYTES_MAX = 256;

/** A keyspace as its account knows it. */
export interface KeyspaceName {
  readonly account: string;
  readonly name: string;
}

export interface KeyspaceRow {
  readonly id: number;
  readonly name: string;
  readonly keys: number;
  readonly bytes: number;
  readonly version_floor: number;
  readonly created_at: number;
}

/** What is stored of a key beside its value. */
export interface EntryRow {
  readonly key: Buffer;
  readonly version: number;
  readonly bytes: number;
  readonly updated_at: number;
  readonly expires_at: number | null;
  /** Where the value is when it is not short enough to lie beside the key. */
  readonly long_id: number | null;
}

export interface ValueRow extends EntryRow {
  /** JSON. */
  readonly value: string;
}

/** Makes an empty keyspace; undefined when the account has one of this name. */
export async function insertKeyspace(
  tx: Transaction,
  { account, name }: KeyspaceName,
  now: number,
): Promise<KeyspaceRow | undefined> {
  const counter = await tx.get<{ value: number }>(sql`
    UPDATE counters SET value = value + 1 WHERE name = 'keyspaces' RETURNING value`);
  if (!counter) throw new Error("the counter of keyspaces is missing");
  return tx.get<KeyspaceRow>(sql`
    INSERT INTO keyspaces (id, account_id, name, keys, bytes, version_floor, created_at)
    VALUES (${counter.value}, ${account}, ${name}, 0, 0, 0, ${now})
    ON CONFLICT (account_id, name) DO NOTHING
    RETURNING id, name, keys, bytes, version_floor, created_at`);
}

export function findKeyspace(
  reader: Reader,
  { account, name }: KeyspaceName,
): Promise<KeyspaceRow | undefined> {
  return reader.get<KeyspaceRow>(sql`
    SELECT id, name, keys, bytes, version_floor, created_at
      FROM keyspaces WHERE account_id = ${account} AND name = ${name}`);
}

/** Keyspaces of one account in the order they were made. */
export function listKeyspaces(
  reader: Reader,
  account: string,
  { afterId, limit }: { afterId: number; limit: number },
): Promise<KeyspaceRow[]> {
  return reader.all<KeyspaceRow>(sql`
    SELECT id, name, keys, bytes, version_floor, created_at
      FROM keyspaces
     WHERE account_id = ${account} AND id > ${afterId} AND name IS NOT NULL
     ORDER BY id
     LIMIT ${limit}`);
}

/**
 * Takes the name off a keyspace, whose keys are out of reach at once and removed later, and answers
 * what it held; undefined when there is none.
 */
export function retireKeyspace(
  tx: Transaction,
  { account, name }: KeyspaceName,
): Promise<{ readonly keys: number; readonly bytes: number } | undefined> {
  return tx.get(sql`
    UPDATE keyspaces SET name = NULL WHERE account_id = ${account} AND name = ${name}
    RETURNING keys, bytes`);
}

/** One key with its value, expired or not. Undefined without a keyspace, without the key null. */
export function findValue(
  reader: Reader,
  { account, name }: KeyspaceName,
  key: Buffer,
): Promise<ValueRow | { readonly version: null } | undefined> {
  return reader.get(sql`
    SELECT entry.key, entry.version, entry.bytes, entry.updated_at, entry.expires_at, entry.long_id,
           COALESCE(entry.value, (SELECT apart.value FROM keyed_long_values AS apart
                                   WHERE apart.id = entry.long_id)) AS value
      FROM keyspaces
      LEFT JOIN keyed_values AS entry ON entry.keyspace_id = keyspaces.id AND entry.key = ${key}
     WHERE keyspaces.account_id = ${account} AND keyspaces.name = ${name}`);
}

export function findValueById(
  reader: Reader,
  keyspaceId: number,
  key: Buffer,
): Promise<ValueRow | undefined> {
  return reader.get<ValueRow>(sql`
    SELECT key, version, bytes, updated_at, expires_at, long_id,
           COALESCE(value, (SELECT apart.value FROM keyed_long_values AS apart
                             WHERE apart.id = long_id)) AS value
      FROM keyed_values WHERE keyspace_id = ${keyspaceId} AND key = ${key}`);
}

export function findEntry(
  reader: Reader,
  keyspaceId: number,
  key: Buffer,
): Promise<EntryRow | undefined> {
  return reader.get<EntryRow>(sql`
    SELECT key, version, bytes, updated_at, expires_at, long_id
      FROM keyed_values WHERE keyspace_id = ${keyspaceId} AND key = ${key}`);
}

/** Writes a key over what is stored of it; `row.long_id` tells where a long value was so far. */
export async function upsertValue(
  tx: Transaction,
  keyspaceId: number,
  row: ValueRow,
): Promise<void> {
  const isLong = row.bytes > INLINE_BYTES_MAX;
  if (row.long_id !== null) await deleteLongValue(tx, row.long_id);
  const longId = isLong ? await insertLongValue(tx, row.value) : null;
  await tx.run(sql`
    INSERT INTO keyed_values (keyspace_id, key, version, bytes, updated_at, expires_at, value, long_id)
    VALUES (${keyspaceId}, ${row.key}, ${row.version}, ${row.bytes}, ${row.updated_at},
            ${row.expires_at}, ${isLong ? null : row.value}, ${longId})
    ON CONFLICT (keyspace_id, key) DO UPDATE
       SET version = excluded.version, bytes = excluded.bytes, updated_at = excluded.updated_at,
           expires_at = excluded.expires_at, value = excluded.value, long_id = excluded.long_id`);
}

export async function deleteEntry(
  tx: Transaction,
  keyspaceId: number,
  { key, long_id }: EntryRow,
): Promise<void> {
  if (long_id !== null) await deleteLongValue(tx, long_id);
  await tx.run(sql`DELETE FROM keyed_values WHERE keyspace_id = ${keyspaceId} AND key = ${key}`);
}

async function insertLongValue(tx: Transaction, value: string): Promise<number> {
  const row = await tx.get<{ id: number }>(
    sql`INSERT INTO keyed_long_values (value) VALUES (${value}) RETURNING id`,
  );
  if (!row) throw new Error("the database did not number a long value");
  return row.id;
}

async function deleteLongValue(tx: Transaction, id: number): Promise<void> {
  await tx.run(sql`DELETE FROM keyed_long_values WHERE id = ${id}`);
}

/** How writes changed what is kept of a keyspace. */
export interface Tally {
  keys: number;
  bytes: number;
  /** The highest version of a key that is gone. */
  versionFloor: number;
}

/** Counts writes on their keyspace. */
export async function addTally(tx: Transaction, keyspaceId: number, tally: Tally): Promise<void> {
  await tx.run(sql`
    UPDATE keyspaces
       SET keys = keys + ${tally.keys}, bytes = bytes + ${tally.bytes},
           version_floor = CASE WHEN version_floor < ${tally.versionFloor} THEN ${tally.versionFloor}
                                ELSE version_floor END
     WHERE id = ${keyspaceId}`);
}

/** Whose keyspace it is; undefined when it was retired. */
async function findAccount(reader: Reader, keyspaceId: number): Promise<string | undefined> {
  const row = await reader.get<{ account_id: string }>(sql`
    SELECT account_id FROM keyspaces WHERE id = ${keyspaceId} AND name IS NOT NULL`);
  return row?.account_id;
}

/** Removes some expired keys, counts them off their keyspaces, and answers whose they were. */
export async function deleteExpired(
  tx: Transaction,
  now: number,
  limit: number,
): Promise<ReadonlyMap<string, Amount>> {
  const removed = await tx.all<RemovedRow>(sql`
    DELETE FROM keyed_values
     WHERE (keyspace_id, key) IN (SELECT keyspace_id, key FROM keyed_values
                                   WHERE expires_at <= ${now} ORDER BY expires_at LIMIT ${limit})
    RETURNING keyspace_id, version, bytes, long_id`);
  const tallies = new Map<number, Tally>();
  for (const { keyspace_id, version, bytes, long_id } of removed) {
    if (long_id !== null) await deleteLongValue(tx, long_id);
    const tally = tallies.get(keyspace_id) ?? { keys: 0, bytes: 0, versionFloor: 0 };
    tally.keys -= 1;
    tally.bytes -= bytes;
    tally.versionFloor = Math.max(tally.versionFloor, version);
    tallies.set(keyspace_id, tally);
  }
  const removedByAccount = new Map<string, Amount>();
  for (const [keyspaceId, tally] of tallies) {
    await addTally(tx, keyspaceId, tally);
    const account = await findAccount(tx, keyspaceId);
    // What a retired keyspace held was given back when it was retired.
    if (account === undefined) continue;
    const before = removedByAccount.get(account) ?? { items: 0, bytes: 0 };
    removedByAccount.set(account, plus(before, { items: -tally.keys, bytes: -tally.bytes }));
  }
  return removedByAccount;
}

interface RemovedRow {
  readonly keyspace_id: number;
  readonly version: number;
  readonly bytes: number;
  readonly long_id: number | null;
}

/** True while a key has expired and is still stored. */
export async function hasExpired(reader: Reader, now: number): Promise<boolean> {
  const row = await reader.get(sql`SELECT 1 FROM keyed_values WHERE expires_at <= ${now} LIMIT 1`);
  return row !== undefined;
}

export async function findRetiredKeyspace(reader: Reader): Promise<number | undefined> {
  const row = await reader.get<{ id: number }>(sql`
    SELECT id FROM keyspaces WHERE name IS NULL ORDER BY id LIMIT 1`);
  return row?.id;
}

/** Removes some keys of a keyspace and answers how many. */
export async function deleteSomeValues(
  tx: Transaction,
  keyspaceId: number,
  limit: number,
): Promise<number> {
  const removed = await tx.all<{ long_id: number | null }>(sql`
    DELETE FROM keyed_values
     WHERE keyspace_id = ${keyspaceId}
       AND key IN (SELECT key FROM keyed_values WHERE keyspace_id = ${keyspaceId} LIMIT ${limit})
    RETURNING long_id`);
  for (const { long_id } of removed) if (long_id !== null) await deleteLongValue(tx, long_id);
  return removed.length;
}

/** Forgets a retired keyspace that has no keys left. */
export async function deleteKeyspace(tx: Transaction, keyspaceId: number): Promise<void> {
  await tx.run(sql`DELETE FROM keyspaces WHERE id = ${keyspaceId} AND name IS NULL`);
}

import { type Reader, sql } from "../../platform/store/sql.js";
import type { EntryRow } from "./store.js";

/** Keys from `lower` up to, and without, `upper`. */
export interface KeyRange {
  readonly lower: Buffer;
  readonly upper: Buffer;
}

/** A key of a range; a long value is not read with it. */
export interface ListedRow extends EntryRow {
  readonly value: string | null;
}

/** The first keys of a range, expired or not, in byte order. */
export function listRange(
  reader: Reader,
  keyspaceId: number,
  { lower, upper }: KeyRange,
  limit: number,
): Promise<ListedRow[]> {
  return reader.all<ListedRow>(sql`
    SELECT key, version, bytes, updated_at, expires_at, value, long_id
      FROM keyed_values
     WHERE keyspace_id = ${keyspaceId} AND key >= ${lower} AND key < ${upper}
     ORDER BY key
     LIMIT ${limit}`);
}

export interface LongValueRow {
  readonly key: Buffer;
  readonly version: number;
  /** JSON. */
  readonly value: string;
}

/** The first long values of keys that are live, from one key to another, in byte order. */
export function listLongValues(
  reader: Reader,
  keyspaceId: number,
  { first, last, now }: { readonly first: Buffer; readonly last: Buffer; readonly now: number },
  limit: number,
): Promise<LongValueRow[]> {
  return reader.all<LongValueRow>(sql`
    SELECT entry.key, entry.version, apart.value
      FROM keyed_values AS entry
      JOIN keyed_long_values AS apart ON apart.id = entry.long_id
     WHERE entry.keyspace_id = ${keyspaceId} AND entry.key >= ${first} AND entry.key <= ${last}
       AND (entry.expires_at IS NULL OR entry.expires_at > ${now})
     ORDER BY entry.key
     LIMIT ${limit}`);
}

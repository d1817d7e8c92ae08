import type { Metric } from "../../engines/vectors/index/vector-index.js";
import { rowInsert } from "../../platform/store/row-insert.js";
import {
  type Reader,
  type Store,
  sql,
  type Transaction,
  type Writer,
} from "../../platform/store/sql.js";
import { type CollectionName, collectionKey } from "./vectors.js";

export interface CollectionRow {
  readonly id: string;
  readonly name: string;
  readonly dimension: number;
  readonly metric: Metric;
  readonly count: number;
  readonly bytes: number;
  readonly version: number;
  readonly pruned_version: number;
  readonly created_at: number;
}

/** A vector, or that it was removed: then without vector and metadata, and of 0 bytes. */
export interface VectorRow {
  readonly vector_id: string;
  readonly version: number;
  readonly bytes: number;
  readonly updated_at: number;
  readonly metadata: string | null;
  readonly vector: Buffer | null;
}

/** Whoever a dropped collection belongs to. */
export const NOBODY = "";

/**
 * Keeps every other writer of some collections out, whether those exist or not, until a transaction
 * ends whose statements decide by themselves. Readers are let in.
 */
export async function lockCollections(
  tx: Transaction,
  dialect: Store["dialect"],
  collections: readonly CollectionName[],
): Promise<void> {
  // An SQLite transaction has the only write lock from its first moment.
  if (dialect === "sqlite") return;
  // In the same order in every process, so that nobody waits in a circle.
  const keys = collections.map(collectionKey).sort();
  await Promise.all(
    [...new Set(keys)].map((key) =>
      tx.get(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`vectors ${key}`}, 0))`),
    ),
  );
}

/** Whose a collection is, by its id; undefined when it was dropped. */
export async function findName(reader: Reader, id: string): Promise<CollectionName | undefined> {
  const row = await reader.get<{ account_id: string; name: string }>(sql`
    SELECT account_id, name FROM vector_collections WHERE id = ${id} AND account_id <> ${NOBODY}`);
  return row && { accountId: row.account_id, name: row.name };
}

export function findCollection(
  reader: Reader,
  { accountId, name }: CollectionName,
): Promise<CollectionRow | undefined> {
  return reader.get<CollectionRow>(sql`
    SELECT id, name, dimension, metric, count, bytes, version, pruned_version, created_at
      FROM vector_collections WHERE account_id = ${accountId} AND name = ${name}`);
}

export function listCollections(
  reader: Reader,
  accountId: string,
  { after, limit }: { readonly after: string; readonly limit: number },
): Promise<CollectionRow[]> {
  return reader.all<CollectionRow>(sql`
    SELECT id, name, dimension, metric, count, bytes, version, pruned_version, created_at
      FROM vector_collections
     WHERE account_id = ${accountId} AND name > ${after}
     ORDER BY name
     LIMIT ${limit}`);
}

/** Collections that take at least so many bytes of memory, the largest first. */
export function listLargest(
  reader: Reader,
  { bytesMin, limit }: { readonly bytesMin: number; readonly limit: number },
): Promise<CollectionRow[]> {
  return reader.all<CollectionRow>(sql`
    SELECT id, name, dimension, metric, count, bytes, version, pruned_version, created_at
      FROM vector_collections
     WHERE account_id <> ${NOBODY} AND bytes >= ${bytesMin}
     ORDER BY bytes DESC, id
     LIMIT ${limit}`);
}

/** What was pruned of a collection up to now; undefined when it was dropped. */
export async function findPrunedVersion(reader: Reader, id: string): Promise<number | undefined> {
  const row = await reader.get<Pick<CollectionRow, "pruned_version">>(sql`
    SELECT pruned_version FROM vector_collections WHERE id = ${id} AND account_id <> ${NOBODY}`);
  return row?.pruned_version;
}

/** Adds a collection, or brings its version and what is counted of it up to date. */
export async function saveCollection(
  tx: Transaction,
  accountId: string,
  row: CollectionRow,
): Promise<void> {
  await tx.run(sql`
    INSERT INTO vector_collections
      (id, account_id, name, dimension, metric, count, bytes, version, pruned_version, created_at)
    VALUES (${row.id}, ${accountId}, ${row.name}, ${row.dimension}, ${row.metric}, ${row.count},
            ${row.bytes}, ${row.version}, ${row.pruned_version}, ${row.created_at})
    ON CONFLICT (id) DO UPDATE
       SET count = excluded.count, bytes = excluded.bytes, version = excluded.version`);
}

/** Leaves a collection to nobody, under a name that no other can have. */
export async function disownCollection(tx: Transaction, id: string): Promise<void> {
  await tx.run(sql`
    UPDATE vector_collections SET account_id = ${NOBODY}, name = ${id} WHERE id = ${id}`);
}

export async function listDisowned(reader: Reader, limit: number): Promise<string[]> {
  const rows = await reader.all<{ id: string }>(sql`
    SELECT id FROM vector_collections WHERE account_id = ${NOBODY} ORDER BY name LIMIT ${limit}`);
  return rows.map(({ id }) => id);
}

export async function deleteDisowned(writer: Writer, id: string): Promise<void> {
  await writer.run(sql`
    DELETE FROM vector_collections WHERE id = ${id} AND account_id = ${NOBODY}`);
}

/** Deletes some rows of a collection and answers how many. */
export function deleteSomeVectors(writer: Writer, id: string, limit: number): Promise<number> {
  return writer.run(sql`
    DELETE FROM vectors
     WHERE collection_id = ${id}
       AND vector_id IN (SELECT vector_id FROM vectors WHERE collection_id = ${id} LIMIT ${limit})`);
}

/** The bytes of those of the ids that have a row; 0 for one that was removed. */
export async function readBytes(
  tx: Transaction,
  dialect: Store["dialect"],
  { collectionId, ids }: { readonly collectionId: string; readonly ids: readonly string[] },
): Promise<Map<string, number>> {
  const list = JSON.stringify(ids);
  const rows = await tx.all<Pick<VectorRow, "vector_id" | "bytes">>(
    dialect === "sqlite"
      ? sql`
        SELECT vector_id, bytes FROM vectors
         WHERE collection_id = ${collectionId}
           AND vector_id IN (SELECT value FROM json_each(${list}))`
      : sql`
        SELECT vector_id, bytes FROM vectors
         WHERE collection_id = ${collectionId}
           AND vector_id IN (SELECT json_array_elements_text(CAST(${list} AS JSON)))`,
  );
  return new Map(rows.map(({ vector_id, bytes }) => [vector_id, bytes]));
}

/** Deletes the rows of the ids. */
export async function deleteVectors(
  tx: Transaction,
  dialect: Store["dialect"],
  { collectionId, ids }: { readonly collectionId: string; readonly ids: readonly string[] },
): Promise<void> {
  const list = JSON.stringify(ids);
  await tx.run(
    dialect === "sqlite"
      ? sql`
        DELETE FROM vectors
         WHERE collection_id = ${collectionId}
           AND vector_id IN (SELECT value FROM json_each(${list}))`
      : sql`
        DELETE FROM vectors
         WHERE collection_id = ${collectionId}
           AND vector_id IN (SELECT json_array_elements_text(CAST(${list} AS JSON)))`,
  );
}

const insertVectors = rowInsert({
  into: "vectors",
  columns: ["collection_id", "vector_id", "version", "bytes", "updated_at", "metadata", "vector"],
});

/** Adds rows for ids that have none. */
export async function addVectors(
  tx: Transaction,
  collectionId: string,
  rows: readonly VectorRow[],
): Promise<void> {
  await tx.run(
    insertVectors(
      rows.map(({ vector_id, version, bytes, updated_at, metadata, vector }) => [
        collectionId,
        vector_id,
        version,
        bytes,
        updated_at,
        metadata,
        vector,
      ]),
    ),
  );
}

export type ChangedRow = Pick<VectorRow, "vector_id" | "version" | "metadata" | "vector">;

/** What was written last after a version, in the order of the writes. */
export function listChanged(
  reader: Reader,
  collectionId: string,
  { version, limit }: { readonly version: number; readonly limit: number },
): Promise<ChangedRow[]> {
  return reader.all<ChangedRow>(sql`
    SELECT vector_id, version, metadata, vector FROM vectors
     WHERE collection_id = ${collectionId} AND version > ${version}
     ORDER BY version
     LIMIT ${limit}`);
}

export interface FetchedRow {
  readonly vector: Buffer;
  readonly metadata: string | null;
  readonly updated_at: number;
}

export function findVector(
  reader: Reader,
  { accountId, name }: CollectionName,
  id: string,
): Promise<FetchedRow | undefined> {
  return reader.get<FetchedRow>(sql`
    SELECT vectors.vector, vectors.metadata, vectors.updated_at
      FROM vector_collections
      JOIN vectors ON vectors.collection_id = vector_collections.id
     WHERE vector_collections.account_id = ${accountId} AND vector_collections.name = ${name}
       AND vectors.vector_id = ${id} AND vectors.vector IS NOT NULL`);
}

/** Some of the vectors that were removed before a time, longest ago first. */
export function listRemovals(
  reader: Reader,
  { before, limit }: { readonly before: number; readonly limit: number },
): Promise<{ collection_id: string; version: number }[]> {
  return reader.all<{ collection_id: string; version: number }>(sql`
    SELECT collection_id, version FROM vectors
     WHERE vector IS NULL AND updated_at < ${before}
     ORDER BY updated_at, collection_id, version
     LIMIT ${limit}`);
}

/** Deletes what removals left behind up to a version, and notes that whoever is older missed it. */
export async function pruneRemovals(
  tx: Transaction,
  collectionId: string,
  version: number,
): Promise<void> {
  await tx.run(sql`
    UPDATE vector_collections SET pruned_version = ${version}
     WHERE id = ${collectionId} AND pruned_version < ${version}`);
  await tx.run(sql`
    DELETE FROM vectors
     WHERE collection_id = ${collectionId} AND vector IS NULL AND version <= ${version}`);
}

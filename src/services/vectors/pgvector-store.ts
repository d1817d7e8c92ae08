import { rowInsert } from "../../platform/store/row-insert.js";
import { type Reader, sql, type Transaction } from "../../platform/store/sql.js";
import { type CollectionRow, NOBODY } from "./vector-store.js";

export interface ExtensionState {
  /** Its version where it is installed in this database. */
  readonly installed: string | null;
  /** The version that would be installed. */
  readonly available: string | null;
  /** 1 where its type can be named without a schema. */
  readonly is_visible: number;
  /** 1 where there is a table with a column of its type. */
  readonly has_table: number;
}

export async function readExtension(reader: Reader): Promise<ExtensionState> {
  const state = await reader.get<ExtensionState>(sql`
    SELECT (SELECT extversion FROM pg_extension WHERE extname = 'vector') AS installed,
           (SELECT default_version FROM pg_available_extensions WHERE name = 'vector') AS available,
           to_regtype('vector') IS NOT NULL AS is_visible,
           EXISTS (SELECT 1 FROM pg_attribute
                    WHERE attrelid = to_regclass('vector_embeddings')
                      AND attname = 'embedding' AND NOT attisdropped) AS has_table`);
  if (!state) throw new Error("a row without tables was not answered");
  return state;
}

export async function createExtension(tx: Transaction): Promise<void> {
  await tx.exec("CREATE EXTENSION IF NOT EXISTS vector");
}

/**
 * Makes the table anew, empty, and notes that it has nothing of any collection. No migration can:
 * the type is there or not, and comes and goes with the extension.
 */
export async function createEmbeddingsTable(tx: Transaction): Promise<void> {
  // A row goes with the row of its vector, whoever deletes or replaces that: what is here is current.
  // Components are kept in the row where they fit into a page: a scan is several times as fast.
  await tx.exec(`
    DROP TABLE IF EXISTS vector_embeddings;
    ALTER TABLE vector_collections DROP COLUMN IF EXISTS embedded_version;
    ALTER TABLE vector_collections ADD COLUMN embedded_version BIGINT NOT NULL DEFAULT 0;
    CREATE TABLE vector_embeddings (
      collection_id TEXT COLLATE "C" NOT NULL,
      vector_id     TEXT COLLATE "C" NOT NULL,
      embedding     vector NOT NULL,
      PRIMARY KEY (collection_id, vector_id),
      FOREIGN KEY (collection_id, vector_id) REFERENCES vectors ON DELETE CASCADE
    );
    ALTER TABLE vector_embeddings ALTER COLUMN embedding SET STORAGE MAIN`);
}

/** Raises the version up to which all embeddings are there, if it is the one expected. */
export async function raiseEmbeddedVersion(
  tx: Transaction,
  id: string,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<boolean> {
  const changed = await tx.run(sql`
    UPDATE vector_collections SET embedded_version = ${to}
     WHERE id = ${id} AND embedded_version = ${from}`);
  return changed === 1;
}

const insertEmbeddings = rowInsert({
  into: "vector_embeddings",
  columns: ["collection_id", "vector_id", "embedding"],
});

export interface EmbeddingRow {
  readonly vector_id: string;
  /** As pgvector takes a vector in binary. */
  readonly embedding: Buffer;
}

/** Adds embeddings for vectors that have none. */
export async function addEmbeddings(
  tx: Transaction,
  collectionId: string,
  rows: readonly EmbeddingRow[],
): Promise<void> {
  await tx.run(
    insertEmbeddings(rows.map(({ vector_id, embedding }) => [collectionId, vector_id, embedding])),
  );
}

export type EmbeddedCollection = Pick<
  CollectionRow,
  "id" | "dimension" | "metric" | "count" | "bytes" | "version"
> & { readonly embedded_version: number };

/** What is known of a collection; undefined when it was dropped. */
export function findEmbedded(reader: Reader, id: string): Promise<EmbeddedCollection | undefined> {
  return reader.get<EmbeddedCollection>(sql`
    SELECT id, dimension, metric, count, bytes, version, embedded_version
      FROM vector_collections WHERE id = ${id} AND account_id <> ${NOBODY}`);
}

/**
 * Makes a transaction see one state of the database, without a writer that has to fear a collision
 * with it, and breaks off each of its statements after so many whole milliseconds.
 */
export async function beginReading(tx: Transaction, statementMsMax: number): Promise<void> {
  await tx.exec(`
    SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY;
    SET LOCAL statement_timeout = ${statementMsMax}`);
}

/** A vector that may be among the nearest, as it was stored. */
export interface Candidate {
  readonly vector_id: string;
  readonly vector: Buffer;
  /** What the rows are ordered by: none that was left out has less. */
  readonly distance: number;
}

export interface CandidateQuery {
  readonly collectionId: string;
  /** As pgvector takes a vector in binary. */
  readonly query: Buffer;
  readonly limit: number;
}

/** The rows with the greatest dot products, which are negated as distances. */
export function listByProduct(
  reader: Reader,
  { collectionId, query, limit }: CandidateQuery,
): Promise<Candidate[]> {
  return reader.all<Candidate>(sql`
    SELECT vectors.vector_id, vectors.vector, nearest.distance
      FROM (SELECT vector_id, embedding <#> ${query} AS distance
              FROM vector_embeddings WHERE collection_id = ${collectionId}
             ORDER BY distance LIMIT ${limit}) AS nearest
      JOIN vectors ON vectors.collection_id = ${collectionId}
                  AND vectors.vector_id = nearest.vector_id`);
}

/** The same with distances that are less by a share of the norm of each row. */
export function listByProductAndNorm(
  reader: Reader,
  { collectionId, query, limit, share }: CandidateQuery & { readonly share: number },
): Promise<Candidate[]> {
  return reader.all<Candidate>(sql`
    SELECT vectors.vector_id, vectors.vector, nearest.distance
      FROM (SELECT vector_id,
                   (embedding <#> ${query}) - ${share} * vector_norm(embedding) AS distance
              FROM vector_embeddings WHERE collection_id = ${collectionId}
             ORDER BY distance LIMIT ${limit}) AS nearest
      JOIN vectors ON vectors.collection_id = ${collectionId}
                  AND vectors.vector_id = nearest.vector_id`);
}

export function listByDistance(
  reader: Reader,
  { collectionId, query, limit }: CandidateQuery,
): Promise<Candidate[]> {
  return reader.all<Candidate>(sql`
    SELECT vectors.vector_id, vectors.vector, nearest.distance
      FROM (SELECT vector_id, embedding <-> ${query} AS distance
              FROM vector_embeddings WHERE collection_id = ${collectionId}
             ORDER BY distance LIMIT ${limit}) AS nearest
      JOIN vectors ON vectors.collection_id = ${collectionId}
                  AND vectors.vector_id = nearest.vector_id`);
}

/** The metadata of those of the vectors that have some. */
export async function readMetadata(
  reader: Reader,
  collectionId: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const rows = await reader.all<{ vector_id: string; metadata: string }>(sql`
    SELECT vector_id, metadata FROM vectors
     WHERE collection_id = ${collectionId} AND metadata IS NOT NULL
       AND vector_id IN (SELECT json_array_elements_text(CAST(${JSON.stringify(ids)} AS JSON)))`);
  return new Map(rows.map(({ vector_id, metadata }) => [vector_id, metadata]));
}

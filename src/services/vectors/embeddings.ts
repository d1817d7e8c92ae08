import { setImmediate as nextTurn } from "node:timers/promises";
import type { Hit, IndexSearch, Metric } from "../../engines/vectors/index/vector-index.js";
import {
  BY_STATEMENT,
  type Store,
  StoreUnavailable,
  sql,
  type Transaction,
} from "../../platform/store/sql.js";
import { unlessAborted } from "../../platform/threads/deadline.js";
import { OwnerTurns } from "../../platform/threads/owner-turns.js";
import type { CollectionDraft } from "./collection-draft.js";
import { pageRows } from "./index/follow-index.js";
import { toUnitLength } from "./nearest-bound.js";
import {
  addEmbeddings,
  beginReading,
  createEmbeddingsTable,
  createExtension,
  type EmbeddingRow,
  findEmbedded,
  raiseEmbeddedVersion,
  readExtension,
} from "./pgvector-store.js";
import { createRanking } from "./rank-candidates.js";
import { searchEmbeddings } from "./search-embeddings.js";
import type { SearchTime } from "./search-time.js";
import { fromBytes, toPgvector } from "./vector-bytes.js";
import { findName, listChanged, lockCollections } from "./vector-store.js";

/** What PostgreSQL answers where an extension must not or cannot be created. */
const REFUSALS = {
  forbidden: "42501",
  unsupported: "0A000",
  incomplete: "58P01",
} as const;

/** Transactions of searches at a time: there is one connection for each, and other work needs some. */
const TURNS_AT_ONCE = 4;
/** The database breaks a statement off after the caller has heard of it. */
const LATE_MS = 50;

/**
 * The vectors once more as values of pgvector, in a table that is derived from the rows. Every
 * process that knows it writes to it in the transactions of the rows, and a collection has the
 * version up to which it is complete; what others wrote is added when the collection is searched.
 */
export interface Embeddings {
  /** Adds what a draft wrote, in its transaction and after it. */
  save(tx: Transaction, draft: CollectionDraft): Promise<void>;
  /**
   * Searches in a collection as it is now, each in a transaction and a turn of its own; undefined
   * where the embeddings do not give the answer, such as to a search with a filter. What they lack is
   * then added in the background. Throws the reason of the signal when that is aborted.
   */
  search(
    collectionId: string,
    searches: readonly IndexSearch[],
    within: SearchTime,
  ): Promise<(readonly Hit[])[] | undefined>;
}

/** Where embeddings may be. */
export interface EmbeddingsPlace {
  /** Looks once, when first asked; undefined where the database has no pgvector 0.5 or newer. */
  open(): Promise<Embeddings | undefined>;
  /** Settles when nothing is being added. */
  settle(): Promise<void>;
}

export interface EmbeddingsOptions {
  readonly isWanted: boolean;
  readonly onFailure: (error: unknown) => void;
  /** What is left to be added then waits for the next start. */
  readonly isClosing: () => boolean;
}

/** Keeps embeddings in a PostgreSQL database that has pgvector or lets it be created. */
export function createEmbeddingsPlace(store: Store, options: EmbeddingsOptions): EmbeddingsPlace {
  const filler = createFiller(store, options);
  let opened: Promise<Embeddings | undefined> | undefined;

  async function open(): Promise<Embeddings | undefined> {
    try {
      const isThere = await hasPgvector(store, options);
      return isThere ? createEmbeddings(store, { ...options, filler }) : undefined;
    } catch (error) {
      opened = undefined;
      throw error;
    }
  }

  return {
    open() {
      opened ??= open();
      return opened;
    },
    settle: filler.settle,
  };
}

/** Throws only where the database cannot be reached. */
async function hasPgvector(
  store: Store,
  { isWanted, onFailure }: EmbeddingsOptions,
): Promise<boolean> {
  if (!isWanted || store.dialect !== "postgres") return false;
  try {
    return await store.tx(prepareTables, BY_STATEMENT);
  } catch (error) {
    if (Object.values<unknown>(REFUSALS).includes(sqlStateOf(error))) return false;
    if (error instanceof StoreUnavailable) throw error;
    onFailure(error);
    return false;
  }
}

async function prepareTables(tx: Transaction): Promise<boolean> {
  // Two processes that create an extension at the same moment collide in the catalogue.
  await tx.get(sql`SELECT pg_advisory_xact_lock(hashtextextended('vectors extension', 0))`);
  const { installed, available } = await readExtension(tx);
  if (!isUsable(installed ?? available)) return false;
  if (installed === null) await createExtension(tx);
  const { is_visible, has_table } = await readExtension(tx);
  if (is_visible === 0) return false;
  if (has_table === 0) await createEmbeddingsTable(tx);
  return true;
}

function isUsable(version: string | null): boolean {
  const [major = 0, minor = 0] = (version ?? "").split(".").map(Number);
  return major > 0 || minor >= 5;
}

function sqlStateOf(error: unknown): unknown {
  const origin = error instanceof StoreUnavailable ? error.cause : error;
  return origin instanceof Error && "code" in origin ? origin.code : undefined;
}

function createEmbeddings(
  store: Store,
  { onFailure, filler }: EmbeddingsOptions & { readonly filler: Filler },
): Embeddings {
  const rank = createRanking();
  const turns = new OwnerTurns({ atOnce: TURNS_AT_ONCE });

  async function search(
    collectionId: string,
    asked: IndexSearch,
    { remainingMs }: SearchTime,
  ): Promise<Hit[] | "incomplete" | undefined> {
    return store.tx(async (tx) => {
      await beginReading(tx, Math.ceil(remainingMs()) + LATE_MS);
      const collection = await findEmbedded(tx, collectionId);
      if (!collection) return undefined;
      if (collection.embedded_version < collection.version) return "incomplete";
      return searchEmbeddings(tx, collection, { search: asked, rank });
    });
  }

  function searchInTurns(
    collectionId: string,
    searches: readonly IndexSearch[],
    within: SearchTime,
  ): Promise<{ readonly found: Hit[][] | "incomplete" | undefined }> {
    const found: Hit[][] = [];
    const isLast = () => found.length === searches.length;
    const ended = turns.run(within, async () => {
      const asked = searches[found.length];
      const hits = asked ? await search(collectionId, asked, within) : [];
      if (hits === undefined || hits === "incomplete") return { found: hits };
      found.push(hits);
      return isLast() ? { found } : undefined;
    });
    // A turn lasts until the database has broken it off, but nobody waits for that.
    return unlessAborted(within.signal, ended);
  }

  return {
    async save(tx, draft) {
      const row = draft.row();
      const [from, written] = [draft.before?.version ?? 0, draft.written()];
      // Where something is missing, this comes after it.
      if (!row || !(await raiseEmbeddedVersion(tx, row.id, { from, to: row.version }))) return;
      const rows: EmbeddingRow[] = [];
      for (const [id, { vector }] of written) {
        if (vector) rows.push(toRow(row.metric, id, vector.vector));
      }
      await addEmbeddings(tx, row.id, rows);
    },
    async search(collectionId, searches, within) {
      if (searches.some(({ filter }) => filter !== undefined)) return undefined;
      try {
        const { found } = await searchInTurns(collectionId, searches, within);
        if (found !== "incomplete") return found;
      } catch (error) {
        within.signal.throwIfAborted();
        onFailure(error);
        return undefined;
      }
      filler.fill(collectionId);
      return undefined;
    },
  };
}

/** Adds what is missing, in the background. */
interface Filler {
  /** Begins with a collection, unless that is under way. */
  fill(collectionId: string): void;
  settle(): Promise<void>;
}

function createFiller(store: Store, { onFailure, isClosing }: EmbeddingsOptions): Filler {
  const filling = new Map<string, Promise<void>>();

  async function run(collectionId: string): Promise<void> {
    try {
      while (!isClosing() && (await addPage(store, collectionId))) await nextTurn();
    } catch (error) {
      onFailure(error);
    } finally {
      filling.delete(collectionId);
    }
  }

  return {
    fill(collectionId) {
      if (!filling.has(collectionId)) filling.set(collectionId, run(collectionId));
    },
    async settle() {
      await Promise.all(filling.values());
    },
  };
}

/** Adds embeddings of the rows that come next, and answers whether there are more. */
async function addPage(store: Store, collectionId: string): Promise<boolean> {
  const name = await findName(store, collectionId);
  if (!name) return false;
  return store.tx(async (tx) => {
    await lockCollections(tx, "postgres", [name]);
    return addNextRows(tx, collectionId);
  }, BY_STATEMENT);
}

async function addNextRows(tx: Transaction, collectionId: string): Promise<boolean> {
  const collection = await findEmbedded(tx, collectionId);
  if (!collection) return false;
  const { embedded_version: from, version, dimension, metric } = collection;
  const limit = pageRows(collection);
  const changed = await listChanged(tx, collectionId, { version: from, limit });
  const rows: EmbeddingRow[] = [];
  for (const { vector_id, vector } of changed) {
    if (vector) rows.push(toRow(metric, vector_id, fromBytes([vector], dimension)));
  }
  await addEmbeddings(tx, collectionId, rows);
  const isLast = changed.length < limit;
  const to = isLast ? version : (changed.at(-1)?.version ?? version);
  await raiseEmbeddedVersion(tx, collectionId, { from, to });
  return !isLast;
}

/** Under cosine only directions count, and products of unit vectors stay in range. */
function toRow(metric: Metric, id: string, vector: Float32Array): EmbeddingRow {
  const embedded = metric === "cosine" ? toUnitLength(vector) : vector;
  return { vector_id: id, embedding: toPgvector(embedded) };
}

import { rankItems } from "../../engines/text/search/ranking.js";
import type { Clock } from "../../platform/clock/clock.js";
import type { Once } from "../../platform/idempotency/once.js";
import type { Store, Transaction } from "../../platform/store/sql.js";
import { type Changes, createChanges, type OwnerState } from "./changes.js";
import { deleteNamed } from "./deletion.js";
import { type Entry, type EntryName, type EntrySummary, entryBytes, isExpired } from "./entry.js";
import { type Bound, evictFor, removeEntry } from "./eviction.js";
import { countExpired, listExpired, listExpiredOwners } from "./expired-rows.js";
import * as rows from "./memory-store.js";
import { createSearchIndex } from "./search-index.js";
import { beginSlices } from "./slices.js";
import { createVisitedBits, type VisitedBits } from "./visited-bits.js";
import type { StoredWrite, Write, WriteResult } from "./write.js";

export const ENTRIES_MAX = 10_000;
const ROWS_AT_ONCE = 100;
const SWEPT_AT_ONCE = 1_000;
const SWEEP_ROUNDS_MAX = 100;

interface SearchHit extends Entry {
  readonly score: number;
}

interface MemoryStats {
  readonly bytes: number;
  readonly entries: number;
  readonly evictions: number;
  readonly namespaces: readonly string[];
}

interface Page {
  readonly after?: EntryName | undefined;
  readonly limit: number;
}

/**
 * Named JSON values of many owners, each within a bound of its own that is never exceeded: what is
 * least useful by SIEVE is evicted for what comes, and the result names it. No owner sees another.
 * What was stored or deleted is on disk when it settles; an expired entry counts as absent.
 */
export interface Memory {
  /** What one owner may hold, as `entryBytes` counts. */
  readonly bytesMax: number;
  store(owner: string, write: Write, once?: Once<StoredWrite>): Promise<WriteResult>;
  /** Without an agent, what any agent stored last under the key. */
  retrieve(
    owner: string,
    name: Omit<EntryName, "agentId"> & { readonly agentId?: string | undefined },
  ): Promise<Entry | undefined>;
  /** In the order of the names' UTF-8 bytes: namespace, key, agent. */
  list(owner: string, selection: rows.Selection, page: Page): Promise<EntrySummary[]>;
  /** Deletes all that bears the given names, and answers how many there were. */
  delete(owner: string, selection: Partial<EntryName>): Promise<number>;
  /** The best `limit` entries with a word of the query; any text is a query. */
  search(
    owner: string,
    query: string,
    wanted: { readonly limit: number } & Pick<rows.Selection, "namespace" | "agentId">,
  ): Promise<SearchHit[]>;
  stats(owner: string): Promise<MemoryStats>;
  /** Removes what has expired, in all memories. */
  sweep(): Promise<void>;
  /** Stores which entries were used, so that other processes and the next start know it. */
  flush(): Promise<void>;
}

export interface MemoryOptions {
  readonly clock: Clock;
  readonly bytesMax: number;
  /** 10,000 unless given. */
  readonly entriesMax?: number;
  /** The visited bits could not be stored; nothing else is lost. */
  readonly onFlushFailure: (error: unknown) => void;
}

interface Parts {
  readonly database: Store;
  readonly clock: Clock;
  readonly bound: Bound;
  readonly visitedBits: VisitedBits;
  readonly changes: Changes;
}

/** The memories of all owners in one store. */
export function createMemory(database: Store, options: MemoryOptions): Memory {
  const { clock, bytesMax, entriesMax = ENTRIES_MAX } = options;
  const visitedBits = createVisitedBits(database, options.onFlushFailure);
  const changes = createChanges(database, (owner, { spared }) => visitedBits.clear(owner, spared));
  const parts = { database, clock, bound: { bytesMax, entriesMax }, visitedBits, changes };
  const index = createSearchIndex(database);

  return {
    bytesMax,

    async store(owner, write, once) {
      const bytes = entryBytes(write.name, write.value);
      if (bytes > bytesMax) return { kind: "too-large", bytes };
      return changes.run(
        owner,
        async (tx, state) => {
          const result = await put(parts, { tx, owner, state }, write, bytes);
          if (result.kind === "stored") await once?.keep(tx, result);
          return result;
        },
        write.name,
      );
    },

    async retrieve(owner, { namespace, key, agentId }) {
      const row = await (agentId === undefined
        ? rows.findNewest(database, owner, { namespace, key }, clock())
        : rows.findEntry(database, owner, { namespace, key, agentId }, clock()));
      if (!row) return undefined;
      markVisited(visitedBits, owner, row);
      return toEntry({ namespace, key }, row);
    },

    async list(owner, selection, { after = firstName(selection), limit }) {
      const found = await rows.listAfter(database, owner, selection, {
        after,
        limit,
        now: clock(),
      });
      return found.map(toSummary);
    },

    delete: (owner, selection) =>
      changes.run(
        owner,
        (tx, state) =>
          deleteNamed({ tx, owner, state, run: beginSlices(owner) }, selection, clock()),
        "any",
      ),

    async search(owner, query, { limit, namespace, agentId }) {
      const run = beginSlices(owner);
      const entries = await index.list(owner, run);
      const now = clock();
      const ranking = rankItems(
        query,
        entries,
        (entry) =>
          (namespace === undefined || entry.namespace === namespace) &&
          (agentId === undefined || entry.agentId === agentId) &&
          (entry.expiresAt === null || entry.expiresAt > now),
      );
      const ranked = await run(ranking);
      const found: SearchHit[] = [];
      for (const { item, score } of ranked) {
        if (found.length === limit) break;
        const row = await rows.findWritten(database, owner, item);
        if (!row) continue;
        markVisited(visitedBits, owner, row);
        found.push({ ...toEntry(row, row), score });
      }
      return found;
    },

    stats: (owner) => describe(parts, owner),
    sweep: () => sweep(parts),
    flush: visitedBits.flush,
  };
}

interface Place {
  readonly tx: Transaction;
  readonly owner: string;
  readonly state: OwnerState;
}

async function put(
  { clock, bound, visitedBits }: Parts,
  { tx, owner, state }: Place,
  { name, value, ttlSeconds, ifVersion }: Write,
  bytes: number,
): Promise<WriteResult> {
  const now = clock();
  let current = await state.batch.find(name);
  if (current && isExpired(current, now)) {
    await state.batch.flush();
    await removeEntry(tx, owner, state, current);
    state.batch.forget([name]);
    current = undefined;
  }
  const found = current?.version ?? 0;
  if (ifVersion !== undefined && ifVersion !== found) return { kind: "conflict", version: found };
  const added = { bytes: bytes - (current?.bytes ?? 0), entries: current ? 0 : 1 };
  const evicted = await evictFor(tx, state, {
    owner,
    bound,
    added,
    keptPlace: current?.place,
    now,
    isVisitedInMemory: (place) => visitedBits.has(owner, place),
  });
  const version = 1 + (current?.version ?? state.version_floor);
  const place = current?.place ?? state.last_place + 1;
  const expiresAt = ttlSeconds === undefined ? null : now + ttlSeconds * 1000;
  state.bytes += added.bytes;
  state.entries += added.entries;
  state.revision += 1;
  state.last_place = Math.max(state.last_place, place);
  state.spared.delete(place);
  if (expiresAt !== null) {
    state.expires_from = Math.min(state.expires_from ?? expiresAt, expiresAt);
  }
  state.batch.put(name, {
    place,
    visited: current ? 1 : 0,
    bytes,
    version,
    revision: state.revision,
    stored_at: now,
    expires_at: expiresAt,
    value,
  });
  return { kind: "stored", version, bytes, evicted, expiresAt };
}

async function sweep({ database, clock, changes }: Parts): Promise<void> {
  for (let round = 0; round < SWEEP_ROUNDS_MAX; round += 1) {
    const now = clock();
    const owners = await listExpiredOwners(database, { now, limit: SWEPT_AT_ONCE });
    if (owners.length === 0) return;
    for (const { owner_id } of owners) {
      await changes.run(
        owner_id,
        (tx, state) => removeExpired({ tx, owner: owner_id, state }, now),
        "any",
      );
    }
  }
}

async function removeExpired({ tx, owner, state }: Place, now: number): Promise<void> {
  const expired = await listExpired(tx, owner, { now, limit: ROWS_AT_ONCE });
  for (const row of expired) await removeEntry(tx, owner, state, row);
}

async function describe({ database, clock }: Parts, owner: string): Promise<MemoryStats> {
  const row = await rows.findOwner(database, owner);
  const expired = await countExpired(database, owner, clock());
  const goneOf = new Map(expired.map(({ namespace, entries }) => [namespace, entries]));
  const namespaces = await rows.countNamespaces(database, owner);
  return {
    bytes: (row?.bytes ?? 0) - expired.reduce((sum, { bytes }) => sum + bytes, 0),
    entries: (row?.entries ?? 0) - expired.reduce((sum, { entries }) => sum + entries, 0),
    evictions: row?.evictions ?? 0,
    namespaces: namespaces
      .filter(({ namespace, entries }) => entries > (goneOf.get(namespace) ?? 0))
      .map(({ namespace }) => namespace),
  };
}

/** A bit that is set in the store is left alone. */
function markVisited(
  visitedBits: VisitedBits,
  owner: string,
  { place, visited }: rows.ValueRow,
): void {
  if (visited === 0) visitedBits.set(owner, place);
}

/** The name before all others of a selection. */
function firstName({ namespace = "" }: rows.Selection): EntryName {
  return { namespace, key: "", agentId: "" };
}

function toEntry(
  { namespace, key }: Pick<EntryName, "namespace" | "key">,
  { agent_id, value, version, stored_at, expires_at }: rows.ValueRow,
): Entry {
  const times = { storedAt: stored_at, expiresAt: expires_at };
  return { namespace, key, agentId: agent_id, value, version, ...times };
}

function toSummary(row: rows.SummaryRow): EntrySummary {
  const { namespace, key, agent_id, bytes, version, stored_at, expires_at } = row;
  const times = { storedAt: stored_at, expiresAt: expires_at };
  return { namespace, key, agentId: agent_id, bytes, version, ...times };
}

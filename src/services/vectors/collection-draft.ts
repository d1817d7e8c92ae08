import type { Metric } from "../../engines/vectors/index/vector-index.js";
import { isoTime } from "../../platform/clock/iso-time.js";
import type { WebhookEvent } from "../../platform/outbox/event.js";
import type { Amount } from "../../platform/storage-quota/amounts.js";
import type { VectorRoom } from "./stored.js";
import type { CollectionRow } from "./vector-store.js";
import {
  CollectionMismatch,
  type CollectionName,
  CollectionTooLarge,
  type Inserted,
  type NewVector,
} from "./vectors.js";

const ONE_COLLECTION: Amount = { items: 1, bytes: 0 };

/** A vector and what it takes of memory. */
interface SizedVector extends NewVector {
  readonly bytes: number;
}

/** What a change leaves behind at an id: the vector, or nothing. */
export interface Written {
  readonly version: number;
  readonly bytes: number;
  readonly vector: NewVector | undefined;
}

/** What became of a collection within one transaction. */
export interface CollectionDraft {
  readonly collection: CollectionName;
  /** As it was before. */
  readonly before: CollectionRow | undefined;
  /** Inserts all vectors or, when it throws, none. */
  insert(items: readonly SizedVector[], metric: Metric | undefined): Inserted;
  remove(id: string): { count: number } | undefined;
  /** Ends the collection; no change may follow. */
  drop(): boolean;
  /** As it is now; undefined when it was dropped or never came to be. */
  row(): CollectionRow | undefined;
  /** Whether an id had a row before, be it that of a removed vector. */
  isStored(id: string): boolean;
  /** What was written last at each id. */
  written(): ReadonlyMap<string, Written>;
}

export interface DraftOptions {
  readonly collection: CollectionName;
  readonly before: CollectionRow | undefined;
  /** Bytes of the vectors that are there, 0 for one that was removed, of all ids concerned. */
  readonly bytesById: ReadonlyMap<string, number>;
  readonly bytesMax: number;
  /** That of the account, which all its drafts share. */
  readonly room: VectorRoom;
  readonly now: number;
  readonly newCollectionId: () => string;
  /** Takes each event in the order of the changes. */
  readonly report: (event: WebhookEvent) => void;
}

/** Works out what changes make of a collection, without touching anything else. */
export function draftCollection(options: DraftOptions): CollectionDraft {
  const { collection, before, bytesById, bytesMax, room } = options;
  const timestamp = isoTime(options.now);
  const written = new Map<string, Written>();
  let row = before;

  const bytesAt = (id: string) => written.get(id)?.bytes ?? bytesById.get(id) ?? 0;

  function report(change: "inserted" | "replaced" | "deleted" | "dropped", id: string | null) {
    const count = row?.count ?? 0;
    const data = { collection: collection.name, change, id, count, timestamp };
    options.report({ event: "collection.updated", data });
  }

  /** Makes room for what an insertion adds to a collection, or throws and leaves all as it was. */
  function takeRoom(start: CollectionRow, growth: Amount): void {
    if (growth.bytes > 0 && start.bytes + growth.bytes > bytesMax) {
      throw new CollectionTooLarge(bytesMax);
    }
    room.vectors.require(growth);
    if (!row) {
      room.collections.require(ONE_COLLECTION);
      room.collections.note(ONE_COLLECTION);
    }
    room.vectors.note(growth);
  }

  /** Answers whether there was one with its id. */
  function put(current: CollectionRow, vector: SizedVector): boolean {
    const bytesBefore = bytesAt(vector.id);
    const isReplaced = bytesBefore > 0;
    row = {
      ...current,
      count: current.count + (isReplaced ? 0 : 1),
      bytes: current.bytes + vector.bytes - bytesBefore,
      version: current.version + 1,
    };
    written.set(vector.id, { version: row.version, bytes: vector.bytes, vector });
    report(isReplaced ? "replaced" : "inserted", vector.id);
    return isReplaced;
  }

  return {
    collection,
    before,
    insert(items, metric) {
      const [first] = items;
      if (!first) throw new RangeError("an insertion needs a vector");
      const start = row ?? newCollection(options, first.vector.length, metric ?? "cosine");
      assertSame("metric", start.metric, metric ?? start.metric);
      for (const { vector } of items) assertSame("dimension", start.dimension, vector.length);
      takeRoom(start, growthOf(items, bytesAt));
      const replaced: boolean[] = [];
      for (const vector of items) replaced.push(put(row ?? start, vector));
      return { replaced, count: (row ?? start).count };
    },
    remove(id) {
      const bytes = bytesAt(id);
      if (!row || bytes === 0) return undefined;
      const version = row.version + 1;
      row = { ...row, count: row.count - 1, bytes: row.bytes - bytes, version };
      room.vectors.note({ items: -1, bytes: -bytes });
      written.set(id, { version, bytes: 0, vector: undefined });
      report("deleted", id);
      return { count: row.count };
    },
    drop() {
      if (!row) return false;
      room.vectors.note({ items: -row.count, bytes: -row.bytes });
      room.collections.note({ items: -1, bytes: 0 });
      row = undefined;
      report("dropped", null);
      return true;
    },
    row: () => row,
    isStored: (id) => bytesById.has(id),
    written: () => written,
  };
}

/** What a collection would have more; of two vectors with one id the later stays. */
function growthOf(vectors: readonly SizedVector[], bytesAt: (id: string) => number): Amount {
  const sizes = new Map(vectors.map(({ id, bytes }) => [id, bytes]));
  let [items, grown] = [0, 0];
  for (const [id, bytes] of sizes) {
    const bytesBefore = bytesAt(id);
    items += bytesBefore === 0 ? 1 : 0;
    grown += bytes - bytesBefore;
  }
  return { items, bytes: grown };
}

function newCollection(
  { newCollectionId, collection, now }: DraftOptions,
  dimension: number,
  metric: Metric,
): CollectionRow {
  return {
    id: newCollectionId(),
    name: collection.name,
    dimension,
    metric,
    count: 0,
    bytes: 0,
    version: 0,
    pruned_version: 0,
    created_at: now,
  };
}

function assertSame<Field extends "dimension" | "metric">(
  field: Field,
  expected: Field extends "metric" ? Metric : number,
  got: Field extends "metric" ? Metric : number,
): void {
  if (expected !== got) throw new CollectionMismatch(field, expected, got);
}

import { setImmediate as nextTurn } from "node:timers/promises";
import type { Once } from "../../../platform/idempotency/once.js";
import { newId } from "../../../platform/ids/ids.js";
import type { Outbox, WebhookEvent } from "../../../platform/outbox/event.js";
import type { Store, Transaction } from "../../../platform/store/sql.js";
import { type CollectionDraft, draftCollection, type Written } from "../collection-draft.js";
import type { Embeddings } from "../embeddings.js";
import type { VectorQuotas, VectorRoom } from "../stored.js";
import { toBytes } from "../vector-bytes.js";
import {
  addVectors,
  deleteVectors,
  disownCollection,
  findCollection,
  lockCollections,
  readBytes,
  saveCollection,
  type VectorRow,
} from "../vector-store.js";
import { type CollectionName, collectionKey } from "../vectors.js";

/** SQLite holds the thread meanwhile, PostgreSQL costs a round trip for each. */
const ROWS_AT_ONCE = { sqlite: 64, postgres: 500 } as const;
const SLICE_MS = 5;

/** A change of one collection by one caller. */
export interface Change<Result> {
  readonly collection: CollectionName;
  /** Ids that the change is about. */
  readonly ids: readonly string[];
  /** May run more than once, so it changes nothing but the draft; and not even that when it throws. */
  apply(draft: CollectionDraft): Result;
  /** Keeps the result, in the transaction of the batch, for repeats of the call. */
  readonly once?: Once<Result> | undefined;
}

export type Outcome<Result> = { readonly result: Result } | { readonly refusal: unknown };

export interface WrittenBatch<Result> {
  /** In the order of the changes. */
  readonly outcomes: readonly Outcome<Result>[];
  readonly drafts: readonly CollectionDraft[];
  readonly hasEvents: boolean;
}

export interface BatchOptions {
  readonly dialect: Store["dialect"];
  readonly outbox: Outbox;
  readonly quotas: VectorQuotas;
  readonly bytesMax: number;
  readonly now: number;
  readonly embeddings: Embeddings | undefined;
}

/**
 * Applies changes in their order and writes what came of them, with the events that tell of it. A
 * change that is refused leaves the others as they are.
 */
export async function writeBatch<Result>(
  tx: Transaction,
  changes: readonly Change<Result>[],
  options: BatchOptions,
): Promise<WrittenBatch<Result>> {
  const eventsByAccount = new Map<string, WebhookEvent[]>();
  const collections = changes.map(({ collection }) => collection);
  await lockCollections(tx, options.dialect, collections);
  const rooms = await openRooms(tx, changes, options.quotas);
  const drafts = await openDrafts(tx, changes, { ...options, eventsByAccount, rooms });
  const outcomes = changes.map((change) => applyChange(change, drafts));
  for (const draft of drafts.values()) await saveDraft(tx, draft, options);
  for (const { vectors, collections } of rooms.values()) {
    await vectors.save();
    await collections.save();
  }
  for (const [at, { once }] of changes.entries()) {
    const outcome = outcomes[at];
    if (once && outcome && "result" in outcome) await once.keep(tx, outcome.result);
  }
  // In the same order in every process: the outbox may lock what belongs to an account.
  for (const accountId of [...eventsByAccount.keys()].sort()) {
    await options.outbox.emit(tx, accountId, eventsByAccount.get(accountId) ?? []);
  }
  return { outcomes, drafts: [...drafts.values()], hasEvents: eventsByAccount.size > 0 };
}

/** The room of each account; writers of its other collections may take some of it meanwhile. */
async function openRooms(
  tx: Transaction,
  changes: readonly Change<unknown>[],
  quotas: VectorQuotas,
): Promise<Map<string, VectorRoom>> {
  const rooms = new Map<string, VectorRoom>();
  for (const accountId of new Set(changes.map(({ collection }) => collection.accountId))) {
    rooms.set(accountId, {
      vectors: await quotas.vectors.open(tx, accountId),
      collections: await quotas.collections.open(tx, accountId),
    });
  }
  return rooms;
}

interface DraftingOptions extends BatchOptions {
  readonly eventsByAccount: Map<string, WebhookEvent[]>;
  readonly rooms: ReadonlyMap<string, VectorRoom>;
}

async function openDrafts(
  tx: Transaction,
  changes: readonly Change<unknown>[],
  options: DraftingOptions,
): Promise<Map<string, CollectionDraft>> {
  const { dialect, eventsByAccount, rooms } = options;
  const drafts = new Map<string, CollectionDraft>();
  for (const [key, [first, ...others]] of groupByCollection(changes)) {
    const { collection } = first;
    const room = rooms.get(collection.accountId);
    if (!room) throw new Error("a change of an account without a room");
    const before = await findCollection(tx, collection);
    const ids = [first, ...others].flatMap((change) => change.ids);
    const bytesById =
      before && ids.length > 0
        ? await readBytes(tx, dialect, { collectionId: before.id, ids })
        : new Map<string, number>();
    const report = (event: WebhookEvent) => {
      const events = eventsByAccount.get(collection.accountId);
      if (events) events.push(event);
      else eventsByAccount.set(collection.accountId, [event]);
    };
    const newCollectionId = () => newId("col");
    drafts.set(
      key,
      draftCollection({
        ...options,
        collection,
        before,
        bytesById,
        room,
        report,
        newCollectionId,
      }),
    );
  }
  return drafts;
}

type Group = [Change<unknown>, ...Change<unknown>[]];

function groupByCollection(changes: readonly Change<unknown>[]): Map<string, Group> {
  const groups = new Map<string, Group>();
  for (const change of changes) {
    const key = collectionKey(change.collection);
    const group = groups.get(key);
    if (group) group.push(change);
    else groups.set(key, [change]);
  }
  return groups;
}

function applyChange<Result>(
  change: Change<Result>,
  drafts: ReadonlyMap<string, CollectionDraft>,
): Outcome<Result> {
  const draft = drafts.get(collectionKey(change.collection));
  if (!draft) throw new Error("a change without a draft");
  try {
    return { result: change.apply(draft) };
  } catch (refusal) {
    return { refusal };
  }
}

async function saveDraft(
  tx: Transaction,
  draft: CollectionDraft,
  { dialect, now, embeddings }: BatchOptions,
): Promise<void> {
  const { before } = draft;
  const row = draft.row();
  if (!row) {
    if (before) await disownCollection(tx, before.id);
    return;
  }
  const rows = toRows(draft.written(), now);
  if (rows.length === 0) return;
  await saveCollection(tx, draft.collection.accountId, row);
  let sliceStart = performance.now();
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE[dialect]) {
    // The event loop turns while many rows are written.
    if (performance.now() - sliceStart > SLICE_MS) {
      await nextTurn();
      sliceStart = performance.now();
    }
    const slice = rows.slice(from, from + ROWS_AT_ONCE[dialect]);
    const stored = slice.map(({ vector_id }) => vector_id).filter(draft.isStored);
    if (stored.length > 0) {
      await deleteVectors(tx, dialect, { collectionId: row.id, ids: stored });
    }
    await addVectors(tx, row.id, slice);
  }
  await embeddings?.save(tx, draft);
}

function toRows(written: ReadonlyMap<string, Written>, now: number): VectorRow[] {
  return Array.from(written, ([id, { version, bytes, vector }]) => ({
    vector_id: id,
    version,
    bytes,
    updated_at: now,
    metadata: vector?.metadata ?? null,
    vector: vector ? toBytes(vector.vector) : null,
  }));
}

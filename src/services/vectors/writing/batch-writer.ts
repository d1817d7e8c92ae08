import type { Clock } from "../../../platform/clock/clock.js";
import type { Outbox } from "../../../platform/outbox/event.js";
import { BY_STATEMENT, type Store, StoreUnavailable } from "../../../platform/store/sql.js";
import type { CollectionDraft } from "../collection-draft.js";
import type { EmbeddingsPlace } from "../embeddings.js";
import type { VectorQuotas } from "../stored.js";
import type { CollectionRow } from "../vector-store.js";
import type { WriteChanges } from "./change-queue.js";
import { type WrittenBatch, writeBatch } from "./write-batch.js";

export interface BatchWriterOptions {
  readonly clock: Clock;
  readonly outbox: Outbox;
  readonly quotas: VectorQuotas;
  readonly bytesMax: number;
  readonly embeddings: EmbeddingsPlace;
  /** Sends on at once what is on disk, and settles when it has arrived; never throws. */
  readonly follow: (drafts: readonly CollectionDraft[]) => Promise<void>;
}

/** Commits batches, of SQLite one after the other, and knows what others can see of the one under way. */
export interface BatchWriter {
  readonly write: WriteChanges;
  /**
   * The version that every settled write of a collection is in. SQLite shows a commit before it is
   * on disk; nobody was told of it yet, so a search need not wait for its index.
   */
  settledVersion(row: Pick<CollectionRow, "id" | "version">): number;
  /** Settles when all that can be read now is on disk. */
  onDisk(): Promise<void>;
}

/** Writes batches in transactions of the durable store. */
export function createBatchWriter(store: Store, options: BatchWriterOptions): BatchWriter {
  const { clock, outbox, quotas, bytesMax, follow } = options;
  const { dialect } = store;
  const versionsBefore = new Map<string, number>();
  let committing: Promise<unknown> | undefined;

  async function commit(changes: Parameters<WriteChanges>[0]): Promise<WrittenBatch<unknown>> {
    const embeddings = await options.embeddings.open();
    const work = store.durable.tx(async (tx) => {
      const now = clock();
      const batch = await writeBatch(tx, changes, {
        dialect,
        outbox,
        quotas,
        bytesMax,
        now,
        embeddings,
      });
      versionsBefore.clear();
      for (const { before } of batch.drafts) {
        if (before) versionsBefore.set(before.id, before.version);
      }
      return batch;
    }, BY_STATEMENT);
    committing = work;
    try {
      return await work;
    } finally {
      committing = undefined;
    }
  }

  return {
    async write(changes, answer) {
      let followed: Promise<void>;
      try {
        const batch = await commit(changes);
        if (batch.hasEvents) outbox.wake();
        followed = follow(batch.drafts);
        answer(batch.outcomes);
      } finally {
        versionsBefore.clear();
      }
      // Whoever was answered need not wait, but the next batch does, so that changes do not pile up.
      await followed;
    },
    settledVersion({ id, version }) {
      if (dialect !== "sqlite") return version;
      return Math.min(version, versionsBefore.get(id) ?? version);
    },
    async onDisk() {
      try {
        await (dialect === "sqlite" ? committing : store.onDisk());
      } catch (error) {
        // Any other failure left nothing to read.
        if (error instanceof StoreUnavailable) throw error;
      }
    },
  };
}

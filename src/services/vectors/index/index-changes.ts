import type { CollectionDraft } from "../collection-draft.js";
import type { Changes } from "../index-host.js";
import { fromBytes, toBytes } from "../vector-bytes.js";
import type { ChangedRow, CollectionRow } from "../vector-store.js";

/** What a transaction wrote, for an index that is where the collection was before. */
export function changesOfDraft(
  draft: CollectionDraft,
  { before, row }: { readonly before: CollectionRow; readonly row: CollectionRow },
): Changes {
  const rows = Array.from(draft.written(), ([vector_id, { vector }]) => ({
    vector_id,
    metadata: vector?.metadata ?? null,
    vector: vector ? toBytes(vector.vector) : null,
  }));
  return changesOfRows(row, rows, { from: before.version, to: row.version });
}

/** What rows say that was written between two versions; the vectors are copies. */
export function changesOfRows(
  { id, dimension }: Pick<CollectionRow, "id" | "dimension">,
  rows: readonly Pick<ChangedRow, "vector_id" | "metadata" | "vector">[],
  versions: { readonly from: number; readonly to: number },
): Changes {
  const ids: string[] = [];
  const vectors: Buffer[] = [];
  const metadata: (string | null)[] = [];
  const removedIds: string[] = [];
  for (const row of rows) {
    if (row.vector === null) {
      removedIds.push(row.vector_id);
      continue;
    }
    ids.push(row.vector_id);
    vectors.push(row.vector);
    metadata.push(row.metadata);
  }
  return {
    collectionId: id,
    fromVersion: versions.from,
    toVersion: versions.to,
    ids,
    vectors: fromBytes(vectors, dimension),
    metadata,
    removedIds,
  };
}

import { type Static, Type } from "@sinclair/typebox";
import type { StoredUse } from "../platform/storage-quota/storage-quota.js";

/** What a caller stores of one kind, as the usage answers of all families tell it. */
export const StorageLine = Type.Object({
  kind: Type.String(),
  items: Type.Integer({ description: "how many are stored now" }),
  items_max: Type.Integer(),
  bytes: Type.Integer({ description: "0 for a kind that is bounded by its number alone" }),
  bytes_max: Type.Union([Type.Integer(), Type.Null()]),
});
export type StorageLine = Static<typeof StorageLine>;

export function toStorageLine({ kind, stored, limit }: StoredUse): StorageLine {
  return {
    kind: kind.name,
    items: stored.items,
    items_max: limit.items,
    bytes: stored.bytes,
    bytes_max: limit.bytes ?? null,
  };
}

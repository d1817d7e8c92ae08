import type { StoredKind } from "../../platform/parts/stored-kind.js";
import { StorageFull } from "../../platform/storage-quota/storage-quota.js";
import { errors, type Refusal } from "../api-error.js";

/** What a family with the standard rules answers to a caller who stores as much of a kind as it may. */
export function storageFull(kind: StoredKind): Refusal {
  const limit = { items: kind.items.default, bytes: 0 };
  const full = { stored: limit, wanted: { items: 1, bytes: 0 }, limit };
  return () => errors.forbidden(new StorageFull(kind, full).message);
}

import { createStorageQuota } from "../../src/platform/storage-quota/storage-quota.js";
import type { Store } from "../../src/platform/store/sql.js";
import {
  storedCollections,
  storedVectors,
  type VectorQuotas,
} from "../../src/services/vectors/stored.js";

/** Quotas of vectors in a store, which no test reaches unless it sets them. */
export function vectorQuotas(
  store: Store,
  limits: Readonly<Record<string, number>> = {},
): VectorQuotas {
  const generous = { VECTORS_MAX: 1e9, VECTORS_MAX_MB: 1e6, VECTOR_COLLECTIONS_MAX: 1e6 };
  const quota = createStorageQuota(store, [storedVectors, storedCollections], {
    config: { ...generous, ...limits },
  });
  return { vectors: quota.of(storedVectors), collections: quota.of(storedCollections) };
}

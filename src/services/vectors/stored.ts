import { defineStored } from "../../platform/parts/stored-kind.js";
import type { KindQuota, OpenQuota } from "../../platform/storage-quota/storage-quota.js";

/** Vectors that are there; their bytes are those that an index takes of memory for them. */
export const storedVectors = defineStored({
  name: "vectors",
  noun: "vectors",
  holders: ["account"],
  items: { variable: "VECTORS_MAX", default: 5_000_000 },
  megabytes: { variable: "VECTORS_MAX_MB", default: 8_192 },
  room: "delete vectors or collections",
});

export const storedCollections = defineStored({
  name: "collections",
  noun: "collections",
  holders: ["account"],
  items: { variable: "VECTOR_COLLECTIONS_MAX", default: 10_000 },
  room: "delete collections",
});

/** What accounts may store of both. */
export interface VectorQuotas {
  readonly vectors: KindQuota;
  readonly collections: KindQuota;
}

/** The room of one account in a transaction. */
export interface VectorRoom {
  readonly vectors: OpenQuota;
  readonly collections: OpenQuota;
}

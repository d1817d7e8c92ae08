import { dirname, join } from "node:path";
import { count } from "../../platform/config/variables.js";
import { definePart } from "../../platform/parts/part.js";
import { createVectors } from "./create-vectors.js";
import { createIndexWorker, type IndexWorker } from "./index/index-worker.js";
import { storedCollections, storedVectors } from "./stored.js";
import type { Vectors } from "./vectors.js";

declare module "../../platform/ids/ids.js" {
  interface IdPrefixes {
    readonly col: "collection of vectors";
  }
}

declare module "../../platform/parts/part.js" {
  interface Parts {
    readonly vectors: Vectors;
    /** The indexes of all collections, on a thread of their own. */
    readonly vectorIndexes: IndexWorker;
  }
}

const BYTES_PER_MB = 2 ** 20;
/** What one collection may take of the memory for all. */
const COLLECTION_SHARE = 0.75;
const FAILED = "an index of vectors failed, and is made again when it is needed";

const config = {
  VECTOR_MEMORY_MB: count(
    "machine",
    512,
    16,
    "memory for the collections of vectors that are searched, in MB of 2^20; one may take three quarters",
  ),
};

export const vectorIndexes = definePart({
  name: "vectorIndexes",
  needs: ["store", "log", "threads"],
  config,
  create: ({ store, log, threads }, { VECTOR_MEMORY_MB }) =>
    createIndexWorker({
      threads,
      bytesMax: VECTOR_MEMORY_MB * BYTES_PER_MB,
      // Beside a file of SQLite, which one process serves; replicas read their rows from the store.
      snapshotDirectory: store.file && join(dirname(store.file), "vectors"),
      onFailure: (error) => log.warn({ err: error }, FAILED),
    }),
  close: (indexes) => indexes.close(),
});

export const part = definePart({
  name: "vectors",
  needs: ["store", "clock", "log", "webhooks", "vectorIndexes", "storageQuota"],
  config,
  stores: [storedVectors, storedCollections],
  create({ store, clock, log, ...needed }, { VECTOR_MEMORY_MB }) {
    const { storageQuota, webhooks, vectorIndexes: host } = needed;
    const vectors = createVectors(store, {
      clock,
      host,
      outbox: webhooks,
      quotas: {
        vectors: storageQuota.of(storedVectors),
        collections: storageQuota.of(storedCollections),
      },
      // What is written down is an estimate; what the index takes must always fit.
      bytesMax: VECTOR_MEMORY_MB * BYTES_PER_MB * COLLECTION_SHARE,
      onFailure: (error) => log.warn({ err: error }, FAILED),
    });
    // Where there are no snapshots it would read every row, whether or not it is searched here.
    if (store.file !== undefined) void vectors.warm();
    return vectors;
  },
  schedule: [{ name: "sweep-vectors", everyMs: 3_600_000, run: (vectors) => vectors.sweep() }],
  close: (vectors) => vectors.close(),
});

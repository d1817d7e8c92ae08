import { measureLight } from "../../../engines/json/json-extent/json-extent.js";
import {
  METRIC_DEFAULT,
  type RefusedBatch,
  readVectorBatch,
  type VectorBatch,
} from "../../../engines/vectors/vector-batch/read-vector-batch.js";
import { type ApiError, errors } from "../../../http/api-error.js";
import { type Once, onceFor } from "../../../platform/idempotency/once.js";
import { ownedBuffer } from "../../../platform/threads/owned-buffer.js";
import type { Threads } from "../../../platform/threads/threads.js";
import type {
  CollectionName,
  Inserted,
  Insertion,
  Vectors,
} from "../../../services/vectors/vectors.js";
import { tasks } from "./tasks.js";
import { asVectordbError, fieldError } from "./vectordb-errors.js";
import type { InsertReply } from "./vectordb-schemas.js";

const READ_MS_MAX = 10_000;

/** Inserts what a body holds, all of it or none, and answers when it is on disk; takes the bytes. */
export async function insertVectors(
  { vectors, threads }: { readonly vectors: Vectors; readonly threads: Threads },
  accountId: string,
  body: Buffer,
  once?: Once<InsertReply>,
): Promise<InsertReply> {
  const batch = await read(body, accountId, threads);
  if (batch.outcome !== "read") throw refusalOf(batch);
  const collection = { accountId, name: batch.collection };
  const metric = await metricFor(batch, { vectors, collection });
  const insertion = { items: itemsOf(batch), ...(metric === undefined ? {} : { metric }) };
  const toReply = (inserted: Inserted) => reply(batch, inserted);
  const inserting = vectors.insert(collection, insertion, onceFor(once, toReply));
  return toReply(
    await inserting.catch((error: unknown) => {
      throw asVectordbError(error, () => pathOf(batch, 0));
    }),
  );
}

async function read(
  bytes: Buffer,
  owner: string,
  threads: Threads,
): Promise<VectorBatch | RefusedBatch> {
  if (measureLight(bytes)) return readVectorBatch({ bytes });
  const options = { owner, timeoutMs: READ_MS_MAX, transfer: ownedBuffer(bytes) };
  return threads.run(tasks["vector-batch"], { bytes }, options);
}

function refusalOf({ outcome, path, message }: RefusedBatch): ApiError {
  switch (outcome) {
    case "unreadable":
      return errors.invalidRequest(message);
    case "missing":
      return errors.invalidRequest(message, { details: [{ path, message }] });
    case "invalid":
      return errors.validation(message, { details: [{ path, message }] });
    case "too-large":
      return errors.payloadTooLarge(message);
  }
}

/**
 * The metric that the collection has to have. A vector without direction is refused under cosine
 * and needs no other look, but the metric that allows it is then no longer left open.
 */
async function metricFor(
  batch: VectorBatch,
  { vectors, collection }: { readonly vectors: Vectors; readonly collection: CollectionName },
): Promise<Insertion["metric"]> {
  if (batch.zeroAt < 0) return batch.metric;
  const found = await vectors.find(collection);
  const metric = batch.metric ?? found?.metric ?? METRIC_DEFAULT;
  if (metric !== "cosine") return metric;
  throw fieldError(pathOf(batch, batch.zeroAt), "must not be all zero under cosine");
}

/** Where the vector of an item is in the body. */
function pathOf({ isList }: VectorBatch, index: number): string {
  return isList ? `/items/${index}/vector` : "/vector";
}

function itemsOf({ ids, vectors, dimension, metadata }: VectorBatch): Insertion["items"] {
  return ids.map((id, index) => ({
    id,
    vector: vectors.subarray(index * dimension, (index + 1) * dimension),
    metadata: metadata[index] ?? null,
  }));
}

function reply(
  { collection, isList, ids }: VectorBatch,
  { replaced, count }: Inserted,
): InsertReply {
  if (isList) {
    const replacements = replaced.filter(Boolean).length;
    return { collection, inserted: ids.length, replaced: replacements, count };
  }
  const [id = ""] = ids;
  return { id, collection, inserted: true, replaced: replaced[0] ?? false, count };
}

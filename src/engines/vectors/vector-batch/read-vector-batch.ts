import { type BodyFault, readBodyJson } from "../../json/body-json/read-body-json.js";
import { faultOfBatch, measureJson } from "../../json/json-extent/json-extent.js";
import type { Metric } from "../index/vector-index.js";
import { isAllZero, readNumbers } from "./read-numbers.js";

export const ITEMS_MAX = 1_000;
/** Items times dimensions. */
export const NUMBERS_MAX = 256_000;
export const DIMENSION_MAX = 4_096;
export const ID_LENGTH_MAX = 256;
/** Of the JSON text of the metadata of one vector, in UTF-8. */
export const METADATA_BYTES_MAX = 16_384;
export const COLLECTION_PATTERN = "^[A-Za-z0-9._-]{1,64}$";
export const METRICS = ["cosine", "dot", "euclidean"] as const satisfies readonly Metric[];
export const METRIC_DEFAULT: Metric = "cosine";

const COLLECTION = new RegExp(COLLECTION_PATTERN);
const BYTES_PER_UNIT_MAX = 3;

/** What a body asks to insert. */
export interface VectorBatch {
  readonly outcome: "read";
  readonly collection: string;
  /** Undefined where the body does not say. */
  readonly metric: Metric | undefined;
  /** Whether the body has `items`, rather than one vector of its own. */
  readonly isList: boolean;
  readonly ids: readonly string[];
  /** Components of each vector. */
  readonly dimension: number;
  /** The vectors one after the other, in the order of `ids`. */
  readonly vectors: Float32Array;
  /** JSON texts in the order of `ids`; null without metadata. */
  readonly metadata: readonly (string | null)[];
  /** The place of the first vector that is all zero in 32 bits; -1 without one. */
  readonly zeroAt: number;
}

/**
 * Why a body was refused: it is no JSON, a field is missing, a field is wrong, or it is more than
 * one call takes.
 */
export interface RefusedBatch {
  readonly outcome: "unreadable" | "missing" | "invalid" | "too-large";
  readonly message: string;
  /** A JSON Pointer to the fault; empty when it is the whole. */
  readonly path: string;
}

interface Row {
  readonly id: string;
  readonly vector: readonly unknown[];
  readonly metadata: string | null;
}

/** The first fault found, on its way out of the reading. */
class Refusal extends Error {
  constructor(readonly refused: RefusedBatch) {
    super(refused.message);
  }
}

/**
 * Reads a body as `{collection, id, vector, metadata?, metric?}` or `{collection, items: [{id,
 * vector, metadata?}], metric?}`, where null counts as absent, all of it or none: at most 1,000 vectors of 1 to 4,096 numbers
 * and 256,000 numbers together. Costs about 20 ms for 1,000 vectors of 128 (2.6 MB of text), most of
 * it JSON.parse.
 */
export function readVectorBatch({
  bytes,
}: {
  readonly bytes: Uint8Array;
}): VectorBatch | RefusedBatch {
  if (bytes.length === 0) {
    return { outcome: "missing", path: "", message: "the body must be an object" };
  }
  const extent = measureJson(bytes);
  const excess = faultOfBatch(extent);
  if (excess !== undefined) return { outcome: "too-large", path: "", message: excess };
  const read = readBodyJson(bytes, extent);
  if ("fault" in read) return refusedBody(read);
  try {
    return readBody(read.value);
  } catch (error) {
    if (error instanceof Refusal) return error.refused;
    throw error;
  }
}

/** A number that JSON can write and no float can hold is a wrong field of a body that can be read. */
function refusedBody({ fault, numberPath }: BodyFault): RefusedBatch {
  if (numberPath === undefined) return { outcome: "unreadable", path: "", message: fault };
  return { outcome: "invalid", path: numberPath, message: fault };
}

function readBody(value: unknown): VectorBatch {
  if (!isObject(value)) throw refusal("missing", "", "must be an object");
  const collection = readCollection(value.collection);
  const metric = readMetric(value.metric);
  const isList = isGiven(value.items);
  const items = isList ? readItems(value) : [value];
  const pathOf = (index: number) => (isList ? `/items/${index}` : "");
  const rows = items.map((item, index) => readRow(item, pathOf(index)));
  if (isList) refuseRepeatedIds(rows);
  return { outcome: "read", collection, metric, isList, ...columnsOf(rows, pathOf) };
}

function readCollection(value: unknown): string {
  if (value === undefined) throw refusal("missing", "/collection", "is required");
  if (typeof value !== "string") throw refusal("invalid", "/collection", "must be a string");
  if (COLLECTION.test(value)) return value;
  throw refusal("invalid", "/collection", `must match pattern "${COLLECTION_PATTERN}"`);
}

function readMetric(value: unknown): Metric | undefined {
  const known = METRICS.find((metric) => metric === value);
  if (!isGiven(value) || known !== undefined) return known;
  throw refusal("invalid", "/metric", `must be one of ${METRICS.join(", ")}`);
}

function readItems(body: Readonly<Record<string, unknown>>): readonly unknown[] {
  const { items } = body;
  const both = ["id", "vector", "metadata"].find((field) => isGiven(body[field]));
  if (both !== undefined) {
    throw refusal("invalid", `/${both}`, "belongs into each item when there are items");
  }
  if (!Array.isArray(items)) throw refusal("invalid", "/items", "must be an array");
  if (items.length >= 1 && items.length <= ITEMS_MAX) return items;
  throw refusal("invalid", "/items", `must have 1 to ${ITEMS_MAX} items, and has ${items.length}`);
}

function readRow(value: unknown, path: string): Row {
  if (!isObject(value)) throw refusal("invalid", path, "must be an object");
  return {
    id: readId(value.id, `${path}/id`),
    vector: readVector(value.vector, `${path}/vector`),
    metadata: readMetadata(value.metadata, `${path}/metadata`),
  };
}

function readId(value: unknown, path: string): string {
  if (value === undefined) throw refusal("missing", path, "is required");
  if (typeof value !== "string") throw refusal("invalid", path, "must be a string");
  if (value === "") throw refusal("invalid", path, "must have at least 1 character");
  if (isOverLong(value)) {
    throw refusal("invalid", path, `must have at most ${ID_LENGTH_MAX} characters`);
  }
  if (value.includes("\0")) throw refusal("invalid", path, "must not hold the character U+0000");
  return value;
}

/** A character beyond the first plane counts once. */
function isOverLong(text: string): boolean {
  if (text.length <= ID_LENGTH_MAX) return false;
  return text.length > 2 * ID_LENGTH_MAX || [...text].length > ID_LENGTH_MAX;
}

function readVector(value: unknown, path: string): readonly unknown[] {
  if (value === undefined) throw refusal("missing", path, "is required");
  if (!Array.isArray(value)) throw refusal("invalid", path, "must be an array");
  if (value.length >= 1 && value.length <= DIMENSION_MAX) return value;
  const bound = `must have 1 to ${DIMENSION_MAX} numbers, and has ${value.length}`;
  throw refusal("invalid", path, bound);
}

function readMetadata(value: unknown, path: string): string | null {
  if (!isGiven(value)) return null;
  if (!isObject(value)) throw refusal("invalid", path, "must be an object");
  const text = JSON.stringify(value);
  const bytes = bytesOf(text);
  if (bytes <= METADATA_BYTES_MAX) return text;
  throw refusal(
    "invalid",
    path,
    `must have at most ${METADATA_BYTES_MAX} bytes as JSON text, and has ${bytes}`,
  );
}

/** In UTF-8; an upper bound where it is below what is allowed anyway. */
function bytesOf(text: string): number {
  const bytesMax = text.length * BYTES_PER_UNIT_MAX;
  return bytesMax <= METADATA_BYTES_MAX ? bytesMax : new TextEncoder().encode(text).length;
}

function refuseRepeatedIds(rows: readonly Row[]): void {
  const ids = new Set<string>();
  for (const [index, { id }] of rows.entries()) {
    if (ids.has(id)) throw refusal("invalid", `/items/${index}/id`, "comes twice in the items");
    ids.add(id);
  }
}

function columnsOf(rows: readonly Row[], pathOf: (index: number) => string) {
  const dimension = rows[0]?.vector.length ?? 0;
  if (rows.length * dimension > NUMBERS_MAX) {
    const message = `at most ${NUMBERS_MAX} numbers are inserted at once: ${rows.length} items of ${dimension} are more`;
    throw new Refusal({ outcome: "too-large", path: "/items", message });
  }
  const vectors = new Float32Array(rows.length * dimension);
  let zeroAt = -1;
  for (const [index, { vector }] of rows.entries()) {
    const path = `${pathOf(index)}/vector`;
    if (vector.length !== dimension) {
      const bound = `must have ${dimension} numbers, as the first item has, and has ${vector.length}`;
      throw refusal("invalid", path, bound);
    }
    const offset = index * dimension;
    const fault = readNumbers(vector, vectors, offset);
    if (fault) throw refusal("invalid", `${path}/${fault.index}`, boundOf[fault.reason]);
    const isZero = zeroAt < 0 && isAllZero(vectors.subarray(offset, offset + dimension));
    if (isZero) zeroAt = index;
  }
  const ids = rows.map(({ id }) => id);
  const metadata = rows.map((row) => row.metadata);
  return { ids, dimension, vectors, metadata, zeroAt };
}

const boundOf = {
  "not-a-number": "must be a number",
  "out-of-range": "must be within the range of a 32-bit float",
} as const;

/** The words are those of a schema's violation: which field, and the bound that it missed. */
function refusal(outcome: RefusedBatch["outcome"], path: string, bound: string): Refusal {
  const field = path === "" ? "the body" : path.slice(1).replaceAll("/", ".");
  return new Refusal({ outcome, path, message: `${field} ${bound}` });
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

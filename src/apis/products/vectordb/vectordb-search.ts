import { measureLight } from "../../../engines/json/json-extent/json-extent.js";
import { type ApiError, errors } from "../../../http/api-error.js";
import type { Deadline } from "../../../platform/threads/deadline.js";
import { ownTurn } from "../../../platform/threads/own-turn.js";
import type { Threads } from "../../../platform/threads/threads.js";
import type { CollectionName, SearchHit, Vectors } from "../../../services/vectors/vectors.js";
import {
  type ReadQuery,
  type ReadSearches,
  type RefusedSearches,
  readSearches,
  type SearchBytes,
} from "./read-search.js";
import { tasks } from "./tasks.js";
import { asVectordbError, fieldError, noCollection } from "./vectordb-errors.js";

export interface SearchParts {
  readonly vectors: Vectors;
  readonly threads: Threads;
}

const QUICK_MS = 250;
const READ_MS_MAX = 10_000;
/** Characters of an answer that are written before others have a turn. */
const WRITTEN_AT_ONCE = 262_144;

/** Answers what a body of one search or of several asks for, as JSON text. */
export async function searchVectors(
  parts: SearchParts,
  accountId: string,
  { body, deadline }: { readonly body: SearchBytes; readonly deadline: Deadline },
): Promise<Buffer> {
  const asked = await read(body, { owner: accountId, threads: parts.threads, deadline });
  if (asked.outcome !== "read") throw refusalOf(asked);
  const pathOf = (index: number) => (body.isBatch ? `/queries/${index}` : "");
  const { found, latencyMs } = await search(parts.vectors, accountId, { asked, pathOf, deadline });
  const lists = await write(accountId, { found, queries: asked.queries });
  const [open, close] = body.isBatch ? ["[", "]"] : ["", ""];
  const end = Buffer.from(`${close},"latency_ms":${latencyMs}}`);
  return Buffer.concat([Buffer.from(`{"results":${open}`), ...lists, end]);
}

async function read(
  { bytes, isBatch }: SearchBytes,
  at: { readonly owner: string; readonly threads: Threads; readonly deadline: Deadline },
): Promise<ReadSearches | RefusedSearches> {
  if (measureLight(bytes)) return readSearches({ bytes, isBatch });
  const { owner, threads, deadline } = at;
  const { signal } = deadline;
  const waitMs = deadline.remainingMs();
  const time = { lane: "quick", timeoutMs: QUICK_MS, overrunMs: READ_MS_MAX } as const;
  const options = { owner, ...time, waitMs, signal };
  try {
    return await threads.run(tasks["vector-searches"], { bytes, isBatch }, options);
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  }
}

function refusalOf({ outcome, path, message }: RefusedSearches): ApiError {
  const details = path === undefined ? undefined : { details: [{ path, message }] };
  return outcome === "invalid"
    ? errors.validation(message, details)
    : errors.invalidRequest(message, details);
}

interface Search {
  readonly asked: ReadSearches;
  readonly pathOf: (index: number) => string;
  readonly deadline: Deadline;
}

/** The hits of each query, and how long it took to find them. */
async function search(
  vectors: Vectors,
  accountId: string,
  { asked, pathOf, deadline }: Search,
): Promise<{ found: (readonly SearchHit[])[]; latencyMs: number }> {
  const begin = performance.now();
  const collection = { accountId, name: asked.collection };
  const { queries } = asked;
  await refuseNoDirection(vectors, collection, { queries, pathOf });
  const found = await vectors.search(collection, queries, deadline).catch((error: unknown) => {
    throw asVectordbError(error, (dimension) => {
      const other = queries.findIndex(({ query }) => query.length !== dimension);
      return `${pathOf(other)}/query_vector`;
    });
  });
  if (!found) throw noCollection();
  return { found, latencyMs: Math.round((performance.now() - begin) * 100) / 100 };
}

/** Which vectors have a cosine depends on the collection, so it is looked at for those without. */
async function refuseNoDirection(
  vectors: Vectors,
  collection: CollectionName,
  { queries, pathOf }: { readonly queries: readonly ReadQuery[]; pathOf(index: number): string },
): Promise<void> {
  const zero = queries.findIndex(({ isZero }) => isZero);
  if (zero < 0) return;
  const found = await vectors.find(collection);
  if (found?.metric !== "cosine") return;
  throw fieldError(`${pathOf(zero)}/query_vector`, "must not be all zero under cosine");
}

/** The lists of results, with a comma between two. */
async function write(
  accountId: string,
  { found, queries }: { found: readonly (readonly SearchHit[])[]; queries: readonly ReadQuery[] },
): Promise<Buffer[]> {
  const lists: Buffer[] = [];
  let written = 0;
  for (const [index, hits] of found.entries()) {
    const withMetadata = queries[index]?.includeMetadata ?? false;
    const list = hits.map((hit) => writeHit(hit, withMetadata)).join(",");
    lists.push(Buffer.from(`${index > 0 ? "," : ""}[${list}]`));
    written += list.length;
    if (written < WRITTEN_AT_ONCE) continue;
    written = 0;
    await ownTurn(accountId);
  }
  return lists;
}

/** Metadata is JSON text already, and not read again to be written again. */
function writeHit({ id, score, metadata = "{}" }: SearchHit, withMetadata: boolean): string {
  const begin = `{"id":${JSON.stringify(id)},"score":${score}`;
  return withMetadata ? `${begin},"metadata":${metadata}}` : `${begin}}`;
}

import { type Filter, FilterRefused, readFilter } from "../../../engines/vectors/filter/filter.js";
import { isAllZero, readNumbers } from "../../../engines/vectors/vector-batch/read-numbers.js";
import { errors } from "../../../http/api-error.js";
import type {
  CollectionName,
  SearchHit,
  VectorSearch,
  Vectors,
} from "../../../services/vectors/vectors.js";
import { asVectordbError, fieldError } from "./vectordb-errors.js";
import {
  type Query,
  RESULTS_WITH_METADATA_MAX,
  type SearchBatchBody,
  type SearchBody,
  TOP_K_DEFAULT,
} from "./vectordb-schemas.js";

/**
 * Conditions, of every row, that are tested at once: one thread answers all accounts, and between
 * two parts of a call it answers others.
 */
const CONDITIONS_AT_ONCE_MAX = 512;

/** A search, and where it came from: a JSON Pointer into the body. */
interface Asked {
  readonly search: VectorSearch;
  readonly path: string;
}

/** Answers the best of a collection for one query, as JSON text. */
export async function searchOne(
  vectors: Vectors,
  accountId: string,
  body: SearchBody,
): Promise<string> {
  const asked = [readQuery(body, "")];
  const { lists, latencyMs } = await search(vectors, { accountId, name: body.collection }, asked);
  return `{"results":${lists[0] ?? "[]"},"latency_ms":${latencyMs}}`;
}

/** Answers the best of a collection for each query, as JSON text. */
export async function searchMany(
  vectors: Vectors,
  accountId: string,
  { collection, queries }: SearchBatchBody,
): Promise<string> {
  const asked = queries.map((query, index) => readQuery(query, `/queries/${index}`));
  refuseTooMuchMetadata(asked);
  const { lists, latencyMs } = await search(vectors, { accountId, name: collection }, asked);
  return `{"results":[${lists.join(",")}],"latency_ms":${latencyMs}}`;
}

function readQuery(query: Query, path: string): Asked {
  const { query_vector, top_k: topK = TOP_K_DEFAULT, include_metadata = false, filter } = query;
  const vector = new Float32Array(query_vector.length);
  const fault = readNumbers(query_vector, vector, 0);
  if (fault) {
    const at = `${path}/query_vector/${fault.index}`;
    throw fieldError(at, "must be within the range of a 32-bit float");
  }
  const search = { query: vector, topK, includeMetadata: include_metadata };
  if (filter === undefined) return { search, path };
  return { search: { ...search, filter: filterOf(filter.value, `${path}/filter`) }, path };
}

function filterOf(value: unknown, path: string): Filter {
  try {
    return readFilter(value);
  } catch (error) {
    if (error instanceof FilterRefused) throw fieldError(`${path}${error.path}`, error.message);
    throw error;
  }
}

function refuseTooMuchMetadata(asked: readonly Asked[]): void {
  const wanted = asked.filter(({ search }) => search.includeMetadata);
  const results = wanted.reduce((sum, { search }) => sum + search.topK, 0);
  if (results <= RESULTS_WITH_METADATA_MAX) return;
  const bound = `must ask for at most ${RESULTS_WITH_METADATA_MAX} results with metadata together, and ask for ${results}`;
  throw fieldError("/queries", bound);
}

/** The JSON text of the results of each search, and how long it took to find them. */
async function search(
  vectors: Vectors,
  collection: CollectionName,
  asked: readonly Asked[],
): Promise<{ lists: string[]; latencyMs: number }> {
  const begin = performance.now();
  await refuseNoDirection(vectors, collection, asked);
  const searches = asked.map((one) => one.search);
  const found = await searchInParts(vectors, collection, searches).catch((error: unknown) => {
    throw asVectordbError(error, (dimension) => {
      const other = asked.find(({ search }) => search.query.length !== dimension);
      return `${other?.path ?? ""}/query_vector`;
    });
  });
  if (!found) throw errors.notFound("the collection");
  const latencyMs = Math.round((performance.now() - begin) * 100) / 100;
  const lists = found.map((hits, index) => {
    const withMetadata = searches[index]?.includeMetadata ?? false;
    return `[${hits.map((hit) => write(hit, withMetadata)).join(",")}]`;
  });
  return { lists, latencyMs };
}

/** The hits of each search; undefined without the collection. */
async function searchInParts(
  vectors: Vectors,
  collection: CollectionName,
  searches: readonly VectorSearch[],
): Promise<(readonly SearchHit[])[] | undefined> {
  const found: (readonly SearchHit[])[] = [];
  for (const part of partsOf(searches)) {
    const hits = await vectors.search(collection, part);
    if (!hits) return undefined;
    found.push(...hits);
  }
  return found;
}

/** In order; each part has a search, and no more than the greatest number of conditions if it has two. */
function partsOf(searches: readonly VectorSearch[]): VectorSearch[][] {
  const parts: VectorSearch[][] = [];
  let conditions = Number.POSITIVE_INFINITY;
  for (const search of searches) {
    const own = search.filter ? conditionsOf(search.filter) : 0;
    conditions += own;
    if (conditions <= CONDITIONS_AT_ONCE_MAX) {
      parts.at(-1)?.push(search);
    } else {
      parts.push([search]);
      conditions = own;
    }
  }
  return parts;
}

function conditionsOf(filter: Filter): number {
  if (filter.kind === "field") return 1;
  if (filter.kind === "not") return conditionsOf(filter.filter);
  return filter.filters.reduce((sum, one) => sum + conditionsOf(one), 0);
}

/** Which vectors have a cosine depends on the collection, so it is looked at for those without. */
async function refuseNoDirection(
  vectors: Vectors,
  collection: CollectionName,
  asked: readonly Asked[],
): Promise<void> {
  const zero = asked.find(({ search }) => isAllZero(search.query));
  if (!zero) return;
  const found = await vectors.find(collection);
  if (found?.metric !== "cosine") return;
  throw fieldError(`${zero.path}/query_vector`, "must not be all zero under cosine");
}

/** Metadata is JSON text already, and not read again to be written again. */
function write({ id, score, metadata = "{}" }: SearchHit, withMetadata: boolean): string {
  const begin = `{"id":${JSON.stringify(id)},"score":${score}`;
  return withMetadata ? `${begin},"metadata":${metadata}}` : `${begin}}`;
}

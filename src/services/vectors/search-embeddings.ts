import type { Hit, IndexSearch, Metric } from "../../engines/vectors/index/vector-index.js";
import type { Reader } from "../../platform/store/sql.js";
import { highestLeftOut, productErrorShare, toComparable } from "./nearest-bound.js";
import {
  type Candidate,
  type CandidateQuery,
  type EmbeddedCollection,
  listByDistance,
  listByProduct,
  listByProductAndNorm,
  readMetadata,
} from "./pgvector-store.js";
import type { RankCandidates } from "./rank-candidates.js";
import { fromBytes, toPgvector } from "./vector-bytes.js";

/** Rows fetched at first beyond twice what is wanted. */
const SPARE_CANDIDATES = 16;
const CANDIDATES_MAX = 2_000;
const CANDIDATE_BYTES_MAX = 8 * 1024 * 1024;

/**
 * The best rows of a collection, exactly as an index in memory finds them; undefined when single
 * precision cannot tell them from the others, as among very many equal vectors. All embeddings must
 * be there, and the reader must see one state of the database.
 */
export async function searchEmbeddings(
  reader: Reader,
  collection: EmbeddedCollection,
  { search, rank }: { readonly search: IndexSearch; readonly rank: RankCandidates },
): Promise<Hit[] | undefined> {
  const { id, dimension, metric } = collection;
  const { query, topK } = search;
  const atFirst = 2 * topK + SPARE_CANDIDATES;
  const bytes = dimension * Float32Array.BYTES_PER_ELEMENT;
  const atMost = Math.min(CANDIDATES_MAX, Math.floor(CANDIDATE_BYTES_MAX / bytes));
  const asked = { collectionId: id, query: toPgvector(toComparable(metric, query)) };
  for (const limit of [atFirst, Math.max(atFirst, atMost)]) {
    const candidates = await listCandidates(reader, { metric, dimension, ...asked, limit });
    const rows = candidates.map(({ vector_id, vector }) => ({
      id: vector_id,
      vector: fromBytes([vector], dimension),
      metadata: null,
    }));
    const hits = rank(collection, rows, { query, topK });
    const isAll = candidates.length < limit;
    if (isAll || lowestScore(hits) > highestLeftOut(metric, query, farthest(candidates))) {
      return search.includeMetadata ? addMetadata(reader, id, hits) : hits;
    }
  }
  return undefined;
}

interface CandidatesAsked extends CandidateQuery {
  readonly metric: Metric;
  readonly dimension: number;
}

function listCandidates(reader: Reader, asked: CandidatesAsked): Promise<Candidate[]> {
  switch (asked.metric) {
    case "cosine":
      return listByProduct(reader, asked);
    case "dot":
      return listByProductAndNorm(reader, { ...asked, share: productErrorShare(asked.dimension) });
    case "euclidean":
      return listByDistance(reader, asked);
  }
}

function lowestScore(hits: readonly Hit[]): number {
  return hits.at(-1)?.score ?? Number.NEGATIVE_INFINITY;
}

/** NaN, which comes last in the database, is the farthest here, too. */
function farthest(candidates: readonly Candidate[]): number {
  return Math.max(...candidates.map(({ distance }) => distance));
}

async function addMetadata(
  reader: Reader,
  collectionId: string,
  hits: readonly Hit[],
): Promise<Hit[]> {
  const ids = hits.map(({ id }) => id);
  const metadataById = await readMetadata(reader, collectionId, ids);
  return hits.map((hit) => {
    const metadata = metadataById.get(hit.id);
    return metadata === undefined ? hit : { ...hit, metadata };
  });
}

import { readBodyJson } from "../../../engines/json/body-json/read-body-json.js";
import {
  FilterRefused,
  type FilterText,
  readFilter,
} from "../../../engines/vectors/filter/filter.js";
import { isAllZero, readNumbers } from "../../../engines/vectors/vector-batch/read-numbers.js";
import { bodyValidator } from "../../../http/input/validation.js";
import {
  type Query,
  RESULTS_WITH_METADATA_MAX,
  SearchBatchBody,
  SearchBody,
  TOP_K_DEFAULT,
} from "./vectordb-schemas.js";

/** A query of a body, as it is searched for. */
export interface ReadQuery {
  readonly query: Float32Array;
  readonly topK: number;
  readonly includeMetadata: boolean;
  readonly filter?: FilterText;
  /** Whether it has no direction, which cosine needs. */
  readonly isZero: boolean;
}

/** A body that asks for searches. */
export interface ReadSearches {
  readonly outcome: "read";
  readonly collection: string;
  readonly queries: readonly ReadQuery[];
}

/** Why a body asks for nothing; `path` is a JSON Pointer to the fault. */
export interface RefusedSearches {
  readonly outcome: "unreadable" | "missing" | "invalid";
  readonly message: string;
  readonly path?: string;
}

/** The bytes of a body, of one search or of several. */
export interface SearchBytes {
  readonly bytes: Uint8Array;
  readonly isBatch: boolean;
}

const violationOf = { one: bodyValidator(SearchBody), many: bodyValidator(SearchBatchBody) };

class Refusal extends Error {
  constructor(readonly refused: RefusedSearches) {
    super(refused.message);
  }
}

/** Reads and validates a body, in about 20 ms for 1 MiB. */
export function readSearches({ bytes, isBatch }: SearchBytes): ReadSearches | RefusedSearches {
  try {
    return isBatch ? readMany(bytes) : readOne(bytes);
  } catch (error) {
    if (error instanceof Refusal) return error.refused;
    throw error;
  }
}

function readOne(bytes: Uint8Array): ReadSearches {
  const body = readBody<SearchBody>(bytes, violationOf.one);
  return { outcome: "read", collection: body.collection, queries: [readQuery(body, "")] };
}

function readMany(bytes: Uint8Array): ReadSearches {
  const body = readBody<SearchBatchBody>(bytes, violationOf.many);
  const queries = body.queries.map((query, index) => readQuery(query, `/queries/${index}`));
  refuseTooMuchMetadata(queries);
  return { outcome: "read", collection: body.collection, queries };
}

function readBody<Body>(bytes: Uint8Array, findViolation: ReturnType<typeof bodyValidator>): Body {
  const read = bytes.length === 0 ? { value: null } : readBodyJson(bytes);
  if ("fault" in read) {
    const { fault: message, numberPath: path } = read;
    throw new Refusal(
      path === undefined
        ? { outcome: "unreadable", message }
        : { outcome: "invalid", message, path },
    );
  }
  const violation = findViolation(read.value);
  if (violation !== undefined) {
    const { missing, path, message } = violation;
    throw new Refusal({ outcome: missing ? "missing" : "invalid", path, message });
  }
  // The schema that it was validated against is the one of the type.
  return read.value as Body;
}

function readQuery(query: Query, path: string): ReadQuery {
  const { query_vector, top_k: topK = TOP_K_DEFAULT, include_metadata = false, filter } = query;
  const vector = new Float32Array(query_vector.length);
  const fault = readNumbers(query_vector, vector, 0);
  if (fault) {
    throw invalid(
      `${path}/query_vector/${fault.index}`,
      "must be within the range of a 32-bit float",
    );
  }
  const read = {
    query: vector,
    topK,
    includeMetadata: include_metadata,
    isZero: isAllZero(vector),
  };
  return filter === undefined ? read : { ...read, filter: filterOf(filter, `${path}/filter`) };
}

function filterOf(value: object, path: string): FilterText {
  try {
    readFilter(value);
    return JSON.stringify(value);
  } catch (error) {
    if (error instanceof FilterRefused) throw invalid(`${path}${error.path}`, error.message);
    throw error;
  }
}

function refuseTooMuchMetadata(queries: readonly ReadQuery[]): void {
  const wanted = queries.filter(({ includeMetadata }) => includeMetadata);
  const results = wanted.reduce((sum, { topK }) => sum + topK, 0);
  if (results <= RESULTS_WITH_METADATA_MAX) return;
  const bound = `must ask for at most ${RESULTS_WITH_METADATA_MAX} results with metadata together, and ask for ${results}`;
  throw invalid("/queries", bound);
}

function invalid(path: string, bound: string): Refusal {
  const field = path.slice(1).replaceAll("/", ".").replaceAll("~1", "/").replaceAll("~0", "~");
  return new Refusal({ outcome: "invalid", path, message: `${field} ${bound}` });
}

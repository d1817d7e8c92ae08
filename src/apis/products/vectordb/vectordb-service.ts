import { COLLECTION_PATTERN } from "../../../engines/vectors/vector-batch/read-vector-batch.js";
import { shortestDecimals } from "../../../engines/vectors/vector-batch/shortest-decimals.js";
import { errors } from "../../../http/api-error.js";
import { partsOfCursor, toCursor } from "../../../http/input/cursor.js";
import { isoTime } from "../../../platform/clock/iso-time.js";
import type { CollectionInfo, Vectors } from "../../../services/vectors/vectors.js";
import { noCollection, noVector } from "./vectordb-errors.js";
import type {
  CollectionReply,
  CollectionsQuery,
  CollectionsReply,
  DeleteQuery,
  DeleteReply,
  DropReply,
  FetchQuery,
  FetchReply,
} from "./vectordb-schemas.js";

const COLLECTION = new RegExp(COLLECTION_PATTERN);
const CURSOR = /^collections ([A-Za-z0-9._-]{1,64})$/;

/** What an account keeps in its collections, as the routes answer. */
export function createVectordbService(vectors: Vectors) {
  return {
    async delete(accountId: string, { collection, id }: DeleteQuery): Promise<DeleteReply> {
      if (collection === undefined) throw missing("collection");
      if (id === undefined) throw missing("id");
      const removed = await vectors.remove({ accountId, name: collection }, id);
      if (!removed) throw noVector();
      return { deleted: true, id, collection, count: removed.count };
    },

    async fetch(accountId: string, { collection, id }: FetchQuery): Promise<FetchReply> {
      const found = await vectors.fetch({ accountId, name: collection }, id);
      if (!found) throw noVector();
      return {
        id,
        collection,
        vector: shortestDecimals(found.vector),
        metadata: found.metadata === null ? {} : JSON.parse(found.metadata),
        updated_at: isoTime(found.updatedAt),
      };
    },

    async list(accountId: string, { limit, cursor }: CollectionsQuery): Promise<CollectionsReply> {
      const [after] = cursor === undefined ? [] : partsOfCursor(cursor, CURSOR);
      const page = { limit: limit + 1, ...(after === undefined ? {} : { after }) };
      const found = await vectors.list(accountId, page);
      const collections = found.slice(0, limit);
      const last = found.length > limit ? collections.at(-1) : undefined;
      return {
        collections: collections.map(describe),
        next_cursor: last ? toCursor(`collections ${last.name}`) : null,
      };
    },

    async get(accountId: string, name: string): Promise<CollectionReply> {
      const found = isName(name) ? await vectors.find({ accountId, name }) : undefined;
      if (!found) throw noCollection();
      return describe(found);
    },

    async drop(accountId: string, name: string): Promise<DropReply> {
      const isDropped = isName(name) && (await vectors.drop({ accountId, name }));
      if (!isDropped) throw noCollection();
      return { deleted: true, name };
    },
  };
}

export type VectordbService = ReturnType<typeof createVectordbService>;

function missing(field: string) {
  const message = `${field} is required`;
  return errors.invalidRequest(message, { details: [{ path: `/${field}`, message }] });
}

/** No collection has another name, and not every database would take one as text. */
function isName(name: string): boolean {
  return COLLECTION.test(name);
}

function describe({ name, dimension, metric, count, createdAt }: CollectionInfo): CollectionReply {
  return { name, dimension, metric, count, created_at: isoTime(createdAt) };
}

import { FreeJson } from "../../../engines/json/free-json/free-json.js";
import { ApiError, errors, type Refusal } from "../../../http/api-error.js";
import { partsOfCursor, toCursor } from "../../../http/input/cursor.js";
import { isoTime } from "../../../platform/clock/iso-time.js";
import { type Once, onceFor } from "../../../platform/idempotency/once.js";
import type { Entry, EntryName, EntrySummary } from "../../../services/memory/entry.js";
import { ENTRIES_MAX, type Memory } from "../../../services/memory/memory.js";
import type { StoredWrite, WriteResult } from "../../../services/memory/write.js";
import {
  type DeleteQuery,
  type ListQuery,
  type ListReply,
  type MemoryEntry,
  NAMESPACE_DEFAULT,
  PAGE_LENGTH_DEFAULT,
  type RetrieveQuery,
  type SearchBody,
  type SearchReply,
  type StatsReply,
  type StoreBody,
  type StoreReply,
  TOP_K_DEFAULT,
  VALUE_BYTES_MAX,
} from "./memory-schemas.js";

/** Names hold no U+0000, so it can stand between them. */
const PLACE = /^([^\0]+)\0([^\0]+)\0([^\0]+)$/;
const BYTES_PER_MB = 2 ** 20;

/** The refusal of a key under which nothing is stored. */
export const noMemory = (namespace = NAMESPACE_DEFAULT): ApiError =>
  new ApiError(
    404,
    "not_found",
    `nothing is stored under this key in the namespace ${namespace}; GET /api/v1/memory/stats lists the namespaces`,
  );

/** The refusal of a deletion that names nothing. */
export const nothingNamed: Refusal = () =>
  errors.invalidRequest("name what to delete: a key, a namespace or an agent_id");

/** The memory of each key's owner, as the routes answer. */
export function createMemoryService(memory: Memory) {
  return {
    async store(owner: string, body: StoreBody, once?: Once<StoreReply>): Promise<StoreReply> {
      const { agent_id, key, namespace = NAMESPACE_DEFAULT } = body;
      const value = writeValue(body.value, memory.bytesMax);
      const write = {
        name: { agentId: agent_id, key, namespace },
        value,
        ttlSeconds: body.ttl_seconds,
        ifVersion: body.if_version,
      };
      const outcome = await memory.store(owner, write, onceFor(once, toStored));
      return toReply(outcome, { ifVersion: body.if_version, bytesMax: memory.bytesMax });
    },

    async retrieve(owner: string, query: RetrieveQuery): Promise<MemoryEntry> {
      const { key, namespace = NAMESPACE_DEFAULT, agent_id } = query;
      const entry = await memory.retrieve(owner, { key, namespace, agentId: agent_id });
      if (!entry) throw noMemory(namespace);
      return withValue(entry);
    },

    async stats(owner: string): Promise<StatsReply> {
      const { bytes, entries, evictions, namespaces } = await memory.stats(owner);
      return {
        memory_type: "bounded-sieve",
        bounded: true,
        memory_mb: inMegabytes(bytes),
        entries,
        max_mb: inMegabytes(memory.bytesMax),
        max_entries: ENTRIES_MAX,
        evictions,
        namespaces: [...namespaces],
      };
    },

    async list(owner: string, query: ListQuery): Promise<ListReply> {
      const { namespace, agent_id, prefix, cursor, limit = PAGE_LENGTH_DEFAULT } = query;
      const after = cursor === undefined ? undefined : nameOfCursor(cursor);
      const selection = { namespace, agentId: agent_id, prefix };
      const found = await memory.list(owner, selection, { after, limit: limit + 1 });
      const page = found.slice(0, limit);
      const last = found.length > limit ? page.at(-1) : undefined;
      return {
        entries: page.map((entry) => ({ ...summarise(entry), bytes: entry.bytes })),
        next_cursor: last ? toCursor(`${last.namespace}\0${last.key}\0${last.agentId}`) : null,
      };
    },

    async delete(owner: string, query: DeleteQuery): Promise<{ deleted: number }> {
      const { key, agent_id } = query;
      const namespace = query.namespace ?? (key === undefined ? undefined : NAMESPACE_DEFAULT);
      if (namespace === undefined && agent_id === undefined) {
        throw nothingNamed();
      }
      const selection = {
        ...(key === undefined ? {} : { key }),
        ...(namespace === undefined ? {} : { namespace }),
        ...(agent_id === undefined ? {} : { agentId: agent_id }),
      };
      return { deleted: await memory.delete(owner, selection) };
    },

    async search(owner: string, body: SearchBody): Promise<SearchReply> {
      const { query, top_k: limit = TOP_K_DEFAULT, namespace, agent_id } = body;
      const found = await memory.search(owner, query, { limit, namespace, agentId: agent_id });
      return {
        results: found.map((entry) => ({
          ...withValue(entry),
          score: Math.round(entry.score * 10_000) / 10_000,
        })),
      };
    },
  };
}

/** The value as it is kept; 422 when it is too long, unless it is larger than the whole memory. */
function writeValue({ text, bytes }: FreeJson, bytesMax: number): string {
  if (bytes > VALUE_BYTES_MAX && bytes <= bytesMax) {
    const message = `value has ${bytes} bytes as JSON text; at most ${VALUE_BYTES_MAX} are kept`;
    throw errors.validation(message, { details: [{ path: "/value", message }] });
  }
  return text;
}

function toReply(
  outcome: WriteResult,
  { ifVersion, bytesMax }: { ifVersion: number | undefined; bytesMax: number },
): StoreReply {
  if (outcome.kind === "conflict") throw conflict(ifVersion, outcome.version);
  if (outcome.kind === "too-large") {
    throw errors.payloadTooLarge(
      `the entry counts ${outcome.bytes} bytes, and the whole memory holds ${bytesMax}`,
    );
  }
  return toStored(outcome);
}

function toStored({ version, bytes, evicted, expiresAt }: StoredWrite): StoreReply {
  const named = evicted.map(({ agentId, key, namespace, reason }) => ({
    agent_id: agentId,
    key,
    namespace,
    reason,
  }));
  return { stored: true, version, bytes, evicted: named, ...expiry(expiresAt) };
}

function conflict(wanted: number | undefined, version: number) {
  const found = version === 0 ? "there is no such entry" : `the entry has version ${version}`;
  return errors.conflict(`if_version is ${wanted}, but ${found}`);
}

function nameOfCursor(cursor: string): EntryName {
  const [namespace = "", key = "", agentId = ""] = partsOfCursor(cursor, PLACE);
  return { namespace, key, agentId };
}

function withValue(entry: Entry): MemoryEntry {
  return { ...summarise(entry), value: FreeJson.ofText(entry.value) };
}

function summarise(entry: Omit<EntrySummary, "bytes">) {
  const { agentId, namespace, key, version, storedAt, expiresAt } = entry;
  const stored_at = isoTime(storedAt);
  return { agent_id: agentId, namespace, key, version, stored_at, ...expiry(expiresAt) };
}

function expiry(expiresAt: number | null): { expires_at?: string } {
  return expiresAt === null ? {} : { expires_at: isoTime(expiresAt) };
}

/** To the byte, give or take: six decimals of 2^20. */
function inMegabytes(bytes: number): number {
  return Math.round((bytes / BYTES_PER_MB) * 1e6) / 1e6;
}

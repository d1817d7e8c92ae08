import { type Reader, sql } from "../store/sql.js";
import type { EntryRow } from "./memory-store.js";

/** Some entries in the order of their places that were written after a revision. */
export function listWrittenSince(
  reader: Reader,
  owner: string,
  { revision, afterPlace, limit }: { revision: number; afterPlace: number; limit: number },
): Promise<(EntryRow & RevisionRow)[]> {
  return reader.all<EntryRow & RevisionRow>(sql`
    SELECT namespace, key, agent_id, version, stored_at, expires_at, place, visited, revision, value
      FROM memory_entries
     WHERE owner_id = ${owner} AND place > ${afterPlace} AND revision > ${revision}
     ORDER BY place
     LIMIT ${limit}`);
}

export interface RevisionRow {
  readonly place: number;
  readonly revision: number;
}

/** Which entries there are; answered from an index. */
export function listPlaces(reader: Reader, owner: string): Promise<{ place: number }[]> {
  return reader.all<{ place: number }>(sql`
    SELECT place FROM memory_entries WHERE owner_id = ${owner} ORDER BY place`);
}

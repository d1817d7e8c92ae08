import { type Reader, sql } from "../../platform/store/sql.js";
import type { EntryRow, Places } from "./memory-store.js";

export interface WrittenRow extends EntryRow {
  readonly revision: number;
}

/** Some entries of a range in the order of their places that were written after a revision. */
export function listWrittenSince(
  reader: Reader,
  owner: string,
  { revision, places, limit }: { revision: number; places: Places; limit: number },
): Promise<WrittenRow[]> {
  return reader.all<WrittenRow>(sql`
    SELECT namespace, key, agent_id, version, stored_at, expires_at, place, visited, revision, value
      FROM memory_entries
     WHERE owner_id = ${owner} AND place >= ${places.first} AND place <= ${places.last}
       AND revision > ${revision}
     ORDER BY place
     LIMIT ${limit}`);
}

/** Which entries there are after a place; answered from an index. */
export function listRevisions(
  reader: Reader,
  owner: string,
  { afterPlace, limit }: { afterPlace: number; limit: number },
): Promise<Pick<WrittenRow, "place" | "revision">[]> {
  return reader.all<Pick<WrittenRow, "place" | "revision">>(sql`
    SELECT place, revision FROM memory_entries
     WHERE owner_id = ${owner} AND place > ${afterPlace}
     ORDER BY place
     LIMIT ${limit}`);
}

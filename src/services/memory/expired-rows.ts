import { type Reader, sql } from "../../platform/store/sql.js";
import type { NamespaceRow, ResidentRow } from "./memory-store.js";

/** Entries of one owner that have expired, the longest ago first. */
export function listExpired(
  reader: Reader,
  owner: string,
  { now, limit }: { now: number; limit: number },
): Promise<ResidentRow[]> {
  return reader.all<ResidentRow>(sql`
    SELECT namespace, key, agent_id, place, visited, bytes, version, expires_at
      FROM memory_entries
     WHERE owner_id = ${owner} AND expires_at <= ${now}
     ORDER BY expires_at, place
     LIMIT ${limit}`);
}

/** When the first entry of an owner expires. */
export async function findFirstExpiry(reader: Reader, owner: string): Promise<number | null> {
  const row = await reader.get<{ first: number | null }>(sql`
    SELECT min(expires_at) AS first
      FROM memory_entries WHERE owner_id = ${owner} AND expires_at IS NOT NULL`);
  return row?.first ?? null;
}

/** Some owners of what expired first. */
export function listExpiredOwners(
  reader: Reader,
  { now, limit }: { now: number; limit: number },
): Promise<{ owner_id: string }[]> {
  return reader.all<{ owner_id: string }>(sql`
    SELECT DISTINCT owner_id
      FROM (SELECT owner_id FROM memory_entries
             WHERE expires_at <= ${now} ORDER BY expires_at LIMIT ${limit}) AS oldest`);
}

/** What has expired of an owner and is still there, by namespace. */
export function countExpired(
  reader: Reader,
  owner: string,
  now: number,
): Promise<(NamespaceRow & { readonly bytes: number })[]> {
  return reader.all<NamespaceRow & { readonly bytes: number }>(sql`
    SELECT namespace, count(*) AS entries, sum(bytes) AS bytes
      FROM memory_entries WHERE owner_id = ${owner} AND expires_at <= ${now} GROUP BY namespace`);
}

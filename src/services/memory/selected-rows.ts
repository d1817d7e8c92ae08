import { type Reader, sql, type Transaction } from "../../platform/store/sql.js";
import type { EntryName } from "./entry.js";
import type { NameRow, ResidentRow } from "./memory-store.js";

/** Entries that bear the given names and follow a name. */
export interface Selected {
  readonly names: Partial<EntryName>;
  readonly after: EntryName;
}

/** Some of what is selected in the order of their names' bytes, expired or not. */
export function listSelected(
  reader: Reader,
  owner: string,
  { names: { namespace, key, agentId }, after }: Selected,
  limit: number,
): Promise<(NameRow & Pick<ResidentRow, "bytes">)[]> {
  return reader.all<NameRow & Pick<ResidentRow, "bytes">>(sql`
    SELECT namespace, key, agent_id, bytes
      FROM memory_entries
     WHERE owner_id = ${owner}
       AND (namespace, key, agent_id) > (${after.namespace}, ${after.key}, ${after.agentId})
       AND (CAST(${namespace ?? null} AS TEXT) IS NULL OR namespace = ${namespace ?? null})
       AND (CAST(${key ?? null} AS TEXT) IS NULL OR key = ${key ?? null})
       AND (CAST(${agentId ?? null} AS TEXT) IS NULL OR agent_id = ${agentId ?? null})
     ORDER BY namespace, key, agent_id
     LIMIT ${limit}`);
}

/** Deletes what is selected up to a name, and answers what it was. */
export function deleteSelected(
  tx: Transaction,
  owner: string,
  { names: { namespace, key, agentId }, after }: Selected,
  last: NameRow,
): Promise<Pick<ResidentRow, "bytes" | "version" | "expires_at">[]> {
  return tx.all<Pick<ResidentRow, "bytes" | "version" | "expires_at">>(sql`
    DELETE FROM memory_entries
     WHERE owner_id = ${owner}
       AND (namespace, key, agent_id) > (${after.namespace}, ${after.key}, ${after.agentId})
       AND (namespace, key, agent_id) <= (${last.namespace}, ${last.key}, ${last.agent_id})
       AND (CAST(${namespace ?? null} AS TEXT) IS NULL OR namespace = ${namespace ?? null})
       AND (CAST(${key ?? null} AS TEXT) IS NULL OR key = ${key ?? null})
       AND (CAST(${agentId ?? null} AS TEXT) IS NULL OR agent_id = ${agentId ?? null})
    RETURNING bytes, version, expires_at`);
}

import { type Store, sql, type Writer } from "../store/sql.js";

/** A process's claim to scheduled work until a time. */
export interface Lease {
  readonly name: string;
  readonly processId: string;
  readonly now: number;
  readonly until: number;
}

/** Takes the lease, or renews it; false while another process holds it. */
export async function takeLease(store: Store, lease: Lease): Promise<boolean> {
  const changed = await store.run(sql`
    INSERT INTO schedule_turns (name, process_id, ends_at)
    VALUES (${lease.name}, ${lease.processId}, ${lease.until})
    ON CONFLICT (name) DO UPDATE SET process_id = excluded.process_id, ends_at = excluded.ends_at
     WHERE schedule_turns.ends_at <= ${lease.now} OR schedule_turns.process_id = excluded.process_id`);
  return changed === 1;
}

/** Ends every lease: whoever holds one in a database that was copied runs elsewhere, if at all. */
export function endLeases(writer: Pick<Writer, "run">): Promise<number> {
  return writer.run(sql`DELETE FROM schedule_turns`);
}

import { type Store, sql } from "../store/sql.js";

/** A turn that a process wants at a piece of work. */
export interface WantedTurn {
  readonly name: string;
  readonly processId: string;
  readonly now: number;
  readonly until: number;
}

/** Takes the turn at a piece of work for a time; false while another process has it. */
export async function takeTurn(store: Store, turn: WantedTurn): Promise<boolean> {
  const changed = await store.run(sql`
    INSERT INTO schedule_turns (name, process_id, ends_at)
    VALUES (${turn.name}, ${turn.processId}, ${turn.until})
    ON CONFLICT (name) DO UPDATE SET process_id = excluded.process_id, ends_at = excluded.ends_at
     WHERE schedule_turns.ends_at <= ${turn.now} OR schedule_turns.process_id = excluded.process_id`);
  return changed === 1;
}

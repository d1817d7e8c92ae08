import { type Reader, type Store, sql, type Writer } from "../store/sql.js";

/** One counter on one UTC day, in days since 1970. */
export interface CounterDay {
  readonly counterId: string;
  readonly day: number;
}

export interface Counted {
  readonly granted: number;
  /** The counter afterwards. */
  readonly used: number;
}

/**
 * Adds as many of `wanted` calls as the limit allows, each statement deciding by itself; a negative
 * number is taken back.
 */
export async function addUsed(
  writer: Writer,
  { counterId, day }: CounterDay,
  { wanted, limit }: { wanted: number; limit: number },
): Promise<Counted> {
  const added = Math.min(wanted, limit);
  const row = await writer.get<{ used: number }>(sql`
    INSERT INTO quota_days (counter_id, day, used) VALUES (${counterId}, ${day}, ${added})
    ON CONFLICT (counter_id, day) DO UPDATE SET used = quota_days.used + excluded.used
      WHERE quota_days.used + excluded.used <= ${limit}
    RETURNING used`);
  return row ? { granted: added, used: row.used } : takeRest(writer, { counterId, day }, limit);
}

/** Fewer are left than are wanted: takes those, unless another process was there first. */
async function takeRest(writer: Writer, row: CounterDay, limit: number): Promise<Counted> {
  for (;;) {
    const used = await usedOn(writer, row);
    if (used >= limit) return { granted: 0, used };
    const changed = await writer.run(sql`
      UPDATE quota_days SET used = ${limit}
       WHERE counter_id = ${row.counterId} AND day = ${row.day} AND used = ${used}`);
    if (changed === 1) return { granted: limit - used, used: limit };
  }
}

export async function usedOn(reader: Reader, { counterId, day }: CounterDay): Promise<number> {
  const row = await reader.get<{ used: number }>(sql`
    SELECT used FROM quota_days WHERE counter_id = ${counterId} AND day = ${day}`);
  return row?.used ?? 0;
}

export async function forgetDaysBefore(store: Store, day: number): Promise<void> {
  await store.run(sql`DELETE FROM quota_days WHERE day < ${day}`);
}

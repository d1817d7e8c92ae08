import { deleteInSlices } from "../store/delete-in-slices.js";
import { type Reader, type Store, sql, type Writer } from "../store/sql.js";

/** One counter in one period, which is named by its first UTC day, in days since 1970. */
export interface CounterDay {
  readonly counterId: string;
  readonly day: number;
}

export interface Counted {
  readonly granted: number;
  /** The counter afterwards. */
  readonly used: number;
}

/** Adds as many of `wanted` calls as the limit allows, each statement deciding by itself. */
export async function addUsed(
  writer: Writer,
  row: CounterDay,
  { wanted, limit }: { wanted: number; limit: number },
): Promise<Counted> {
  const added = Math.min(wanted, limit);
  const { counterId, day } = row;
  const counted = await writer.get<{ used: number }>(sql`
    INSERT INTO quota_days (counter_id, day, used) VALUES (${counterId}, ${day}, ${added})
    ON CONFLICT (counter_id, day) DO UPDATE SET used = quota_days.used + excluded.used
      WHERE quota_days.used + excluded.used <= ${limit}
    RETURNING used`);
  return counted
    ? { granted: added, used: counted.used }
    : takeRest(writer, row, { wanted, limit });
}

/** Takes what is left, and no more than is wanted: calls may have been given back meanwhile. */
async function takeRest(
  writer: Writer,
  row: CounterDay,
  { wanted, limit }: { wanted: number; limit: number },
): Promise<Counted> {
  for (;;) {
    const used = await usedOn(writer, row);
    const granted = Math.min(wanted, limit - used);
    if (granted <= 0) return { granted: 0, used };
    const changed = await writer.run(sql`
      UPDATE quota_days SET used = ${used + granted}
       WHERE counter_id = ${row.counterId} AND day = ${row.day} AND used = ${used}`);
    if (changed === 1) return { granted, used: used + granted };
  }
}

/** Takes calls back that were counted, whatever the limit is by now; answers the counter then. */
export async function takeBackUsed(
  writer: Writer,
  { counterId, day }: CounterDay,
  calls: number,
): Promise<number> {
  const row = await writer.get<{ used: number }>(sql`
    UPDATE quota_days SET used = used - ${calls} WHERE counter_id = ${counterId} AND day = ${day}
    RETURNING used`);
  return row?.used ?? 0;
}

export async function usedOn(reader: Reader, { counterId, day }: CounterDay): Promise<number> {
  const row = await reader.get<{ used: number }>(sql`
    SELECT used FROM quota_days WHERE counter_id = ${counterId} AND day = ${day}`);
  return row?.used ?? 0;
}

/** Adds calls under a name, or takes them back when the number is negative. */
export async function addNamed(
  writer: Writer,
  { counterId, day }: CounterDay,
  { name, calls }: { name: string; calls: number },
): Promise<void> {
  await writer.run(sql`
    INSERT INTO quota_names (counter_id, day, name, used)
    VALUES (${counterId}, ${day}, ${name}, ${calls})
    ON CONFLICT (counter_id, day, name) DO UPDATE SET used = quota_names.used + excluded.used`);
}

/** The calls of a counter by their names, in the order of those; names without any are left out. */
export async function namedOn(
  reader: Reader,
  { counterId, day }: CounterDay,
): Promise<ReadonlyMap<string, number>> {
  const rows = await reader.all<{ name: string; used: number }>(sql`
    SELECT name, used FROM quota_names
     WHERE counter_id = ${counterId} AND day = ${day} AND used > 0 ORDER BY name`);
  return new Map(rows.map(({ name, used }) => [name, used]));
}

export async function forgetDaysBefore(store: Store, day: number): Promise<void> {
  await deleteInSlices((limit) =>
    store.run(sql`
      DELETE FROM quota_days WHERE (counter_id, day) IN (
        SELECT counter_id, day FROM quota_days WHERE day < ${day} LIMIT ${limit})`),
  );
  await deleteInSlices((limit) =>
    store.run(sql`
      DELETE FROM quota_names WHERE (counter_id, day, name) IN (
        SELECT counter_id, day, name FROM quota_names WHERE day < ${day} LIMIT ${limit})`),
  );
}

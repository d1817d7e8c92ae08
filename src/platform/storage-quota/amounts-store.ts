import { type Reader, sql, type Writer } from "../store/sql.js";
import type { Amount } from "./amounts.js";

/** Whose things of which kind are meant. */
export interface Holding {
  readonly ownerId: string;
  readonly kind: string;
}

/** Adds to what is stored, unless that would be over the limit: false then, and nothing is changed. */
export async function addWithin(
  writer: Writer,
  { ownerId, kind }: Holding,
  { items, bytes }: Amount,
  limit: Amount,
): Promise<boolean> {
  if (items > limit.items || bytes > limit.bytes) return false;
  const changed = await writer.run(sql`
    INSERT INTO stored_amounts (owner_id, kind, items, bytes)
    VALUES (${ownerId}, ${kind}, ${items}, ${bytes})
    ON CONFLICT (owner_id, kind) DO UPDATE
       SET items = stored_amounts.items + excluded.items,
           bytes = stored_amounts.bytes + excluded.bytes
     WHERE stored_amounts.items + excluded.items <= ${limit.items}
       AND stored_amounts.bytes + excluded.bytes <= ${limit.bytes}`);
  return changed === 1;
}

/** The same for work that cannot look at the result: it breaks a constraint when that is over the limit. */
export async function addOrBreak(
  writer: Writer,
  { ownerId, kind }: Holding,
  { items, bytes }: Amount,
  limit: Amount,
): Promise<void> {
  const first = items > limit.items || bytes > limit.bytes ? null : items;
  await writer.run(sql`
    INSERT INTO stored_amounts (owner_id, kind, items, bytes)
    VALUES (${ownerId}, ${kind}, ${first}, ${bytes})
    ON CONFLICT (owner_id, kind) DO UPDATE
       SET items = CASE WHEN stored_amounts.items + excluded.items <= ${limit.items}
                         AND stored_amounts.bytes + excluded.bytes <= ${limit.bytes}
                        THEN stored_amounts.items + excluded.items END,
           bytes = stored_amounts.bytes + excluded.bytes`);
}

/** Takes off what is no longer stored, whatever the limit is by now. */
export async function takeOff(
  writer: Writer,
  { ownerId, kind }: Holding,
  { items, bytes }: Amount,
): Promise<void> {
  await writer.run(sql`
    UPDATE stored_amounts SET items = items - ${items}, bytes = bytes - ${bytes}
     WHERE owner_id = ${ownerId} AND kind = ${kind}`);
}

/** What is stored of one kind. */
export async function readAmount(reader: Reader, { ownerId, kind }: Holding): Promise<Amount> {
  const row = await reader.get<Amount>(sql`
    SELECT items, bytes FROM stored_amounts WHERE owner_id = ${ownerId} AND kind = ${kind}`);
  return row ?? { items: 0, bytes: 0 };
}

/** What an owner stores, by kind; kinds of which it never stored anything are left out. */
export async function readAmounts(
  reader: Reader,
  ownerId: string,
): Promise<ReadonlyMap<string, Amount>> {
  const rows = await reader.all<Amount & { kind: string }>(sql`
    SELECT kind, items, bytes FROM stored_amounts WHERE owner_id = ${ownerId}`);
  return new Map(rows.map(({ kind, items, bytes }) => [kind, { items, bytes }]));
}

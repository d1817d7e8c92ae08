import type { ReadEvent } from "../../engines/http/event-batch/read-event.js";
import type { Amount } from "../../platform/storage-quota/amounts.js";
import { insertInSlices } from "../../platform/store/insert-in-slices.js";
import { rowInsert } from "../../platform/store/row-insert.js";
import { type Reader, type Store, sql, type Writer } from "../../platform/store/sql.js";

const addEvents = rowInsert({
  into: "events",
  columns: [
    "account_id",
    "occurred_at",
    "id",
    "app_id",
    "event_name",
    "event_id",
    "received_at",
    "content",
  ],
  onConflict: "nothing",
});

/** A place in the order of an account's events, which is by time and then by id. */
export interface Position {
  readonly at: number;
  readonly id: string;
}

export interface EventRow {
  readonly account_id: string;
  readonly occurred_at: number;
  readonly id: string;
  readonly app_id: string;
  readonly event_name: string;
  readonly event_id: string | null;
  readonly received_at: number;
  readonly content: string;
}

/** Events of one account from `end` on and before `begin`, in the order newest first. */
export interface Slice {
  readonly accountId: string;
  readonly begin: Position;
  readonly end: Position;
}

/** What of a slice is meant; null stands for all. */
export interface Filter {
  readonly appId: string | null;
  readonly eventName: string | null;
  /** Events received before are over their time, though they may still be stored. */
  readonly receivedFrom: number;
}

export interface ValueCount {
  readonly value: string | number;
  readonly count: number;
}

/** Where and when the events of one call were received. */
export interface Receipt {
  readonly accountId: string;
  readonly receivedAt: number;
  readonly idAt: (index: number) => string;
}

/** Adds events, and answers how many of them were not there by their own id, and their bytes. */
export async function insertEvents(
  tx: Writer,
  dialect: Store["dialect"],
  events: readonly ReadEvent[],
  { accountId, receivedAt, idAt }: Receipt,
): Promise<Amount> {
  const numbered = events.map((event, index) => ({ event, id: idAt(index) }));
  // PostgreSQL makes an insertion wait for another one of the same event_id. In one order for all
  // calls nobody waits in a circle, which the server would cut only after a second.
  if (dialect === "postgres") numbered.sort((a, b) => compareEventIds(a.event, b.event));
  // The values stand in the order of the columns above.
  const insert = addEvents(
    numbered.map(({ event, id }) => [
      accountId,
      event.occurredAt ?? receivedAt,
      id,
      event.appId,
      event.eventName,
      event.eventId,
      receivedAt,
      event.content,
    ]),
  );
  const items = await (dialect === "sqlite" ? insertInSlices(tx, insert) : tx.run(insert));
  const bytes =
    items === events.length
      ? events.reduce((sum, { content }) => sum + Buffer.byteLength(content), 0)
      : await readBytes(tx, { receivedAt, firstId: idAt(0), lastId: idAt(events.length - 1) });
  return { items, bytes };
}

/** The bytes of what is stored of a batch, whose ids no other has and follow one another. */
async function readBytes(
  reader: Reader,
  batch: { readonly receivedAt: number; readonly firstId: string; readonly lastId: string },
): Promise<number> {
  const row = await reader.get<{ bytes: number }>(sql`
    SELECT COALESCE(sum(octet_length(content)), 0) AS bytes FROM events
     WHERE received_at = ${batch.receivedAt}
       AND id >= ${batch.firstId} AND id <= ${batch.lastId}`);
  return row?.bytes ?? 0;
}

function compareEventIds({ eventId: a }: ReadEvent, { eventId: b }: ReadEvent): number {
  if (a === b) return 0;
  if (a === null || b === null) return a === null ? -1 : 1;
  return a < b ? -1 : 1;
}

/** The event that stands `count` places after `begin`, if there are so many since `from`. */
export function findPosition(
  reader: Reader,
  { accountId, begin, from }: { accountId: string; begin: Position; from: number },
  count: number,
): Promise<Position | undefined> {
  return reader.get<Position>(sql`
    SELECT occurred_at AS at, id FROM events
     WHERE account_id = ${accountId} AND occurred_at >= ${from}
       AND (occurred_at, id) < (${begin.at}, ${begin.id})
     ORDER BY occurred_at DESC, id DESC
     LIMIT 1 OFFSET ${count - 1}`);
}

/** The newest events of a slice. */
export function listEvents(
  reader: Reader,
  { accountId, begin, end }: Slice,
  { appId, eventName, receivedFrom }: Filter,
  limit: number,
): Promise<EventRow[]> {
  return reader.all<EventRow>(sql`
    SELECT account_id, occurred_at, id, app_id, event_name, event_id, received_at, content
      FROM events
     WHERE account_id = ${accountId}
       AND (occurred_at, id) < (${begin.at}, ${begin.id})
       AND (occurred_at, id) >= (${end.at}, ${end.id})
       AND app_id = COALESCE(CAST(${appId} AS TEXT), app_id)
       AND event_name = COALESCE(CAST(${eventName} AS TEXT), event_name)
       AND received_at >= ${receivedFrom}
     ORDER BY occurred_at DESC, id DESC
     LIMIT ${limit}`);
}

/** How many events of a slice have each name. */
export function countByName(reader: Reader, slice: Slice, filter: Filter): Promise<ValueCount[]> {
  const { accountId, begin, end } = slice;
  return reader.all<ValueCount>(sql`
    SELECT event_name AS value, COUNT(*) AS count FROM events
     WHERE account_id = ${accountId}
       AND (occurred_at, id) < (${begin.at}, ${begin.id})
       AND (occurred_at, id) >= (${end.at}, ${end.id})
       AND app_id = COALESCE(CAST(${filter.appId} AS TEXT), app_id)
       AND received_at >= ${filter.receivedFrom}
     GROUP BY event_name`);
}

/** How many events of a slice each app sent. */
export function countByApp(reader: Reader, slice: Slice, filter: Filter): Promise<ValueCount[]> {
  const { accountId, begin, end } = slice;
  return reader.all<ValueCount>(sql`
    SELECT app_id AS value, COUNT(*) AS count FROM events
     WHERE account_id = ${accountId}
       AND (occurred_at, id) < (${begin.at}, ${begin.id})
       AND (occurred_at, id) >= (${end.at}, ${end.id})
       AND app_id = COALESCE(CAST(${filter.appId} AS TEXT), app_id)
       AND received_at >= ${filter.receivedFrom}
     GROUP BY app_id`);
}

/** How many events of a slice fell into each hour, by its first millisecond. */
export function countByHour(reader: Reader, slice: Slice, filter: Filter): Promise<ValueCount[]> {
  const { accountId, begin, end } = slice;
  return reader.all<ValueCount>(sql`
    SELECT occurred_at - occurred_at % 3600000 AS value, COUNT(*) AS count FROM events
     WHERE account_id = ${accountId}
       AND (occurred_at, id) < (${begin.at}, ${begin.id})
       AND (occurred_at, id) >= (${end.at}, ${end.id})
       AND app_id = COALESCE(CAST(${filter.appId} AS TEXT), app_id)
       AND received_at >= ${filter.receivedFrom}
     GROUP BY occurred_at - occurred_at % 3600000`);
}

/** Deletes the oldest events received before a time; answers whose they were, and their bytes. */
export function deleteReceivedBefore(
  tx: Writer,
  time: number,
  limit: number,
): Promise<{ owner_id: string; bytes: number }[]> {
  return tx.all(sql`
    DELETE FROM events WHERE (account_id, occurred_at, id) IN (
      SELECT account_id, occurred_at, id FROM events
       WHERE received_at < ${time} ORDER BY received_at LIMIT ${limit})
    RETURNING account_id AS owner_id, octet_length(content) AS bytes`);
}

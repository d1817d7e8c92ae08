import { parseTime, TIME_MAX } from "../../engines/http/event-batch/parse-time.js";
import { errors } from "../../http/api-error.js";
import { partsOfCursor, toCursor } from "../../http/input/cursor.js";
import { isoTime } from "../../platform/clock/iso-time.js";
import type { Reader } from "../../platform/store/sql.js";
import { ownTurn } from "../../platform/threads/own-turn.js";
import type { CollectedEvent, Counts, CountsQuery, EventPage, EventsQuery } from "./schemas.js";
import { type Range, readSlices } from "./slices.js";
import {
  countByApp,
  countByHour,
  countByName,
  type EventRow,
  listEvents,
  type Position,
  type Slice,
} from "./store.js";

const PAGE_LENGTH = 50;
/** Of the events' own JSON; a single event always fits. */
const PAGE_CHARACTERS_MAX = 2_097_152;
const PAGE_SLICES_MAX = 100;
const COUNT_SLICES_MAX = 1_000;
/** Nobody waits longer for a report, and nobody who hung up leaves more work behind. */
const REPORT_MS_MAX = 20_000;
const COUNTED_VALUES_MAX = 10_000;
const POSITION = /^(\d{1,15})\.(evt_[0-9a-f]{24})$/;

const countSlice = { event_name: countByName, app_id: countByApp, hour: countByHour };

/** Whose events are looked at, and the time of receipt from which on they are kept. */
export interface Scope {
  readonly accountId: string;
  readonly receivedFrom: number;
}

/**
 * A page of an account's events, newest first. A search for few among very many ends early: its page
 * is short, and the cursor leads on from where it stopped.
 */
export async function readPage(
  reader: Reader,
  { accountId, receivedFrom }: Scope,
  query: EventsQuery,
): Promise<EventPage> {
  const { app_id: appId = null, event_name: eventName = null, limit = PAGE_LENGTH } = query;
  const range = rangeOf(accountId, query);
  const begin = query.cursor === undefined ? range.begin : positionIn(query.cursor, range);
  const rows: EventRow[] = [];
  const filter = { appId, eventName, receivedFrom };
  // One more than asked for tells whether there is another page.
  const list = (slice: Slice) => listEvents(reader, slice, filter, limit + 1 - rows.length);
  const isOver = reportEnd(PAGE_SLICES_MAX);
  let next: Position | undefined;
  for await (const step of readSlices(reader, { ...range, begin }, list)) {
    rows.push(...step.read);
    next = step.next;
    if (rows.length > limit || isOver()) break;
  }
  const page = rows.slice(0, fittingLength(rows, limit));
  const last = page.at(-1);
  if (last && page.length < rows.length) next = { at: last.occurred_at, id: last.id };
  return {
    events: page.map(toEvent),
    next_cursor: next ? toCursor(`${next.at}.${next.id}`) : null,
  };
}

/** How many events of a range have each value; the newest ones alone when there are too many. */
export async function readCounts(
  reader: Reader,
  { accountId, receivedFrom }: Scope,
  query: CountsQuery,
): Promise<Counts> {
  const { by = "event_name", app_id: appId = null } = query;
  const filter = { appId, eventName: null, receivedFrom };
  const counts = new Map<string | number, number>();
  const countIn = (slice: Slice) => countSlice[by](reader, slice, filter);
  const isOver = reportEnd(COUNT_SLICES_MAX);
  let next: Position | undefined;
  for await (const step of readSlices(reader, rangeOf(accountId, query), countIn)) {
    for (const { value, count } of step.read) counts.set(value, (counts.get(value) ?? 0) + count);
    next = step.next;
    if (counts.size > COUNTED_VALUES_MAX || isOver()) break;
  }
  // To sort and to write as many as there may be takes as long as some slices.
  await ownTurn(accountId);
  const sorted = [...counts].sort(by === "hour" ? byTime : byCount);
  return {
    by,
    total: sorted.reduce((sum, [, count]) => sum + count, 0),
    complete: next === undefined,
    counts: sorted.map(([value, count]) => ({ value: toText(value), count })),
  };
}

/** Called after each slice: whether it was the last one of a report that begins now. */
function reportEnd(slicesMax: number): () => boolean {
  const endsAt = performance.now() + REPORT_MS_MAX;
  let slices = 0;
  return () => {
    slices += 1;
    return slices === slicesMax || performance.now() > endsAt;
  };
}

type Counted = readonly [value: string | number, count: number];

function byTime([left]: Counted, [right]: Counted): number {
  return Number(left) - Number(right);
}

function byCount([left, leftCount]: Counted, [right, rightCount]: Counted): number {
  return rightCount - leftCount || (left < right ? -1 : 1);
}

function toText(value: string | number): string {
  return typeof value === "number" ? isoTime(value) : value;
}

function rangeOf(accountId: string, query: { from?: string; to?: string }): Range {
  const from = query.from === undefined ? 0 : timeOf("from", query.from);
  const to = query.to === undefined ? TIME_MAX + 1 : timeOf("to", query.to);
  // An empty id comes before every other, so the time `to` itself is left out.
  return { accountId, begin: { at: to, id: "" }, from };
}

function timeOf(name: string, text: string): number {
  const time = parseTime(/^\d+$/.test(text) ? Number(text) : text);
  if (time !== undefined) return time;
  const message = `${name} must be an ISO 8601 time or epoch milliseconds`;
  throw errors.validation(message, { details: [{ path: `/${name}`, message }] });
}

/** A cursor leads on within the range that is asked for, which may be another than before. */
function positionIn(cursor: string, { begin }: Range): Position {
  const [at, id = ""] = partsOfCursor(cursor, POSITION);
  return Number(at) < begin.at ? { at: Number(at), id } : begin;
}

/** How many of the first rows make a page. */
function fittingLength(rows: readonly EventRow[], limit: number): number {
  let characters = 0;
  const end = rows.findIndex((row, index) => {
    characters += row.content.length;
    return index === limit || (index > 0 && characters > PAGE_CHARACTERS_MAX);
  });
  return end < 0 ? rows.length : end;
}

function toEvent(row: EventRow): CollectedEvent {
  return {
    id: row.id,
    app_id: row.app_id,
    event_name: row.event_name,
    event_id: row.event_id,
    timestamp: isoTime(row.occurred_at),
    received_at: isoTime(row.received_at),
    event: JSON.parse(row.content) as Record<string, unknown>,
  };
}

import { newOrderedId } from "../../../platform/ids/ids.js";
import { rowInsert } from "../../../platform/store/row-insert.js";
import {
  type Reader,
  type Store,
  sql,
  type Value,
  type Writer,
} from "../../../platform/store/sql.js";
import type { EndpointRow } from "../endpoint-store.js";
import type { AttemptError, DeliveryState, WebhookDelivery } from "../webhooks.js";

export interface DeliveryRow {
  readonly id: string;
  readonly endpoint_id: string;
  readonly position: number;
  readonly event_id: string;
  readonly event: WebhookDelivery["event"];
  readonly body: string;
  readonly state: DeliveryState;
  readonly attempts: number;
  readonly status: number | null;
  readonly error: AttemptError | null;
  readonly created_at: number;
  readonly first_attempt_at: number | null;
  readonly next_attempt_at: number | null;
  readonly finished_at: number | null;
}

export interface NewDelivery {
  readonly endpointId: string;
  readonly position: number;
  readonly eventId: string;
  readonly event: string;
  readonly body: string;
  readonly now: number;
}

/** Adds deliveries that were made by `toDeliveryRow`. */
export const insertDeliveries = rowInsert({
  into: "webhook_deliveries",
  columns: [
    "id",
    "endpoint_id",
    "position",
    "event_id",
    "event",
    "body",
    "state",
    "attempts",
    "created_at",
  ],
});

export function toDeliveryRow(delivery: NewDelivery): [string, ...Value[]] {
  const { endpointId, position, eventId, event, body, now } = delivery;
  const id = newOrderedId("whd", now);
  return [id, endpointId, position, eventId, event, body, "pending", 0, now];
}

/** A delivery as the owner of its endpoint sees it. */
export function toDelivery(row: DeliveryRow): WebhookDelivery {
  return {
    id: row.id,
    endpointId: row.endpoint_id,
    eventId: row.event_id,
    event: row.event,
    state: row.state,
    attempts: row.attempts,
    status: row.status,
    error: row.error,
    createdAt: row.created_at,
    firstAttemptAt: row.first_attempt_at,
    nextAttemptAt: row.next_attempt_at,
    finishedAt: row.finished_at,
  };
}

/** A delivery to an endpoint of an account. */
export function findDelivery(
  reader: Reader,
  accountId: string,
  id: string,
): Promise<DeliveryRow | undefined> {
  return reader.get<DeliveryRow>(sql`
    SELECT d.* FROM webhook_deliveries d
      JOIN webhook_endpoints e ON e.id = d.endpoint_id AND e.account_id = ${accountId}
     WHERE d.id = ${id}`);
}

/** Deliveries of an endpoint at places before one, newest first. */
export function listDeliveries(
  reader: Reader,
  endpointId: string,
  { before, limit }: { readonly before: number; readonly limit: number },
): Promise<DeliveryRow[]> {
  return reader.all<DeliveryRow>(sql`
    SELECT * FROM webhook_deliveries WHERE endpoint_id = ${endpointId} AND position < ${before}
     ORDER BY position DESC LIMIT ${limit}`);
}

/** What waits to be sent to an endpoint, in order; nothing once the endpoint was changed. */
export function findPending(
  reader: Reader,
  { id, revision }: Pick<EndpointRow, "id" | "revision">,
  limit: number,
): Promise<DeliveryRow[]> {
  return reader.all<DeliveryRow>(sql`
    SELECT d.* FROM webhook_deliveries d
      JOIN webhook_endpoints e ON e.id = d.endpoint_id AND e.revision = ${revision}
     WHERE d.endpoint_id = ${id} AND d.state = 'pending'
     ORDER BY d.position LIMIT ${limit}`);
}

/** Deliveries that follow one another and were all answered with one status. */
export interface Delivered {
  readonly endpointId: string;
  readonly from: number;
  readonly to: number;
  readonly status: number;
}

export async function markDelivered(store: Store, done: Delivered, now: number): Promise<void> {
  const { endpointId, from, to, status } = done;
  await store.run(sql`
    UPDATE webhook_deliveries
       SET state = 'delivered', attempts = attempts + 1, status = ${status}, error = NULL,
           first_attempt_at = COALESCE(first_attempt_at, ${now}), next_attempt_at = NULL,
           finished_at = ${now}
     WHERE endpoint_id = ${endpointId} AND position >= ${from} AND position <= ${to}
       AND state = 'pending'`);
}

export interface Failure {
  /** What the endpoint was when the attempt began. */
  readonly revision: number;
  readonly status: number | null;
  readonly error: AttemptError | null;
  readonly firstAt: number;
  /** Null when none follows. */
  readonly nextAt: number | null;
}

/** Writes a failed attempt down; false when it is over, or the endpoint was changed meanwhile. */
export async function markFailure(store: Store, id: string, failure: Failure): Promise<boolean> {
  const changed = await store.run(sql`
    UPDATE webhook_deliveries
       SET attempts = attempts + 1, status = ${failure.status}, error = ${failure.error},
           first_attempt_at = ${failure.firstAt}, next_attempt_at = ${failure.nextAt}
     WHERE id = ${id} AND state = 'pending'
       AND EXISTS (SELECT 1 FROM webhook_endpoints e
                    WHERE e.id = webhook_deliveries.endpoint_id AND e.revision = ${failure.revision})`);
  return changed === 1;
}

/** Forgets the attempts so far at what is to be sent next, the only one that had any. */
export async function forgetAttempts(writer: Writer, endpointId: string): Promise<void> {
  await writer.run(sql`
    UPDATE webhook_deliveries
       SET attempts = 0, status = NULL, error = NULL, first_attempt_at = NULL, next_attempt_at = NULL
     WHERE endpoint_id = ${endpointId} AND state = 'pending'
       AND position = (SELECT min(d.position) FROM webhook_deliveries d
                        WHERE d.endpoint_id = ${endpointId} AND d.state = 'pending')`);
}

/** Ends as failed what waits at places up to one. */
export async function failUpTo(
  writer: Writer,
  endpointId: string,
  { position, now }: { readonly position: number; readonly now: number },
): Promise<void> {
  await writer.run(sql`
    UPDATE webhook_deliveries SET state = 'failed', next_attempt_at = NULL, finished_at = ${now}
     WHERE endpoint_id = ${endpointId} AND state = 'pending' AND position <= ${position}`);
}

/** The first and last place of what waits at an endpoint. */
export function findPendingRange(reader: Reader, endpointId: string): Promise<Range | undefined> {
  return toRange(
    reader.get(sql`
      SELECT min(position) AS first, max(position) AS last FROM webhook_deliveries
       WHERE endpoint_id = ${endpointId} AND state = 'pending'`),
  );
}

/** The first and last place of what is kept of an endpoint. */
export function findKeptRange(reader: Reader, endpointId: string): Promise<Range | undefined> {
  return toRange(
    reader.get(sql`
      SELECT min(position) AS first, max(position) AS last FROM webhook_deliveries
       WHERE endpoint_id = ${endpointId}`),
  );
}

export interface Range {
  readonly first: number;
  readonly last: number;
}

async function toRange(
  found: Promise<{ first: number | null; last: number | null } | undefined>,
): Promise<Range | undefined> {
  const { first = null, last = null } = (await found) ?? {};
  return first === null || last === null ? undefined : { first, last };
}

/** Forgets deliveries at places up to one: those that are over, or all. */
export async function forgetUpTo(
  writer: Writer,
  endpointId: string,
  { position, which }: { readonly position: number; readonly which: "finished" | "all" },
): Promise<void> {
  await writer.run(sql`
    DELETE FROM webhook_deliveries
     WHERE endpoint_id = ${endpointId} AND position <= ${position}
       AND (state <> 'pending' OR ${which} = 'all')`);
}

/** Forgets up to `limit` deliveries that are over and were made before a time; answers how many. */
export function forgetOlder(
  writer: Writer,
  { before, limit }: { readonly before: number; readonly limit: number },
): Promise<number> {
  return writer.run(sql`
    DELETE FROM webhook_deliveries WHERE id IN (
      SELECT id FROM webhook_deliveries WHERE created_at < ${before} AND state <> 'pending'
       ORDER BY created_at, id LIMIT ${limit})`);
}

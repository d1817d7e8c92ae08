import { type Reader, type Store, sql, type Writer } from "../../../platform/store/sql.js";
import {
  failUpTo,
  findKeptRange,
  findPendingRange,
  forgetUpTo,
  type Range,
} from "./delivery-store.js";

/** Rows that one statement changes, so that a long queue does not hold up other writes. */
const SLICE_ROWS = 1_000;

export interface WaitingQueue {
  readonly endpoint_id: string;
  readonly retry_at: number;
}

/** The time of a look at the queues, and which processes are gone then. */
export interface Due {
  readonly now: number;
  /** As the heartbeat tells it. */
  readonly deadBefore: number;
}

/**
 * Queues with something to send that no process has, or one that beats no more: the one that waited
 * longest first. Steps over the index of what waits from one endpoint to the next, so a long queue costs no more than a short
 * one, and nothing waiting costs nothing.
 */
export function findWaitingQueues(
  reader: Reader,
  { now, deadBefore, limit }: Due & { readonly limit: number },
): Promise<WaitingQueue[]> {
  return reader.all<WaitingQueue>(sql`
    WITH RECURSIVE waiting (endpoint_id) AS (
      SELECT min(endpoint_id) FROM webhook_deliveries WHERE state = 'pending'
      UNION ALL
      SELECT (SELECT min(d.endpoint_id) FROM webhook_deliveries d
               WHERE d.state = 'pending' AND d.endpoint_id > waiting.endpoint_id)
        FROM waiting WHERE waiting.endpoint_id IS NOT NULL)
    SELECT q.endpoint_id, q.retry_at FROM waiting
      JOIN webhook_queues q ON q.endpoint_id = waiting.endpoint_id
     WHERE q.lease_until <= ${now}
        OR NOT EXISTS (SELECT 1 FROM processes p
                        WHERE p.id = q.lease_owner AND p.beat_at > ${deadBefore})
     ORDER BY q.retry_at, q.endpoint_id LIMIT ${limit}`);
}

/**
 * How many deliveries wait. They are sent and ended in order, so those of one endpoint leave no gap,
 * and its first and last place tell their number: a long queue costs no more than a short one.
 */
export async function countWaiting(reader: Reader): Promise<number> {
  const row = await reader.get<{ deliveries: number }>(sql`
    WITH RECURSIVE waiting (endpoint_id) AS (
      SELECT min(endpoint_id) FROM webhook_deliveries WHERE state = 'pending'
      UNION ALL
      SELECT (SELECT min(d.endpoint_id) FROM webhook_deliveries d
               WHERE d.state = 'pending' AND d.endpoint_id > waiting.endpoint_id)
        FROM waiting WHERE waiting.endpoint_id IS NOT NULL)
    SELECT CAST(COALESCE(SUM(
             (SELECT max(d.position) FROM webhook_deliveries d
               WHERE d.state = 'pending' AND d.endpoint_id = waiting.endpoint_id)
           - (SELECT min(d.position) FROM webhook_deliveries d
               WHERE d.state = 'pending' AND d.endpoint_id = waiting.endpoint_id) + 1
           ), 0) AS BIGINT) AS deliveries
      FROM waiting WHERE waiting.endpoint_id IS NOT NULL`);
  return row?.deliveries ?? 0;
}

/**
 * When the event was added that has waited longest; undefined when none waits. Events of one endpoint
 * are sent in order, so that of its first place is its oldest.
 */
export async function findOldestWaiting(reader: Reader): Promise<number | undefined> {
  const row = await reader.get<{ created_at: number | null }>(sql`
    WITH RECURSIVE waiting (endpoint_id) AS (
      SELECT min(endpoint_id) FROM webhook_deliveries WHERE state = 'pending'
      UNION ALL
      SELECT (SELECT min(d.endpoint_id) FROM webhook_deliveries d
               WHERE d.state = 'pending' AND d.endpoint_id > waiting.endpoint_id)
        FROM waiting WHERE waiting.endpoint_id IS NOT NULL)
    SELECT min((SELECT d.created_at FROM webhook_deliveries d
                 WHERE d.state = 'pending' AND d.endpoint_id = waiting.endpoint_id
                 ORDER BY d.position LIMIT 1)) AS created_at
      FROM waiting WHERE waiting.endpoint_id IS NOT NULL`);
  return row?.created_at ?? undefined;
}

/** The right of one process to send to one endpoint, until a time. */
export interface Lease {
  readonly endpointId: string;
  readonly processId: string;
  readonly until: number;
}

/** Takes a queue that is due; false when another process has it, which beats. */
export async function takeLease(
  store: Store,
  lease: Lease,
  { now, deadBefore }: Due,
): Promise<boolean> {
  const changed = await store.run(sql`
    UPDATE webhook_queues
       SET lease_owner = ${lease.processId}, lease_until = ${lease.until}, retry_at = ${now}
     WHERE endpoint_id = ${lease.endpointId} AND retry_at <= ${now}
       AND (lease_until <= ${now}
            OR NOT EXISTS (SELECT 1 FROM processes p
                            WHERE p.id = webhook_queues.lease_owner AND p.beat_at > ${deadBefore}))`);
  return changed === 1;
}

/** Keeps a queue for longer; false when another process has taken it. */
export async function renewLease(store: Store, lease: Lease): Promise<boolean> {
  const changed = await store.run(sql`
    UPDATE webhook_queues SET lease_until = ${lease.until}
     WHERE endpoint_id = ${lease.endpointId} AND lease_owner = ${lease.processId}`);
  return changed === 1;
}

/** Releases the lease of a queue, due again at a time, or at once if that was asked for meanwhile. */
export async function releaseLease(
  store: Store,
  lease: { readonly endpointId: string; readonly processId: string; readonly since: number },
  retryAt: number,
): Promise<void> {
  const { endpointId, processId, since } = lease;
  await store.run(sql`
    UPDATE webhook_queues
       SET lease_owner = '', lease_until = 0,
           retry_at = CASE WHEN retry_at = ${since} THEN ${retryAt} ELSE retry_at END
     WHERE endpoint_id = ${endpointId} AND lease_owner = ${processId}`);
}

/** Makes a queue due at once, however its last attempt went. */
export async function retryNow(writer: Writer, endpointId: string): Promise<void> {
  await writer.run(sql`UPDATE webhook_queues SET retry_at = 0 WHERE endpoint_id = ${endpointId}`);
}

/**
 * Ends as failed what waits at an endpoint that is disabled, up to the last place it had then: what
 * comes after was added when it was enabled again.
 */
export async function failQueue(
  store: Store,
  endpointId: string,
  { last, now }: { readonly last: number; readonly now: number },
): Promise<void> {
  const range = await findPendingRange(store, endpointId);
  if (!range) return;
  for (const position of slicesOf({ first: range.first, last: Math.min(range.last, last) })) {
    await failUpTo(store, endpointId, { position, now });
  }
}

/** Removes the deliveries of an endpoint that is gone, then its queue. */
export async function forgetQueue(store: Store, endpointId: string): Promise<void> {
  const range = await findKeptRange(store, endpointId);
  for (const position of range ? slicesOf(range) : []) {
    await forgetUpTo(store, endpointId, { position, which: "all" });
  }
  await store.run(sql`DELETE FROM webhook_queues WHERE endpoint_id = ${endpointId}`);
}

/** Forgets what is over of an endpoint, but for its last places. */
export async function trimQueue(
  store: Store,
  { id, last_position, first }: KeptQueue,
  keptMax: number,
): Promise<void> {
  if (first === null) return;
  for (const position of slicesOf({ first, last: last_position - keptMax })) {
    await forgetUpTo(store, id, { position, which: "finished" });
  }
}

export interface KeptQueue {
  readonly id: string;
  readonly last_position: number;
  /** The first place that is kept; null when nothing is. */
  readonly first: number | null;
}

/** Endpoints by id, those after one, with what is kept of them. */
export function listKeptQueues(
  reader: Reader,
  { after, limit }: { readonly after: string; readonly limit: number },
): Promise<KeptQueue[]> {
  return reader.all<KeptQueue>(sql`
    SELECT e.id, e.last_position,
           (SELECT min(d.position) FROM webhook_deliveries d WHERE d.endpoint_id = e.id) AS first
      FROM webhook_endpoints e WHERE e.id > ${after} ORDER BY e.id LIMIT ${limit}`);
}

/** Queues whose endpoint was removed by a process that ended before it had removed them too. */
export function listOrphans(reader: Reader, limit: number): Promise<{ endpoint_id: string }[]> {
  return reader.all<{ endpoint_id: string }>(sql`
    SELECT endpoint_id FROM webhook_queues q
     WHERE NOT EXISTS (SELECT 1 FROM webhook_endpoints e WHERE e.id = q.endpoint_id)
     ORDER BY endpoint_id LIMIT ${limit}`);
}

/** The last places of slices of a range. */
function* slicesOf({ first, last }: Range): Generator<number> {
  for (let to = first + SLICE_ROWS - 1; to < last; to += SLICE_ROWS) yield to;
  if (last >= first) yield last;
}

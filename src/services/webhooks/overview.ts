import { type Reader, sql } from "../../platform/store/sql.js";
import { type DeliveryRow, toDelivery } from "./delivery/delivery-store.js";
import { type EndpointRow, toEndpoint } from "./endpoint-store.js";
import type { WebhookDelivery, WebhookEndpoint } from "./webhooks.js";

const PAGE_ROWS = 200;

/** An endpoint as operators see it: whose it is, and how it goes. Its secret is not among it. */
export interface EndpointOverview extends WebhookEndpoint {
  readonly accountId: string;
  /** Deliveries that wait. */
  readonly pending: number;
  /** The newest that was attempted; undefined when none was. */
  readonly last: WebhookDelivery | undefined;
}

/** Every endpoint, or those of one account, by id; each costs a few look-ups, however long its queue. */
export async function* listOverviews(
  reader: Reader,
  accountId: string | undefined,
): AsyncGenerator<EndpointOverview> {
  for (let after = ""; ; ) {
    const rows = await reader.all<EndpointRow>(sql`
      SELECT * FROM webhook_endpoints
       WHERE id > ${after} AND (CAST(${accountId ?? null} AS TEXT) IS NULL OR account_id = ${accountId ?? ""})
       ORDER BY id LIMIT ${PAGE_ROWS}`);
    for (const row of rows) {
      const { pending, last } = await readQueue(reader, row);
      yield {
        ...toEndpoint(row),
        accountId: row.account_id,
        pending,
        last: last && toDelivery(last),
      };
    }
    const end = rows.at(-1);
    if (!end || rows.length < PAGE_ROWS) return;
    after = end.id;
  }
}

/** What waits leaves no gap, so its first and last place tell its number. */
async function readQueue(
  reader: Reader,
  { id, last_position }: EndpointRow,
): Promise<{ readonly pending: number; readonly last: DeliveryRow | undefined }> {
  const range = await reader.get<{ first: number | null; last: number | null }>(sql`
    SELECT min(position) AS first, max(position) AS last FROM webhook_deliveries
     WHERE endpoint_id = ${id} AND state = 'pending'`);
  const first = range?.first ?? last_position + 1;
  // The one that waits first may have failed before; no other one that waits was attempted.
  const last = await reader.get<DeliveryRow>(sql`
    SELECT * FROM webhook_deliveries
     WHERE endpoint_id = ${id} AND position <= ${first} AND attempts > 0
     ORDER BY position DESC LIMIT 1`);
  return { pending: range?.last == null ? 0 : range.last - first + 1, last };
}

/** A delivery that waits, and whose it is. */
export interface PendingDelivery extends WebhookDelivery {
  readonly accountId: string;
}

/** Deliveries that wait, of one account or endpoint or of all: by endpoint, in the order of sending. */
export async function listPending(
  reader: Reader,
  {
    accountId = null,
    endpointId = null,
    limit,
  }: {
    readonly accountId?: string | null;
    readonly endpointId?: string | null;
    readonly limit: number;
  },
): Promise<PendingDelivery[]> {
  const rows = await reader.all<DeliveryRow & { readonly account_id: string }>(sql`
    SELECT d.*, e.account_id FROM webhook_deliveries d
      JOIN webhook_endpoints e ON e.id = d.endpoint_id
     WHERE d.state = 'pending' AND (CAST(${accountId} AS TEXT) IS NULL OR e.account_id = ${accountId ?? ""})
       AND (CAST(${endpointId} AS TEXT) IS NULL OR d.endpoint_id = ${endpointId ?? ""})
     ORDER BY d.endpoint_id, d.position LIMIT ${limit}`);
  return rows.map((row) => ({ ...toDelivery(row), accountId: row.account_id }));
}

/** The account of a delivery; undefined when there is none. */
export function ownerOfDelivery(reader: Reader, id: string): Promise<string | undefined> {
  return ownerOf(
    reader.get(sql`
      SELECT e.account_id FROM webhook_endpoints e
       WHERE e.id = (SELECT endpoint_id FROM webhook_deliveries WHERE id = ${id})`),
  );
}

/** The account of an endpoint; undefined when there is none. */
export function ownerOfEndpoint(reader: Reader, id: string): Promise<string | undefined> {
  return ownerOf(reader.get(sql`SELECT account_id FROM webhook_endpoints WHERE id = ${id}`));
}

async function ownerOf(row: Promise<unknown>): Promise<string | undefined> {
  return ((await row) as { readonly account_id: string } | undefined)?.account_id;
}

/**
 * The failed deliveries of an endpoint whose events neither wait nor were delivered since: one for each
 * event, in the order in which they happened.
 */
export async function listUndelivered(
  reader: Reader,
  endpointId: string,
  limit: number,
): Promise<string[]> {
  const rows = await reader.all<{ id: string }>(sql`
    SELECT max(id) AS id FROM webhook_deliveries
     WHERE endpoint_id = ${endpointId} AND state = 'failed'
       AND event_id NOT IN (SELECT event_id FROM webhook_deliveries
                             WHERE endpoint_id = ${endpointId} AND state <> 'failed')
     GROUP BY event_id ORDER BY min(position) LIMIT ${limit}`);
  return rows.map(({ id }) => id);
}

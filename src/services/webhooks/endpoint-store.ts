import type { WebhookEventName } from "../../platform/outbox/event.js";
import { type Reader, sql, type Writer } from "../../platform/store/sql.js";
import type { DisabledReason, SignatureScheme, WebhookEndpoint } from "./webhooks.js";

export interface EndpointRow {
  readonly id: string;
  readonly account_id: string;
  readonly url: string;
  readonly events: string;
  readonly had_events: string;
  readonly revision: number;
  readonly is_enabled: number;
  readonly disabled_reason: DisabledReason | null;
  readonly disabled_at: number | null;
  readonly last_position: number;
  readonly signature: SignatureScheme;
  readonly public_key: string | null;
  readonly secret: Buffer;
  readonly previous_secret: Buffer | null;
  readonly previous_until: number | null;
  readonly created_at: number;
}

/** An endpoint to be stored. */
export interface StoredEndpoint {
  readonly id: string;
  readonly accountId: string;
  readonly url: string;
  readonly events: readonly WebhookEventName[];
  readonly signature: SignatureScheme;
  readonly publicKey: string | null;
  /** Sealed. */
  readonly secret: Buffer;
  readonly now: number;
}

/** An endpoint as its owner sees it. */
export function toEndpoint(row: EndpointRow): WebhookEndpoint {
  return {
    id: row.id,
    url: row.url,
    events: toEventNames(row.events),
    hadEvents: toEventNames(row.had_events),
    signature: row.signature,
    enabled: row.is_enabled === 1,
    disabled:
      row.disabled_reason === null
        ? null
        : { reason: row.disabled_reason, at: row.disabled_at ?? 0 },
    publicKey: row.public_key,
    createdAt: row.created_at,
  };
}

/** What the stored names match when an event is among them; names hold no `%` and no `_`. */
export function eventPattern(event: string): string {
  return `% ${event} %`;
}

function toEventsText(events: readonly WebhookEventName[]): string {
  return ` ${[...new Set(events)].join(" ")} `;
}

function toEventNames(text: string): WebhookEventName[] {
  return text.trim().split(" ") as WebhookEventName[];
}

export async function countEndpoints(reader: Reader, accountId: string): Promise<number> {
  const row = await reader.get<{ endpoints: number }>(sql`
    SELECT count(*) AS endpoints FROM webhook_endpoints WHERE account_id = ${accountId}`);
  return row?.endpoints ?? 0;
}

/** Adds an endpoint with its empty queue. */
export async function insertEndpoint(writer: Writer, endpoint: StoredEndpoint): Promise<void> {
  const { id, accountId, url, signature, publicKey, secret, now } = endpoint;
  const events = toEventsText(endpoint.events);
  await writer.run(sql`
    INSERT INTO webhook_endpoints
      (id, account_id, url, events, had_events, revision, is_enabled, last_position, signature,
       public_key, secret, created_at)
    VALUES (${id}, ${accountId}, ${url}, ${events}, ${events}, 0, 1, 0, ${signature},
            ${publicKey}, ${secret}, ${now})`);
  await writer.run(sql`
    INSERT INTO webhook_queues (endpoint_id, retry_at, lease_owner, lease_until)
    VALUES (${id}, 0, '', 0)`);
}

/** Whether an endpoint of an account is to be sent an event. */
export async function hasListener(
  reader: Reader,
  accountId: string,
  event: WebhookEventName,
): Promise<boolean> {
  const row = await reader.get(sql`
    SELECT 1 AS one FROM webhook_endpoints
     WHERE account_id = ${accountId} AND is_enabled = 1 AND events LIKE ${eventPattern(event)}
     LIMIT 1`);
  return row !== undefined;
}

/** All endpoints of an account, oldest first. */
export function listEndpoints(reader: Reader, accountId: string): Promise<EndpointRow[]> {
  return reader.all<EndpointRow>(sql`
    SELECT * FROM webhook_endpoints WHERE account_id = ${accountId} ORDER BY created_at, id`);
}

export function findEndpoint(
  reader: Reader,
  accountId: string,
  id: string,
): Promise<EndpointRow | undefined> {
  return reader.get<EndpointRow>(sql`
    SELECT * FROM webhook_endpoints WHERE id = ${id} AND account_id = ${accountId}`);
}

/** An endpoint of whatever account, for its delivery. */
export function findReceiver(reader: Reader, id: string): Promise<EndpointRow | undefined> {
  return reader.get<EndpointRow>(sql`SELECT * FROM webhook_endpoints WHERE id = ${id}`);
}

/** Moves an endpoint to another address. */
export async function moveEndpoint(writer: Writer, id: string, url: string): Promise<void> {
  await writer.run(sql`
    UPDATE webhook_endpoints SET url = ${url}, revision = revision + 1 WHERE id = ${id}`);
}

/** Changes what an endpoint listens to from now on. */
export async function changeEvents(
  writer: Writer,
  { id, had_events }: Pick<EndpointRow, "id" | "had_events">,
  events: readonly WebhookEventName[],
): Promise<void> {
  const had = toEventsText([...toEventNames(had_events), ...events]);
  await writer.run(sql`
    UPDATE webhook_endpoints SET events = ${toEventsText(events)}, had_events = ${had}
     WHERE id = ${id}`);
}

export async function enableEndpoint(writer: Writer, id: string): Promise<void> {
  await writer.run(sql`
    UPDATE webhook_endpoints
       SET is_enabled = 1, disabled_reason = NULL, disabled_at = NULL, revision = revision + 1
     WHERE id = ${id}`);
}

export interface Disabling {
  readonly reason: DisabledReason;
  readonly at: number;
  /** What the endpoint was when the reason came up. */
  readonly revision: number;
}

/**
 * Disables an endpoint and answers the last place in its queue, up to which nothing is sent any more;
 * undefined when it was disabled or changed before, or is gone.
 */
export async function disableEndpoint(
  writer: Writer,
  id: string,
  { reason, at, revision }: Disabling,
): Promise<number | undefined> {
  const row = await writer.get<{ last_position: number }>(sql`
    UPDATE webhook_endpoints
       SET is_enabled = 0, disabled_reason = ${reason}, disabled_at = ${at}, revision = revision + 1
     WHERE id = ${id} AND is_enabled = 1 AND revision = ${revision} RETURNING last_position`);
  return row?.last_position;
}

/** Gives an endpoint a new secret and keeps the one before it until a time. */
export async function replaceSecret(
  writer: Writer,
  id: string,
  next: { readonly secret: Buffer; readonly publicKey: string | null; readonly until: number },
): Promise<void> {
  await writer.run(sql`
    UPDATE webhook_endpoints SET previous_secret = secret, previous_until = ${next.until},
                                 secret = ${next.secret}, public_key = ${next.publicKey}
     WHERE id = ${id}`);
}

/** What is sealed of an endpoint. */
export type SealedRow = Pick<EndpointRow, "id" | "secret" | "previous_secret">;

/** Endpoints of all accounts by id, those after one, with what is sealed of them. */
export function listSealed(
  reader: Reader,
  { after, limit }: { readonly after: string; readonly limit: number },
): Promise<SealedRow[]> {
  return reader.all<SealedRow>(sql`
    SELECT id, secret, previous_secret FROM webhook_endpoints
     WHERE id > ${after} ORDER BY id LIMIT ${limit}`);
}

/** Writes the same secrets of an endpoint sealed anew, unless they were changed meanwhile. */
export async function replaceSealed(
  writer: Writer,
  { id, secret }: SealedRow,
  next: { readonly secret: Buffer; readonly previousSecret: Buffer | null },
): Promise<void> {
  await writer.run(sql`
    UPDATE webhook_endpoints SET secret = ${next.secret}, previous_secret = ${next.previousSecret}
     WHERE id = ${id} AND secret = ${secret}`);
}

/** Removes an endpoint; its queue and deliveries follow. */
export async function deleteEndpoint(
  writer: Writer,
  accountId: string,
  id: string,
): Promise<boolean> {
  const changed = await writer.run(sql`
    DELETE FROM webhook_endpoints WHERE id = ${id} AND account_id = ${accountId}`);
  return changed === 1;
}

/** Takes the next place in the queue of an endpoint that is enabled. */
export async function takePosition(
  writer: Writer,
  accountId: string,
  id: string,
): Promise<number | undefined> {
  const row = await writer.get<{ last_position: number }>(sql`
    UPDATE webhook_endpoints SET last_position = last_position + 1
     WHERE id = ${id} AND account_id = ${accountId} AND is_enabled = 1
    RETURNING last_position`);
  return row?.last_position;
}

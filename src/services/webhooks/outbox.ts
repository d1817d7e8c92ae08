import type { Clock } from "../../platform/clock/clock.js";
import { newId } from "../../platform/ids/ids.js";
import type { WebhookEvent } from "../../platform/outbox/event.js";
import { sql, type Value, type Writer } from "../../platform/store/sql.js";
import { insertDeliveries, toDeliveryRow } from "./delivery/delivery-store.js";
import { eventPattern } from "./endpoint-store.js";

/** Bodies are far smaller; receivers may refuse what is larger than this. */
const BODY_BYTES_MAX = 20_000;

/**
 * Adds events of an account, in their order, to the queue of each endpoint that listens, inside the
 * caller's transaction. Without a listener it costs one statement for each row of equal names. An
 * event that somebody listens to and that is too large is a defect: it throws, and the transaction
 * is rolled back, for no change is kept without its event.
 */
export async function emitEvents(
  writer: Writer,
  {
    accountId,
    events,
    clock,
  }: { accountId: string; events: readonly WebhookEvent[]; clock: Clock },
): Promise<void> {
  const now = clock();
  const rows: Value[][] = [];
  for (const { event, members } of splitByName(events)) {
    const listeners = await writer.all<{ id: string; last_position: number }>(sql`
      UPDATE webhook_endpoints SET last_position = last_position + ${members.length}
       WHERE account_id = ${accountId} AND is_enabled = 1 AND events LIKE ${eventPattern(event)}
      RETURNING id, last_position`);
    if (listeners.length === 0) continue;
    const messages = members.map(toMessage);
    for (const { id: endpointId, last_position } of listeners) {
      let position = last_position - messages.length;
      for (const message of messages) {
        position += 1;
        rows.push(toDeliveryRow({ ...message, endpointId, position, now }));
      }
    }
  }
  if (rows.length > 0) await writer.run(insertDeliveries(rows));
}

/** The exact bytes that are signed and sent. */
export function toBody(event: string, data: object): string {
  const body = JSON.stringify({ event, data });
  if (Buffer.byteLength(body) <= BODY_BYTES_MAX) return body;
  throw new RangeError(`a ${event} event takes more than ${BODY_BYTES_MAX} bytes`);
}

function toMessage({ event, data }: WebhookEvent) {
  return { event, eventId: newId("whe"), body: toBody(event, data) };
}

interface Part {
  readonly event: string;
  readonly members: WebhookEvent[];
}

/** Parts of a list in which all have one name, in the order of the list. */
function splitByName(events: readonly WebhookEvent[]): Part[] {
  const parts: Part[] = [];
  for (const event of events) {
    const last = parts.at(-1);
    if (last?.event === event.event) last.members.push(event);
    else parts.push({ event: event.event, members: [event] });
  }
  return parts;
}

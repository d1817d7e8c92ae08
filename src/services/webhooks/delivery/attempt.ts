import type { Clock } from "../../../platform/clock/clock.js";
import type { AddressGuard } from "../../../platform/outbound/address-guard.js";
import type { PostResult } from "../../../platform/outbound/post-once.js";
import { AddressRefused } from "../../../platform/outbound/target-rules.js";
import type { EndpointRow } from "../endpoint-store.js";
import type { SecretBox } from "../secret-box.js";
import { createSigner, type SignedMessage } from "../signing.js";
import type { DeliveryRow } from "./delivery-store.js";

const USER_AGENT = "Gatehouse-Webhooks";

/** An endpoint with what signs the messages to it. */
export interface Receiver {
  readonly endpoint: EndpointRow;
  readonly sign: (message: SignedMessage) => string;
}

/** Opens the secrets of an endpoint; undefined when the newest cannot be read. */
export function toReceiver(
  endpoint: EndpointRow,
  secretBox: SecretBox,
  now: number,
): Receiver | undefined {
  const { id, signature, secret, previous_secret, previous_until } = endpoint;
  const newest = secretBox.open(id, secret);
  if (newest === undefined) return undefined;
  const isRotating = previous_secret !== null && previous_until !== null && previous_until > now;
  const previous = isRotating ? secretBox.open(id, previous_secret) : undefined;
  const secrets = previous === undefined ? [newest] : [newest, previous];
  return { endpoint, sign: createSigner(signature, secrets) };
}

export interface Attempt extends PostResult {
  readonly delivery: DeliveryRow;
  /** Epoch milliseconds. */
  readonly startedAt: number;
}

export interface AttemptParts {
  readonly clock: Clock;
  readonly guard: Pick<AddressGuard, "readUrl" | "dispatcher">;
  /** Gives attempts under way up. */
  readonly ended: AbortSignal;
}

/** Sends a delivery once. */
export async function attempt(
  { endpoint, sign }: Receiver,
  delivery: DeliveryRow,
  { clock, guard, ended }: AttemptParts,
): Promise<Attempt> {
  const startedAt = clock();
  const url = readTarget(endpoint.url, guard);
  if (!url) return { delivery, startedAt, status: null, error: "address_refused" };
  const body = Buffer.from(delivery.body);
  const timestamp = Math.floor(startedAt / 1000);
  const id = delivery.event_id;
  const headers = {
    "content-type": "application/json",
    "user-agent": USER_AGENT,
    "webhook-id": id,
    "webhook-timestamp": String(timestamp),
    "webhook-signature": sign({ id, timestamp, body }),
  };
  const dispatcher = await guard.dispatcher();
  const { postOnce } = await import("../../../platform/outbound/post-once.js");
  const result = await postOnce(dispatcher, { url, headers, body, signal: ended });
  return { delivery, startedAt, ...result };
}

/** What may be called is asked again for each attempt: the setting may have changed since. */
function readTarget(text: string, guard: AttemptParts["guard"]): URL | undefined {
  try {
    return guard.readUrl(text);
  } catch (error) {
    if (error instanceof AddressRefused) return undefined;
    throw error;
  }
}

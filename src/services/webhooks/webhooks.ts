import type { Once } from "../../platform/idempotency/once.js";
import type { Outbox, WebhookEventName } from "../../platform/outbox/event.js";

/** Endpoints that one account may have. */
export const ENDPOINTS_MAX = 20;

/** `v1`: HMAC-SHA256 with a shared secret; `v1a`: Ed25519, verified with a public key. */
export type SignatureScheme = "v1" | "v1a";

/**
 * Why an endpoint gets nothing: every attempt of 24 hours failed (or a million events waited), it
 * answered 410, its owner asked, or a release before could not read its secret.
 */
export type DisabledReason = "failing" | "gone" | "asked" | "secret_lost";

/** An address that events of an account are sent to. All times are epoch milliseconds. */
export interface WebhookEndpoint {
  readonly id: string;
  readonly url: string;
  readonly events: readonly WebhookEventName[];
  /** All that it ever listened to: some of these may still wait, or be sent again. */
  readonly hadEvents: readonly WebhookEventName[];
  readonly signature: SignatureScheme;
  readonly enabled: boolean;
  /** Null while enabled. */
  readonly disabled: { readonly reason: DisabledReason; readonly at: number } | null;
  /** The key that verifies `v1a` signatures, `whpk_…`; null for `v1`. */
  readonly publicKey: string | null;
  readonly createdAt: number;
}

/** An endpoint with what verifies its signatures, shown this once. */
export interface EndpointWithSecret extends WebhookEndpoint {
  /** `whsec_…`, or for `v1a` the public key `whpk_…`. */
  readonly secret: string;
}

interface NewEndpoint {
  readonly url: string;
  readonly events: readonly WebhookEventName[];
  /** `v1` unless given. */
  readonly signature?: SignatureScheme | undefined;
}

export interface EndpointChanges {
  readonly url?: string | undefined;
  readonly events?: readonly WebhookEventName[] | undefined;
  readonly enabled?: boolean | undefined;
}

export type DeliveryState = "pending" | "delivered" | "failed";

/** Why an attempt got no answer. */
export type AttemptError = "timeout" | "address_refused" | "tls" | "connection";

/** One event on its way to one endpoint. All times are epoch milliseconds. */
export interface WebhookDelivery {
  readonly id: string;
  readonly endpointId: string;
  /** The `webhook-id` header, the same on every attempt and for every redelivery. */
  readonly eventId: string;
  readonly event: WebhookEventName | "webhook.test";
  readonly state: DeliveryState;
  readonly attempts: number;
  /** Of the last attempt: the status it was answered with, or why there was no answer. */
  readonly status: number | null;
  readonly error: AttemptError | null;
  readonly createdAt: number;
  readonly firstAttemptAt: number | null;
  /** When the next attempt is due; null when none has failed yet or none will follow. */
  readonly nextAttemptAt: number | null;
  readonly finishedAt: number | null;
}

interface DeliveryPage {
  /** Newest first. */
  readonly deliveries: readonly WebhookDelivery[];
  /** What continues the list; undefined at its end. */
  readonly next: number | undefined;
}

/** The account has as many endpoints as it may. */
export class TooManyEndpoints extends Error {
  constructor() {
    super(`an account has at most ${ENDPOINTS_MAX} webhooks`);
    this.name = "TooManyEndpoints";
  }
}

/** Nothing is sent to an endpoint that is disabled. */
export class EndpointDisabled extends Error {
  constructor() {
    super("the webhook is disabled; enable it first");
    this.name = "EndpointDisabled";
  }
}

/**
 * Events of accounts to addresses of their own: signed by the Standard Webhooks specification,
 * delivered at least once and in order per endpoint, retried for 24 hours. An object of another
 * account is as undefined as one that does not exist.
 */
export interface Webhooks extends Outbox {
  /**
   * Whether an event of an account would be sent to anybody now; one read, for callers that have
   * nothing else to commit.
   */
  isListenedTo(accountId: string, event: WebhookEventName): Promise<boolean>;
  /** Throws AddressRefused or TooManyEndpoints. On disk when it settles, as all changes here. */
  register(
    accountId: string,
    endpoint: NewEndpoint,
    once?: Once<EndpointWithSecret>,
  ): Promise<EndpointWithSecret>;
  /** All endpoints of an account, oldest first. */
  list(accountId: string): Promise<WebhookEndpoint[]>;
  find(accountId: string, id: string): Promise<WebhookEndpoint | undefined>;
  /**
   * Disabling ends what waits as failed; enabling starts afresh. Another address is tried at once and
   * has 24 hours of its own. What comes of an attempt from before such a change does not touch the
   * endpoint after it. Throws AddressRefused.
   */
  update(
    accountId: string,
    id: string,
    changes: EndpointChanges,
  ): Promise<WebhookEndpoint | undefined>;
  /** A new secret; for 24 hours messages are signed with the one before it as well. */
  rotateSecret(
    accountId: string,
    id: string,
    once?: Once<EndpointWithSecret>,
  ): Promise<EndpointWithSecret | undefined>;
  /** Removes an endpoint with its deliveries; false when there was none. */
  remove(accountId: string, id: string): Promise<boolean>;
  /**
   * Adds a `webhook.test` event at the end of the queue, and tries the queue at once. Throws
   * EndpointDisabled.
   */
  sendTest(
    accountId: string,
    id: string,
    once?: Once<WebhookDelivery>,
  ): Promise<WebhookDelivery | undefined>;
  /** Deliveries of the last 30 days, at most 10,000; undefined without the endpoint. */
  deliveries(
    accountId: string,
    endpointId: string,
    page: { readonly cursor?: number | undefined; readonly limit: number },
  ): Promise<DeliveryPage | undefined>;
  findDelivery(accountId: string, deliveryId: string): Promise<WebhookDelivery | undefined>;
  /**
   * Sends an event again, as a new delivery with its `webhook-id` at the end of the queue, which is
   * tried at once. Throws EndpointDisabled.
   */
  redeliver(
    accountId: string,
    deliveryId: string,
    once?: Once<WebhookDelivery>,
  ): Promise<WebhookDelivery | undefined>;
  /** Endpoints with events that wait because this process cannot read their secret. */
  unreadable(): number;
  /** Seals some secrets under the server secret of now; `"more"` while there are more. */
  reseal(): Promise<"more" | undefined>;
  /** Counts what waits, for the metrics, unless it did so within ten seconds. */
  sampleDepth(): Promise<void>;
  /** Forgets deliveries that are older than 30 days or not among the last 10,000. */
  sweep(): Promise<void>;
  /** Ends deliveries under way, within two seconds; what waits continues at the next start. */
  close(): Promise<void>;
}

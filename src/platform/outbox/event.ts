import type { Writer } from "../store/sql.js";

/** What can be reported, with the data of the body `{event, data}`. */
interface WebhookEvents {
  readonly "detection.complete": {
    readonly id: string;
    readonly is_ai: boolean;
    readonly confidence: number;
    readonly timestamp: string;
  };
  readonly "collection.updated": {
    readonly collection: string;
    readonly change: "inserted" | "replaced" | "deleted" | "dropped";
    /** Null for a collection that was dropped. */
    readonly id: string | null;
    readonly count: number;
    readonly timestamp: string;
  };
}

export type WebhookEventName = keyof WebhookEvents;

export type WebhookEvent = {
  readonly [Name in WebhookEventName]: {
    readonly event: Name;
    readonly data: WebhookEvents[Name];
  };
}[WebhookEventName];

/** Where changes are reported; the delivery follows on its own. */
export interface Outbox {
  /**
   * Writes events of an account, in their order, inside the transaction of the change they report:
   * one delivery for each endpoint of the account that listens. Cheap when none does.
   */
  emit(writer: Writer, accountId: string, events: readonly WebhookEvent[]): Promise<void>;
  /** Tells the delivery that a transaction with events was committed. */
  wake(): void;
}

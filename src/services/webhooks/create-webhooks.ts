import type { Logger } from "pino";
import type { Clock } from "../../platform/clock/clock.js";
import type { AddressGuard } from "../../platform/outbound/address-guard.js";
import type { ServerSecret } from "../../platform/secrets/server-secret.js";
import type { Store, Writer } from "../../platform/store/sql.js";
import type { Metrics } from "../../platform/telemetry/metrics.js";
import { countAttempts } from "./delivery/count-attempts.js";
import { createDelivery } from "./delivery/delivery.js";
import type { DisabledNotice } from "./delivery/queue-run.js";
import { hasListener } from "./endpoint-store.js";
import { createEndpoints } from "./endpoints.js";
import { emitEvents } from "./outbox.js";
import { createOutboxDepth } from "./outbox-depth.js";
import { createRedelivery } from "./redelivery.js";
import { createResealing } from "./reseal.js";
import { createSecretBox } from "./secret-box.js";
import { sweepDeliveries } from "./sweep.js";
import type { Webhooks } from "./webhooks.js";

export interface WebhooksParts {
  readonly clock: Clock;
  readonly log: Logger;
  /** Under which the secrets of the endpoints are sealed. */
  readonly secret: Pick<ServerSecret, "current" | "former">;
  /** Reads addresses and makes all connections. */
  readonly guard: Pick<AddressGuard, "readUrl" | "dispatcher">;
  /** Keeps the endpoints that this process sends to. */
  readonly processId: string;
  readonly deadBefore: () => number;
  /** Tells the owner of an account, inside the transaction that disables an endpoint. */
  readonly notify?: ((writer: Writer, notice: DisabledNotice) => Promise<void>) | undefined;
  readonly metrics?: Pick<Metrics, "gauge" | "counter"> | undefined;
  /** From 0 to under 1; spreads retries. */
  readonly random?: (() => number) | undefined;
}

/** Webhooks over a store, whose delivery begins at once. Neither addresses nor bodies are logged. */
export function createWebhooks(store: Store, parts: WebhooksParts): Webhooks {
  const { clock, log, secret, guard, processId, deadBefore, metrics } = parts;
  const { notify = async () => {}, random = Math.random } = parts;
  const secretBox = createSecretBox(secret);
  const delivery = createDelivery(store, {
    clock,
    log,
    processId,
    deadBefore,
    guard,
    secretBox,
    random,
    notify,
    observe: countAttempts(metrics),
  });
  const { wake } = delivery;
  const depth = createOutboxDepth(store, clock);
  metrics?.gauge(
    "gatehouse_webhook_outbox_depth",
    "Deliveries that wait, in all processes; looked at every ten seconds",
    () => depth.last,
  );
  metrics?.gauge(
    "gatehouse_webhook_oldest_seconds",
    "Age of the oldest event that was not delivered, in all processes; looked at every ten seconds",
    () => depth.oldestSeconds,
  );
  metrics?.gauge(
    "gatehouse_webhook_endpoints_served",
    "Webhook endpoints that are sent to now",
    () => delivery.underWay,
  );
  metrics?.gauge(
    "gatehouse_webhook_endpoints_unreadable",
    "Webhook endpoints whose events wait because their secret cannot be read",
    () => delivery.unreadable(),
  );
  wake();
  return {
    ...createEndpoints(store, { clock, secretBox, readUrl: guard.readUrl, wake }),
    ...createRedelivery(store, { clock, wake }),
    emit: (writer, accountId, events) => emitEvents(writer, { accountId, events, clock }),
    isListenedTo: (accountId, event) => hasListener(store, accountId, event),
    wake,
    unreadable: () => delivery.unreadable(),
    reseal: createResealing(store, { clock, secretBox }),
    sampleDepth: () => depth.sample(),
    sweep: () => sweepDeliveries(store, clock()),
    close: () => delivery.close(),
  };
}

import { dirname, join } from "node:path";
import type { Logger } from "pino";
import { type Config, ConfigError, splitList } from "./config.js";
import type { Clock } from "./platform/clock/clock.js";
import type { Heartbeat } from "./platform/heartbeat/heartbeat.js";
import type { Mailer } from "./platform/mail/mailer.js";
import { createAddressGuard, type ResolveName } from "./platform/outbound/address-guard.js";
import { type Network, readNetworks } from "./platform/outbound/address-guard-hosts.js";
import type { Store, Writer } from "./platform/store/sql.js";
import type { Metrics } from "./platform/telemetry/metrics.js";
import type { Threads } from "./platform/threads/threads.js";
import { findAccount } from "./services/accounts/store.js";
import { createPrices } from "./services/prices/create-prices.js";
import type { Prices } from "./services/prices/prices.js";
import { createVectors } from "./services/vectors/create-vectors.js";
import { createIndexWorker } from "./services/vectors/index/index-worker.js";
import type { Vectors } from "./services/vectors/vectors.js";
import { createWebhooks } from "./services/webhooks/create-webhooks.js";
import type { DisabledNotice } from "./services/webhooks/delivery/queue-run.js";
import type { Webhooks } from "./services/webhooks/webhooks.js";

const BYTES_PER_MB = 2 ** 20;
/** What one collection may take of the memory for all. */
const COLLECTION_SHARE = 0.75;

const REASONS: Readonly<Record<DisabledNotice["reason"], string>> = {
  failing: "its server took no message for 24 hours.",
  gone: "its server answered 410, which asks for no more messages.",
  secret_lost: "its secret cannot be read any more; rotate it before the webhook is enabled again.",
  asked: "somebody with a key of this account asked for it.",
};

export interface ProductPartsNeeds {
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly heartbeat: Heartbeat;
  readonly mailer: Mailer;
  /** The server's secret. */
  readonly secret: string;
  /** Looks up the names that webhooks go to; at the name servers by default. */
  readonly resolveName?: ResolveName | undefined;
  readonly threads: Threads;
}

/** The parts of the platform that the products need. */
export interface ProductParts {
  readonly webhooks: Webhooks;
  readonly vectors: Vectors;
  readonly prices: Prices;
  close(): Promise<void>;
}

/** Builds webhooks, vectors and prices; throws ConfigError for networks that are none. */
export async function buildProductParts(
  config: Config,
  needs: ProductPartsNeeds,
): Promise<ProductParts> {
  const { store, clock, log, threads } = needs;
  const guard = createAddressGuard({
    allowLoopback: config.WEBHOOK_ALLOW_LOOPBACK,
    loopbackSetting: "WEBHOOK_ALLOW_LOOPBACK=1",
    vouchedFor: vouchedNetworks(config),
    ...(needs.resolveName ? { resolve: needs.resolveName } : {}),
  });
  const webhooks = createWebhooks(store, { ...needs, guard, notify: noticeByMail(needs.mailer) });
  const bytesMax = config.VECTOR_MEMORY_MB * BYTES_PER_MB;
  const onFailure = (error: unknown) =>
    log.warn({ err: error }, "an index of vectors failed, and is made again when it is needed");
  const host = createIndexWorker({
    bytesMax,
    // Beside a file of SQLite, which one process serves; replicas read their rows from the store.
    snapshotDirectory: store.file === undefined ? undefined : join(dirname(store.file), "vectors"),
    threads,
    onFailure,
  });
  const vectors = createVectors(store, {
    clock,
    host,
    outbox: webhooks,
    // What is written down is an estimate; what the index takes must always fit.
    bytesMax: bytesMax * COLLECTION_SHARE,
    onFailure,
  });
  // Where there are no snapshots it would read every row, whether or not it is searched here.
  if (store.file !== undefined) void vectors.warm();
  const prices = await createPrices(store, {
    clock,
    marketDataUrl: config.MARKET_DATA_URL,
    marketDataKey: config.MARKET_DATA_API_KEY,
  });
  return {
    webhooks,
    vectors,
    prices,
    async close() {
      await vectors.close();
      await Promise.all([host.close(), webhooks.close(), prices.close()]);
      await guard.close();
    },
  };
}

function vouchedNetworks(config: Config): readonly Network[] {
  try {
    return readNetworks(splitList(config.OUTBOUND_ALLOW_CIDRS));
  } catch (error) {
    throw new ConfigError([`OUTBOUND_ALLOW_CIDRS: ${(error as Error).message}`]);
  }
}

/** Tells the owner of an account by mail that events no longer go out. */
function noticeByMail(mailer: Mailer) {
  return async (writer: Writer, notice: DisabledNotice): Promise<void> => {
    const account = await findAccount(writer, notice.accountId);
    if (!account) return;
    const { host } = new URL(notice.url);
    await mailer.send(writer, {
      to: account.email,
      subject: "A webhook was disabled",
      text: [
        `The webhook ${notice.endpointId} to ${host} was disabled at ${new Date(notice.at).toISOString()}:`,
        REASONS[notice.reason],
        "",
        `PATCH /v1/webhooks/${notice.endpointId} {"enabled":true} takes it up again; what was not`,
        "delivered can be sent once more from its list of deliveries.",
      ].join("\n"),
    });
  };
}

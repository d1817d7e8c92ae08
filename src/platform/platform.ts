import type { Logger } from "pino";
import type { ServedLog } from "../services/evidence-log/served-log.js";
import type { Images } from "../services/images/images.js";
import type { Memory } from "../services/memory/memory.js";
import type { Payments } from "../services/payments/payments.js";
import type { Prices } from "../services/prices/prices.js";
import type { Vectors } from "../services/vectors/vectors.js";
import type { Webhooks } from "../services/webhooks/webhooks.js";
import type { Clock } from "./clock/clock.js";
import type { Heartbeat } from "./heartbeat/heartbeat.js";
import type { Idempotency } from "./idempotency/idempotency.js";
import type { Keys } from "./keys/keys.js";
import type { Mailer } from "./mail/mailer.js";
import type { Models } from "./models/models.js";
import type { Quota } from "./quota/quota.js";
import type { Usage } from "./quota/usage.js";
import type { Store } from "./store/sql.js";
import type { Metrics } from "./telemetry/metrics.js";
import type { Threads } from "./threads/threads.js";

/** What every feature may ask for; built once, in app.ts, and handed down. */
export interface Platform {
  readonly publicUrl: string;
  readonly clock: Clock;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly store: Store;
  readonly heartbeat: Heartbeat;
  readonly keys: Keys;
  readonly quota: Quota;
  readonly usage: Usage;
  readonly idempotency: Idempotency;
  readonly mailer: Mailer;
  readonly threads: Threads;
  readonly models: Models;
  readonly payments: Payments;
  readonly evidence: ServedLog;
  readonly memory: Memory;
  readonly images: Images;
  readonly webhooks: Webhooks;
  readonly vectors: Vectors;
  readonly prices: Prices;
  /** Ends everything in the right order; nothing may use the platform afterwards. */
  close(): Promise<void>;
}

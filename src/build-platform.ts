import type { Logger } from "pino";
import { buildProductParts } from "./build-products.js";
import { type Config, splitList } from "./config.js";
import { openMigratedStore } from "./migrated-store.js";
import { type Clock, systemClock } from "./platform/clock/clock.js";
import { startHeartbeat } from "./platform/heartbeat/heartbeat.js";
import { createIdempotency } from "./platform/idempotency/idempotency.js";
import { createKeys } from "./platform/keys/keys.js";
import { createMailer } from "./platform/mail/mailer.js";
import { createModels, type Models } from "./platform/models/models.js";
import type { ResolveName } from "./platform/outbound/address-guard.js";
import type { Platform } from "./platform/platform.js";
import { createQuota } from "./platform/quota/quota.js";
import { createUsage } from "./platform/quota/usage.js";
import { serverSecret } from "./platform/secrets/server-secret.js";
import type { Store } from "./platform/store/sql.js";
import { createMetrics, type Metrics } from "./platform/telemetry/metrics.js";
import { timeDurableWrites } from "./platform/telemetry/timed-store.js";
import { createThreads, type Threads, type ThreadsOptions } from "./platform/threads/threads.js";
import {
  createPayloadSealer,
  type PayloadSealer,
  type SealPayloads,
} from "./services/evidence-log/append/payload-sealer.js";
import { createEvidenceLog } from "./services/evidence-log/create-evidence-log.js";
import type { ServedLog } from "./services/evidence-log/served-log.js";
import { readSigningSecret } from "./services/evidence-log/signing/signing-secret.js";
import { createImages, type Images } from "./services/images/images.js";
import { createMemory } from "./services/memory/memory.js";
import { livePayments } from "./services/payments/live.js";
import type { Payments } from "./services/payments/payments.js";
import { sandboxPayments } from "./services/payments/sandbox.js";

const SWEEP_EVERY_MS = 3_600_000;
const BYTES_PER_MB = 2 ** 20;
export interface PlatformParts {
  readonly log: Logger;
  readonly clock?: Clock;
  /** The folder of what threads run; that of this program by default. */
  readonly threadsRoot?: URL;
  /** Modules that threads run instead of the tasks of a part. */
  readonly threadsOverrides?: ThreadsOptions["overrides"];
  /** Looks up the names that webhooks go to; at the name servers by default. */
  readonly resolveName?: ResolveName;
  /** Adds memory, CPU and event-loop lag to the metrics; for one platform in a process. */
  readonly processMetrics?: boolean;
}

/** Builds every part from the configuration: the one place where builtin or provider is chosen. */
export async function buildPlatform(config: Config, parts: PlatformParts): Promise<Platform> {
  const { log, clock = systemClock } = parts;
  const metrics = createMetrics({ processMetrics: parts.processMetrics ?? false });
  const { store, threads, sealer, evidence } = await openFoundations(config, {
    ...parts,
    clock,
    metrics,
  });
  const secret = await serverSecret(store, {
    name: "session",
    configured: config.SESSION_SECRET,
    now: clock(),
  });
  const heartbeat = await startHeartbeat(store, clock, (error) =>
    log.error({ err: error }, "the heartbeat or what follows it failed"),
  );
  const keys = createKeys(store, clock);
  const quota = createQuota(store, clock, config.FREE_CALLS_PER_DAY);
  const usage = createUsage(store, clock, (error) =>
    log.error({ err: error }, "usage statistics were lost"),
  );
  const idempotency = createIdempotency(store, { clock, secret, processId: heartbeat.processId });
  const mailer = createMailer(store, {
    clock,
    log,
    smtpUrl: config.SMTP_URL,
    from: config.MAIL_FROM,
    heartbeat,
  });
  const models = await chooseModels(config, log, metrics);
  const images = await chooseImages(config, threads, metrics, log);
  const memory = createMemory(store, {
    clock,
    bytesMax: config.MEMORY_MAX_MB * BYTES_PER_MB,
    onFlushFailure: (error) => log.warn({ err: error }, "uses of memory entries were lost"),
  });
  const needs = { ...parts, store, clock, metrics, heartbeat, mailer, secret, threads };
  const products = await buildProductParts(config, needs);
  const { webhooks, vectors, prices } = products;
  heartbeat.afterBeat(idempotency.releaseUnkept);
  heartbeat.afterBeat(() => memory.flush());
  const sweeping = sweepHourly([idempotency, quota, usage, mailer, memory, webhooks, vectors], log);
  metrics.gauge("gatehouse_workers_busy", "Worker threads at work", () => threads.stats().busy);
  metrics.gauge("gatehouse_workers_queued", "Tasks that wait", () => threads.stats().queued);
  return {
    publicUrl: config.PUBLIC_URL,
    clock,
    log,
    metrics,
    store,
    heartbeat,
    keys,
    quota,
    usage,
    idempotency,
    mailer,
    threads,
    models,
    payments: choosePayments(config, log),
    evidence,
    memory,
    images,
    webhooks,
    vectors,
    prices,
    async close() {
      sweeping.stop();
      await products.close();
      await mailer.close();
      await Promise.all([evidence.close(), images.close(), memory.flush()]);
      await closeAll(threads, sealer, models, keys, usage);
      await heartbeat.close();
      await store.close();
    },
  };
}

/** Closes parts that do not need each other. */
async function closeAll(...parts: readonly { close(): Promise<void> }[]): Promise<void> {
  await Promise.all(parts.map((part) => part.close()));
}

/** Opens the store, and the evidence log before anything else runs on it. */
async function openFoundations(
  config: Config,
  parts: PlatformParts & { readonly clock: Clock; readonly metrics: Metrics },
): Promise<{ store: Store; threads: Threads; sealer: PayloadSealer; evidence: ServedLog }> {
  const store = timeDurableWrites(await openMigratedStore(config), parts.metrics.durableWrite);
  const { threadsRoot: root, threadsOverrides: overrides } = parts;
  const threads = createThreads({
    threads: config.WORKERS,
    memoryMb: config.WORKER_MEMORY_MB,
    ...(root ? { root } : {}),
    ...(overrides ? { overrides } : {}),
  });
  const sealer = createPayloadSealer({
    threads,
    onFailure: (error) =>
      parts.log.warn({ err: error }, "packets are sealed without their thread for a while"),
  });
  try {
    const sealPayloads = sealer.seal;
    const evidence = await openEvidenceLog(store, config, { ...parts, threads, sealPayloads });
    return { store, threads, sealer, evidence };
  } catch (error) {
    await closeAll(threads, sealer);
    await store.close();
    throw error;
  }
}

/** Lets parts remove what is over its time. */
function sweepHourly(parts: readonly { sweep(): Promise<void> }[], log: Logger): { stop(): void } {
  const sweep = () =>
    Promise.all(parts.map((part) => part.sweep())).catch((error) =>
      log.warn({ err: error }, "sweep failed"),
    );
  const timer = setInterval(sweep, SWEEP_EVERY_MS).unref();
  return { stop: () => clearInterval(timer) };
}

function chooseModels(config: Config, log: Logger, metrics: Metrics): Promise<Models> {
  return createModels(
    {
      ...(config.MODEL_BASE_URL ? { baseUrl: config.MODEL_BASE_URL } : {}),
      ...(config.MODEL_API_KEY ? { apiKey: config.MODEL_API_KEY } : {}),
      names: splitList(config.MODEL_NAMES),
      timeoutMs: config.MODEL_TIMEOUT_SECONDS * 1000,
    },
    {
      onFailure(failure) {
        log.warn({ failure }, "a model call failed");
        metrics.modelCall({ model: failure.model, outcome: failure.kind });
      },
      onUsage({ model, usage }) {
        metrics.modelCall({ model, outcome: "answered" });
        if (usage) metrics.modelTokens({ model, ...usage });
      },
    },
  );
}

/** Opens the evidence log; throws LogBroken or SecretRefused when it must not be written to. */
export async function openEvidenceLog(
  store: Store,
  config: Config,
  parts: { clock: Clock; log: Logger; threads?: Threads; sealPayloads?: SealPayloads },
): Promise<ServedLog> {
  const secret = await readSigningSecret({
    databaseUrl: config.DATABASE_URL,
    configured: config.EVIDENCE_SIGNING_KEY,
    previous: config.EVIDENCE_SIGNING_KEY_PREVIOUS,
  });
  const origin = config.EVIDENCE_ORIGIN ?? `${new URL(config.PUBLIC_URL).host}/evidence`;
  return createEvidenceLog(store, { ...parts, origin, secret });
}

function chooseImages(
  config: Config,
  threads: Threads,
  metrics: Metrics,
  log: Logger,
): Promise<Images> {
  return createImages(
    {
      ...(config.IMAGE_BASE_URL ? { baseUrl: config.IMAGE_BASE_URL } : {}),
      ...(config.IMAGE_API_KEY ? { apiKey: config.IMAGE_API_KEY } : {}),
      ...(config.IMAGE_MODEL ? { model: config.IMAGE_MODEL } : {}),
      timeoutMs: config.MODEL_TIMEOUT_SECONDS * 1000,
    },
    {
      threads,
      hooks: {
        onFailure(failure) {
          log.warn({ failure }, "an image call failed");
          metrics.modelCall({ model: failure.model, outcome: failure.kind });
        },
      },
    },
  );
}

function choosePayments(config: Config, log: Logger): Payments {
  if (config.PAYMENTS_MODE === "live") return livePayments();
  if (config.STRIPE_SECRET_KEY?.startsWith("sk_live_")) {
    log.warn("STRIPE_SECRET_KEY is a live key, but PAYMENTS_MODE is sandbox: no money will move");
  }
  return sandboxPayments(config.PUBLIC_URL);
}

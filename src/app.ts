import { fileURLToPath } from "node:url";
import cors from "@fastify/cors";
import type { Logger } from "pino";
import { accounts } from "./apis/accounts/index.js";
import { type AccountService, createAccountService } from "./apis/accounts/service.js";
import { gateway } from "./apis/gateway/index.js";
import type { RemoteLimits } from "./apis/gateway/remote-backend.js";
import type { OfferedService } from "./apis/gateway/services.js";
import { jobs } from "./apis/jobs/index.js";
import { createJobService, type JobService } from "./apis/jobs/service.js";
import { operations } from "./apis/operations/index.js";
import type { BackendSettings } from "./backends/backend.js";
import { hostBackend } from "./backends/host.js";
import { isBuilt, listServices } from "./backends/services.js";
import { type Config, readBackendUrls } from "./config.js";
import { priceTiers } from "./engines/pricing/pricing.js";
import { observeRequests } from "./http/observe-requests.js";
import { describeApi } from "./http/openapi.js";
import { repeatSafely } from "./http/repeat-safely.js";
import { type App, answerUnknownRoutes, createServer } from "./http/server.js";
import { type Clock, systemClock } from "./platform/clock/clock.js";
import {
  DEAD_AFTER_MS,
  forgetDeadProcesses,
  startHeartbeat,
} from "./platform/heartbeat/heartbeat.js";
import { createIdempotency } from "./platform/idempotency/idempotency.js";
import { createKeys } from "./platform/keys/keys.js";
import { createMailer } from "./platform/mail/mailer.js";
import { createModels, type Models } from "./platform/models/models.js";
import { livePayments } from "./platform/payments/live.js";
import type { Payments } from "./platform/payments/payments.js";
import { sandboxPayments } from "./platform/payments/sandbox.js";
import type { Platform } from "./platform/platform.js";
import { createQuota } from "./platform/quota/quota.js";
import { createUsage } from "./platform/quota/usage.js";
import { serverSecret } from "./platform/secrets/server-secret.js";
import { migrate, pendingMigrations } from "./platform/store/migrate.js";
import { openStore } from "./platform/store/open-store.js";
import type { Store } from "./platform/store/sql.js";
import { createMetrics, type Metrics } from "./platform/telemetry/metrics.js";
import { timeDurableWrites } from "./platform/telemetry/timed-store.js";
import { createWorkers } from "./platform/workers/workers.js";
import type { Confirmed } from "./web/confirmations.js";
import { web } from "./web/index.js";
import { renderErrorPage } from "./web/pages/error.js";
import type { Receipt } from "./web/receipt.js";

/** Where the migrations are, beside the source as beside what is built from it. */
export const MIGRATIONS = fileURLToPath(new URL("../migrations", import.meta.url));
const SWEEP_EVERY_MS = 3_600_000;
/** What browser code of other origins may read of an answer. */
const EXPOSED_HEADERS = [
  "x-request-id",
  "x-gw-calls-remaining",
  "ratelimit",
  "ratelimit-policy",
  "idempotency-replayed",
  "retry-after",
];

export interface PlatformParts {
  readonly log: Logger;
  readonly clock?: Clock;
  /** The file that worker threads run; the built one by default. */
  readonly workerEntry?: URL;
  /** Adds memory, CPU and event-loop lag to the metrics; for one platform in a process. */
  readonly processMetrics?: boolean;
}

export interface AppOptions {
  readonly config: Config;
  readonly build: { readonly version: string; readonly commit: string };
  readonly isDraining?: () => boolean;
  /** Compile each schema at its first use; tests compile all of them at the start. */
  readonly lazySchemas?: boolean;
  /** Longest waits for backends elsewhere. */
  readonly remoteLimits?: RemoteLimits;
}

/** Opens the store of a configuration and applies the migrations it lacks. */
export async function openMigratedStore(config: Config): Promise<Store> {
  const store = await openStore(config.DATABASE_URL, { poolSize: config.DATABASE_POOL });
  try {
    // A store that lacks nothing is not written to, so that a read-only one can still be read.
    if ((await pendingMigrations(store, MIGRATIONS)).length > 0) await migrate(store, MIGRATIONS);
    return store;
  } catch (error) {
    await store.close();
    throw error;
  }
}

/** Builds every part from the configuration: the one place where builtin or provider is chosen. */
export async function buildPlatform(config: Config, parts: PlatformParts): Promise<Platform> {
  const { log, clock = systemClock } = parts;
  const metrics = createMetrics({ processMetrics: parts.processMetrics ?? false });
  const store = timeDurableWrites(await openMigratedStore(config), metrics.durableWrite);
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
  const workers = createWorkers({
    threads: config.WORKERS,
    memoryMb: config.WORKER_MEMORY_MB,
    ...(parts.workerEntry ? { entry: parts.workerEntry } : {}),
  });
  const models = await chooseModels(config, log, metrics);
  heartbeat.afterBeat(idempotency.releaseUnkept);
  const sweep = () =>
    Promise.all([idempotency.sweep(), quota.sweep(), usage.sweep(), mailer.sweep()]).catch(
      (error) => log.warn({ err: error }, "sweep failed"),
    );
  const sweepTimer = setInterval(sweep, SWEEP_EVERY_MS).unref();
  metrics.gauge("gatehouse_workers_busy", "Worker threads at work", () => workers.stats().busy);
  metrics.gauge("gatehouse_workers_queued", "Tasks that wait", () => workers.stats().queued);
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
    workers,
    models,
    payments: choosePayments(config, log),
    async close() {
      clearInterval(sweepTimer);
      await mailer.close();
      await Promise.all([workers.close(), models.close(), keys.close(), usage.close()]);
      await heartbeat.close();
      await store.close();
    },
  };
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

function choosePayments(config: Config, log: Logger): Payments {
  if (config.PAYMENTS_MODE === "live") return livePayments();
  if (config.STRIPE_SECRET_KEY?.startsWith("sk_live_")) {
    log.warn("STRIPE_SECRET_KEY is a live key, but PAYMENTS_MODE is sandbox: no money will move");
  }
  return sandboxPayments(config.PUBLIC_URL);
}

/** Mounts every family and page on one server; `app.listen` and `app.close` are the caller's. */
export async function buildApp(platform: Platform, options: AppOptions): Promise<App> {
  const { config, build } = options;
  const app = createServer({
    logger: platform.log,
    bodyLimitBytes: config.BODY_LIMIT_BYTES,
    trustProxy: config.TRUST_PROXY,
    lazySchemas: options.lazySchemas ?? true,
    errorPage: renderErrorPage,
  });
  answerUnknownRoutes(app);
  observeRequests(app, platform);
  repeatSafely(app, platform.idempotency, platform.metrics);
  await describeApi(app, { publicUrl: config.PUBLIC_URL, version: build.version });
  const origins = splitList(config.CORS_ORIGINS);
  if (origins.length > 0) {
    await app.register(cors, {
      origin: origins.includes("*") ? "*" : origins,
      exposedHeaders: EXPOSED_HEADERS,
    });
  }

  const service = createJobService(platform);
  sweepAfterBeats(platform, service);
  await app.register(jobs, {
    prefix: "/api/agents",
    service,
    keys: platform.keys,
    publicUrl: platform.publicUrl,
  });
  const services = await hostServices(platform, options);
  app.addHook("onClose", async () => {
    await Promise.all(services.map(({ server }) => server?.close()));
  });
  await app.register(gateway, {
    prefix: "/v1",
    ...platform,
    services,
    ...readRemotes(config, platform.log),
    ...(options.remoteLimits ? { limits: options.remoteLimits } : {}),
  });
  const accountService = createAccountService({ ...platform, services });
  await app.register(accounts, { prefix: "/v1", ...platform, service: accountService });
  await app.register(operations, {
    platform,
    version: build.version,
    commit: build.commit,
    counts: service.counts,
    isDraining: options.isDraining ?? (() => false),
  });
  await app.register(web, {
    publicUrl: config.PUBLIC_URL,
    version: build.version,
    prices: priceTiers(),
    receipts: { find: (jobId) => findReceipt(service, jobId) },
    confirmations: { confirm: (token) => confirmLink(accountService, token, platform.clock) },
    mailbox:
      platform.mailer.mode === "local" ? { latest: () => platform.mailer.list() } : undefined,
  });
  return app;
}

async function confirmLink(
  service: AccountService,
  token: string,
  clock: Clock,
): Promise<Confirmed | undefined> {
  const confirmed = await service.confirm(token);
  if (!confirmed) return undefined;
  const { account, session, expiresAt } = confirmed;
  return { email: account.email, session, seconds: Math.round((expiresAt - clock()) / 1000) };
}

function readRemotes(config: Config, log: Logger) {
  const remoteUrls = readBackendUrls(config.GATEWAY_BACKENDS) ?? {};
  const sharedSecret = config.GATEWAY_SHARED_SECRET;
  if (Object.keys(remoteUrls).length > 0 && sharedSecret === undefined) {
    log.warn("GATEWAY_BACKENDS is set without GATEWAY_SHARED_SECRET: they cannot tell who calls");
  }
  return { remoteUrls, sharedSecret };
}

/** Every service of the catalogue, those that are built with a server of their own. */
function hostServices(platform: Platform, options: AppOptions): Promise<OfferedService[]> {
  const { config, build, lazySchemas = true } = options;
  const settings: BackendSettings = {
    eventsRetentionDays: config.EVENTS_RETENTION_DAYS,
    signSecret: config.SIGN_SECRET,
  };
  const host = { version: build.version, lazySchemas };
  const offer = async (service: Awaited<ReturnType<typeof listServices>>[number]) => {
    const { slug, access, purpose, example, beyond } = service;
    const hosted = isBuilt(service)
      ? await hostBackend(service, { platform, settings }, host)
      : undefined;
    const about = { slug, access, purpose, example, ...(beyond ? { beyond } : {}) };
    return { ...about, server: hosted?.app };
  };
  return listServices().then((services) => Promise.all(services.map(offer)));
}

/** What dead processes left behind is ended first and forgotten after. */
function sweepAfterBeats({ heartbeat, clock, store }: Platform, service: JobService): void {
  heartbeat.afterBeat(() => service.interruptAbandoned(clock() - DEAD_AFTER_MS));
  heartbeat.afterBeat(() => forgetDeadProcesses(store, clock()));
}

async function findReceipt(service: JobService, jobId: string): Promise<Receipt | undefined> {
  const row = await service.receipt(jobId);
  return (
    row && {
      jobId: row.job_id,
      jobType: row.type,
      seconds: row.seconds,
      amountCents: row.amount_cents,
      currency: row.currency,
      method: row.method,
      paymentAddress: row.address,
      paidAt: row.settled_at,
      sandbox: row.sandbox === 1,
      status: row.status,
    }
  );
}

function splitList(text: string): string[] {
  return text
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

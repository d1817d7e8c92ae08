import cors from "@fastify/cors";
import type { Logger } from "pino";
import { accounts } from "./apis/accounts/index.js";
import { type AccountService, createAccountService } from "./apis/accounts/service.js";
import { evidence } from "./apis/evidence/index.js";
import { findUpgrade } from "./apis/evidence/keys/upgrade-store.js";
import { gateway } from "./apis/gateway/index.js";
import type { RemoteLimits } from "./apis/gateway/remote-backend.js";
import type { OfferedService } from "./apis/gateway/services.js";
import { jobs } from "./apis/jobs/index.js";
import { createJobService, type JobService } from "./apis/jobs/service.js";
import { operations } from "./apis/operations/index.js";
import { products } from "./apis/products/index.js";
import type { BackendSettings } from "./backends/backend.js";
import { hostBackend } from "./backends/host.js";
import { isBuilt, listServices } from "./backends/services.js";
import { type Config, readBackendUrls, splitList } from "./config.js";
import { priceTiers } from "./engines/money/pricing/pricing.js";
import { observeRequests } from "./http/observe-requests.js";
import { describeApi } from "./http/openapi/openapi.js";
import { repeatSafely } from "./http/repeat-safely.js";
import { type App, answerUnknownRoutes, createServer } from "./http/server.js";
import type { Clock } from "./platform/clock/clock.js";
import { DEAD_AFTER_MS, forgetDeadProcesses } from "./platform/heartbeat/heartbeat.js";
import type { Platform } from "./platform/platform.js";
import type { Store } from "./platform/store/sql.js";
import type { Confirmed } from "./web/confirmations.js";
import { web } from "./web/index.js";
import { renderErrorPage } from "./web/pages/error.js";
import { renderEvidenceDocs } from "./web/pages/evidence-docs.js";
import type { Receipt } from "./web/receipt.js";

/** What browser code of other origins may read of an answer. */
const EXPOSED_HEADERS = [
  "x-request-id",
  "x-gw-calls-remaining",
  "x-calls-remaining",
  "x-image-model",
  "x-image-seed",
  "x-image-unknown",
  "ratelimit",
  "ratelimit-policy",
  "idempotency-replayed",
  "retry-after",
];

export interface AppOptions {
  readonly config: Config;
  readonly build: { readonly version: string; readonly commit: string };
  readonly isDraining?: () => boolean;
  /** Compile each schema at its first use; tests compile all of them at the start. */
  readonly lazySchemas?: boolean;
  /** Longest waits for backends elsewhere. */
  readonly remoteLimits?: RemoteLimits;
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
      methods: ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"],
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
  await app.register(evidence, {
    platform,
    version: build.version,
    freeCalls: config.EVIDENCE_FREE_CALLS,
    renderDocs: (document) => renderEvidenceDocs(document, config.PUBLIC_URL),
  });
  await app.register(products, { platform, perMinute: config.PRODUCT_RATE_PER_MINUTE });
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
    receipts: {
      find: (id) =>
        id.startsWith("upg_") ? findUpgradeReceipt(platform.store, id) : findReceipt(service, id),
    },
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

async function findUpgradeReceipt(store: Store, id: string): Promise<Receipt | undefined> {
  const row = await findUpgrade(store, id);
  return (
    row && {
      upgradeId: row.id,
      amountCents: row.amount_cents,
      currency: row.currency,
      method: row.method,
      paymentAddress: row.address,
      paidAt: row.settled_at,
      sandbox: row.sandbox === 1,
      paidUntil: row.paid_until,
    }
  );
}

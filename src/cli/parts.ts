import { type AccountService, createAccountService } from "../apis/accounts/service.js";
import { listServices } from "../backends/services.js";
import { loadConfig } from "../config.js";
import { openMigratedStore } from "../migrated-store.js";
import { systemClock } from "../platform/clock/clock.js";
import { createKeys, type Keys } from "../platform/keys/keys.js";
import { createMailer, type Mailer } from "../platform/mail/mailer.js";
import { createQuota } from "../platform/quota/quota.js";
import { createUsage } from "../platform/quota/usage.js";
import type { Store } from "../platform/store/sql.js";
import { logTo } from "../platform/telemetry/log.js";

/** What the operator works on; a running server may have the same store open. */
export interface Parts {
  readonly store: Store;
  readonly keys: Keys;
  readonly mailer: Mailer;
  readonly accounts: AccountService;
}

/** Opens the store of the configuration for one piece of work and closes it again. */
export async function withParts<Result>(work: (parts: Parts) => Promise<Result>): Promise<Result> {
  const config = loadConfig();
  const services = await listServices();
  const store = await openMigratedStore(config);
  const clock = systemClock;
  const keys = createKeys(store, clock);
  const usage = createUsage(store, clock, () => undefined);
  const mailer = createMailer(store, {
    clock,
    log: logTo({ write: () => undefined }, "silent"),
    smtpUrl: config.SMTP_URL,
    from: config.MAIL_FROM,
  });
  const accounts = createAccountService({
    store,
    keys,
    usage,
    quota: createQuota(store, clock, config.FREE_CALLS_PER_DAY),
    mailer,
    clock,
    publicUrl: config.PUBLIC_URL,
    services,
  });
  try {
    return await work({ store, keys, mailer, accounts });
  } finally {
    await mailer.close();
    await usage.close();
    await keys.close();
    await store.close();
  }
}

import { secretKinds } from "../../config.js";
import { probeMailServer } from "../../platform/mail/sender.js";
import { StartRefused } from "../../platform/parts/start-refused.js";
import { judgeSecret } from "../../platform/secrets/judge-secret.js";
import { readSecret } from "../../platform/secrets/secret-store.js";
import { givenSecret } from "../../platform/secrets/secrets.js";
import type { Inspection } from "../../platform/store/inspection/inspection.js";
import { pendingMigrations } from "../../platform/store/migrate.js";
import { MIGRATIONS } from "../../platform/store/migrated-store.js";
import { evidenceVariables, secretSource } from "../../services/evidence-log/evidence-variables.js";
import { readHead } from "../../services/evidence-log/log-store.js";
import { keysAt } from "../../services/evidence-log/signing/open-log.js";
import { findSigningSecret } from "../../services/evidence-log/signing/signing-secret.js";
import { countWaiting, findOldestWaiting } from "../../services/webhooks/delivery/queue-store.js";
import { configured } from "../parts.js";
import {
  type Check,
  type Examined,
  fail,
  type Judgement,
  ok,
  reasonOf,
  textOf,
  UNREAD,
  warn,
} from "./finding.js";

const MINUTE_MS = 60_000;
/** Longer than the first retries take. */
const WAITING_MS_MAX = 60 * MINUTE_MS;

/** What is checked of services: mail, payments, webhooks, and the secrets they stand on. */
export const serviceChecks: readonly Check[] = [
  { part: "mail", run: checkMail },
  { part: "payments", run: checkPayments },
  { part: "webhooks", run: checkWebhooks },
  { part: "secrets", run: checkSecrets },
  { part: "evidence", run: checkEvidence },
];

async function checkMail({ config }: Examined): Promise<Judgement> {
  const url = textOf(config, "SMTP_URL");
  if (url === undefined) return ok("local: read it with gatehouse mail list");
  try {
    await probeMailServer(url);
    return ok("smtp: the mail server takes the log-in");
  } catch (error) {
    return fail(`smtp: ${reasonOf(error)}: correct SMTP_URL, or start the mail server`);
  }
}

async function checkPayments({ config }: Examined): Promise<Judgement> {
  if (config.PAYMENTS_MODE === "sandbox") return ok("sandbox: purchases settle, no money moves");
  return warn("live, but no payment method is set up");
}

/** What only a database with every table can tell; undefined where one is missing. */
async function ifMigrated(
  { database }: Examined,
  read: (inspection: Inspection) => Promise<Judgement>,
): Promise<Judgement> {
  const { inspection } = database;
  if (!inspection) return UNREAD;
  const pending = await pendingMigrations(inspection, MIGRATIONS);
  if (pending.length > 0) return ok("looked at once the missing migrations are applied");
  return read(inspection);
}

function checkWebhooks(examined: Examined): Promise<Judgement> {
  return ifMigrated(examined, async (inspection) => {
    const waiting = await countWaiting(inspection);
    const oldestAt = await findOldestWaiting(inspection);
    if (oldestAt === undefined) return ok("nothing waits");
    const ageMs = Math.max(Date.now() - oldestAt, 0);
    const says = `${waiting} events wait, the oldest for ${Math.round(ageMs / MINUTE_MS)} minutes`;
    if (ageMs <= WAITING_MS_MAX) return ok(says);
    return warn(`${says}: see gatehouse webhooks pending`);
  });
}

function checkSecrets(examined: Examined): Promise<Judgement> {
  return ifMigrated(examined, async (inspection) => {
    const replaced: string[] = [];
    for (const kind of secretKinds) {
      const stored = await readSecret(inspection, kind.name);
      try {
        const { step } = judgeSecret(kind, stored, givenSecret(kind, examined.config));
        if (step === "replace") replaced.push(kind.variable);
      } catch (error) {
        if (error instanceof StartRefused) return fail(error.message);
        throw error;
      }
    }
    if (replaced.length === 0) return ok("they are the ones that this database is used with");
    return ok(`the next start of a server replaces ${replaced.join(" and ")}`);
  });
}

function checkEvidence(examined: Examined): Promise<Judgement> {
  return ifMigrated(examined, async (inspection) => {
    const head = await readHead(inspection);
    if (!head) return ok("the log begins with the first start of a server");
    const secret = await findSigningSecret(secretSource(configured(evidenceVariables)));
    if (!secret)
      return fail("the signing secret of the log is not here: give EVIDENCE_SIGNING_KEY");
    for (const one of [secret.current, secret.previous]) {
      if (one && (await keysAt(inspection, head, one))) return ok(`${head.size} entries`);
    }
    return fail("the keys of the log do not come from this secret: correct EVIDENCE_SIGNING_KEY");
  });
}

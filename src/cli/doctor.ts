import { statfs } from "node:fs/promises";
import { dirname } from "node:path";
import { tasks } from "../apis/jobs/tasks.js";
import { isoTime } from "../platform/clock/iso-time.js";
import { maskSecrets } from "../platform/config/masking.js";
import type { Needed } from "../platform/parts/part.js";
import { sql } from "../platform/store/sql.js";
import { storeVariables } from "../platform/store/store-variables.js";
import { type Command, print, readOptions } from "./command.js";
import { databaseFile } from "./database.js";
import { configured, withHouse } from "./parts.js";

const FREE_BYTES_MIN = 256 * 1024 * 1024;
const CLOCK_SKEW_MS_MAX = 2_000;

type Verdict = "ok" | "warn" | "fail";
interface Finding {
  readonly part: string;
  readonly verdict: Verdict;
  readonly says: string;
}

/** Looks at every part as the server would use it; the status is 1 when one of them fails. */
export const doctorCommand: Command = {
  name: "doctor",
  opensDatabase: true,
  usage: [
    "doctor [--json]                         check store, disk, clock, workers, model, mail, payments",
  ],
  async run(args) {
    const asJson = readOptions(args, { json: "boolean" }).flag("json");
    const findings = await examine();
    if (asJson) print(JSON.stringify({ findings }));
    else for (const { part, verdict, says } of findings) print(`${verdict}\t${part}\t${says}`);
    return findings.some(({ verdict }) => verdict === "fail") ? 1 : 0;
  },
};

const PARTS = [
  "store",
  "heartbeat",
  "clock",
  "threads",
  "models",
  "mailer",
  "payments",
  "evidence",
] as const;

type Examined = Needed<(typeof PARTS)[number]>;

async function examine(): Promise<Finding[]> {
  try {
    return await withHouse(PARTS, examineParts);
  } catch (error) {
    return [{ part: "store", verdict: "fail", says: messageOf(error) }];
  }
}

async function examineParts(parts: Examined): Promise<Finding[]> {
  return [
    await checkStore(parts),
    await checkDisk(),
    await checkClock(parts),
    await checkWorkers(parts),
    checkModel(parts),
    { part: "browser", verdict: "ok", says: "not needed by this release" },
    await checkMail(parts),
    checkPayments(parts),
  ];
}

async function checkStore({ store, heartbeat }: Examined): Promise<Finding> {
  const { ok, writeMs } = heartbeat.state();
  if (!ok) return { part: "store", verdict: "fail", says: "it can be read but not written" };
  const ms = writeMs.toFixed(1);
  return { part: "store", verdict: "ok", says: `${store.dialect}, a write takes ${ms} ms` };
}

async function checkDisk(): Promise<Finding> {
  const { DATABASE_URL: url } = configured(storeVariables);
  const file = databaseFile(url);
  if (file === undefined) {
    return { part: "disk", verdict: "ok", says: "the database is not on this disk" };
  }
  const { bavail, bsize } = await statfs(dirname(file));
  const free = bavail * bsize;
  const says = `${Math.floor(free / 1024 ** 2)} MiB free`;
  return { part: "disk", verdict: free < FREE_BYTES_MIN ? "warn" : "ok", says };
}

/** The database's clock against this machine's: replicas must agree on the time. */
async function checkClock({ store, clock }: Examined): Promise<Finding> {
  const row = await (store.dialect === "postgres"
    ? store.get<{ now: number }>(
        sql`SELECT CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT) AS now`,
      )
    : undefined);
  if (!row) return { part: "clock", verdict: "ok", says: isoTime(clock()) };
  const skew = Math.abs(row.now - clock());
  const verdict = skew > CLOCK_SKEW_MS_MAX ? "warn" : "ok";
  return { part: "clock", verdict, says: `${skew} ms apart from the database's` };
}

async function checkWorkers({ threads }: Examined): Promise<Finding> {
  try {
    await threads.warm(tasks["script-writer"]);
    return { part: "workers", verdict: "ok", says: "a thread starts and loads its engine" };
  } catch (error) {
    return { part: "workers", verdict: "fail", says: messageOf(error) };
  }
}

function checkModel({ models }: Examined): Finding {
  if (!models.configured) return { part: "model", verdict: "ok", says: "the builtin writes" };
  return { part: "model", verdict: "ok", says: `configured: ${models.names.join(", ")}` };
}

async function checkMail({ mailer }: Examined): Promise<Finding> {
  if (mailer.mode === "local") {
    return { part: "mail", verdict: "ok", says: "local: read it with gatehouse mail list" };
  }
  try {
    await mailer.probe();
    return { part: "mail", verdict: "ok", says: "smtp: the mail server takes the log-in" };
  } catch (error) {
    return { part: "mail", verdict: "warn", says: `smtp: ${messageOf(error)}` };
  }
}

function checkPayments({ payments }: Examined): Finding {
  if (payments.mode === "sandbox") {
    return { part: "payments", verdict: "ok", says: "sandbox: purchases settle, no money moves" };
  }
  return { part: "payments", verdict: "warn", says: "live, but no payment method is set up" };
}

function messageOf(error: unknown): string {
  return maskSecrets(error instanceof Error ? error.message : String(error));
}

import { access, constants } from "node:fs/promises";
import { dirname } from "node:path";
import { isoTime } from "../../platform/clock/iso-time.js";
import { DEAD_AFTER_MS } from "../../platform/heartbeat/heartbeat.js";
import type { Inspection } from "../../platform/store/inspection/inspection.js";
import { openInspection } from "../../platform/store/inspection/open-inspection.js";
import { pendingMigrations } from "../../platform/store/migrate.js";
import { MIGRATIONS } from "../../platform/store/migrated-store.js";
import { sql } from "../../platform/store/sql.js";
import { storeVariables } from "../../platform/store/store-variables.js";
import { findServer } from "../database.js";
import { configured } from "../parts.js";
import {
  type Check,
  type Database,
  fail,
  type Judgement,
  ok,
  reasonOf,
  UNREAD,
  warn,
} from "./finding.js";

const CLOCK_SKEW_MS_MAX = 2_000;
const INTEGRITY_MS_MAX = 6_000;

/** What is checked of the database itself. */
export const databaseChecks: readonly Check[] = [
  { part: "store", run: async ({ database }) => checkStore(database) },
  { part: "migrations", run: async ({ database }) => checkMigrations(database) },
  { part: "integrity", run: async ({ database }) => checkIntegrity(database) },
  { part: "clock", run: async ({ database }) => checkClock(database) },
  { part: "pool", run: async ({ database }) => checkPool(database) },
];

async function checkStore({ file, inspection }: Database): Promise<Judgement> {
  if (!inspection) return fail(await missing(file ?? ""));
  const startedAt = performance.now();
  await inspection.get(sql`SELECT 1 AS one`);
  const ms = (performance.now() - startedAt).toFixed(1);
  if (inspection.dialect === "postgres") return judgePostgres(inspection, ms);
  if (file === undefined) return ok("SQLite in memory: everything is lost when the server ends");
  await inspection.get(sql`SELECT count(*) AS tables FROM sqlite_schema`);
  const barred = await findBarred([dirname(file), file]);
  if (barred)
    return fail(`${barred} may not be written by this user: give it to the server's user`);
  return ok(`SQLite at ${file}`);
}

async function missing(file: string): Promise<string> {
  const server = await findServer();
  return server === undefined
    ? `there is no database at ${file}: set DATABASE_URL to the one that is meant, or let a server or gatehouse migrate make it`
    : `there is no database at ${file}, but a server answers at ${server}: set DATABASE_URL to the one that it uses, or run this in the folder that it was started in`;
}

/** The first of some paths that this user may not write. */
async function findBarred(paths: readonly string[]): Promise<string | undefined> {
  for (const path of paths) {
    const isOpen = await access(path, constants.W_OK).then(
      () => true,
      () => false,
    );
    if (!isOpen) return path;
  }
  return undefined;
}

async function judgePostgres(inspection: Inspection, ms: string): Promise<Judgement> {
  const row = await inspection.get<{ version: string; standby: number; readonly: string }>(sql`
    SELECT current_setting('server_version') AS version, pg_is_in_recovery() AS standby,
           current_setting('default_transaction_read_only') AS readonly`);
  if (row?.standby === 1) return fail("it is a standby, which cannot be written: use the primary");
  if (row?.readonly === "on") {
    return fail("it is read-only for this user: set default_transaction_read_only to off");
  }
  return ok(`PostgreSQL ${row?.version ?? ""}, a read takes ${ms} ms`);
}

async function checkMigrations({ inspection }: Database): Promise<Judgement> {
  if (!inspection) return UNREAD;
  const pending = await pendingMigrations(inspection, MIGRATIONS);
  const [first] = pending;
  if (first === undefined) return ok("all are applied");
  return warn(
    `${pending.length} are missing, from ${first} on: the next start of a server, or gatehouse migrate, applies them`,
  );
}

/** In a process of its own, which goes on to the end of a table when the time is over. */
async function checkIntegrity({ url, inspection }: Database): Promise<Judgement> {
  if (!inspection) return UNREAD;
  if (inspection.dialect === "postgres") return ok("PostgreSQL checks its pages by itself");
  const tables = await inspection.all<{ name: string }>(sql`
    SELECT name FROM sqlite_schema WHERE type = 'table' AND rootpage > 0 ORDER BY name`);
  const checker = await openInspection(url);
  const endsAt = performance.now() + INTEGRITY_MS_MAX;
  try {
    for (const [at, { name }] of tables.entries()) {
      const leftMs = endsAt - performance.now();
      const fault = leftMs > 0 ? await firstFault(checker, name, leftMs) : "late";
      if (fault === "late") {
        return warn(
          `${at} of ${tables.length} tables are sound; the others take longer: run PRAGMA quick_check on a copy`,
        );
      }
      if (fault !== undefined) {
        return fail(`${name} is damaged (${fault}): stop the server and restore a backup`);
      }
    }
    return ok(`${tables.length} tables are sound`);
  } finally {
    await checker.close();
  }
}

/** What is wrong with a table; undefined for nothing. */
async function firstFault(
  checker: Inspection,
  table: string,
  leftMs: number,
): Promise<string | undefined | "late"> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<"late">((resolve) => {
    timer = setTimeout(() => resolve("late"), leftMs);
  });
  const checked = checker
    .all<{ quick_check: string }>(sql`SELECT quick_check FROM pragma_quick_check(${table})`)
    .then(
      ([row]) => (row?.quick_check === "ok" ? undefined : row?.quick_check),
      (error) => reasonOf(error),
    );
  return Promise.race([checked, late]).finally(() => clearTimeout(timer));
}

/** The database's clock against this machine's: replicas must agree on the time. */
async function checkClock({ inspection }: Database): Promise<Judgement> {
  const now = Date.now();
  if (inspection?.dialect !== "postgres") return ok(isoTime(now));
  const row = await inspection.get<{ now: number }>(
    sql`SELECT CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT) AS now`,
  );
  const skew = Math.abs((row?.now ?? now) - (now + Date.now()) / 2);
  const says = `${Math.round(skew)} ms apart from the database's`;
  return skew > CLOCK_SKEW_MS_MAX ? warn(`${says}: set both by one time server`) : ok(says);
}

interface Connections {
  readonly connections: number;
  readonly reserved: number;
  readonly of_role: number;
  readonly of_database: number;
}

async function checkPool({ inspection }: Database): Promise<Judgement> {
  if (!inspection) return UNREAD;
  if (inspection.dialect === "sqlite") return ok("not used with SQLite");
  const row = await inspection.get<Connections>(sql`
    SELECT CAST(current_setting('max_connections') AS BIGINT) AS connections,
           CAST(current_setting('superuser_reserved_connections') AS BIGINT)
             + CAST(COALESCE(current_setting('reserved_connections', true), '0') AS BIGINT) AS reserved,
           (SELECT rolconnlimit FROM pg_roles WHERE rolname = current_user) AS of_role,
           (SELECT datconnlimit FROM pg_database WHERE datname = current_database()) AS of_database`);
  if (!row) return UNREAD;
  const limits = [row.connections - row.reserved, row.of_role, row.of_database];
  const free = Math.min(...limits.filter((limit) => limit >= 0));
  const { DATABASE_POOL: size } = configured(storeVariables);
  const servers = Math.max(await countServers(inspection), 1);
  const says = `DATABASE_POOL=${size} on ${servers} ${servers === 1 ? "server" : "servers"} is ${size * servers} of ${free} connections`;
  if (size * servers <= free) return ok(says);
  return fail(
    `${says}: lower it to ${Math.max(Math.floor(free / servers), 1)} or raise max_connections`,
  );
}

/** Servers that beat now; none before the first migration. */
async function countServers(inspection: Inspection): Promise<number> {
  if ((await pendingMigrations(inspection, MIGRATIONS)).includes("0001_foundation.sql")) return 0;
  const row = await inspection.get<{ servers: number }>(sql`
    SELECT count(*) AS servers FROM processes WHERE beat_at > ${Date.now() - DEAD_AFTER_MS}`);
  return row?.servers ?? 0;
}

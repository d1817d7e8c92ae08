// How long callers wait while rows of a large SQLite database are forgotten or counted, and while its log is
// checkpointed that a long reader let grow: /livez and /health are asked from another process all the time, and
// the longest turn of the event loop is measured. Build first, then: npx tsx bench/sqlite-pauses.ts [rows]
import { mkdtempSync, rmSync, statSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";
import Database from "better-sqlite3";
import { forgetEvents } from "../src/backends/events/retention.js";
import { openMigratedStore } from "../src/platform/store/migrated-store.js";
import { sql } from "../src/platform/store/sql.js";
import { startLoad } from "../test/abuse/load/load.js";
import { buildTestApp } from "../test/helpers/apps/test-app.js";

const ROWS = Number(process.argv[2] ?? 1_000_000);
const COUNTED_MS = 5_000;
/** What is written while somebody reads, and after. */
const WRITES = 6_000;
const WRITES_AFTER = 200;
const WRITE_BYTES = 64_000;
const MB = 1e6;
const folder = mkdtempSync(join(tmpdir(), "gatehouse-bench-"));
const file = join(folder, "pauses.db");

/** Rows numbered by `n`, all of long ago. */
const TABLES = [
  `INSERT INTO idempotent_answers (id, fingerprint, process_id, status, headers, body, created_at)
   SELECT printf('%064x', n * 7919), 'f', 'prc', 200, '{}', randomblob(400), n FROM rows`,
  `INSERT INTO webhook_deliveries (id, endpoint_id, position, event_id, event, body, state, attempts, created_at)
   SELECT printf('dlv_%012d', n), 'whe', n, printf('evt_%012d', n), 'test', '{}', 'delivered', 1, n FROM rows`,
  `INSERT INTO events (account_id, occurred_at, id, app_id, event_name, received_at, content)
   SELECT 'acc_' || n % 50, n, printf('evt_%012d', n), 'app', 'event', n, hex(randomblob(150)) FROM rows`,
  `INSERT INTO agents (id, name, plan, jobs_made, created_at)
   SELECT 'agt_' || n, 'agent', 'free', 1, n FROM rows WHERE n <= 1000`,
  `INSERT INTO jobs (id, agent_id, number, type, seconds, brief, status, price_cents, paid, process_id, created_at)
   SELECT 'job_' || n, 'agt_' || (1 + n % 1000), n, 'script', 30, 'brief', 'script_ready', 100, 0, 'prc', n FROM rows`,
];

await (await openMigratedStore(`sqlite:${file}`, { poolSize: 1 })).close();
const database = new Database(file);
for (const insert of TABLES) {
  database.exec(
    `WITH RECURSIVE rows (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM rows WHERE n < ${ROWS}) ${insert}`,
  );
}
database.pragma("wal_checkpoint(TRUNCATE)");

const { app, platform, close } = await buildTestApp({ DATABASE_URL: `sqlite:${file}` });
await app.listen({ host: "127.0.0.1", port: 0 });
const load = startLoad([(app.server.address() as AddressInfo).port]);

async function measure(name: string, work: () => Promise<unknown>): Promise<void> {
  const delays = monitorEventLoopDelay({ resolution: 1 });
  delays.enable();
  const startedAt = performance.now();
  const { watched } = await load.watch(work);
  const tookMs = performance.now() - startedAt;
  delays.disable();
  const { livez, health, lagMsMax } = watched;
  const shown = Object.entries({
    "longest turn": delays.max / 1e6,
    "/livez p99": livez.p99,
    max: livez.max,
    "/health p99": health.p99,
    "the asker late by": lagMsMax,
  }).map(([of, ms]) => `${of} ${ms.toFixed(1)} ms`);
  console.log(`${name} (${(tookMs / 1_000).toFixed(1)} s): ${shown.join(", ")}`);
}

async function write(rows: number): Promise<void> {
  for (let at = 0; at < rows; at += 1) {
    await platform.store.run(sql`
      INSERT INTO events (account_id, occurred_at, id, app_id, event_name, received_at, content)
      VALUES ('acc', ${at}, ${`evt ${Math.random()}`}, 'app', 'event', ${Date.now()}, ${"x".repeat(WRITE_BYTES)})`);
    await nextTurn();
  }
}

try {
  await load.watch(() => sleep(COUNTED_MS));
  await measure("nothing to do", () => sleep(COUNTED_MS));
  await measure(`${ROWS} kept answers forgotten`, () => platform.idempotency.sweep());
  await measure(`${ROWS} deliveries forgotten`, () => platform.webhooks.sweep());
  await measure(`${ROWS} events forgotten`, () => forgetEvents(platform, Date.now() - 86_400_000));
  await measure(`${ROWS} jobs counted by /health`, () => sleep(COUNTED_MS));

  database.exec("BEGIN");
  database.prepare("SELECT count(*) FROM agents").get();
  await measure("written beside a long reader", () => write(WRITES));
  const walBytes = statSync(`${file}-wal`).size;
  database.exec("COMMIT");
  await measure(`a log of ${(walBytes / MB).toFixed(0)} MB checkpointed after it`, async () => {
    await write(WRITES_AFTER);
    await sleep(COUNTED_MS);
  });
} finally {
  database.close();
  await load.close();
  await close();
  rmSync(folder, { recursive: true });
}

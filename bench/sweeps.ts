// How long one turn of the event loop gets while rows of a large SQLite database are forgotten or counted:
// nothing else is answered meanwhile. Run it with: npx tsx bench/sweeps.ts [rows]
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import Database from "better-sqlite3";
import { countAll } from "../src/apis/jobs/store.js";
import { createIdempotency } from "../src/platform/idempotency/idempotency.js";
import { serverSecret } from "../src/platform/secrets/server-secret.js";
import { openMigratedStore } from "../src/platform/store/migrated-store.js";
import type { Store } from "../src/platform/store/sql.js";
import { sweepDeliveries } from "../src/services/webhooks/sweep.js";

const ROWS = Number(process.argv[2] ?? 1_000_000);
const folder = mkdtempSync(join(tmpdir(), "gatehouse-bench-"));
const file = join(folder, "sweeps.db");

/** Adds rows numbered by `n`, all of long ago. */
function fill(insert: string): void {
  const database = new Database(file);
  database.exec(
    `WITH RECURSIVE rows (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM rows WHERE n < ${ROWS}) ${insert}`,
  );
  database.pragma("wal_checkpoint(TRUNCATE)");
  database.close();
}

async function measure(name: string, work: () => Promise<unknown>): Promise<void> {
  const delays = monitorEventLoopDelay({ resolution: 1 });
  delays.enable();
  const startedAt = performance.now();
  await work();
  const tookMs = performance.now() - startedAt;
  await sleep(5);
  delays.disable();
  const [longest, p99] = [delays.max, delays.percentile(99)].map((ns) => (ns / 1e6).toFixed(1));
  console.log(`${name}: ${tookMs.toFixed(0)} ms, longest turn ${longest} ms, p99 ${p99} ms`);
}

async function main(store: Store): Promise<void> {
  fill(`INSERT INTO idempotent_answers (id, fingerprint, process_id, status, headers, body, created_at)
        SELECT printf('%064x', n * 7919), 'f', 'prc', 200, '{}', randomblob(400), n FROM rows`);
  const idempotency = createIdempotency(store, {
    clock: Date.now,
    secret: serverSecret("s".repeat(32), []),
    heartbeat: { processId: "prc_bench", deadBefore: () => 0 },
  });
  await measure(`${ROWS} kept answers forgotten`, () => idempotency.sweep());

  fill(`INSERT INTO webhook_deliveries (id, endpoint_id, position, event_id, event, body, state, attempts, created_at)
        SELECT printf('dlv_%012d', n), 'whe', n, printf('evt_%012d', n), 'test', '{}', 'delivered', 1, n FROM rows`);
  await measure(`${ROWS} deliveries forgotten`, () => sweepDeliveries(store, Date.now()));

  await measure("agents and jobs counted", () => countAll(store));
}

const store = await openMigratedStore(`sqlite:${file}`, { poolSize: 1 });
try {
  await main(store);
} finally {
  await store.close();
  rmSync(folder, { recursive: true });
}

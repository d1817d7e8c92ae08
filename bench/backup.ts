// Figures of copies of a large database while its server seals under full load: how long they take, how
// far the log grows, what callers notice. Build first, then: npx tsx bench/backup.ts
// MEGABYTES=1500 is the size of the database, ROWS=1000000 that of an export and import on SQLite.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import Database from "better-sqlite3";
import { issueEvidenceKey, sealOne } from "../test/helpers/sealing.js";
import { CLI, runCli } from "../test/helpers/servers/run-cli.js";
import { startServer } from "../test/helpers/servers/server-process.js";

const MEGABYTES = Number(process.env.MEGABYTES ?? 1_500);
const ROWS = Number(process.env.ROWS ?? 1_000_000);
const CONTENT_BYTES = 4_000;
const CALLERS = 16;
const BEFORE_MS = 10_000;
const PROBE_EVERY_MS = 5;
const WATCH_EVERY_MS = 20;
const COPY_MS_MAX = 60_000;
const MB = 1e6;
const DRIVER = fileURLToPath(
  new URL("../node_modules/better-sqlite3/lib/index.js", import.meta.url),
);

const folder = mkdtempSync(join(tmpdir(), "gatehouse-bench-backup-"));
const file = join(folder, "gatehouse.db");
const environment = {
  DATABASE_URL: `sqlite:${file}`,
  EVIDENCE_FREE_CALLS: "1000000000",
  LOG_LEVEL: "error",
};

/** Other ways to copy a database that is in use, each as a program with the source and the copy. */
const VACUUM = `db.exec("VACUUM INTO '" + to + "'")`;
const STEPS = "await db.backup(to)";
const program = (copy: string) => `
  import Database from ${JSON.stringify(DRIVER)};
  const [from, to] = process.argv.slice(1);
  const db = new Database(from, { timeout: 5000 });
  ${copy};
  db.close();`;

async function fill(): Promise<void> {
  await runCli(["migrate"], environment);
  const connection = new Database(file);
  connection.pragma("synchronous = OFF");
  const events = Math.ceil((MEGABYTES * MB) / (CONTENT_BYTES + 300));
  connection.exec(`
    WITH RECURSIVE rows (at) AS (SELECT 1 UNION ALL SELECT at + 1 FROM rows WHERE at < ${events})
    INSERT INTO events (account_id, occurred_at, id, app_id, event_name, received_at, content)
    SELECT 'acc', at, 'evt' || at, 'app', 'event', at, hex(randomblob(${CONTENT_BYTES / 2})) FROM rows;
    WITH RECURSIVE rows (at) AS (SELECT 1 UNION ALL SELECT at + 1 FROM rows WHERE at < ${Math.max(1, ROWS - events)})
    INSERT INTO quota_days (counter_id, day, used) SELECT 'key_' || at, at, 1 FROM rows`);
  connection.pragma("wal_checkpoint(TRUNCATE)");
  connection.close();
}

interface Figures {
  readonly seconds: number;
  readonly seals: number[];
  readonly probes: number[];
  readonly logBytes: number;
  readonly memoryMb: number;
}

/** What callers and the log see until something ends. */
async function watch(
  server: { readonly url: string; readonly key: string },
  until: { readonly ended: Promise<unknown>; readonly pid?: number | undefined },
): Promise<Figures> {
  const { url, key } = server;
  const startedAt = performance.now();
  const [seals, probes]: [number[], number[]] = [[], []];
  let isOver = false;
  let logBytes = 0;
  let memoryMb = 0;
  const time = async (times: number[], call: () => Promise<unknown>) => {
    const from = performance.now();
    await call();
    times.push(performance.now() - from);
  };
  const load = [
    ...Array.from({ length: CALLERS }, async (_, caller) => {
      while (!isOver) await time(seals, () => sealOne(url, key, `caller ${caller}`));
    }),
    (async () => {
      while (!isOver) {
        await time(probes, async () => (await fetch(`${url}/livez`)).text());
        await sleep(PROBE_EVERY_MS);
      }
    })(),
    (async () => {
      while (!isOver) {
        logBytes = Math.max(logBytes, statSync(`${file}-wal`).size);
        memoryMb = Math.max(memoryMb, peakMemory(until.pid));
        await sleep(WATCH_EVERY_MS);
      }
    })(),
  ];
  await until.ended;
  const seconds = (performance.now() - startedAt) / 1_000;
  // What a checkpoint has to do comes after the copy.
  await sleep(1_000);
  isOver = true;
  await Promise.all(load);
  return { seconds, seals, probes, logBytes, memoryMb };
}

function peakMemory(pid: number | undefined): number {
  const status = `/proc/${pid}/status`;
  if (pid === undefined || !existsSync(status)) return 0;
  return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(status, "utf8"))?.[1] ?? 0) / 1024;
}

function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

function print(
  name: string,
  { seconds, seals, probes, logBytes, memoryMb }: Figures,
  end = "",
): void {
  const cells = [
    `${seconds.toFixed(1)} s`,
    `${Math.round(seals.length / (seconds + 1))} seals/s`,
    `p50 ${quantile(seals, 0.5).toFixed(0)} ms`,
    `p99 ${quantile(seals, 0.99).toFixed(0)} ms`,
    `max ${Math.max(...seals).toFixed(0)} ms`,
    `livez max ${Math.max(...probes).toFixed(0)} ms`,
    `log ${(logBytes / MB).toFixed(0)} MB`,
    ...(memoryMb > 0 ? [`memory ${memoryMb.toFixed(0)} MB`] : []),
  ];
  console.log(`${name.padEnd(32)}${cells.join("  ")}${end}`);
}

function launch(args: readonly string[]): ChildProcess {
  return spawn(process.execPath, args, {
    env: { PATH: process.env.PATH, PORT: "0", ...environment },
    stdio: ["ignore", "ignore", "inherit"],
  });
}

async function copies(): Promise<void> {
  const server = await startServer(environment);
  const at = { url: server.url, key: await issueEvidenceKey(server.url) };
  const inline = (text: string) => ["--input-type=module", "-e", program(text), file];
  const ways: [string, (to: string) => string[]][] = [
    ["gatehouse backup", (to) => [CLI, "backup", to]],
    ["VACUUM INTO, unchecked", (to) => [...inline(VACUUM), to]],
    ["steps without a snapshot", (to) => [...inline(STEPS), to]],
    ["gatehouse export", (to) => [CLI, "export", to]],
  ];
  print("no copy", await watch(at, { ended: sleep(BEFORE_MS) }));
  for (const [name, arguments_] of ways) {
    const to = join(folder, `${name.replaceAll(/\W/g, "-")}.copy`);
    const child = launch(arguments_(to));
    const timer = setTimeout(() => {
      if (arguments_(to)[0] !== CLI) child.kill("SIGKILL");
    }, COPY_MS_MAX);
    const figures = await watch(at, { ended: once(child, "exit"), pid: child.pid });
    clearTimeout(timer);
    print(name, figures, child.exitCode === 0 ? "" : "  (killed: it never ended)");
    await sleep(2_000);
    console.log(
      `${"".padEnd(32)}log ${(statSync(`${file}-wal`).size / MB).toFixed(0)} MB afterwards`,
    );
    if (!name.startsWith("gatehouse")) rmSync(to, { force: true });
  }
  await server.stop("SIGTERM");
}

async function alone(name: string, args: readonly string[], url: string): Promise<void> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, [CLI, ...args], {
    env: { PATH: process.env.PATH, PORT: "0", ...environment, DATABASE_URL: url },
    stdio: ["ignore", "ignore", "inherit"],
  });
  let memoryMb = 0;
  const watching = setInterval(() => {
    memoryMb = Math.max(memoryMb, peakMemory(child.pid));
  }, WATCH_EVERY_MS);
  await once(child, "exit");
  clearInterval(watching);
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
  console.log(
    `${name.padEnd(32)}${seconds} s  memory ${memoryMb.toFixed(0)} MB  status ${child.exitCode}`,
  );
}

try {
  await fill();
  console.log(`${(statSync(file).size / MB).toFixed(0)} MB, ${CALLERS} callers that seal`);
  await copies();
  const restored = `sqlite:${join(folder, "restored", "gatehouse.db")}`;
  await alone("gatehouse restore", ["restore", join(folder, "gatehouse-backup.copy")], restored);
  const imported = process.env.IMPORT_URL ?? `sqlite:${join(folder, "imported", "gatehouse.db")}`;
  await alone("gatehouse import", ["import", join(folder, "gatehouse-export.copy")], imported);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

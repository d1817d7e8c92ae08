import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { launchPostgres, POSTGRES_MISSING } from "../../helpers/servers/postgres.js";
import { runCli } from "../../helpers/servers/run-cli.js";
import { type ServerProcess, startServer } from "../../helpers/servers/server-process.js";
import { makeTenant, type Tenant } from "./tenant.js";

/** What the kernel counts the time of a process in. */
const TICK_MS = 10;
const MANY = String(2 ** 31 - 1);

/** What the process of the server holds and has used; of several, all together. */
export interface Usage {
  readonly residentBytes: number;
  /** Files and sockets. */
  readonly openFiles: number;
  /** Time that its main thread has run so far: unlike a clock, it knows nothing of other processes. */
  readonly mainThreadMs: number;
  /** Time that all its threads have run so far. */
  readonly processMs: number;
  /** Time that its main thread was ready to run and had to wait for a core. */
  readonly mainThreadWaitMs: number;
}

/** The built server over an empty database of its own, and two accounts that do not know each other. */
export interface AbusedServer {
  /** One of each replica. */
  readonly ports: readonly number[];
  readonly flooder: Tenant;
  readonly neighbour: Tenant;
  usage(): Usage;
  isAlive(): boolean;
  /** What it logged since it started. */
  output(): string;
  stop(): Promise<void>;
}

interface Database {
  readonly url: string;
  close(): Promise<void>;
}

async function openSqlite(): Promise<Database> {
  const folder = mkdtempSync(join(tmpdir(), "gatehouse-abuse-"));
  return {
    url: `sqlite:${join(folder, "gatehouse.db")}`,
    close: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

async function openPostgres(): Promise<Database> {
  const postgres = await launchPostgres();
  if (!postgres) throw new Error(POSTGRES_MISSING);
  return { url: await postgres.createDatabase(), close: () => postgres.stop() };
}

/**
 * Starts it with quotas out of the way, so that what is measured is work and not a refusal.
 * @param replicas servers over one database: SQLite for one, a PostgreSQL server of their own for more
 */
export async function startAbusedServer({ replicas = 1 } = {}): Promise<AbusedServer> {
  const database = await (replicas > 1 ? openPostgres() : openSqlite());
  const environment = {
    DATABASE_URL: database.url,
    FREE_CALLS_PER_DAY: MANY,
    EVIDENCE_FREE_CALLS: MANY,
    PRODUCT_RATE_PER_MINUTE: MANY,
    // Callers without a key are counted by address: each request comes from another one.
    TRUST_PROXY: "1",
    WEBHOOK_ALLOW_LOOPBACK: "1",
    LOG_LEVEL: "error",
  };
  const servers: ServerProcess[] = [];
  const stop = async () => {
    await Promise.all(servers.map((server) => server.stop("SIGTERM")));
    await database.close();
  };
  try {
    const first = await startServer(environment);
    servers.push(first);
    for (let started = 1; started < replicas; started += 1) {
      servers.push(await startServer(environment));
    }
    const cli = (args: readonly string[]) => runCli(args, environment);
    const [flooder, neighbour] = await Promise.all([
      makeTenant(first.url, cli, "flooder@example.org"),
      makeTenant(first.url, cli, "neighbour@example.org"),
    ]);
    const ports = servers.map(({ url }) => Number(new URL(url).port));
    return { ...seenTogether(servers), ports, flooder, neighbour, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function seenTogether(servers: readonly ServerProcess[]) {
  const sumOf = (usages: readonly Usage[], name: keyof Usage) =>
    usages.reduce((sum, usage) => sum + usage[name], 0);
  return {
    output: () => servers.map(({ output }) => output()).join("\n"),
    isAlive: () =>
      servers.every(({ process: { exitCode, signalCode } }) => (exitCode ?? signalCode) === null),
    usage(): Usage {
      const usages = servers.map(({ process: child }) => usageOf(child.pid));
      return {
        residentBytes: sumOf(usages, "residentBytes"),
        openFiles: sumOf(usages, "openFiles"),
        mainThreadMs: sumOf(usages, "mainThreadMs"),
        processMs: sumOf(usages, "processMs"),
        mainThreadWaitMs: sumOf(usages, "mainThreadWaitMs"),
      };
    },
  };
}

function usageOf(pid: number): Usage {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const scheduled = readFileSync(`/proc/${pid}/task/${pid}/schedstat`, "utf8");
  const times = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  const [ran = 0, waited = 0] = scheduled.split(" ").map(Number);
  return {
    residentBytes: Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) * 1_024,
    openFiles: readdirSync(`/proc/${pid}/fd`).length,
    mainThreadMs: ran / 1e6,
    processMs: (Number(times[11]) + Number(times[12])) * TICK_MS,
    mainThreadWaitMs: waited / 1e6,
  };
}

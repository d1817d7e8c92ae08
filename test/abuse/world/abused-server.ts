import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runCli } from "../../helpers/servers/run-cli.js";
import { type ServerProcess, startServer } from "../../helpers/servers/server-process.js";
import { makeTenant, type Tenant } from "./tenant.js";

/** What the kernel counts the time of a process in. */
const TICK_MS = 10;
const MANY = String(2 ** 31 - 1);

/** What the process of the server holds and has used. */
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
  readonly port: number;
  readonly flooder: Tenant;
  readonly neighbour: Tenant;
  usage(): Usage;
  isAlive(): boolean;
  /** What it logged since it started. */
  output(): string;
  stop(): Promise<void>;
}

/** Starts it with quotas out of the way, so that what is measured is work and not a refusal. */
export async function startAbusedServer(): Promise<AbusedServer> {
  const folder = mkdtempSync(join(tmpdir(), "gatehouse-abuse-"));
  const environment = {
    DATABASE_URL: `sqlite:${join(folder, "gatehouse.db")}`,
    FREE_CALLS_PER_DAY: MANY,
    EVIDENCE_FREE_CALLS: MANY,
    PRODUCT_RATE_PER_MINUTE: MANY,
    // Callers without a key are counted by address: each request comes from another one.
    TRUST_PROXY: "1",
    WEBHOOK_ALLOW_LOOPBACK: "1",
    LOG_LEVEL: "error",
  };
  const server = await startServer(environment);
  const cli = (args: readonly string[]) => runCli(args, environment);
  const stop = async () => {
    await server.stop("SIGTERM");
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const [flooder, neighbour] = await Promise.all([
      makeTenant(server.url, cli, "flooder@example.org"),
      makeTenant(server.url, cli, "neighbour@example.org"),
    ]);
    return { ...seen(server), port: Number(new URL(server.url).port), flooder, neighbour, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function seen({ process: child, output }: ServerProcess) {
  return {
    output,
    isAlive: () => child.exitCode === null && child.signalCode === null,
    usage() {
      const status = readFileSync(`/proc/${child.pid}/status`, "utf8");
      const scheduled = readFileSync(`/proc/${child.pid}/task/${child.pid}/schedstat`, "utf8");
      const times =
        readFileSync(`/proc/${child.pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
      const [ran = 0, waited = 0] = scheduled.split(" ").map(Number);
      return {
        residentBytes: Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) * 1_024,
        openFiles: readdirSync(`/proc/${child.pid}/fd`).length,
        mainThreadMs: ran / 1e6,
        processMs: (Number(times[11]) + Number(times[12])) * TICK_MS,
        mainThreadWaitMs: waited / 1e6,
      };
    },
  };
}

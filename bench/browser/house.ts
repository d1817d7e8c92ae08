import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserAgent, connectBrowserAgent } from "../../test/helpers/browser-agent.js";
import { runCli } from "../../test/helpers/servers/run-cli.js";
import { type ServerProcess, startServer } from "../../test/helpers/servers/server-process.js";
import { type Site, startSite } from "../../test/helpers/servers/site/site.js";

const MANY = String(2 ** 31 - 1);

/** The built server over a database of its own, and a site that its browser may go to. */
export interface BenchHouse {
  readonly server: ServerProcess;
  readonly site: Site;
  /** A new account with a key, connected. */
  connect(): Promise<BrowserAgent>;
  close(): Promise<void>;
}

/** Starts both; quotas are out of the way. */
export async function openBenchHouse(): Promise<BenchHouse> {
  const folder = mkdtempSync(join(tmpdir(), "gatehouse-bench-"));
  const environment = {
    DATABASE_URL: `sqlite:${join(folder, "browser.db")}`,
    LOG_LEVEL: "warn",
    OUTBOUND_ALLOW_CIDRS: "127.0.0.0/8",
    FREE_CALLS_PER_DAY: MANY,
    ...(process.env.BROWSER_EXECUTABLE
      ? { BROWSER_EXECUTABLE: process.env.BROWSER_EXECUTABLE }
      : {}),
  };
  const site = await startSite();
  const server = await startServer(environment);
  const agents: BrowserAgent[] = [];
  return {
    server,
    site,
    async connect() {
      const email = `account-${agents.length}@example.org`;
      const args = ["keys", "create", "--realm", "gateway", "--email", email, "--grant", "all"];
      const made = await runCli(args, environment);
      if (made.status !== 0) throw new Error(made.stderr);
      const agent = await connectBrowserAgent({ url: server.url, key: made.stdout.trim() });
      agents.push(agent);
      return agent;
    },
    async close() {
      for (const agent of agents) await agent.close();
      await server.stop("SIGTERM");
      await site.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

import { join } from "node:path";
import { expect, it } from "vitest";
import { agentClient, signUp } from "../helpers/agent-client.js";
import { type ServerProcess, startServer } from "../helpers/servers/server-process.js";
import { tempFolder } from "../helpers/temp-folder.js";
import { eventually } from "../helpers/waiting.js";

/** More of them: JOB_KILLS=10 npx vitest run test/durability/kill.test.ts */
const KILLS = Number(process.env.JOB_KILLS ?? 5);
const CALLERS = 8;
const LOAD_MS_MIN = 200;
const LOAD_MS_SPREAD = 600;

interface Acknowledged {
  readonly key: string;
  readonly jobs: Map<string, { brief: string; paid: boolean }>;
}

const folder = tempFolder();
const start = () =>
  startServer({ DATABASE_URL: `sqlite:${join(folder, "kill.db")}`, LOG_LEVEL: "error" });

it(`loses nothing it acknowledged when it is killed under load ${KILLS} times`, async () => {
  const acknowledged: Acknowledged[] = [];
  for (let round = 0; round < KILLS; round++) {
    const server = await start();
    const before = acknowledged.length;
    const load = Array.from({ length: CALLERS }, () => callUntilKilled(server, acknowledged));
    // The first answers of a process take longer than the load of a short round.
    await eventually(() => expect(acknowledged.length).toBeGreaterThan(before));
    const loadMs = LOAD_MS_MIN + (LOAD_MS_SPREAD * round) / KILLS;
    await new Promise((resolve) => setTimeout(resolve, loadMs));
    await server.stop("SIGKILL");
    await Promise.all(load);
  }

  const server = await start();
  try {
    for (const { key, jobs } of acknowledged) {
      const agent = agentClient(server.url, key);
      for (const [id, { brief, paid }] of jobs) {
        const job = await agent.job(id);
        expect(job).toMatchObject({ id, brief });
        if (paid) expect(job).toMatchObject({ paid: true, script: expect.any(String) });
        else expect(["script_ready", "paid"]).toContain(job.status);
      }
    }
  } finally {
    await server.stop("SIGTERM");
  }
});

/** Signs up, orders and buys until the server is gone; notes only what was answered with 200. */
async function callUntilKilled(server: ServerProcess, acknowledged: Acknowledged[]): Promise<void> {
  try {
    for (let made = 0; ; made++) {
      const agent = await signUp(server.url);
      const jobs: Acknowledged["jobs"] = new Map();
      acknowledged.push({ key: agent.key, jobs });
      for (let place = 0; place < 3; place++) {
        const brief = `Reminder ${made}.${place} for the night crew of hall ${server.process.pid}`;
        const job = await agent.createJob(brief);
        jobs.set(job.id, { brief, paid: false });
        await agent.purchase(job.id);
        jobs.set(job.id, { brief, paid: true });
      }
    }
  } catch (error) {
    const { cause } = error as { cause?: { code?: string } };
    const isCut = error instanceof TypeError || cause?.code !== undefined;
    if (!isCut) throw error;
  }
}

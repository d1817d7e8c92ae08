import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import { openStore } from "../../src/platform/store/open-store.js";
import { sql } from "../../src/platform/store/sql.js";
import { type ServerProcess, startServer } from "../helpers/servers/server-process.js";
import { tempFolder } from "../helpers/temp-folder.js";
import { modern, TAKES_TASKS } from "../mcp/message.js";

/** The long form, some ten minutes: TASK_KILLS=200 npx vitest run test/durability/mcp-tasks.test.ts */
const KILLS = Number(process.env.TASK_KILLS ?? 5);
const TASKS_AT_ONCE = 6;
/** After so long a new server takes up what a dead one left; every tenth is killed over that. */
const TAKES_UP_MS = 6_000;

const folder = tempFolder();

interface Task {
  readonly taskId: string;
  readonly key: string;
}

async function send(
  { url }: ServerProcess,
  key: string,
  method: string,
  params: Record<string, unknown>,
) {
  const { headers, payload } = modern(method, params, TAKES_TASKS);
  const reply = await fetch(`${url}/mcp?tools=all`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-api-key": key, ...headers },
    body: JSON.stringify(payload),
  });
  return ((await reply.json()) as { result: Record<string, unknown> }).result;
}

async function signUp({ url }: ServerProcess): Promise<string> {
  const reply = await fetch(`${url}/api/agents/signup`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ agentName: "killed" }),
  });
  return ((await reply.json()) as { apiKey: string }).apiKey;
}

/** Submits jobs and adds each task that was answered. */
async function submit(server: ServerProcess, tasks: Task[], round: number): Promise<void> {
  const key = await signUp(server);
  const one = async (index: number) => {
    const brief = `Water plant ${index} of round ${round} on Sunday. The kit costs 12 euros.`;
    const wanted = { name: "jobs_create_job", arguments: { brief } };
    const { resultType, taskId } = await send(server, key, "tools/call", wanted);
    if (resultType === "task") tasks.push({ taskId: String(taskId), key });
  };
  await Promise.all(Array.from({ length: TASKS_AT_ONCE }, (_, index) => one(index)));
}

const ask = (server: ServerProcess, { taskId, key }: Task) =>
  send(server, key, "tasks/get", { taskId });

/** What a task ended with. */
async function endOf(server: ServerProcess, task: Task) {
  for (;;) {
    const state = await ask(server, task);
    if (state.status !== "working") return state;
    await sleep(200);
  }
}

it(
  `loses no task over ${KILLS} kills and does none twice`,
  async () => {
    const databaseUrl = `sqlite:${join(folder, "tasks.db")}`;
    const environment = {
      DATABASE_URL: databaseUrl,
      LOG_LEVEL: "error",
      SIGN_UPS_PER_ADDRESS: String(KILLS + 10),
    };
    const tasks: Task[] = [];
    for (let round = 0; round < KILLS; round++) {
      const server = await startServer(environment);
      const before = tasks.slice(-2 * TASKS_AT_ONCE);
      // The first message waits for what serves the others.
      await ask(server, { taskId: "none", key: "none" });
      // A call that the kill cuts off rejects, and must find somebody who waits for it.
      const submitted = submit(server, tasks, round).catch(() => {});
      if (round % 10 === 4) await sleep(TAKES_UP_MS);
      const asked = Promise.allSettled(before.map((task) => ask(server, task)));
      await sleep(Math.random() * 250);
      await server.stop("SIGKILL");
      await Promise.all([submitted, asked]);
    }
    expect(tasks.length).toBeGreaterThan(KILLS);
    const server = await startServer(environment);
    try {
      const jobs = new Set<string>();
      for (const task of tasks) {
        const { status, result } = await endOf(server, task);
        expect(status).toBe("completed");
        const { job } = (result as { structuredContent: { job: { id: string; status: string } } })
          .structuredContent;
        expect(job.status).toBe("script_ready");
        jobs.add(job.id);
      }
      expect(jobs.size).toBe(tasks.length);
      await server.stop("SIGTERM");
      const store = await openStore(databaseUrl, { poolSize: 1 });
      const twice = await store.all(sql`SELECT brief FROM jobs GROUP BY brief HAVING count(*) > 1`);
      await store.close();
      expect(twice).toEqual([]);
    } finally {
      await server.stop("SIGTERM");
    }
  },
  60_000 + KILLS * 20_000,
);

// How long the job of one account takes while one key of another floods the service with the briefs
// that cost the writer most, on 40 connections; and, for comparison, while nobody else calls.
// Build first, then: npx tsx bench/jobs.ts; BASELINE=<folder of another built checkout> measures that too.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { type AgentClient, signUp } from "../test/helpers/agent-client.js";
import { startServer } from "../test/helpers/servers/server-process.js";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const CONNECTIONS = 40;
const FLOOD_MS = 20_000;
const REFUSED_PAUSE_MS = 50;
const QUIET_JOBS = 30;
const BRIEFS = {
  "three letters": "A. B. C.",
  "666 letters": "A. ".repeat(666),
  "2000 commas": ",".repeat(2000),
  "400 words of one sentence": Array.from({ length: 400 }, (_, at) => `W${at.toString(36)}.`)
    .join(" ")
    .slice(0, 2000),
};

const folder = mkdtempSync(join(tmpdir(), "gatehouse-bench-"));

function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

function print(name: string, times: readonly number[], note = ""): void {
  const [p50, p99, max] = [0.5, 0.99, 1].map((share) => quantile(times, share).toFixed(0));
  console.log(
    `${name.padEnd(40)} p50 ${p50} ms, p99 ${p99} ms, max ${max} ms, ${times.length} jobs${note}`,
  );
}

/** Submits ordinary briefs, one after the other, until told to stop; throws where one fails. */
async function timeJobs(agent: AgentClient, isOver: (made: number) => boolean): Promise<number[]> {
  const times: number[] = [];
  while (!isOver(times.length)) {
    const brief = `Remind team ${times.length} to water the ${times.length + 3} office plants`;
    const startedAt = performance.now();
    const job = await agent.createJob(brief, 30);
    times.push(performance.now() - startedAt);
    if (job.status !== "script_ready") throw new Error(`the job became ${job.status}`);
  }
  return times;
}

/** Sends one brief on many connections of one key; a refused connection waits a moment. */
async function flood(
  url: string,
  { key, brief, until }: { key: string; brief: string; until: number },
): Promise<Map<string, number>> {
  const outcomes = new Map<string, number>();
  const connection = async () => {
    while (performance.now() < until) {
      const reply = await fetch(`${url}/api/agents/jobs`, {
        method: "POST",
        headers: { "x-api-key": key },
        body: JSON.stringify({ brief }),
      });
      const answered = (await reply.json()) as { job?: { status: string } };
      const outcome = answered.job?.status ?? String(reply.status);
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
      if (reply.status !== 200) await sleep(REFUSED_PAUSE_MS);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, connection));
  return outcomes;
}

async function measure(build: string, main: string): Promise<void> {
  for (const [name, brief] of Object.entries(BRIEFS)) {
    const server = await startServer(
      { DATABASE_URL: `sqlite:${join(folder, `${build}-${name}.db`)}`, LOG_LEVEL: "warn" },
      main,
    );
    const [attacker, tenant] = [await signUp(server.url), await signUp(server.url)];
    print(`${build}, nobody else`, await timeJobs(tenant, (made) => made === QUIET_JOBS));
    const until = performance.now() + FLOOD_MS;
    const flooding = flood(server.url, { key: attacker.key, brief, until });
    const times = await timeJobs(tenant, () => performance.now() >= until);
    const outcomes = [...(await flooding)].map(([outcome, count]) => `${count} ${outcome}`);
    print(`${build}, flood of ${name}`, times, ` (flood: ${outcomes.join(", ")})`);
    await server.stop("SIGTERM");
  }
}

try {
  const baseline = process.env.BASELINE;
  if (baseline) await measure("BASELINE", join(baseline, "dist/main.js"));
  await measure("this build", join(ROOT, "dist/main.js"));
} finally {
  rmSync(folder, { recursive: true, force: true });
}

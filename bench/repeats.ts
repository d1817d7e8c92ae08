// What an Idempotency-Key costs: CPU time of the server for a seal and a job with and without one,
// paired in rounds that take the contenders in random order. BASELINE=<folder of another built checkout>
// compares that too. Build first, then: npx tsx bench/repeats.ts
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type ServerProcess, startServer } from "../test/helpers/servers/server-process.js";
import { type Costs, cpuUs, median, ratio } from "./paired-load.js";

const ROUNDS = 9;
const CALLERS = 16;
const WARM_SHARE = 0.5;
const KINDS = { seal: 1_000, job: 200 } as const;
type Kind = keyof typeof KINDS;

const folder = mkdtempSync(join(tmpdir(), "gatehouse-bench-"));

interface Contender {
  readonly name: string;
  readonly server: ServerProcess;
  call(at: number): Promise<void>;
}

async function post(url: string, headers: Record<string, string>, body: object) {
  const reply = await fetch(url, { method: "POST", headers, body: JSON.stringify(body) });
  const text = await reply.text();
  if (!reply.ok) throw new Error(`${url} answered ${reply.status}: ${text}`);
  return JSON.parse(text) as Record<string, string>;
}

/** A build, called without the header and with a new one for each call. */
async function contenders(name: string, main?: string): Promise<Record<Kind, Contender[]>> {
  const environment = {
    DATABASE_URL: `sqlite:${join(folder, `${name}.db`)}`,
    EVIDENCE_FREE_CALLS: "1000000",
    LOG_LEVEL: "warn",
  };
  const server = await startServer(environment, main);
  const seals = `${server.url}/api/v1/evidence/seal`;
  const jobs = `${server.url}/api/agents/jobs`;
  const email = { email: "bench@example.org" };
  const sealer = (await post(`${server.url}/api/v1/key`, {}, email)).api_key ?? "";
  const agent = (await post(`${server.url}/api/agents/signup`, {}, {})).apiKey ?? "";
  const of = (url: string, key: string, bodyAt: (at: number) => object): Contender[] =>
    [false, true].map((isKeyed) => ({
      name: `${name}${isKeyed ? " with the header" : ""}`,
      server,
      async call(at) {
        const header: Record<string, string> = isKeyed ? { "idempotency-key": randomUUID() } : {};
        await post(url, { "x-api-key": key, ...header }, bodyAt(at));
      },
    }));
  return {
    seal: of(seals, sealer, (at) => ({ agent_id: `agent ${at % 50}`, decision: "refund 12.50" })),
    job: of(jobs, agent, (at) => ({ brief: `Water the plants of hall ${at} on Sunday` })),
  };
}

/** CPU microseconds of the server for each of so many calls. */
async function load({ server, call }: Contender, calls: number): Promise<number> {
  const before = cpuUs(server.process.pid);
  let at = 0;
  const caller = async () => {
    while (at < calls) await call(at++);
  };
  await Promise.all(Array.from({ length: CALLERS }, caller));
  return (cpuUs(server.process.pid) - before) / calls;
}

async function compare(kind: Kind, all: readonly Contender[]): Promise<void> {
  const calls = KINDS[kind];
  const costs = new Map<string, number[]>(all.map(({ name }) => [name, []]));
  for (const contender of all) await load(contender, calls * WARM_SHARE);
  for (let round = 0; round < ROUNDS; round += 1) {
    const order = [...all].sort(() => Math.random() - 0.5);
    for (const contender of order) costs.get(contender.name)?.push(await load(contender, calls));
  }
  print(kind, costs, all[0]?.name ?? "");
}

function print(kind: Kind, costs: Costs, reference: string): void {
  for (const [name, figures] of costs) {
    const relative = ratio(costs, name, reference).toFixed(2);
    console.log(
      `${kind.padEnd(6)}${name.padEnd(32)}${median(figures).toFixed(0).padStart(7)} µs CPU  ×${relative}`,
    );
  }
}

const baseline = process.env.BASELINE;
const builds = [
  ...(baseline ? [await contenders("BASELINE", join(baseline, "dist/main.js"))] : []),
  await contenders("this build"),
];
try {
  for (const kind of ["seal", "job"] as const) {
    await compare(
      kind,
      builds.flatMap((build) => build[kind]),
    );
  }
} finally {
  const servers = new Set(builds.flatMap(({ seal }) => seal.map(({ server }) => server)));
  await Promise.all([...servers].map((server) => server.stop("SIGTERM")));
  rmSync(folder, { recursive: true });
}

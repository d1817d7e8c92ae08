// Seals by one server and by two on one PostgreSQL database, in rounds that take both in turn. LATENCY_MS puts the
// database so far away, as another machine does: one process then waits while another works. Build first, then:
// DATABASE_URL=<an empty database on loopback> [LATENCY_MS=1] npx tsx bench/replicas.ts
import { Pool } from "undici";
import { startServer } from "../test/helpers/servers/server-process.js";
import { startTcpProxy } from "../test/helpers/servers/tcp-proxy.js";
import { median } from "./paired-load.js";

const CALLERS = 32;
const SECONDS = 4;
const WARM_SECONDS = 6;
const ROUNDS = 5;
const LATENCY_MS = Number(process.env.LATENCY_MS ?? 0);
const { DATABASE_URL } = process.env;
if (DATABASE_URL === undefined) throw new Error("set DATABASE_URL to an empty database");

const url = new URL(DATABASE_URL);
const proxy = await startTcpProxy(Number(url.port || 5432), { delayMs: LATENCY_MS / 2 });
url.port = String(proxy.port);
const environment = {
  DATABASE_URL: LATENCY_MS > 0 ? url.href : DATABASE_URL,
  EVIDENCE_SIGNING_KEY: Buffer.alloc(32, 7).toString("base64"),
  EVIDENCE_FREE_CALLS: String(2 ** 31 - 1),
  LOG_LEVEL: "warn",
};
const first = await startServer(environment);
const second = await startServer(environment);
const pools = [first, second].map(({ url }) => new Pool(url, { connections: CALLERS }));

async function post(
  pool: Pool | undefined,
  path: string,
  body: unknown,
  key = "",
): Promise<string> {
  if (!pool) throw new Error("there is no such server");
  const reply = await pool.request({
    method: "POST",
    path,
    headers: { "content-type": "application/json", "x-api-key": key },
    body: JSON.stringify(body),
  });
  const text = await reply.body.text();
  if (reply.statusCode >= 300) throw new Error(`${path} answered ${reply.statusCode}: ${text}`);
  return text;
}

const made = await post(pools[0], "/api/v1/key", { email: "bench@example.org" });
const { api_key: key } = JSON.parse(made) as { api_key: string };

/** Seals in a second, by 32 callers of each of the first servers. */
async function rate(servers: number, seconds = SECONDS): Promise<number> {
  const endsAt = performance.now() + seconds * 1_000;
  let sealed = 0;
  const caller = async (pool: Pool | undefined, agent: number) => {
    while (performance.now() < endsAt) {
      const body = { agent_id: `agent ${agent}`, decision: "refund 12.50" };
      await post(pool, "/api/v1/evidence/seal", body, key);
      sealed += 1;
    }
  };
  await Promise.all(
    pools
      .slice(0, servers)
      .flatMap((pool, at) =>
        Array.from({ length: CALLERS }, (_, of) => caller(pool, at * 100 + of)),
      ),
  );
  return sealed / seconds;
}

try {
  await rate(2, WARM_SECONDS);
  const rates: [number, number][] = [];
  for (let round = 0; round < ROUNDS; round += 1) rates.push([await rate(1), await rate(2)]);
  const [one, two] = [median(rates.map(([of]) => of)), median(rates.map(([, of]) => of))];
  const ratio = median(rates.map(([alone, both]) => both / alone));
  console.log(
    `database ${LATENCY_MS} ms away: one server ${one.toFixed(0)} seals/s, two ${two.toFixed(0)}, ×${ratio.toFixed(2)}`,
  );
} finally {
  for (const pool of pools) await pool.close();
  await first.stop("SIGTERM");
  await second.stop("SIGTERM");
  await proxy.close();
}

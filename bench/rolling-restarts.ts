// Failed requests while two servers on PostgreSQL behind nginx are restarted in turn, under load, with
// the committed deploy/nginx.conf. Build first, then: npx tsx bench/rolling-restarts.ts
import { startLoad } from "../test/helpers/keep-alive-load.js";
import { startFleet } from "../test/helpers/servers/fleet.js";
import { findNginx, NGINX_MISSING } from "../test/helpers/servers/nginx.js";
import { launchPostgres, POSTGRES_MISSING } from "../test/helpers/servers/postgres.js";

const ROUNDS = 3;
const CLIENTS = 32;
const SIGNING_KEY = Buffer.alloc(32, 7).toString("base64");

if (findNginx() === undefined) throw new Error(NGINX_MISSING);
const postgres = await launchPostgres();
if (!postgres) throw new Error(POSTGRES_MISSING);
const fleet = await startFleet({
  DATABASE_URL: await postgres.createDatabase(),
  EVIDENCE_SIGNING_KEY: SIGNING_KEY,
  FREE_CALLS_PER_DAY: "1000000000",
  TRUST_PROXY: "loopback",
  LOG_LEVEL: "warn",
});
const load = startLoad(fleet.nginx.url, { clients: CLIENTS, requests: await fleet.requests() });
const startedAt = performance.now();
for (let round = 1; round <= ROUNDS; round += 1) {
  const times = (await fleet.restartAll()).map((ms) => `${(ms / 1_000).toFixed(1)} s`);
  console.log(`round ${round}: restarted in ${times.join(" and ")}`);
}
const { answers, failures, refused } = await load.stop();
const seconds = (performance.now() - startedAt) / 1_000;
const calls = fleet.nginx.calls();
const retried = calls.filter(({ servers }) => servers.includes(","));
await fleet.stop();
await postgres.stop();

console.log(`${CLIENTS} clients, ${seconds.toFixed(0)} s, answers: ${JSON.stringify(answers)}`);
console.log(`asked a second server: ${retried.length} of ${calls.length} requests`);
console.log(`failed: ${failures.length + refused}`);
for (const failure of new Set(failures)) console.log(`  ${failure}`);
process.exitCode = failures.length + refused === 0 ? 0 : 1;

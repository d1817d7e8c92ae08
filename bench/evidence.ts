// Figures of the evidence family beside the limits that this machine sets, measured in the same run.
// It needs wrk and taskset: the load stays on the second core. Build first, then: npx tsx bench/evidence.ts
// LEAVES=1000000 is the size of the large log, ROUNDS=5 the number of rounds over HTTP.
import { execFileSync, spawn } from "node:child_process";
import { createPrivateKey, generateKeyPairSync, sign, verify } from "node:crypto";
import {
  closeSync,
  fdatasyncSync,
  mkdtempSync,
  openSync,
  rmSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import Database from "better-sqlite3";
import { pino } from "pino";
import { leafHash, nodeHash } from "../src/engines/evidence/merkle/hashing.js";
import { type EvidencePacket, PAYLOAD_TYPE } from "../src/engines/evidence/packet/packet.js";
import { preAuthEncoding } from "../src/engines/evidence/packet/pre-auth-encoding.js";
import { verifyPacket } from "../src/engines/evidence/packet/verify-packet.js";
import { canonicalize } from "../src/engines/json/canonical-json/canonical-json.js";
import { migrate } from "../src/platform/store/migrate.js";
import { MIGRATIONS } from "../src/platform/store/migrated-store.js";
import { openStore } from "../src/platform/store/open-store.js";
import type { Store } from "../src/platform/store/sql.js";
import { createThreads } from "../src/platform/threads/threads.js";
import { createEvidenceLog } from "../src/services/evidence-log/create-evidence-log.js";
import type { ServedLog } from "../src/services/evidence-log/served-log.js";
import { freePort } from "../test/helpers/servers/server-process.js";
import { compareMemorySpeed } from "./memory-speed.js";
import { compareMissRatios } from "./memory-traces.js";
import { median } from "./paired-load.js";

const IN_FLIGHT = 64;
const ROUNDS = Number(process.env.ROUNDS ?? 5);
const SECONDS = 5;
const WARM_SECONDS = 8;
const LEAVES = Number(process.env.LEAVES ?? 1_000_000);
const LEAVES_FEW = 1_000;
const APPENDS = 10_000;
const BATCH = 64;
const REPEATS = 20_000;
const SERVER = fileURLToPath(new URL("./servers/evidence-server.mjs", import.meta.url));
const BUILT = new URL("../dist/", import.meta.url);
const folder = mkdtempSync(join(tmpdir(), "gatehouse-bench-"));

function print(name: string, figure: number, unit: string): void {
  console.log(`${name.padEnd(66)}${figure.toFixed(2).padStart(11)} ${unit}`);
}

/** A decision of about 1 KB, of 100 agents with 10 workflows each. */
function decisionOf(number: number) {
  return {
    agent_id: `agent-${number % 100}`,
    workflow_id: `workflow-${number % 1000}`,
    step_index: number % 50,
    decision: `Refund order ${number} in full. ${"The parcel was lost in transit and policy R-12 applies. ".repeat(8)}`,
    capability_scope: ["payments.refund", "orders.read"],
    metadata: {
      model: "some-model",
      latency_ms: 1234.5,
      tokens: { prompt: 2213, completion: 188 },
      tools: [{ name: "orders.get", ok: true }],
    },
  };
}

/** Microseconds of one call, the median of seven rounds. */
function cost(work: (at: number) => unknown, count = REPEATS): number {
  for (let at = 0; at < count / 2; at++) work(at);
  return median(
    Array.from({ length: 7 }, () => {
      const startedAt = performance.now();
      for (let at = 0; at < count; at++) work(at);
      return ((performance.now() - startedAt) * 1000) / count;
    }),
  );
}

/** What one seal needs at least, in microseconds. */
function floorParts() {
  const { privateKey } = generateKeyPairSync("ed25519");
  const text = JSON.stringify(decisionOf(1));
  const decision = JSON.parse(text) as Record<string, unknown>;
  const canonical = Buffer.from(canonicalize(decision));
  const hash = leafHash(canonical);
  const encoding = preAuthEncoding(PAYLOAD_TYPE, canonical);
  return {
    parse: cost(() => JSON.parse(text)),
    canonicalise: cost(() => canonicalize(decision)),
    hash: cost(() => {
      leafHash(canonical);
      nodeHash(hash, hash);
    }),
    sign: cost(() => sign(null, encoding, privateKey), 4_000),
    insert: insertCost(canonical.toString()),
  };
}

/** Microseconds of a row in a bare table with the indexes that packets have, 64 in a transaction. */
function insertCost(payload: string): number {
  const file = join(folder, "floor.db");
  rmSync(file, { force: true });
  const database = new Database(file);
  database.pragma("journal_mode = WAL");
  database.pragma("synchronous = NORMAL");
  database.exec(`
    CREATE TABLE leaves (place BIGINT PRIMARY KEY, hash BYTEA, id TEXT UNIQUE, owner TEXT,
      agent TEXT, workflow TEXT, signature BYTEA, payload TEXT);
    CREATE INDEX by_owner ON leaves (owner, agent, workflow, place);`);
  const insert = database.prepare("INSERT INTO leaves VALUES (?, ?, ?, ?, ?, ?, ?, ?)");
  const hash = Buffer.alloc(32);
  const signature = Buffer.alloc(64);
  let place = 0;
  const batch = database.transaction(() => {
    for (let at = 0; at < BATCH; at++, place++) {
      const id = Math.random().toString(16).slice(2).padEnd(24, "0");
      insert.run(place, hash, id, "key", `agent-${place % 100}`, `w-${place}`, signature, payload);
    }
  });
  const us = cost(() => batch(), 200) / BATCH;
  database.close();
  return us;
}

/** How often a second an append of 1 KB can be put on this disk. */
function syncRate(): number {
  const descriptor = openSync(join(folder, "sync"), "w");
  const bytes = Buffer.alloc(1024, 1);
  const us = cost(() => {
    writeSync(descriptor, bytes);
    fdatasyncSync(descriptor);
  }, 500);
  closeSync(descriptor);
  return 1e6 / us;
}

interface Load {
  readonly perSecond: number;
  readonly p99Ms: number;
}

function load(
  url: string,
  {
    connections = IN_FLIGHT,
    script,
    seconds = SECONDS,
  }: {
    connections?: number;
    script: string;
    seconds?: number;
  },
): Load {
  const args = [
    "-c",
    "1",
    "wrk",
    "-t1",
    `-c${connections}`,
    `-d${seconds}s`,
    "--latency",
    "-s",
    script,
    url,
  ];
  const output = execFileSync("taskset", args, { encoding: "utf8" });
  if (/Non-2xx|Socket errors/.test(output)) throw new Error(`${url}:\n${output}`);
  const [, amount = "", unit = ""] = /99%\s+([\d.]+)(us|ms|s)/.exec(output) ?? [];
  const scale = { us: 0.001, ms: 1, s: 1000 }[unit] ?? Number.NaN;
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]),
    p99Ms: Number(amount) * scale,
  };
}

/** Each load beside its limit, measured right before it: a shared machine is not as fast all the time. */
async function sealsOverHttp(): Promise<void> {
  const port = await freePort();
  const server = spawn(process.execPath, [SERVER], {
    env: { ...process.env, PORT: String(port), DATABASE: join(folder, "server.db") },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let errors = "";
  server.stderr.on("data", (chunk: Buffer) => {
    errors += chunk.toString();
  });
  let key = "";
  while (key === "") {
    await new Promise((resolve) => setTimeout(resolve, 100));
    key = /cb_\w+/.exec(errors)?.[0] ?? "";
  }
  const url = `http://127.0.0.1:${port}`;
  const seal = writeScript(
    "seal.lua",
    key,
    JSON.stringify({ ...decisionOf(1), workflow_id: "WORKFLOW" }),
  );
  const empty = writeScript("empty.lua", key, "{}");
  const sealUrl = `${url}/api/v1/evidence/seal`;
  const emptyUrl = `${url}/bench/empty`;
  load(emptyUrl, { script: empty, seconds: WARM_SECONDS });
  load(sealUrl, { script: seal, seconds: WARM_SECONDS });
  const rounds = Array.from({ length: ROUNDS }, () => ({
    floor: floorParts(),
    empty: load(emptyUrl, { script: empty }),
    seal: load(sealUrl, { script: seal }),
    syncs: syncRate(),
    emptyAlone: load(emptyUrl, { script: empty, connections: 1 }),
    sealAlone: load(sealUrl, { script: seal, connections: 1 }),
  }));
  server.kill("SIGTERM");
  type Round = (typeof rounds)[number];
  const tell = (name: string, unit: string, figure: (round: Round) => number) =>
    print(name, median(rounds.map(figure)), unit);
  const floorOf = ({ floor }: Round) => Object.values(floor).reduce((sum, us) => sum + us, 0);
  tell("floor of a seal", "us", floorOf);
  for (const part of ["parse", "canonicalise", "hash", "sign", "insert"] as const) {
    tell(`  ${part}`, "us", ({ floor }) => floor[part]);
  }
  tell("empty POST, 64 in flight", "/s", ({ empty }) => empty.perSecond);
  tell("  p99", "ms", ({ empty }) => empty.p99Ms);
  tell("seals, 64 in flight", "/s", ({ seal }) => seal.perSecond);
  tell("  of the empty POST (goal 30)", "%", (round) => share(round.seal, round.empty.perSecond));
  tell("  of the floor (goal 60)", "%", (round) => share(round.seal, 1e6 / floorOf(round)));
  tell("  p99 (goal 25)", "ms", ({ seal }) => seal.p99Ms);
  tell("appends of 1 KB with fdatasync", "/s", ({ syncs }) => syncs);
  tell("empty POST, one at a time", "/s", ({ emptyAlone }) => emptyAlone.perSecond);
  tell("seals, one at a time", "/s", ({ sealAlone }) => sealAlone.perSecond);
  tell("  of the fdatasync rate (goal 30)", "%", ({ sealAlone, syncs }) => share(sealAlone, syncs));
}

/** A rate in per cent of its limit. */
function share({ perSecond }: Load, limit: number): number {
  return (100 * perSecond) / limit;
}

/** A script of wrk: POSTs of a body, in which WORKFLOW becomes one of 1,000 names. */
function writeScript(name: string, key: string, body: string): string {
  const file = join(folder, name);
  writeFileSync(
    file,
    `wrk.method = "POST"
wrk.headers["content-type"] = "application/json"
wrk.headers["x-api-key"] = "${key}"
local number = 0
local body = [==[${body}]==]
request = function()
  number = number + 1
  return wrk.format(nil, nil, nil, (body:gsub("WORKFLOW", "workflow-" .. number % 1000)))
end
`,
  );
  return file;
}

interface OpenLog {
  readonly store: Store;
  readonly log: ServedLog;
}

const secret = { current: Buffer.alloc(32, 7) };

async function openLog(name: string): Promise<OpenLog> {
  const store = await openStore(`sqlite:${join(folder, name)}`, { poolSize: 1 });
  await migrate(store, MIGRATIONS);
  const log = await createEvidenceLog(store, {
    clock: Date.now,
    log: pino({ level: "silent" }),
    origin: "bench.test/log",
    secret,
  });
  return { store, log };
}

/** Appends decisions, 256 in flight; answers the microseconds of one. */
async function append(log: ServedLog, count: number, from: number): Promise<number> {
  let next = from;
  const line = async () => {
    while (next < from + count) {
      const { agent_id, workflow_id, ...rest } = decisionOf(next++);
      await log.sealText({
        type: "agent-decision",
        owner: "bench",
        chain: [agent_id, workflow_id],
        content: { agent_id, workflow_id, ...rest },
      });
    }
  };
  const startedAt = process.cpuUsage();
  await Promise.all(Array.from({ length: 256 }, line));
  const { user, system } = process.cpuUsage(startedAt);
  return (user + system) / count;
}

async function verifications(): Promise<void> {
  const { store, log } = await openLog("verify.db");
  const packets: EvidencePacket[] = [];
  const line = async (worker: number) => {
    for (let at = 0; at < 32; at++) {
      const { agent_id, ...rest } = decisionOf(worker * 32 + at);
      packets.push(
        await log.seal({
          type: "agent-decision",
          owner: "bench",
          chain: [agent_id],
          content: { agent_id, ...rest },
        }),
      );
    }
  };
  await Promise.all(Array.from({ length: IN_FLIGHT }, (_, worker) => line(worker)));
  const keys = await log.keys();
  const { publicKey, privateKey } = generateKeyPairSync("ed25519");
  const message = preAuthEncoding(PAYLOAD_TYPE, Buffer.alloc(1000, 65));
  const signature = sign(
    null,
    message,
    createPrivateKey(privateKey.export({ type: "pkcs8", format: "pem" })),
  );
  const ratios = Array.from({ length: 7 }, () => {
    const raw = cost(() => verify(null, message, publicKey, signature), 1_000);
    const whole = cost((at) => {
      const packet = packets[at % packets.length];
      if (!verifyPacket(packet, { keys }).valid) throw new Error("a sealed packet is not valid");
    }, packets.length);
    return { raw, whole, share: (100 * raw) / whole };
  });
  print("raw Ed25519 verification", median(ratios.map(({ raw }) => raw)), "us");
  print("verification of a packet, all checks", median(ratios.map(({ whole }) => whole)), "us");
  print("  of the raw rate (goal 60)", median(ratios.map(({ share }) => share)), "%");
  await log.close();
  await store.close();
}

async function largeLog(): Promise<void> {
  const { store, log } = await openLog("large.db");
  await append(log, LEAVES_FEW, 0);
  const few = await append(log, APPENDS, LEAVES_FEW);
  await append(log, LEAVES - 2 * APPENDS - LEAVES_FEW, LEAVES_FEW + APPENDS);
  const many = await append(log, APPENDS, LEAVES - APPENDS);
  print(`append at ${LEAVES_FEW} leaves, CPU`, few, "us");
  print(`append at ${LEAVES} leaves, CPU`, many, "us");
  print("  ratio (goal 1.3)", many / few, "x");
  await log.close();
  await store.close();
  await startAndAudit();
}

async function startAndAudit(): Promise<void> {
  const store = await openStore(`sqlite:${join(folder, "large.db")}`, { poolSize: 1 });
  const threads = createThreads({ threads: 1, memoryMb: 512, root: BUILT });
  const startedAt = performance.now();
  const lines: string[] = [];
  const log = await createEvidenceLog(store, {
    clock: Date.now,
    log: pino({ level: "info" }, { write: (line) => lines.push(line) }),
    origin: "bench.test/log",
    secret,
    threads,
  });
  const startMs = performance.now() - startedAt;
  print(`start with ${LEAVES} leaves, tail check (goal 1000)`, startMs, "ms");
  while (!lines.some((line) => line.includes("was audited"))) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const seconds = (performance.now() - startedAt - startMs) / 1000;
  print("full audit in the background (goal 150000)", LEAVES / seconds, "leaves/s");
  await log.close();
  await threads.close();
  await store.close();
}

async function memories(): Promise<void> {
  for (const line of await compareMemorySpeed()) {
    const name = `memory: ${line.name}, ${line.inFlight} in flight`;
    print(`${name} (goal 50)`, 100 * line.ratio, "% of bare statements");
  }
  for (const { trace, share, sieve, lru } of compareMissRatios(1_234_567)) {
    const name = `misses, ${trace}, ${100 * share} % of the keys`;
    print(`${name}: SIEVE`, 100 * sieve, "%");
    print(`${name}: LRU`, 100 * lru, "%");
  }
}

await sealsOverHttp();
await verifications();
await memories();
await largeLog();
rmSync(folder, { recursive: true });

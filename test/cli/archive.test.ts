import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { EvidencePacket } from "../../src/engines/evidence/packet/packet.js";
import { agentClient, signUp } from "../helpers/agent-client.js";
import { issueEvidenceKey, sealOne } from "../helpers/sealing.js";
import { killCliAt } from "../helpers/servers/killed-cli.js";
import { startPglite } from "../helpers/servers/pglite.js";
import { startPostgres } from "../helpers/servers/postgres.js";
import { openCli } from "../helpers/servers/run-cli.js";
import { startServer } from "../helpers/servers/server-process.js";
import { tempFolder } from "../helpers/temp-folder.js";

const folder = tempFolder();
const PACKETS = 12;
/** What belongs to the servers of a database, and is not taken along. */
const OF_SERVERS = ["processes", "schedule_turns"];
const { run, close } = openCli();
afterAll(close);
const postgres = await startPostgres();
const pglite = postgres ? undefined : await startPglite();
afterAll(async () => {
  await pglite?.stop();
  await postgres?.stop();
});

const settings = { EVIDENCE_FREE_CALLS: "1000000", LOG_LEVEL: "error", DATABASE_POOL: "1" };
function sqlite(name: string) {
  const at = join(folder, name);
  mkdirSync(at);
  const file = join(at, "gatehouse.db");
  return { at, file, environment: { ...settings, DATABASE_URL: `sqlite:${file}` } };
}
async function emptyPostgres() {
  const url = (await postgres?.createDatabase()) ?? pglite?.url ?? "";
  return { ...settings, DATABASE_URL: url };
}

interface Caller {
  readonly agent: string;
  readonly job: string;
  readonly evidence: string;
  readonly product: string;
  readonly packets: readonly EvidencePacket[];
}

const SEARCH = { collection: "drinks", query_vector: [0.9, 0.3, 0], top_k: 1 };
async function vectordb(url: string, key: string, verb: string, body: object): Promise<unknown> {
  const reply = await fetch(`${url}/v1/vectordb/${verb}`, {
    method: "POST",
    headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  expect(reply.ok, await reply.clone().text()).toBe(true);
  return reply.json();
}

/** Makes something of everything that callers later ask for. */
async function use(environment: Record<string, string>): Promise<Caller> {
  const server = await startServer(environment);
  const agent = await signUp(server.url);
  const job = await agent.createJob("Remind everybody to move");
  await agent.purchase(job.id);
  const evidence = await issueEvidenceKey(server.url);
  const packets = await Promise.all(
    Array.from({ length: PACKETS }, (_, at) => sealOne(server.url, evidence, `decision ${at}`)),
  );
  const made = await run(
    ["keys", "create", "--realm", "products", "--email", "a@b.example"],
    environment,
  );
  const product = made.stdout.trim();
  const items = [
    { id: "tea", vector: [1, 0.2, 0] },
    { id: "cola", vector: [0, 1, 0.1] },
  ];
  await vectordb(server.url, product, "insert", { collection: "drinks", items });
  await server.stop("SIGTERM");
  return { agent: agent.key, job: job.id, evidence, product, packets };
}

/** Asks a server on a database for all of it, and seals one packet more. */
async function expectServed(environment: Record<string, string>, caller: Caller): Promise<void> {
  const server = await startServer(environment);
  try {
    expect(await agentClient(server.url, caller.agent).job(caller.job)).toMatchObject({
      script: expect.any(String),
    });
    const next = await sealOne(server.url, caller.evidence, "after the move");
    expect(next.log.index).toBeGreaterThanOrEqual(caller.packets.length);
    expect(await vectordb(server.url, caller.product, "search", SEARCH)).toMatchObject({
      results: [{ id: "tea" }],
    });
  } finally {
    await server.stop("SIGTERM");
  }
  expect(await run(["log", "audit"], environment)).toMatchObject({ status: 0 });
}

const origin = sqlite("origin");
let caller: Caller;
let archive: string;
let sums: Record<string, unknown>;
beforeAll(async () => {
  caller = await use(origin.environment);
  archive = join(folder, "archive.gz");
  const answer = await run(["export", archive, "--json"], origin.environment);
  expect(answer).toMatchObject({ status: 0 });
  const report = JSON.parse(answer.stdout);
  expect(report).toMatchObject({
    file: archive,
    engine: "sqlite",
    derived: [],
    signing_key: "copied",
  });
  sums = report.sums;
});

function withoutServers(all: Record<string, unknown>) {
  return Object.fromEntries(Object.entries(all).filter(([name]) => !OF_SERVERS.includes(name)));
}

it("carries everything to PostgreSQL and back, and servers go on there", async () => {
  const moved = await emptyPostgres();
  // The secret of a PostgreSQL database lies in the folder of the server, here given instead.
  const secret = readFileSync(`${archive}.evidence-key`, "utf8").trim();
  const environment = { ...moved, EVIDENCE_SIGNING_KEY: secret };
  const imported = await run(["import", archive, "--json"], environment);
  expect(imported).toMatchObject({ status: 0 });
  expect(JSON.parse(imported.stdout)).toMatchObject({
    sums,
    log_entries: PACKETS,
    signing_key: "kept",
  });
  const back = join(folder, "back.gz");
  const exported = await run(["backup", back, "--json"], environment);
  expect(exported).toMatchObject({ status: 0 });
  const report = JSON.parse(exported.stdout);
  expect(report).toMatchObject({ engine: "postgres", signing_key: "configured" });
  expect(withoutServers(report.sums)).toEqual(withoutServers(sums));
  const home = sqlite("home");
  expect(
    await run(["import", back], { ...home.environment, EVIDENCE_SIGNING_KEY: secret }),
  ).toMatchObject({ status: 0 });
  if (postgres) await expectServed(environment, caller);
  await expectServed({ ...home.environment, EVIDENCE_SIGNING_KEY: secret }, caller);
  expect((await run(["restore", back], environment)).stderr).toContain(
    postgres ? "the database at DATABASE_URL is not empty" : "it is not empty",
  );
});

describe("gatehouse import", () => {
  it("fills a new SQLite database, with its signing key, for a server to go on", async () => {
    const { at, environment } = sqlite("new");
    const { stdout } = await run(["import", archive], environment);
    expect(stdout).toContain("each table reads as it was written");
    expect(stdout).toContain("the signing key of the evidence log was put in place");
    expect(readdirSync(at).sort()).toEqual(["gatehouse.db", "gatehouse.db.evidence-key"]);
    await expectServed(environment, caller);
  });

  it.each<[string, () => string, string]>([
    ["a backup", () => origin.file, "is an SQLite database, not an archive: use gatehouse restore"],
    ["a text", () => written("text", "hello"), "is not an archive of Gatehouse"],
    [
      "half an archive",
      () => written("half", readFileSync(archive).subarray(0, 2_000)),
      "is cut off: its end is missing",
    ],
  ])("refuses %s, and makes no database", async (name, file, reason) => {
    const { at, environment } = sqlite(name.replace(" ", "-"));
    const path = file();
    const { status, stdout, stderr } = await run(["import", path], environment);
    expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
    expect(stderr.trimEnd().split("\n").at(-1)).toBe(`gatehouse: ${path} ${reason}`);
    expect(readdirSync(at)).toEqual([]);
  });

  it("refuses a database that has rows", async () => {
    const { file, environment } = sqlite("filled");
    copyFileSync(origin.file, file);
    const { status, stderr } = await run(["import", archive], environment);
    expect(status).toBe(1);
    expect(stderr).toMatch(/is not empty, there are rows in \w+: import into a new database/);
    expect(readFileSync(file).equals(readFileSync(origin.file))).toBe(true);
  });

  it("leaves no database when it is killed, and begins anew", async () => {
    const { at, file, environment } = sqlite("killed");
    const options = { environment, signal: "SIGKILL" } as const;
    const killed = await killCliAt("adding the rows", ["import", archive], options);
    expect(killed.signal).toBe("SIGKILL");
    expect(existsSync(file)).toBe(false);
    expect(await run(["import", archive], environment)).toMatchObject({ status: 0 });
    expect(readdirSync(at).filter((name) => name.includes("unfinished"))).toEqual([]);
  });

  it.skipIf(!postgres)("leaves PostgreSQL empty when it is killed, and begins anew", async () => {
    const environment = await emptyPostgres();
    const options = { environment, signal: "SIGKILL" } as const;
    const killed = await killCliAt("reading the rows back", ["import", archive], options);
    expect(killed.signal).toBe("SIGKILL");
    expect(await run(["import", archive], environment)).toMatchObject({ status: 0 });
  });
});

function written(name: string, content: string | Buffer): string {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
}

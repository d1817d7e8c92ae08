import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { existsSync, readdirSync } from "node:fs";
import { chown, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { inject } from "vitest";

const START_MS_MAX = 150_000;
const PORTS_TRIED_MAX = 5;
const NOBODY = { uid: 65_534, gid: 65_534 };
const SETTINGS = {
  listen_addresses: "127.0.0.1",
  // No socket file: its path would have to be short, and a temporary folder's may be long.
  unix_socket_directories: "",
  max_connections: "300",
  fsync: "off",
  full_page_writes: "off",
  autovacuum: "off",
  // Messages are matched by tests, and a zone of the machine's may be unknown to the server.
  lc_messages: "C",
  timezone: "UTC",
};

export const POSTGRES_MISSING = "the programs initdb and postgres are not installed";

export interface PostgresServer {
  /** Creates an empty database and answers its URL, without the password. */
  createDatabase(name?: string): Promise<string>;
  stop(): Promise<void>;
}

/** The PostgreSQL server of the run, or undefined where its programs are missing. */
export async function startPostgres(): Promise<PostgresServer | undefined> {
  const port = inject("postgresPort");
  return port === undefined ? undefined : createServerHandle(port, async () => {});
}

export interface LaunchedServer extends PostgresServer {
  readonly port: number;
}

export interface PostgresOptions {
  /** What every connection has to give; without one, all are let in. */
  readonly password?: string;
}

/** A real PostgreSQL server of its own on loopback, or undefined where its programs are missing. */
export async function launchPostgres({
  password,
}: PostgresOptions = {}): Promise<LaunchedServer | undefined> {
  const programs = findPrograms();
  if (!programs) return undefined;
  const owner = process.getuid?.() === 0 ? await findUnprivilegedUser() : undefined;
  const folder = await mkdtemp(join(tmpdir(), "gatehouse-postgres-"));
  if (owner) await chown(folder, owner.uid, owner.gid);
  try {
    await initialise(programs, { folder, owner, password });
    return await serve(programs, { folder, owner, password });
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

interface User {
  readonly uid: number;
  readonly gid: number;
}

/** The folder of the first installation that has both programs; the newest of Debian's. */
function findPrograms(): string | undefined {
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian) : [];
  const newestFirst = versions.sort((a, b) => Number(b) - Number(a));
  const folders = [
    ...(process.env.PATH ?? "").split(delimiter),
    ...newestFirst.map((version) => join(debian, version, "bin")),
  ];
  return folders.find((folder) =>
    ["initdb", "postgres"].every((program) => folder !== "" && existsSync(join(folder, program))),
  );
}

/** Both programs refuse to run as root. */
async function findUnprivilegedUser(): Promise<User> {
  const users = await readFile("/etc/passwd", "utf8");
  const line = users.split("\n").find((entry) => entry.startsWith("postgres:"));
  const [, , uid, gid] = line?.split(":") ?? [];
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : NOBODY;
}

function launch(program: string, options: string[], owner: User | undefined): ChildProcess {
  return spawn(program, options, {
    ...owner,
    cwd: "/",
    env: { PATH: process.env.PATH, LC_ALL: "C" },
    stdio: ["ignore", "ignore", "pipe"],
  });
}

interface Cluster {
  readonly folder: string;
  readonly owner: User | undefined;
  readonly password: string | undefined;
}

async function initialise(programs: string, { folder, owner, password }: Cluster): Promise<void> {
  const options = ["--pgdata", join(folder, "data"), "--username", "gatehouse"];
  if (password === undefined) options.push("--auth", "trust");
  else {
    const file = join(folder, "password");
    await writeFile(file, `${password}\n`);
    if (owner) await chown(file, owner.uid, owner.gid);
    options.push("--auth", "scram-sha-256", "--pwfile", file);
  }
  const child = launch(
    join(programs, "initdb"),
    [...options, "--encoding", "UTF8", "--locale", "C", "--no-sync"],
    owner,
  );
  const errors = collectErrors(child);
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error(`initdb failed: ${errors()}`);
}

async function serve(
  programs: string,
  { folder, owner, password }: Cluster,
): Promise<LaunchedServer> {
  for (let tried = 1; ; tried += 1) {
    const port = await findFreePort();
    const settings = Object.entries(SETTINGS).flatMap(([name, value]) => [
      "-c",
      `${name}=${value}`,
    ]);
    const child = launch(
      join(programs, "postgres"),
      ["-D", join(folder, "data"), "-p", String(port), ...settings],
      owner,
    );
    const errors = collectErrors(child);
    // A test run that is cut short must not leave a server behind.
    const stopWithParent = () => child.kill("SIGINT");
    process.once("exit", stopWithParent);
    if (await answers(child, port, password)) {
      const stop = async () => {
        process.off("exit", stopWithParent);
        await stopChild(child);
        await rm(folder, { recursive: true, force: true });
      };
      return createServerHandle(port, stop, password);
    }
    process.off("exit", stopWithParent);
    await stopChild(child);
    // Another process may have taken the port between the search and the start.
    if (tried === PORTS_TRIED_MAX) throw new Error(`postgres did not start: ${errors()}`);
  }
}

function createServerHandle(
  port: number,
  stop: () => Promise<void>,
  password?: string,
): LaunchedServer {
  return {
    port,
    async createDatabase(name = `test_${randomUUID().replaceAll("-", "")}`) {
      await query(port, `CREATE DATABASE ${name}`, password);
      return databaseUrl(port, name);
    },
    stop,
  };
}

function databaseUrl(port: number, name: string): string {
  return `postgres://gatehouse@127.0.0.1:${port}/${name}`;
}

async function query(port: number, text: string, password?: string): Promise<void> {
  const place = { host: "127.0.0.1", port, user: "gatehouse", database: "postgres" };
  const client = new pg.Client({ ...place, ...(password === undefined ? {} : { password }) });
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}

async function answers(child: ChildProcess, port: number, password?: string): Promise<boolean> {
  const deadline = performance.now() + START_MS_MAX;
  while (child.exitCode === null && performance.now() < deadline) {
    const ready = await query(port, "SELECT 1", password).then(
      () => true,
      () => false,
    );
    if (ready) return true;
    await sleep(50);
  }
  return false;
}

/** SIGINT is PostgreSQL's fast shutdown: it drops its connections and ends. */
async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGINT");
  await ended;
}

function collectErrors(child: ChildProcess): () => string {
  let text = "";
  child.stderr?.setEncoding("utf8").on("data", (part: string) => {
    text = (text + part).slice(-4_000);
  });
  return () => text.trim();
}

async function findFreePort(): Promise<number> {
  const server = createServer();
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("no port was given");
  return address.port;
}

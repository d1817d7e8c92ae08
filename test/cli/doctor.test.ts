import { createHash } from "node:crypto";
import { once } from "node:events";
import {
  chmodSync,
  closeSync,
  cpSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  statSync,
  writeSync,
} from "node:fs";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import Database from "better-sqlite3";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  findExecutable,
  MISSING_BROWSER,
} from "../../src/platform/browser/executable/find-executable.js";
import { POSTGRES_MISSING, startPostgres } from "../helpers/servers/postgres.js";
import { openCli, runCli } from "../helpers/servers/run-cli.js";
import { startServer } from "../helpers/servers/server-process.js";
import { tempFolder } from "../helpers/temp-folder.js";

interface Finding {
  readonly part: string;
  readonly verdict: string;
  readonly says: string;
}
type Environment = Readonly<Record<string, string>>;

const PARTS = [
  ["store", "migrations", "integrity", "clock", "pool", "disk", "log", "files"],
  ["workers", "sqlite", "pictures", "graphs", "browser"],
  ["model", "images", "prices", "backends"],
  ["mail", "payments", "webhooks", "secrets", "evidence"],
].flat();
const NOWHERE = "http://127.0.0.1:9";
const TAKES_MS_MAX = 15_000;
/** Starting the browser takes most of an examination: who asks for something else has it fail at once. */
const NO_BROWSER = { BROWSER_EXECUTABLE: "/nowhere/chromium" };
const folder = tempFolder();
const { run, close } = openCli();
afterAll(close);
const postgres = await startPostgres();
const servers: Server[] = [];
afterAll(() => {
  for (const server of servers) server.closeAllConnections();
  for (const server of servers) server.close();
});

/** A server on loopback that answers so. */
async function listen(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, "127.0.0.1");
  servers.push(server);
  await once(server, "listening");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function inFolder(name: string) {
  const cwd = join(folder, name);
  const file = join(cwd, "gatehouse.db");
  return { cwd, file, environment: { DATABASE_URL: `sqlite:${file}` } };
}

const pattern = inFolder("pattern");
mkdirSync(pattern.cwd);
const { status: migrateStatus } = await run(["migrate"], pattern.environment, { cwd: pattern.cwd });

/** A folder of its own with a database that lacks nothing: a copy of one that was migrated. */
function migrated(name: string) {
  expect(migrateStatus).toBe(0);
  const made = inFolder(name);
  cpSync(pattern.cwd, made.cwd, { recursive: true });
  return made;
}

async function examine(environment: Environment, { cwd = folder, by = run } = {}) {
  const startedAt = performance.now();
  const { status, stdout, stderr } = await by(["doctor", "--json"], environment, { cwd });
  const ms = performance.now() - startedAt;
  const { findings } = JSON.parse(stdout) as { findings: Finding[] };
  const of = (part: string) => findings.find((finding) => finding.part === part);
  const failed = findings.filter(({ verdict }) => verdict === "fail").map(({ part }) => part);
  return { status, stderr, ms, findings, of, failed };
}

/** Every file below a folder, with what it holds and when it was changed. */
function contentOf(path: string): Record<string, string> {
  const entries = readdirSync(path, { recursive: true, withFileTypes: true });
  return Object.fromEntries(
    entries.map((entry) => {
      const whole = join(entry.parentPath, entry.name);
      const bytes = entry.isFile() ? readFileSync(whole) : "";
      const sum = createHash("sha256").update(bytes).digest("hex");
      return [whole, `${sum} ${statSync(whole).mtimeMs}`];
    }),
  );
}

describe("gatehouse doctor", () => {
  describe("of a new installation", () => {
    const { cwd, environment } = inFolder("new");
    let before: ReturnType<typeof contentOf>;
    let examined: Awaited<ReturnType<typeof examine>>;
    beforeAll(async () => {
      migrated("new");
      before = contentOf(cwd);
      examined = await examine(environment, { cwd, by: runCli });
    });

    it("finds it in order, and changes nothing of it", () => {
      const { status, stderr, findings, failed } = examined;
      expect(findings.map(({ part }) => part)).toEqual(PARTS);
      expect(failed).toEqual([]);
      expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
      expect(contentOf(cwd)).toEqual(before);
    });

    it("starts the browser, and tells its version and whether it has its sandbox", (context) => {
      const source = findExecutable(undefined);
      if (!source) return context.skip(MISSING_BROWSER);
      const { verdict, says } = examined.of("browser") ?? {};
      const [, version, name, confinement] =
        /^Chromium (\d+[\d.]+) of (\S+) takes pictures, (in its sandbox|but without its sandbox, .*)$/.exec(
          says ?? "",
        ) ?? [];
      expect({ version, name }).toEqual({ version: expect.any(String), name: source.name });
      expect(verdict).toBe(confinement === "in its sandbox" ? "ok" : "warn");
    });
  });

  it("names the path where there is no database, and makes none", async () => {
    const cwd = join(folder, "none");
    mkdirSync(cwd);
    const { status, of, failed } = await examine({}, { cwd });
    expect(status).toBe(1);
    expect(failed).toEqual(["store"]);
    expect(of("store")?.says).toBe(
      `there is no database at ${join(cwd, "data", "gatehouse.db")}: set DATABASE_URL to the one that is meant, or let a server or gatehouse migrate make it`,
    );
    expect(of("migrations")).toMatchObject({
      verdict: "warn",
      says: "not checked: the database cannot be read",
    });
    expect(readdirSync(cwd)).toEqual([]);
  });

  it("writes nothing beside a running server, and tells where there is one with another database", async () => {
    const { file, environment } = migrated("running");
    const server = await startServer(environment);
    const examined = { ...environment, ...NO_BROWSER };
    const processes = () => {
      const database = new Database(file, { readonly: true });
      const rows = database.prepare("SELECT id FROM processes").all();
      database.close();
      return rows;
    };
    try {
      const before = processes();
      expect((await examine(examined)).failed).toEqual(["browser"]);
      expect(processes()).toEqual(before);
      const cwd = join(folder, "elsewhere");
      mkdirSync(cwd);
      const port = new URL(server.url).port;
      const { of } = await examine({ ...NO_BROWSER, PORT: port }, { cwd });
      expect(of("store")?.says).toContain(`but a server answers at ${server.url}`);
    } finally {
      await server.stop("SIGTERM");
    }
  });

  it("tells of missing migrations and of a database that is newer, and of secrets of another one", async () => {
    const { file, environment } = migrated("migrations");
    const examined = { ...environment, ...NO_BROWSER };
    const database = new Database(file);
    database.exec(`
      DELETE FROM migrations WHERE name = '0050_secrets.sql';
      DROP TABLE secret_fingerprints; DROP TABLE former_secrets`);
    const behind = await examine(examined);
    expect(behind.failed).toEqual(["browser"]);
    expect(behind.of("migrations")).toMatchObject({
      verdict: "warn",
      says: "1 are missing, from 0050_secrets.sql on: the next start of a server, or gatehouse migrate, applies them",
    });
    await run(["migrate"], environment);
    const secrets = { ...examined, SESSION_SECRET: "a".repeat(32) };
    await run(["accounts", "list"], secrets);
    expect((await examine(secrets)).of("secrets")?.verdict).toBe("ok");
    expect((await examine({ ...secrets, SESSION_SECRET: "b".repeat(32) })).of("secrets")).toEqual({
      part: "secrets",
      verdict: "fail",
      says: "SESSION_SECRET is not the secret that this database is used with: set it to the value that it had, or set SESSION_SECRET_PREVIOUS to that value to replace it",
    });
    database.exec("INSERT INTO migrations VALUES ('9999_later.sql', 'sum', 0)");
    database.close();
    const newer = await examine(environment);
    expect(newer.of("migrations")).toMatchObject({
      verdict: "fail",
      says: "the database is newer than this build: 9999_later.sql",
    });
    expect(newer.status).toBe(1);
  });

  it("finds a damaged table, and files that others can read", async () => {
    const { file, environment } = migrated("damaged");
    const database = new Database(file);
    const { rootpage } = database
      .prepare("SELECT rootpage FROM sqlite_schema WHERE name = 'api_keys'")
      .get() as { rootpage: number };
    database.close();
    const descriptor = openSync(file, "r+");
    writeSync(descriptor, Buffer.alloc(4_000, 0x5a), 0, 4_000, (rootpage - 1) * 4_096);
    closeSync(descriptor);
    chmodSync(file, 0o644);
    const { of } = await examine({ ...environment, ...NO_BROWSER });
    expect(of("integrity")?.verdict).toBe("fail");
    expect(of("integrity")?.says).toMatch(
      /^api_keys is damaged \(.*\): stop the server and restore a backup$/,
    );
    expect(of("files")).toMatchObject({
      verdict: "warn",
      says: `others can read ${file}: run chmod 600 ${file}`,
    });
  });

  it.each([
    [
      "missing",
      "/nowhere/chromium",
      /^nothing is at \/nowhere\/chromium: correct BROWSER_EXECUTABLE$/,
    ],
    [
      "another-program",
      "/bin/false",
      /^BROWSER_EXECUTABLE does not work: Chromium cannot be started/,
    ],
  ])("fails where the browser that is named is %s", async (name, executable, says) => {
    const { environment } = migrated(name);
    const { failed, of } = await examine({ ...environment, BROWSER_EXECUTABLE: executable });
    expect(failed).toEqual(["browser"]);
    expect(of("browser")?.says).toMatch(says);
  });

  it("tells of endpoints that cannot be reached, and of keys that are refused", async () => {
    const { environment } = migrated("unreachable");
    const { failed, of } = await examine({
      ...environment,
      ...NO_BROWSER,
      MODEL_BASE_URL: `${NOWHERE}/v1`,
      MODEL_NAMES: "small",
      IMAGE_BASE_URL: await listen((_request, response) => response.writeHead(401).end()),
      MARKET_DATA_URL: await listen((_request, response) => response.writeHead(500).end()),
      GATEWAY_BACKENDS: JSON.stringify({
        events: NOWHERE,
        mine: await listen((_request, response) => response.writeHead(404).end()),
      }),
      SMTP_URL: "smtp://ada:hunter2@127.0.0.1:9",
    });
    expect(failed).toEqual(["browser", "model", "images", "prices", "backends", "mail"]);
    expect(of("model")?.says).toBe("the connection failed: is MODEL_BASE_URL right and up?");
    expect(of("images")?.says).toBe("it refuses the key: correct IMAGE_API_KEY");
    expect(of("prices")?.says).toBe(
      "the source of market data answers with status 500: is MARKET_DATA_URL right?",
    );
    expect(of("backends")?.says).toBe(
      "events: the connection failed, correct or start it; mine: it answers",
    );
    expect(of("mail")?.says).toMatch(/^smtp: .*ECONNREFUSED.*: correct SMTP_URL/);
    expect(JSON.stringify(of("mail"))).not.toContain("hunter2");
  });

  it("takes endpoints that answer, with the key, and misses models that are not listed", async () => {
    const { environment } = migrated("reachable");
    const keys: unknown[] = [];
    const url = await listen((request, response) => {
      keys.push(request.headers.authorization);
      response.end(JSON.stringify({ data: [{ id: "small" }] }));
    });
    const endpoint = { MODEL_BASE_URL: `${url}/v1`, MODEL_API_KEY: "sk-1" };
    const given = { ...environment, ...NO_BROWSER, ...endpoint };
    const right = await examine({ ...given, MODEL_NAMES: "small" });
    expect(right.of("model")).toMatchObject({ verdict: "ok", says: "it answers, and has small" });
    const wrong = await examine({ ...given, MODEL_NAMES: "small,large" });
    expect(wrong.of("model")).toMatchObject({
      verdict: "warn",
      says: "it answers, but does not list large: correct MODEL_NAMES",
    });
    expect(keys).toEqual(["Bearer sk-1", "Bearer sk-1"]);
  });

  it("is done in time though everything hangs", async () => {
    const { environment } = migrated("hanging");
    const url = await listen(() => undefined);
    const hanging = {
      ...environment,
      ...NO_BROWSER,
      MODEL_BASE_URL: url,
      MODEL_NAMES: "small",
      IMAGE_BASE_URL: url,
      MARKET_DATA_URL: url,
      GATEWAY_BACKENDS: JSON.stringify({ events: url }),
      SMTP_URL: url.replace("http:", "smtp:"),
    };
    const { ms, failed } = await examine(hanging, { by: runCli });
    expect(failed).toEqual(["browser", "model", "images", "prices", "backends", "mail"]);
    expect(ms).toBeLessThan(TAKES_MS_MAX);
  });

  it("fails and says why when the database cannot be reached", async () => {
    const { status, stdout } = await runCli(["doctor"], {
      DATABASE_URL: "postgres://ada:hunter2@127.0.0.1:1/gatehouse",
    });
    expect(status).toBe(1);
    expect(stdout).toMatch(/^fail\tstore\tthe database cannot be reached\n/);
    expect(stdout).not.toContain("hunter2");
  });
});

describe.skipIf(!postgres)(
  `gatehouse doctor on PostgreSQL${postgres ? "" : ` (skipped: ${POSTGRES_MISSING})`}`,
  () => {
    it("holds the pool of all servers against the connections that there are", async () => {
      const environment = {
        DATABASE_URL: await postgres!.createDatabase(),
        EVIDENCE_SIGNING_KEY: Buffer.alloc(32, 7).toString("base64"),
      };
      const examined = { ...environment, ...NO_BROWSER };
      const empty = await examine(examined);
      expect(empty.failed).toEqual(["browser"]);
      expect(empty.of("migrations")?.says).toMatch(/^\d+ are missing, from 0001_foundation.sql on/);
      const server = await startServer({ ...environment, DATABASE_POOL: "2" });
      try {
        const fits = await examine(examined);
        expect(fits.failed).toEqual(["browser"]);
        expect(fits.of("pool")?.says).toBe("DATABASE_POOL=10 on 1 server is 10 of 297 connections");
        const large = await examine({ ...examined, DATABASE_POOL: "400" });
        expect(large.failed).toEqual(["pool", "browser"]);
        expect(large.of("pool")?.says).toBe(
          "DATABASE_POOL=400 on 1 server is 400 of 297 connections: lower it to 297 or raise max_connections",
        );
      } finally {
        await server.stop("SIGTERM");
      }
    });
  },
);

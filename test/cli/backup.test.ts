import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import Database from "better-sqlite3";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { EvidencePacket } from "../../src/engines/evidence/packet/packet.js";
import { agentClient, signUp } from "../helpers/agent-client.js";
import { issueEvidenceKey, sealOne, sealSteadily } from "../helpers/sealing.js";
import { killCliAt } from "../helpers/servers/killed-cli.js";
import { CLI, openCli, runCli } from "../helpers/servers/run-cli.js";
import { startServer } from "../helpers/servers/server-process.js";
import { tempFolder } from "../helpers/temp-folder.js";
import { eventually } from "../helpers/waiting.js";

const folder = tempFolder();
const LARGE_ROWS = 150;
const SETTINGS = { EVIDENCE_FREE_CALLS: "1000000", LOG_LEVEL: "error" };

/** A new folder with a database in it, and what the command is configured with there. */
function place(name: string) {
  const at = join(folder, name);
  mkdirSync(at);
  const file = join(at, "gatehouse.db");
  return { at, file, environment: { ...SETTINGS, DATABASE_URL: `sqlite:${file}` } };
}

const { run, close } = openCli();
afterAll(close);
const lastLine = (text: string) => text.trimEnd().split("\n").at(-1);

let backup: string;
let sealedBefore: EvidencePacket[];
let jobId: string;
let agentKey: string;
let sealKey: string;
const origin = place("origin");

beforeAll(async () => {
  const server = await startServer(origin.environment);
  sealKey = await issueEvidenceKey(server.url);
  const agent = await signUp(server.url);
  jobId = (await agent.createJob("Remind the night crew to back up")).id;
  agentKey = agent.key;
  const load = sealSteadily(server.url, sealKey);
  await eventually(() => expect(load.sealed.length).toBeGreaterThan(50));
  sealedBefore = [...load.sealed];
  backup = join(origin.at, "backup.db");
  const answer = await run(["backup", backup, "--json"], origin.environment);
  await load.end();
  expect(answer).toMatchObject({ status: 0 });
  const report = JSON.parse(answer.stdout);
  expect(report).toMatchObject({ file: backup, engine: "sqlite", signing_key: "copied" });
  expect(report.log_entries).toBeGreaterThanOrEqual(sealedBefore.length);
  expect(load.sealed.length).toBeGreaterThan(sealedBefore.length);
  await server.stop("SIGTERM");
});

describe("a backup under load", () => {
  it("is two files for their owner alone, and nothing else", () => {
    const names = readdirSync(origin.at).filter((name) => name.startsWith("backup"));
    expect(names).toEqual(["backup.db", "backup.db.evidence-key"]);
    for (const name of names) expect(statSync(join(origin.at, name)).mode & 0o777).toBe(0o600);
  });

  it("is restored where there was nothing, and a server goes on with it", async () => {
    const { file, environment } = place("fresh");
    const restored = await run(["restore", backup], environment);
    expect(restored).toMatchObject({ status: 0 });
    expect(restored.stdout).toMatch(/^restored .* rows in \d+ tables\n/);
    expect(lastLine(restored.stdout)).toBe("the signing key of the evidence log was put in place");
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const server = await startServer(environment);
    try {
      for (const packet of sealedBefore.slice(-5)) {
        const reply = await fetch(`${server.url}/api/v1/evidence/packets/${packet.payload.id}`, {
          headers: { "x-api-key": sealKey },
        });
        expect(reply.status, await reply.text()).toBe(200);
      }
      expect(await agentClient(server.url, agentKey).job(jobId)).toMatchObject({ id: jobId });
      const next = await sealOne(server.url, sealKey, "after the restore");
      expect(next.log.index).toBeGreaterThanOrEqual(sealedBefore.length);
    } finally {
      await server.stop("SIGTERM");
    }
    expect(await run(["log", "audit"], environment)).toMatchObject({ status: 0 });
  });

  it("makes no zombies: processes are forgotten, and their jobs are interrupted", async () => {
    const { file, environment } = place("zombies");
    const copy = join(folder, "zombies.db");
    copyFileSync(backup, copy);
    change(
      copy,
      `INSERT INTO processes (id, started_at, beat_at) VALUES ('prc_old', 0, ${Date.now() + 3_600_000});
      INSERT INTO schedule_turns (name, process_id, ends_at) VALUES ('x', 'prc_old', ${Date.now() + 3_600_000});
      UPDATE jobs SET status = 'pending', script = NULL, process_id = 'prc_old'`,
    );
    expect(await run(["restore", copy], environment)).toMatchObject({ status: 0 });
    expect(select(file, "SELECT id FROM processes UNION SELECT name FROM schedule_turns")).toEqual(
      [],
    );
    copyFileSync(`${backup}.evidence-key`, `${file}.evidence-key`);
    const server = await startServer(environment);
    const agent = agentClient(server.url, agentKey);
    await eventually(async () => expect((await agent.job(jobId)).status).toBe("error"));
    await server.stop("SIGTERM");
  });
});

describe("gatehouse backup", () => {
  const refused = async (
    line: string[],
    environment: Record<string, string> = origin.environment,
  ) => {
    const { status, stdout, stderr } = await run(["backup", ...line], environment);
    expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
    return lastLine(stderr);
  };

  it("does not write over a file, or over the database", async () => {
    const is = readFileSync(backup);
    expect(await refused([backup])).toBe(
      `gatehouse: ${backup} is there already: add --force to replace it`,
    );
    expect(readFileSync(backup).equals(is)).toBe(true);
    for (const path of [origin.file, `${origin.file}-wal`]) {
      expect(await refused([path, "--force"])).toBe(`gatehouse: ${path} is the database itself`);
    }
  });

  it("replaces a file when forced, and leaves the signing key out when told to", async () => {
    const file = join(folder, "forced.db");
    writeFileSync(file, "old");
    const { status, stdout } = await run(
      ["backup", file, "--force", "--without-signing-key"],
      origin.environment,
    );
    expect(status).toBe(0);
    expect(stdout).toContain("the signing key of the evidence log was left out");
    expect(existsSync(`${file}.evidence-key`)).toBe(false);
    expect(select(file, "PRAGMA integrity_check")).toEqual(["ok"]);
  });

  it("makes no database where there is none, and finds none that is not Gatehouse's", async () => {
    const { at, file, environment } = place("none");
    expect(await refused([join(at, "b.db")], environment)).toBe(
      `gatehouse: there is no database at ${file}`,
    );
    change(file, "CREATE TABLE other (id TEXT)");
    expect(await refused([join(at, "b.db")], environment)).toBe(
      `gatehouse: ${file} is a database, but not one of Gatehouse`,
    );
    expect(readdirSync(at)).toEqual(["gatehouse.db"]);
  });

  it("does not make a backup of a damaged database or a changed log", async () => {
    const { at, file, environment } = place("damaged");
    copyFileSync(backup, file);
    change(
      file,
      "UPDATE evidence_entries SET payload = replace(payload, 'caller', 'banker') WHERE leaf_index = 3",
    );
    expect(await refused([join(at, "b.db")], environment)).toBe(
      "gatehouse: no backup was written: entry 3 of the evidence log was changed: its payload does not have the leaf hash that is stored",
    );
    copyFileSync(backup, file);
    spoil(file);
    expect(await refused([join(at, "b.db")], environment)).toContain(
      `${file} is damaged, so no backup was written: `,
    );
    expect(readdirSync(at)).toEqual(["gatehouse.db"]);
  });

  it("copies a database that was killed with everything in its log", async () => {
    const { at, environment } = place("killed");
    const server = await startServer(environment);
    const agent = await signUp(server.url);
    const { id } = await agent.createJob("Remind the day crew");
    await server.stop("SIGKILL");
    const file = join(at, "copy.db");
    expect(await run(["backup", file], environment)).toMatchObject({ status: 0 });
    expect(select(file, "SELECT id FROM jobs")).toEqual([id]);
  });
});

describe("a large database", () => {
  const large = place("large");
  let whole: string;
  beforeAll(async () => {
    copyFileSync(backup, large.file);
    copyFileSync(`${backup}.evidence-key`, `${large.file}.evidence-key`);
    change(
      large.file,
      `WITH RECURSIVE rows (at) AS (SELECT 1 UNION ALL SELECT at + 1 FROM rows WHERE at < ${LARGE_ROWS})
      INSERT INTO vectors (collection_id, vector_id, version, bytes, updated_at, vector)
      SELECT 'c', at, 1, 0, 0, randomblob(1000000) FROM rows`,
    );
    whole = join(large.at, "whole.db");
    expect(await run(["backup", whole], large.environment)).toMatchObject({ status: 0 });
  });
  const unfinished = (at: string) => readdirSync(at).filter((name) => name.includes("unfinished"));

  it("leaves one unfinished file of a backup that is killed, which the next one removes", async () => {
    const file = join(large.at, "b.db");
    const killed = await killCliAt("copying", ["backup", file], { ...large, signal: "SIGKILL" });
    expect(killed.signal).toBe("SIGKILL");
    expect(existsSync(file)).toBe(false);
    const [left] = unfinished(large.at).filter((name) => !name.endsWith("-journal"));
    expect(left).toMatch(/^b\.db\.\d+\.unfinished$/);
    const { status, stderr } = await run(["backup", file], large.environment);
    expect(status).toBe(0);
    expect(stderr).toContain(
      `gatehouse: removed ${join(large.at, String(left))}, which a command left that was ended`,
    );
    expect(unfinished(large.at)).toEqual([]);
  });

  it("leaves nothing of a backup that is interrupted", async () => {
    const file = join(large.at, "i.db");
    const ended = await killCliAt("copying", ["backup", file], { ...large, signal: "SIGINT" });
    expect(ended).toEqual({ status: 130, signal: null });
    expect(readdirSync(large.at).filter((name) => name.startsWith("i.db"))).toEqual([]);
  });

  it("leaves nothing where the disk is full, and says so", async () => {
    const limited = join(large.at, "limited.mjs");
    writeFileSync(
      limited,
      `import { spawnSync } from "node:child_process";
      const command = 'ulimit -f 20000; exec "$0" "$@"';
      const { status } = spawnSync("bash", ["-c", command, process.execPath, ${JSON.stringify(CLI)}, ...process.argv.slice(2)], { stdio: "inherit" });
      process.exitCode = status;`,
    );
    const file = join(large.at, "full");
    const [copied, exported] = await Promise.all(
      ["backup", "export"].map((command) =>
        runCli([command, file + command], large.environment, { program: limited }),
      ),
    );
    expect(copied).toMatchObject({ status: 1, stdout: "" });
    expect(lastLine(copied?.stderr ?? "")).toContain("SQLITE_IOERR");
    expect(exported).toMatchObject({ status: 1, stdout: "" });
    expect(lastLine(exported?.stderr ?? "")).toBe(
      `gatehouse: the disk is full: ${file}export was not written`,
    );
    expect(readdirSync(large.at).filter((name) => name.startsWith("full"))).toEqual([]);
  });

  it("is left as it was by a restore that is killed", async () => {
    const target = place("kept");
    copyFileSync(backup, target.file);
    const was = readFileSync(target.file);
    const line = ["restore", whole, "--force"];
    const killed = await killCliAt("copying", line, { ...target, signal: "SIGKILL" });
    expect(killed.signal).toBe("SIGKILL");
    expect(readFileSync(target.file).equals(was)).toBe(true);
    const { status, stderr } = await run(line, target.environment);
    expect(status).toBe(0);
    expect(stderr).toContain("which a command left that was ended");
    expect(select(target.file, "SELECT count(*) FROM vectors")).toEqual([LARGE_ROWS]);
    expect(unfinished(target.at)).toEqual([]);
  });

  it("is what a server opens that is started while it is put in place", async () => {
    const target = place("awaited");
    copyFileSync(backup, target.file);
    const restoring = run(["restore", whole, "--force"], target.environment);
    await eventually(() => expect(unfinished(target.at)).not.toEqual([]));
    const server = await startServer(target.environment);
    expect(await restoring).toMatchObject({ status: 0 });
    await signUp(server.url);
    await server.stop("SIGTERM");
    expect(select(target.file, "SELECT count(*) FROM agents")).toEqual([2]);
    expect(select(target.file, "SELECT count(*) FROM vectors")).toEqual([LARGE_ROWS]);
  });
});

describe("gatehouse restore", () => {
  const refused = async (environment: Record<string, string>, ...line: string[]) => {
    const { status, stdout, stderr } = await run(["restore", ...line], environment);
    expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
    return lastLine(stderr);
  };

  it("is refused while a server has the database open, forced or not", async () => {
    const { file, environment } = place("served");
    const server = await startServer(environment);
    try {
      for (const force of [[], ["--force"]]) {
        expect(await refused(environment, backup, ...force)).toBe(
          `gatehouse: ${file} is in use: stop the server and commands that have it open`,
        );
      }
      expect((await fetch(`${server.url}/health`)).status).toBe(200);
    } finally {
      await server.stop("SIGTERM");
    }
  });

  it("is refused while a server beats that holds no lock here", async () => {
    const { file, environment } = place("remote");
    copyFileSync(backup, file);
    change(
      file,
      `INSERT INTO processes (id, started_at, beat_at) VALUES ('prc_far', 0, ${Date.now()})`,
    );
    expect(await refused(environment, backup, "--force")).toBe(
      `gatehouse: a server used ${file} less than 5 seconds ago: stop it first; if it was killed, try again in 5 seconds`,
    );
  });

  it("keeps what was there under another name, with what was only in its log", async () => {
    const { at, file, environment } = place("forced");
    copyWithLog(file, "INSERT INTO counters (name, value) VALUES ('logged', 1)");
    writeFileSync(`${file}.evidence-key`, `${Buffer.alloc(32, 7).toString("base64")}\n`, {
      mode: 0o600,
    });
    expect(await refused(environment, backup)).toMatch(
      new RegExp(
        `^gatehouse: ${file} holds data \\(rows in \\w+\\): add --force to replace it; it is kept beside the new one$`,
      ),
    );
    const secret = readFileSync(`${file}.evidence-key`);
    mkdirSync(join(at, "vectors"), { recursive: true });
    const snapshot = join(at, "vectors", `${"0".repeat(64)}.vectors`);
    writeFileSync(snapshot, "of another history");
    const { status, stdout } = await run(["restore", backup, "--force", "--json"], environment);
    expect(status).toBe(0);
    const { replaced, signing_key } = JSON.parse(stdout);
    expect(signing_key).toBe("placed");
    expect(select(replaced, "SELECT value FROM counters WHERE name = 'logged'")).toEqual([1]);
    expect(select(file, "SELECT value FROM counters WHERE name = 'logged'")).toEqual([]);
    expect(readFileSync(`${file}.evidence-key${replaced.slice(file.length)}`)).toEqual(secret);
    expect(readFileSync(`${file}.evidence-key`)).toEqual(readFileSync(`${backup}.evidence-key`));
    expect(existsSync(snapshot)).toBe(false);
    expect(existsSync(`${file}-wal`)).toBe(false);
    expect(await run(["log", "audit"], environment)).toMatchObject({ status: 0 });
  });

  it("replaces a database that cannot be read, and lets no log of it into the new one", async () => {
    const { at, file, environment } = place("unreadable");
    writeFileSync(file, "no database".repeat(1_000));
    writeFileSync(`${file}-wal`, "log");
    expect(await refused(environment, backup)).toBe(
      `gatehouse: ${file} is there, and cannot be read: add --force to replace it; it is kept beside the new one`,
    );
    expect(await run(["restore", backup, "--force"], environment)).toMatchObject({ status: 0 });
    expect(readdirSync(at).filter((name) => name.includes("replaced"))).toHaveLength(2);
    expect(existsSync(`${file}-wal`)).toBe(false);
    expect(select(file, "PRAGMA integrity_check")).toEqual(["ok"]);
  });

  it("replaces an empty database without more ado", async () => {
    const { at, environment } = place("empty");
    await run(["migrate"], environment);
    expect(await run(["restore", backup], environment)).toMatchObject({ status: 0 });
    expect(readdirSync(at).filter((name) => name.includes("replaced"))).toEqual([]);
  });

  it("says where the signing key is missing", async () => {
    const { environment } = place("keyless");
    const bare = join(folder, "bare.db");
    copyFileSync(backup, bare);
    const { status, stdout } = await run(["restore", bare], environment);
    expect(status).toBe(0);
    expect(lastLine(stdout)).toContain("the signing key of the evidence log is not here");
  });

  describe("of something else", () => {
    const target = place("unchanged");
    const file = join(folder, "wrong");
    beforeAll(async () => {
      copyFileSync(backup, target.file);
    });

    it.each<[string, () => void | Promise<void>, string]>([
      ["no file", () => rmSync(file, { force: true }), "cannot be read: ENOENT"],
      ["a text", () => writeFileSync(file, "hello"), "is not a backup of Gatehouse"],
      ["an empty file", () => writeFileSync(file, ""), "is not a backup of Gatehouse"],
      ["a file that is cut off", () => truncateSync(copied(file), 300_000), "is cut off: "],
      [
        "a file of 50 bytes",
        () => truncateSync(copied(file), 50),
        "is cut off: 50 bytes are missing",
      ],
      ["a damaged page", () => spoil(copied(file)), "is damaged: "],
      [
        "a changed log",
        () => change(copied(file), "UPDATE evidence_entries SET seq = 99 WHERE leaf_index = 0"),
        "was refused: entry 0 of the evidence log was changed",
      ],
      [
        "another database",
        () => {
          rmSync(file, { force: true });
          change(file, "CREATE TABLE other (id TEXT)");
        },
        "is a database, but not one of Gatehouse",
      ],
      [
        "a newer one",
        () => change(copied(file), "INSERT INTO migrations VALUES ('9999_more.sql', '', 0)"),
        "cannot be used by this build: the database is newer than this build: 9999_more.sql",
      ],
      [
        "an archive",
        async () => {
          rmSync(file);
          await run(["export", file, "--without-signing-key"], origin.environment);
        },
        "is no backup of an SQLite database; if it is an archive, use gatehouse import",
      ],
    ])("changes nothing: %s", async (_what, make, reason) => {
      await make();
      const was = readFileSync(target.file);
      expect(await refused(target.environment, file, "--force")).toContain(
        `gatehouse: ${file} ${reason}`,
      );
      expect(readFileSync(target.file).equals(was)).toBe(true);
      expect(readdirSync(target.at)).toEqual(["gatehouse.db"]);
    });
  });
});

function copied(file: string): string {
  rmSync(file, { force: true });
  copyFileSync(backup, file);
  chmodSync(file, 0o600);
  return file;
}

/** Overwrites the page that the table of entries begins with. */
function spoil(file: string): void {
  const [root] = select(file, "SELECT rootpage FROM sqlite_schema WHERE name = 'evidence_entries'");
  const bytes = readFileSync(file);
  bytes.fill(0x55, (Number(root) - 1) * 4_096, Number(root) * 4_096);
  writeFileSync(file, bytes);
}

/** A copy of the backup whose last change is in its log only, as after a kill. */
function copyWithLog(file: string, script: string): void {
  const draft = copied(join(folder, "with-log.db"));
  const connection = new Database(draft);
  connection.pragma("journal_mode = WAL");
  connection.exec(script);
  for (const suffix of ["", "-wal"]) copyFileSync(draft + suffix, file + suffix);
  connection.close();
}

function change(file: string, script: string): void {
  const connection = new Database(file);
  connection.exec(script);
  connection.pragma("journal_mode = DELETE");
  connection.close();
}

function select(file: string, query: string): unknown[] {
  const connection = new Database(file);
  const rows = connection.prepare(query).pluck().all();
  connection.close();
  return rows;
}

import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import Database from "better-sqlite3";
import { describe, expect, it } from "vitest";
import { runCli } from "../helpers/servers/run-cli.js";
import { freePort } from "../helpers/servers/server-process.js";
import { tempFolder } from "../helpers/temp-folder.js";
import { eventually } from "../helpers/waiting.js";

const MAIN = fileURLToPath(new URL("../../dist/main.js", import.meta.url));
const folder = tempFolder();

/** Why the build cannot be run as another user; undefined where it can. */
function otherUserMissing(): string | undefined {
  if (process.getuid?.() !== 0) return "only root may run programs as another user";
  const script = `require("node:fs").accessSync(${JSON.stringify(MAIN)})`;
  const { status } = spawnSync(process.execPath, ["-e", script], {
    uid: 1000,
    gid: 1000,
    cwd: "/",
  });
  return status === 0 ? undefined : "another user cannot read this checkout";
}

async function spawnServer(environment: Readonly<Record<string, string>>) {
  const port = String(await freePort());
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env.PATH, PORT: port, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => output.push(text));
  }
  const closed = once(child, "close");
  return { child, closed, url: `http://127.0.0.1:${port}`, output: () => output.join("") };
}

async function untilAnswered(url: string, wanted: number): Promise<Response> {
  for (let tries = 0; tries < 6_000; tries++) {
    const reply = await fetch(url).catch(() => undefined);
    if (reply?.status === wanted) return reply;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error(`${url} never answered ${wanted}`);
}

describe("a server that cannot use its storage", () => {
  it("stays up, says so, and works as soon as the storage does", async () => {
    const file = join(folder, "broken.db");
    writeFileSync(file, "this is not a database, and long enough to be read as one".repeat(20));
    const { child, closed, url, output } = await spawnServer({ DATABASE_URL: `sqlite:${file}` });
    try {
      const health = await untilAnswered(`${url}/health`, 503);
      expect(await health.json()).toMatchObject({ status: "down" });
      expect((await fetch(`${url}/livez`)).status).toBe(200);
      const signup = await fetch(`${url}/api/agents/signup`, { method: "POST" });
      expect(signup.status).toBe(503);
      expect(signup.headers.get("retry-after")).toMatch(/^\d+$/);
      expect(await signup.json()).toMatchObject({ ok: false, error: "unavailable" });
      await eventually(() => expect(output()).toContain("the storage cannot be used"));

      writeFileSync(file, "");
      await untilAnswered(`${url}/health`, 200);
      const reply = await fetch(`${url}/api/agents/signup`, { method: "POST" });
      expect(reply.status).toBe(200);
    } finally {
      child.kill("SIGTERM");
      await closed;
    }
  });

  it("ends with 0 on a signal while it waits", async () => {
    const file = join(folder, "waiting.db");
    writeFileSync(file, "still not a database, and long enough to be read as one".repeat(20));
    const { child, closed, url } = await spawnServer({ DATABASE_URL: `sqlite:${file}` });
    await untilAnswered(`${url}/livez`, 200);
    child.kill("SIGTERM");
    await closed;
    expect(child.exitCode).toBe(0);
  });
});

describe("a server that must not start", () => {
  it("refuses a database that is newer than this build", async () => {
    const file = join(folder, "newer.db");
    await runCli(["migrate"], { DATABASE_URL: `sqlite:${file}` });
    const database = new Database(file);
    database
      .prepare("INSERT INTO migrations (name, sha256, applied_at) VALUES (?, ?, ?)")
      .run("9999_from_the_future.sql", "0", 0);
    database.close();
    const { child, closed, output } = await spawnServer({ DATABASE_URL: `sqlite:${file}` });
    await closed;
    expect(child.exitCode).toBe(1);
    expect(output()).toContain("newer than this build");
    expect(output()).toContain("9999_from_the_future.sql");
  });

  const missing = otherUserMissing();
  const reason = missing ? ` (skipped: ${missing})` : "";
  it.skipIf(missing)(`says which folder its user may not write to${reason}`, async () => {
    const place = join(folder, "of-root");
    mkdirSync(place, { mode: 0o755 });
    mkdirSync(join(place, "volume"), { mode: 0o755 });
    chmodSync(folder, 0o755);
    const start = (environment: Readonly<Record<string, string>>) =>
      runCli([], environment, { program: MAIN, cwd: place, user: 1000 });
    const elsewhere =
      "set DATABASE_URL to a file in a folder of that user, such as sqlite:/data/gatehouse.db, or make that user the owner of the folder";

    const { stdout, ...ended } = await start({});
    expect(ended).toEqual({
      status: 1,
      stderr: `gatehouse: user 1000 may not make the folder ${place}/data (EACCES): ${elsewhere}\n`,
    });
    expect(stdout).toBe("");
    const mounted = await start({ DATABASE_URL: "sqlite:./volume/gatehouse.db" });
    expect(mounted).toEqual({
      status: 1,
      stdout: "",
      stderr: `gatehouse: user 1000 may not write to the folder ${place}/volume (EACCES): ${elsewhere}\n`,
    });
  });

  it("names a wrong variable on one line", async () => {
    const { child, closed, output } = await spawnServer({ BODY_LIMIT_BYTES: "lots" });
    await closed;
    expect(child.exitCode).toBe(1);
    expect(output()).toMatch(/^gatehouse: BODY_LIMIT_BYTES must be an integer from 1024 to \d+\n$/);
  });
});

import { existsSync, mkdirSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openCli, runCli } from "../helpers/servers/run-cli.js";
import { type ServerProcess, startServer } from "../helpers/servers/server-process.js";
import { tempFolder } from "../helpers/temp-folder.js";

const folder = tempFolder();
const { run, close } = openCli();
afterAll(close);
const CREATE_KEY = ["keys", "create", "--realm", "gateway", "--email", "me@example.org"];

/** A folder of its own, and where the default database would be in it. */
function newFolder(name: string) {
  const cwd = join(folder, name);
  mkdirSync(cwd);
  return { cwd, file: join(cwd, "data", "gatehouse.db") };
}

describe("a command without a database", () => {
  it("makes one and says so, with nothing but its answer on standard output", async () => {
    const { cwd, file } = newFolder("fresh");
    const made = await runCli(CREATE_KEY, {}, { cwd });
    expect(made.status).toBe(0);
    expect(made.stdout).toMatch(/^\S+\n$/);
    expect(made.stderr).toBe(`gatehouse: made a new database: ${file}\n`);
    expect(await run(["accounts", "list"], {}, { cwd })).toMatchObject({
      status: 0,
      stderr: "",
    });
  });

  it("says nothing of one that a refused line would have made", async () => {
    const { cwd, file } = newFolder("refused");
    const { status, stderr } = await run([...CREATE_KEY, "--tier", "gold"], {}, { cwd });
    expect(status).toBe(2);
    expect(stderr).not.toContain("made a new database");
    expect(existsSync(file)).toBe(false);
  });

  it("makes one where something else than Gatehouse answers at its port", async () => {
    const other = createServer((_request, response) => response.end('{"checks":1}'));
    await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
    const { port } = other.address() as AddressInfo;
    const { cwd } = newFolder("other");
    const { status, stderr } = await run(["migrate"], { PORT: String(port) }, { cwd });
    other.close();
    expect(status).toBe(0);
    expect(stderr).toContain("made a new database");
  });
});

describe("a command beside a running server, without its database", () => {
  let server: ServerProcess;
  let environment: Record<string, string>;
  beforeAll(async () => {
    server = await startServer({ DATABASE_URL: `sqlite:${join(folder, "served.db")}` });
    environment = { PORT: new URL(server.url).port };
  });
  afterAll(() => server.stop("SIGTERM"));

  it.each([
    [CREATE_KEY],
    [["keys", "list"]],
    [["accounts", "list"]],
    [["access", "list"]],
    [["mail", "list"]],
    [["prices", "list"]],
    [["webhooks", "list"]],
    [["log", "audit"]],
    [["migrate"]],
  ])("is refused: %j", async (line) => {
    const { cwd, file } = newFolder(line.join("-"));
    const { status, stdout, stderr } = await run(line, environment, { cwd });
    expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
    expect(stderr).toContain(
      `there is no database at ${file}, but a server answers at ${server.url}`,
    );
    expect(stderr).toContain("DATABASE_URL");
    expect(stderr).toContain("--create");
    expect(existsSync(file)).toBe(false);
  });

  it("makes one with --create", async () => {
    const { cwd, file } = newFolder("created");
    const { status, stdout, stderr } = await runCli([...CREATE_KEY, "--create"], environment, {
      cwd,
    });
    expect(status).toBe(0);
    expect(stdout).toMatch(/^\S+\n$/);
    expect(stderr).toBe(`gatehouse: made a new database: ${file}\n`);
  });

  it("works as ever on the database that the server has open", async () => {
    const { cwd } = newFolder("shared");
    const shared = { ...environment, DATABASE_URL: `sqlite:${join(folder, "served.db")}` };
    expect(await run(CREATE_KEY, shared, { cwd })).toMatchObject({ status: 0, stderr: "" });
  });
});

import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openCli, runCli } from "../helpers/servers/run-cli.js";
import { type ServerProcess, startServer } from "../helpers/servers/server-process.js";
import { tempFolder } from "../helpers/temp-folder.js";
import { expectFollowed } from "../helpers/waiting.js";

const environment = { DATABASE_URL: `sqlite:${join(tempFolder(), "keys.db")}` };
const { run, close } = openCli();
afterAll(close);
const cli = (...args: string[]) => run(args, environment);

describe("gatehouse keys beside a running server", () => {
  let server: ServerProcess;
  beforeAll(async () => {
    server = await startServer(environment);
  });
  afterAll(() => server.stop("SIGTERM"));

  const statusOf = async (key: string) =>
    (await fetch(`${server.url}/api/agents/jobs`, { headers: { "x-api-key": key } })).status;

  it("makes a key that works at once and prints it alone", async () => {
    const line = ["keys", "create", "--realm", "jobs", "--name", "night shift"];
    const made = await runCli(line, environment);
    expect(made).toMatchObject({ status: 0, stderr: "" });
    expect(made.stdout).toMatch(/^sjs_[0-9a-f]{32}\n$/);
    expect(await statusOf(made.stdout.trim())).toBe(200);
  });

  it("revokes a key, which the server follows within a second", async () => {
    const made = await cli("keys", "create", "--realm", "jobs", "--json");
    const { id, key, hint, realm } = JSON.parse(made.stdout);
    expect({ hint, realm }).toEqual({ hint: key.slice(0, 8), realm: "jobs" });
    expect(await statusOf(key)).toBe(200);
    expect(await cli("keys", "revoke", id)).toMatchObject({ status: 0, stdout: `revoked ${id}\n` });
    await expectFollowed(() => statusOf(key), 401);
  });

  it("lists the keys without the keys themselves", async () => {
    const made = await cli("keys", "create", "--realm", "jobs");
    const { stdout } = await cli("keys", "list", "--realm", "jobs", "--json");
    const { keys } = JSON.parse(stdout) as { keys: { id: string; hint: string; realm: string }[] };
    expect(keys.length).toBeGreaterThan(0);
    expect(keys[0]).toMatchObject({ id: expect.stringMatching(/^key_/), realm: "jobs" });
    expect(stdout).not.toContain(made.stdout.trim());
  });

  it.each([
    [["keys"], "keys takes create, list, revoke or rotate-signing"],
    [["keys", "create"], "keys create needs --realm"],
    [
      ["keys", "create", "--realm", "moon"],
      "--realm must be one of jobs, gateway, evidence, products",
    ],
    [["keys", "create", "--realm", "jobs", "--email", "ada"], "--email must be an address such as"],
    [["keys", "create", "--realm", "jobs", "--tier", "pro"], "--tier is not for keys of jobs"],
    [["keys", "create", "--realm", "jobs", "spare"], 'nothing is known of "spare"'],
    [["keys", "revoke"], "keys revoke takes one id"],
    [["keys", "revoke", "key_1", "key_2"], "keys revoke takes one id"],
    [["keys", "list", "--colour"], "Unknown option '--colour'"],
    [["keys", "list", "--tier", "pro"], "Unknown option '--tier'"],
    [["keys", "toString"], "keys takes create, list, revoke or rotate-signing"],
    [["moon"], 'there is no command "moon"'],
  ])("answers %j with its usage and status 2", async (args, message) => {
    const { status, stdout, stderr } = await cli(...args);
    expect(status).toBe(2);
    expect(stdout).toBe("");
    expect(stderr).toContain(`gatehouse: ${message}`);
    expect(stderr).toContain("Usage:");
  });

  it("says that there is no such key, and changes nothing", async () => {
    expect(await cli("keys", "revoke", "key_000000000000000000000000")).toEqual({
      status: 1,
      stdout: "",
      stderr: "gatehouse: there is no live key key_000000000000000000000000\n",
    });
  });
});

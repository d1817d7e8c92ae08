import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, it } from "vitest";
import { openCli, runCli } from "../helpers/servers/run-cli.js";
import { tempFolder } from "../helpers/temp-folder.js";

const SERVER = fileURLToPath(new URL("../../dist/main.js", import.meta.url));
const folder = tempFolder();
const { run, close } = openCli();
afterAll(close);
const database = (name: string) => ({ DATABASE_URL: `sqlite:${join(folder, name)}` });

describe("gatehouse config", () => {
  it("shows what is in force and masks every secret", async () => {
    const { status, stdout } = await runCli(["config"], {
      DATABASE_URL: "postgres://ada:hunter2@127.0.0.1/gatehouse",
      MODEL_API_KEY: "sk-very-secret",
      PORT: "9000",
    });
    expect(status).toBe(0);
    expect(stdout).toContain("PORT=9000\n");
    expect(stdout).toContain("PUBLIC_URL=http://localhost:9000\n");
    expect(stdout).toContain("MODEL_API_KEY=***\n");
    expect(stdout).toContain("DATABASE_URL=postgres://ada:***@127.0.0.1/gatehouse\n");
    expect(stdout).not.toMatch(/hunter2|very-secret/);
  });

  it.each([
    ["MODEL_BASE_URL", "https://hunter2@models.example/v1"],
    ["PUBLIC_URL", "https://ada:hunter2@gate.example"],
    ["MARKET_DATA_URL", "https://data.example/{asset}?apikey=hunter2&from=2020"],
    ["GATEWAY_BACKENDS", '{"events":"http://ada:hunter2@10.0.0.5:9000"}'],
    ["DATABASE_URL", "postgres://ada:hunter2/@?#x@127.0.0.1/gatehouse"],
    ["SMTP_URL", "smtp://ada:hunter2@mail.example"],
  ])("shows no secret inside %s", async (name, value) => {
    const given = { MODEL_NAMES: "one", [name]: value };
    for (const line of [["config"], ["config", "--json"]]) {
      const { status, stdout, stderr } = await run(line, given);
      expect(status, stderr).toBe(0);
      expect(stdout).toContain(name);
      expect(stdout + stderr).not.toContain("hunter2");
    }
  });

  it.each([
    ["DATABASE_URL", "mysql://ada:hunter2@127.0.0.1/gatehouse"],
    ["DATABASE_URL", "postgres://ada:hunter2@:bad:/gatehouse"],
    ["MODEL_BASE_URL", "ftp://ada:hunter2@models.example"],
    ["GATEWAY_BACKENDS", '{"events":"ftp://ada:hunter2@ten"}'],
    ["SMTP_URL", "imap://ada:hunter2@mail.example"],
    ["SESSION_SECRET", "hunter2"],
  ])("repeats no secret of a %s that cannot be used", async (name, value) => {
    const given = { [name]: value };
    const answers = [await run(["migrate"], given), await runCli([], given, { program: SERVER })];
    for (const { status, stdout, stderr } of answers) {
      expect(status).toBe(1);
      expect(stderr).toContain(name);
      expect(stdout + stderr).not.toContain("hunter2");
    }
  });

  it("names every fault on a line of its own", async () => {
    const { status, stderr } = await run(["config"], { PORT: "80800", LOG_LEVEL: "loud" });
    expect(status).toBe(1);
    expect(stderr).toContain("gatehouse: PORT must be an integer from 0 to 65535\n");
    expect(stderr).toMatch(/gatehouse: LOG_LEVEL must be one of trace, .*silent\n/);
  });
});

describe("gatehouse migrate", () => {
  it("applies what is missing once", async () => {
    const first = await run(["migrate"], database("migrate.db"));
    expect(first.stdout).toContain("applied 0001_foundation.sql\n");
    const second = await run(["migrate"], database("migrate.db"));
    expect(second).toMatchObject({ status: 0, stdout: "the database is up to date\n" });
  });
});

import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, it } from "vitest";
import { nouns } from "../../src/cli/nouns.js";
import { openCli, runCli } from "../helpers/servers/run-cli.js";

const SERVER = fileURLToPath(new URL("../../dist/main.js", import.meta.url));
const runServer = (...args: readonly string[]) => runCli(args, {}, { program: SERVER });
const { run, close } = openCli();
afterAll(close);
const formsOf = (usage: readonly string[]) => usage.map((form) => form.trim());
const allForms = formsOf(nouns.flatMap(({ usage }) => usage));

describe("gatehouse help", () => {
  it.each([["--help"], ["-h"], ["help"]])(
    "shows every form of every command for %s",
    async (word) => {
      const { status, stdout, stderr } = await runCli([word], {});
      expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
      for (const form of allForms) expect(stdout).toContain(form);
      expect(stdout).toContain("--create");
    },
  );

  it.each(nouns)(
    "shows the forms of $name, and refuses what it does not know",
    async ({ name, usage, opensDatabase }) => {
      const asked = await runCli([name, "--help"], {});
      expect(asked).toMatchObject({ status: 0, stderr: "" });
      for (const form of formsOf(usage)) expect(asked.stdout).toContain(form);
      expect(asked.stdout.includes("--create")).toBe(opensDatabase === true);
      expect(asked.stdout).not.toContain(allForms.find((form) => !formsOf(usage).includes(form)));

      const refused = await run([name, "frobnicate", "--so-much"], {});
      expect(refused).toMatchObject({ status: 2, stdout: "" });
      expect(refused.stderr).toMatch(/^gatehouse: .+\n/);
      for (const form of formsOf(usage)) expect(refused.stderr).toContain(form);
    },
  );

  it("loads nothing of the server for its help, nor a library", async () => {
    const { stderr } = await runCli(["help"], { NODE_DEBUG: "esm" });
    expect(stderr).toContain("/dist/cli/nouns.js");
    expect(stderr).not.toMatch(/node_modules|\/dist\/(config|load|build-house)\.js/);
  });

  it("shows one command for help NAME", async () => {
    const { status, stdout } = await runCli(["help", "prices"], {});
    expect(status).toBe(0);
    expect(stdout).toContain("gatehouse prices import FILE");
    expect(stdout).not.toContain("gatehouse keys");
  });

  it.each([
    { line: [], says: "name a command" },
    { line: ["frobnicate"], says: 'there is no command "frobnicate"' },
    { line: ["help", "frobnicate"], says: 'there is no command "frobnicate"' },
    { line: ["--frobnicate"], says: 'there is no command "--frobnicate"' },
  ])("names what there is for $line", async ({ line, says }) => {
    const { status, stdout, stderr } = await runCli(line, {});
    expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
    expect(stderr.startsWith(`gatehouse: ${says}\n`)).toBe(true);
    for (const form of allForms) expect(stderr).toContain(form);
  });

  it("tells the version", async () => {
    const { status, stdout } = await runCli(["--version"], {});
    expect(status).toBe(0);
    expect(stdout).toMatch(/^gatehouse \d+\.\d+\.\d+ \(\S+\)\n$/);
  });
});

describe("the server's own program", () => {
  it("answers questions instead of serving", async () => {
    const help = await runServer("--help");
    expect(help).toMatchObject({ status: 0, stderr: "" });
    for (const form of allForms) expect(help.stdout).toContain(form);
    expect(await runServer("--version")).toEqual(await runCli(["--version"], {}));
  });

  it.each([["--port=9000"], ["keys"]])("refuses %s and names what there is", async (word) => {
    const { status, stdout, stderr } = await runServer(word);
    expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
    expect(stderr).toContain(word.split("=")[0]);
    expect(stderr).toContain("gatehouse serve");
  });
});

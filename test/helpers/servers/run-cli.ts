import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

const CLI = fileURLToPath(new URL("../../../dist/cli/main.js", import.meta.url));

export interface CliAnswer {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/**
 * Runs the built `gatehouse` command, or another program of the build, with nothing in its environment
 * but what is given. It does not look for a server unless there is a port.
 */
export async function runCli(
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
  { program = CLI, cwd }: { readonly program?: string; readonly cwd?: string } = {},
): Promise<CliAnswer> {
  const child = spawn(process.execPath, [program, ...args], {
    cwd,
    env: { PATH: process.env.PATH, PORT: "0", ...environment },
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

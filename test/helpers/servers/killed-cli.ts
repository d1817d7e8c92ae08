import { spawn } from "node:child_process";
import { once } from "node:events";
import { CLI } from "./run-cli.js";

/** Runs the built command and kills it as soon as it says something on standard error. */
export async function killCliAt(
  text: string,
  args: readonly string[],
  {
    environment,
    signal,
  }: { environment: Readonly<Record<string, string>>; signal: NodeJS.Signals },
): Promise<{ readonly status: number | null; readonly signal: NodeJS.Signals | null }> {
  const child = spawn(process.execPath, [CLI, ...args], {
    env: { PATH: process.env.PATH, PORT: "0", ...environment },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  child.stderr.setEncoding("utf8").on("data", (part: string) => {
    said += part;
    if (said.includes(text)) child.kill(signal);
  });
  await once(child, "close");
  return { status: child.exitCode, signal: child.signalCode };
}

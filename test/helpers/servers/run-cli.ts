import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

/** The built program of the command. */
export const CLI = fileURLToPath(new URL("../../../dist/cli/main.js", import.meta.url));

type Environment = Readonly<Record<string, string>>;

export interface CliAnswer {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface CliOptions {
  readonly program?: string;
  readonly cwd?: string;
  /** Whose rights it has, which root may choose; those of this process unless given. */
  readonly user?: number;
}

/**
 * Runs the built `gatehouse` command, or another program of the build, with nothing in its environment
 * but what is given. It does not look for a server unless there is a port.
 */
export async function runCli(
  args: readonly string[],
  environment: Environment,
  { program = CLI, cwd, user }: CliOptions = {},
): Promise<CliAnswer> {
  const child = spawn(process.execPath, [program, ...args], {
    cwd,
    ...(user === undefined ? {} : { uid: user, gid: user }),
    env: environmentOf(environment),
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

const LINES = fileURLToPath(new URL("./cli-lines.mjs", import.meta.url));

/** One process that runs lines of the command, one after another. */
export interface OpenCli {
  run(
    args: readonly string[],
    environment: Environment,
    options?: Pick<CliOptions, "cwd">,
  ): Promise<CliAnswer>;
  close(): void;
}

/**
 * Starts a process that loads the built command once and runs many lines of it, each with an environment
 * and a folder of its own. It answers what `runCommand` does and writes: what the program adds, which is
 * its exit status, signals and its end though something is under way, is seen by `runCli` alone.
 */
export function openCli(): OpenCli {
  const child = spawn(process.execPath, [LINES], {
    env: environmentOf({}),
    stdio: ["pipe", "pipe", "inherit"],
  });
  const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    async run(args, environment, { cwd } = {}) {
      const line = { args, environment: environmentOf(environment), cwd };
      child.stdin.write(`${JSON.stringify(line)}\n`);
      const { value, done } = await answers.next();
      if (done) throw new Error("the process of the command ended");
      return JSON.parse(value) as CliAnswer;
    },
    close: () => child.stdin.end(),
  };
}

/** Nothing of this process but where programs are; no server is looked for unless there is a port. */
function environmentOf(environment: Environment): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH, PORT: "0", ...environment };
}

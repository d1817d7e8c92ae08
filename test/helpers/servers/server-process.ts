import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { fileURLToPath } from "node:url";

const MAIN = fileURLToPath(new URL("../../../dist/main.js", import.meta.url));
const START_MS_MAX = 150_000;
const PORT_TRIES_MAX = 3;
/** Each call takes time from the server that starts, where there are few cores. */
const POLL_MS = 25;

export interface ServerProcess {
  readonly url: string;
  readonly process: ChildProcess & { readonly pid: number };
  /** From the spawn to the first 200 of /health. */
  readonly startMs: number;
  /** What it wrote to stdout and stderr so far. */
  output(): string;
  /** Waits for the end; answers the exit code, or null after a signal. */
  ended(): Promise<number | null>;
  /** Sends a signal and waits for the end. */
  stop(signal: NodeJS.Signals): Promise<number | null>;
}

/** Starts the built server, or that of another build, on a free loopback port and waits until it is healthy. */
export async function startServer(
  environment: Readonly<Record<string, string>>,
  main = MAIN,
): Promise<ServerProcess> {
  const { PORT: port } = environment;
  if (port !== undefined) return startOn(port, environment, main);
  for (let tries = 1; ; tries += 1) {
    try {
      return await startOn(String(await freePort()), environment, main);
    } catch (error) {
      // Whoever asked for any port meanwhile may have been given this one.
      if (tries === PORT_TRIES_MAX || !String(error).includes("EADDRINUSE")) throw error;
    }
  }
}

async function startOn(
  port: string,
  environment: Readonly<Record<string, string>>,
  main: string,
): Promise<ServerProcess> {
  const url = `http://127.0.0.1:${port}`;
  const startedAt = performance.now();
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH, PORT: port, PUBLIC_URL: url, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const chunks: Buffer[] = [];
  child.stdout.on("data", (chunk: Buffer) => chunks.push(chunk));
  child.stderr.on("data", (chunk: Buffer) => chunks.push(chunk));
  const output = () => Buffer.concat(chunks).toString();
  const ended = once(child, "exit");

  for (;;) {
    // A connection that is kept for more requests is waited for, for a second, by a server that ends.
    const healthy = await fetch(`${url}/health`, { headers: { connection: "close" } }).then(
      (reply) => reply.ok,
      () => false,
    );
    if (healthy) break;
    const isEnded = child.exitCode !== null || child.signalCode !== null;
    if (isEnded || performance.now() - startedAt > START_MS_MAX) {
      child.kill("SIGKILL");
      throw new Error(`the server did not start:\n${output()}`);
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  const exitCode = async () => {
    await ended;
    return child.exitCode;
  };
  return {
    url,
    process: child as ServerProcess["process"],
    startMs: performance.now() - startedAt,
    output,
    ended: exitCode,
    stop(signal) {
      if (child.exitCode === null && child.signalCode === null) child.kill(signal);
      return exitCode();
    },
  };
}

/** A loopback port that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (typeof address !== "object" || address === null) throw new Error("no port is free");
  return address.port;
}

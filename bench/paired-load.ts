// Load on servers of this machine by wrk, in rounds that take every contender in random order. The
// figure of merit is the CPU time of the server for a request, because wall clock moves with whatever
// else the machine does; contenders are compared within a round.
import { execFileSync, spawn } from "node:child_process";
import { readFileSync } from "node:fs";

const TICK_US = 10_000;
const CONNECTIONS = 32;
const WARM_SECONDS = 8;

export interface Contender {
  readonly name: string;
  readonly pid: number;
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** A script of wrk that makes the requests. */
  readonly script?: string;
}

/** CPU microseconds for each request, by contender, one for each round. */
export type Costs = ReadonlyMap<string, readonly number[]>;

/** CPU time that a process and its children have used, in microseconds. */
export function cpuUs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ");
  const own = (Number(fields[11]) + Number(fields[12])) * TICK_US;
  return children.filter(Boolean).reduce((sum, child) => sum + cpuUs(Number(child)), own);
}

function load({ url, headers = {}, script }: Contender, seconds: number): number {
  const args = ["-c", "1", "wrk", "-t1", `-c${CONNECTIONS}`, `-d${seconds}s`];
  for (const [name, value] of Object.entries(headers)) args.push("-H", `${name}: ${value}`);
  if (script) args.push("-s", script);
  const output = execFileSync("taskset", [...args, url], { encoding: "utf8" });
  if (/Non-2xx|Socket errors/.test(output)) throw new Error(`${url}:\n${output}`);
  return Number(/(\d+) requests in/.exec(output)?.[1]);
}

/** Loads every contender once to warm it, then in each round once in random order. */
export function measure(
  contenders: readonly Contender[],
  { rounds, seconds }: { rounds: number; seconds: number },
): Costs {
  const costs = new Map<string, number[]>(contenders.map(({ name }) => [name, []]));
  // A large program needs many seconds until its hot paths are compiled.
  for (const contender of contenders) load(contender, WARM_SECONDS);
  for (let round = 0; round < rounds; round++) {
    const order = contenders
      .map((contender) => ({ contender, place: Math.random() }))
      .sort((a, b) => a.place - b.place);
    for (const { contender } of order) {
      const before = cpuUs(contender.pid);
      const requests = load(contender, seconds);
      costs.get(contender.name)?.push((cpuUs(contender.pid) - before) / requests);
    }
  }
  return costs;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** The median over the rounds of one contender's cost over another's in the same round. */
export function ratio(costs: Costs, name: string, reference: string): number {
  const references = costs.get(reference) ?? [];
  return median(
    (costs.get(name) ?? []).map((cost, round) => cost / (references[round] ?? Number.NaN)),
  );
}

/** A process pinned to the first core, whose output is thrown away. */
export function startPinned(command: string, args: readonly string[], environment: object = {}) {
  const child = spawn("taskset", ["-c", "0", command, ...args], {
    env: { ...process.env, ...environment },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let errors = "";
  child.stderr.on("data", (chunk: Buffer) => {
    errors += chunk.toString();
  });
  return { pid: child.pid ?? 0, errors: () => errors, stop: () => child.kill("SIGTERM") };
}
